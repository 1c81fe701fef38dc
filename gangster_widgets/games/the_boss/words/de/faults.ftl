## Stellungen

position-player-twice = { $who } steht zweimal unter den Spielern; jeder hat seine eigene Farbe.
position-line-up = Mit { $players } Spielern gibt es die Aufstellung { LIST($cities) } nicht. Es gibt: { LIST($rows) }.
position-chicago-too-far = Links von Chicago können nicht { $left } Städte liegen: Im Spiel sind nur { $cities }.
position-chicago-round = In Runde { $round } ist die Zahl der Städte links von Chicago { $right }, nicht { $left }. Lass eine der beiden Angaben weg.
position-unknown-city = „{ $city }“ ist keine Stadt dieses Spiels. Im Spiel sind: { LIST($cities) }.
position-city-not-in-play = { $city } gehört nicht zu dieser Aufstellung. Im Spiel sind: { LIST($cities) }.
position-chicago-cards = { $city } hat keine Karten: Dort liegt keine, weder offen noch verdeckt, und niemand hat eine auf der Hand.
position-foreign-card = Eine Karte { $card } von { $city } gibt es nicht. Seine Karten sind: { LIST($cards) }.
position-card-twice = Die Karte { $card } von { $city } steht hier einmal zu viel: Offen, verdeckt und auf allen Händen zusammen gibt es sie nur einmal.
position-not-in-play = { $who } spielt hier nicht mit; die Spieler sind { LIST($players) }.
position-equal = { NAME($who) } und { NAME($other) } haben in { $city } beide { $number }: Wer kommt, muss mehr haben als alle anderen; also sind es nie gleich viele.
position-occasionals-alone = { NAME($who) } hat in { $city } nur Gelegenheitsgangster: Mindestens ein Profi derselben Farbe muss dort stehen.
position-only-chicago = { NAME($who) } steht in { $city } und sonst nirgends: Wer dorthin will, braucht einen Gangster in einer anderen Stadt.
position-banished-present = { NAME($who) } ist aus { $city } verbannt und kann dort also nicht stehen.
position-professionals = { NAME($who) } hat in Städten und Hand zusammen { $number } Profis; es gibt höchstens { $most }.
position-occasionals = { NAME($who) } hat in Städten und Hand zusammen { $number } Gelegenheitsgangster; es gibt höchstens { $most }.
position-police = Die Polizeikarte { $card } steht { $number }-mal da; in der Schachtel liegen { $most }.
position-seats = Die Sitze müssen die Spieler der Stellung sein: { LIST($players) }.
card-face = „{ $found }“ ist keine Stadtkarte; das ist eine ganze Zahl von 0 bis { $most } oder revolver, prison, hospital, banished.

## Komponentendateien

components-one-document = Die Datei enthält { $number } Dokumente; eine Komponentendatei ist ein einziges.
components-line-ups = „{ $found }“ ist keine Liste von Aufstellungen; jede Aufstellung ist eine Liste von Stadtnummern.
components-city-twice = „{ $thing }“ steht zweimal unter den Städten; jede hat ihre eigene Nummer und ihren eigenen Namen.
components-no-line-up = Es muss angegeben sein, welche Städte mit { $players } Spielern im Spiel sind.
components-unknown-city = Eine Stadt { $number } gibt es nicht. Die Nummern sind { LIST($numbers) }.
components-line-up-order = Die Städte einer Aufstellung stehen nach Nummern, jede einmal: { LIST($cities) } ist es nicht.
components-deal = Mit den Städten { LIST($cities) } sind { $dealt } Karten zu verteilen; { $players } Spieler mit je { $hand } Karten brauchen { $need }.
components-police-marks = Die Polizeikarten zeigen höchstens { $marks } Zeichen einer Farbe; mit dem dritten endet das Spiel, also braucht es { $need }.
