## Names

name-red = Red
name-blue = Blue
name-green = Green
name-yellow = Yellow
name-revolver = revolver
name-prison = prison
name-hospital = hospital
name-banished = banished
name-gold = gold
name-silver = silver
name-both = double

## Placing gangsters and laying cards

turn = The turn of { NAME($who) }.
turn-first = { $first ->
    [place] First gangsters are placed, if wanted, then a card is laid.
   *[lay] First a card is laid, then gangsters are placed.
}
cards-under = A card lies face down under: { NAMES($cities) }.
placed = { NAME($who) } places gangsters in { $city } (professionals: { $professionals }, occasionals: { $occasionals }) and now has { $number ->
    [one] one
   *[other] { $number }
} there.
takes-over = { NAME($who) } takes { $city } over: { $number } gangsters against { $had } of { NAME($rival) }.
laid = { NAME($who) } lays a card open in { $city }: { NAME($card) }.
covers = In { $city } the last open card is now { NAME($card) } instead of { NAME($covered) }.
no-such-city = “{ $city }” is not in play. In play: { LIST($cities) }.
nobody-named = { NAME($who) } would have to place at least one gangster; who wants to place none just lays a card.
placed-already = { NAME($who) } has already placed gangsters in this turn: in one turn gangsters go to one city only, at one time.
not-available = { NAME($who) } does not have that many gangsters available. Professionals: { $professionals }, occasionals: { $occasionals }.
gangsters-unknown = This position says nothing of the available gangsters of { NAME($who) }.
not-enough = { NAME($who) } would have { $number ->
    [one] one gangster
   *[other] { $number } gangsters
} in { $city }, and { NAME($rival) } has { $has ->
    [one] one
   *[other] { $has }
} there: it takes more than anybody else has.
banished-from = { NAME($who) } is banished from { $city } until the end of the game.
nowhere-else = { NAME($who) } has nobody in any other city, so { $city } is closed to { NAME($who) }.
no-professional = In { $city } there is no professional of { NAME($who) }, and none comes along: occasionals never stand alone.
no-cards-for = { $city } has no cards of its own: none can be laid there.
no-such-card = There is no card { NAME($card) } of { $city }.
not-in-hand = { NAME($who) } does not hold the card { NAME($card) } of { $city }.
cards-unknown = { NAME($who) } has no card that could be laid now, as far as this position says.
game-is-over = The game is over.
not-in-play = { NAME($who) } is not in play; in play: { NAMES($players) }.
not-his-turn = It is not the turn of { NAME($who) }. To act now: { NAME($turn) }.

## Holding a city

takeover-holds = { NAME($who) } holds { $city } already.
takeover-takes = To hold { $city }, { NAME($who) } must place at least { $number ->
    [one] one gangster
   *[other] { $number } gangsters
}.
takeover-cannot = { NAME($who) } cannot take { $city } now; it would take { $number ->
    [one] one gangster
   *[other] { $number } gangsters
}.
takeover-own = { NAME($who) } has { $number ->
    [one] one gangster
   *[other] { $number } gangsters
} in { $city } (professionals: { $professionals }, occasionals: { $occasionals }).
takeover-strongest = Of the others { NAME($rival) } has the most in { $city }: what counts is { $number }.
takeover-empty = Nobody is in { $city }.
takeover-available = { NAME($who) } has { $number ->
    [0] no gangster
    [one] one gangster
   *[other] { $number } gangsters
} available (professionals: { $professionals }, occasionals: { $occasionals }).
takeover-too-few = { NAME($who) } would need { $number ->
    [one] one gangster
   *[other] { $number } gangsters
}; of those available { $has ->
    [0] none counts
    [one] one counts
   *[other] { $has } count
}.
held-by = { NAME($who) } has the most gangsters in { $city }: { $number }.
held-by-nobody = Nobody is in { $city }, so nobody holds it.

## Chicago

chicago-pays = Chicago pays { NAME($who) } { $money } million; Alcapo keeps { $alcapo }.
chicago-empty = Nobody is in { $city }: Alcapo keeps everything, { $alcapo } million.
chicago-sum = { $cities ->
    [nothing-at-all] No city counts: the sum is { $total }.
   *[other] Together in { LIST($cities) }: { $total } million.
}
chicago-nothing-left = There is no city that pays.
chicago-share = Of { $total } million the winner gets { $money } and Alcapo { $alcapo }.
chicago-counts = What counts in { $city }: { NAMES($cards) }, that is { $money } million.
chicago-counts-nothing = In { $city } a penalty lies on top ({ NAMES($cards) }): it counts nothing and strikes nobody.
chicago-no-open-card = In { $city } there is no card that counts: 0.
chicago-lies = Left of Chicago in round { $round }: { $left ->
    [one] one city
   *[other] { $left } cities
}.
chicago-lies-here = { $left ->
    [one] One city lies
   *[other] { $left } cities lie
} to the left of Chicago.

## What a round brings

payout = The end of round { $round }.
majorities = First all majorities are fixed: somebody is in { $number ->
    [one] one city
   *[other] { $number } cities
}.
nobody-anywhere = Nobody is in any city.
wins-money = { NAME($who) } wins the card of { $city }: { $money } million.
wins-penalty = { NAME($who) } wins the card of { $city }, and it is a penalty: { NAME($penalty) }.
wins-nothing = { NAME($who) } holds { $city }, but there is no card to be won.
left-lying = Nobody is in { $city }: nobody wins its card.
shot = A professional of { NAME($who) } is shot and out of the game.
jailed = A professional of { NAME($who) } goes to prison and misses the next two rounds.
wounded = A professional of { NAME($who) } goes to hospital and misses the next round.
is-banished = { NAME($who) } is banished from { $city } and places nobody there until the end of the game.
total = For { NAME($who) } this round brings { $money } million{ $penalties ->
    [nothing-at-all] .
   *[other] ; penalties: { NAMES($penalties) }.
}
returning = The gangsters after round { $round }.
come-back = { $number ->
    [one] One placed professional comes
   *[other] { $number } placed professionals come
} back to { NAME($who) }.
occasionals-go = { $number ->
    [one] One placed occasional of { NAME($who) } leaves
   *[other] { $number } placed occasionals of { NAME($who) } leave
} the game.
back-from-hospital = Back from hospital to { NAME($who) }: { $number }.
back-from-prison = Back from prison to { NAME($who) }: { $number }.

## The last turn, police cards, the course of the game

last-turn = The order of the last turn: { NAMES($players) }.
last-turn-nth = Number { $nth }: { NAME($who) }, { $number ->
    [one] with one gangster that counts
   *[other] with { $number } gangsters that count
}.
last-turn-equal = { NAMES($rivals) } and { NAME($who) } have the same number, { $number }: it goes clockwise, counted from { NAME($start) }, the start player.
police = The last round can be: { ANY($rounds) }.
police-none-drawn = No police card is taken into account yet.
police-drawn = Round { $round }: a police card, { NAME($card) }. Marks now: gold { $gold }, silver { $silver }.
police-drawn-both = Round { $round }: the double police card. Marks now: gold { $gold }, silver { $silver }.
police-third-mark = In round { $round } the third mark has come ({ NAME($colour) }): the last round is { $last }.
police-last-if = If next comes { NAMES($cards) }, that is the third mark ({ NAME($colour) }): the last round is { $last }.
police-still-there = Police cards still to come: { NAMES($cards) }.
police-turned = Everybody holds two cards: a police card is turned, { NAME($card) } (round { $round }).
last-round = That is the third mark ({ NAME($colour) }): the game ends with round { $round }.
dealt = Round { $round }: one card face down under each city, { $number } cards for everybody. { NAME($start) } starts.
start-passes = The start stone passes clockwise to { NAME($who) }.
chicago-moved = Chicago moves one place to the right. Left of it in round { $round }: { LIST($cities) }.
chicago-stays = Chicago lies at the far right and stays there in round { $round }.
extra-round = { NAMES($players) } are level in money, in the profit of the last round and in gangsters: everybody plays one more round.
wins = The game is over. Most money ({ $money } million): { NAMES($players) }.
wins-by-profit = The game is over. Several have { $money } million; the largest profit in the last round ({ $profit }): { NAMES($players) }.
wins-by-gangsters = The game is over. Several have { $money } million, { $profit } of it from the last round; most gangsters left ({ $number }): { NAMES($players) }.

## What may lie hidden

hidden = As far as { NAME($who) } can know, there may lie in { $city }: { ANY_NAME($cards) }.
hidden-none = All cards of { $city } are known: nothing is left that could lie there.
hidden-bare = No card lies under { $city }.
hidden-of-the-city = The cards of { $city } are: { NAMES($cards) }.
hidden-lies-open = Open in { $city }, for everybody to see: { NAMES($cards) }.
hidden-in-own-hand = { NAME($who) } knows of { $city } from cards in hand: { NAMES($cards) }.
hidden-others-unseen = The others hold { $number ->
    [one] one card
   *[other] { $number } cards
} of { $city }; only the backs are seen.
