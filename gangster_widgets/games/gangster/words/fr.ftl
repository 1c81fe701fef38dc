### What the engine of Gangster says, one message a reason. NAME() gives the name of a gang or a piece of equipment,
### NAMES() several of them, LIST() places and numbers as they are.

## Names

name-Y = Jaune
name-G = Gris
name-N = Brun
name-B = Bleu
name-E = Vert
name-yellow = { name-Y }
name-grey = { name-G }
name-brown = { name-N }
name-blue = { name-B }
name-green = { name-E }
name-bodyguard = garde du corps
name-engine = moteur
name-tommy-gun = mitraillette
name-trunk = coffre
name-bumper = pare-chocs
name-door = porte

## Fields and gaps

first-field = Il n’y a personne à { $district } : le premier gangster va sur la case fléchée, la case 1.
after-last-standing = À { $district }, le dernier gangster dans le sens de la lecture se trouve sur la case { $standing } : le suivant se place juste après, sur la case { $field }.
last-field-empty = À { $district }, la case { $last }, la dernière, est vide : aucun trou n’est rempli.
last-field-taken = { NAME($gang) } occupe la case { $last }, la dernière à { $district }.
first-gap = La dernière case est occupée : le premier trou dans le sens de la lecture est donc rempli, la case { $field }. Trous à { $district }, par numéro de case : { LIST($gaps) }.
others-gap = Selon la règle jouée ici, seul un gangster de la même couleur que celui de la dernière case peut remplir un trou à { $district }. Sur la case { $last } se trouve { NAME($holder) }, pas { NAME($gang) }.
tablet-full = { $last ->
    [one] La seule case à { $district } est occupée
   *[other] Les { $last } cases à { $district } sont toutes occupées
} : personne ne peut y être posé.
one-field-left = Une seule case est libre à { $place } : il n’y a pas de place pour le second gangster.

## Driving

reach = { NAME($gang) } est à { $at }. Un trajet peut se terminer à : { LIST($ends) }.
reach-nothing = { NAME($gang) } est à { $at }, et aucun trajet n’est possible.
way = { $steps ->
    [one] Un pas mène
   *[other] { $steps } pas mènent
} à { $to } : { ROUTE($way) }.
way-with-engine = La carte { $card } et un pas de plus grâce au moteur mènent à { $to } : { ROUTE($way) }.
no-such-card = { NAME($gang) } n’a pas de carte Mouvement { $card } ; les cartes sont : { LIST($cards) }.
card-used = La carte { $card } de { NAME($gang) } a été utilisée et reste face cachée ; face visible : { LIST($cards) }.
no-engine = { NAME($gang) } n’a pas de moteur et ne peut pas faire un pas de plus.
no-such-place = Le lieu « { $place } » n’existe pas sur ce plan.
closed = { $place } est fermé dans cette partie : aucun trajet ne s’y termine.
not-through-closed = { $to } n’est à { $steps ->
    [one] un pas
   *[other] { $steps } pas
} qu’en passant par { $place }, qui est fermé dans cette partie.
no-way-back = Depuis { $at }, un trajet { $steps ->
    [one] d’un pas
   *[other] de { $steps } pas
} jusqu’à { $to } devrait prendre deux fois une même connexion.
not-exact = Depuis { $at }, aucun chemin d’exactement { $steps ->
    [one] un pas
   *[other] { $steps } pas
} ne mène à { $to }.
drove = { NAME($gang) } retourne la carte { $card } face cachée et roule jusqu’à { $to } : { ROUTE($way) }.
drove-with-engine = { NAME($gang) } retourne la carte { $card } face cachée, ajoute un pas grâce au moteur et roule jusqu’à { $to } : { ROUTE($way) }.

## Loading and unloading

loaded = { NAME($gang) } embarque un gangster de sa propre couleur placé sur la case { $field } à { $place } ; il voyage dans la voiture.
loaded-into-trunk = { NAME($gang) } embarque dans son coffre le gangster de { NAME($loaded) } placé sur la case { $field } à { $place }.
loaded-by-gun = Depuis { $at }, la mitraillette de { NAME($gang) } embarque dans le coffre le gangster de { NAME($loaded) } placé sur la case { $field } à { $place }, district voisin.
unloaded = { NAME($gang) } débarque { NAMES($gangsters) } à { $place }, sur la prochaine case à remplir : { LIST($fields) }.
may-load = { NAME($gang) } peut embarquer le gangster de { NAME($who) } placé sur la case { $field } à { $place }.
may-load-by-gun = Depuis { $at }, la mitraillette de { NAME($gang) } atteint le gangster de { NAME($who) } placé sur la case { $field } à { $place }.
loadable = { NAME($gang) } { $number ->
    [one] peut embarquer un gangster
   *[other] a le choix entre { $number } gangsters à embarquer
}.
nothing-loadable = { NAME($gang) } ne peut embarquer personne.
in-reach = { NAME($gang) } n’atteint que les plaquettes Points à { LIST($places) }.
harbour-has-no-tablet = { $place } est le port : il n’a pas de plaquette Points et, à part les gangsters dont on s’y débarrasse, personne n’y est embarqué ni débarqué.
tablet-unknown = Cette position ne dit rien de la plaquette Points à { $place }.
gun-silent-at-harbour = { NAME($gang) } est à { $harbour } : depuis le port, la mitraillette ne peut pas servir.
closed-to-cargo = { $place } est fermé dans cette partie : personne n’y est embarqué ni débarqué.
not-where-the-car-is = La voiture de { NAME($gang) } se trouve à { $at }, pas à { $place }.
gun-not-from-harbour = { NAME($gang) } est à { $harbour } : depuis le port, la mitraillette n’atteint pas { $place }.
gun-not-that-far = Aucune connexion ne relie { $at } et { $place } : la mitraillette de { NAME($gang) } ne porte pas aussi loin.
gun-not-for-own = Le gangster placé sur la case { $field } à { $place } appartient à { NAME($gang) } ; la mitraillette ne sert que pour les autres gangs.
no-such-field = { $place } n’a pas de case { $field } ; les cases vont de 1 à { $last }.
nobody-there = Il n’y a personne sur la case { $field } à { $place }.
trunk-full = Le gangster de { NAME($who) } placé sur la case { $field } à { $place } irait dans le coffre de { NAME($gang) }. Celui-ci offre { $room ->
    [one] une place
   *[other] { $room } places
} et contient déjà { NAMES($trunk) }.
shielded = La voiture de { NAME($owner) } se trouve à { $place } avec un garde du corps : aucun autre boss ne peut embarquer le gangster de { NAME($owner) } placé sur la case { $field }.
nobody-named = { NAME($gang) } doit débarquer au moins un gangster.
one-a-turn = { $number } gangsters, c’est trop : on en débarque un par tour, ou deux de sa propre couleur avec la porte.
two-need-door = { NAME($gang) } n’a pas de porte : un seul gangster est débarqué par tour.
two-own-only = La porte ne laisse sortir deux gangsters que s’ils appartiennent tous deux à { NAME($gang) }.
not-aboard = Pour cela, { NAME($gang) } doit avoir { $number ->
    [one] un gangster de sa couleur
   *[other] { $number } gangsters de sa couleur
} à bord ; il { $aboard ->
    [0] n’y en a aucun
    [one] n’y en a qu’un
   *[other] n’y en a que { $aboard }
}.
not-in-trunk = { $trunk ->
    [nothing-at-all] Le coffre de { NAME($gang) } est vide : aucun gangster de { NAME($other) } ne peut en être débarqué.
   *[other] Il n’y a pas assez de gangsters de { NAME($other) } dans le coffre de { NAME($gang) }, qui ne contient que { NAMES($trunk) }.
}

## Equipment and harbour

pushed = Le pare-chocs de { NAME($gang) } pousse la voiture de { NAME($other) } depuis { $place } jusqu’à { $to }.
swapped = Selon la règle jouée ici, { NAME($gang) } échange sa place : la voiture de { NAME($other) } va à { $to }, celle de { NAME($gang) } à { $place }.
no-bumper = { NAME($gang) } n’a pas de pare-chocs.
bumper-not-yet = { NAME($gang) } ne prend le pare-chocs qu’avec ce trajet : il sert à partir du tour suivant.
bumper-not-itself = Le pare-chocs déplace une autre voiture, pas celle de { NAME($gang) } elle-même.
bumper-no-car-there = La voiture de { NAME($other) } ne se trouve pas à { $place }, où le trajet se termine.
bumper-no-car-next-door = Le trajet se termine à { $place } ; la voiture de { NAME($other) } ne se trouve dans aucun lieu voisin relié.
bumper-not-next-door = Aucune connexion ne relie { $place } et { $to } : le pare-chocs ne pousse que vers un lieu voisin.
bumper-swap-only = Selon la règle jouée ici, le pare-chocs échange les places : { NAME($other) } viendrait à { $place }, où le trajet se termine.
bumper-swap-needs-ruling = Le pare-chocs pousse la voiture de { NAME($other) } ailleurs ; l’échange des places est une règle qui n’est pas jouée ici.
bumper-into-closed = { $place } est fermé dans cette partie : aucune voiture n’y est poussée.
dumped = { NAME($gang) } se débarrasse au port de { NAMES($gangsters) }, désormais hors du jeu.
taken = { NAME($gang) } prend l’équipement « { NAME($kind) } ». L’étalage proposait jusque-là : { NAMES($display) }.
nothing-to-take = { NAME($gang) } ne prend rien et garde son équipement tel quel : { $display ->
    [nothing-at-all] il ne reste rien à l’étalage.
   *[other] l’étalage ne propose que ce que la voiture a déjà ({ NAMES($display) }).
}
slid-out = Un nouvel équipement entre par la gauche : l’équipement « { NAME($kind) } » de { NAME($gang) } sort par la droite et quitte le jeu.
refilled = L’étalage est complété avec : { NAMES($kinds) }.
not-refilled = La réserve est vide : l’étalage n’est pas complété.
three-alike = Les trois équipements à l’étalage sont identiques ({ NAME($kind) }) : tous trois quittent le jeu.
dump-elsewhere = Le trajet de { NAME($gang) } se termine à { $place } ; on ne se débarrasse de gangsters qu’à { $harbour }.
dump-not-aboard = Impossible de se débarrasser de { NAMES($gangsters) } : { $trunk ->
    [nothing-at-all] le coffre de { NAME($gang) } est vide.
   *[other] le coffre de { NAME($gang) } ne contient que { NAMES($trunk) }.
}
take-elsewhere = Le trajet de { NAME($gang) } se termine à { $place } ; on ne prend d’équipement qu’à { $harbour }.
must-take = { NAME($gang) } doit prendre un équipement spécial ; au choix : { NAMES($kinds) }.
not-on-display = L’équipement « { NAME($kind) } » n’est pas à l’étalage. { $display ->
    [nothing-at-all] Il n’y reste plus rien.
   *[other] On y trouve : { NAMES($display) }.
}
has-kind = { NAME($gang) } a déjà l’équipement « { NAME($kind) } » et ne peut pas en prendre un second du même type.

## The reckoning

board = { $districts ->
    [0] Décompte : aucun district
    [one] Décompte d’un district
   *[other] Décompte de { $districts } districts
}.
district = { $district } : { $number ->
    [one] un gang y est présent
   *[other] { $number } gangs y sont présents
}.
nobody = Il n’y a personne à { $district } : aucun gang n’y reçoit rien.
gang = À { $district }, { NAME($gang) } est à la place { $nth } et reçoit { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
left-out = À { $district }, { NAME($gang) } est à la place { $nth } et ne reçoit rien.
number = { NAME($gang) } a ici { $number ->
    [one] un gangster
   *[other] { $number } gangsters
}.
tie = À nombre égal de gangsters, le grade le plus élevé décide. Le gangster le plus gradé de { NAME($gang) } a le grade { $rank } ; pour { NAMES($rivals) } : { LIST($ranks) }.
place = La place { $nth } reçoit le { $nth ->
    [1] premier nombre
   *[other] { $nth }e nombre
} à partir de la gauche : { $printed }.
place-casino = La place { $nth } reçoit le { $nth ->
    [1] premier nombre
   *[other] { $nth }e nombre
} à partir de la gauche : un « ? ».
no-place-left = La plaquette Points n’a { $places ->
    [one] qu’un seul nombre
   *[other] que { $places } nombres
} : il ne reste rien pour la place { $nth }.
casino = La carte Casino donne à chaque « ? » la valeur { $casino }.
doubler = Un marqueur Double se trouve à { $district } : le nombre compte deux fois.
together = { NAMES($gangs) } appartiennent au même boss : ensemble, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The course of the game

start = { NAME($gang) } commence avec un gangster à { $district } et un autre à { $other }, et avec sa voiture à { $district }.
turn = Le tour de { NAME($gang) }.
cards-up = Toutes les cartes de { NAME($gang) } ont été utilisées : { LIST($cards) } sont retournées face visible.
policeman = La carte montre un policier : rien ne change.
doubled = La carte montre { $district } : un marqueur Double y est placé, le numéro { $doublers } sur le plateau.
no-card-left = Il ne reste aucune carte District à piocher.
stage-over = Avec le marqueur Double numéro { $doublers }, la manche { $stage } est aussitôt terminée. { NAME($gang) } a provoqué le jour de décompte.
casino-drawn = { NAME($gang) } pioche la carte Casino : chaque « ? » vaut { $casino }.
influence = { NAMES($gangs) } : { $points ->
    [one] { $points } point d’influence
   *[other] { $points } points d’influence
} en plus, { $influence } désormais.
next-stage = La manche { $stage } commence : tous les marqueurs Double sont retirés. Prochain tour : { NAMES($gangs) }.
new-gangsters = { $number ->
    [0] Aucun gang ne reçoit de nouveaux gangsters
    [one] Chaque gang reçoit un nouveau gangster
   *[other] Chaque gang reçoit { $number } nouveaux gangsters
}.
first-doubler = Par tirage au sort, le premier marqueur Double de la manche va à { $district } ; ensuite, { $police ->
    [0] aucun policier n’est mélangé
    [one] un policier est mélangé
   *[other] { $police } policiers sont mélangés
} aux autres cartes District.
first-doubler-next = { first-doubler }
game-over = Le troisième jour de décompte est terminé. La plus grande influence ({ $influence }) : { NAMES($gangs) }.
lost = Aucune action n’est possible pour { NAMES($gangs) } : le tour est perdu.
game-is-over = La partie est terminée.
not-in-play = { NAME($gang) } n’est pas en jeu.
not-its-turn = Ce n’est pas le tour de { NAME($gang) }. C’est maintenant le tour de { NAMES($turn) }.
no-car = Cette position ne dit rien de la voiture de { NAME($gang) }.
can-still-act = Il est interdit de passer : une action est encore possible pour { NAMES($gangs) }.

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
components-road-to-itself = Les deux bouts de la connexion sont à { $place } ; elle doit relier deux lieux différents.
components-road-twice = La connexion entre { $one } et { $other } figure ici une seconde fois.
components-no-road = Aucune connexion ne mène à { $place }.
components-not-connected = Le plan n’est pas d’un seul tenant : chaque lieu doit être accessible depuis tous les autres.
components-not-connected-without = Sans { $place }, qui est fermé à trois joueurs, le plan n’est plus d’un seul tenant.
components-no-position = { $place } n’a pas de position ; chaque lieu doit en avoir une, sinon il faut omettre « positions ».
components-too-few-districts = { $number ->
    [one] { $number } district
   *[other] { $number } districts
}, c’est trop peu : cinq gangs partent de deux chacun, il en faut donc { $need }.
components-too-many-doublers = { $closed ->
    [nothing-at-all] { $doublers } marqueurs Double ne peuvent pas se trouver sur { $districts } districts.
   *[other] À trois joueurs, { $closed } est fermé : { $doublers } marqueurs Double ne peuvent pas se trouver sur les { $districts } autres districts.
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
position-closed = { $place } est fermé à trois joueurs : rien ni personne ne s’y trouve.
position-harbour-tablet = { $place } est le port et n’a pas de plaquette Points.
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

## Questions: what each kind asks, and how its answer is given

kind-points = points d’un décompte
kind-order = ordre des gangs
kind-field = prochaines cases occupées
kind-reach = lieux où peut aller une voiture
kind-load = gangsters que peut embarquer une voiture
kind-best = meilleure action
kind-legal = actions permises
question-points = Le décompte a lieu maintenant. Combien de points chaque gang reçoit-il à { $district } ?
question-points-all = Le décompte a lieu maintenant. Combien de points chaque gang reçoit-il dans l’ensemble des districts montrés ?
question-order = Dans quel ordre les gangs sont-ils classés à { $district }, la première place en tête ?
question-field = Gangsters posés l’un après l’autre à { $district } : { NAMES($gangs) }. Sur quelles cases prennent-ils place ?
question-reach = Dans quels lieux un trajet de { NAME($gang) } peut-il se terminer ?
question-reach-card = { NAME($gang) } conduit avec la carte { $card }. Dans quels lieux le trajet peut-il se terminer ?
question-load = Quels gangsters { NAME($gang) } peut-il embarquer maintenant ?
question-best = { NAME($gang) } a une seule action, puis le décompte a lieu aussitôt. Quelle action donne la plus grande avance ?
question-legal = Au tour de : { NAMES($turn) }. Lesquelles de ces actions sont permises maintenant ?{ EACH($actions) }
how-points = un nombre par gang, par exemple : yellow 10, grey 8 (un gang laissé de côté ne reçoit rien)
how-order = les gangs l’un après l’autre, par exemple : yellow, grey
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
at-place = { NAME($gang) } est à la place { $nth } à { $district }.
set-down = Cases prises l’une après l’autre à { $district } : { LIST($fields) }.
nobody-set-down = { NAME($gang) } ne peut pas être posé à { $district }.
allowed-are = Actions permises : { $number } sur { $of }.
allowed = Action permise : { $action }.
not-allowed = Action interdite : { $action }.
best = La plus grande avance possible de { NAME($gang) } est de { $lead } ; { $number ->
    [one] une seule action y mène
   *[other] { $number } actions y mènent
}.
only-the-other = { NAME($gang) } ne peut rien faire ; seul l’autre gang de la même personne peut agir.
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
ask-casino = Un « ? » figure sur la plaquette Points à { $district } : la position doit dire sous « casino » ce qu’il vaut.
ask-action-car = Cette position ne dit rien de la voiture qui agit dans « { $action } ».
ask-action-twice = « { $action } » figure ici une seconde fois.

## What lies on the table

seen-players = { $players } joueurs.
seen-person = Une même personne joue : { NAMES($gangs) }.
seen-car = Voiture de { NAME($gang) } : { $place }, cartes face visible : { LIST($cards) }
seen-aboard = à bord : { $aboard }
seen-trunk = dans le coffre : { NAMES($trunk) }
seen-equipment = équipement : { NAMES($equipment) }
seen-display = À l’étalage du port : { NAMES($display) }
seen-score = { NAME($gang) } { $influence }
seen-influence = Influence : { LIST($scores) }
seen-casino = Chaque « ? » vaut { $casino }.
seen-ruling = Joué autrement ici : { $ruling }

## Wrong ideas that people hold: the belief in one sentence

belief-doubler-forgotten = Le marqueur Double ne change rien : les nombres comptent tels qu’ils sont imprimés.
belief-casino-forgotten = Un point d’interrogation ne rapporte rien.
belief-casino-not-doubled = Le marqueur Double ne double que les nombres imprimés, pas les points d’interrogation.
belief-tie-lower-rank = À nombre égal de gangsters, on compare le gangster le plus gradé de chaque gang, et le grade le plus bas l’emporte.
belief-tie-first-come = À nombre égal de gangsters, le premier arrivé passe devant : le gang qui occupe la case au plus petit numéro.
belief-tie-sum-of-ranks = À nombre égal de gangsters, le gang qui a la plus grande somme de grades passe devant.
belief-tie-shared = Les gangs à égalité partagent la même place : chacun obtient la première des places qu’ils occupent ensemble.
belief-rank-before-number = C’est le gangster le plus gradé qui décide, quel que soit le nombre de gangsters.
belief-biggest-number-first = Les nombres sont attribués du plus grand au plus petit, et non à partir de la gauche.
belief-winner-takes-all = Seule la première place rapporte quelque chose.
belief-gap-at-once = Un gangster va toujours sur la première case vide.
belief-gap-never = Les trous ne se remplissent jamais : une fois la dernière case occupée, plus personne ne peut être posé.
belief-gap-from-the-end = Une fois la dernière case occupée, c’est le trou le plus proche de la fin qui se remplit en premier.
belief-gap-same-gang = Seuls les gangsters du gang qui occupe la dernière case remplissent les trous.
belief-gap-any-gang = Les gangsters de n’importe quel gang remplissent les trous, quel que soit celui qui occupe la dernière case.
belief-stops-early = Un trajet peut compter moins de pas que n’en indique la carte.
belief-back-and-forth = Au cours d’un même trajet, une connexion peut resservir : l’aller-retour est permis.
belief-shortest-way-only = Un lieu ne compte que s’il n’existe pas de chemin plus court pour y aller.
belief-never-the-same-place-twice = Un trajet ne peut pas passer deux fois par le même lieu ; il ne ramène donc jamais la voiture à son point de départ.
belief-engine-forgotten = Le moteur n’ajoute rien.
belief-engine-compulsory = Le moteur ajoute toujours un pas.
belief-trunk-ignored = Un coffre plein n’est pas un obstacle.
belief-bodyguard-ignored = Le garde du corps ne protège personne.
belief-bodyguard-too-strong = Là où se trouve un garde du corps, même son boss ne peut pas embarquer ses propres gangsters.
belief-gun-forgotten = Avec ou sans mitraillette, on n’embarque que là où se trouve la voiture.
belief-gun-for-own = Avec la mitraillette, on embarque aussi ses propres gangsters depuis un district voisin.
belief-gun-from-harbour = La mitraillette peut aussi servir depuis le port.
belief-dumping-compulsory = Qui s’arrête à Gold Coast doit vider tout son coffre dans le port.
belief-equipment-optional = À Gold Coast, on peut prendre un équipement ou le laisser.
belief-trunk-to-harbour-only = On ne se débarrasse des gangsters du coffre qu’au port.
mistake-doubler-forgotten = Marqueur Double oublié
mistake-casino-forgotten = Point d’interrogation oublié
mistake-casino-not-doubled = Point d’interrogation non doublé
mistake-tie-lower-rank = Égalité : grade le plus bas devant
mistake-tie-first-come = Égalité : premier arrivé devant
mistake-tie-sum-of-ranks = Égalité : plus grande somme de grades
mistake-tie-shared = Égalité : place partagée
mistake-rank-before-number = Grade avant nombre
mistake-biggest-number-first = Plus grand nombre d’abord
mistake-winner-takes-all = Tout pour la première place
mistake-gap-at-once = Trous remplis tout de suite
mistake-gap-never = Trous jamais remplis
mistake-gap-from-the-end = Trous remplis par la fin
mistake-gap-same-gang = Trous réservés au dernier gang
mistake-gap-any-gang = Trous ouverts à tous les gangs
mistake-stops-early = Trajet terminé trop tôt
mistake-back-and-forth = Aller-retour permis
mistake-shortest-way-only = Seulement le plus court chemin
mistake-never-the-same-place-twice = Jamais deux fois le même lieu
mistake-engine-forgotten = Moteur oublié
mistake-engine-compulsory = Moteur obligatoire
mistake-trunk-ignored = Coffre plein ignoré
mistake-bodyguard-ignored = Garde du corps ignoré
mistake-bodyguard-too-strong = Garde du corps trop fort
mistake-gun-forgotten = Mitraillette oubliée
mistake-gun-for-own = Mitraillette pour ses propres gangsters
mistake-gun-from-harbour = Mitraillette depuis le port
mistake-dumping-compulsory = Coffre à vider obligatoirement
mistake-equipment-optional = Équipement facultatif
mistake-trunk-to-harbour-only = Coffre vidé seulement au port

## How a wrong idea would tell its reasons

wrong-tie-lower-rank = Selon cette idée, à nombre égal de gangsters, le grade le plus bas l’emporterait. Le gangster le plus gradé de { NAME($gang) } a le grade { $rank } ; pour { NAMES($rivals) } : { LIST($ranks) }.
wrong-tie-first-come = Selon cette idée, à nombre égal de gangsters, le premier arrivé l’emporterait. La première case occupée par { NAME($gang) } porte le numéro { $rank } ; pour { NAMES($rivals) } : { LIST($ranks) }.
wrong-tie-sum-of-ranks = Selon cette idée, à nombre égal de gangsters, la plus grande somme de grades l’emporterait. Pour { NAME($gang) }, cette somme est de { $rank } ; pour { NAMES($rivals) } : { LIST($ranks) }.
wrong-tie-shared = Selon cette idée, à nombre égal de gangsters, { NAME($gang) } partagerait une même place avec { NAMES($rivals) }.
wrong-rank-before-number = Selon cette idée, le gangster le plus gradé déciderait à lui seul ; celui de { NAME($gang) } a le grade { $rank }.
wrong-biggest-number-first = Selon cette idée, la place { $nth } recevrait le plus grand nombre restant : { $printed }.
wrong-casino-forgotten = Selon cette idée, un « ? » ne rapporterait rien.
wrong-gap-at-once = Selon cette idée, à { $district }, le gangster suivant irait sur la première case vide, la case { $field }.
wrong-gap-never = À { $district }, la case { $last }, la dernière, est occupée : selon cette idée, plus personne ne pourrait y être posé.
wrong-gap-from-the-end = Selon cette idée, à { $district }, le trou le plus proche de la fin serait rempli en premier : la case { $field }.
wrong-bodyguard-too-strong = Selon cette idée, le garde du corps de { NAME($gang) } à { $place } empêcherait même son propre boss d’embarquer le gangster de { NAME($gang) } placé sur la case { $field }.
wrong-dumping-compulsory = Dans le coffre de { NAME($gang) } se trouve { NAMES($trunk) }. Selon cette idée, tout le coffre devrait être vidé.
wrong-trunk-to-harbour-only = Selon cette idée, { NAME($gang) } ne débarquerait { NAMES($gangsters) } qu’au port.
wrong-biggest-number-first-casino = Selon cette idée, la place { $nth } recevrait le plus grand nombre restant : un « ? ».
wrong-winner-takes-all = Selon cette idée, seule la première place recevrait quelque chose à { $district }.
wrong-gap-same-gang = Sur la dernière case de { $district }, la case { $last }, se trouve { NAME($holder) }. Selon cette idée, { NAME($gang) } ne comblerait donc aucun trou.
wrong-gap-any-gang = Selon cette idée, n’importe quel gang comblerait le premier trou à { $district } : la case { $field } parmi { LIST($gaps) }.
spot-car = la voiture de { NAME($of) }

## What is seen

look-board = { $turn ->
    [nothing-at-all] Manche { $stage } · Double { $doublers } sur { $most } · partie terminée
   *[other] Manche { $stage } · Double { $doublers } sur { $most } · tour : { NAMES($turn) }
}
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
look-harbour = { $display ->
    [nothing-at-all] { $place }, le port : rien à l’étalage
   *[other] { $place }, le port ; à l’étalage : { NAMES($display) }
}
look-display = à l’étalage : { NAME($kind) }
look-car = voiture de { NAME($gang) }, à { $place }
look-car-mark = voiture { NAME($gang) }
look-tableau = { $acting ->
    [0] { NAME($gang) } : influence { $influence }
   *[other] { NAME($gang) }, dont c’est le tour : influence { $influence }
}
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
choose-push = pousser { NAME($gang) } vers { $place }
choose-push-nobody = ne pousser personne
choose-dump = { NAMES($gangsters) }
choose-dump-nobody = personne
choose-take = { NAME($kind) }
choose-take-nothing = rien
choose-gangster = { NAME($gang) } à { $place }, case { $field }
choose-out = { NAMES($gangsters) }
look-empty-tablet = Il n’y a personne ici.
look-points = points
look-highest = plus gradé
look-standings = Classement
look-standing = { $nth }. { NAME($gang) } : { $number ->
    [one] un gangster
   *[other] { $number } gangsters
}, le plus gradé sur la case { $highest } ; points : { $points }
look-reached = accessible avec la carte { LIST($cards) }
look-cars = voitures ici : { NAMES($gangs) }
look-beside = à côté de { LIST($places) }
