## Noms

name-red = Rouge
name-blue = Bleu
name-green = Vert
name-yellow = Jaune
name-revolver = revolver
name-prison = prison
name-hospital = hôpital
name-banished = banni
name-gold = or
name-silver = argent
name-both = double

## Placer des gangsters et poser des cartes

turn = Le tour de { NAME($who) }.
turn-first = { $first ->
    [place] On place d’abord des gangsters, si on le souhaite, puis on pose une carte.
   *[lay] On pose d’abord une carte, puis on place des gangsters.
}
cards-under = Une carte est posée face cachée sous : { NAMES($cities) }.
placed = { NAME($who) } place des gangsters à { $city } (professionnels : { $professionals }, occasionnels : { $occasionals }) et en a maintenant { $number } sur place.
takes-over = { NAME($who) } prend { $city } : { $number } gangsters contre { $had } pour { NAME($rival) }.
laid = { NAME($who) } pose une carte face visible à { $city } : { NAME($card) }.
covers = À { $city }, la dernière carte visible est maintenant { NAME($card) } au lieu de { NAME($covered) }.
no-such-city = « { $city } » n’est pas en jeu. Sont en jeu : { LIST($cities) }.
nobody-named = { NAME($who) } devrait placer au moins un gangster ; pour n’en placer aucun, il suffit de poser une carte.
placed-already = { NAME($who) } a déjà placé des gangsters pendant ce tour : on n’en place qu’une fois par tour et dans une seule ville.
not-available = { NAME($who) } n’a pas autant de gangsters disponibles. Professionnels : { $professionals }, occasionnels : { $occasionals }.
gangsters-unknown = Cette position ne dit rien des gangsters disponibles de { NAME($who) }.
not-enough = { NAME($who) } aurait { $number ->
    [one] un gangster
   *[other] { $number } gangsters
} à { $city }, et { NAME($rival) } y en a { $has } : il en faut plus que n’importe qui d’autre.
banished-from = { NAME($who) } est banni de { $city } jusqu’à la fin de la partie.
nowhere-else = { NAME($who) } n’a personne dans une autre ville : { $city } lui est donc fermée.
no-professional = À { $city }, { NAME($who) } n’a pas de professionnel et n’en amène pas : les occasionnels ne restent jamais seuls.
no-cards-for = { $city } n’a pas de cartes à elle : on ne peut pas en poser là.
no-such-card = Il n’y a pas de carte { NAME($card) } de { $city }.
not-in-hand = { NAME($who) } n’a pas en main la carte { NAME($card) } de { $city }.
cards-unknown = { NAME($who) } n’a, d’après cette position, aucune carte à poser.
game-is-over = La partie est terminée.
not-in-play = { NAME($who) } n’est pas en jeu ; sont en jeu : { NAMES($players) }.
not-his-turn = Ce n’est pas à { NAME($who) } de jouer. C’est le tour de { NAME($turn) }.

## Tenir une ville

takeover-holds = { NAME($who) } tient déjà { $city }.
takeover-takes = Pour tenir { $city }, { NAME($who) } doit placer au moins { $number ->
    [one] un gangster
   *[other] { $number } gangsters
}.
takeover-cannot = { NAME($who) } ne peut pas prendre { $city } maintenant ; il faudrait { $number ->
    [one] un gangster
   *[other] { $number } gangsters
}.
takeover-own = { NAME($who) } a { $number ->
    [one] un gangster
   *[other] { $number } gangsters
} à { $city } (professionnels : { $professionals }, occasionnels : { $occasionals }).
takeover-strongest = Parmi les autres, c’est { NAME($rival) } qui en a le plus à { $city } : comptent { $number }.
takeover-empty = Il n’y a personne à { $city }.
takeover-available = { $number ->
    [0] { NAME($who) } n’a aucun gangster disponible
    [one] { NAME($who) } a un gangster disponible
   *[other] { NAME($who) } a { $number } gangsters disponibles
} (professionnels : { $professionals }, occasionnels : { $occasionals }).
takeover-too-few = Il faudrait à { NAME($who) } { $number ->
    [one] un gangster
   *[other] { $number } gangsters
} ; parmi ceux qui sont disponibles { $has ->
    [0] aucun ne compte
    [one] un seul compte
   *[other] { $has } comptent
}.
held-by = { NAME($who) } a le plus de gangsters à { $city } : { $number }.
held-by-nobody = Il n’y a personne à { $city } : personne ne la tient.

## Chicago

chicago-pays = Chicago verse { $money } M$ à { NAME($who) } ; Alcapo garde { $alcapo }.
chicago-empty = Il n’y a personne à { $city } : Alcapo garde tout, soit { $alcapo } M$.
chicago-sum = { $cities ->
    [nothing-at-all] Aucune ville ne compte : la somme est de { $total }.
   *[other] Au total, { LIST($cities) } : { $total } M$.
}
chicago-nothing-left = Il n’y a aucune ville qui paie.
chicago-share = Sur { $total } M$, le gagnant reçoit { $money } et Alcapo { $alcapo }.
chicago-counts = À { $city } compte : { NAMES($cards) }, soit { $money } M$.
chicago-counts-nothing = À { $city }, la dernière carte est une pénalité ({ NAMES($cards) }) : elle compte pour zéro et ne frappe personne.
chicago-no-open-card = À { $city }, aucune carte ne compte : 0.
chicago-lies = À la manche { $round }, { $left ->
    [one] une ville se trouve
   *[other] { $left } villes se trouvent
} à gauche de Chicago.
chicago-lies-here = À gauche de Chicago { $left ->
    [one] se trouve une ville
   *[other] se trouvent { $left } villes
}.

## Ce que rapporte une manche

payout = La fin de la manche { $round }.
majorities = On établit d’abord toutes les majorités : il y a quelqu’un dans { $number ->
    [one] une ville
   *[other] { $number } villes
}.
nobody-anywhere = Il n’y a personne dans aucune ville.
wins-money = { NAME($who) } gagne la carte de { $city } : { $money } M$.
wins-penalty = { NAME($who) } gagne la carte de { $city }, et c’est une pénalité : { NAME($penalty) }.
wins-nothing = { NAME($who) } tient { $city }, mais il n’y a pas de carte à gagner.
left-lying = Il n’y a personne à { $city } : personne ne gagne sa carte.
shot = Un professionnel de { NAME($who) } est abattu et quitte la partie.
jailed = Un professionnel de { NAME($who) } va en prison et manque les deux prochaines manches.
wounded = Un professionnel de { NAME($who) } va à l’hôpital et manque la prochaine manche.
is-banished = { NAME($who) } est banni de { $city } et n’y place plus personne jusqu’à la fin de la partie.
total = Pour { NAME($who) }, cette manche rapporte { $money } M${ $penalties ->
    [nothing-at-all] .
   *[other]  ; pénalités : { NAMES($penalties) }.
}
returning = Les gangsters après la manche { $round }.
come-back = { $number ->
    [one] Un professionnel placé revient
   *[other] { $number } professionnels placés reviennent
} à { NAME($who) }.
occasionals-go = { $number ->
    [one] Un occasionnel placé de { NAME($who) } quitte
   *[other] { $number } occasionnels placés de { NAME($who) } quittent
} la partie.
back-from-hospital = De retour de l’hôpital chez { NAME($who) } : { $number }.
back-from-prison = De retour de prison chez { NAME($who) } : { $number }.

## Le dernier tour, les cartes Police, le déroulement de la partie

last-turn = L’ordre du dernier tour : { NAMES($players) }.
last-turn-nth = Numéro { $nth } : { NAME($who) } ; { $number ->
    [one] un gangster compte
   *[other] { $number } gangsters comptent
}.
last-turn-equal = { NAMES($rivals) } et { NAME($who) } en ont autant, { $number } : on suit le sens des aiguilles d’une montre à partir de { NAME($start) }, le premier joueur.
police = La dernière manche peut être : { ANY($rounds) }.
police-none-drawn = Aucune carte Police n’est encore prise en compte.
police-drawn = Manche { $round } : une carte Police, { NAME($card) }. Insignes à présent : or { $gold }, argent { $silver }.
police-drawn-both = Manche { $round } : la carte Police double. Insignes à présent : or { $gold }, argent { $silver }.
police-third-mark = À la manche { $round }, le troisième insigne est apparu ({ NAME($colour) }) : la dernière manche est la { $last }.
police-last-if = Si viennent ensuite { NAMES($cards) }, c’est le troisième insigne ({ NAME($colour) }) : la dernière manche est la { $last }.
police-still-there = Cartes Police encore à venir : { NAMES($cards) }.
police-turned = Tout le monde a encore deux cartes : une carte Police est retournée, { NAME($card) } (manche { $round }).
last-round = C’est le troisième insigne ({ NAME($colour) }) : la partie se termine avec la manche { $round }.
dealt = Manche { $round } : une carte face cachée sous chaque ville, { $number } cartes pour chacun. { NAME($start) } commence.
start-passes = La pierre de premier joueur passe à { NAME($who) }, dans le sens des aiguilles d’une montre.
chicago-moved = Chicago avance d’une place vers la droite. À sa gauche à la manche { $round } : { LIST($cities) }.
chicago-stays = Chicago est tout à droite et y reste à la manche { $round }.
extra-round = { NAMES($players) } sont à égalité d’argent, de gain à la dernière manche et de gangsters : tout le monde joue encore une manche.
wins = La partie est terminée. Le plus d’argent ({ $money } M$) : { NAMES($players) }.
wins-by-profit = La partie est terminée. Plusieurs ont { $money } M$ ; le plus grand gain à la dernière manche ({ $profit }) : { NAMES($players) }.
wins-by-gangsters = La partie est terminée. Plusieurs ont { $money } M$, dont { $profit } de la dernière manche ; le plus de gangsters restants ({ $number }) : { NAMES($players) }.

## Ce qui peut être caché

hidden = D’après ce que { NAME($who) } peut savoir, il peut y avoir à { $city } : { ANY_NAME($cards) }.
hidden-none = Toutes les cartes de { $city } sont connues : il n’en reste aucune qui puisse s’y trouver.
hidden-bare = Il n’y a pas de carte sous { $city }.
hidden-of-the-city = Les cartes de { $city } sont : { NAMES($cards) }.
hidden-lies-open = Visibles à { $city }, pour tout le monde : { NAMES($cards) }.
hidden-in-own-hand = De { $city }, { NAME($who) } connaît par des cartes en main : { NAMES($cards) }.
hidden-others-unseen = Les autres ont { $number ->
    [one] une carte
   *[other] { $number } cartes
} de { $city } ; on n’en voit que le dos.
