play-deal-what = Hetzelfde nummer geeft dezelfde kaarten en puntentabellen, zodat meerdere tafels dezelfde partij kunnen spelen.
play-wait-day = De dag van de afrekening is er: eerst moet de volgende etappe beginnen.
play-now = Als er nu werd afgerekend
play-now-title = Als het nu de dag van de afrekening was
play-card = Casinokaart
play-card-assumed = De kaart wordt pas op de dag zelf getrokken; deze is alleen aangenomen.
play-day = Dag van de afrekening: etappe { $stage }
play-no-day = Zo’n dag van de afrekening is er in deze partij niet geweest, of hij is teruggenomen.
play-next-stage = Verder met etappe { $stage }
play-scores = Invloed na etappe
play-scores-head = { $stage }
play-stage = Etappe { $stage }
play-days = Dagen van de afrekening
play-judge-what = Een sterke speler bekijkt elke actie van de personen. Hij weet niet meer dan zij konden weten en kan zich vergissen. De punten zijn wat een actie ten opzichte van de anderen heeft gekost, zoals hij het verwacht.
play-judge-none = Goed gespeeld: geen actie heeft een heel punt gekost.
play-mistake = { $cost ->
    [one] Actie { $nth }, etappe { $stage }: ongeveer één punt
   *[other] Actie { $nth }, etappe { $stage }: ongeveer { $cost } punten
}
tournament-score = invloed
