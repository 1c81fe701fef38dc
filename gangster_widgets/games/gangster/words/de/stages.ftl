## Was am Ende eines Zuges geschieht, wohin Dopplermarken kommen und was man an der Gold Coast nimmt: Namen

name-cards-up = Karten wieder aufgedeckt
name-district-card = eine Bezirkskarte wird gezogen
name-policeman = es ist ein Polizist
name-police = Polizist
name-doubler = eine Dopplermarke wird gelegt
name-end-of-the-stage = Ende des Durchgangs
name-end-of-the-game = Ende des Spiels
turns-nothing = nichts davon
name-stage-over = Durchgang zu Ende
name-nothing = nichts nehmen

## Die Fragen

kind-turns = das Ende eines Zuges
kind-doublers = wohin noch Dopplermarken kommen können
kind-equipment = was man an der Gold Coast nehmen darf
question-turns = { $action }. { $pile ->
    [nothing-at-all] Der Stapel der Bezirkskarten ist aufgebraucht.
   *[other] Stapel der Bezirkskarten, die nächste zuerst: { NAMES($pile) }.
} Was geschieht am Ende dieses Zuges? Gib alles an; endet das Spiel, so endet auch sein Durchgang.
question-doublers = Es spielen { $players } Personen. Welche Bezirke können in diesem Durchgang noch eine Dopplermarke erhalten?
question-doublers-drawn = Es spielen { $players } Personen. { $number ->
    [one] Von jetzt an wird eine Bezirkskarte gezogen: { NAMES($cards) }.
   *[other] Von jetzt an werden nacheinander diese Bezirkskarten gezogen: { NAMES($cards) }.
} Welche Bezirke können danach in diesem Durchgang noch eine Dopplermarke erhalten?
question-equipment = { NAME($gang) } ist gerade zum Hafen gefahren: { $harbour }. { $display ->
    [nothing-at-all] Dort liegt nichts in der Auslage.{ " " }
   *[other] { "" }
}Unter welchen Sonderausrüstungen darf { NAME($gang) } wählen?
how-turns = was geschieht, in beliebiger Reihenfolge, zum Beispiel: Karten wieder aufgedeckt, eine Bezirkskarte wird gezogen (oder: nichts davon)
how-doublers = Bezirke in beliebiger Reihenfolge, zum Beispiel: The Loop, West Side (oder, wenn der Durchgang zu Ende ist: Durchgang zu Ende)
how-equipment = alles, was erlaubt ist, in beliebiger Reihenfolge, zum Beispiel: Tür, Motor (wo es erlaubt ist, nichts zu nehmen: nichts nehmen)

## Gründe: das Ende eines Zuges

turn-ends = Am Ende des Zuges von { NAME($gang) }: { $happenings ->
    [nothing-at-all] Es geschieht nichts weiter.
   *[other] { NAMES($happenings) }.
}
cards-left = Von den Bewegungskarten von { NAME($gang) } liegen noch offen: { LIST($cards) }. Also werden keine Karten aufgedeckt, und es wird keine Bezirkskarte gezogen.
no-card-used = { NAME($gang) } hat in diesem Zug keine Bewegungskarte benutzt. Also werden keine Karten aufgedeckt, und es wird keine Bezirkskarte gezogen.
game-ends-too = Es war Durchgang { $stage }, der letzte: Mit dieser Abrechnung ist das Spiel zu Ende.

## Gründe: Dopplermarken

doublers-still = Dopplermarken auf dem Spielplan: { $number } von { $most }. { $districts ->
    [nothing-at-all] Kein Bezirk kann mehr eine erhalten.
   *[other] Eine Dopplermarke kann noch kommen nach: { LIST($districts) }.
}
doublers-none-more = { $number ->
    [one] Eine Dopplermarke liegt
   *[other] { $number } Dopplermarken liegen
}, und der Durchgang ist zu Ende: Es kommt keine mehr dazu.
doublers-all-lie = Mit der { $number }. Dopplermarke ist der Durchgang sofort zu Ende.
doublers-its-card = { IN($district, start: 1) } liegt noch keine Dopplermarke: Die Karte dieses Bezirks kann noch gezogen werden.
doublers-one-there = { IN($district, start: 1) } liegt schon eine Dopplermarke: Die Karte dieses Bezirks ist in diesem Durchgang gezogen worden.
doublers-no-card = { THE($harbour, start: 1) } ist der Hafen: Für ihn gibt es keine Bezirkskarte.
doublers-closed = { THE($district, start: 1) } ist in dieser Partie geschlossen: Die Bezirkskarte dazu ist nicht im Stapel.
slip-doubled = Dort liegt schon eine Dopplermarke: { LIST($districts) }.

## Gründe: Sonderausrüstungen

stopped = { NAME($gang) } ist gerade zum Hafen gefahren: { $harbour }. Erlaubt: { NAMES($choice) }.
take-allowed = Erlaubt: { NAME($kind) }.
take-not-allowed = Nicht erlaubt: { NAME($kind) }.
has-and-lies = { $equipment ->
    [nothing-at-all] Das Auto von { NAME($gang) } hat keine Sonderausrüstung.
   *[other] Das Auto von { NAME($gang) } hat: { NAMES($equipment) }.
} { $display ->
    [nothing-at-all] In der Auslage liegt nichts.
   *[other] In der Auslage: { NAMES($display) }.
}

## Was diese Fragen brauchen

ask-action-refused = „{ $action }“ ist in dieser Stellung nicht erlaubt; ein solcher Zug hat also kein Ende.
cards-unknown = „{ $card }“ ist hier keine Bezirkskarte. Es gibt { LIST($cards) }.
cards-twice = Die Karte von { $card } steht hier ein zweites Mal; jeder Bezirk hat nur eine.
cards-doubled = In { $card } liegt schon eine Dopplermarke: Die Karte dieses Bezirks ist bereits gezogen.
cards-police = Es können nicht mehr als die { $police } Polizisten kommen, die im Spiel sind.
cards-after-the-end = Bevor „{ $card }“ gezogen wird, liegt die achte Dopplermarke: Dann ist der Durchgang zu Ende.
piles-casino = Mit diesen Karten kann die { $doublers }. Dopplermarke kommen und den Durchgang beenden: Unter „casino“ muss stehen, welche Casinokarte dann gezogen wird.

## Falsche Vorstellungen

belief-cards-up-without-driving = Wer nur noch eine Karte offen hat, deckt am Ende des Zuges alle wieder auf, auch ohne zu fahren.
belief-cards-up-every-drive = Nach jeder Fahrt werden alle Karten wieder aufgedeckt, und eine Bezirkskarte wird gezogen.
belief-card-after-every-drive = Nach jeder Fahrt wird eine Bezirkskarte gezogen.
belief-cards-up-later = Die Bewegungskarten werden erst zu Beginn des nächsten eigenen Zuges aufgedeckt.
belief-stage-ends-with-cards = Der Durchgang endet, wenn die Bezirkskarten aufgebraucht sind.
belief-round-finished-first = Nach der achten Dopplermarke wird die Runde noch zu Ende gespielt, bevor abgerechnet wird.
belief-policeman-draws-again = Nach einem Polizisten wird noch eine Bezirkskarte gezogen.
belief-policeman-counts = Ein Polizist zählt bei den acht Dopplermarken mit, als wäre eine gelegt worden.
belief-cicero-doubled = Cicero kann auch bei drei Spielern eine Dopplermarke erhalten.
belief-doubled-twice = Ein Bezirk kann im selben Durchgang eine zweite Dopplermarke erhalten.
belief-harbour-doubled = Die Gold Coast kann eine Dopplermarke erhalten wie jeder andere Ort.
belief-whole-supply = An der Gold Coast darf man jede Art von Sonderausrüstung nehmen, ganz gleich, was ausliegt.
belief-same-kind-again = Eine Art, die man schon hat, darf man noch einmal nehmen.
belief-slides-out-first = Eine Art, die man hat, darf man noch einmal nehmen, wenn gerade sie hinausrutschen würde.
belief-no-third-piece = Wer zwei Sonderausrüstungen hat, kann keine dritte nehmen.
mistake-cards-up-without-driving = Karten aufgedeckt, ohne zu fahren
mistake-cards-up-every-drive = Karten nach jeder Fahrt aufgedeckt
mistake-card-after-every-drive = Bezirkskarte nach jeder Fahrt
mistake-cards-up-later = Karten einen Zug zu spät aufgedeckt
mistake-stage-ends-with-cards = Durchgang endet mit den Bezirkskarten
mistake-round-finished-first = Runde erst zu Ende gespielt
mistake-policeman-draws-again = Noch eine Karte nach dem Polizisten
mistake-policeman-counts = Polizist als Dopplermarke gezählt
mistake-cicero-doubled = Dopplermarke im geschlossenen Cicero
mistake-doubled-twice = Zwei Dopplermarken in einem Bezirk
mistake-harbour-doubled = Dopplermarke an der Gold Coast
mistake-whole-supply = Alles darf genommen werden
mistake-same-kind-again = Dieselbe Art noch einmal
mistake-slides-out-first = Was hinausrutscht, noch einmal
mistake-no-third-piece = Keine dritte Sonderausrüstung

## Wie diese falschen Vorstellungen ihre Gründe nennen würden

wrong-cards-up-without-driving = { NAME($gang) } hat nur noch eine Karte offen. Nach dieser falschen Vorstellung werden am Ende des Zuges alle aufgedeckt, auch ohne Fahrt.
wrong-cards-up-every-drive = { NAME($gang) } ist gefahren. Nach dieser falschen Vorstellung werden nach jeder Fahrt alle Karten aufgedeckt.
wrong-card-after-every-drive = { NAME($gang) } ist gefahren. Nach dieser falschen Vorstellung wird nach jeder Fahrt eine Bezirkskarte gezogen.
wrong-cards-up-later = Nach dieser falschen Vorstellung deckt { NAME($gang) } die Karten erst zu Beginn des nächsten Zuges auf und zieht auch erst dann.
wrong-policeman-draws-again = Nach dieser falschen Vorstellung wird nach dem Polizisten noch eine Bezirkskarte gezogen.
wrong-stage-ends-with-cards = Die Bezirkskarten sind aufgebraucht. Nach dieser falschen Vorstellung ist damit der Durchgang zu Ende.
wrong-round-finished-first = Die achte Dopplermarke liegt, gelegt von { NAME($gang) }. Nach dieser falschen Vorstellung wird die Runde noch zu Ende gespielt.
wrong-stage-ends-with-cards-doubled = In allen { $number } Bezirken liegt eine Dopplermarke. Nach dieser falschen Vorstellung ist der Durchgang erst jetzt zu Ende.
wrong-doubler-all-the-same = { $place }: Nach dieser falschen Vorstellung kann trotzdem eine Dopplermarke dorthin kommen.
wrong-policeman-counts = Dopplermarken: { $number }, Polizisten: { $police }. Nach dieser falschen Vorstellung sind das zusammen acht, und der Durchgang ist zu Ende.
wrong-equipment-optional = Nach dieser falschen Vorstellung darf { NAME($gang) } alles liegen lassen.
wrong-same-kind-again = Die Sonderausrüstung { NAME($kind) } ist schon da. Nach dieser falschen Vorstellung darf { NAME($gang) } sie noch einmal nehmen.
wrong-slides-out-first = Die Sonderausrüstung { NAME($kind) } würde hinausrutschen. Nach dieser falschen Vorstellung darf { NAME($gang) } sie deshalb noch einmal nehmen.
wrong-no-third-piece = { NAME($gang) } hat zwei Sonderausrüstungen. Nach dieser falschen Vorstellung ist keine dritte möglich.
wrong-whole-supply = Die Sonderausrüstung { NAME($kind) } liegt nicht in der Auslage. Nach dieser falschen Vorstellung darf man sie trotzdem nehmen.
