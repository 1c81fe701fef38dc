## Ce qu’il y a sur la table

seen-players = Joueurs, à partir du premier joueur : { NAMES($players) }.
seen-round = Manche { $round } ; à gauche de Chicago { $left ->
    [one] se trouve une ville
   *[other] se trouvent { $left } villes
}.
seen-police = Cartes Police retournées : { NAMES($cards) }.
seen-ruling = Convenu ici : { $name } : { $way }
seen-city = { $city } : { $told }
seen-nothing = rien ni personne
seen-open = visibles : { NAMES($cards) }
seen-hidden = cachée : { NAME($card) }
seen-men = { NAME($who) } : { $professionals } + { $occasionals }
seen-player = { NAME($who) } : { $told }
seen-available = disponibles { $professionals } + { $occasionals }
seen-backs = dos en main : { LIST($cities) }
seen-cards = en main : { LIST($cards) }
seen-no-cards = aucune carte en main
seen-hospital = à l’hôpital : { $number }
seen-prison = en prison : { $number }
seen-banished = banni de { LIST($cities) }
seen-money = { $money } M$
bench-payouts = paiements d’une manche avec toutes les raisons
spot-field = { $place } (carte visible { $field })
spot-hand = ce que { NAME($of) } a en main et de disponible
spot-hidden = la carte cachée de { $of }
spot-police = carte Police { $nth }
editor-ruling-line-up = Combinaison de villes
editor-ruling-lot = tirée au sort

## Ce que contient la boîte

box-cities = Cartes Ville ; { $chicago } n’en a pas
box-city = { $number } { $city } : { NAMES($cards) }
box-line-ups = Villes en jeu à côté de Chicago ; chacun reçoit { $hand } cartes
box-line-up = à { $players } joueurs : { $rows }
box-police = Cartes Police : { NAMES($cards) }
box-gangsters = Gangsters de chaque joueur : { $professionals } professionnels et { $occasionals } occasionnels
