## Eine Übung zusammenstellen

compose-title = Eine Übung zusammenstellen
compose-above = Worum es geht, und womit es losgeht
compose-below = Die Frage, und was dabei herauskommt
compose-steps = Die Schritte
compose-step = { $nth }. { $step }
compose-position = Die Stellung
compose-question = Die Frage
compose-outcome = Was dabei herauskommt
compose-hand-out = Weitergeben
compose-so-far = { $all ->
    [0] Die Antwort derzeit: { $answer }.
   *[other] Die Antwort derzeit: { $answer }. { $told } von { $all } bekannten falschen Vorstellungen { $told ->
        [one] fällt
       *[other] fallen
    } auf.
}
compose-not-done = Etwas fehlt noch oder stimmt nicht; was, steht in Schritt 3.

## Womit es losgeht

compose-start = Mit etwas anderem anfangen
compose-from = Eine mitgelieferte Aufgabe
compose-choose = wählen …
compose-anew = Neu anfangen
compose-begun = Eine neue Übung ist angefangen.
compose-opened = „{ $title }“ ist geöffnet.
compose-brought-back = Die Übung von vorher ist wieder da.
compose-back = Zurückholen, was vorher da war
compose-which = Welche dieser Aufgaben?
compose-look-at-file = Die Datei ist gelesen; was darin steht, ist oben zu sehen.

## Die Frage

compose-kind = Gefragt wird
compose-ask-district = Bezirk
compose-ask-district-any = alle gezeigten Bezirke
compose-ask-district-none = Noch liegt in keinem Bezirk eine Punktetafel. In Schritt 1 lässt sich eine hinlegen.
compose-ask-car = Auto
compose-ask-car-none = Noch steht kein Auto auf dem Plan. In Schritt 1 lässt sich eines hinstellen.
compose-ask-card = Bewegungskarte
compose-ask-card-any = alle offenen
compose-ask-card-none = Noch steht kein Auto auf dem Plan.
compose-ask-unload = Nacheinander abgesetzt
compose-ask-unload-none = Noch wird niemand abgesetzt. In Schritt 2 lässt sich jemand hinzufügen.
compose-ask-action = Aktion
compose-ask-action-none = In dieser Stellung kann noch niemand etwas tun. In Schritt 1 lässt sich ein Auto hinstellen.
compose-ask-pile = Stapel der Bezirkskarten, die nächste zuerst
compose-ask-pile-none = Noch ist kein Stapel genannt. In Schritt 2 lassen sich Karten hinzufügen.
compose-ask-drawn = Bezirkskarten, die nacheinander gezogen werden
compose-ask-actions-none = Noch sind keine Aktionen genannt. In Schritt 2 welche eintippen oder vorschlagen lassen.
compose-ask-actions = Aktionen, eine je Zeile, zum Beispiel: yellow drives 2 to The Loop
compose-ask-gang = Bande
compose-ask-gang-none = Es kann keine Bande genannt werden.
compose-ask-cards = Casinokarten im Stapel (keine genannt: alle)
compose-ask-dumped = Bisher im Hafen abgeladen
compose-add = Noch einen absetzen
compose-drop = Wegnehmen: { $what }
compose-gone = { $what } – nicht mehr da
compose-suggest = Aktionen vorschlagen
compose-suggested = Aktionen sind vorgeschlagen: manche sind erlaubt, manche nicht.
compose-none-suggested = Vorschlagen lässt sich nichts: Wer am Zug ist, hat kein Auto auf dem Plan.
compose-example = Ein Beispiel für diese Frage hinlegen
compose-name = Titel (optional)
compose-more = Geschichte und Stufe
compose-story = Geschichte (optional)

## Was dabei herauskommt

compose-unfinished = { $number ->
    [one] Eine Angabe fehlt noch oder stimmt nicht:
   *[other] { $number } Angaben fehlen noch oder stimmen nicht:
}
compose-answer = Die richtige Antwort:
compose-unique = Sie ist die einzig richtige: Das Programm hat alles durchgerechnet, worauf es ankommt.
compose-several = { $number } von { $all } möglichen Aktionen sind gleich gut; jede davon gilt als richtig:
compose-warn-empty = Die richtige Antwort ist leer: Auch wer nichts einträgt, hat recht.
compose-warn-half = Mindestens die Hälfte aller möglichen Aktionen ist richtig: Das lässt sich erraten.
compose-warn-all = Alles, was zur Wahl steht, ist richtig: Das lässt sich erraten.
compose-warn-one = Nur eine Bande kommt in der Antwort vor: Das lässt sich erraten.
compose-warn-equal = Alle erhalten gleich viel: Das lässt sich erraten.
compose-tells = Welche falschen Vorstellungen die Übung aufdeckt
compose-no-mistakes = Zu dieser Aufgabenart sind keine falschen Vorstellungen bekannt.
compose-told = { $told } von { $all } bekannten falschen Vorstellungen { $told ->
    [one] führt zu einer falschen Antwort und wird
   *[other] führen zu einer falschen Antwort und werden
} daran erkannt.
compose-told-caption = Falsche Vorstellungen in einer Zeile führen zur selben Antwort.
compose-mistake = Falsche Vorstellung
compose-leads = führt zu
compose-untold = Diese fallen nicht auf: Wer so denkt, antwortet trotzdem richtig.
compose-find = Eine Stellung suchen, die mehr aufdeckt
compose-found = Jetzt { $told ->
    [one] fällt
   *[other] fallen
} { $told } von { $all } auf. „Rückgängig“ in Schritt 1 holt die vorige Stellung zurück.
compose-not-found = Von 1000 anderen Stellungen deckt keine mehr als { $told } von { $all } auf.
compose-demonstrates = Was die Übung zeigt
compose-demonstrates-what = Auf diesen Regeln beruht die Antwort. Die angekreuzten sind das Thema der Übung: Für sie zählt die Übung im Fortschritt der Lernenden.
compose-beside = – die Antwort beruht nicht darauf

## Weitergeben

compose-not-yet = Sobald nichts mehr fehlt, gibt es hier einen Link, eine Datei und eine Notebook-Zelle.
compose-link-what = Wer den Link öffnet, löst diese Übung, mit Diagnose und Hinweisen. Alles steckt im Link; anderswo ist nichts gespeichert.
compose-link-here = Diese Adresse führt nur zu diesem Computer. Andere können den Link öffnen, wenn die App mit „gangster-widgets --host 0.0.0.0“ gestartet wurde; die Datei lässt sich in jedem Fall weitergeben.
compose-link = Link kopieren
compose-linked = Der Link ist kopiert.
compose-link-shown = Der Link
compose-too-long = Diese Übung ist zu groß für einen Link: Sie braucht { $length } Zeichen, und eine Adresse darf { $most } haben. Als Datei lässt sie sich trotzdem weitergeben.
compose-try = Selbst ausprobieren
compose-show = Die Abrechnung vorführen
compose-save = Als Datei speichern
compose-saved = Die Datei { $name } liegt bei den Downloads des Browsers.
compose-own = Zu den eigenen Aufgaben legen
compose-own-there = Sie liegt bei den eigenen Aufgaben: zum Lösen, für Aufgabenblätter und für Moodle.
compose-own-sheet = Auf ein Aufgabenblatt setzen
compose-cell = Notebook-Zelle
compose-cell-what = In einem Notebook, in dem gangster-widgets installiert ist, zeigt diese Zelle die Übung so, dass sie sich dort lösen lässt.

## Übungen in Links

exercise-sent = Eine Übung aus einem Link.
exercise-damaged = Die Übung in diesem Link lässt sich nicht lesen: Der Link ist unterwegs abgeschnitten oder verändert worden. Er sollte noch einmal kopiert und geschickt werden.
exercise-large = Die Übung in diesem Link ist größer, als eine Übung sein kann. Sie wird nicht geöffnet.
exercise-newer = Die Übung in diesem Link stammt aus einer anderen Version von Gangster Widgets und lässt sich mit dieser nicht lesen.
exercise-unsound = Die Übung in diesem Link ist in sich nicht stimmig und wird nicht gezeigt.
puzzle-not-one = { $number ->
    [0] In diesem Text steht keine Aufgabe.
   *[other] In diesem Text stehen { $number } Aufgaben; hier soll es eine sein.
}
