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

first-field = { IN($district, start: 1) } steht niemand: Der erste Gangster kommt auf das Pfeilfeld, Feld 1.
next-in-order = { after-last-standing }
last-field-free = Bis zum letzten Feld { IN($district) }, Feld { $last }, ist noch Platz.
after-last-standing = Der in Leserichtung letzte Gangster { IN($district) } steht auf Feld { $standing }: Der nächste kommt direkt dahinter auf Feld { $field }.
last-field-empty = Das letzte Feld { IN($district) }, Feld { $last }, ist leer; deshalb wird keine Lücke gefüllt.
last-field-taken = Auf dem letzten Feld { IN($district) }, Feld { $last }, steht { NAME($gang) }.
first-gap = Das letzte Feld ist besetzt; deshalb wird die erste Lücke in Leserichtung gefüllt: Feld { $field }. { $number ->
    [one] Es ist die einzige Lücke { IN($district) }.
   *[other] Lücken { IN($district) }: Felder { LIST($gaps) }.
}
others-gap = Nach der hier gespielten Auslegung kann { IN($district) } nur ein Gangster derselben Farbe wie der auf dem letzten Feld eine Lücke füllen. Auf Feld { $last } steht { NAME($holder) }, nicht { NAME($gang) }.
tablet-full = { $last ->
    [one] Das einzige Feld { IN($district) } ist
   *[other] Alle { $last } Felder { IN($district) } sind
} besetzt: Dort kann niemand abgesetzt werden.
one-field-left = { IN($place, start: 1) } ist nur ein Feld frei: Für den zweiten Gangster ist kein Platz.

## Fahren

reach = { NAME($gang) } steht { IN($at) }. Mögliche Ziele einer Fahrt: { LIST($ends) }.
reach-nothing = { NAME($gang) } steht { IN($at) }, und es ist keine Fahrt möglich.
way = { $steps ->
    [one] Ein Schritt führt
   *[other] { $steps } Schritte führen
} { TO($to) }: { ROUTE($way) }.
way-with-engine = Die { $card } und ein Schritt mehr durch den Motor führen { TO($to) }: { ROUTE($way) }.
no-such-card = { NAME($gang) } hat keine Bewegungskarte mit der { $card }; es gibt { LIST($cards) }.
card-used = Die { $card } von { NAME($gang) } ist benutzt und liegt verdeckt; offen: { LIST($cards) }.
no-engine = { NAME($gang) } hat keinen Motor und kann keinen Schritt mehr fahren, als die Karte angibt.
no-such-place = Den Ort { $place } gibt es auf diesem Plan nicht.
closed = { THE($place, start: 1) } ist in dieser Partie geschlossen: Dort endet keine Fahrt.
not-through-closed = Nur auf einem Weg durch { $place } ist { THE($to) } { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} entfernt, und { $place } ist in dieser Partie geschlossen.
no-way-back = Um { FROM($at) } in { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
} { TO($to) } zu kommen, müsste eine Fahrt eine Verbindung zweimal benutzen.
not-exact = { FROM($at, start: 1) } führt kein Weg von genau { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
} { TO($to) }.
drove = { NAME($gang) } dreht die { $card } auf die Rückseite und fährt { TO($to) }: { ROUTE($way) }.
drove-with-engine = { NAME($gang) } dreht die { $card } auf die Rückseite, nimmt mit dem Motor einen Schritt dazu und fährt { TO($to) }: { ROUTE($way) }.

## Einladen und Ausladen

loaded = { NAME($gang) } lädt { IN($place) } von Feld { $field } einen eigenen Gangster ein; er fährt im Auto mit.
loaded-into-trunk = { NAME($gang) } lädt { IN($place) } von Feld { $field } den Gangster von { NAME($loaded) } in den Kofferraum ein.
loaded-by-gun = { FROM($at, start: 1) } aus lädt { NAME($gang) } mit der Tommy Gun nebenan { IN($place) } von Feld { $field } den Gangster von { NAME($loaded) } in den Kofferraum ein.
unloaded = { NAME($gang) } lädt { IN($place) } aus: { NAMES($gangsters) }, auf { $number ->
    [one] Feld
   *[other] die Felder
} { LIST($fields) }.
may-load = { NAME($gang) } darf { IN($place) } den Gangster von { NAME($who) } auf Feld { $field } einladen.
may-load-by-gun = { FROM($at, start: 1) } aus erreicht die Tommy Gun von { NAME($gang) } den Gangster von { NAME($who) } auf Feld { $field } { IN($place) }.
loadable = Für { NAME($gang) } { $number ->
    [one] kommt ein Gangster
   *[other] kommen { $number } Gangster
} zum Einladen infrage.
nothing-loadable = { NAME($gang) } darf niemanden einladen.
in-reach = { NAME($gang) } erreicht nur diese Punktetafeln: { LIST($places) }.
harbour-has-no-tablet = { THE($place, start: 1) } ist der Hafen: Er hat keine Punktetafel, und vom Abladen abgesehen wird dort weder ein- noch ausgeladen.
tablet-unknown = Diese Stellung sagt nichts über die Punktetafel { IN($place) }.
gun-silent-at-harbour = { NAME($gang) } steht { IN($harbour) }: Vom Hafen aus ist die Tommy Gun nicht nutzbar.
closed-to-cargo = { THE($place, start: 1) } ist in dieser Partie geschlossen: Dort wird weder ein- noch ausgeladen.
not-where-the-car-is = Das Auto von { NAME($gang) } steht { IN($at) }, nicht { IN($place) }.
gun-not-from-harbour = { NAME($gang) } steht { IN($harbour) }: Vom Hafen aus reicht die Tommy Gun nicht bis { TO($place) }.
gun-not-that-far = { FROM($at, start: 1) } { TO($place) } führt keine Verbindung: So weit reicht die Tommy Gun von { NAME($gang) } nicht.
gun-not-for-own = Auf Feld { $field } { IN($place) } steht ein Gangster von { NAME($gang) }; mit der Tommy Gun werden nur Gangster anderer Banden eingeladen.
no-such-field = { THE($place, start: 1) } hat kein Feld { $field }; die Felder gehen von 1 bis { $last }.
nobody-there = Auf Feld { $field } { IN($place) } steht niemand.
trunk-full = Der Gangster von { NAME($who) } auf Feld { $field } { IN($place) } käme in den Kofferraum von { NAME($gang) }. Dieser hat { $room ->
    [one] einen Platz
   *[other] { $room } Plätze
} und ist schon mit { NAMES($trunk) } besetzt.
shielded = Das Auto von { NAME($owner) } steht mit einem Bodyguard { IN($place) }: Kein anderer Boss darf den Gangster von { NAME($owner) } auf Feld { $field } einladen.
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

pushed = Die Stoßstange von { NAME($gang) } schiebt das Auto von { NAME($other) } { FROM($place) } { TO($to) }.
swapped = Nach der hier gespielten Auslegung tauscht { NAME($gang) } den Platz: Das Auto von { NAME($other) } kommt { TO($to) }, das von { NAME($gang) } { TO($place) }.
no-bumper = { NAME($gang) } hat keine Stoßstange.
bumper-not-yet = { NAME($gang) } nimmt die Stoßstange erst mit dieser Fahrt: Sie wird ab dem nächsten Zug benutzt.
bumper-not-itself = Die Stoßstange bewegt ein anderes Auto, nicht das von { NAME($gang) } selbst.
bumper-no-car-there = Das Auto von { NAME($other) } steht nicht { IN($place) }, wo die Fahrt endet.
bumper-no-car-next-door = Das Auto von { NAME($other) } steht an keinem verbundenen Nachbarort { FROM($place) }, wo die Fahrt endet.
bumper-not-next-door = { FROM($place, start: 1) } { TO($to) } führt keine Verbindung: Die Stoßstange schiebt nur an einen Nachbarort.
bumper-swap-only = Nach der hier gespielten Auslegung tauscht die Stoßstange die Plätze: { NAME($other) } käme { TO($place) }, wo die Fahrt endet.
bumper-swap-needs-ruling = Die Stoßstange schiebt das Auto von { NAME($other) } weg; die Plätze zu tauschen ist eine Auslegung, die hier nicht gespielt wird.
bumper-into-closed = { THE($place, start: 1) } ist in dieser Partie geschlossen: Dorthin wird kein Auto geschoben.
dumped = { NAME($gang) } lädt im Hafen { NAMES($gangsters) } ab; abgeladene Gangster scheiden aus.
taken = { NAME($gang) } nimmt die Sonderausrüstung { NAME($kind) }. Bis dahin in der Auslage: { NAMES($display) }.
nothing-to-take = { NAME($gang) } nimmt nichts, und die Ausrüstung bleibt unverändert: { $display ->
    [nothing-at-all] In der Auslage liegt nichts mehr.
   *[other] In der Auslage liegt nur, was das Auto schon hat ({ NAMES($display) }).
}
slid-out = Von links kommt eine neue Sonderausrüstung; die älteste von { NAME($gang) }, { NAME($kind) }, rutscht rechts hinaus und ist aus dem Spiel.
refilled = Die Auslage wird aufgefüllt: { NAMES($kinds) }.
not-refilled = Der Vorrat ist leer: Die Auslage wird nicht aufgefüllt.
three-alike = In der Auslage liegen drei gleiche ({ NAME($kind) }): Alle drei kommen aus dem Spiel.
dump-elsewhere = { NAME($gang) } beendet die Fahrt { IN($place) }; Gangster werden nur { IN($harbour) } abgeladen.
dump-not-aboard = { NAMES($gangsters) } abzuladen ist nicht möglich: { $trunk ->
    [nothing-at-all] Der Kofferraum von { NAME($gang) } ist leer.
   *[other] Der Kofferraum von { NAME($gang) } enthält nur { NAMES($trunk) }.
}
take-elsewhere = { NAME($gang) } beendet die Fahrt { IN($place) }; Sonderausrüstungen werden nur { IN($harbour) } genommen.
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
nobody = { IN($district, start: 1) } steht niemand: Keine Bande erhält etwas.
gang = { NAME($gang) } belegt { IN($district) } Platz { $nth } und erhält { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
left-out = { NAME($gang) } belegt { IN($district) } Platz { $nth } und geht leer aus.
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
doubler = { IN($district, start: 1) } liegt eine Dopplermarke: Die Zahl zählt zweifach.
together = { NAMES($gangs) } gehören demselben Boss: zusammen { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.

## Der Verlauf des Spiels

start = { NAME($gang) } beginnt mit je einem Gangster { IN($district) } und { IN($other) } und mit dem Auto { IN($district) }.
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
first-doubler = Das Los entscheidet: Die erste Dopplermarke des Durchgangs kommt { TO($district) }; danach { $police ->
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
