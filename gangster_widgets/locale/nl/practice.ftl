## Oefenen: waarom deze puzzel, hoeveel op rij, hoe een ronde op tijd verliep

practice-title = ‘{ $title }’
practice-review-minutes = { $number ->
    [one] Herhaling: { $clause } kwam een minuut geleden voor het laatst langs.
   *[other] Herhaling: { $clause } kwam { $number } minuten geleden voor het laatst langs.
}
practice-review-hours = { $number ->
    [one] Herhaling: { $clause } kwam een uur geleden voor het laatst langs.
   *[other] Herhaling: { $clause } kwam { $number } uur geleden voor het laatst langs.
}
practice-review-days = { $number ->
    [one] Herhaling: { $clause } kwam een dag geleden voor het laatst langs.
   *[other] Herhaling: { $clause } kwam { $number } dagen geleden voor het laatst langs.
}
practice-weak = Met deze spelregel ging het onlangs mis: { $clause }.
practice-first = Een mooie puzzel om mee te beginnen.
practice-new = Nieuw: { $clause }.
practice-unseen = Een puzzel die nog niet aan bod kwam, over { $clause }.
practice-new-any = Een puzzel die nog niet aan bod kwam.
practice-least-sure = Oefening: van alle spelregels hier zit { $clause } er nog het minst goed in.
practice-any = Oefening: deze puzzel is het langst niet aan bod gekomen.
practice-count = { $solved } van { $all } opgelost
streak-row = { $number ->
    [0] Nog niets op rij juist
    [one] { $number } juist
   *[other] { $number } op rij
}
streak-days = { $number ->
    [0] Nog geen dag op rij
    [one] { $number } dag
   *[other] { $number } dagen op rij
}
streak-days-open = { $row }; vandaag moet nog
timed-result = { $right ->
    [0] Geen juist antwoord
    [one] { $right } juist antwoord
   *[other] { $right } juiste antwoorden
} in { $minutes } minuten, { $wrong } fout.
timed-best-more = Dat is een nieuw record! Het vorige stond op { $best } juist.
timed-best-same = Even goed als het record tot nu toe.
timed-best-less = Het record blijft staan op { $best } juist.
timed-clauses = Spelregels waarmee het misging: { LIST($clauses) }.
