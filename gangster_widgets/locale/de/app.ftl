## Der Kopf jeder Seite

app-name = Gangster Widgets
app-title = { $page } · Gangster Widgets
app-skip = Zum Inhalt
app-head = Kopf der Seite
app-doors = Bereiche
app-language = Sprache
app-look = Darstellung
app-theme = Farben
theme-auto = wie im System
theme-light = hell
theme-dark = dunkel
app-size = Schrift
size-normal = normal
size-large = groß
size-largest = sehr groß
app-heard = Meldung schließen
app-no-page = Eine Seite „{ $page }“ gibt es hier nicht. Das ist die Startseite.
app-lost = Das Programm hinter dieser Seite läuft nicht mehr. Die Antworten sind gespeichert.
app-back = Weiter, wo ich war

## Bereiche

door-solve = Lösen
door-solve-what = Aufgaben, die zum eigenen Können passen
door-count = Wertungsblock
door-count-what = für den echten Spieltisch
door-lab = Kombinationslabor
door-lab-what = wen man nacheinander für einen Überfall einsetzt
lab-none = Für „{ $game }“ gibt es kein Kombinationslabor.
count-anew = Neues Blatt
count-none = Für { $game } gibt es keinen Wertungsblock.
count-of = Wertungsblock für { $game }
door-data = Meine Daten

## Startseite

home-what = Das Brettspiel { $game } lernen, mit Lektionen, Aufgaben und ganzen Partien. Ist eine Antwort falsch, zeigt sich, welche Vorstellung dahin geführt hat und nach welcher Regel richtig gezählt wird.
home-first = Erste Aufgabe lösen
home-next = Nächste Aufgabe
home-on = Weitermachen mit „{ $title }“
home-game = Spiel
who-question = Der geöffnete Link gehört zu jemand anderem als der Person, die dieser Browser kennt. Wie soll es weitergehen?
who-mine = Wie bisher
who-other = Mit dem Link

## Lösen

solve-around = Welche Aufgabe das ist
solve-choose = Aufgaben wählen
solve-filters = Welche Aufgaben
solve-topic = Thema
solve-kind = Aufgabenart
solve-level = Stufe
solve-source = Herkunft
solve-all = alle
solve-own = eigene Dateien
solve-along = mitgeliefert
solve-id = Nach Kennung
solve-link = Link zu dieser Aufgabe kopieren
solve-linked = Der Link ist kopiert.
solve-unknown = Eine Aufgabe „{ $id }“ gibt es hier nicht.
solve-nothing = Zu alldem passt keine Aufgabe.
solve-any = Beliebige Aufgabe

## Gegen die Uhr

timed-name = Gegen die Uhr
timed-minutes = { $minutes } Minuten
timed-what = So viele richtige Antworten wie möglich in { $minutes } Minuten. Bei jeder Aufgabe zählt nur die erste Antwort. Auslassen ist erlaubt.
timed-start = Start
timed-again = Noch einmal
timed-leave = Ohne Uhr weiter
timed-stop = Beenden
timed-left = Verbleibende Zeit
timed-so-far = { $right } richtig, { $wrong } falsch
timed-best = Bisheriger Bestwert: { $best } richtig.

## Eigene Aufgaben

own-file = Eigene Aufgabendatei
own-what = Eine YAML-Datei mit höchstens 10 MB. Niemand sonst sieht sie.
own-files = Eigene Dateien
own-drop = Entfernen
own-drop-named = { $name } entfernen
own-too-many = Höchstens { $most } Dateien werden gespeichert. Erst eine davon entfernen.
own-faults = { $number ->
    [one] „{ $name }“ hat einen Fehler
   *[other] „{ $name }“ hat { $number } Fehler
}
own-folder-faults = { $number ->
    [one] Ein Fehler in den Aufgabenordnern
   *[other] { $number } Fehler in den Aufgabenordnern
}
own-usable = { $number ->
    [one] Eine Aufgabe daraus lässt sich trotzdem verwenden.
   *[other] { $number } Aufgaben daraus lassen sich trotzdem verwenden.
}
own-none = Aus „{ $name }“ lässt sich keine Aufgabe verwenden.
own-line = Zeile { $line }:
own-more = { $number ->
    [one] Und noch einer.
   *[other] Und noch { $number }.
}

## Meine Daten

data-what = { $answers ->
    [0] Noch ist nichts gespeichert.
    [one] Gespeichert sind eine Antwort und die Einstellungen dieser App.
   *[other] Gespeichert sind { $answers } Antworten und die Einstellungen dieser App.
}
data-folder = Alles liegt auf diesem Rechner, in
data-link = Privaten Link kopieren
data-linked = Der Link ist kopiert. Er sollte geheim bleiben.
data-link-what = Dieser Browser weiß, wer hier lernt. Mit dem privaten Link geht es in einem anderen Browser weiter. Wer ihn hat, gilt hier als dieselbe Person.
data-out-title = Mitnehmen
data-out-what = Alles in einer Datei: zum Aufheben oder um anderswo weiterzumachen.
data-out = Als Datei speichern
data-out-done = Die Datei liegt bei den Downloads des Browsers.
data-in-title = Zurückholen
data-in-what = Eine Datei, die hier gespeichert wurde. Was da ist, bleibt; was fehlt, kommt hinzu.
data-in = Gespeicherte Datei
data-in-done = { $answers ->
    [0] Die Datei ist eingelesen. Neue Antworten enthielt sie nicht.
    [one] Die Datei ist eingelesen, mit einer neuen Antwort.
   *[other] Die Datei ist eingelesen, mit { $answers } neuen Antworten.
}
data-away-title = Löschen
data-away-what = Alle Antworten, die Serie und die Einstellungen, endgültig.
data-away = Alles löschen
data-away-sure = Wirklich alles? Zurückholen lässt es sich nur, wenn es als Datei gespeichert ist.
data-away-yes = Ja, alles löschen
data-away-no = Nein, behalten
data-away-done = Alles ist gelöscht.
