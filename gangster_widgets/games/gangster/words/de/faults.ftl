## Aktionen, die sich nicht lesen lassen

words-verb = „{ $words }“ ist keine Aktion. Eine Aktion lautet zum Beispiel: yellow drives 3 to The Loop – yellow loads North Side 5 – yellow unloads yellow.
words-drive = „{ $words }“ ist keine Fahrt. Eine Fahrt lautet zum Beispiel: drives 3 to The Loop, oder mit dem Motor: drives 3+1 to The Loop.
words-twice = „{ $words }“ sagt dasselbe ein zweites Mal.
words-clause = „{ $words }“ kann nicht auf eine Fahrt folgen. Folgen kann: pushes grey to The Loop – swaps with grey – dumps blue – takes engine.
words-kind = „{ $words }“ ist keine Sonderausrüstung. Die Arten sind { LIST($kinds) }.
words-load = „{ $words }“ ist kein Einladen. Eingeladen wird zum Beispiel so: loads North Side 5.
words-colour = „{ $words }“ ist keine Bande. Die Banden sind { LIST($colours) }.
words-tablet = „{ $words }“ ist keine Punktetafel. Eine Punktetafel lautet zum Beispiel: 5 4 2 ? @4x4 x2 : EBNY GYNY G...
tablet-place = Ein Platz auf einer Punktetafel ist eine ganze Zahl ab 1 oder "?" in Anführungszeichen: „{ $found }“ ist keines von beiden.
tablet-size = Eine Punktetafel mit { $number } Feldern ist zu groß; höchstens { $most } sind möglich.
fields-letter = „{ $letter }“ steht für keine Bande. Die Buchstaben sind { LIST($letters) }, und . steht für ein leeres Feld.
fields-too-many = { $number } Felder sind angegeben, aber die Punktetafel hat nur { $size }.

## Materialdateien und Stellungen

components-one-document = Die Datei enthält { $number } Dokumente; eine Materialdatei besteht aus genau einem.
components-letters = Die Banden und ihre Buchstaben sind: yellow Y, grey G, brown N, blue B, green E.
components-place-twice = „{ $thing }“ steht zweimal unter den Orten; jeder Ort hat einen eigenen Namen.
components-unknown-place = „{ $place }“ ist kein Ort dieses Plans.
components-road-to-itself = Die Verbindung führt { FROM($place) } zu sich selbst; sie muss zwei verschiedene Orte verbinden.
components-road-twice = Die Verbindung { FROM($one) } { TO($other) } steht hier ein zweites Mal.
components-no-road = { TO($place, start: 1) } führt keine Verbindung.
components-not-connected = Der Plan zerfällt: Jeder Ort muss von jedem anderen aus erreichbar sein.
components-not-connected-without = Bei drei Spielern ist { $place } geschlossen, und ohne { $place } zerfällt der Plan.
components-no-position = { THE($place, start: 1) } hat keine Position; entweder hat jeder Ort eine, oder „positions“ entfällt.
components-too-few-districts = { $number ->
    [one] Ein Bezirk ist
   *[other] { $number } Bezirke sind
} zu wenig: Fünf Banden beginnen in je zwei Bezirken, nötig sind also { $need }.
components-too-many-doublers = { $closed ->
    [nothing-at-all] { $doublers } Dopplermarken können nicht auf { $districts } Bezirken liegen.
   *[other] Bei drei Spielern ist { $closed } geschlossen: { $doublers } Dopplermarken können nicht auf den anderen { $districts } Bezirken liegen.
}
components-tablet-twice = Die Kennung „{ $thing }“ kommt bei den Punktetafeln zweimal vor.
components-too-few-tablets = { $number ->
    [one] Eine Punktetafel ist
   *[other] { $number } Punktetafeln sind
} zu wenig: Jeder Bezirk braucht eine, nötig sind also { $need }.
components-too-little-equipment = Das sind zu wenige Sonderausrüstungen: Drei liegen in der Auslage, und jede der fünf Banden bekommt eine, nötig sind also { $need }.
components-card-twice = Die Bewegungskarte { $thing } kommt zweimal vor; jede Karte hat eine eigene Zahl.
components-police-missing = Es fehlt die Angabe, wie viele Polizisten bei { $players } Spielern im Spiel sind.
components-police-number = „{ $found }“ ist keine Anzahl von Polizisten; sie ist eine ganze Zahl von 0 bis 100.
components-too-many-police = Bei { $players } Spielern wären mehr Polizisten im Spiel, als es gibt, nämlich { $police }.
components-greek-town = Nach dem Beispiel der Anleitung endet eine Fahrt mit der 3 von Greek Town aus in { LIST($right) }; auf diesem Plan endet sie { $ends ->
    [nothing-at-all] nirgends
   *[other] in { LIST($ends) }
}.
components-no-way-home = Nach der Anleitung kann eine Fahrt von 4 Schritten an den meisten Orten wieder dort enden, wo sie begonnen hat; auf diesem Plan geht das nur an { $number } von { $places } Orten.
board-size = Ein Plan hat { $fewest } bis { $most } Orte; dieser hat { $number }.
board-harbour = Der Hafen „{ $place }“ ist kein Ort dieses Plans; er muss einer der verbundenen Orte sein.
position-tablet = „{ $found }“ ist keine Punktetafel; richtig wäre die Kennung einer Punktetafel oder eine Zuordnung mit places, rows und columns.
position-unknown-tablet = Eine Punktetafel „{ $tablet }“ gibt es nicht. Es gibt { LIST($tablets) }.
position-tablet-twice = Die Punktetafel { $tablet } liegt in zwei Bezirken; es gibt jede nur einmal.
position-colours = { $players } Spieler brauchen { $need } verschiedene Farben; angegeben { $number ->
    [one] ist eine
   *[other] sind { $number }
}.
position-persons-only-two = Nur zu zweit hat jeder Spieler zwei Farben; bei mehr Spielern entfällt „persons“.
position-persons = Jeder der beiden Spieler muss zwei der Farben haben, die im Spiel sind.
position-not-in-play = { $colour } ist nicht im Spiel; im Spiel sind { LIST($colours) }.
position-unknown-place = „{ $place }“ ist kein Ort dieses Plans. Die Orte sind { LIST($places) }.
position-closed = { THE($place, start: 1) } ist bei drei Spielern geschlossen: Dort steht und liegt nichts.
position-harbour-tablet = { THE($place, start: 1) } ist der Hafen und hat keine Punktetafel.
position-doublers = In { $number } Bezirken liegt eine Dopplermarke, aber es gibt nur { $most }.
position-casino = Die Casinokarte ist { $casino }; die höchste ist { $most }.
position-cards = Offen liegen können nur { LIST($cards) }, jede Karte einmal.
position-own-in-trunk = Ein Gangster von { $colour } fährt nicht im eigenen Kofferraum mit, sondern im Auto: Er zählt unter „aboard“.
position-equipment-twice = Die beiden Sonderausrüstungen müssen verschieden sein; { $kind } steht dort zweimal.
position-gangsters = Es sind { $number } Gangster von { $colour }; möglich sind höchstens { $most }.
position-equipment = Die Sonderausrüstung { $kind } kommt { $number ->
    [one] einmal
   *[other] { $number }-mal
} vor; die Schachtel enthält davon { $most }.
position-three-alike = Dreimal { $kind } kann nicht zusammen in der Auslage liegen: Drei gleiche kommen aus dem Spiel.
