## Questions: what comes of a reckoning, and who rides in which car

kind-count = influence après un décompte
kind-casino = cartes Casino gagnantes
kind-crew = occupants de chaque voiture
question-count = Le décompte de tous les districts montrés a lieu maintenant. { $had ->
    [0] { "" }
   *[other] Le nombre indiqué pour chaque gang est son influence jusqu’ici.{ " " }
}Combien d’influence chaque gang a-t-il ensuite ?
question-count-two = Le décompte de tous les districts montrés a lieu maintenant. { $had ->
    [0] { "" }
   *[other] Le nombre indiqué pour les deux gangs de chaque personne est son influence jusqu’ici.{ " " }
}Combien d’influence chaque personne a-t-elle ensuite, ses deux gangs réunis ?
question-casino = Le décompte de tous les districts montrés a lieu maintenant et décide de la partie. { $had ->
    [0] { "" }
   *[other] Le nombre indiqué pour chaque gang est son influence jusqu’ici.{ " " }
}Avec lesquelles des cartes Casino { LIST($cards) } la victoire revient-elle à { NAMES($gangs) } ? Une victoire partagée compte aussi.
question-casino-two = Le décompte de tous les districts montrés a lieu maintenant et décide de la partie. { $had ->
    [0] { "" }
   *[other] Le nombre indiqué pour les deux gangs de chaque personne est son influence jusqu’ici.{ " " }
}Avec lesquelles des cartes Casino { LIST($cards) } la victoire revient-elle à la personne qui joue { NAMES($gangs) }, ses deux gangs réunis ? Une victoire partagée compte aussi.
question-crew = C’est la manche { $stage }. { $dumped }Pour chaque gang, combien de ses gangsters sont dans sa propre voiture ?
crew-dumped-so-far = Laissés au port jusqu’ici : { LIST($dumped) }.{ " " }
crew-dumped-of = { $number } de { NAME($gang) }
how-count = un nombre par gang, par exemple : Jaune 22, Gris 18 (à deux joueurs, sous le premier gang de chaque personne)
how-casino = des cartes Casino dans un ordre quelconque, par exemple : 3, 5
how-crew = un nombre par gang, par exemple : Jaune 5, Gris 3 (un gang laissé de côté n’a personne dans sa voiture)

## Reasons of answers

counted = L’influence après le décompte : celle d’avant, et ce qu’il rapporte.
winning = { $cards ->
    [nothing-at-all] Aucune des cartes Casino ne donne la victoire à { NAMES($gangs) }.
   *[other] Les cartes Casino qui donnent la victoire à { NAMES($gangs) } : { LIST($cards) }.
}
wins = Carte Casino { $casino } : { NAMES($gangs) } { $own }, le meilleur des autres { $other }. C’est gagné.
wins-too = Carte Casino { $casino } : { NAMES($gangs) } { $own }, le meilleur des autres { $other } aussi. À égalité en tête, tous gagnent.
wins-not = Carte Casino { $casino } : { NAMES($gangs) } { $own }, le meilleur des autres { $other }. Ce n’est pas gagné.
crews = Dans la voiture d’un gang se trouvent les gangsters qu’il a reçus et qui ne sont pas ailleurs.
crew = Dans la voiture de { NAME($gang) }, il { $number ->
    [0] n’y a aucun gangster de sa couleur
    [one] y a un gangster de sa couleur
   *[other] y a { $number } gangsters de sa couleur
}.
crew-later = { crew }
crew-given = Au départ, { NAME($gang) } a reçu { $number } gangsters.
crew-joined = Avant la manche { $stage }, { NAME($gang) } a reçu { $number } nouveaux gangsters.
crew-on-tablets = Sur les plaquettes Points, il y a { $number ->
    [one] un gangster
   *[other] { $number } gangsters
} de { NAME($gang) }.
crew-on-tablets-later = { crew-on-tablets }
crew-in-trunks = Dans le coffre de { NAMES($others) }, il y a { $number ->
    [one] un gangster
   *[other] { $number } gangsters
} de { NAME($gang) }.
crew-dumped = Hors du jeu, laissés au port : { $number ->
    [one] un gangster
   *[other] { $number } gangsters
} de { NAME($gang) }.

## What questions need

ask-casino-card = La carte Casino { $card } ne peut pas être nommée ici. Il y a { LIST($cards) }, chacune une fois.
ask-no-casino = Aucune plaquette Points de cette position ne montre de « ? » : la carte Casino n’y change rien.
ask-every-car = Cette question demande toutes les voitures. La position ne dit rien de : { LIST($cars) }.
ask-crew-told = Combien de gangsters sont dans la voiture « { $car } », c’est justement la question : « aboard » est à supprimer.
crew-more-out = { $out } gangsters de « { $colour } » sont hors de leur voiture, mais il n’y en a que { $there } jusqu’ici.

## Wrong ideas: the belief in one sentence

belief-influence-forgotten = Seul compte ce que rapporte ce décompte ; l’influence d’avant est perdue.
belief-first-gang-only = À deux joueurs, seul le premier des deux gangs d’une personne rapporte de l’influence.
belief-better-gang-only = À deux joueurs, seul le meilleur des deux gangs d’une personne rapporte de l’influence.
belief-others-forgotten = La meilleure action est celle qui rapporte le plus d’influence, quoi qu’aient alors les autres.
belief-equals-do-not-win = Celui qui a seulement autant qu’un autre ne gagne pas.
belief-seven-on-board = Au départ, sept des neuf gangsters sont sur le plateau et deux dans la voiture.
belief-beside-the-nine = Au départ, neuf gangsters sont dans la voiture, en plus des deux placés sur le plateau.
belief-seven-in-all = Les sept gangsters qui sont au départ dans la voiture sont tous ceux d’un gang, y compris les deux placés sur le plateau.
belief-strange-trunk-aboard = Un gangster qui voyage dans le coffre d’une autre voiture compte encore dans celle de son gang.
belief-dumped-come-back = Les gangsters laissés au port reviennent dans la voiture de leur gang.
belief-six-each-stage = Avant chaque nouvelle manche arrivent six nouveaux gangsters.
mistake-influence-forgotten = Influence d’avant oubliée
mistake-first-gang-only = Premier gang seul compté
mistake-better-gang-only = Meilleur gang seul compté
mistake-others-forgotten = Les autres oubliés
mistake-equals-do-not-win = À égalité, pas de victoire
mistake-seven-on-board = Départ : sept sur le plateau
mistake-beside-the-nine = Départ : deux en plus des neuf
mistake-seven-in-all = Départ : sept en tout
mistake-strange-trunk-aboard = Dans un autre coffre, mais à bord
mistake-dumped-come-back = Retour des gangsters laissés au port
mistake-six-each-stage = Six nouveaux gangsters chaque fois

## How a wrong idea would tell its reasons

wrong-influence-forgotten = { NAMES($gangs) } : { $points } points ; selon cette idée, ce serait toute l’influence : { $influence }.
wrong-first-gang-only = Selon cette idée, de { NAMES($gangs) }, seul le premier gang rapporterait de l’influence : { $points } en plus, { $influence } désormais.
wrong-better-gang-only = Selon cette idée, de { NAMES($gangs) }, seul le meilleur gang rapporterait de l’influence : { $points } en plus, { $influence } désormais.
wrong-others-forgotten = Après « { $action } » : { $own } ; ce qu’ont les autres serait sans importance.
wrong-equals-do-not-win = Carte Casino { $casino } : { NAMES($gangs) } { $own }, le meilleur des autres { $other } aussi. Selon cette idée, ce ne serait pas gagné.
wrong-seven-on-board = Selon cette idée, { $board } gangsters de { NAME($gang) } seraient au départ sur le plateau et { $aboard } dans la voiture : { $more } de plus seraient hors de la voiture.
wrong-beside-the-nine = Selon cette idée, les { $number } gangsters de { NAME($gang) } placés au départ sur le plateau s’ajouteraient à ceux de la voiture.
wrong-seven-in-all = Selon cette idée, { NAME($gang) } aurait au départ { $number } gangsters en tout.
wrong-strange-trunk-aboard = Dans le coffre de { NAMES($others) }, il y a { $number ->
    [one] un gangster
   *[other] { $number } gangsters
} de { NAME($gang) } ; selon cette idée, { $number ->
    [one] il compterait
   *[other] ils compteraient
} encore dans la voiture de { NAME($gang) }.
wrong-dumped-come-back = Selon cette idée, { $number ->
    [one] un gangster de { NAME($gang) } laissé au port reviendrait
   *[other] { $number } gangsters de { NAME($gang) } laissés au port reviendraient
} à bord.
wrong-six-each-stage = Selon cette idée, { NAME($gang) } recevrait avant la manche { $stage } autant de nouveaux gangsters qu’avant la deuxième : { $number }.
