## S’exercer : pourquoi cette énigme, combien à la suite, comment s’est passée une série chronométrée

practice-title = « { $title } »
practice-review-minutes = { $number ->
    [one] Révision : { $clause }, règle vue pour la dernière fois il y a une minute.
   *[other] Révision : { $clause }, règle vue pour la dernière fois il y a { $number } minutes.
}
practice-review-hours = { $number ->
    [one] Révision : { $clause }, règle vue pour la dernière fois il y a une heure.
   *[other] Révision : { $clause }, règle vue pour la dernière fois il y a { $number } heures.
}
practice-review-days = { $number ->
    [one] Révision : { $clause }, règle vue pour la dernière fois il y a un jour.
   *[other] Révision : { $clause }, règle vue pour la dernière fois il y a { $number } jours.
}
practice-weak = Cette règle a posé problème récemment : { $clause }.
practice-first = Une bonne énigme pour commencer.
practice-new = Nouveau : { $clause }.
practice-unseen = Une énigme encore inconnue, sur la règle { $clause }.
practice-new-any = Une énigme encore inconnue.
practice-least-sure = Entraînement : de toutes les règles d’ici, { $clause } est la moins bien ancrée.
practice-any = Entraînement : c’est l’énigme qui n’est pas revenue depuis le plus longtemps.
practice-count = { $solved } sur { $all } { $all ->
    [one] résolue
   *[other] résolues
}
streak-row = { $number ->
    [0] Pas encore de bonnes réponses à la suite
    [one] { $number } bonne réponse
   *[other] { $number } à la suite
}
streak-days = { $number ->
    [0] Pas encore de jours à la suite
    [one] { $number } jour
   *[other] { $number } jours à la suite
}
streak-days-open = { $row } ; aujourd’hui reste à faire
timed-result = { $right ->
    [0] Aucune bonne réponse
    [one] { $right } bonne réponse
   *[other] { $right } bonnes réponses
} en { $minutes } minutes, { $wrong } { $wrong ->
    [one] fausse
   *[other] fausses
}.
timed-best-more = C’est un nouveau record ! Le précédent était de { $best }.
timed-best-same = Aussi bien que le record précédent.
timed-best-less = Le record reste de { $best }.
timed-clauses = Règles qui ont posé problème : { LIST($clauses) }.
