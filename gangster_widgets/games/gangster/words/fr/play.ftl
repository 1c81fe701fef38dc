play-deal-what = Le même numéro donne les mêmes cartes et plaquettes : plusieurs tables peuvent ainsi jouer la même partie.
play-wait-day = Le jour de décompte est arrivé : la manche suivante doit d’abord commencer.
play-now = Si le décompte avait lieu maintenant
play-now-title = Si c’était maintenant le jour de décompte
play-card = Carte Casino
play-card-assumed = La carte ne sera tirée que le jour même ; celle-ci est une simple supposition.
play-day = Jour de décompte : manche { $stage }
play-no-day = Ce jour de décompte n’a pas eu lieu dans cette partie, ou il a été annulé.
play-next-stage = Passer à la manche { $stage }
play-scores = Influence après la manche
play-scores-head = { $stage }
play-stage = Manche { $stage }
play-days = Jours de décompte
play-judge-what = Un joueur fort examine chaque action des personnes. Il n’en sait pas plus qu’elles ne pouvaient savoir, et il peut se tromper. Les points sont ce qu’une action a coûté face aux autres, d’après ce qu’il attend.
play-judge-none = Bien joué : aucune action n’a coûté un point entier.
play-mistake = { $cost ->
    [one] Action { $nth }, manche { $stage } : environ { $cost } point
   *[other] Action { $nth }, manche { $stage } : environ { $cost } points
}
tournament-score = influence
