play-deal-what = Bei derselben Nummer sind Karten und Punktetafeln gleich gemischt; so können mehrere Tische dieselbe Partie spielen.
play-wait-day = Der Tag der Abrechnung ist da: Erst muss der nächste Durchgang beginnen.
play-now = Probeabrechnung
play-now-title = Wenn jetzt der Tag der Abrechnung wäre
play-card = Casinokarte
play-card-assumed = Gezogen wird die Karte erst am Tag selbst; diese hier ist nur angenommen.
play-day = Tag der Abrechnung: Durchgang { $stage }
play-no-day = Diesen Tag der Abrechnung hat es in der Partie nicht gegeben, oder er ist zurückgenommen.
play-next-stage = Weiter mit Durchgang { $stage }
play-scores = Einfluss nach Durchgang
play-scores-head = { $stage }
play-stage = Durchgang { $stage }
play-days = Tage der Abrechnung
play-judge-what = Ein starker Spieler sieht sich jede Aktion der Personen an. Er weiß nicht mehr, als sie wissen konnten, und kann sich irren. Die Punkte sind, was eine Aktion gegenüber den anderen gekostet hat, so wie er es erwartet.
play-judge-none = Gut gespielt: Keine Aktion hat einen ganzen Punkt gekostet.
play-mistake = { $cost ->
    [one] Aktion { $nth }, Durchgang { $stage }: etwa ein Punkt
   *[other] Aktion { $nth }, Durchgang { $stage }: etwa { $cost } Punkte
}
tournament-score = Einfluss
