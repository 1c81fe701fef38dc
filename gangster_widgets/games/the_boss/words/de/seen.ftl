## Was auf dem Tisch liegt

seen-players = Spieler, vom Startspieler an: { NAMES($players) }.
seen-round = Runde { $round }; links von Chicago { $left ->
    [one] liegt eine Stadt
   *[other] liegen { $left } Städte
}.
seen-police = Umgedrehte Polizeikarten: { NAMES($cards) }.
seen-ruling = Hier vereinbart: { $name }: { $way }
seen-city = { $city }: { $told }
seen-nothing = nichts und niemand
seen-open = offen: { NAMES($cards) }
seen-hidden = verdeckt: { NAME($card) }
seen-men = { NAME($who) }: { $professionals } + { $occasionals }
seen-player = { NAME($who) }: { $told }
seen-available = verfügbar { $professionals } + { $occasionals }
seen-backs = Rückseiten auf der Hand: { LIST($cities) }
seen-cards = auf der Hand: { LIST($cards) }
seen-no-cards = keine Karten auf der Hand
seen-hospital = im Krankenhaus: { $number }
seen-prison = im Gefängnis: { $number }
seen-banished = verbannt aus { LIST($cities) }
seen-money = { $money } Mio.
bench-payouts = Auszahlungen einer Runde mit allen Begründungen
spot-field = { $place } (offene Karte { $field })
spot-hand = was { NAME($of) } auf der Hand und verfügbar hat
spot-hidden = die verdeckte Karte von { $of }
spot-police = Polizeikarte { $nth }
editor-ruling-line-up = Aufstellung
editor-ruling-lot = durch das Los

## Was in der Schachtel liegt

box-cities = Stadtkarten; { $chicago } hat keine
box-city = { $number } { $city }: { NAMES($cards) }
box-line-ups = Städte im Spiel neben Chicago; jeder bekommt { $hand } Karten
box-line-up = mit { $players } Spielern: { $rows }
box-police = Polizeikarten: { NAMES($cards) }
box-gangsters = Gangster jedes Spielers: { $professionals } Profis und { $occasionals } Gelegenheitsgangster
