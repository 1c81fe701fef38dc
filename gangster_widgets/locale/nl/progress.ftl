### Voortgang

door-progress = Voortgang
door-progress-what = wat er al goed in zit en wat er volgt

## Voor het eerste antwoord

progress-nothing = Hier staat nog niets. Eén antwoord, en deze pagina begint zich te vullen.
progress-will = Wat hier komt te staan
progress-will-rules = Elke spelregel waar puzzels over gaan, en hoe goed die erin zit
progress-will-points = Sterke en zwakke punten, en de ideeën achter foute antwoorden
progress-will-days = Wat er dag na dag is gedaan
progress-will-due = Wat wanneer herhaald moet worden, en wat nu het meeste oplevert

## Wat er volgt

progress-next = Wat nu
progress-due = { $number ->
    [one] { LIST($rules) } is nu aan herhaling toe.
   *[other] { LIST($rules) } zijn nu aan herhaling toe.
}
progress-due-many = { $number } spelregels zijn nu aan herhaling toe, allereerst { LIST($rules) }.
progress-due-do = Nu herhalen
progress-weak = Er hoeft niets herhaald te worden. Het meest wankelt { $rule }.
progress-weak-do = Oefenen: { $topic }
progress-new = Er hoeft niets herhaald te worden, en niets wankelt. { $number ->
    [one] Eén puzzel is nog nieuw.
   *[other] { $number } puzzels zijn nog nieuw.
}
progress-new-do = Iets nieuws
progress-rest = Er hoeft niets herhaald te worden, niets wankelt, en alle puzzels zijn bekend.
progress-rest-do = Toch oefenen
progress-next-review = De volgende herhaling is { $when }.
progress-also = Of in plaats daarvan
progress-about = Puzzels: { $topic }
progress-lesson = Les: { $title }
progress-weak-why = { $rule } wankelt
progress-new-why = { $rule } is nog nieuw
progress-timed-why = zo veel mogelijk juiste antwoorden in drie minuten

## Dagen en tijdstippen

progress-in-minutes = { $number ->
    [one] over een minuut
   *[other] over { $number } minuten
}
progress-today-at = vandaag om { $time } uur
progress-tomorrow-at = morgen om { $time } uur
progress-on-day = op { $day }
progress-now = nu
progress-today = vandaag

## Cijfers

progress-figures = In cijfers
progress-line-right = Juiste antwoorden
progress-line-first = Meteen juist
progress-line-firm = Spelregels die erin zitten
progress-line-row = Juist op rij
progress-line-days = Dagen op rij
progress-line-spent = Tijd
progress-line-run-3 = Record in 3 minuten
progress-line-run-5 = Record in 5 minuten
progress-of = { $some } van { $all }
progress-now-best = { $number }, record { $best }
progress-spent = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } uur { $minutes } min
}
progress-run = { $right } juist
progress-number = { $number }
progress-percent = { NUMBER($share, style: "percent") }

## De spelregels

progress-rules-title = De spelregels
progress-is-firm = zit erin
progress-is-growing = groeit
progress-is-shaky = wankelt
progress-is-new = nog nieuw
progress-counts = { $firm } { $firm ->
    [one] zit
   *[other] zitten
} erin, { $growing } { $growing ->
    [one] groeit
   *[other] groeien
}, { $shaky } { $shaky ->
    [one] wankelt
   *[other] wankelen
}, { $new } nog nieuw
progress-firm-of = { $some } van { $all } { $some ->
    [one] zit
   *[other] zitten
} erin
progress-topic-of = { $topic }: { $firm }
progress-mastery = { $percent } · { $state }
progress-one-by-one = Per spelregel
progress-rules-what = Een spelregel zit erin als die ook zonder oefening langer dan een week zou moeten blijven hangen. Een spelregel wankelt als die onlangs misging of waarschijnlijk is weggezakt. Het percentage zegt hoe duurzaam het geleerde is, en hoe vers.
progress-topic = Onderwerp
progress-rule = Spelregel
progress-stands = Stand
progress-review = Volgende herhaling

## Sterke en zwakke punten

progress-strong = Sterke punten
progress-no-strong = Nog geen. Hier komt te staan wat drie keer op rij juist was en begint te blijven hangen.
progress-held = { $mastery }, { $row } keer op rij juist
progress-weak-points = Zwakke punten
progress-no-weak = Op dit moment wankelt er niets.
progress-went-wrong = { $all ->
    [one] ging mis
   *[other] van de laatste { $all } keer { $wrong } keer fout
}
progress-faded = lang niet geoefend, dus waarschijnlijk weggezakt
progress-ideas = Ideeën die op een dwaalspoor brachten
progress-often = { $times ->
    [one] één keer, op { $day }
   *[other] { $times } keer, het laatst op { $day }
}

## Grafieken en hun tabellen

progress-drawing = De grafiek wordt getekend …
progress-undrawn = De grafiek kan hier niet worden getekend. De tabel eronder bevat de getallen.
progress-numbers = De getallen als tabel
progress-alt = { $title }. { $rows }
progress-alt-row = { $label }: { $said }
progress-days-title = Dag na dag
progress-weeks-title = Week na week
progress-activity-days = { $right } juiste en { $wrong } foute antwoorden in de laatste { $number } dagen.
progress-activity-weeks = { $right } juiste en { $wrong } foute antwoorden in de laatste { $number } weken.
progress-activity-alt = Juiste en foute antwoorden
progress-day = Dag
progress-week = Week vanaf
progress-right = juist
progress-wrong = fout
progress-firsts-title = Meteen juist
progress-firsts = Van de laatste { $size } eerste pogingen waren er { $right } juist, van de { $size } daarvoor { $before }.
progress-firsts-alt = Juiste van telkens { $size } eerste pogingen
progress-when = Wanneer
progress-asked = van
progress-coming-title = Komende herhalingen
progress-coming = { $today ->
    [0] Vandaag hoeft er niets herhaald te worden
    [one] Tot vanavond is één spelregel aan herhaling toe
   *[other] Tot vanavond zijn { $today } spelregels aan herhaling toe
}, binnen { $number } dagen { $all }.
progress-coming-alt = Spelregels die aan herhaling toe zijn
progress-reviews = Spelregels

## Waarvoor er nog te weinig antwoorden zijn

progress-still = Komt nog
progress-still-days = Juiste en foute antwoorden dag na dag: vanaf de tweede dag
progress-still-firsts = Hoe de eerste pogingen veranderen: na nog { $number ->
    [one] één poging
   *[other] { $number } pogingen
}
progress-still-coming = Komende herhalingen: zodra er vijf spelregels aan bod zijn gekomen
