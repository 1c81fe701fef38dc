### Lernen: der Lehrgang

door-learn = Lernen
door-learn-what = die Regeln, Schritt für Schritt

## Die Übersicht des Lehrgangs

learn-what = Eine Regel nach der anderen: lesen, ein Beispiel durchgehen, selbst versuchen. Jede Lektion steht jederzeit offen.
learn-placement = Wo fange ich an?
learn-look-up = Die Regeln zum Nachschlagen:
learn-begin = Anfangen: { $title }
learn-go-on = Weiter: { $at }
learn-at = { $title }, Seite { $page }
learn-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
learn-far = { $done ->
    [0] begonnen
   *[other] { $done } von { $pages } Seiten erledigt
}
learn-done = erledigt
learn-next-here = als Nächstes
learn-look-again = { $begun ->
    [true] ein zweiter Blick lohnt sich
   *[other] ein Blick lohnt sich
}
learn-lessons-done = { $done } von { $all } { $all ->
    [one] Lektion
   *[other] Lektionen
} erledigt
learn-part-done = { $done } von { $all } erledigt
learn-rules-firm = { $firm } von { $all } { $all ->
    [one] Regel
   *[other] Regeln
} { $firm ->
    [one] sitzt
   *[other] sitzen
}{ $growing ->
    [0] { "" }
    [one] , eine festigt sich
   *[other] , { $growing } festigen sich
}
learn-growing-of = { $some } von { $all } { $some ->
    [one] festigt
   *[other] festigen
} sich
learn-part-rules = { $title }, Regel für Regel
learn-all-rules = Regel für Regel
learn-all-done = Alle Seiten des Lehrgangs sind erledigt: Du kannst spielen. Mit Aufgaben bleibt das Gelernte frisch.
learn-play = Eine Partie spielen
learn-none = Für dieses Spiel gibt es noch keinen Lehrgang.
learn-mastered = Wie gut das schon sitzt
learn-first-counts = Dafür zählt nur die erste Antwort auf eine Aufgabe.
learn-firm-how = Eine Regel sitzt, wenn sie einen Tag später oder noch später wieder richtig ist; war etwas falsch, dauert es ein wenig länger.
learn-row = { $state }, { $row ->
    [one] einmal
   *[other] { $row } Mal
} richtig

## Eine Seite einer Lektion

learn-course = Lehrgang
learn-where = { $title }, Seite { $page } von { $pages }
learn-pages = Seiten von „{ $title }“
learn-step = Seite { $page }, { $title }: { $done ->
    [true] erledigt
   *[other] offen
}
learn-text = Die Lektion
learn-way = Zurück und weiter
learn-back = Vorige Seite
learn-next = Nächste Seite
learn-end = Lektion abschließen
learn-skip = Seite überspringen
learn-is-done = Diese Seite ist erledigt.
learn-to-step = Diese Seite ist erledigt, sobald das Beispiel ganz durchlaufen ist.
learn-to-solve = Diese Seite ist erledigt, sobald die Aufgabe gelöst ist.
learn-page-done = Seite { $page } von { $pages } ist erledigt.

## Das Ende einer Lektion

learn-finished = „{ $title }“ ist geschafft
learn-ended = Das Ende von „{ $title }“
learn-still-open = Noch offen:
learn-learnt = Worum es ging
learn-next-lesson = Nächste Lektion: { $title }
learn-practise = Aufgaben: { $topic }
learn-again = Noch einmal
learn-again-leave = Nein, danke
learn-again-why = { $ago ->
    [0] In dieser Lektion
    [1] In der vorigen Lektion
    [2] Vor zwei Lektionen
   *[other] In der Lektion „{ $lesson }“
} ging etwas daneben: { $about }. Hier ist eine andere Stellung dazu.
learn-onward = Weiter im Lehrgang

## Was es nicht gibt

learn-no-lesson = Eine Lektion „{ $id }“ gibt es hier nicht.
learn-no-page = „{ $title }“ hat { $pages } Seiten. Eine Seite { $page } gibt es nicht.
learn-to-lesson = Zur Lektion „{ $title }“
learn-to-map = Zum Lehrgang

## Was in der Datei einer Lektion falsch sein kann

lesson-none = In dieser Datei steht keine Lektion.
lesson-game = „{ $game }“ ist nicht das Spiel, in dessen Ordner die Datei liegt: Das ist „{ $folder }“.
lesson-does-one = Eine Seite hat genau eines von „moves“, „reckoning“ und „task“; hier { $found ->
    [nothing-at-all] steht keines davon
   *[other] stehen { LIST($found) }
}.
lesson-task-only = „{ $key }“ gehört zu einer Seite mit „task“.
lesson-task-twice = Die Aufgabe „{ $id }“ kommt in dieser Lektion schon vor.
lesson-no-steps = Die Aufgabe „{ $id }“ lässt sich nicht in Schritten stellen.
lesson-link = Ein Begriff wird als [Begriff](kennung.der.regel) geschrieben; hier steht „{ $text }“.
lesson-ask-at = Eine Art von Schritt namens „{ $kind }“ gibt es nicht. Es gibt: { LIST($kinds) }.
lesson-note = Einen Schritt { $step } gibt es nicht: Die Züge haben die Schritte 0 bis { $most }.
lesson-beside-same = Nach der falschen Vorstellung „{ $id }“ kommt hier dasselbe heraus.
lesson-whole-board = Die Abrechnung eines ganzen Spielplans braucht mindestens zwei Bezirke mit einer Punktetafel; ein einzelner wird unter „district“ genannt.
lesson-place-twice = Platz { $place } im Lehrgang hat schon „{ $id }“.
