## Positions

position-player-twice = « { $who } » figure deux fois parmi les joueurs ; chacun a sa propre couleur.
position-line-up = À { $players } joueurs, la combinaison { LIST($cities) } n’existe pas. Il y a : { LIST($rows) }.
position-chicago-too-far = Il ne peut pas y avoir { $left } villes à gauche de Chicago : il n’y en a que { $cities } en jeu.
position-chicago-round = À la manche { $round }, le nombre de villes à gauche de Chicago est { $right }, et non { $left }. Il faut omettre l’un des deux.
position-unknown-city = « { $city } » n’est pas une ville de ce jeu. Sont en jeu : { LIST($cities) }.
position-city-not-in-play = { $city } ne fait pas partie de cette combinaison. Sont en jeu : { LIST($cities) }.
position-chicago-cards = { $city } n’a pas de cartes : il n’y en a ni visible, ni cachée, ni en main.
position-foreign-card = Il n’y a pas de carte { $card } de { $city }. Ses cartes sont : { LIST($cards) }.
position-card-twice = La carte { $card } de { $city } figure ici une fois de trop : visible, cachée ou en main, elle n’existe qu’une fois.
position-not-in-play = « { $who } » ne joue pas ici ; les joueurs sont : { LIST($players) }.
position-equal = { NAME($who) } et { NAME($other) } ont tous deux { $number } à { $city } : qui arrive doit en avoir plus que tout autre ; les nombres ne sont donc jamais égaux.
position-occasionals-alone = { NAME($who) } n’a que des occasionnels à { $city } : il y faut au moins un professionnel de la même couleur.
position-only-chicago = { NAME($who) } est à { $city } et nulle part ailleurs : pour y entrer, il faut un gangster dans une autre ville.
position-banished-present = { NAME($who) } est banni de { $city } et ne peut donc pas s’y trouver.
position-professionals = { NAME($who) } a { $number } professionnels dans les villes et en main ; il y en a { $most } au plus.
position-occasionals = { NAME($who) } a { $number } occasionnels dans les villes et en main ; il y en a { $most } au plus.
position-police = La carte Police { $card } figure { $number } fois ; la boîte en contient { $most }.
position-seats = Les sièges doivent être les joueurs de la position : { LIST($players) }.
card-face = « { $found } » n’est pas une carte Ville ; c’est un nombre entier de 0 à { $most }, ou revolver, prison, hospital, banished.

## Fichiers de composants

components-one-document = Le fichier contient { $number } documents ; un fichier de composants n’en est qu’un.
components-line-ups = « { $found } » n’est pas une liste de combinaisons ; chacune est une liste de numéros de villes.
components-city-twice = « { $thing } » figure deux fois parmi les villes ; chacune a son numéro et son nom.
components-no-line-up = Il faut indiquer quelles villes sont en jeu à { $players } joueurs.
components-unknown-city = Il n’y a pas de ville { $number }. Les numéros sont { LIST($numbers) }.
components-line-up-order = Les villes d’une combinaison se suivent par numéros, chacune une fois ; ce n’est pas le cas de { LIST($cities) }.
components-deal = Avec les villes { LIST($cities) }, il y a { $dealt } cartes à distribuer ; { $players } joueurs avec { $hand } cartes chacun en demandent { $need }.
components-police-marks = Les cartes Police montrent au plus { $marks } insignes d’une couleur ; la partie se termine avec le troisième, il en faut donc { $need }.
