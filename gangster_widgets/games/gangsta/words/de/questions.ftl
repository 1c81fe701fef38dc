## Fragen: was jede Art fragt und wie die Antwort gegeben wird

kind-engage = für einen Überfall einsetzen
kind-may-join = wer bei einem Überfall dazukommen darf
kind-mobilise = mobilisieren
kind-income = Einkünfte am Ende von Kapitel I
kind-war = der Bandenkrieg
kind-snitched = was ein Spitzel kostet
kind-count = Punkte am Ende
kind-best-heist = Überfälle für die ganze Bande
question-engage = { NAME($who) } ist am Zug und hat schon mobilisiert. In welcher Reihenfolge verübt { NAME($who) } diesen Überfall so, dass möglichst viele Gangster der eigenen Bande eingesetzt sind? Es kann sein, dass er sich gar nicht verüben lässt.{ $tech ->
    [0] { "" }
   *[other] { " " }Wo High-Tech-Ausrüstung ein Symbol weglässt, muss nicht gesagt werden, welches: Eine Reihenfolge zählt, sobald sie ohne eines der Symbole aufgeht, oder mit allen.
}
question-may-join = { $engaged ->
    [nothing-at-all] { NAME($who) } hat mobilisiert und will diesen Überfall verüben. Wer darf als Erster eingesetzt werden? Es können mehrere sein oder niemand.
   *[other] { NAME($who) } verübt diesen Überfall und hat bisher eingesetzt: { ROUTE($engaged) }. Wer darf als Nächster dazukommen? Es können mehrere sein oder niemand.
}
question-mobilise = { NAME($who) } ist am Zug. Wie viele Gangster von { NAME($who) } können nach dem Mobilisieren höchstens verfügbar sein?
question-income = So endet Kapitel I. Wie viel Geld bekommt jeder Spieler?
question-war = So endet Kapitel II. Wer muss im Bandenkrieg einen Gangster ablegen?
question-snitched = Ein Spitzel mit der Zahl { $number } wird gezogen. Was zahlt jeder Spieler, und wer verliert einen Gangster?
question-count = So endet das Spiel. Wie viele Punkte hat jeder Spieler?
question-best-heist = { NAME($who) } ist am Zug und hat schon mobilisiert. Nach welchen dieser Überfälle kann die ganze Bande von { NAME($who) } eingesetzt sein, noch vor jeder Belohnung? Es können mehrere sein oder keiner.
how-engage = die Gangster der Reihe nach, zum Beispiel: B, A, C (in JSON {"{"}"order": ["B", "A", "C"]{"}"}; „niemand“, wenn sich der Überfall nicht verüben lässt)
how-may-join = Gangster in beliebiger Reihenfolge, zum Beispiel: A, C („niemand“, wenn niemand darf)
how-mobilise = eine Zahl
how-income = Geld für jeden Spieler, zum Beispiel: Rot 2, Blau 3 (wer nichts bekommt, fehlt)
how-war = Spieler in beliebiger Reihenfolge, zum Beispiel: Rot, Grün („niemand“, wenn niemand muss)
how-snitched = für jeden Spieler, dem etwas geschieht, zum Beispiel: Rot: zahlt 2; Blau: zahlt 1, verliert 1
how-count = Punkte für jeden Spieler, zum Beispiel: Rot 12, Blau 9
how-best-heist = Nummern von Überfällen in beliebiger Reihenfolge, zum Beispiel: 1, 4 („keiner“, wenn es keinen gibt)
engage-nobody = lässt sich nicht verüben
as-good-engage = Jede andere Reihenfolge, in der ebenso viele der Bande eingesetzt werden, ist auch richtig.
may-join-nobody = niemand
war-nobody = niemand
best-heist-none = keiner davon
name-order = Reihenfolge
name-pays = zahlt
name-loses = verlorene Gangster
typed-loses = verliert
verdict-can-be-committed = Dieser Überfall lässt sich verüben.
verdict-not-in-this-order = In dieser Reihenfolge lässt sich der Überfall nicht verüben.
verdict-more-can-be-engaged = So ist der Überfall verübt, aber nur { $number } der eigenen Bande sind dabei. Es geht mit mehr.
verdict-still-missing = Damit ist der Überfall noch nicht verübt: Es fehlt noch etwas.
verdict-may-not-join = { NAME($who) } darf nicht als Nächster dazukommen.
verdict-others-may-join = Wer genannt ist, darf dazukommen, aber andere dürfen es auch.
slip-paying-left-out = Diese Antwort kommt heraus, wenn niemand für Geld frei wird.
slip-nobody-freed = Diese Antwort kommt heraus, wenn niemand frei wird.
slip-headquarters-left-out = Diese Antwort kommt heraus, wenn das Hauptquartier außer Acht bleibt.
slip-police-station-left-out = Diese Antwort kommt heraus, wenn die Polizeiwache außer Acht bleibt.
slip-nobody-lost = Diese Antwort kommt heraus, wenn jemand, der nicht zahlen kann, nur Geld verliert und keinen Gangster.
slip-richest-left-out = Diese Antwort kommt heraus, wenn die Punkte für das meiste Geld fehlen.
slip-largest-left-out = Diese Antwort kommt heraus, wenn die Punkte für die größte Bande fehlen.
slip-families-left-out = Diese Antwort kommt heraus, wenn die Punkte für die meisten Gangster einer Familie fehlen.
slip-resources-left-out = Diese Antwort kommt heraus, wenn die Punkte einer Ressourcenkarte fehlen.
slip-media-limit = Diese Antwort kommt heraus, wenn die Punkte der Medien für Überfälle keine Grenze haben.
slip-income-next = Diese Antwort kommt heraus, wenn alle mit der nächsthöheren Zahl verglichen werden und nicht mit der höchsten.
slip-one-of-these = Diese Antwort kommt heraus, wenn etwas fehlt. Mehreres kommt infrage; die Begründung nennt es.

## Was eine Frage braucht

ask-gang = Um das zu beantworten, muss die Stellung unter „gangs“ sagen, wer zur Bande von { $who } gehört.
ask-heist = Um das zu beantworten, braucht die Stellung einen Überfall („heist“): die Fähigkeiten, die er braucht.
ask-display = Um das zu beantworten, müssen Überfälle ausliegen („display“).
ask-snitch = Um das zu beantworten, muss die Stellung sagen, welche Zahl der Spitzel hat („snitch“).
ask-nobody = Niemand heißt hier { $gangster }; die Gangster sind { LIST($gangsters) }.
