## What lies on the table

seen-players = { $players } players.
seen-stage = Stage { $stage } is being played.
seen-person = One person plays: { NAMES($gangs) }.
seen-car = Car of { NAME($gang) }: { $place }; cards face up { LIST($cards) }
seen-aboard = aboard { $aboard }
seen-trunk = in the trunk { NAMES($trunk) }
seen-equipment = equipment { NAMES($equipment) }
seen-display = On display at the harbour: { NAMES($display) }
seen-score = { NAMES($gangs) } { $influence }
seen-influence = Influence: { LIST($scores) }
seen-casino = Every “?” is worth { $casino }.
seen-ruling = Played otherwise here: { $name }: { $way }
bench-reckonings = reckonings of a tablet with all reasons
spot-car = the car of { NAME($of) }

## What is seen

look-board = Stage { $stage } · { $doublers ->
    [nothing-at-all] { "" }
   *[other] doublers { $doublers } of { $most } ·{ " " }
}{ $turn ->
    [nothing-at-all] the game is over
   *[other] { NAMES($turn) } to move
}
look-turn = { NAMES($turn) } to move
look-district = { $district }: numbers { LIST($places) }; { $doubled ->
    [0] no doubler
   *[other] doubler
}; { $gangsters } of { $fields } fields taken
look-field-taken = field { $field }: { NAME($gang) }
look-field-gap = field { $field }: gap
look-field-empty = field { $field }: empty
look-field-next = { $field }; the next gangster comes here
look-unknown = { $place }: nothing is known of its tablet
look-closed = { $place }: closed; cars may only drive through
look-harbour = { $display ->
    [nothing-at-all] { $place }, the harbour: nothing on display
   *[other] { $place }, the harbour; on display: { NAMES($display) }
}
look-display = on display: { NAME($kind) }
look-car = car of { NAME($gang) }, { IN($place) }
look-car-mark = car { NAME($gang) }
look-tableau = { NAMES($gangs) }{ $acting ->
    [0] { "" }
   *[other] , to move
}{ $influence ->
    [nothing-at-all] { "" }
   *[other] : influence { $influence }
}
look-shared = { $label }, shared by { NAMES($gangs) }
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
choose-push = push { NAME($gang) } { TO($place) }
choose-push-nobody = push nobody
choose-dump = { NAMES($gangsters) }
choose-dump-nobody = nobody
choose-take = { NAME($kind) }
choose-take-nothing = nothing
choose-gangster = { NAME($gang) } { FROM($place) }, field { $field }
choose-out = { NAMES($gangsters) }
look-empty-tablet = Nobody stands here.
look-points = points
look-highest = highest
look-standings = Standings
look-nth = { $nth ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $nth }th
}
look-standing = { $nth ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Fifth
} place, { NAME($gang) }: { $number ->
    [one] one gangster
   *[other] { $number } gangsters
}, the highest on field { $highest }; { $points ->
    [one] one point
   *[other] { $points } points
}
look-reached = reached with { $number ->
    [one] card
   *[other] cards
} { LIST($cards) }
look-cars = cars here: { NAMES($gangs) }
look-beside = next to: { LIST($places) }
board-over = The game is over. Most influence: { NAMES($winners) }
board-how = Click or tap a card, a location, a gangster or a piece. Gold edges can be chosen; the small squares say which card leads there. A click plays at once when nothing else is open; Undo takes it back. With keys: arrows, Enter, Escape.
board-how-small = Tap a location to see it large; then choose below what to do.
