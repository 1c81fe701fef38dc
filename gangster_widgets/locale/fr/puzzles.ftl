## Puzzles and answers

puzzle-none = Le fichier ne contient aucune énigme.
puzzle-game = Le jeu « { $game } » n’existe pas ; il y a : { LIST($games) }.
puzzle-kind = Le type « { $kind } » n’existe pas ; il y a : { LIST($kinds) }.
puzzle-rule = La règle « { $rule } » n’existe pas dans le livret de règles.
puzzle-id-twice = L’identifiant « { $id } » figure déjà dans { $file }, ligne { $line }.
puzzle-claim = D’après les règles, une autre réponse est juste : { $answer }
answer-numbers = La réponse doit donner un nombre par gang, par exemple { $example }, pas « { $given } ».
answer-list = La réponse doit être une liste, par exemple { $example }, pas « { $given } ».
answer-name = « { $given } » n’est pas possible ici ; valeurs possibles : { LIST($names) }.
answer-twice = « { $given } » contient deux fois le même élément.
answer-whole = « { $given } » n’est pas un nombre entier.
answer-spot = « { $given } » n’est pas un lieu suivi d’un numéro de case.
answer-parts = La réponse se présente ici ainsi, par exemple : { $example } ; ce n’est pas « { $given } ».
answer-part-missing = Il manque la partie « { $part } » dans la réponse.
answer-none = aucun(e)
typed-none = aucun, aucune, personne, rien
answer-text = La réponse doit être un texte, pas « { $given } ».

## Verdicts

verdict-right = Bonne réponse.
verdict-wrong = Réponse inexacte.
verdict-unreadable = Cette réponse ne peut pas être lue. { $problem }
verdict-not-attempted = Aucune réponse n’a été donnée.
verdict-belief = C’est ce que l’on obtient si l’on se dit : « { $belief } »
verdict-beliefs = C’est ce que l’on obtient si l’on se dit : « { $belief } » Et en même temps : « { $other } »
verdict-several = Plusieurs idées mènent à cette réponse.
verdict-but = Mais voici la règle : { $clause }
verdict-true-way = Le bon raisonnement{" "}
verdict-wrong-way = L’autre raisonnement{" "}
verdict-slip-way = Pourquoi il en est ainsi{" "}
verdict-expected = La bonne réponse : { $answer }
astray-answer = Réponse fausse
astray-idea = L’idée qui y mène
astray-reply = Que répondre
verdict-slip-swapped = Deux éléments sont intervertis ; le reste est juste.
verdict-slip-off-by-one = Tout est décalé d’une unité.
verdict-option = À cette table, on joue autrement, comme le dit la fin de cette règle.
answer-no-step = « { $given } » n’est pas une étape de cette réponse. Ses étapes : { $names ->
    [nothing-at-all] elle n’en a pas.
   *[other] { LIST($names) }.
}
verdict-slip-next-place = Chacun a le nombre de la place suivante.
verdict-look-again = À revoir : { LIST($what) }.
verdict-count = { $missing ->
    [0] { $extra ->
        [one] Il y a un élément de trop.
       *[other] Il y a { $extra } éléments de trop.
    }
    [one] Il manque encore un élément. { $extra ->
        [0] { "" }
        [one] Il y a un élément de trop.
       *[other] Il y a { $extra } éléments de trop.
    }
   *[other] Il manque encore { $missing } éléments. { $extra ->
        [0] { "" }
        [one] Il y a un élément de trop.
       *[other] Il y a { $extra } éléments de trop.
    }
}
verdict-not-allowed = Cette action n’est pas permise ici : { $action }.
verdict-lead = Cette action donne une avance de { $lead } ({ $own } contre { $other }) ; une autre donne { $best-lead } ({ $best-own } contre { $best-other }).
verdict-lead-drive = Un déplacement ne change rien à un décompte : l’avance reste de { $lead } ({ $own } contre { $other }). Une autre action donne { $best-lead } ({ $best-own } contre { $best-other }).
verdict-slip-missing = Il manque un élément : { $what }.
verdict-slip-extra = Il y a un élément de trop : { $what }.
verdict-slip-district = Tout est juste si l’on laisse { $district } de côté.
answer-begun = La réponse n’est pas encore complète. Il manque encore un choix pour une action entière.
answer-not-json = Ce n’est pas du JSON : { $given }
answer-unknown-id = L’énigme « { $id } » n’existe pas dans ces fichiers.

## Indices

hint-clause = La règle qui décide : { $title }. { $sentence }
hint-where = À regarder : { LIST($spots) }.
hint-half = Le chemin commence ainsi :
hint-whole = Le chemin en entier :
spot-field = { $place } (case { $field })
spot-place = { $of } ({ $nth ->
    [1] 1er
   *[other] { $nth }e
} nombre à partir de la gauche)
spot-doubler = le marqueur Double à { $of }

## Énigmes générées

generated-title = { $where ->
    [nothing-at-all] { $kind }, nº { $number }
   *[other] { $kind } : { $where }, nº { $number }
}
puzzle-line = Ce n’est pas une énigme en une ligne de JSON.
generate-none = Avec la graine { $seed }, aucune énigme du type « { $kind } » de niveau { $level } n’a été trouvée.
verdict-slip-others = Ce sont justement les autres : celles que vous avez laissées, et aucune de celles que vous avez choisies.
