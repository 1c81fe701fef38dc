### Ergebnisse: was geantwortet wurde, als Tabelle

results-room = Ergebnisse als Tabelle
results-what = Was geantwortet wurde und welche Vorstellungen in die Irre geführt haben: hier im Überblick und als Datei für die Tabellenkalkulation, mit einer Zeile für jede Antwort.
results-save = Als CSV speichern
results-saved = { $number ->
    [one] Eine Tabelle mit einer Antwort liegt bei den Downloads des Browsers.
   *[other] Eine Tabelle mit { $number } Antworten liegt bei den Downloads des Browsers.
}
results-separator = Zwischen den Spalten
results-comma = Komma ,
results-semicolon = Semikolon ;
results-mine = mit den Antworten aus diesem Browser
results-me = Dieser Browser
results-table = Wer was geantwortet hat
results-none = Noch steht niemand in der Tabelle.
results-learner = Wer
results-answers = Antworten
results-tried = Versuchte Aufgaben
results-solved = Gelöst
results-weak = Was wackelt
results-last = Zuletzt hier
results-in-title = Dateien der Lernenden einlesen
results-in-what = Lernende speichern ihre Daten auf der Seite „Meine Daten“ und geben die Datei ab. Sie kommt unter dem Namen der Datei in diese Tabelle und ist vergessen, sobald diese Seite verlassen wird; der eigene Fortschritt bleibt, wie er ist. Eine selbst zusammengestellte Übung steht mit ihrem Titel darin, wenn sie bei den eigenen Aufgaben liegt.
results-in = Abgegebene Dateien wählen
results-taken = { $number ->
    [one] { $name } steht in der Tabelle, mit einer Antwort.
   *[other] { $name } steht in der Tabelle, mit { $number } Antworten.
}
results-dropped = { $name } steht nicht mehr in der Tabelle.
results-many-files = Mehr als { $most } Dateien passen nicht in die Tabelle. Erst eine davon entfernen.
results-many-answers = Mehr als { $most } Antworten passen nicht in die Tabelle. Erst eine Datei entfernen.
results-right = richtig
results-wrong = falsch

## Die Spalten der Datei

results-col-learner = Wer
results-col-time = Zeitpunkt
results-col-game = Spiel
results-col-puzzle = Aufgabe
results-col-title = Titel
results-col-variant = Variante
results-col-kind = Aufgabenart
results-col-level = Stufe
results-col-verdict = Urteil
results-col-attempt = Versuch
results-col-hints = Hinweise
results-col-seconds = Sekunden
results-col-ideas = Falsche Vorstellungen
results-col-idea-ids = Kennungen der Vorstellungen
results-col-clauses = Regeln
results-col-clause-ids = Kennungen der Regeln
results-col-given = Gegebene Antwort
