play-deal-what = Hetzelfde nummer geeft dezelfde kaarten, zodat meerdere tafels dezelfde partij kunnen spelen.
play-wait-day = Het hoofdstuk is afgelopen: eerst moet het verdergaan.
play-day = { $stage ->
    [1] Einde van hoofdstuk 1: gelegenheidsinkomsten
    [2] Einde van hoofdstuk 2: bendeoorlog
   *[other] Einde van het spel
}
play-no-day = Zo’n hoofdstuk is in deze partij niet afgelopen, of het einde ervan is teruggenomen.
play-next-stage = { $stage ->
    [2] Verder met hoofdstuk 2
   *[other] Verder: de gevallenen, dan hoofdstuk 3
}
play-scores = { $over ->
    [1] Punten
   *[0] Punten als het spel nu afgelopen was
}
play-scores-head = na hoofdstuk { $stage }
play-stage = { $stage ->
    [1] Hoofdstuk 1
    [2] Hoofdstuk 2
   *[other] Einde van het spel
}
play-days = Afgelopen hoofdstukken
play-judge-what = Een sterke speler bekijkt elke beslissing van de personen. Hij weet niet meer dan zij konden weten en kan zich vergissen. De punten zijn wat een beslissing ten opzichte van de andere heeft gekost, zoals hij het verwacht.
play-judge-none = Goed gespeeld: geen beslissing heeft een heel punt gekost.
play-mistake = { $cost ->
    [one] Beslissing { $nth }, hoofdstuk { $stage }: ongeveer één punt
   *[other] Beslissing { $nth }, hoofdstuk { $stage }: ongeveer { $cost } punten
}
tournament-score = punten
