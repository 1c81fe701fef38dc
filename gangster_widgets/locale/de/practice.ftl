## Üben: warum diese Aufgabe, wie viel in Folge, wie ein Lauf auf Zeit ausging

practice-title = „{ $title }“
practice-review-minutes = { $number ->
    [one] Wiederholung: { $clause } kam zuletzt vor einer Minute vor.
   *[other] Wiederholung: { $clause } kam zuletzt vor { $number } Minuten vor.
}
practice-review-hours = { $number ->
    [one] Wiederholung: { $clause } kam zuletzt vor einer Stunde vor.
   *[other] Wiederholung: { $clause } kam zuletzt vor { $number } Stunden vor.
}
practice-review-days = { $number ->
    [one] Wiederholung: { $clause } kam zuletzt vor einem Tag vor.
   *[other] Wiederholung: { $clause } kam zuletzt vor { $number } Tagen vor.
}
practice-weak = Diese Regel ging zuletzt daneben: { $clause }.
practice-first = Eine gute Aufgabe für den Anfang.
practice-new = Neu: { $clause }.
practice-unseen = Eine noch unbekannte Aufgabe zu { $clause }.
practice-new-any = Eine noch unbekannte Aufgabe.
practice-least-sure = Übung: Von allen Regeln hier sitzt { $clause } noch am wenigsten fest.
practice-any = Übung: Diese Aufgabe ist am längsten nicht mehr vorgekommen.
practice-count = { $solved } von { $all } gelöst
streak-row = { $number ->
    [0] Noch nichts in Folge richtig
    [one] { $number } richtig
   *[other] { $number } in Folge
}
streak-days = { $number ->
    [0] Noch kein Tag in Folge
    [one] { $number } Tag
   *[other] { $number } Tage in Folge
}
streak-days-open = { $row }; heute steht noch aus
timed-result = { $right ->
    [0] Keine richtige Antwort
    [one] { $right } richtige Antwort
   *[other] { $right } richtige Antworten
} in { $minutes } Minuten, { $wrong } falsch.
timed-best-more = Das ist ein neuer Bestwert! Der bisherige lag bei { $best } richtigen Antworten.
timed-best-same = So gut wie der bisherige Bestwert.
timed-best-less = Der Bestwert bleibt bei { $best } richtigen Antworten.
timed-clauses = Regeln, die danebengingen: { LIST($clauses) }.
