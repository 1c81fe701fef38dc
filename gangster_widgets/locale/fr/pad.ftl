## Le bloc de décompte

pad-panel = Lignes, points et raisons du bloc de décompte
pad-summary = Jour { $day } sur { $days } · Double { $doublers } sur { $most } · districts saisis : { $entered } sur { $districts }
pad-day-of = Jour de décompte { $day } sur { $most }
pad-winners = La partie est terminée. La plus grande influence : { NAMES($gangs) }
pad-table = { $players } joueurs : { NAMES($gangs) }
pad-players = Joueurs
pad-seat = Place à table { $seat }
pad-seat-of-two = Joueur { $person }, gang { $nth }
pad-day = Jour de décompte
pad-how = Une ligne par district : numéro de la plaquette Points, gangsters dans l’ordre de lecture, un point pour une case vide, x pour un marqueur Double, par exemple 7yggn.yx. Entrée mène à la ligne suivante.
pad-how-held = Un clic ou un appui sur une case y pose un gangster ({ NAME($gang) }), un second le retire. Le même bouton y met fin.
pad-gangs = Lettres
pad-held = { NAME($gang) } est posé sur chaque case cliquée.
pad-let-go = { NAME($gang) } est lâché.
pad-lines = Districts et carte Casino
pad-casino = Carte Casino
pad-casino-said = { $number ->
    [nothing-at-all] La carte Casino n’est pas saisie.
   *[other] Chaque « ? » vaut { $number }.
}
pad-influence-said = { $number ->
    [nothing-at-all] { NAME($gang) } n’avait pas d’influence avant ce jour.
   *[other] { NAME($gang) } avait { $number } d’influence avant ce jour.
}
pad-emptied = { THE($district, start: 1) } est de nouveau vide : rien n’y est saisi.
pad-still = Tant que ce n’est pas corrigé, ceci compte : { $line }
pad-points-of = Points du jour { $day }
pad-head-gang = Gang
pad-head-before = Influence avant
pad-head-points = Ce jour
pad-head-after = Influence après
pad-influence-before = Influence de { NAME($gang) } avant ce jour
pad-together = { NAMES($gangs) } ensemble
pad-ahead = La plus grande influence après ce jour ({ $influence }) : { NAMES($gangs) }
pad-points = Points de ce jour : { LIST($scores) }
pad-close = Clore le jour { $day }
pad-closed = Le jour { $day } est clos : les marqueurs Double et la carte Casino sont retirés, les gangsters restent. La plus grande influence ({ $influence }) : { NAMES($gangs) }.
pad-days = Les jours jusqu’ici
pad-day-short = Jour { $day }
pad-undone = La dernière modification est annulée.
pad-reasons = Raisons pour
pad-reasons-none = rien de choisi
pad-reasons-how = Choisir un district ou un gang, ou cliquer sur un district dans l’image : ici s’affiche qui reçoit combien, et pourquoi. Avec un gang choisi plus haut, un clic sur une case l’y pose.
pad-nowhere = { NAME($gang) } n’est dans aucun district déjà décomptable.
pad-tablet = Plaquette Points
pad-tablet-none = non saisie
pad-quarrel = Quelqu’un n’est pas d’accord sur { THE($district) }
pad-quarrel-how = Saisir ce que chaque gang recevrait ici. Rien de saisi vaut 0.
pad-quarrel-points = Points
pad-settle = Quelle idée y mène ?
pad-verdict = Verdict

## Ce qui est faux ou manque

pad-number-first = Le numéro { $number } figure après les gangsters. Le numéro de la plaquette figure une seule fois, au début de la ligne.
pad-no-tablet = La plaquette qui se trouve ici n’est pas encore connue. Son numéro figure au début de la ligne, par exemple 7yggn.
pad-tablets = Le numéro { $number } convient à plusieurs plaquettes : { LIST($tablets) }. L’identifiant entier dit laquelle est visée.
pad-tablet-twice = La plaquette { $tablet } se trouve déjà { IN($district) } ; chaque plaquette n’existe qu’une fois.
pad-too-long = La ligne dépasse { $most } caractères.
pad-number = « { $given } » ne convient pas ici ; il faut un nombre entier de 0 à { $most }.
pad-nothing = Aucun district n’est encore saisi.
pad-not-entered = { THE($district, start: 1) } n’est pas encore saisi.
pad-casino-missing = Il manque ce que vaut le « ? » : { IN($district) }, un gang en reçoit un. La carte Casino le dit.
pad-wrong = { $districts ->
    [nothing-at-all] L’un des nombres reste à corriger.
   *[other] Reste à corriger : { LIST($districts) }.
}
pad-too-much = { NAME($gang) } aurait { $influence } d’influence après ce jour ; plus de { $most } ne se reporte pas. L’une des plaquettes rapporte trop.
pad-is-over = Le troisième jour est clos et la partie terminée ; Annuler le rouvre.
pad-day-wrong = Il y a { $most } jours de décompte, et { $day } n’en est pas un.
pad-chosen = « { $given } » n’est ni un district ni une couleur en jeu. Il y a : { LIST($choices) }.
pad-few-doublers = Seuls { $number } marqueurs Double sur { $most } sont inscrits. Le jour de décompte vient avec le dernier ; il est possible de le clore malgré tout.
pad-box = Quelle plaquette a quel numéro ?
pad-box-how = Numéro, nombres imprimés de gauche à droite, lignes x colonnes.
pad-sum = { NAME($gang) } au total : { $points }
