## Positions

position-player-twice = { $who } is listed twice among the players; each has a colour of their own.
position-line-up = With { $players } players there is no line-up { LIST($cities) }. There are: { LIST($rows) }.
position-chicago-too-far = { $left } cities cannot lie left of Chicago: only { $cities } are in play.
position-chicago-round = In round { $round } the number of cities left of Chicago is { $right }, not { $left }. Leave out one of the two.
position-unknown-city = “{ $city }” is not a city of this game. In play: { LIST($cities) }.
position-city-not-in-play = { $city } is not in this line-up. In play: { LIST($cities) }.
position-chicago-cards = { $city } has no cards: none lies there, open or hidden, and none is held.
position-foreign-card = There is no card { $card } of { $city }. Its cards are: { LIST($cards) }.
position-card-twice = The card { $card } of { $city } stands here once too often: open cards, hidden ones and hands together hold it only once.
position-not-in-play = { $who } does not play here; the players are { LIST($players) }.
position-equal = { NAME($who) } and { NAME($other) } both have { $number } in { $city }: whoever comes must have more than anybody else, so numbers are never equal.
position-occasionals-alone = { NAME($who) } has only occasionals in { $city }: at least one professional of the same colour must be there.
position-only-chicago = { NAME($who) } is in { $city } and nowhere else: to enter it one needs a gangster in another city.
position-banished-present = { NAME($who) } is banished from { $city } and so cannot stand there.
position-professionals = { NAME($who) } has { $number } professionals in cities and hand together; there are { $most } at most.
position-occasionals = { NAME($who) } has { $number } occasionals in cities and hand together; there are { $most } at most.
position-police = The police card { $card } is listed { $number } times; the box holds { $most }.
position-seats = The seats must be the players of the position: { LIST($players) }.
card-face = “{ $found }” is not a city card; it is a whole number from 0 to { $most }, or revolver, prison, hospital, banished.

## Component files

components-one-document = The file holds { $number } documents; a component file is one.
components-line-ups = “{ $found }” is not a list of line-ups; each line-up is a list of city numbers.
components-city-twice = “{ $thing }” is listed twice among the cities; each has a number and a name of its own.
components-no-line-up = It must be said which cities are in play with { $players } players.
components-unknown-city = There is no city { $number }. The numbers are { LIST($numbers) }.
components-line-up-order = The cities of a line-up stand by their numbers, each once: { LIST($cities) } does not.
components-deal = With the cities { LIST($cities) } there are { $dealt } cards to deal; { $players } players with { $hand } cards each take { $need }.
components-police-marks = The police cards show at most { $marks } marks of one colour; the game ends with the third, so it takes { $need }.
