## Wat er op tafel ligt

seen-players = Spelers, vanaf de startspeler: { NAMES($players) }.
seen-round = Ronde { $round }; links van Chicago { $left ->
    [one] ligt één stad
   *[other] liggen { $left } steden
}.
seen-police = Omgedraaide politiekaarten: { NAMES($cards) }.
seen-ruling = Hier afgesproken: { $name }: { $way }
seen-city = { $city }: { $told }
seen-nothing = niets en niemand
seen-open = open: { NAMES($cards) }
seen-hidden = gedekt: { NAME($card) }
seen-men = { NAME($who) }: { $professionals } + { $occasionals }
seen-player = { NAME($who) }: { $told }
seen-available = beschikbaar { $professionals } + { $occasionals }
seen-backs = achterkanten in de hand: { LIST($cities) }
seen-cards = in de hand: { LIST($cards) }
seen-no-cards = geen kaarten in de hand
seen-hospital = in het hospitaal: { $number }
seen-prison = in de gevangenis: { $number }
seen-banished = verbannen uit { LIST($cities) }
seen-money = { $money } mln.
bench-payouts = uitbetalingen van een ronde met alle redenen
spot-field = { $place } (open kaart { $field })
spot-hand = wat { NAME($of) } in de hand en beschikbaar heeft
spot-hidden = de gedekte kaart van { $of }
spot-police = politiekaart { $nth }
editor-ruling-line-up = Opstelling
editor-ruling-lot = door het lot

## Wat er in de doos zit

box-cities = Stadskaarten; { $chicago } heeft er geen
box-city = { $number } { $city }: { NAMES($cards) }
box-line-ups = Steden in het spel naast Chicago; iedereen krijgt { $hand } kaarten
box-line-up = met { $players } spelers: { $rows }
box-police = Politiekaarten: { NAMES($cards) }
box-gangsters = Gangsters van elke speler: { $professionals } professionals en { $occasionals } gelegenheidsgangsters
