### Ein Aufgabenblatt: auf Papier und für Moodle

sheet-room = Aufgabenblatt
sheet-what = Aufgaben auswählen, ordnen und drucken: für die Klasse, mit den Lösungen auf eigenen Seiten.
sheet-choose = Aufgaben wählen
sheet-count = { $number ->
    [0] Noch keine Aufgabe gewählt
    [one] Eine Aufgabe gewählt
   *[other] { $number } Aufgaben gewählt
}
sheet-unknown = { $number ->
    [one] Eine Aufgabe { LIST($ids) } gibt es hier nicht; sie fehlt auf dem Blatt.
   *[other] Die Aufgaben { LIST($ids) } gibt es hier nicht; sie fehlen auf dem Blatt.
}
sheet-print = Drucken
sheet-moodle = Für Moodle
sheet-moodle-done = { $number ->
    [one] Eine Datei mit einer Frage für Moodle liegt bei den Downloads des Browsers.
   *[other] Eine Datei mit { $number } Fragen für Moodle liegt bei den Downloads des Browsers.
}
sheet-moodle-how = In Moodle: „Fragensammlung“, „Import“, „Moodle-XML-Format“.
sheet-link = Link zu diesem Blatt kopieren
sheet-clear = Alle wieder entfernen
sheet-every = Alle gezeigten wählen
sheet-shown = { $number ->
    [0] Zu alldem passt keine Aufgabe.
    [one] Eine Aufgabe zur Auswahl
   *[other] { $number } Aufgaben zur Auswahl
}
sheet-some = Von { $all } erzeugten stehen hier die ersten { $shown }; Art, Stufe oder Thema zeigen andere.
sheet-too-many = Mehr als diese { $most } Aufgaben passen nicht auf ein Blatt.
sheet-moved = { $title } ist jetzt Nummer { $number }.
sheet-look = Wie das Blatt aussehen soll
sheet-title = Überschrift
sheet-usual-title = { $game }: Aufgaben
sheet-look-solutions = mit Lösungen
sheet-look-single = jede Aufgabe auf einer eigenen Seite
sheet-look-large = große Schrift
sheet-preview = Das Blatt, wie es gedruckt wird
sheet-empty = Das Blatt ist noch leer. Jede angekreuzte Aufgabe erscheint hier so, wie sie gedruckt wird.

## Auf dem Blatt selbst

sheet-name = Name
sheet-date = Datum
sheet-solutions = Lösungen
sheet-wrong = Falsche Antworten und die Vorstellung dahinter
paper-rules = Regeln: { $rules }

## Fragen für Moodle

moodle-numbers = In jedes Kästchen eine ganze Zahl: 0 für nichts.
moodle-fields = In jedes Kästchen die Nummer eines Feldes: 0, wo niemand mehr abgesetzt werden kann.
moodle-nobody = niemand
moodle-partly = Teilweise richtig.
moodle-rule = Es gilt aber die Regel „{ $clause }“.
