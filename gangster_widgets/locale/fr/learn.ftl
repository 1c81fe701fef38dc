### Apprendre : le cours

door-learn = Apprendre
door-learn-what = les règles, étape par étape

## Le plan du cours

learn-what = Une règle à la fois : la lire, parcourir un exemple, puis essayer soi-même. Toutes les leçons sont ouvertes à tout moment.
learn-placement = Par où commencer ?
learn-look-up = Les règles à consulter :
learn-begin = Commencer : { $title }
learn-go-on = Continuer : { $at }
learn-at = { $title }, page { $page }
learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-far = { $done ->
    [0] commencée
    [one] { $done } page faite sur { $pages }
   *[other] { $done } pages faites sur { $pages }
}
learn-done = terminée
learn-next-here = la suite
learn-look-again = { $begun ->
    [true] à revoir
   *[other] à voir
}
learn-lessons-done = { $done } { $done ->
    [one] leçon terminée
   *[other] leçons terminées
} sur { $all }
learn-part-done = { $done } sur { $all }
learn-rules-firm = { $firm } { $firm ->
    [one] règle acquise
   *[other] règles acquises
} sur { $all }{ $growing ->
    [0] { "" }
   *[other] , { $growing } en cours
}
learn-growing-of = { $some } en cours sur { $all }
learn-part-rules = { $title }, règle par règle
learn-all-rules = Règle par règle
learn-all-done = Toutes les pages du cours sont faites : à vous de jouer. Les énigmes entretiennent ce qui a été appris.
learn-play = Jouer une partie
learn-none = Il n’y a pas encore de cours pour ce jeu.
learn-mastered = Ce qui est déjà maîtrisé
learn-first-counts = Seule compte ici la première réponse à une énigme.
learn-firm-how = Une règle est acquise quand la réponse est de nouveau juste un jour plus tard ou davantage ; après une erreur, il faut un peu plus de temps.
learn-row = { $state }, juste { $row ->
    [1] une fois
   *[other] { $row } fois
}

## Une page d’une leçon

learn-course = Le cours
learn-where = { $title }, page { $page } sur { $pages }
learn-pages = Pages de « { $title } »
learn-step = Page { $page }, { $title } : { $done ->
    [true] faite
   *[other] à faire
}
learn-text = La leçon
learn-way = Retour et suite
learn-back = Page précédente
learn-next = Page suivante
learn-end = Terminer la leçon
learn-skip = Passer cette page
learn-is-done = Cette page est faite.
learn-to-step = La page sera faite une fois l’exemple parcouru jusqu’au bout.
learn-to-solve = La page sera faite une fois l’énigme résolue.
learn-page-done = La page { $page } sur { $pages } est faite.

## La fin d’une leçon

learn-finished = Leçon « { $title } » terminée
learn-ended = Fin de la leçon « { $title } »
learn-still-open = Encore à faire :
learn-learnt = De quoi il s’agissait
learn-next-lesson = Leçon suivante : { $title }
learn-practise = Énigmes : { $topic }
learn-again = Encore une fois
learn-again-leave = Non, merci
learn-again-why = { $ago ->
    [0] Dans cette leçon
    [1] Dans la leçon précédente
    [2] Il y a deux leçons
   *[other] Dans la leçon « { $lesson } »
}, quelque chose a posé problème : { $about }. Voici une autre position sur ce point.
learn-onward = Continuer le cours

## Ce qui n’existe pas

learn-no-lesson = La leçon « { $id } » n’existe pas ici.
learn-no-page = « { $title } » a { $pages } pages. La page { $page } n’existe pas.
learn-to-lesson = Vers la leçon « { $title } »
learn-to-map = Vers le cours

## Ce qui peut être faux dans le fichier d’une leçon

lesson-none = Ce fichier ne contient aucune leçon.
lesson-game = « { $game } » n’est pas le jeu du dossier où se trouve le fichier : c’est « { $folder } ».
lesson-does-one = Une page a exactement un élément parmi « moves », « reckoning » et « task » ; ici : { $found ->
    [nothing-at-all] aucun
   *[other] { LIST($found) }
}.
lesson-task-only = « { $key } » va avec une page qui a « task ».
lesson-task-twice = L’énigme « { $id } » est déjà une tâche de cette leçon.
lesson-no-steps = L’énigme « { $id } » ne peut pas être posée par étapes.
lesson-link = Un terme s’écrit [terme](identifiant.de.la.règle) ; ici : « { $text } ».
lesson-ask-at = Il n’y a pas de type d’étape « { $kind } ». Il y a : { LIST($kinds) }.
lesson-note = L’étape { $step } n’existe pas : les tours ont les étapes 0 à { $most }.
lesson-beside-same = Avec l’idée fausse « { $id } », le résultat est ici le même.
lesson-whole-board = Le décompte d’un plateau entier demande au moins deux districts avec une plaquette ; un seul se nomme sous « district ».
lesson-place-twice = La place { $place } du cours est déjà celle de « { $id } ».
