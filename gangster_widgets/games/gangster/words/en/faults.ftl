## Actions that cannot be read

words-verb = “{ $words }” is not an action. An action reads, for example: yellow drives 3 to The Loop - yellow loads North Side 5 - yellow unloads yellow.
words-drive = “{ $words }” is not a drive. A drive reads, for example: drives 3 to The Loop, or, with the engine: drives 3+1 to The Loop.
words-twice = “{ $words }” says the same thing twice.
words-clause = “{ $words }” cannot follow a drive. It can be followed by: pushes grey to The Loop - swaps with grey - dumps blue - takes engine.
words-kind = “{ $words }” is not a piece of equipment. The kinds are { LIST($kinds) }.
words-load = “{ $words }” does not load anybody. Loading reads, for example: loads North Side 5.
words-colour = “{ $words }” is not a gang. The gangs are { LIST($colours) }.
words-tablet = “{ $words }” is not a tablet. A tablet reads, for example: 5 4 2 ? @4x4 x2 : EBNY GYNY G...
tablet-place = What a tablet pays is a whole number from 1, or "?" in quotation marks: “{ $found }” is neither.
tablet-size = A tablet of { $number } fields is too large; it can have { $most } at most.
fields-letter = “{ $letter }” stands for no gang. The letters are { LIST($letters) }, and . for an empty field.
fields-too-many = { $number } fields are named, but the tablet has { $size }.

## Component files and positions

components-one-document = The file holds { $number } documents; a component file is one.
components-letters = The gangs and their letters are: yellow Y, grey G, brown N, blue B, green E.
components-place-twice = “{ $thing }” is listed twice among the locations; each has a name of its own.
components-unknown-place = “{ $place }” is not a location on this map.
components-road-to-itself = The connection joins { THE($place) } with itself; a connection joins two different locations.
components-road-twice = The connection between { THE($one) } and { THE($other) } is listed here a second time.
components-no-road = No connection leads { TO($place) }.
components-not-connected = The map falls apart: every location must be reachable from every other.
components-not-connected-without = Without { THE($place) }, which is closed with three players, the map falls apart.
components-no-position = { THE($place, start: 1) } has no position; either every location has one, or leave out “positions”.
components-too-few-districts = { $number } districts are too few: five gangs start from two each, so it takes { $need }.
components-too-many-doublers = { $closed ->
    [nothing-at-all] { $doublers } doublers cannot lie on { $districts } districts.
   *[other] With three players { $closed } is closed: { $doublers } doublers cannot lie on the other { $districts } districts.
}
components-tablet-twice = The tablet id “{ $thing }” is used twice.
components-too-few-tablets = { $number } tablets are too few: every district needs one, so it takes { $need }.
components-too-little-equipment = That is too little equipment: three pieces on display and one for each of five gangs take { $need }.
components-card-twice = The movement card { $thing } is listed twice; each card has a number of its own.
components-police-missing = It must be said how many policemen are in play with { $players } players.
components-police-number = “{ $found }” is not a number of policemen; it is a whole number from 0 to 100.
components-too-many-police = With { $players } players more policemen would be in play than the { $police } there are.
components-greek-town = By the rulebook’s example the locations where a drive of 3 from Greek Town can end are { LIST($right) }; on this map they are { LIST($ends) }.
components-no-way-home = By the rulebook a drive of 4 can come back to where it started from most locations; on this map only from { $number } of { $places }.
board-size = A map has { $fewest } to { $most } locations; this one has { $number }.
board-harbour = The harbour “{ $place }” is not a location on this map; it has to be one of the connected locations.
position-tablet = “{ $found }” is not a tablet; it is the id of one, or a mapping with places, rows and columns.
position-unknown-tablet = There is no tablet “{ $tablet }”. There are { LIST($tablets) }.
position-tablet-twice = The tablet { $tablet } lies in two districts; there is one of each.
position-colours = { $players } players take { $need } different colours; { $number } are named.
position-persons-only-two = Only two players have two colours each; with more, leave out “persons”.
position-persons = Each of the two persons must have two of the colours in play.
position-not-in-play = { $colour } is not in play; the colours in play are { LIST($colours) }.
position-unknown-place = “{ $place }” is not a location on this map. The locations are { LIST($places) }.
position-closed = { THE($place, start: 1) } is closed with three players: nothing stands or lies there.
position-harbour-tablet = { THE($place, start: 1) } is the harbour and has no tablet.
position-doublers = { $number } districts are doubled, but there are only { $most } doublers.
position-casino = The casino card is { $casino }; there are none above { $most }.
position-cards = The cards that are face up are some of { LIST($cards) }, each once.
position-own-in-trunk = A gangster of { $colour } does not ride in its own trunk but in the car: count it under “aboard”.
position-equipment-twice = The two pieces of equipment must be different; { $kind } is listed twice.
position-gangsters = There are { $number } gangsters of { $colour }; there can be { $most } at most.
position-equipment = There are { $number } pieces of { $kind }; the box holds { $most }.
position-three-alike = Three pieces of { $kind } cannot lie on display together: three alike leave the game.
