### Einstufung: ein paar Fragen, die sagen, wo man anfängt

placement-title = Wo fange ich an?
placement-what = Höchstens { $most } Fragen zeigen, was schon sitzt und wo vielleicht ein Missverständnis steckt.
placement-how = Die Antworten werden erst am Ende ausgewertet. Wer eine nicht weiß, sagt es einfach: Auch das hilft weiter.
placement-begin = Mit den Fragen beginnen
placement-new = Noch nie gespielt: zur ersten Lektion
placement-at = Frage { $number } von höchstens { $most }
placement-pass = Weiß ich nicht
placement-stop = Hier aufhören und das Ergebnis sehen
placement-ended = Wo es losgeht
placement-waved = Alles war richtig. Der Lehrgang kann übersprungen werden; weiter geht es mit den Aufgaben oder einer Partie.
placement-found = { $number ->
    [one] Ein Missverständnis wurde gefunden. Die Lektionen unten räumen es aus.
   *[other] { $number } Missverständnisse wurden gefunden. Die Lektionen unten räumen sie aus.
}
placement-none = Es wurde kein Missverständnis gefunden. Einige Lektionen lohnen sich trotzdem: die hier unten.
placement-on = Zur Lektion „{ $title }“
placement-solve = Zu den Aufgaben
placement-belief = Zu solchen Antworten kommt man, wenn man denkt: { $belief }
placement-needed = Jetzt lohnend
placement-open = Nicht abgefragt
placement-skip = Kann übersprungen werden
placement-again = Neue Fragen beantworten
placement-gave-up = Dann ist die erste Lektion genau richtig: Sie setzt nichts voraus als etwas Zeit.
placement-to-first = Zur ersten Lektion
