play-deal-what = Hetzelfde nummer geeft dezelfde kaarten, zodat meerdere tafels dezelfde partij kunnen spelen.
play-wait-day = De ronde is afgelopen: eerst moet de volgende beginnen.
play-day = Einde van ronde { $stage }
play-no-day = Zo’n ronde is in deze partij niet afgelopen, of het einde ervan is teruggenomen.
play-next-stage = Verder met ronde { $stage }
play-scores = Geld na ronde
play-scores-head = { $stage }
play-stage = Ronde { $stage }
play-days = Afgelopen rondes
play-judge-what = Een sterke speler bekijkt elke actie van de personen. Hij weet niet meer dan zij konden weten en kan zich vergissen. De miljoenen zijn wat een actie ten opzichte van de anderen heeft gekost, zoals hij het verwacht.
play-judge-none = Goed gespeeld: geen actie heeft een heel miljoen gekost.
play-mistake = { $cost ->
    [one] Actie { $nth }, ronde { $stage }: ongeveer één miljoen
   *[other] Actie { $nth }, ronde { $stage }: ongeveer { $cost } miljoen
}
tournament-score = geld
