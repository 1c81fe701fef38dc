## Fragen: was jede Art fragt und wie die Antwort gegeben wird

kind-points = Punkte einer Abrechnung
kind-order = Reihenfolge der Banden
kind-field = welche Felder als Nächstes besetzt werden
kind-reach = wohin ein Auto fahren kann
kind-load = wen ein Auto einladen darf
kind-best = die beste Aktion
kind-legal = was erlaubt ist
question-points = Jetzt wird abgerechnet. Wie viele Punkte erhält jede Bande { IN($district) }?
question-points-all = Jetzt wird abgerechnet. Wie viele Punkte erhält jede Bande in allen gezeigten Bezirken zusammen?
question-order = In welcher Reihenfolge stehen die Banden { IN($district) }, angefangen beim ersten Platz? Gefragt ist nach allen Banden dort, auch nach denen, für die keine Zahl mehr übrig ist.
question-order-after = { $number ->
    [one] { IN($district, start: 1) } wird abgesetzt: { NAMES($gangs) }.
   *[other] { IN($district, start: 1) } werden nacheinander abgesetzt: { NAMES($gangs) }.
} In welcher Reihenfolge stehen die Banden dort danach, angefangen beim ersten Platz? Gefragt ist nach allen Banden dort, auch nach denen, für die keine Zahl mehr übrig ist.
question-field = { $number ->
    [one] { IN($district, start: 1) } wird abgesetzt, falls es geht: { NAMES($gangs) }. Auf welches Feld kommt der Gangster?
   *[other] { IN($district, start: 1) } werden nacheinander abgesetzt, soweit es geht: { NAMES($gangs) }. Auf welche Felder kommen sie?
}
question-reach = An welchen Orten darf eine Fahrt von { NAME($gang) } enden?
question-reach-card = { NAME($gang) } fährt mit der { $card }{ $equipment ->
    [nothing-at-all] .
   *[other] { "" } und darf seine Ausrüstung nutzen.
} An welchen Orten darf die Fahrt enden?
question-load = Welche Gangster darf { NAME($gang) } jetzt einladen?{ $nobody }
load-nobody-there = { " " }{ IN($place, start: 1) } steht kein Gangster.
question-best = { NAME($gang) } hat eine Aktion, dann wird sofort abgerechnet. Welche Aktion bringt den größten Vorsprung: was { NAME($gang) } dann hat, weniger das, was der Beste der anderen hat?{ $persons ->
    [2] { " " }Die beiden Banden einer Person zählen zusammen.
   *[other] { "" }
}
as-good-best = Jede andere Aktion mit demselben Vorsprung ist auch richtig.
question-legal = Am Zug: { NAMES($turn) }. Welche dieser Aktionen sind jetzt erlaubt?{ EACH($actions) }
how-points = eine Zahl für jede Bande, zum Beispiel: Gelb 10, Grau 8 (wer nicht genannt ist, erhält nichts)
how-order = Banden der Reihe nach, zum Beispiel: Gelb, Grau (ohne solche, die dort niemanden haben)
how-field = Feldnummern der Reihe nach, zum Beispiel: 7 8 3 (die Liste endet, sobald niemand mehr abgesetzt werden kann)
how-reach = Orte in beliebiger Reihenfolge, zum Beispiel: The Loop, West Side
how-load = Orte mit Feldnummern in beliebiger Reihenfolge, zum Beispiel: North Side 5, The Loop 2
how-best = eine Aktion in Worten, zum Beispiel: yellow drives 3 to The Loop
how-legal = die erlaubten Aktionen im Wortlaut, durch Semikolons getrennt

## Gründe von Antworten

order = Die Reihenfolge { IN($district) }: { NAMES($gangs) }.
at-place = { NAME($gang) } belegt { IN($district) } Platz { $nth }.
set-down = { IN($district, start: 1) } { $number ->
    [one] kommt der Gangster auf Feld
   *[other] kommen die Gangster der Reihe nach auf die Felder
} { LIST($fields) }.
nobody-set-down = { NAME($gang) } kann { IN($district) } nicht abgesetzt werden.
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

ask-district = Diese Stellung sagt nichts über diesen Bezirk: { $district }. { $districts ->
    [nothing-at-all] Gefragt werden kann hier nach keinem Bezirk.
   *[other] Gefragt werden kann nach: { LIST($districts) }.
}
ask-no-district = Diese Stellung zeigt keinen Bezirk, nach dem gefragt werden könnte.
ask-car = Diese Stellung sagt nichts über das Auto „{ $car }“. { $cars ->
    [nothing-at-all] Gefragt werden kann hier nach keinem Auto.
   *[other] Gefragt werden kann nach: { LIST($cars) }.
}
ask-card = Die { $card } liegt nicht offen; offen: { LIST($cards) }.
ask-unload-full = { IN($district, start: 1) } können nicht alle abgesetzt werden: Nummer { $nth } findet kein Feld.
ask-casino = Auf der Punktetafel { IN($district) } steht ein „?“: Die Stellung muss unter „casino“ angeben, was es zählt.
ask-action-car = Diese Stellung sagt nichts über das Auto, um das es bei „{ $action }“ geht.
ask-action-twice = „{ $action }“ steht hier ein zweites Mal.
