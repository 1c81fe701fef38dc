play-deal-what = Le même numéro donne les mêmes cartes : plusieurs tables peuvent ainsi jouer la même partie.
play-wait-day = Le chapitre est terminé : il faut d’abord continuer.
play-day = { $stage ->
    [1] Fin du chapitre 1 : revenus occasionnels
    [2] Fin du chapitre 2 : guerre des gangs
   *[other] Fin de la partie
}
play-no-day = Ce chapitre n’a pas pris fin dans cette partie, ou sa fin a été annulée.
play-next-stage = { $stage ->
    [2] Passer au chapitre 2
   *[other] Continuer : les pertes, puis le chapitre 3
}
play-scores = { $over ->
    [1] Points
   *[0] Points si la partie finissait maintenant
}
play-scores-head = après le chapitre { $stage }
play-stage = { $stage ->
    [1] Chapitre 1
    [2] Chapitre 2
   *[other] Fin de la partie
}
play-days = Fins de chapitre
play-judge-what = Un joueur fort examine chaque décision des personnes. Il n’en sait pas plus qu’elles ne pouvaient savoir, et il peut se tromper. Les points sont ce qu’une décision a coûté face aux autres, d’après ce qu’il attend.
play-judge-none = Bien joué : aucune décision n’a coûté un point entier.
play-mistake = { $cost ->
    [one] Décision { $nth }, chapitre { $stage } : environ { $cost } point
   *[other] Décision { $nth }, chapitre { $stage } : environ { $cost } points
}
tournament-score = points
