## De tafel

look-board = Ronde { $round } · { $turn ->
    [0] { "" }
   *[other] beurt { $turn } van { $most } ·{ " " }
}{ $left ->
    [one] één stad
   *[other] { $left } steden
} links van Chicago{ $who ->
    [nothing-at-all] { "" }
   *[other] { " " }· aan de beurt: { NAMES($who) }
}
look-board-label = { $said }. Van links naar rechts: { LIST($cities) }
look-pays = betaalt { $city }
look-city = { $city }{ $number ->
    [0] { "" }
   *[other] , nummer { $number }
}{ $pays ->
    [nothing-at-all] { "" }
   *[other] , betaalt aan { $pays }
}: { $who ->
    [nothing-at-all] daar is niemand
   *[other] { NAME($who) } heeft de stad in handen met { $gangsters ->
        [one] één gangster
       *[other] { $gangsters } gangsters
    }
}
look-hidden = { $city }: een gedekte kaart
look-hidden-told = { $city }: gedekt ligt { NAME($card) }
look-open = { $city }: open kaart { $nth }, { NAME($card) }
look-open-last = { $city }: laatste open kaart, { NAME($card) }
look-men = { NAME($who) }: professionals { $professionals }, gelegenheidsgangsters { $occasionals }{ $holds ->
    [1] ; heeft de stad in handen
   *[other] { "" }
}
look-banished = verbannen uit { $city }: { NAMES($who) }
look-beside = ernaast: { LIST($places) }
look-start = begint
look-money = $ { $money }
look-seat = { NAME($who) }{ $starts ->
    [1] , begint deze ronde
   *[other] { "" }
}{ $money ->
    [nothing-at-all] { "" }
   *[other] : { $money } mln.
}{ $acting ->
    [1] ; aan de beurt
   *[other] { "" }
}
look-professional = { NAME($who) }: beschikbare professional { $nth } van { $number }
look-occasional = { NAME($who) }: beschikbare gelegenheidsgangster { $nth } van { $number }
look-nobody-available = niemand beschikbaar
look-no-cards = geen kaarten in de hand
look-card = in de hand van { NAME($who) }: { $city }, { NAME($card) }
look-back = in de hand van { NAME($who) }: een kaart van { $city }, alleen de achterkant is te zien
look-police = Politiekaarten
look-police-card = politiekaart { $nth }: { NAME($card) }
look-police-none = politiekaart { $nth }: nog niet omgedraaid
look-police-all = omgedraaide politiekaarten: { $cards ->
    [nothing-at-all] nog geen
   *[other] { NAMES($cards) }
}
look-away = { NAME($place) }: { $told ->
    [nothing-at-all] niemand
   *[other] { $told }
}
look-in-hospital = { NAME($who) } { $number }, terug na de volgende ronde
look-in-prison = { NAME($who) } { $sooner } terug na de volgende ronde, { $later } na die daarna
look-track = Het scorespoor
look-space = { $money } mln.: { NAMES($who) }

## Kiezen

choose-group-who = Speler
choose-group-do = Actie
choose-group-place = Gangsters plaatsen in
choose-group-lay = Een kaart leggen
choose-group-city = Stad
choose-group-professionals = Professionals
choose-group-occasionals = Gelegenheidsgangsters
choose-group-card = Kaart
choose-who = { NAME($value) }
choose-do = { $value ->
    [place] gangsters plaatsen
   *[lay] een kaart leggen
}
choose-city = { $value }
choose-professionals = { $value ->
    [one] één professional
   *[other] { $value } professionals
}
choose-occasionals = { $value ->
    [one] één gelegenheidsgangster
   *[other] { $value } gelegenheidsgangsters
}
choose-card = { $city }: { NAME($card) }
action-places = { NAME($who) } plaatst gangsters in { $city } (professionals: { $professionals }, gelegenheidsgangsters: { $occasionals })
action-lays = { NAME($who) } legt open in { $city }: { NAME($card) }
board-over = Het spel is afgelopen. Het meeste geld: { NAMES($winners) }
board-how = Klik of tik op een stad om er gangsters te plaatsen, of op een kaart van jezelf om die te leggen. Wat een gouden rand heeft, kan gekozen worden; blokjes zijn professionals, ronde stenen gelegenheidsgangsters. Wat links van Chicago ligt, betaalt eraan. Is er niets meer open, dan wordt meteen gespeeld; Ongedaan maken neemt het terug. Toetsen: pijlen, Enter, Escape.

## Het einde van een ronde, stap voor stap

phase-majority = Wie heeft de meeste?
phase-card = De gedekte kaart
phase-lies = Waar Chicago ligt
phase-counts = Wat telt?
phase-sum = De som
phase-share = De helft ervan
phase-total = Wat het oplevert
phase-nth = Wie is aan de beurt?
phase-turns = De volgorde
phase-drawn = De kaarten tot nu toe
phase-coming = Wat nog kan komen
phase-rounds = De laatste ronde
asks-majority = Wie heeft { $city } in handen?
asks-card = Wat levert de gedekte kaart van { $city } op, en voor wie?
asks-lies = Welke steden betalen aan Chicago?
asks-counts = Hoeveel telt { $city } voor Chicago?
asks-sum = Hoeveel zijn de steden links van Chicago samen waard?
asks-share = Wie krijgt hoeveel daarvan, en hoeveel houdt Alcapo?
asks-total = Wat levert deze ronde { NAME($who) } op?
asks-nth = Wie speelt als nummer { $nth } in de laatste beurt?
asks-turns = Wat is dus de volgorde van de laatste beurt?
asks-drawn = Welke kentekens liggen er daarna?
asks-coming = Wat kan er nog komen, en wat volgt daaruit?
asks-rounds = Welke rondes kunnen de laatste zijn?
ledger = Wat de ronde oplevert
ledger-all = Wat de ronde tot nu toe heeft opgeleverd
ledger-money = mln.
ledger-line = { NAME($who) }: { $money } mln.{ $penalties ->
    [nothing-at-all] { "" }
   *[other] { "" }; { NAMES($penalties) }
}
