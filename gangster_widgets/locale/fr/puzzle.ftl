## Une énigme sur la page

puzzle-panel = La question et la réponse
puzzle-level = Niveau { $level }
puzzle-answer = Réponse
puzzle-buttons = Ce qui peut être fait avec la réponse
puzzle-check = Vérifier
puzzle-hand-in = Remettre la réponse
puzzle-hint = Indice { $rung } sur { $most }
puzzle-hints = Indices
puzzle-where = L’endroit à regarder est marqué dans l’image.
puzzle-another = Une énigme du même genre
puzzle-onward = Énigme suivante
puzzle-again = Revenir à la première énigme
puzzle-no-other = Il n’y a pas d’autre énigme du même genre.
puzzle-why = Pourquoi il en est ainsi
puzzle-unexplained = Aucune idée fausse connue ne mène à cette réponse. Un indice montre par où commencer.
puzzle-typed = Taper toute la réponse
puzzle-so-far = La réponse est pour l’instant : { $answer }
answer-order = L’ordre, la première place en tête
answer-drop = Glisser ici ou choisir ci-dessous
answer-drop-or-click = Choisir dans l’image ou ci-dessous, ou glisser ici
answer-tray = Pas encore classés
answer-up = Monter { $name }
answer-down = Descendre { $name }
answer-away = Retirer { $name }
answer-on-picture = Choisir dans l’image : cliquer, appuyer, ou utiliser les flèches et Entrée.
answer-field = case { $field }
answer-field-of = { $name } : case { $field }
answer-action = Action choisie : { $action }
answer-choose = Choisir étape par étape, dans l’image ou ci-dessous.
answer-tap = Pas encore choisi. Touchez encore une fois, ou :
answer-take = Choisir : { $what }
answer-leave = Laisser de côté : { $what }
puzzle-stepwise = Question par étapes
puzzle-steps = Les étapes de la réponse
step-number = Combien de gangsters chaque gang a-t-il ?
step-tie = Il y a égalité. Quel est le grade du gangster le plus gradé de chacun de ces gangs ?
step-order = Dans quel ordre les gangs sont-ils classés ?
step-worth = Que vaut la place de chaque gang, avant le marqueur Double ?
step-points = Combien de points chaque gang reçoit-il ?
step-influence = Combien d’influence chacun a-t-il alors ?
step-right = Exact. L’étape suivante :
step-wrong = Pas encore exact. Regarder encore l’image ou prendre un indice.
step-to-come = { $number ->
    [one] encore une étape
   *[other] encore { $number } étapes
}
puzzle-compare = Comparer les deux raisonnements
puzzle-chosen = { $label } ; choisi
puzzle-like = Une autre : { $title }
