play-deal-what = Bei derselben Nummer sind die Karten gleich gemischt; so können mehrere Tische dieselbe Partie spielen.
play-wait-day = Die Runde ist zu Ende: Erst muss die nächste beginnen.
play-day = Ende von Runde { $stage }
play-no-day = Eine solche Runde ist in der Partie nicht zu Ende gegangen, oder ihr Ende ist zurückgenommen.
play-next-stage = Weiter mit Runde { $stage }
play-scores = Geld nach Runde
play-scores-head = { $stage }
play-stage = Runde { $stage }
play-days = Rundenenden
play-judge-what = Ein starker Spieler sieht sich jede Aktion der Personen an. Er weiß nicht mehr, als sie wissen konnten, und kann sich irren. Die Millionen sind, was eine Aktion gegenüber den anderen gekostet hat, so wie er es erwartet.
play-judge-none = Gut gespielt: Keine Aktion hat eine ganze Million gekostet.
play-mistake = { $cost ->
    [one] Aktion { $nth }, Runde { $stage }: etwa eine Million
   *[other] Aktion { $nth }, Runde { $stage }: etwa { $cost } Millionen
}
tournament-score = Geld
