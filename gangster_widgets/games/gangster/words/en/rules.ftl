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

first-field = Nobody stands { IN($district) }: the first gangster goes to the arrow field, field 1.
next-in-order = { after-last-standing }
last-field-free = There is room up to the last field of { THE($district) }, field { $last }.
after-last-standing = The last gangster in reading order { IN($district) } stands on field { $standing }: the next one goes directly after, to field { $field }.
last-field-empty = The last field of { THE($district) }, field { $last }, is empty, so no gap is filled.
last-field-taken = { NAME($gang) } stands on the last field of { THE($district) }, field { $last }.
first-gap = The last field is taken, so the first gap in reading order is filled: field { $field }. { $number ->
    [one] It is the only gap { IN($district) }.
   *[other] Gaps { IN($district) }: fields { LIST($gaps) }.
}
others-gap = By the ruling played here, only a gangster of the colour on the last field of { THE($district) } fills a gap. On field { $last } stands { NAME($holder) }, not { NAME($gang) }.
tablet-full = All { $last } fields of { THE($district) } are taken: nobody can be set down there.
one-field-left = Only one field is free { IN($place) }: the second gangster has nowhere to go.

## Driving

reach = { NAME($gang) } stands { IN($at) }. A drive can end at: { LIST($ends) }.
reach-nothing = { NAME($gang) } stands { IN($at) }, and no drive is possible.
way = { $steps ->
    [one] One step leads
   *[other] { $steps } steps lead
} { TO($to) }: { ROUTE($way) }.
way-with-engine = The { $card } and one step more for the engine lead { TO($to) }: { ROUTE($way) }.
no-such-card = { NAME($gang) } has no movement card { $card }; the cards are { LIST($cards) }.
card-used = The { $card } of { NAME($gang) } has been used and lies face down; face up: { LIST($cards) }.
no-engine = { NAME($gang) } has no engine and cannot drive one step further.
no-such-place = “{ $place }” is not on this map.
closed = { THE($place, start: 1) } is closed in this game: no drive ends there.
not-through-closed = { THE($to, start: 1) } lies { $steps ->
    [one] one step
   *[other] { $steps } steps
} away only on a way through { THE($place) }, and that is closed in this game.
no-way-back = { FROM($at, start: 1) } { TO($to) } in { $steps ->
    [one] one step
   *[other] { $steps } steps
}, a drive would have to use a connection twice.
not-exact = { FROM($at, start: 1) } no way of exactly { $steps ->
    [one] one step
   *[other] { $steps } steps
} leads { TO($to) }.
drove = { NAME($gang) } turns the { $card } face down and drives { TO($to) }: { ROUTE($way) }.
drove-with-engine = { NAME($gang) } turns the { $card } face down, adds one step for the engine and drives { TO($to) }: { ROUTE($way) }.

## Loading and unloading

loaded = { NAME($gang) } loads a gangster of its own from field { $field } { IN($place) }; he rides in the car.
loaded-into-trunk = { NAME($gang) } loads the gangster of { NAME($loaded) } from field { $field } { IN($place) } into the trunk.
loaded-by-gun = { FROM($at, start: 1) } the tommy gun of { NAME($gang) } loads the gangster of { NAME($loaded) } from field { $field } { IN($place) } next door into the trunk.
unloaded = { NAME($gang) } unloads { NAMES($gangsters) } { IN($place) }, to { $number ->
    [one] field
   *[other] fields
} { LIST($fields) }.
may-load = { NAME($gang) } may load the gangster of { NAME($who) } from field { $field } { IN($place) }.
may-load-by-gun = { FROM($at, start: 1) } the tommy gun of { NAME($gang) } reaches the gangster of { NAME($who) } on field { $field } { IN($place) }.
loadable = { NAME($gang) } may load { $number ->
    [one] one gangster
   *[other] one of { $number } gangsters
}.
nothing-loadable = { NAME($gang) } may load nobody.
in-reach = { NAME($gang) } reaches only these tablets: { LIST($places) }.
harbour-has-no-tablet = { THE($place, start: 1) } is the harbour: it has no tablet, and apart from dumping nobody is loaded or unloaded there.
tablet-unknown = This position says nothing of the tablet { IN($place) }.
gun-silent-at-harbour = { NAME($gang) } stands { IN($harbour) }: the tommy gun is not used from the harbour.
closed-to-cargo = { THE($place, start: 1) } is closed in this game: nobody is loaded or unloaded there.
not-where-the-car-is = The car of { NAME($gang) } stands { IN($at) }, not { IN($place) }.
gun-not-from-harbour = { NAME($gang) } stands { IN($harbour) }: from the harbour the tommy gun does not reach { THE($place) }.
gun-not-that-far = No connection joins { THE($at) } and { THE($place) }: the tommy gun of { NAME($gang) } does not reach that far.
gun-not-for-own = On field { $field } { IN($place) } stands a gangster of { NAME($gang) }; the tommy gun is for other gangs only.
no-such-field = { THE($place, start: 1) } has no field { $field }; the fields are 1 to { $last }.
nobody-there = Nobody stands on field { $field } { IN($place) }.
trunk-full = The gangster of { NAME($who) } on field { $field } { IN($place) } would ride in the trunk of { NAME($gang) }. It has room for { $room ->
    [one] one
   *[other] { $room }
}, and in it there is already: { NAMES($trunk) }.
shielded = The car of { NAME($owner) } stands { IN($place) } with a bodyguard: no other boss may load the gangster of { NAME($owner) } from field { $field }.
nobody-named = { NAME($gang) } would have to unload somebody.
one-a-turn = { $number } gangsters are too many: only one is unloaded in a turn, or two of one’s own with the door.
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

pushed = The bumper of { NAME($gang) } pushes the car of { NAME($other) } { FROM($place) } { TO($to) }.
swapped = By the ruling played here two cars change places: that of { NAME($other) } goes { TO($to) }, that of { NAME($gang) } { TO($place) }.
no-bumper = { NAME($gang) } has no bumper.
bumper-not-yet = { NAME($gang) } takes the bumper only with this drive: it is used from the next turn on.
bumper-not-itself = The bumper moves another car, not that of { NAME($gang) } itself.
bumper-no-car-there = The car of { NAME($other) } does not stand { IN($place) }, where the drive ends.
bumper-no-car-next-door = The car of { NAME($other) } does not stand next door { TO($place) }, where the drive ends.
bumper-not-next-door = No connection joins { THE($place) } and { THE($to) }: the bumper pushes to a neighbouring location only.
bumper-swap-only = By the ruling played here the bumper makes cars change places: { NAME($other) } would come { TO($place) }, where the drive ends.
bumper-swap-needs-ruling = The bumper pushes the car of { NAME($other) } away; changing places is a ruling that is not played here.
bumper-into-closed = { THE($place, start: 1) } is closed in this game: no car is pushed there.
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
dump-elsewhere = { NAME($gang) } ends { IN($place) }; gangsters are dumped only { IN($harbour) }.
dump-not-aboard = { NAMES($gangsters) } cannot be dumped. { $trunk ->
    [nothing-at-all] The trunk of { NAME($gang) } is empty.
   *[other] In the trunk of { NAME($gang) } there is only: { NAMES($trunk) }.
}
take-elsewhere = { NAME($gang) } ends { IN($place) }; equipment is taken only { IN($harbour) }.
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
nobody = Nobody stands { IN($district) }: nobody gets anything.
gang = { NAME($gang) } takes the { $nth ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} place { IN($district) } and gets { $points ->
    [one] one point
   *[other] { $points } points
}.
left-out = { NAME($gang) } takes the { $nth ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} place { IN($district) } and gets nothing.
number = { NAME($gang) } has { $number ->
    [one] one gangster
   *[other] { $number } gangsters
} here.
tie = The same number of gangsters: the highest rank decides. The highest gangster of { NAME($gang) } has rank { $rank }; of { NAMES($rivals) }: { LIST($ranks) }.
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
doubler = A doubler lies { IN($district) }: the number counts twice.
together = { NAMES($gangs) } belong to the same person: together { $points ->
    [one] one point
   *[other] { $points } points
}.

## The course of the game

start = { NAME($gang) } starts with a gangster each { IN($district) } and { IN($other) }, and with the car { IN($district) }.
turn = The turn of { NAME($gang) }.
cards-up = All cards of { NAME($gang) } are used: { LIST($cards) } are turned up again.
policeman = The card shows a policeman: nothing happens.
doubled = The card shows { $district }: a doubler goes there, number { $doublers } on the board.
no-card-left = No district card is left to draw.
stage-over = With doubler number { $doublers } stage { $stage } is over at once. { NAME($gang) } has brought about the day of reckoning.
casino-drawn = { NAME($gang) } draws the casino card: every “?” is worth { $casino }.
influence = { NAMES($gangs) }: { $points } more, now { $influence } influence.
next-stage = Stage { $stage } begins: all doublers come off. Next turn: { NAMES($gangs) }.
new-gangsters = Each gang gets { $number ->
    [one] one new gangster
   *[other] { $number } new gangsters
}.
first-doubler = By lot the first doubler of the stage goes { TO($district) }; then { $police ->
    [one] one policeman is
   *[other] { $police } policemen are
} mixed into the other district cards.
first-doubler-next = { first-doubler }
game-over = The third day of reckoning is over. Most influence, { $influence }: { NAMES($gangs) }.
lost = { NAMES($gangs) }: nothing at all can be done, and the turn is lost.
game-is-over = The game is over.
not-in-play = { NAME($gang) } is not in play.
not-its-turn = It is not the turn of { NAME($gang) }, but of { NAMES($turn) }.
no-car = This position says nothing of the car of { NAME($gang) }.
can-still-act = A turn is not passed. Something can still be done by: { NAMES($gangs) }.
