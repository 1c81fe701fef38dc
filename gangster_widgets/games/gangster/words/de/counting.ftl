## Fragen: was eine Abrechnung bringt und wer in welchem Auto sitzt

kind-count = Einfluss nach einer Abrechnung
kind-casino = Casinokarten, die gewinnen
kind-crew = wie viele in jedem Auto sitzen
question-count = Jetzt werden alle gezeigten Bezirke abgerechnet. { $had ->
    [0] { "" }
   *[other] Die Zahl bei jeder Bande ist ihr bisheriger Einfluss.{ " " }
}Wie viel Einfluss hat jede Bande danach?
question-count-two = Jetzt werden alle gezeigten Bezirke abgerechnet. { $had ->
    [0] { "" }
   *[other] Die Zahl bei den zwei Banden jeder Person ist ihr bisheriger Einfluss.{ " " }
}Wie viel Einfluss hat jede Person danach, mit beiden Banden zusammen?
question-casino = Jetzt werden alle gezeigten Bezirke abgerechnet, und damit entscheidet sich das Spiel. { $had ->
    [0] { "" }
   *[other] Die Zahl bei jeder Bande ist ihr bisheriger Einfluss.{ " " }
}Welche der Casinokarten { LIST($cards) } lassen { NAMES($gangs) } gewinnen? Ein geteilter Sieg zählt auch.
question-casino-two = Jetzt werden alle gezeigten Bezirke abgerechnet, und damit entscheidet sich das Spiel. { $had ->
    [0] { "" }
   *[other] Die Zahl bei den zwei Banden jeder Person ist ihr bisheriger Einfluss.{ " " }
}Welche der Casinokarten { LIST($cards) } lassen die Person mit { NAMES($gangs) } gewinnen, beide Banden zusammen? Ein geteilter Sieg zählt auch.
question-crew = Es läuft Durchgang { $stage }. { $dumped }Wie viele Gangster sitzen im eigenen Auto jeder Bande?
crew-dumped-so-far = Bisher im Hafen abgeladen: { LIST($dumped) }.{ " " }
crew-dumped-of = { $number } von { NAME($gang) }
how-count = eine Zahl für jede Bande, zum Beispiel: Gelb 22, Grau 18 (zu zweit bei der ersten Bande jeder Person)
how-casino = Casinokarten in beliebiger Reihenfolge, zum Beispiel: 3, 5
how-crew = eine Zahl für jede Bande, zum Beispiel: Gelb 5, Grau 3 (wer nicht genannt ist, hat niemanden im Auto)

## Gründe von Antworten

counted = Der Einfluss nach der Abrechnung: was vorher da war, und was sie bringt.
winning = { $cards ->
    [nothing-at-all] Keine der Casinokarten lässt { NAMES($gangs) } gewinnen.
   *[other] Casinokarten, die { NAMES($gangs) } gewinnen lassen: { LIST($cards) }.
}
wins = Casinokarte { $casino }: { NAMES($gangs) } { $own }, der Beste der anderen { $other }. Das ist ein Sieg.
wins-too = Casinokarte { $casino }: { NAMES($gangs) } { $own }, der Beste der anderen auch { $other }. Wer gleichauf vorn liegt, gewinnt mit.
wins-not = Casinokarte { $casino }: { NAMES($gangs) } { $own }, der Beste der anderen { $other }. Das ist kein Sieg.
crews = Im eigenen Auto sitzen alle Gangster, die eine Bande bekommen hat und die nicht anderswo sind.
crew = Im Auto von { NAME($gang) } { $number ->
    [0] sitzt kein eigener Gangster
    [one] sitzt ein eigener Gangster
   *[other] sitzen { $number } eigene Gangster
}.
crew-later = { crew }
crew-given = Zu Beginn hat { NAME($gang) } { $number } Gangster bekommen.
crew-joined = Vor Durchgang { $stage } hat { NAME($gang) } { $number } neue Gangster bekommen.
crew-on-tablets = Auf Punktetafeln { $number ->
    [one] steht ein Gangster
   *[other] stehen { $number } Gangster
} von { NAME($gang) }.
crew-on-tablets-later = { crew-on-tablets }
crew-in-trunks = Im Kofferraum von { NAMES($others) } { $number ->
    [one] sitzt ein Gangster
   *[other] sitzen { $number } Gangster
} von { NAME($gang) }.
crew-dumped = Im Hafen abgeladen: { $number ->
    [one] ein Gangster
   *[other] { $number } Gangster
} von { NAME($gang) }.

## Was Fragen brauchen

ask-casino-card = Die Casinokarte { $card } kann hier nicht genannt werden. Es gibt { LIST($cards) }, jede einmal.
ask-no-casino = Keine Punktetafel dieser Stellung zeigt ein „?“, die Casinokarte ändert also nichts.
ask-every-car = Diese Frage braucht alle Autos. Die Stellung sagt nichts über: { LIST($cars) }.
ask-crew-told = Wie viele im Auto „{ $car }“ sitzen, ist gerade die Frage: „aboard“ weglassen.
crew-more-out = { $out } Gangster von { $colour } sind nicht im Auto, bisher gibt es aber nur { $there }.

## Falsche Vorstellungen: jede in einem Satz

belief-influence-forgotten = Es zählt nur, was diese Abrechnung bringt; was man vorher hatte, ist weg.
belief-first-gang-only = Zu zweit bringt nur die erste der beiden Banden einer Person Einfluss.
belief-better-gang-only = Zu zweit bringt nur die bessere der beiden Banden einer Person Einfluss.
belief-others-forgotten = Die beste Aktion ist die, die selbst am meisten Einfluss bringt, ganz gleich, was die anderen dann haben.
belief-equals-do-not-win = Wer nur genauso viel Einfluss hat wie der Beste der anderen, gewinnt nicht.
belief-seven-on-board = Zu Beginn stehen sieben der neun Gangster auf dem Spielplan, und zwei sitzen im Auto.
belief-beside-the-nine = Die zwei Gangster, die zu Beginn auf dem Spielplan stehen, kommen zu den neun im Auto hinzu.
belief-seven-in-all = Die sieben Gangster, die zu Beginn im Auto sitzen, sind alle, die eine Bande hat, auch die zwei auf dem Spielplan.
belief-strange-trunk-aboard = Ein Gangster im Kofferraum eines anderen Autos zählt weiter zum Auto seiner Bande.
belief-dumped-come-back = Abgeladene Gangster kommen ins Auto ihrer Bande zurück.
belief-six-each-stage = Vor jedem neuen Durchgang kommen sechs neue Gangster.
mistake-influence-forgotten = Früherer Einfluss vergessen
mistake-first-gang-only = Nur die erste Bande gezählt
mistake-better-gang-only = Nur die bessere Bande gezählt
mistake-others-forgotten = Die anderen vergessen
mistake-equals-do-not-win = Gleichauf gewinnt nicht
mistake-seven-on-board = Start: sieben auf dem Spielplan
mistake-beside-the-nine = Start: zwei mehr als neun
mistake-seven-in-all = Start: sieben im Ganzen
mistake-strange-trunk-aboard = Im fremden Kofferraum, doch an Bord
mistake-dumped-come-back = Abgeladene kommen zurück
mistake-six-each-stage = Jedes Mal sechs neue Gangster

## Wie eine falsche Vorstellung ihre Gründe nennen würde

wrong-influence-forgotten = { NAMES($gangs) }: { $points } Punkte. Nach dieser falschen Vorstellung ist das der ganze Einfluss: { $influence }.
wrong-first-gang-only = Nach dieser falschen Vorstellung bringt von { NAMES($gangs) } nur die erste Bande Einfluss: { $points } dazu, jetzt { $influence }.
wrong-better-gang-only = Nach dieser falschen Vorstellung bringt von { NAMES($gangs) } nur die bessere Bande Einfluss: { $points } dazu, jetzt { $influence }.
wrong-others-forgotten = Nach „{ $action }“: { $own }; was die anderen haben, gilt dabei als gleichgültig.
wrong-equals-do-not-win = Casinokarte { $casino }: { NAMES($gangs) } { $own }, der Beste der anderen auch { $other }. Nach dieser falschen Vorstellung ist das kein Sieg.
wrong-seven-on-board = Nach dieser falschen Vorstellung stehen zu Beginn { $board } Gangster von { NAME($gang) } auf dem Spielplan und { $aboard } sitzen im Auto: { $more } mehr wären draußen.
wrong-beside-the-nine = Nach dieser falschen Vorstellung kommen die { $number } Gangster von { NAME($gang) }, die zu Beginn auf dem Spielplan stehen, noch hinzu.
wrong-seven-in-all = Nach dieser falschen Vorstellung hat { NAME($gang) } zu Beginn im Ganzen { $number } Gangster.
wrong-strange-trunk-aboard = Im Kofferraum von { NAMES($others) } { $number ->
    [one] sitzt ein Gangster
   *[other] sitzen { $number } Gangster
} von { NAME($gang) }. Nach dieser falschen Vorstellung zählt das noch zum eigenen Auto.
wrong-dumped-come-back = Nach dieser falschen Vorstellung { $number ->
    [one] kommt ein abgeladener Gangster
   *[other] kommen { $number } abgeladene Gangster
} von { NAME($gang) } ins Auto zurück.
wrong-six-each-stage = Nach dieser falschen Vorstellung kommen vor Durchgang { $stage } für { NAME($gang) } so viele neue Gangster wie vor dem zweiten: { $number }.
