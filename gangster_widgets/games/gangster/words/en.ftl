### What the engine of Gangster says, one message a reason. NAME() gives the name of a gang or a piece of equipment,
### NAMES() several of them, LIST() places and numbers as they are.

## Names

name-Y = Yellow
name-G = Grey
name-N = Brown
name-B = Blue
name-E = Green
name-yellow = { name-Y }
name-grey = { name-G }
name-brown = { name-N }
name-blue = { name-B }
name-green = { name-E }
name-bodyguard = bodyguard
name-engine = engine
name-tommy-gun = tommy gun
name-trunk = trunk
name-bumper = bumper
name-door = door

## Fields and gaps

first-field = Nobody stands in { $district }: the first gangster comes to the arrow field, field 1.
after-last-standing = In reading order the hindmost gangster in { $district } stands on field { $standing }: the next one comes directly after, to field { $field }.
last-field-empty = The last field of { $district }, field { $last }, is empty, so no gap is filled.
last-field-taken = { NAME($gang) } stands on the last field of { $district }, field { $last }.
first-gap = The last field is taken, so the first gap in reading order is filled: field { $field }. Gaps in { $district }: field { LIST($gaps) }.
others-gap = By the ruling played here, only a gangster of the colour on the last field of { $district } fills a gap. On field { $last } stands { NAME($holder) }, not { NAME($gang) }.
tablet-full = All { $last } fields of { $district } are taken: nobody can be set down there.
one-field-left = Only one field is free in { $place }: the second gangster has nowhere to go.

## Driving

reach = { NAME($gang) } stands in { $at }. A drive can end in: { LIST($ends) }.
reach-nothing = { NAME($gang) } stands in { $at }, and no drive is possible.
way = { $steps ->
    [one] One step leads
   *[other] { $steps } steps lead
} to { $to }: { ROUTE($way) }.
way-with-engine = The { $card } and one step more for the engine lead to { $to }: { ROUTE($way) }.
no-such-card = { NAME($gang) } has no movement card { $card }; the cards are { LIST($cards) }.
card-used = The { $card } of { NAME($gang) } has been used and lies face down; face up: { LIST($cards) }.
no-engine = { NAME($gang) } has no engine and cannot drive one step further.
no-such-place = There is no { $place } on this map.
closed = { $place } is closed in this game: no drive ends there.
not-through-closed = { $to } lies { $steps ->
    [one] one step
   *[other] { $steps } steps
} away only on a way through { $place }, and that is closed in this game.
no-way-back = From { $at } to { $to } in { $steps ->
    [one] one step
   *[other] { $steps } steps
}, a drive would have to use a connection twice.
not-exact = From { $at } no way of exactly { $steps ->
    [one] one step
   *[other] { $steps } steps
} leads to { $to }.
drove = { NAME($gang) } turns the { $card } face down and drives to { $to }: { ROUTE($way) }.
drove-with-engine = { NAME($gang) } turns the { $card } face down, adds one step for the engine and drives to { $to }: { ROUTE($way) }.

## Loading and unloading

loaded = { NAME($gang) } loads a gangster of its own from field { $field } in { $place }; he rides in the car.
loaded-into-trunk = { NAME($gang) } loads the gangster of { NAME($loaded) } from field { $field } in { $place } into the trunk.
loaded-by-gun = From { $at } the tommy gun of { NAME($gang) } loads the gangster of { NAME($loaded) } from field { $field } in { $place } next door into the trunk.
unloaded = { NAME($gang) } unloads { NAMES($gangsters) } in { $place }, to field { LIST($fields) }.
may-load = { NAME($gang) } may load the gangster of { NAME($who) } from field { $field } in { $place }.
may-load-by-gun = From { $at } the tommy gun of { NAME($gang) } reaches the gangster of { NAME($who) } on field { $field } in { $place }.
loadable = { NAME($gang) } may load { $number ->
    [one] one gangster
   *[other] one of { $number } gangsters
}.
nothing-loadable = { NAME($gang) } may load nobody.
in-reach = { NAME($gang) } reaches tablets only in { LIST($places) }.
harbour-has-no-tablet = { $place } is the harbour: it has no tablet, and apart from dumping nobody is loaded or unloaded there.
tablet-unknown = This position says nothing of the tablet in { $place }.
gun-silent-at-harbour = { NAME($gang) } stands at { $harbour }: the tommy gun is not used from the harbour.
closed-to-cargo = { $place } is closed in this game: nobody is loaded or unloaded there.
not-where-the-car-is = The car of { NAME($gang) } stands in { $at }, not in { $place }.
gun-not-from-harbour = { NAME($gang) } stands in { $harbour }: from the harbour the tommy gun does not reach { $place }.
gun-not-that-far = No connection joins { $at } and { $place }: the tommy gun of { NAME($gang) } does not reach that far.
gun-not-for-own = On field { $field } in { $place } stands a gangster of { NAME($gang) }; the tommy gun is for other gangs only.
no-such-field = { $place } has no field { $field }; the fields are 1 to { $last }.
nobody-there = Nobody stands on field { $field } in { $place }.
trunk-full = The gangster of { NAME($who) } on field { $field } in { $place } would ride in the trunk of { NAME($gang) }. It has { $room ->
    [one] one place
   *[other] { $room } places
}, and in it there is already: { NAMES($trunk) }.
shielded = The car of { NAME($owner) } stands in { $place } with a bodyguard: no other boss may load the gangster of { NAME($owner) } from field { $field }.
nobody-named = { NAME($gang) } would have to unload somebody.
one-a-turn = { $number } gangsters are too many: one a turn is unloaded, two of one’s own with the door.
two-need-door = { NAME($gang) } has no door: only one gangster a turn is unloaded.
two-own-only = The door lets two gangsters out only if both are { NAME($gang) }.
not-aboard = { $number ->
    [one] For this, { NAME($gang) } needs a gangster of its own aboard, and
   *[other] For this, { NAME($gang) } needs { $number } gangsters of its own aboard, and
} { $aboard ->
    [0] there is none.
    [one] there is only one.
   *[other] there are only { $aboard }.
}
not-in-trunk = { $trunk ->
    [nothing-at-all] The trunk of { NAME($gang) } is empty: there is no { NAME($other) } to unload.
   *[other] Too few of { NAME($other) } in the trunk of { NAME($gang) }; in it there is: { NAMES($trunk) }.
}

## Equipment and harbour

pushed = The bumper of { NAME($gang) } pushes the car of { NAME($other) } from { $place } to { $to }.
swapped = By the ruling played here { NAME($gang) } changes places: the car of { NAME($other) } goes to { $to }, that of { NAME($gang) } to { $place }.
no-bumper = { NAME($gang) } has no bumper.
bumper-not-yet = { NAME($gang) } takes the bumper only with this drive: it is used from the next turn on.
bumper-not-itself = The bumper moves another car, not that of { NAME($gang) } itself.
bumper-no-car-there = The car of { NAME($other) } does not stand in { $place }, where the drive ends.
bumper-no-car-next-door = The car of { NAME($other) } does not stand next door to { $place }, where the drive ends.
bumper-not-next-door = No connection joins { $place } and { $to }: the bumper pushes to a neighbouring place only.
bumper-swap-only = By the ruling played here the bumper changes places: { NAME($other) } would come to { $place }, where the drive ends.
bumper-swap-needs-ruling = The bumper pushes the car of { NAME($other) } away; changing places is a ruling that is not played here.
bumper-into-closed = { $place } is closed in this game: no car is pushed there.
dumped = { NAME($gang) } dumps { NAMES($gangsters) } at the harbour, out of the game.
taken = { NAME($gang) } takes the { NAME($kind) }. On display there had been: { NAMES($display) }.
nothing-to-take = { NAME($gang) } takes nothing, and the equipment stays as it is: { $display ->
    [nothing-at-all] nothing is left on display.
   *[other] on display there is only what that car has already, { NAMES($display) }.
}
slid-out = With a new piece on the left, the { NAME($kind) } of { NAME($gang) } slides out on the right and leaves the game.
refilled = The display is filled up: { NAMES($kinds) }.
not-refilled = The supply is empty: the display is not filled up.
three-alike = Three alike lie on display, { NAME($kind) }: all three leave the game.
dump-elsewhere = { NAME($gang) } ends in { $place }; gangsters are dumped only in { $harbour }.
dump-not-aboard = { NAMES($gangsters) } cannot be dumped. { $trunk ->
    [nothing-at-all] The trunk of { NAME($gang) } is empty.
   *[other] In the trunk of { NAME($gang) } there is only: { NAMES($trunk) }.
}
take-elsewhere = { NAME($gang) } ends in { $place }; equipment is taken only in { $harbour }.
must-take = { NAME($gang) } must take a piece of equipment; possible: { NAMES($kinds) }.
not-on-display = There is no { NAME($kind) } on display. { $display ->
    [nothing-at-all] Nothing is left there.
   *[other] On display: { NAMES($display) }.
}
has-kind = { NAME($gang) } has the { NAME($kind) } already and may not take a second one.

## The reckoning

board = The reckoning of { $districts ->
    [one] one district
   *[other] { $districts } districts
}.
district = { $district }: { $number ->
    [one] one gang is
   *[other] { $number } gangs are
} there.
nobody = Nobody stands in { $district }: nobody gets anything.
gang = { NAME($gang) } is at place { $nth } in { $district } and gets { $points ->
    [one] one point
   *[other] { $points } points
}.
left-out = { NAME($gang) } is at place { $nth } in { $district } and gets nothing.
number = { NAME($gang) } has { $number ->
    [one] one gangster
   *[other] { $number } gangsters
} here.
tie = Equally many gangsters: the highest rank decides. The highest gangster of { NAME($gang) } has rank { $rank }; of { NAMES($rivals) }: { LIST($ranks) }.
place = Place { $nth } takes the { $nth ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} number from the left: { $printed }.
place-casino = Place { $nth } takes the { $nth ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} number from the left: a “?”.
no-place-left = The tablet has { $places ->
    [one] only one number
   *[other] only { $places } numbers
}: nothing is left for place { $nth }.
casino = The casino card makes every “?” a { $casino }.
doubler = A doubler lies in { $district }: the number counts twice.
together = { NAMES($gangs) } belong to the same person: together { $points ->
    [one] one point
   *[other] { $points } points
}.

## The course of the game

start = { NAME($gang) } starts with a gangster each in { $district } and { $other }, and with the car in { $district }.
turn = The turn of { NAME($gang) }.
cards-up = All cards of { NAME($gang) } are used: { LIST($cards) } are turned up again.
policeman = The card shows a policeman: nothing happens.
doubled = The card shows { $district }: a doubler goes there, number { $doublers } on the board.
no-card-left = No district card is left to draw.
stage-over = With doubler number { $doublers } stage { $stage } is over at once. { NAME($gang) } has brought about the day of reckoning.
casino-drawn = { NAME($gang) } draws the casino card: every “?” counts { $casino }.
influence = { NAMES($gangs) }: { $points } more, now { $influence } influence.
next-stage = Stage { $stage } begins: all doublers come off. Next turn: { NAMES($gangs) }.
new-gangsters = Each gang gets { $number ->
    [one] one new gangster
   *[other] { $number } new gangsters
}.
first-doubler = By lot the first doubler of the stage goes to { $district }; then { $police ->
    [one] one policeman is
   *[other] { $police } policemen are
} mixed into the other district cards.
first-doubler-next = { first-doubler }
game-over = The third day of reckoning is over. Most influence, { $influence }: { NAMES($gangs) }.
lost = { NAMES($gangs) }: nothing at all can be done, and the turn is lost.
game-is-over = The game is over.
not-in-play = { NAME($gang) } is not in play.
not-its-turn = It is not the turn of { NAME($gang) }. To act now: { NAMES($turn) }.
no-car = This position says nothing of the car of { NAME($gang) }.
can-still-act = A turn is not passed. Something can still be done by: { NAMES($gangs) }.

## Actions that cannot be read

words-verb = “{ $words }” is no action. An action reads, for example: yellow drives 3 to The Loop - yellow loads North Side 5 - yellow unloads yellow.
words-drive = “{ $words }” is no drive. A drive reads, for example: drives 3 to The Loop, or, with the engine: drives 3+1 to The Loop.
words-twice = “{ $words }” says the same thing a second time.
words-clause = “{ $words }” cannot follow a drive. It can be followed by: pushes grey to The Loop - swaps with grey - dumps blue - takes engine.
words-kind = “{ $words }” is no equipment. The kinds are { LIST($kinds) }.
words-load = “{ $words }” is no loading. It reads, for example: loads North Side 5.
words-colour = “{ $words }” is no gang. The gangs are { LIST($colours) }.
words-tablet = “{ $words }” is no tablet. A tablet reads, for example: 5 4 2 ? @4x4 x2 : EBNY GYNY G...
tablet-place = A place on a tablet is a whole number from 1, or "?" in quotation marks: “{ $found }” is neither.
tablet-size = A tablet of { $number } fields is too large; it can have { $most } at most.
fields-letter = “{ $letter }” stands for no gang. The letters are { LIST($letters) }, and . for an empty field.
fields-too-many = { $number } fields are named, but the tablet has { $size }.

## Component files and positions

components-one-document = The file holds { $number } documents; a component file is one.
components-letters = The gangs and their letters are: yellow Y, grey G, brown N, blue B, green E.
components-place-twice = “{ $thing }” stands twice among the places; each has a name of its own.
components-unknown-place = “{ $place }” is no place of this map.
components-road-to-itself = The connection joins { $place } with itself; it joins two different places.
components-road-twice = The connection of { $one } and { $other } stands here a second time.
components-no-road = No connection leads to { $place }.
components-not-connected = The map falls apart: every place must be reachable from every other.
components-not-connected-without = Without { $place }, which is closed with three players, the map falls apart.
components-no-position = { $place } has no position; either every place has one, or leave out “positions”.
components-too-few-districts = { $number } districts are too few: five gangs start from two each, so it takes { $need }.
components-too-many-doublers = { $closed ->
    [nothing-at-all] { $doublers } doublers cannot lie on { $districts } districts.
   *[other] With three players { $closed } is closed: { $doublers } doublers cannot lie on the other { $districts } districts.
}
components-tablet-twice = The tablet id “{ $thing }” stands twice.
components-too-few-tablets = { $number } tablets are too few: every district needs one, so it takes { $need }.
components-too-little-equipment = That is too little equipment: three pieces on display and one for each of five gangs take { $need }.
components-card-twice = The movement card { $thing } stands twice; each card is a number of its own.
components-police-missing = It must be said how many policemen are in play with { $players } players.
components-police-number = “{ $found }” is no number of policemen; it is a whole number from 0 to 100.
components-too-many-police = With { $players } players more policemen would be in play than the { $police } there are.
components-greek-town = By the rulebook’s example the places where a drive of 3 from Greek Town can end are { LIST($right) }; on this map they are { LIST($ends) }.
components-no-way-home = By the rulebook a drive of 4 can come back to where it started from most places; on this map only from { $number } of { $places }.
board-size = A map has { $fewest } to { $most } places; this one has { $number }.
board-harbour = The harbour “{ $place }” is no place of this map; one of the connected places is.
position-tablet = “{ $found }” is no tablet; it is the id of one, or a mapping with places, rows and columns.
position-unknown-tablet = There is no tablet “{ $tablet }”. There are { LIST($tablets) }.
position-tablet-twice = The tablet { $tablet } lies in two districts; there is one of each.
position-colours = { $players } players take { $need } different colours; { $number } are named.
position-persons-only-two = Only two players have two colours each; with more, leave out “persons”.
position-persons = The two persons must have two of the colours in play each.
position-not-in-play = { $colour } is not in play; in play are { LIST($colours) }.
position-unknown-place = “{ $place }” is no place of this map. The places are { LIST($places) }.
position-closed = { $place } is closed with three players: nothing stands or lies there.
position-harbour-tablet = { $place } is the harbour and has no tablet.
position-doublers = { $number } districts are doubled, but there are only { $most } doublers.
position-casino = The casino card is { $casino }; there are none above { $most }.
position-cards = The cards that are face up are some of { LIST($cards) }, each once.
position-own-in-trunk = A gangster of { $colour } does not ride in its own trunk but in the car: count it under “aboard”.
position-equipment-twice = The two pieces of equipment must be different; { $kind } stands there twice.
position-gangsters = There are { $number } gangsters of { $colour }; there can be { $most } at most.
position-equipment = There are { $number } pieces of { $kind }; the box holds { $most }.
position-three-alike = Three pieces of { $kind } cannot lie on display together: three alike leave the game.

## Questions: what each kind asks, and how its answer is given

kind-points = points of a reckoning
kind-order = the order of the gangs
kind-field = which fields are taken next
kind-reach = where a car can drive
kind-load = whom a car may load
kind-best = the best action
kind-legal = what is allowed
question-points = The reckoning comes now. How many points does each gang get in { $district }?
question-points-all = The reckoning comes now. How many points does each gang get in all the districts shown together?
question-order = In which order do the gangs stand in { $district }, the first place first?
question-field = In { $district } are set down one after another: { NAMES($gangs) }. On which fields do they come to stand?
question-reach = In which places may a drive of { NAME($gang) } end?
question-reach-card = { NAME($gang) } drives with the { $card }. In which places may the drive end?
question-load = Which gangsters may { NAME($gang) } load now?
question-best = { NAME($gang) } has one action, then the reckoning comes at once. Which action gives the largest lead?
question-legal = It is the turn of { NAMES($turn) }. Which of these actions are allowed now?{ EACH($actions) }
how-points = a number for each gang, such as: yellow 10, grey 8 (a gang left out gets nothing)
how-order = gangs one after another, such as: yellow, grey
how-field = field numbers one after another, such as: 7 8 3 (the list ends where nobody can be set down)
how-reach = places in any order, such as: The Loop, West Side
how-load = places with field numbers in any order, such as: North Side 5, The Loop 2
how-best = one action in words, such as: yellow drives 3 to The Loop
how-legal = the allowed actions in their words, separated by semicolons

## Reasons of answers

order = { $district }: the order is { NAMES($gangs) }.
at-place = { NAME($gang) } is at place { $nth } in { $district }.
set-down = In { $district } they come to stand on field { LIST($fields) }.
nobody-set-down = { NAME($gang) } cannot be set down in { $district }.
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

ask-district = This position says nothing of { $district }. It can be asked about: { $districts ->
    [nothing-at-all] no district.
   *[other] { LIST($districts) }.
}
ask-no-district = This position shows no district that could be asked about.
ask-car = This position says nothing of the car “{ $car }”. It can be asked about: { $cars ->
    [nothing-at-all] no car.
   *[other] { LIST($cars) }.
}
ask-card = The { $card } does not lie face up; face up are: { LIST($cards) }.
ask-casino = A “?” stands on the tablet of { $district }: the position must say what it counts, under “casino”.
ask-action-car = This position says nothing of the car that acts in “{ $action }”.
ask-action-twice = “{ $action }” stands here a second time.

## What lies on the table

seen-players = { $players } players.
seen-person = One person plays: { NAMES($gangs) }.
seen-car = Car of { NAME($gang) }: { $place }; cards face up { LIST($cards) }
seen-aboard = aboard { $aboard }
seen-trunk = in the trunk { NAMES($trunk) }
seen-equipment = equipment { NAMES($equipment) }
seen-display = On display at the harbour: { NAMES($display) }
seen-score = { NAME($gang) } { $influence }
seen-influence = Influence: { LIST($scores) }
seen-casino = Every “?” counts { $casino }.
seen-ruling = Played otherwise here: { $ruling }

## Wrong ideas that people hold: the belief in one sentence

belief-doubler-forgotten = The doubler changes nothing: the numbers count as they are printed.
belief-casino-forgotten = A “?” counts nothing.
belief-casino-not-doubled = The doubler doubles printed numbers only, not a “?”.
belief-tie-lower-rank = Of equally many, the gang whose highest gangster stands lower goes first.
belief-tie-first-come = Of equally many, the gang that came first goes first: the one with a gangster on the lowest field.
belief-tie-sum-of-ranks = Of equally many, the gang with the larger sum of ranks goes first.
belief-tie-shared = Gangs with equally many share the place: each gets the first of the places they take up together.
belief-rank-before-number = The highest gangster decides, however many there are.
belief-biggest-number-first = The numbers are handed out by size, the largest first, instead of from the left.
belief-winner-takes-all = Only the first place gets anything.
belief-gap-at-once = A gangster always goes to the first empty field.
belief-gap-never = Gaps are never filled: once the last field is taken, nobody can be set down.
belief-gap-from-the-end = Once the last field is taken, the gap nearest to the end is filled first.
belief-gap-same-gang = Gaps are filled only by the gang that stands on the last field.
belief-gap-any-gang = Gaps are filled by any gang, whoever stands on the last field.
belief-stops-early = A drive may end earlier than the card says.
belief-back-and-forth = A connection may be used again in the same drive, there and back.
belief-shortest-way-only = A place counts only if there is no shorter way to it.
belief-never-the-same-place-twice = A drive may not meet the same place twice, so it never comes home.
belief-engine-forgotten = The engine adds nothing.
belief-engine-compulsory = The engine always adds one step.
belief-trunk-ignored = A full trunk is no hindrance.
belief-bodyguard-ignored = The bodyguard protects nobody.
belief-bodyguard-too-strong = Where a bodyguard stands, not even his own boss may load his own gangsters.
belief-gun-forgotten = Gangsters are loaded only where the car stands, tommy gun or not.
belief-gun-for-own = The tommy gun fetches one’s own gangsters from next door too.
belief-gun-from-harbour = The tommy gun reaches out of the harbour too.
belief-dumping-compulsory = Whoever stops at Gold Coast must dump everybody in the trunk.
belief-equipment-optional = At Gold Coast equipment may be taken or left.
belief-trunk-to-harbour-only = Gangsters in the trunk can only be got rid of at the harbour.
mistake-doubler-forgotten = The doubler forgotten
mistake-casino-forgotten = The “?” forgotten
mistake-casino-not-doubled = The “?” not doubled
mistake-tie-lower-rank = Tie: the lower rank first
mistake-tie-first-come = Tie: first come, first served
mistake-tie-sum-of-ranks = Tie: the larger sum of ranks
mistake-tie-shared = Tie: the place shared
mistake-rank-before-number = Rank before number
mistake-biggest-number-first = The largest number first
mistake-winner-takes-all = Winner takes all
mistake-gap-at-once = Gaps filled at once
mistake-gap-never = Gaps never filled
mistake-gap-from-the-end = Gaps filled from the end
mistake-gap-same-gang = Gaps for the last field’s gang
mistake-gap-any-gang = Gaps for any gang
mistake-stops-early = Drive ended too early
mistake-back-and-forth = There and back again
mistake-shortest-way-only = Only the shortest way
mistake-never-the-same-place-twice = Never the same place twice
mistake-engine-forgotten = The engine forgotten
mistake-engine-compulsory = The engine compulsory
mistake-trunk-ignored = Full trunk ignored
mistake-bodyguard-ignored = Bodyguard ignored
mistake-bodyguard-too-strong = Bodyguard too strong
mistake-gun-forgotten = The tommy gun forgotten
mistake-gun-for-own = Tommy gun for one’s own gangsters
mistake-gun-from-harbour = Tommy gun from the harbour
mistake-dumping-compulsory = Dumping at Gold Coast compulsory
mistake-equipment-optional = Equipment optional
mistake-trunk-to-harbour-only = Trunk emptied only at the harbour

## How a wrong idea would tell its reasons

wrong-tie-lower-rank = Equally many gangsters: the lower rank is thought to go first. The highest gangster of { NAME($gang) } has rank { $rank }; of { NAMES($rivals) }: { LIST($ranks) }.
wrong-tie-first-come = Equally many gangsters: who came first is thought to go first. The lowest field of { NAME($gang) } is { $rank }; of { NAMES($rivals) }: { LIST($ranks) }.
wrong-tie-sum-of-ranks = Equally many gangsters: the larger sum of ranks is thought to go first. { NAME($gang) } has { $rank }; { NAMES($rivals) }: { LIST($ranks) }.
wrong-tie-shared = Equally many gangsters: { NAME($gang) } is thought to share a place with { NAMES($rivals) }.
wrong-rank-before-number = The highest gangster is thought to decide: { NAME($gang) } has rank { $rank }.
wrong-biggest-number-first = Place { $nth } is thought to take the largest number left: { $printed }.
wrong-casino-forgotten = A “?” is thought to count nothing.
wrong-gap-at-once = The first empty field in { $district } is thought to be next: field { $field }.
wrong-gap-never = The last field of { $district }, field { $last }, is taken: nobody is thought to fit.
wrong-gap-from-the-end = The gap in { $district } nearest to the end is thought to be filled first: field { $field }.
wrong-bodyguard-too-strong = The bodyguard of { NAME($gang) } in { $place } is thought to hold back its own gangster on field { $field } too.
wrong-dumping-compulsory = In the trunk of { NAME($gang) } there is { NAMES($trunk) }: it is thought that all of them must be dumped.
wrong-trunk-to-harbour-only = { NAME($gang) } is thought to unload { NAMES($gangsters) } only at the harbour.
wrong-biggest-number-first-casino = Place { $nth } is thought to take the largest number left: a “?”.
wrong-winner-takes-all = Only the first place in { $district } is thought to get anything.
wrong-gap-same-gang = The last field of { $district }, field { $last }, holds { NAME($holder) }: { NAME($gang) } is thought not to fill a gap.
wrong-gap-any-gang = Any gang is thought to fill the first gap in { $district }: field { $field }, of { LIST($gaps) }.
spot-car = the car of { NAME($of) }

## What is seen

look-board = { $turn ->
    [nothing-at-all] Stage { $stage } · doublers { $doublers } of { $most } · the game is over
   *[other] Stage { $stage } · doublers { $doublers } of { $most } · to move: { NAMES($turn) }
}
look-district = { $district }: numbers { LIST($places) }; { $doubled ->
    [0] no doubler
   *[other] doubler
}; { $gangsters } of { $fields } fields taken
look-field-taken = field { $field }: { NAME($gang) }
look-field-gap = field { $field }: gap
look-field-empty = field { $field }: empty
look-field-next = { $field }; the next gangster comes here
look-unknown = { $place }: nothing is known of its tablet
look-harbour = { $display ->
    [nothing-at-all] { $place }, the harbour: nothing on display
   *[other] { $place }, the harbour; on display: { NAMES($display) }
}
look-display = on display: { NAME($kind) }
look-car = car of { NAME($gang) }, in { $place }
look-car-mark = car { NAME($gang) }
look-tableau = { $acting ->
    [0] { NAME($gang) }: influence { $influence }
   *[other] { NAME($gang) }, to move: influence { $influence }
}
look-aboard = aboard { NAME($gang) }: { $aboard ->
    [one] one gangster
   *[other] { $aboard } gangsters
}
look-nobody = nobody aboard
look-trunk-taken = trunk of { NAME($gang) }: { NAME($who) }
look-trunk-free = trunk of { NAME($gang) }: free
look-card-up = card { $card } of { NAME($gang) }, face up
look-card-down = card { $card } of { NAME($gang) }, face down
look-equipment = equipment of { NAME($gang) }: { NAME($kind) }

## What can be chosen

choose-group-who = Which car
choose-group-drive = Drive
choose-group-load = Load
choose-group-unload = Unload
choose-group-lose = Turn
choose-group-do = Action
choose-group-card = With the card
choose-group-to = To
choose-group-engine = Engine
choose-group-push = Bumper
choose-group-dump = Dump
choose-group-take = Take
choose-group-gangster = Load
choose-group-out = Unload
choose-who = { NAME($value) }
choose-do = { $value ->
    [drive] Drive
    [load] Load
    [unload] Unload
   *[lose] Lose the turn
}
choose-card = { $value }
choose-to = { $value }
choose-engine = one step more
choose-no-engine = without the engine
choose-push = push { NAME($gang) } to { $place }
choose-push-nobody = push nobody
choose-dump = { NAMES($gangsters) }
choose-dump-nobody = nobody
choose-take = { NAME($kind) }
choose-take-nothing = nothing
choose-gangster = { NAME($gang) } from { $place }, field { $field }
choose-out = { NAMES($gangsters) }
look-empty-tablet = Nobody stands here.
look-points = points
look-highest = highest
look-standings = Standings
look-standing = { $nth }. { NAME($gang) }: { $number ->
    [one] one gangster
   *[other] { $number } gangsters
}, the highest on field { $highest }; { $points ->
    [one] one point
   *[other] { $points } points
}
look-reached = reached with card { LIST($cards) }
look-cars = cars here: { NAMES($gangs) }
look-beside = next to { LIST($places) }
