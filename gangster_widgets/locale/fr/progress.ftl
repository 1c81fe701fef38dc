### Progression

door-progress = Progression
door-progress-what = ce qui est acquis, ce qui vient ensuite

## Avant la première réponse

progress-nothing = Il n’y a encore rien ici. Une réponse, et cette page commence à se remplir.
progress-will = Ce qu’on trouvera ici
progress-will-rules = Chaque règle sur laquelle portent les énigmes, et si elle est bien acquise
progress-will-points = Les points forts, les points faibles et les idées derrière les réponses fausses
progress-will-days = Ce qui a été fait, jour après jour
progress-will-due = Ce qu’il faut réviser et quand, et ce qui est le plus utile maintenant

## Que faire ensuite

progress-next = Que faire ensuite
progress-due = { $number ->
    [one] Règle à réviser maintenant : { LIST($rules) }.
   *[other] Règles à réviser maintenant : { LIST($rules) }.
}
progress-due-many = { $number } règles sont à réviser maintenant, en premier lieu { LIST($rules) }.
progress-due-do = Réviser maintenant
progress-weak = Rien à réviser. La règle la plus fragile : { $rule }.
progress-weak-do = S’exercer : { $topic }
progress-new = Rien à réviser, et rien de fragile. { $number ->
    [one] Une énigme est encore nouvelle.
   *[other] { $number } énigmes sont encore nouvelles.
}
progress-new-do = Du nouveau
progress-rest = Rien à réviser, rien de fragile, et toutes les énigmes sont connues.
progress-rest-do = S’exercer quand même
progress-next-review = Prochaine révision : { $when }.
progress-also = Ou bien
progress-about = Énigmes : { $topic }
progress-lesson = Leçon : { $title }
progress-weak-why = { $rule }, règle fragile
progress-new-why = { $rule }, règle encore nouvelle
progress-timed-why = le plus de bonnes réponses possible en trois minutes

## Jours et moments

progress-in-minutes = { $number ->
    [one] dans une minute
   *[other] dans { $number } minutes
}
progress-today-at = aujourd’hui à { $time }
progress-tomorrow-at = demain à { $time }
progress-on-day = le { $day }
progress-now = maintenant
progress-today = aujourd’hui

## Chiffres

progress-figures = En chiffres
progress-line-right = Bonnes réponses
progress-line-first = Justes du premier coup
progress-line-firm = Règles acquises
progress-line-row = Bonnes réponses à la suite
progress-line-days = Jours à la suite
progress-line-spent = Temps passé
progress-line-run-3 = Record en 3 minutes
progress-line-run-5 = Record en 5 minutes
progress-of = { $some } sur { $all }
progress-now-best = { $number }, record { $best }
progress-spent = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
progress-run = { $right } { $right ->
    [one] bonne
   *[other] bonnes
}
progress-number = { $number }
progress-percent = { NUMBER($share, style: "percent") }

## Les règles

progress-rules-title = Les règles
progress-is-firm = acquise
progress-is-growing = en cours
progress-is-shaky = fragile
progress-is-new = encore nouvelle
progress-counts = { $firm } { $firm ->
    [one] acquise
   *[other] acquises
}, { $growing } en cours, { $shaky } { $shaky ->
    [one] fragile
   *[other] fragiles
}, { $new } encore { $new ->
    [one] nouvelle
   *[other] nouvelles
}
progress-firm-of = { $some } { $some ->
    [one] acquise
   *[other] acquises
} sur { $all }
progress-topic-of = { $topic } : { $firm }
progress-mastery = { $percent } · { $state }
progress-one-by-one = Règle par règle
progress-rules-what = Est acquise la règle qui devrait tenir plus d’une semaine sans exercice. Est fragile celle qui a posé problème récemment, ou qui s’est sans doute effacée. Le pourcentage dit à quel point le souvenir est durable, et encore frais.
progress-topic = Thème
progress-rule = Règle
progress-stands = État
progress-review = Prochaine révision

## Points forts et points faibles

progress-strong = Points forts
progress-no-strong = Pas encore. On trouvera ici les règles justes trois fois de suite et bientôt acquises.
progress-held = { $mastery }, juste { $row } fois de suite
progress-weak-points = Points faibles
progress-no-weak = Rien de fragile en ce moment.
progress-went-wrong = { $all ->
    [one] a posé problème
   *[other] fausse { $wrong } fois sur les { $all } dernières
}
progress-faded = sans exercice depuis longtemps, donc sans doute effacée
progress-ideas = Idées qui ont induit en erreur
progress-often = { $times ->
    [one] une fois, le { $day }
   *[other] { $times } fois, en dernier le { $day }
}

## Graphiques et leurs tableaux

progress-drawing = Le graphique se dessine…
progress-undrawn = Le graphique ne peut pas être dessiné ici. Le tableau ci-dessous en donne les nombres.
progress-numbers = Les nombres en tableau
progress-alt = { $title }. { $rows }
progress-alt-row = { $label } : { $said }
progress-days-title = Jour après jour
progress-weeks-title = Semaine après semaine
progress-activity-days = { $right } { $right ->
    [one] bonne réponse
   *[other] bonnes réponses
} et { $wrong } { $wrong ->
    [one] fausse
   *[other] fausses
} ces { $number } derniers jours.
progress-activity-weeks = { $right } { $right ->
    [one] bonne réponse
   *[other] bonnes réponses
} et { $wrong } { $wrong ->
    [one] fausse
   *[other] fausses
} ces { $number } dernières semaines.
progress-activity-alt = Réponses bonnes et fausses
progress-day = Jour
progress-week = Semaine du
progress-right = bonnes
progress-wrong = fausses
progress-firsts-title = Justes du premier coup
progress-firsts = Sur les { $size } premiers essais les plus récents, { $right } { $right ->
    [one] était juste
   *[other] étaient justes
} ; sur les { $size } précédents, { $before }.
progress-firsts-alt = Essais justes, par groupes de { $size } premiers essais
progress-when = Quand
progress-asked = sur
progress-coming-title = Révisions à venir
progress-coming = { $today ->
    [0] Rien à réviser aujourd’hui
    [one] Une règle à réviser d’ici ce soir
   *[other] { $today } règles à réviser d’ici ce soir
}, { $all } d’ici { $number } jours.
progress-coming-alt = Règles à réviser
progress-reviews = Règles

## Ce pour quoi il y a encore trop peu de réponses

progress-still = Viendra encore
progress-still-days = Les réponses jour après jour : à partir du deuxième jour
progress-still-firsts = L’évolution des premiers essais : après { $number ->
    [one] un essai de plus
   *[other] { $number } essais de plus
}
progress-still-coming = Les révisions à venir : dès que cinq règles auront été vues
