## Vragen: wat elke soort vraagt en hoe het antwoord wordt gegeven

kind-takeover = wat er nodig is om een stad in handen te hebben
kind-chicago = wat Chicago betaalt
kind-payout = wat een ronde oplevert
kind-last-turn = de volgorde van de laatste beurt
kind-hidden = wat er gedekt kan liggen
kind-police = welke ronde de laatste kan zijn
question-takeover = { NAME($who) } is aan de beurt. Hoeveel gangsters moet { NAME($who) } nu minstens plaatsen om { $city } in handen te hebben? Er hoeft niemand te komen als { NAME($who) } de stad al in handen heeft, en het kan ook onmogelijk zijn.
question-chicago = Zo eindigt de ronde. Aan wie betaalt Chicago hoeveel, en hoeveel houdt Alcapo?{ $left_out ->
    [0] { "" }
   *[other] { " " }Kaarten die er niet toe doen, zijn weggelaten.
}
question-payout = Zo eindigt de ronde. Wat levert ze elke speler op: hoeveel geld, en welke straffen?{ $left_out ->
    [0] { "" }
   *[other] { " " }Kaarten die er niet toe doen, zijn weggelaten.
}
question-last-turn = In welke volgorde spelen de spelers de vijfde beurt van deze ronde, zoals het nu staat?
question-hidden = Welke kaarten kunnen er gedekt in { $city } liggen, voor zover { NAME($who) } het kan weten?
question-police = { $cards ->
    [nothing-at-all] Er is nog geen politiekaart omgedraaid.
   *[other] Tot nu toe omgedraaide politiekaarten, elke ronde één: { NAMES($cards) }.
} Welke rondes kunnen de laatste zijn? Noem ze allemaal.
how-takeover = een getal, of ‘geen’ als het niet kan
how-chicago = alle drie de delen, bijvoorbeeld: speler Blauw, geld 1, Alcapo 2 (speler niemand als daar niemand staat)
how-payout = voor elke speler wat de ronde oplevert, bijvoorbeeld: Rood: geld 5, dood 1; Blauw: gevangenis 1, hospitaal 1, verbannen Cincinnati (wat 0 is, wordt weggelaten)
how-last-turn = spelers na elkaar, bijvoorbeeld: Blauw, Rood, Groen
how-hidden = kaarten in willekeurige volgorde, bijvoorbeeld: 2, 3, gevangenis
how-police = nummers van rondes in willekeurige volgorde, bijvoorbeeld: 3, 4
takeover-none = niet mogelijk
chicago-none = niemand
hidden-nothing = helemaal geen kaart
name-player = speler
name-money = geld
name-alcapo = Alcapo
name-dead = dood
