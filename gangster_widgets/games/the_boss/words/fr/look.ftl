## La table

look-board = Manche { $round } · { $turn ->
    [0] { "" }
   *[other] tour { $turn } sur { $most } ·{ " " }
}{ $left ->
    [one] une ville
   *[other] { $left } villes
} à gauche de Chicago{ $who ->
    [nothing-at-all] { "" }
   *[other] { " " }· au tour de { NAMES($who) }
}
look-board-label = { $said }. De gauche à droite : { LIST($cities) }
look-pays = paie { $city }
look-city = { $city }{ $number ->
    [0] { "" }
   *[other] , numéro { $number }
}{ $pays ->
    [nothing-at-all] { "" }
   *[other] , paie { $pays }
} : { $who ->
    [nothing-at-all] personne n’y est
   *[other] { NAME($who) } la tient avec { $gangsters ->
        [one] un gangster
       *[other] { $gangsters } gangsters
    }
}
look-hidden = { $city } : une carte face cachée
look-hidden-told = { $city } : face cachée se trouve { NAME($card) }
look-open = { $city } : carte visible { $nth }, { NAME($card) }
look-open-last = { $city } : dernière carte visible, { NAME($card) }
look-men = { NAME($who) } : professionnels { $professionals }, occasionnels { $occasionals }{ $holds ->
    [1] { " " }; tient la ville
   *[other] { "" }
}
look-banished = bannis de { $city } : { NAMES($who) }
look-beside = à côté : { LIST($places) }
look-start = commence
look-money = $ { $money }
look-seat = { NAME($who) }{ $starts ->
    [1] , commence cette manche
   *[other] { "" }
}{ $money ->
    [nothing-at-all] { "" }
   *[other] { " " }: { $money } M$
}{ $acting ->
    [1] { " " }; à son tour
   *[other] { "" }
}
look-professional = { NAME($who) } : professionnel disponible { $nth } sur { $number }
look-occasional = { NAME($who) } : occasionnel disponible { $nth } sur { $number }
look-nobody-available = personne de disponible
look-no-cards = aucune carte en main
look-card = dans la main de { NAME($who) } : { $city }, { NAME($card) }
look-back = dans la main de { NAME($who) } : une carte de { $city }, on n’en voit que le dos
look-police = Cartes Police
look-police-card = carte Police { $nth } : { NAME($card) }
look-police-none = carte Police { $nth } : pas encore retournée
look-police-all = cartes Police retournées : { $cards ->
    [nothing-at-all] encore aucune
   *[other] { NAMES($cards) }
}
look-away = { NAME($place) } : { $told ->
    [nothing-at-all] personne
   *[other] { $told }
}
look-in-hospital = { NAME($who) } { $number }, de retour après la prochaine manche
look-in-prison = { NAME($who) } { $sooner } de retour après la prochaine manche, { $later } après la suivante
look-track = La piste de score
look-space = { $money } M$ : { NAMES($who) }

## Choisir

choose-group-who = Joueur
choose-group-do = Action
choose-group-place = Placer des gangsters à
choose-group-lay = Poser une carte
choose-group-city = Ville
choose-group-professionals = Professionnels
choose-group-occasionals = Occasionnels
choose-group-card = Carte
choose-who = { NAME($value) }
choose-do = { $value ->
    [place] placer des gangsters
   *[lay] poser une carte
}
choose-city = { $value }
choose-professionals = { $value ->
    [0] aucun professionnel
    [one] un professionnel
   *[other] { $value } professionnels
}
choose-occasionals = { $value ->
    [0] aucun occasionnel
    [one] un occasionnel
   *[other] { $value } occasionnels
}
choose-card = { $city } : { NAME($card) }
action-places = { NAME($who) } place des gangsters à { $city } (professionnels : { $professionals }, occasionnels : { $occasionals })
action-lays = { NAME($who) } pose une carte à { $city } : { NAME($card) }
board-over = La partie est terminée. Le plus d’argent : { NAMES($winners) }
board-how = Cliquer ou appuyer sur une ville pour y placer des gangsters, ou sur une de ses propres cartes pour la poser. Ce qui a un bord doré peut être choisi ; les cubes sont des professionnels, les pions ronds des occasionnels. Ce qui se trouve à gauche de Chicago la paie. Quand rien d’autre n’est ouvert, l’action est jouée aussitôt ; Annuler la reprend. Au clavier : flèches, Entrée, Échap.

## La fin d’une manche, pas à pas

phase-majority = Qui la tient ?
phase-card = La carte cachée
phase-lies = Où se trouve Chicago
phase-counts = Ce qui compte
phase-sum = La somme
phase-share = La moitié
phase-total = Ce que cela rapporte
phase-nth = À qui le tour ?
phase-turns = L’ordre
phase-drawn = Les cartes jusqu’ici
phase-coming = Ce qui peut venir
phase-rounds = La dernière manche
asks-majority = Qui tient { $city } ?
asks-card = Que rapporte la carte cachée de { $city }, et à qui ?
asks-lies = Quelles villes paient Chicago ?
asks-counts = Combien { $city } compte-t-elle pour Chicago ?
asks-sum = Combien font ensemble les villes à gauche de Chicago ?
asks-share = Qui en reçoit combien, et combien Alcapo garde-t-il ?
asks-total = Que rapporte cette manche à { NAME($who) } ?
asks-nth = Qui joue en position { $nth } au dernier tour ?
asks-turns = Quel est donc l’ordre du dernier tour ?
asks-drawn = Quels insignes y a-t-il après cela ?
asks-coming = Que peut-il encore venir, et qu’en résulte-t-il ?
asks-rounds = Quelles manches peuvent être la dernière ?
ledger = Ce que rapporte la manche
ledger-all = Ce que la manche a rapporté jusqu’ici
ledger-money = M$
ledger-line = { NAME($who) } : { $money } M${ $penalties ->
    [nothing-at-all] { "" }
   *[other] { " " }; { NAMES($penalties) }
}
