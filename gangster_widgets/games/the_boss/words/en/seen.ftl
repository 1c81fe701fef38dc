## What lies on the table

seen-players = Players, from the start player on: { NAMES($players) }.
seen-round = Round { $round }; { $left ->
    [one] one city lies
   *[other] { $left } cities lie
} left of Chicago.
seen-police = Police cards turned: { NAMES($cards) }.
seen-ruling = Agreed here: { $name }: { $way }
seen-city = { $city }: { $told }
seen-nothing = nothing and nobody
seen-open = open: { NAMES($cards) }
seen-hidden = hidden: { NAME($card) }
seen-men = { NAME($who) }: { $professionals } + { $occasionals }
seen-player = { NAME($who) }: { $told }
seen-available = available { $professionals } + { $occasionals }
seen-backs = backs in hand: { LIST($cities) }
seen-cards = in hand: { LIST($cards) }
seen-no-cards = no cards in hand
seen-hospital = in hospital: { $number }
seen-prison = in prison: { $number }
seen-banished = banished from { LIST($cities) }
seen-money = { $money } million
bench-payouts = payouts of a round with all reasons
spot-field = { $place } (open card { $field })
spot-hand = what { NAME($of) } holds and has available
spot-hidden = the hidden card of { $of }
spot-police = police card { $nth }
editor-ruling-line-up = Line-up
editor-ruling-lot = drawn by lot

## What is in the box

box-cities = City cards; { $chicago } has none
box-city = { $number } { $city }: { NAMES($cards) }
box-line-ups = Cities in play beside Chicago; everybody is dealt { $hand } cards
box-line-up = with { $players } players: { $rows }
box-police = Police cards: { NAMES($cards) }
box-gangsters = Gangsters of each player: { $professionals } professionals and { $occasionals } occasionals
