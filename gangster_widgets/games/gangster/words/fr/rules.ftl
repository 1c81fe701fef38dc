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

first-field = Il n’y a personne { IN($district) } : le premier gangster va sur la case fléchée, la case 1.
next-in-order = { after-last-standing }
last-field-free = { IN($district, start: 1) }, il reste de la place jusqu’à la dernière case, la case { $last }.
after-last-standing = { IN($district, start: 1) }, le dernier gangster dans le sens de la lecture se trouve sur la case { $standing } : le suivant se place juste après, sur la case { $field }.
last-field-empty = { IN($district, start: 1) }, la case { $last }, la dernière, est vide : aucun trou n’est rempli.
last-field-taken = { NAME($gang) } occupe la case { $last }, la dernière { IN($district) }.
first-gap = La dernière case est occupée : le premier trou dans le sens de la lecture est donc rempli, la case { $field }. { $number ->
    [one] C’est le seul trou { IN($district) }.
   *[other] Trous { IN($district) } : cases { LIST($gaps) }.
}
others-gap = Selon la règle jouée ici, seul un gangster de la même couleur que celui de la dernière case peut remplir un trou { IN($district) }. Sur la case { $last } se trouve { NAME($holder) }, pas { NAME($gang) }.
tablet-full = { $last ->
    [one] La seule case { IN($district) } est occupée
   *[other] Les { $last } cases { IN($district) } sont toutes occupées
} : personne ne peut y être posé.
one-field-left = Une seule case est libre { IN($place) } : il n’y a pas de place pour le second gangster.

## Driving

reach = { NAME($gang) } est { IN($at) }. Un trajet peut se terminer à : { LIST($ends) }.
reach-nothing = { NAME($gang) } est { IN($at) }, et aucun trajet n’est possible.
way = { $steps ->
    [one] Un pas mène
   *[other] { $steps } pas mènent
} { TO($to) } : { ROUTE($way) }.
way-with-engine = La carte { $card } et un pas de plus grâce au moteur mènent { TO($to) } : { ROUTE($way) }.
no-such-card = { NAME($gang) } n’a pas de carte Mouvement { $card } ; les cartes sont : { LIST($cards) }.
card-used = La carte { $card } de { NAME($gang) } a été utilisée et reste face cachée ; face visible : { LIST($cards) }.
no-engine = { NAME($gang) } n’a pas de moteur et ne peut pas faire un pas de plus.
no-such-place = Le lieu « { $place } » n’existe pas sur ce plan.
closed = { THE($place, start: 1) } est fermé dans cette partie : aucun trajet ne s’y termine.
not-through-closed = { THE($to, start: 1) } n’est à { $steps ->
    [one] un pas
   *[other] { $steps } pas
} qu’en passant par { THE($place) }, qui est fermé dans cette partie.
no-way-back = Depuis { THE($at) }, un trajet { $steps ->
    [one] d’un pas
   *[other] de { $steps } pas
} jusqu’{ TO($to) } devrait prendre deux fois une même connexion.
not-exact = Depuis { THE($at) }, aucun chemin d’exactement { $steps ->
    [one] un pas
   *[other] { $steps } pas
} ne mène { TO($to) }.
drove = { NAME($gang) } retourne la carte { $card } face cachée et roule jusqu’{ TO($to) } : { ROUTE($way) }.
drove-with-engine = { NAME($gang) } retourne la carte { $card } face cachée, ajoute un pas grâce au moteur et roule jusqu’{ TO($to) } : { ROUTE($way) }.

## Loading and unloading

loaded = { NAME($gang) } embarque un gangster de sa propre couleur placé sur la case { $field } { IN($place) } ; il voyage dans la voiture.
loaded-into-trunk = { NAME($gang) } embarque dans son coffre le gangster de { NAME($loaded) } placé sur la case { $field } { IN($place) }.
loaded-by-gun = Depuis { THE($at) }, la mitraillette de { NAME($gang) } embarque dans le coffre le gangster de { NAME($loaded) } placé sur la case { $field } { IN($place) }, district voisin.
unloaded = { NAME($gang) } débarque { NAMES($gangsters) } { IN($place) }, sur { $number ->
    [one] la case
   *[other] les cases
} { LIST($fields) }.
may-load = { NAME($gang) } peut embarquer le gangster de { NAME($who) } placé sur la case { $field } { IN($place) }.
may-load-by-gun = Depuis { THE($at) }, la mitraillette de { NAME($gang) } atteint le gangster de { NAME($who) } placé sur la case { $field } { IN($place) }.
loadable = { NAME($gang) } { $number ->
    [one] peut embarquer un gangster
   *[other] a le choix entre { $number } gangsters à embarquer
}.
nothing-loadable = { NAME($gang) } ne peut embarquer personne.
in-reach = { NAME($gang) } n’atteint que ces plaquettes Points : { LIST($places) }.
harbour-has-no-tablet = { THE($place, start: 1) } est le port : il n’a pas de plaquette Points et, à part les gangsters dont on s’y débarrasse, personne n’y est embarqué ni débarqué.
tablet-unknown = Cette position ne dit rien de la plaquette Points { IN($place) }.
gun-silent-at-harbour = { NAME($gang) } est { IN($harbour) } : depuis le port, la mitraillette ne peut pas servir.
closed-to-cargo = { THE($place, start: 1) } est fermé dans cette partie : personne n’y est embarqué ni débarqué.
not-where-the-car-is = La voiture de { NAME($gang) } se trouve { IN($at) }, pas { IN($place) }.
gun-not-from-harbour = { NAME($gang) } est { IN($harbour) } : depuis le port, la mitraillette n’atteint pas { THE($place) }.
gun-not-that-far = Aucune connexion ne relie { THE($at) } et { THE($place) } : la mitraillette de { NAME($gang) } ne porte pas aussi loin.
gun-not-for-own = Le gangster placé sur la case { $field } { IN($place) } appartient à { NAME($gang) } ; la mitraillette ne sert que pour les autres gangs.
no-such-field = { THE($place, start: 1) } n’a pas de case { $field } ; les cases vont de 1 à { $last }.
nobody-there = Il n’y a personne sur la case { $field } { IN($place) }.
trunk-full = Le gangster de { NAME($who) } placé sur la case { $field } { IN($place) } irait dans le coffre de { NAME($gang) }. Celui-ci offre { $room ->
    [one] une place
   *[other] { $room } places
} et contient déjà { NAMES($trunk) }.
shielded = La voiture de { NAME($owner) } se trouve { IN($place) } avec un garde du corps : aucun autre boss ne peut embarquer le gangster de { NAME($owner) } placé sur la case { $field }.
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

pushed = Le pare-chocs de { NAME($gang) } pousse la voiture de { NAME($other) } depuis { THE($place) } jusqu’{ TO($to) }.
swapped = Selon la règle jouée ici, deux voitures changent de place : celle de { NAME($other) } va { TO($to) }, celle de { NAME($gang) } { TO($place) }.
no-bumper = { NAME($gang) } n’a pas de pare-chocs.
bumper-not-yet = { NAME($gang) } ne prend le pare-chocs qu’avec ce trajet : il sert à partir du tour suivant.
bumper-not-itself = Le pare-chocs déplace une autre voiture, pas celle de { NAME($gang) } elle-même.
bumper-no-car-there = La voiture de { NAME($other) } ne se trouve pas { IN($place) }, où le trajet se termine.
bumper-no-car-next-door = Le trajet se termine { IN($place) } ; la voiture de { NAME($other) } ne se trouve dans aucun lieu voisin relié.
bumper-not-next-door = Aucune connexion ne relie { THE($place) } et { THE($to) } : le pare-chocs ne pousse que vers un lieu voisin.
bumper-swap-only = Selon la règle jouée ici, le pare-chocs fait changer deux voitures de place : { NAME($other) } viendrait { IN($place) }, où le trajet se termine.
bumper-swap-needs-ruling = Le pare-chocs pousse la voiture de { NAME($other) } ailleurs ; l’échange des places est une règle qui n’est pas jouée ici.
bumper-into-closed = { THE($place, start: 1) } est fermé dans cette partie : aucune voiture n’y est poussée.
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
dump-elsewhere = Le trajet de { NAME($gang) } se termine { IN($place) } ; on ne se débarrasse de gangsters que dans le port : { $harbour }.
dump-not-aboard = Impossible de se débarrasser de { NAMES($gangsters) } : { $trunk ->
    [nothing-at-all] le coffre de { NAME($gang) } est vide.
   *[other] le coffre de { NAME($gang) } ne contient que { NAMES($trunk) }.
}
take-elsewhere = Le trajet de { NAME($gang) } se termine { IN($place) } ; on ne prend d’équipement que dans le port : { $harbour }.
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
nobody = Il n’y a personne { IN($district) } : aucun gang n’y reçoit rien.
gang = { IN($district, start: 1) }, { NAME($gang) } prend la { $nth ->
    [1] première
   *[other] { $nth }e
} place et reçoit { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
left-out = { IN($district, start: 1) }, { NAME($gang) } prend la { $nth ->
    [1] première
   *[other] { $nth }e
} place et ne reçoit rien.
number = { NAME($gang) } a ici { $number ->
    [one] un gangster
   *[other] { $number } gangsters
}.
tie = À nombre égal de gangsters, le grade le plus élevé décide. Le gangster le plus gradé de { NAME($gang) } a le grade { $rank } ; pour { NAMES($rivals) } : { LIST($ranks) }.
place = La { $nth ->
    [1] première
   *[other] { $nth }e
} place reçoit le { $nth ->
    [1] premier nombre
   *[other] { $nth }e nombre
} à partir de la gauche : { $printed }.
place-casino = La { $nth ->
    [1] première
   *[other] { $nth }e
} place reçoit le { $nth ->
    [1] premier nombre
   *[other] { $nth }e nombre
} à partir de la gauche : un « ? ».
no-place-left = La plaquette Points n’a { $places ->
    [one] qu’un seul nombre
   *[other] que { $places } nombres
} : il ne reste rien pour la { $nth ->
    [1] première
   *[other] { $nth }e
} place.
casino = La carte Casino donne à chaque « ? » la valeur { $casino }.
doubler = Un marqueur Double se trouve { IN($district) } : le nombre compte deux fois.
together = { NAMES($gangs) } appartiennent au même boss : ensemble, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The course of the game

start = { NAME($gang) } commence avec un gangster { IN($district) } et un autre { IN($other) }, et avec sa voiture { IN($district) }.
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
first-doubler = Par tirage au sort, le premier marqueur Double de la manche va { TO($district) } ; ensuite, { $police ->
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
