### Fortschritt

door-progress = Fortschritt
door-progress-what = was schon sitzt, was als Nächstes kommt

## Vor der ersten Antwort

progress-nothing = Hier steht noch nichts. Mit der ersten Antwort beginnt sich diese Seite zu füllen.
progress-will = Was hier stehen wird
progress-will-rules = Jede Regel, um die es in den Aufgaben geht, und wie gut sie sitzt
progress-will-points = Stärken und Schwächen und die Vorstellungen hinter falschen Antworten
progress-will-days = Was Tag für Tag geschafft wurde
progress-will-due = Was wann zu wiederholen ist und was jetzt am meisten bringt

## Was als Nächstes kommt

progress-next = Als Nächstes
progress-due = { $number ->
    [one] Jetzt zu wiederholen ist { LIST($rules) }.
   *[other] Jetzt zu wiederholen sind { LIST($rules) }.
}
progress-due-many = { $number } Regeln sind jetzt zu wiederholen, zuerst { LIST($rules) }.
progress-due-do = Jetzt wiederholen
progress-weak = Jetzt ist nichts zu wiederholen. Am meisten wackelt { $rule }.
progress-weak-do = Üben: { $topic }
progress-new = Nichts ist zu wiederholen, und nichts wackelt. { $number ->
    [one] Eine Aufgabe ist noch neu.
   *[other] { $number } Aufgaben sind noch neu.
}
progress-new-do = Etwas Neues
progress-rest = Nichts ist zu wiederholen, nichts wackelt, und alle Aufgaben sind bekannt.
progress-rest-do = Trotzdem üben
progress-next-review = Die nächste Wiederholung steht { $when } an.
progress-also = Oder stattdessen
progress-about = Aufgaben: { $topic }
progress-lesson = Lektion: { $title }
progress-weak-why = { $rule } wackelt
progress-new-why = { $rule } ist noch neu
progress-timed-why = so viele richtige Antworten wie möglich in drei Minuten

## Tage und Zeitpunkte

progress-in-minutes = { $number ->
    [one] in einer Minute
   *[other] in { $number } Minuten
}
progress-today-at = heute um { $time } Uhr
progress-tomorrow-at = morgen um { $time } Uhr
progress-on-day = am { $day }
progress-now = jetzt
progress-today = heute

## Zahlen

progress-figures = In Zahlen
progress-line-right = Richtige Antworten
progress-line-first = Beim ersten Versuch richtig
progress-line-firm = Regeln, die sitzen
progress-line-row = Richtig in Folge
progress-line-days = Tage in Folge
progress-line-spent = Übungszeit
progress-line-run-3 = Bestwert in 3 Minuten
progress-line-run-5 = Bestwert in 5 Minuten
progress-of = { $some } von { $all }
progress-now-best = { $number }, Bestwert { $best }
progress-spent = { $hours ->
    [0] { $minutes } Min.
   *[other] { $hours } Std. { $minutes } Min.
}
progress-run = { $right } richtig
progress-number = { $number }
progress-percent = { NUMBER($share, style: "percent") }

## Die Regeln

progress-rules-title = Die Regeln
progress-is-firm = sitzt
progress-is-growing = festigt sich
progress-is-shaky = wackelt
progress-is-new = noch neu
progress-counts = { $firm } { $firm ->
    [one] sitzt
   *[other] sitzen
}, { $growing } { $growing ->
    [one] festigt sich
   *[other] festigen sich
}, { $shaky } { $shaky ->
    [one] wackelt
   *[other] wackeln
}, { $new } noch neu
progress-firm-of = { $some } von { $all } { $some ->
    [one] sitzt
   *[other] sitzen
}
progress-topic-of = { $topic }: { $firm }
progress-mastery = { $percent } · { $state }
progress-one-by-one = Regel für Regel
progress-rules-what = Eine Regel sitzt, wenn sie auch ohne Übung länger als eine Woche im Kopf bleiben dürfte. Sie wackelt, wenn sie zuletzt danebenging oder wohl verblasst ist. Die Prozentzahl sagt, wie dauerhaft und wie frisch das Wissen ist.
progress-topic = Thema
progress-rule = Regel
progress-stands = Stand
progress-review = Nächste Wiederholung

## Stärken und Schwächen

progress-strong = Stärken
progress-no-strong = Noch keine. Hier steht, was dreimal in Folge richtig war und sich festigt.
progress-held = { $mastery }, { $row } Mal in Folge richtig
progress-weak-points = Schwächen
progress-no-weak = Zurzeit wackelt nichts.
progress-went-wrong = { $all ->
    [one] ging daneben
   *[other] von den letzten { $all } Antworten { $wrong } falsch
}
progress-faded = lange nicht geübt, also wohl verblasst
progress-ideas = Vorstellungen, die in die Irre führten
progress-often = { $times ->
    [one] einmal, am { $day }
   *[other] { $times } Mal, zuletzt am { $day }
}

## Diagramme und ihre Tabellen

progress-drawing = Das Diagramm wird gezeichnet …
progress-undrawn = Das Diagramm lässt sich hier nicht zeichnen. Die Tabelle darunter enthält seine Zahlen.
progress-numbers = Die Zahlen als Tabelle
progress-alt = { $title }. { $rows }
progress-alt-row = { $label }: { $said }
progress-days-title = Tag für Tag
progress-weeks-title = Woche für Woche
progress-activity-days = { $right } richtige und { $wrong } falsche Antworten in den letzten { $number } Tagen.
progress-activity-weeks = { $right } richtige und { $wrong } falsche Antworten in den letzten { $number } Wochen.
progress-activity-alt = Richtige und falsche Antworten
progress-day = Tag
progress-week = Woche ab
progress-right = richtig
progress-wrong = falsch
progress-firsts-title = Beim ersten Versuch richtig
progress-firsts = Von den letzten { $size } ersten Versuchen waren { $right } richtig, von den { $size } davor { $before }.
progress-firsts-alt = Richtige von jeweils { $size } ersten Versuchen
progress-when = Wann
progress-asked = von
progress-coming-title = Kommende Wiederholungen
progress-coming = { $today ->
    [0] Heute ist nichts zu wiederholen
    [one] Bis heute Abend ist eine Regel zu wiederholen
   *[other] Bis heute Abend sind { $today } Regeln zu wiederholen
}, innerhalb von { $number } Tagen insgesamt { $all }.
progress-coming-alt = Regeln, die zu wiederholen sind
progress-reviews = Regeln

## Wofür es noch zu wenige Antworten gibt

progress-still = Kommt noch
progress-still-days = Richtige und falsche Antworten Tag für Tag: ab dem zweiten Tag
progress-still-firsts = Wie sich die ersten Versuche entwickeln: nach { $number ->
    [one] einem weiteren
   *[other] { $number } weiteren
}
progress-still-coming = Kommende Wiederholungen: sobald fünf Regeln vorgekommen sind
