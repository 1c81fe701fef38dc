play-deal-what = Le même numéro donne les mêmes cartes : plusieurs tables peuvent ainsi jouer la même partie.
play-wait-day = La manche est terminée : la suivante doit d’abord commencer.
play-day = Fin de la manche { $stage }
play-no-day = Cette manche n’a pas pris fin dans cette partie, ou sa fin a été annulée.
play-next-stage = Passer à la manche { $stage }
play-scores = Argent après la manche
play-scores-head = { $stage }
play-stage = Manche { $stage }
play-days = Fins de manche
play-judge-what = Un joueur fort examine chaque action des personnes. Il n’en sait pas plus qu’elles ne pouvaient savoir, et il peut se tromper. Les millions sont ce qu’une action a coûté face aux autres, d’après ce qu’il attend.
play-judge-none = Bien joué : aucune action n’a coûté un million entier.
play-mistake = { $cost ->
    [one] Action { $nth }, manche { $stage } : environ { $cost } million
   *[other] Action { $nth }, manche { $stage } : environ { $cost } millions
}
tournament-score = argent
