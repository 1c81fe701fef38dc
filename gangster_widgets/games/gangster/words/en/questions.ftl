## Questions: what each kind asks, and how its answer is given

kind-points = points of a reckoning
kind-order = the order of the gangs
kind-field = which fields are taken next
kind-reach = where a car can drive
kind-load = whom a car may load
kind-best = the best action
kind-legal = what is allowed
question-points = The reckoning comes now. How many points does each gang get { IN($district) }?
question-points-all = The reckoning comes now. How many points does each gang get in all the districts shown together?
question-order = In which order do the gangs { IN($district) } stand, the first place first? Name all of them, even those for whom no number is left.
question-order-after = { $number ->
    [one] Set down { IN($district) }: { NAMES($gangs) }.
   *[other] Set down { IN($district) } one after another: { NAMES($gangs) }.
} In which order do the gangs there stand after that, the first place first? Name all of them, even those for whom no number is left.
question-field = { $number ->
    [one] Set down { IN($district) }, if possible: { NAMES($gangs) }. Which field does the gangster take?
   *[other] Set down { IN($district) } one after another, as far as possible: { NAMES($gangs) }. Which fields do they take?
}
question-reach = At which locations may a drive of { NAME($gang) } end?
question-reach-card = { NAME($gang) } drives with the { $card }{ $equipment ->
    [nothing-at-all] .
   *[other] { "" } and may use its equipment.
} At which locations may the drive end?
question-load = Which gangsters may { NAME($gang) } load now?{ $nobody }
load-nobody-there = { " " }No gangster stands { IN($place) }.
question-best = { NAME($gang) } has one action, then the reckoning comes at once. Which action gives the largest lead: what { NAME($gang) } has then, less what the best of the others has?{ $persons ->
    [2] { " " }The two gangs of a person count together.
   *[other] { "" }
}
as-good-best = Any other action with the same lead is right too.
question-legal = It is the turn of { NAMES($turn) }. Which of these actions are allowed now?{ EACH($actions) }
how-points = a number for each gang, such as: yellow 10, grey 8 (a gang left out gets nothing)
how-order = gangs one after another, such as: yellow, grey (without those that have nobody there)
how-field = field numbers one after another, such as: 7 8 3 (the list ends where nobody can be set down)
how-reach = locations in any order, such as: The Loop, West Side
how-load = locations with field numbers in any order, such as: North Side 5, The Loop 2
how-best = one action in words, such as: yellow drives 3 to The Loop
how-legal = the allowed actions in their words, separated by semicolons

## Reasons of answers

order = { $district }: the order is { NAMES($gangs) }.
at-place = { NAME($gang) } takes the { $nth ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} place { IN($district) }.
set-down = { IN($district, start: 1) } { $number ->
    [one] the gangster takes field
   *[other] the gangsters take, one after the other, fields
} { LIST($fields) }.
nobody-set-down = { NAME($gang) } cannot be set down { IN($district) }.
allowed-are = Allowed: { $number } of { $of }.
allowed = Allowed: { $action }.
not-allowed = Not allowed: { $action }.
best = The largest lead { NAME($gang) } can have is { $lead }; { $number ->
    [one] one action leads
   *[other] { $number } actions lead
} there.
only-the-other = { NAME($gang) } itself can do nothing; only the other gang of the same person can act.
lead = After “{ $action }”: { $own } less { $other } makes { $lead }.

## What questions need

ask-district = This position says nothing of { THE($district) }. It can be asked about: { $districts ->
    [nothing-at-all] no district.
   *[other] { LIST($districts) }.
}
ask-no-district = This position shows no district that could be asked about.
ask-car = This position says nothing of the car “{ $car }”. It can be asked about: { $cars ->
    [nothing-at-all] no car.
   *[other] { LIST($cars) }.
}
ask-card = The { $card } does not lie face up; face up are: { LIST($cards) }.
ask-unload-full = Not all of them can be set down { IN($district) }: number { $nth } finds no field.
ask-casino = A “?” stands on the tablet of { THE($district) }: the position must say what it counts, under “casino”.
ask-action-car = This position says nothing of the car that acts in “{ $action }”.
ask-action-twice = “{ $action }” is listed here a second time.
