## Actions that cannot be read

words-verb = « { $words } » n’est pas une action. Une action s’écrit par exemple : yellow drives 3 to The Loop - yellow loads North Side 5 - yellow unloads yellow.
words-drive = « { $words } » n’est pas un trajet. Un trajet s’écrit par exemple : drives 3 to The Loop ou, avec le moteur, drives 3+1 to The Loop.
words-twice = « { $words } » dit une seconde fois la même chose.
words-clause = « { $words } » ne peut pas suivre un trajet. Peuvent suivre : pushes grey to The Loop - swaps with grey - dumps blue - takes engine.
words-kind = « { $words } » n’est pas un équipement. Les types sont : { LIST($kinds) }.
words-load = « { $words } » ne dit pas qui embarquer. Cela s’écrit par exemple : loads North Side 5.
words-colour = « { $words } » n’est pas un gang. Les gangs sont : { LIST($colours) }.
words-tablet = « { $words } » n’est pas une plaquette Points. Une plaquette s’écrit par exemple : 5 4 2 ? @4x4 x2 : EBNY GYNY G...
tablet-place = Une place sur une plaquette Points est un nombre entier à partir de 1, ou « ? » : « { $found } » n’est ni l’un ni l’autre.
tablet-size = Une plaquette Points de { $number } cases est trop grande ; elle peut en avoir { $most } au plus.
fields-letter = « { $letter } » ne désigne aucun gang. Les lettres sont { LIST($letters) }, et le signe . désigne une case vide.
fields-too-many = { $number } cases sont indiquées, mais la plaquette Points en a { $size }.

## Component files and positions

components-one-document = Le fichier contient { $number ->
    [one] { $number } document
   *[other] { $number } documents
} ; un fichier de matériel en contient exactement un.
components-letters = Les gangs et leurs lettres sont : yellow Y, grey G, brown N, blue B, green E.
components-place-twice = « { $thing } » figure deux fois parmi les lieux ; chacun a son propre nom.
components-unknown-place = « { $place } » n’est pas un lieu de ce plan.
components-road-to-itself = Les deux bouts de la connexion sont { IN($place) } ; elle doit relier deux lieux différents.
components-road-twice = La connexion entre { THE($one) } et { THE($other) } figure ici une seconde fois.
components-no-road = Aucune connexion ne mène { TO($place) }.
components-not-connected = Le plan n’est pas d’un seul tenant : chaque lieu doit être accessible depuis tous les autres.
components-not-connected-without = Sans { THE($place) }, qui est fermé à trois joueurs, le plan n’est plus d’un seul tenant.
components-no-position = { THE($place, start: 1) } n’a pas de position ; chaque lieu doit en avoir une, sinon il faut omettre « positions ».
components-too-few-districts = { $number ->
    [one] { $number } district
   *[other] { $number } districts
}, c’est trop peu : cinq gangs partent de deux chacun, il en faut donc { $need }.
components-too-many-doublers = { $closed ->
    [nothing-at-all] { $doublers } marqueurs Double ne peuvent pas se trouver sur { $districts } districts.
   *[other] À trois joueurs, { $closed } est fermé : { $doublers } marqueurs Double ne peuvent pas se trouver sur les { $districts } autres districts.
}
components-tablet-twice = L’identifiant de plaquette « { $thing } » figure deux fois.
components-too-few-tablets = { $number ->
    [one] { $number } plaquette Points
   *[other] { $number } plaquettes Points
}, c’est trop peu : chaque district en demande une, il en faut donc { $need }.
components-too-little-equipment = Il y a trop peu d’équipements spéciaux : avec trois à l’étalage et un pour chacun des cinq gangs, il en faut { $need }.
components-card-twice = La carte Mouvement { $thing } figure deux fois ; chaque carte porte un nombre différent.
components-police-missing = Il faut indiquer combien de policiers sont en jeu à { $players } joueurs.
components-police-number = « { $found } » n’est pas un nombre de policiers ; il faut un nombre entier de 0 à 100.
components-too-many-police = À { $players } joueurs, il y aurait plus de policiers en jeu qu’il n’en existe ({ $police }).
components-greek-town = D’après l’exemple du livret, un trajet de trois pas depuis Greek Town se termine à { LIST($right) } ; sur ce plan, il { $ends ->
    [nothing-at-all] ne se termine nulle part
   *[other] se termine à { LIST($ends) }
}.
components-no-way-home = D’après le livret, un trajet de quatre pas peut, depuis la plupart des lieux, ramener la voiture à son point de départ ; sur ce plan, seulement depuis { $number } sur { $places }.
board-size = Un plan compte de { $fewest } à { $most } lieux ; celui-ci en compte { $number }.
board-harbour = Le port « { $place } » n’est pas un lieu de ce plan ; il doit être l’un des lieux reliés.
position-tablet = « { $found } » n’est pas une plaquette Points ; il faut l’identifiant d’une plaquette ou une table avec les clés places, rows et columns.
position-unknown-tablet = La plaquette « { $tablet } » n’existe pas. Il y a : { LIST($tablets) }.
position-tablet-twice = La plaquette { $tablet } se trouve dans deux districts ; chaque plaquette n’existe qu’une fois.
position-colours = À { $players } joueurs, il faut { $need } couleurs différentes ; { $number ->
    [0] aucune n’est indiquée
    [one] une seule est indiquée
   *[other] { $number } sont indiquées
}.
position-persons-only-two = Ce n’est qu’à deux joueurs que chacun a deux couleurs ; à plus de deux, il faut omettre « persons ».
position-persons = Chacun des deux joueurs doit avoir deux des couleurs en jeu.
position-not-in-play = « { $colour } » n’est pas en jeu ; sont en jeu : { LIST($colours) }.
position-unknown-place = « { $place } » n’est pas un lieu de ce plan. Les lieux sont : { LIST($places) }.
position-closed = { THE($place, start: 1) } est fermé à trois joueurs : rien ni personne ne s’y trouve.
position-harbour-tablet = { THE($place, start: 1) } est le port et n’a pas de plaquette Points.
position-doublers = { $number } districts ont un marqueur Double, mais il n’y a que { $most } marqueurs.
position-casino = La carte Casino est { $casino } ; la plus haute est { $most }.
position-cards = Ne peuvent être face visible que les cartes { LIST($cards) }, chacune une seule fois.
position-own-in-trunk = Un gangster de « { $colour } » ne voyage pas dans son propre coffre, mais dans la voiture : il se compte sous « aboard ».
position-equipment-twice = Les deux équipements spéciaux doivent être différents ; « { $kind } » y figure deux fois.
position-gangsters = Il y a { $number } gangsters de « { $colour } » ; il peut y en avoir { $most } au plus.
position-equipment = Il y a { $number ->
    [one] { $number } exemplaire
   *[other] { $number } exemplaires
} de « { $kind } » ; la boîte en contient { $most }.
position-three-alike = Trois exemplaires de « { $kind } » ne peuvent pas se trouver ensemble à l’étalage : trois équipements identiques quittent le jeu.
