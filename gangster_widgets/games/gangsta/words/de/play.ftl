play-deal-what = Bei derselben Nummer sind die Karten gleich gemischt; so können mehrere Tische dieselbe Partie spielen.
play-wait-day = Das Kapitel ist zu Ende: Erst muss es weitergehen.
play-day = { $stage ->
    [1] Ende von Kapitel 1: Gelegenheitseinkünfte
    [2] Ende von Kapitel 2: Bandenkrieg
   *[other] Ende des Spiels
}
play-no-day = Ein solches Kapitel ist in der Partie nicht zu Ende gegangen, oder sein Ende ist zurückgenommen.
play-next-stage = { $stage ->
    [2] Weiter mit Kapitel 2
   *[other] Weiter: die Gefallenen, dann Kapitel 3
}
play-scores = { $over ->
    [1] Punkte
   *[0] Punkte, wenn jetzt Schluss wäre
}
play-scores-head = nach Kapitel { $stage }
play-stage = { $stage ->
    [1] Kapitel 1
    [2] Kapitel 2
   *[other] Ende des Spiels
}
play-days = Kapitelenden
play-judge-what = Ein starker Spieler sieht sich jede Entscheidung der Personen an. Er weiß nicht mehr, als sie wissen konnten, und kann sich irren. Die Punkte sind, was eine Entscheidung gegenüber den anderen gekostet hat, so wie er es erwartet.
play-judge-none = Gut gespielt: Keine Entscheidung hat einen ganzen Punkt gekostet.
play-mistake = { $cost ->
    [one] Entscheidung { $nth }, Kapitel { $stage }: etwa ein Punkt
   *[other] Entscheidung { $nth }, Kapitel { $stage }: etwa { $cost } Punkte
}
tournament-score = Punkte
