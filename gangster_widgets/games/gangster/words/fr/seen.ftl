## What lies on the table

seen-players = { $players } joueurs.
seen-stage = C’est la manche { $stage }.
seen-person = Une même personne joue : { NAMES($gangs) }.
seen-car = Voiture de { NAME($gang) } : { $place }, cartes face visible : { LIST($cards) }
seen-aboard = à bord : { $aboard }
seen-trunk = dans le coffre : { NAMES($trunk) }
seen-equipment = équipement : { NAMES($equipment) }
seen-display = À l’étalage du port : { NAMES($display) }
seen-score = { NAMES($gangs) } { $influence }
seen-influence = Influence : { LIST($scores) }
seen-casino = Chaque « ? » vaut { $casino }.
seen-ruling = Joué autrement ici : { $name } : { $way }
bench-reckonings = décomptes d’une plaquette Points avec toutes leurs raisons
spot-car = la voiture de { NAME($of) }

## What is seen

look-board = Manche { $stage } · { $doublers ->
    [nothing-at-all] { "" }
   *[other] Double { $doublers } sur { $most } ·{ " " }
}{ $turn ->
    [nothing-at-all] partie terminée
   *[other] tour : { NAMES($turn) }
}
look-turn = Tour : { NAMES($turn) }
look-district = { $district } : nombres { LIST($places) } ; { $doubled ->
    [0] sans marqueur Double
   *[other] marqueur Double
} ; { $gangsters ->
    [0] aucune case occupée
    [one] { $gangsters } case occupée
   *[other] { $gangsters } cases occupées
} sur { $fields }
look-field-taken = case { $field } : { NAME($gang) }
look-field-gap = case { $field } : trou
look-field-empty = case { $field } : vide
look-field-next = { $field } ; le prochain gangster va ici
look-unknown = { $place } : plaquette Points inconnue
look-closed = { $place } : fermé ; les voitures peuvent seulement traverser
look-harbour = { $display ->
    [nothing-at-all] { $place }, le port : rien à l’étalage
   *[other] { $place }, le port ; à l’étalage : { NAMES($display) }
}
look-display = à l’étalage : { NAME($kind) }
look-car = voiture de { NAME($gang) }, { IN($place) }
look-car-mark = voiture { NAME($gang) }
look-tableau = { NAMES($gangs) }{ $acting ->
    [0] { "" }
   *[other] , dont c’est le tour
}{ $influence ->
    [nothing-at-all] { "" }
   *[other]  : influence { $influence }
}
look-shared = { $label }, en commun pour { NAMES($gangs) }
look-aboard = à bord de { NAME($gang) } : { $aboard ->
    [0] aucun gangster
    [one] un gangster
   *[other] { $aboard } gangsters
}
look-nobody = personne à bord
look-trunk-taken = coffre de { NAME($gang) } : { NAME($who) }
look-trunk-free = coffre de { NAME($gang) } : place libre
look-card-up = carte { $card } de { NAME($gang) }, face visible
look-card-down = carte { $card } de { NAME($gang) }, face cachée
look-equipment = équipement de { NAME($gang) } : { NAME($kind) }

## What can be chosen

choose-group-who = Quelle voiture
choose-group-drive = Conduire
choose-group-load = Embarquer
choose-group-unload = Débarquer
choose-group-lose = Tour
choose-group-do = Action
choose-group-card = Avec la carte
choose-group-to = Jusqu’à
choose-group-engine = Moteur
choose-group-push = Pare-chocs
choose-group-dump = Se débarrasser de
choose-group-take = Prendre
choose-group-gangster = Embarquer
choose-group-out = Débarquer
choose-who = { NAME($value) }
choose-do = { $value ->
    [drive] Conduire
    [load] Embarquer
    [unload] Débarquer
   *[lose] Perdre le tour
}
choose-card = { $value }
choose-to = { $value }
choose-engine = un pas de plus
choose-no-engine = sans le moteur
choose-push = pousser { NAME($gang) } vers { THE($place) }
choose-push-nobody = ne pousser personne
choose-dump = { NAMES($gangsters) }
choose-dump-nobody = personne
choose-take = { NAME($kind) }
choose-take-nothing = rien
choose-gangster = { NAME($gang) } { IN($place) }, case { $field }
choose-out = { NAMES($gangsters) }
look-empty-tablet = Il n’y a personne ici.
look-points = points
look-highest = plus gradé
look-standings = Classement
look-nth = { $nth ->
    [1] 1re
   *[other] { $nth }e
}
look-standing = { $nth ->
    [1] Première
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
   *[other] Cinquième
} place, { NAME($gang) } : { $number ->
    [one] un gangster
   *[other] { $number } gangsters
}, le plus gradé sur la case { $highest } ; points : { $points }
look-reached = accessible avec { $number ->
    [one] la carte
   *[other] les cartes
} { LIST($cards) }
look-cars = voitures ici : { NAMES($gangs) }
look-beside = à côté : { LIST($places) }
board-over = La partie est terminée. La plus grande influence : { NAMES($winners) }
board-how = Cliquer ou appuyer sur une carte, un lieu, un gangster ou une pièce. Ce qui a un bord doré peut être choisi ; les petits carrés disent quelle carte y mène. Quand rien d’autre n’est ouvert, l’action est jouée aussitôt ; Annuler la reprend. Au clavier : flèches, Entrée, Échap.
board-how-small = Appuyer sur un lieu pour le voir en grand, puis choisir ci-dessous ce qu’il faut faire.
