### What the engine of Gangster says, one message a reason. NAME() gives the name of a gang or a piece of equipment,
### NAMES() several of them, LIST() places and numbers as they are.

## Namen

name-Y = Gelb
name-G = Grau
name-N = Braun
name-B = Blau
name-E = Grün
name-yellow = { name-Y }
name-grey = { name-G }
name-brown = { name-N }
name-blue = { name-B }
name-green = { name-E }
name-bodyguard = Bodyguard
name-engine = Motor
name-tommy-gun = Tommy Gun
name-trunk = Kofferraum
name-bumper = Stoßstange
name-door = Tür

## Felder und Lücken

first-field = In { $district } steht niemand: Der erste Gangster kommt auf das Pfeilfeld, Feld 1.
after-last-standing = Der in Leserichtung letzte Gangster in { $district } steht auf Feld { $standing }: Der nächste kommt direkt dahinter auf Feld { $field }.
last-field-empty = Das letzte Feld in { $district }, Feld { $last }, ist leer; deshalb wird keine Lücke gefüllt.
last-field-taken = Auf dem letzten Feld in { $district }, Feld { $last }, steht { NAME($gang) }.
first-gap = Das letzte Feld ist besetzt; deshalb wird die erste Lücke in Leserichtung gefüllt: Feld { $field }. Lücken in { $district }: Feld { LIST($gaps) }.
others-gap = Nach der hier gespielten Auslegung kann in { $district } nur ein Gangster derselben Farbe wie der auf dem letzten Feld eine Lücke füllen. Auf Feld { $last } steht { NAME($holder) }, nicht { NAME($gang) }.
tablet-full = { $last ->
    [one] Das einzige Feld in { $district } ist
   *[other] Alle { $last } Felder in { $district } sind
} besetzt: Dort kann niemand abgesetzt werden.
one-field-left = In { $place } ist nur ein Feld frei: Für den zweiten Gangster ist kein Platz.

## Fahren

reach = { NAME($gang) } steht in { $at }. Eine Fahrt kann enden in: { LIST($ends) }.
reach-nothing = { NAME($gang) } steht in { $at }, und es ist keine Fahrt möglich.
way = { $steps ->
    [one] Ein Schritt führt
   *[other] { $steps } Schritte führen
} nach { $to }: { ROUTE($way) }.
way-with-engine = Die { $card } und ein Schritt mehr durch den Motor führen nach { $to }: { ROUTE($way) }.
no-such-card = { NAME($gang) } hat keine Bewegungskarte mit der { $card }; es gibt { LIST($cards) }.
card-used = Die { $card } von { NAME($gang) } ist benutzt und liegt verdeckt; offen: { LIST($cards) }.
no-engine = { NAME($gang) } hat keinen Motor und kann keinen Schritt mehr fahren, als die Karte angibt.
no-such-place = Den Ort { $place } gibt es auf diesem Plan nicht.
closed = { $place } ist in dieser Partie geschlossen: Dort endet keine Fahrt.
not-through-closed = Nur auf einem Weg durch { $place } ist { $to } { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} entfernt, und { $place } ist in dieser Partie geschlossen.
no-way-back = Um von { $at } in { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
} nach { $to } zu kommen, müsste eine Fahrt eine Verbindung zweimal benutzen.
not-exact = Von { $at } führt kein Weg von genau { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
} nach { $to }.
drove = { NAME($gang) } dreht die { $card } auf die Rückseite und fährt nach { $to }: { ROUTE($way) }.
drove-with-engine = { NAME($gang) } dreht die { $card } auf die Rückseite, nimmt mit dem Motor einen Schritt dazu und fährt nach { $to }: { ROUTE($way) }.

## Einladen und Ausladen

loaded = { NAME($gang) } lädt in { $place } von Feld { $field } einen eigenen Gangster ein; er fährt im Auto mit.
loaded-into-trunk = { NAME($gang) } lädt in { $place } von Feld { $field } den Gangster von { NAME($loaded) } in den Kofferraum ein.
loaded-by-gun = Von { $at } aus lädt { NAME($gang) } mit der Tommy Gun nebenan in { $place } von Feld { $field } den Gangster von { NAME($loaded) } in den Kofferraum ein.
unloaded = { NAME($gang) } lädt in { $place } { NAMES($gangsters) } aus; an der Reihe: Feld { LIST($fields) }.
may-load = { NAME($gang) } darf in { $place } den Gangster von { NAME($who) } auf Feld { $field } einladen.
may-load-by-gun = Von { $at } aus erreicht die Tommy Gun von { NAME($gang) } den Gangster von { NAME($who) } auf Feld { $field } in { $place }.
loadable = Für { NAME($gang) } { $number ->
    [one] kommt ein Gangster
   *[other] kommen { $number } Gangster
} zum Einladen infrage.
nothing-loadable = { NAME($gang) } darf niemanden einladen.
in-reach = { NAME($gang) } erreicht nur Punktetafeln in { LIST($places) }.
harbour-has-no-tablet = { $place } ist der Hafen: Er hat keine Punktetafel, und vom Abladen abgesehen wird dort weder ein- noch ausgeladen.
tablet-unknown = Diese Stellung sagt nichts über die Punktetafel in { $place }.
gun-silent-at-harbour = { NAME($gang) } steht in { $harbour }: Vom Hafen aus ist die Tommy Gun nicht nutzbar.
closed-to-cargo = { $place } ist in dieser Partie geschlossen: Dort wird weder ein- noch ausgeladen.
not-where-the-car-is = Das Auto von { NAME($gang) } steht in { $at }, nicht in { $place }.
gun-not-from-harbour = { NAME($gang) } steht in { $harbour }: Vom Hafen aus reicht die Tommy Gun nicht nach { $place }.
gun-not-that-far = Zwischen { $at } und { $place } gibt es keine Verbindung: So weit reicht die Tommy Gun von { NAME($gang) } nicht.
gun-not-for-own = Auf Feld { $field } in { $place } steht ein Gangster von { NAME($gang) }; mit der Tommy Gun werden nur Gangster anderer Banden eingeladen.
no-such-field = { $place } hat kein Feld { $field }; die Felder gehen von 1 bis { $last }.
nobody-there = Auf Feld { $field } in { $place } steht niemand.
trunk-full = Der Gangster von { NAME($who) } auf Feld { $field } in { $place } käme in den Kofferraum von { NAME($gang) }. Dieser hat { $room ->
    [one] einen Platz
   *[other] { $room } Plätze
} und ist schon mit { NAMES($trunk) } besetzt.
shielded = Das Auto von { NAME($owner) } steht mit einem Bodyguard in { $place }: Kein anderer Boss darf den Gangster von { NAME($owner) } auf Feld { $field } einladen.
nobody-named = { NAME($gang) } müsste jemanden ausladen, aber niemand ist genannt.
one-a-turn = { $number } Gangster sind zu viele: Pro Zug wird einer ausgeladen, mit der Tür zwei in der eigenen Farbe.
two-need-door = { NAME($gang) } hat keine Tür: Pro Zug wird nur ein Gangster ausgeladen.
two-own-only = Die Tür lässt nur dann zwei Gangster aussteigen, wenn beide zu { NAME($gang) } gehören.
not-aboard = Dafür braucht { NAME($gang) } { $number ->
    [one] einen eigenen Gangster
   *[other] { $number } eigene Gangster
} an Bord; dort { $aboard ->
    [0] ist aber keiner
    [one] ist aber nur einer
   *[other] sind aber nur { $aboard }
}.
not-in-trunk = { $trunk ->
    [nothing-at-all] Der Kofferraum von { NAME($gang) } ist leer: Von { NAME($other) } lässt sich niemand ausladen.
   *[other] Zu wenige Gangster von { NAME($other) } im Kofferraum von { NAME($gang) }: Er enthält nur { NAMES($trunk) }.
}

## Sonderausrüstung und Hafen

pushed = Die Stoßstange von { NAME($gang) } schiebt das Auto von { NAME($other) } von { $place } nach { $to }.
swapped = Nach der hier gespielten Auslegung tauscht { NAME($gang) } den Platz: Das Auto von { NAME($other) } kommt nach { $to }, das von { NAME($gang) } nach { $place }.
no-bumper = { NAME($gang) } hat keine Stoßstange.
bumper-not-yet = { NAME($gang) } nimmt die Stoßstange erst mit dieser Fahrt: Sie wird ab dem nächsten Zug benutzt.
bumper-not-itself = Die Stoßstange bewegt ein anderes Auto, nicht das von { NAME($gang) } selbst.
bumper-no-car-there = Das Auto von { NAME($other) } steht nicht in { $place }, wo die Fahrt endet.
bumper-no-car-next-door = Das Auto von { NAME($other) } steht an keinem verbundenen Nachbarort von { $place }, wo die Fahrt endet.
bumper-not-next-door = Zwischen { $place } und { $to } gibt es keine Verbindung: Die Stoßstange schiebt nur an einen Nachbarort.
bumper-swap-only = Nach der hier gespielten Auslegung tauscht die Stoßstange die Plätze: { NAME($other) } käme nach { $place }, wo die Fahrt endet.
bumper-swap-needs-ruling = Die Stoßstange schiebt das Auto von { NAME($other) } weg; die Plätze zu tauschen ist eine Auslegung, die hier nicht gespielt wird.
bumper-into-closed = { $place } ist in dieser Partie geschlossen: Dorthin wird kein Auto geschoben.
dumped = { NAME($gang) } lädt im Hafen { NAMES($gangsters) } ab; abgeladene Gangster scheiden aus.
taken = { NAME($gang) } nimmt die Sonderausrüstung { NAME($kind) }. Bis dahin in der Auslage: { NAMES($display) }.
nothing-to-take = { NAME($gang) } nimmt nichts, und die Ausrüstung bleibt unverändert: { $display ->
    [nothing-at-all] In der Auslage liegt nichts mehr.
   *[other] In der Auslage liegt nur, was das Auto schon hat ({ NAMES($display) }).
}
slid-out = Von links kommt ein neues Stück; die Sonderausrüstung { NAME($kind) } von { NAME($gang) } rutscht rechts hinaus und ist aus dem Spiel.
refilled = Die Auslage wird aufgefüllt: { NAMES($kinds) }.
not-refilled = Der Vorrat ist leer: Die Auslage wird nicht aufgefüllt.
three-alike = In der Auslage liegen drei gleiche ({ NAME($kind) }): Alle drei kommen aus dem Spiel.
dump-elsewhere = { NAME($gang) } beendet die Fahrt in { $place }; Gangster werden nur in { $harbour } abgeladen.
dump-not-aboard = { NAMES($gangsters) } abzuladen ist nicht möglich: { $trunk ->
    [nothing-at-all] Der Kofferraum von { NAME($gang) } ist leer.
   *[other] Der Kofferraum von { NAME($gang) } enthält nur { NAMES($trunk) }.
}
take-elsewhere = { NAME($gang) } beendet die Fahrt in { $place }; Sonderausrüstungen werden nur in { $harbour } genommen.
must-take = { NAME($gang) } muss eine Sonderausrüstung nehmen; möglich: { NAMES($kinds) }.
not-on-display = Die Sonderausrüstung { NAME($kind) } liegt nicht in der Auslage. { $display ->
    [nothing-at-all] Dort liegt nichts mehr.
   *[other] Dort gibt es: { NAMES($display) }.
}
has-kind = { NAME($gang) } hat die Sonderausrüstung { NAME($kind) } schon und darf keine zweite dieser Art nehmen.

## Die Abrechnung

board = Die Abrechnung { $districts ->
    [one] eines Bezirks
   *[other] von { $districts } Bezirken
}.
district = { $district }: { $number ->
    [one] Eine Bande ist
   *[other] { $number } Banden sind
} dort vertreten.
nobody = In { $district } steht niemand: Keine Bande erhält etwas.
gang = { NAME($gang) } belegt in { $district } Platz { $nth } und erhält { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
left-out = { NAME($gang) } belegt in { $district } Platz { $nth } und geht leer aus.
number = { NAME($gang) } hat hier { $number ->
    [one] einen Gangster
   *[other] { $number } Gangster
}.
tie = Gleich viele Gangster: Der höchste Rang entscheidet. Der höchste Gangster von { NAME($gang) } hat Rang { $rank }; bei { NAMES($rivals) }: { LIST($ranks) }.
place = Platz { $nth } erhält die { $nth }. Zahl von links: { $printed }.
place-casino = Platz { $nth } erhält die { $nth }. Zahl von links: ein „?“.
no-place-left = Die Punktetafel hat { $places ->
    [one] nur eine Zahl
   *[other] nur { $places } Zahlen
}: Für Platz { $nth } bleibt nichts übrig.
casino = Die Casinokarte macht aus jedem „?“ eine { $casino }.
doubler = In { $district } liegt eine Dopplermarke: Die Zahl zählt zweifach.
together = { NAMES($gangs) } gehören demselben Boss: zusammen { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.

## Der Verlauf des Spiels

start = { NAME($gang) } beginnt mit je einem Gangster in { $district } und { $other } und mit dem Auto in { $district }.
turn = Der Zug von { NAME($gang) }.
cards-up = Alle Karten von { NAME($gang) } sind benutzt: { LIST($cards) } werden wieder aufgedeckt.
policeman = Die Karte zeigt einen Polizisten: Es passiert nichts.
doubled = Die Karte zeigt { $district }: Dorthin kommt eine Dopplermarke, die { $doublers }. auf dem Spielplan.
no-card-left = Es ist keine Bezirkskarte mehr da, die gezogen werden könnte.
stage-over = Mit der { $doublers }. Dopplermarke ist Durchgang { $stage } sofort zu Ende. { NAME($gang) } hat den Tag der Abrechnung ausgelöst.
casino-drawn = { NAME($gang) } zieht die Casinokarte: Jedes „?“ zählt { $casino }.
influence = { NAMES($gangs) }: { $points } Einfluss dazu, jetzt { $influence }.
next-stage = Durchgang { $stage } beginnt: Alle Dopplermarken werden abgeräumt. Als Nächstes am Zug: { NAMES($gangs) }.
new-gangsters = Jede Bande bekommt { $number ->
    [one] einen neuen Gangster
   *[other] { $number } neue Gangster
}.
first-doubler = Das Los entscheidet: Die erste Dopplermarke des Durchgangs kommt nach { $district }; danach { $police ->
    [0] kommt kein Polizist
    [one] kommt ein Polizist
   *[other] kommen { $police } Polizisten
} in die übrigen Bezirkskarten.
first-doubler-next = { first-doubler }
game-over = Der dritte Tag der Abrechnung ist vorbei. Größter Einfluss ({ $influence }): { NAMES($gangs) }.
lost = Für { NAMES($gangs) } ist gar keine Aktion möglich: Der Zug verfällt.
game-is-over = Das Spiel ist zu Ende.
not-in-play = { NAME($gang) } ist nicht im Spiel.
not-its-turn = { NAME($gang) } ist nicht am Zug. Jetzt am Zug: { NAMES($turn) }.
no-car = Diese Stellung sagt nichts über das Auto von { NAME($gang) }.
can-still-act = Passen ist nicht erlaubt: Für { NAMES($gangs) } ist noch eine Aktion möglich.

## Aktionen, die sich nicht lesen lassen

words-verb = „{ $words }“ ist keine Aktion. Eine Aktion lautet zum Beispiel: yellow drives 3 to The Loop – yellow loads North Side 5 – yellow unloads yellow.
words-drive = „{ $words }“ ist keine Fahrt. Eine Fahrt lautet zum Beispiel: drives 3 to The Loop, oder mit dem Motor: drives 3+1 to The Loop.
words-twice = „{ $words }“ sagt dasselbe ein zweites Mal.
words-clause = „{ $words }“ kann nicht auf eine Fahrt folgen. Folgen kann: pushes grey to The Loop – swaps with grey – dumps blue – takes engine.
words-kind = „{ $words }“ ist keine Sonderausrüstung. Die Arten sind { LIST($kinds) }.
words-load = „{ $words }“ ist kein Einladen. Eingeladen wird zum Beispiel so: loads North Side 5.
words-colour = „{ $words }“ ist keine Bande. Die Banden sind { LIST($colours) }.
words-tablet = „{ $words }“ ist keine Punktetafel. Eine Punktetafel lautet zum Beispiel: 5 4 2 ? @4x4 x2 : EBNY GYNY G...
tablet-place = Ein Platz auf einer Punktetafel ist eine ganze Zahl ab 1 oder "?" in Anführungszeichen: „{ $found }“ ist keins von beiden.
tablet-size = Eine Punktetafel mit { $number } Feldern ist zu groß; höchstens { $most } sind möglich.
fields-letter = „{ $letter }“ steht für keine Bande. Die Buchstaben sind { LIST($letters) }, und . steht für ein leeres Feld.
fields-too-many = { $number } Felder sind angegeben, aber die Punktetafel hat nur { $size }.

## Materialdateien und Stellungen

components-one-document = Die Datei enthält { $number } Dokumente; eine Materialdatei besteht aus genau einem.
components-letters = Die Banden und ihre Buchstaben sind: yellow Y, grey G, brown N, blue B, green E.
components-place-twice = „{ $thing }“ steht zweimal unter den Orten; jeder Ort hat einen eigenen Namen.
components-unknown-place = „{ $place }“ ist kein Ort dieses Plans.
components-road-to-itself = Die Verbindung führt von { $place } zu sich selbst; sie muss zwei verschiedene Orte verbinden.
components-road-twice = Die Verbindung zwischen { $one } und { $other } steht hier ein zweites Mal.
components-no-road = Zu { $place } führt keine Verbindung.
components-not-connected = Der Plan zerfällt: Jeder Ort muss von jedem anderen aus erreichbar sein.
components-not-connected-without = Bei drei Spielern ist { $place } geschlossen, und ohne { $place } zerfällt der Plan.
components-no-position = { $place } hat keine Position; entweder hat jeder Ort eine, oder „positions“ entfällt.
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
position-closed = { $place } ist bei drei Spielern geschlossen: Dort steht und liegt nichts.
position-harbour-tablet = { $place } ist der Hafen und hat keine Punktetafel.
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

## Fragen: was jede Art fragt und wie die Antwort gegeben wird

kind-points = Punkte einer Abrechnung
kind-order = Reihenfolge der Banden
kind-field = welche Felder als Nächstes besetzt werden
kind-reach = wohin ein Auto fahren kann
kind-load = wen ein Auto einladen darf
kind-best = die beste Aktion
kind-legal = was erlaubt ist
question-points = Jetzt wird abgerechnet. Wie viele Punkte erhält jede Bande in { $district }?
question-points-all = Jetzt wird abgerechnet. Wie viele Punkte erhält jede Bande in allen gezeigten Bezirken zusammen?
question-order = In welcher Reihenfolge belegen die Banden in { $district } die Plätze, angefangen beim ersten?
question-field = In { $district } werden nacheinander abgesetzt: { NAMES($gangs) }. Auf welche Felder kommen sie?
question-reach = An welchen Orten darf eine Fahrt von { NAME($gang) } enden?
question-reach-card = { NAME($gang) } fährt mit der { $card }. An welchen Orten darf die Fahrt enden?
question-load = Welche Gangster darf { NAME($gang) } jetzt einladen?
question-best = { NAME($gang) } hat eine Aktion, dann wird sofort abgerechnet. Welche Aktion bringt den größten Vorsprung?
question-legal = Am Zug: { NAMES($turn) }. Welche dieser Aktionen sind jetzt erlaubt?{ EACH($actions) }
how-points = eine Zahl für jede Bande, zum Beispiel: yellow 10, grey 8 (wer nicht genannt ist, erhält nichts)
how-order = Banden der Reihe nach, zum Beispiel: yellow, grey
how-field = Feldnummern der Reihe nach, zum Beispiel: 7 8 3 (die Liste endet, sobald niemand mehr abgesetzt werden kann)
how-reach = Orte in beliebiger Reihenfolge, zum Beispiel: The Loop, West Side
how-load = Orte mit Feldnummern in beliebiger Reihenfolge, zum Beispiel: North Side 5, The Loop 2
how-best = eine Aktion in Worten, zum Beispiel: yellow drives 3 to The Loop
how-legal = die erlaubten Aktionen im Wortlaut, durch Semikolons getrennt

## Gründe von Antworten

order = Die Reihenfolge in { $district }: { NAMES($gangs) }.
at-place = { NAME($gang) } belegt in { $district } Platz { $nth }.
set-down = In { $district } kommen sie auf Feld { LIST($fields) }.
nobody-set-down = { NAME($gang) } kann in { $district } nicht abgesetzt werden.
allowed-are = Erlaubt: { $number } von { $of }.
allowed = Erlaubt: { $action }.
not-allowed = Nicht erlaubt: { $action }.
best = Der größte Vorsprung, den { NAME($gang) } haben kann, ist { $lead }; { $number ->
    [one] eine Aktion führt
   *[other] { $number } Aktionen führen
} dazu.
only-the-other = { NAME($gang) } selbst kann nichts tun; nur die andere Bande derselben Person kann handeln.
lead = Nach „{ $action }“: { $own } gegen { $other }, also ein Vorsprung von { $lead }.

## Was Fragen brauchen

ask-district = Diese Stellung sagt nichts über { $district }. { $districts ->
    [nothing-at-all] Gefragt werden kann hier nach keinem Bezirk.
   *[other] Gefragt werden kann nach: { LIST($districts) }.
}
ask-no-district = Diese Stellung zeigt keinen Bezirk, nach dem gefragt werden könnte.
ask-car = Diese Stellung sagt nichts über das Auto „{ $car }“. { $cars ->
    [nothing-at-all] Gefragt werden kann hier nach keinem Auto.
   *[other] Gefragt werden kann nach: { LIST($cars) }.
}
ask-card = Die { $card } liegt nicht offen; offen: { LIST($cards) }.
ask-casino = Auf der Punktetafel in { $district } steht ein „?“: Die Stellung muss unter „casino“ angeben, was es zählt.
ask-action-car = Diese Stellung sagt nichts über das Auto, um das es bei „{ $action }“ geht.
ask-action-twice = „{ $action }“ steht hier ein zweites Mal.

## Was auf dem Tisch liegt

seen-players = { $players } Spieler.
seen-person = Eine Person spielt: { NAMES($gangs) }.
seen-car = Auto von { NAME($gang) }: { $place }; offene Karten: { LIST($cards) }
seen-aboard = an Bord: { $aboard }
seen-trunk = im Kofferraum: { NAMES($trunk) }
seen-equipment = Sonderausrüstung: { NAMES($equipment) }
seen-display = In der Auslage im Hafen: { NAMES($display) }
seen-score = { NAME($gang) } { $influence }
seen-influence = Einfluss: { LIST($scores) }
seen-casino = Jedes „?“ zählt { $casino }.
seen-ruling = Hier anders gespielt: { $ruling }

## Falsche Vorstellungen: jede in einem Satz, wie ihn jemand sagen würde, der sie hat

belief-doubler-forgotten = Die Dopplermarke ändert nichts; die Zahlen zählen so, wie sie aufgedruckt sind.
belief-casino-forgotten = Ein „?“ zählt nichts.
belief-casino-not-doubled = Die Dopplermarke verdoppelt nur aufgedruckte Zahlen, aber kein „?“.
belief-tie-lower-rank = Bei Gleichstand liegt die Bande vorn, deren höchster Gangster den niedrigeren Rang hat.
belief-tie-first-come = Bei Gleichstand liegt die Bande vorn, die zuerst da war, also die mit dem Gangster auf dem vordersten Feld.
belief-tie-sum-of-ranks = Bei Gleichstand liegt die Bande vorn, bei der die Summe der Ränge größer ist.
belief-tie-shared = Banden mit gleich vielen Gangstern teilen sich den Platz; jede erhält den vordersten der Plätze, die sie zusammen belegen.
belief-rank-before-number = Der höchste Gangster entscheidet, ganz gleich, wie viele Gangster eine Bande hat.
belief-biggest-number-first = Die Zahlen werden der Größe nach vergeben, die größte zuerst, und nicht von links nach rechts.
belief-winner-takes-all = Nur wer den ersten Platz belegt, erhält etwas.
belief-gap-at-once = Ein Gangster kommt immer auf das erste leere Feld.
belief-gap-never = Lücken werden nie gefüllt; sobald das letzte Feld besetzt ist, kann niemand mehr abgesetzt werden.
belief-gap-from-the-end = Sobald das letzte Feld besetzt ist, wird zuerst die hinterste Lücke gefüllt.
belief-gap-same-gang = Nur die Bande, die auf dem letzten Feld steht, darf Lücken füllen.
belief-gap-any-gang = Jede Bande darf Lücken füllen, ganz gleich, wer auf dem letzten Feld steht.
belief-stops-early = Eine Fahrt darf auch kürzer sein, als die Karte sagt.
belief-back-and-forth = Auf einer Fahrt darf man hin und her fahren, also dieselbe Verbindung noch einmal benutzen.
belief-shortest-way-only = Ein Ort kommt nur infrage, wenn kein kürzerer Weg dorthin führt.
belief-never-the-same-place-twice = Eine Fahrt darf an keinen Ort zweimal kommen und deshalb auch nie dort enden, wo sie begonnen hat.
belief-engine-forgotten = Der Motor ändert nichts daran, wie weit ein Auto fährt.
belief-engine-compulsory = Mit dem Motor muss jede Fahrt einen Schritt länger sein.
belief-trunk-ignored = Ein voller Kofferraum ist beim Einladen kein Hindernis.
belief-bodyguard-ignored = Der Bodyguard schützt niemanden.
belief-bodyguard-too-strong = Wo ein Bodyguard steht, darf nicht einmal sein eigener Boss die eigenen Gangster einladen.
belief-gun-forgotten = Eingeladen wird nur dort, wo das Auto steht, ob mit oder ohne Tommy Gun.
belief-gun-for-own = Mit der Tommy Gun dürfen auch eigene Gangster aus einem Nachbarbezirk eingeladen werden.
belief-gun-from-harbour = Die Tommy Gun ist auch vom Hafen aus nutzbar.
belief-dumping-compulsory = Wer an der Gold Coast hält, muss alle aus dem Kofferraum in den Hafen ausladen.
belief-equipment-optional = An der Gold Coast darf man eine Sonderausrüstung nehmen oder liegen lassen.
belief-trunk-to-harbour-only = Gangster aus dem Kofferraum wird man nur im Hafen los.
mistake-doubler-forgotten = Dopplermarke vergessen
mistake-casino-forgotten = „?“ vergessen
mistake-casino-not-doubled = „?“ nicht verdoppelt
mistake-tie-lower-rank = Gleichstand: niedrigerer Rang vorn
mistake-tie-first-come = Gleichstand: wer zuerst da war
mistake-tie-sum-of-ranks = Gleichstand: größere Summe der Ränge
mistake-tie-shared = Gleichstand: Platz geteilt
mistake-rank-before-number = Rang vor Anzahl
mistake-biggest-number-first = Größte Zahl zuerst
mistake-winner-takes-all = Alles für den ersten Platz
mistake-gap-at-once = Lücken sofort gefüllt
mistake-gap-never = Lücken nie gefüllt
mistake-gap-from-the-end = Lücken von hinten gefüllt
mistake-gap-same-gang = Lücken nur für die letzte Bande
mistake-gap-any-gang = Lücken für jede Bande
mistake-stops-early = Fahrt zu früh beendet
mistake-back-and-forth = Hin und her gefahren
mistake-shortest-way-only = Nur der kürzeste Weg
mistake-never-the-same-place-twice = Nie zweimal am selben Ort
mistake-engine-forgotten = Motor vergessen
mistake-engine-compulsory = Motor als Pflicht
mistake-trunk-ignored = Voller Kofferraum missachtet
mistake-bodyguard-ignored = Bodyguard missachtet
mistake-bodyguard-too-strong = Bodyguard zu stark
mistake-gun-forgotten = Tommy Gun vergessen
mistake-gun-for-own = Tommy Gun für eigene Gangster
mistake-gun-from-harbour = Tommy Gun vom Hafen aus
mistake-dumping-compulsory = Ausladen an der Gold Coast Pflicht
mistake-equipment-optional = Sonderausrüstung freiwillig
mistake-trunk-to-harbour-only = Kofferraum nur im Hafen geleert

## Wie eine falsche Vorstellung ihre Gründe nennen würde

wrong-tie-lower-rank = Gleich viele Gangster: Nach dieser falschen Vorstellung geht der niedrigere Rang vor. Der höchste Gangster von { NAME($gang) } hat Rang { $rank }; bei { NAMES($rivals) }: { LIST($ranks) }.
wrong-tie-first-come = Gleich viele Gangster: Nach dieser falschen Vorstellung geht vor, wer zuerst da war. Der vorderste Gangster von { NAME($gang) } steht auf Feld { $rank }; bei { NAMES($rivals) }: { LIST($ranks) }.
wrong-tie-sum-of-ranks = Gleich viele Gangster: Nach dieser falschen Vorstellung geht die größere Summe der Ränge vor. Die Summe von { NAME($gang) } ist { $rank }; bei { NAMES($rivals) }: { LIST($ranks) }.
wrong-tie-shared = Gleich viele Gangster: Nach dieser falschen Vorstellung teilt sich { NAME($gang) } einen Platz mit { NAMES($rivals) }.
wrong-rank-before-number = Nach dieser falschen Vorstellung entscheidet der höchste Gangster: Der von { NAME($gang) } hat Rang { $rank }.
wrong-biggest-number-first = Nach dieser falschen Vorstellung erhält Platz { $nth } die { $nth ->
    [1] größte
   *[other] nächstgrößte
} Zahl: { $printed }.
wrong-casino-forgotten = Nach dieser falschen Vorstellung zählt ein „?“ nichts.
wrong-gap-at-once = Nach dieser falschen Vorstellung ist in { $district } das erste leere Feld an der Reihe: Feld { $field }.
wrong-gap-never = Das letzte Feld in { $district }, Feld { $last }, ist besetzt: Nach dieser falschen Vorstellung kann dort niemand mehr abgesetzt werden.
wrong-gap-from-the-end = Nach dieser falschen Vorstellung wird in { $district } zuerst die hinterste Lücke gefüllt: Feld { $field }.
wrong-bodyguard-too-strong = Nach dieser falschen Vorstellung hält der Bodyguard von { NAME($gang) } in { $place } auch den eigenen Gangster auf Feld { $field } fest.
wrong-dumping-compulsory = Im Kofferraum von { NAME($gang) } sitzt { NAMES($trunk) }. Nach dieser falschen Vorstellung muss der ganze Kofferraum ausgeladen werden.
wrong-trunk-to-harbour-only = Nach dieser falschen Vorstellung lädt { NAME($gang) } { NAMES($gangsters) } nur im Hafen aus.
wrong-biggest-number-first-casino = Nach dieser falschen Vorstellung erhält Platz { $nth } die größte Zahl, die noch übrig ist: ein „?“.
wrong-winner-takes-all = Nach dieser falschen Vorstellung erhält in { $district } nur der erste Platz etwas.
wrong-gap-same-gang = Auf dem letzten Feld von { $district }, Feld { $last }, steht { NAME($holder) }. Nach dieser falschen Vorstellung füllt { NAME($gang) } deshalb keine Lücke.
wrong-gap-any-gang = Nach dieser falschen Vorstellung füllt jede Bande die erste Lücke in { $district }: Feld { $field } von { LIST($gaps) }.
spot-car = das Auto von { NAME($of) }

## Was zu sehen ist

look-board = { $turn ->
    [nothing-at-all] Durchgang { $stage } · Doppler { $doublers }/{ $most } · Spiel zu Ende
   *[other] Durchgang { $stage } · Doppler { $doublers }/{ $most } · am Zug: { NAMES($turn) }
}
look-district = { $district }: Zahlen { LIST($places) }; { $doubled ->
    [0] keine Dopplermarke
   *[other] Dopplermarke
}; { $gangsters } von { $fields ->
    [one] 1 Feld
   *[other] { $fields } Feldern
} besetzt
look-field-taken = Feld { $field }: { NAME($gang) }
look-field-gap = Feld { $field }: Lücke
look-field-empty = Feld { $field }: leer
look-field-next = { $field }; hierhin kommt der nächste Gangster
look-unknown = { $place }: Punktetafel unbekannt
look-harbour = { $display ->
    [nothing-at-all] { $place }, der Hafen: nichts in der Auslage
   *[other] { $place }, der Hafen; in der Auslage: { NAMES($display) }
}
look-display = in der Auslage: { NAME($kind) }
look-car = Auto von { NAME($gang) }, in { $place }
look-car-mark = Auto { NAME($gang) }
look-tableau = { $acting ->
    [0] { NAME($gang) }: Einfluss { $influence }
   *[other] { NAME($gang) }, am Zug: Einfluss { $influence }
}
look-aboard = an Bord von { NAME($gang) }: { $aboard ->
    [0] niemand
    [one] ein Gangster
   *[other] { $aboard } Gangster
}
look-nobody = niemand an Bord
look-trunk-taken = Kofferraum von { NAME($gang) }: { NAME($who) }
look-trunk-free = Kofferraum von { NAME($gang) }: frei
look-card-up = Bewegungskarte { $card } von { NAME($gang) }, offen
look-card-down = Bewegungskarte { $card } von { NAME($gang) }, verdeckt
look-equipment = Sonderausrüstung von { NAME($gang) }: { NAME($kind) }

## Was gewählt werden kann

choose-group-who = Welches Auto
choose-group-drive = Fahren
choose-group-load = Einladen
choose-group-unload = Ausladen
choose-group-lose = Zug
choose-group-do = Aktion
choose-group-card = Mit der Karte
choose-group-to = Nach
choose-group-engine = Motor
choose-group-push = Stoßstange
choose-group-dump = Abladen
choose-group-take = Nehmen
choose-group-gangster = Einladen
choose-group-out = Ausladen
choose-who = { NAME($value) }
choose-do = { $value ->
    [drive] Fahren
    [load] Einladen
    [unload] Ausladen
   *[lose] Zug verfallen lassen
}
choose-card = { $value }
choose-to = { $value }
choose-engine = ein Schritt mehr
choose-no-engine = ohne Motor
choose-push = { NAME($gang) } nach { $place } schieben
choose-push-nobody = niemanden schieben
choose-dump = { NAMES($gangsters) }
choose-dump-nobody = niemanden
choose-take = { NAME($kind) }
choose-take-nothing = nichts
choose-gangster = { NAME($gang) } aus { $place }, Feld { $field }
choose-out = { NAMES($gangsters) }
look-empty-tablet = Hier steht niemand.
look-points = Punkte
look-highest = höchster
look-standings = Zwischenstand
look-standing = { $nth }. { NAME($gang) }: { $number ->
    [one] ein Gangster, auf Feld { $highest }
   *[other] { $number } Gangster, der höchste auf Feld { $highest }
}; Punkte: { $points }
look-reached = erreichbar mit Karte { LIST($cards) }
look-cars = Autos hier: { NAMES($gangs) }
look-beside = neben { LIST($places) }
