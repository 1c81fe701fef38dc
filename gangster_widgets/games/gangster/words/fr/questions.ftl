## Questions: what each kind asks, and how its answer is given

kind-points = points d’un décompte
kind-order = ordre des gangs
kind-field = prochaines cases occupées
kind-reach = lieux où peut aller une voiture
kind-load = gangsters que peut embarquer une voiture
kind-best = meilleure action
kind-legal = actions permises
question-points = Le décompte a lieu maintenant. Combien de points chaque gang reçoit-il { IN($district) } ?
question-points-all = Le décompte a lieu maintenant. Combien de points chaque gang reçoit-il dans l’ensemble des districts montrés ?
question-order = Dans quel ordre les gangs sont-ils classés { IN($district) }, la première place en tête ? Il s’agit de tous les gangs présents, même de ceux pour qui il ne reste plus de nombre.
question-order-after = { $number ->
    [one] Gangster posé { IN($district) } : { NAMES($gangs) }.
   *[other] Gangsters posés l’un après l’autre { IN($district) } : { NAMES($gangs) }.
} Dans quel ordre les gangs sont-ils ensuite classés, la première place en tête ? Il s’agit de tous les gangs présents, même de ceux pour qui il ne reste plus de nombre.
question-field = { $number ->
    [one] Gangster posé { IN($district) }, si c’est possible : { NAMES($gangs) }. Sur quelle case prend-il place ?
   *[other] Gangsters posés l’un après l’autre { IN($district) }, tant que c’est possible : { NAMES($gangs) }. Sur quelles cases prennent-ils place ?
}
question-reach = Dans quels lieux un trajet de { NAME($gang) } peut-il se terminer ?
question-reach-card = { NAME($gang) } roule avec la carte { $card }{ $equipment ->
    [nothing-at-all] .
   *[other] { "" } et peut utiliser son équipement.
} Dans quels lieux le trajet peut-il se terminer ?
question-load = Quels gangsters { NAME($gang) } peut-il embarquer maintenant ?{ $nobody }
load-nobody-there = { " " }Il n’y a aucun gangster { IN($place) }.
question-best = { NAME($gang) } a une seule action, puis le décompte a lieu aussitôt. Quelle action donne la plus grande avance : ce que { NAME($gang) } a alors, moins ce qu’a le meilleur des autres ?{ $persons ->
    [2] { " " }Les deux gangs d’une personne comptent ensemble.
   *[other] { "" }
}
as-good-best = Toute autre action avec la même avance est juste aussi.
question-legal = C’est le tour de { NAMES($turn) }. Lesquelles de ces actions sont permises maintenant ?{ EACH($actions) }
how-points = un nombre par gang, par exemple : Jaune 10, Gris 8 (un gang laissé de côté ne reçoit rien)
how-order = les gangs l’un après l’autre, par exemple : Jaune, Gris (sans ceux qui n’ont personne sur place)
how-field = les numéros de case l’un après l’autre, par exemple : 7 8 3 (la liste s’arrête dès que plus personne ne peut être posé)
how-reach = des lieux dans un ordre quelconque, par exemple : The Loop, West Side
how-load = des lieux avec un numéro de case, dans un ordre quelconque, par exemple : North Side 5, The Loop 2
how-best = une action en toutes lettres, par exemple : yellow drives 3 to The Loop
how-legal = les actions permises, telles qu’elles sont écrites, séparées par des points-virgules

## Reasons of answers

order = { $gangs ->
    [nothing-at-all] { $district } : il n’y a aucun gang à classer.
   *[other] { $district } : l’ordre est { NAMES($gangs) }.
}
at-place = { NAME($gang) } prend la { $nth ->
    [1] première
   *[other] { $nth }e
} place { IN($district) }.
set-down = { $number ->
    [one] Case prise
   *[other] Cases prises l’une après l’autre
} { IN($district) } : { LIST($fields) }.
nobody-set-down = { NAME($gang) } ne peut pas être posé { IN($district) }.
allowed-are = Actions permises : { $number } sur { $of }.
allowed = Action permise : { $action }.
not-allowed = Action interdite : { $action }.
best = La plus grande avance possible de { NAME($gang) } est de { $lead } ; { $number ->
    [one] une seule action y mène
   *[other] { $number } actions y mènent
}.
only-the-other = { NAME($gang) } ne peut rien faire ; seul l’autre gang de la même personne peut agir.
lead = Après « { $action } » : { $own } moins { $other }, soit une avance de { $lead }.

## What questions need

ask-district = Cette position ne dit rien du district « { $district } ». La question peut porter sur : { $districts ->
    [nothing-at-all] aucun district.
   *[other] { LIST($districts) }.
}
ask-no-district = Cette position ne montre aucun district sur lequel la question puisse porter.
ask-car = Cette position ne dit rien de la voiture « { $car } ». La question peut porter sur : { $cars ->
    [nothing-at-all] aucune voiture.
   *[other] { LIST($cars) }.
}
ask-card = La carte { $card } n’est pas face visible ; cartes face visible : { LIST($cards) }.
ask-unload-full = Tous ne peuvent pas être posés { IN($district) } : le numéro { $nth } ne trouve pas de case.
ask-casino = Un « ? » figure sur la plaquette Points { IN($district) } : la position doit dire sous « casino » ce qu’il vaut.
ask-action-car = Cette position ne dit rien de la voiture qui agit dans « { $action } ».
ask-action-twice = « { $action } » figure ici une seconde fois.
