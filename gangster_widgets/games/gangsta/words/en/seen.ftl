## What lies on the table

seen-players = Players clockwise: { NAMES($players) }.
seen-chapter = Chapter { $chapter }.
seen-snitches = Snitches dealt with in this chapter: { $number }.
seen-turn = Turn: { NAME($who) }.
seen-ruling = Agreed here: { $name }: { $way }
seen-player = { NAME($who) }: { $told }
seen-money = ${ $money }
seen-banked = ${ $money } of it in the bank
seen-resource = resource { NAME($resource) } ({ $told }), not active
seen-resource-active = resource { NAME($resource) } ({ $told }), active
seen-resource-laid = resource { NAME($resource) }, laid to the heists and without its power; points: { $points }
seen-resource-each = points for each heist with points: { $each }, at most { $most }
seen-done = heists: { $number }, points: { $points }
seen-gangster = { NAME($gangster) }: { $told }
seen-learnt = learnt: { NAME($skill) }
seen-points = points: { $points }
seen-engaged = engaged
seen-available = available
seen-heist = Heist: { $heist }
seen-joined = Engaged for it: { NAMES($gangsters) }.
seen-display = Heists on display:
seen-market = Gangsters to hire:
seen-priced = ${ $cost } – { $gangster }
seen-priced-less = ${ $cost } instead of ${ $printed } – { $gangster }
seen-hospital = In the hospital: { NAMES($gangsters) }.
seen-snitch = Snitch: { $number }
seen-top-heist = On top of the pile: { $heist }
seen-top-snitch = On top of the pile: a snitch, { $number }
seen-top-gangster = On top of the pile, for ${ $cost }: { $gangster }
seen-offers = To choose from: { NAMES($resources) }.

heist-named = { NAME($heist) }: { $told }
heist-needs = takes { NAMES($needs) }
heist-money = ${ $number }
heist-coop = co-operative, ${ $number } for everybody who takes part
heist-points = { $number ->
    [one] one point
   *[other] { $number } points
}
heist-steal = steals ${ $number }
heist-divert = engages up to { $number ->
    [one] one opposing gangster
   *[other] { $number } opposing gangsters
}
heist-train = trains { NAME($skill) }
heist-hire = hires somebody
heist-murder = murder
heist-mobilise = frees the whole gang
heist-extra-turn = extra turn
heist-tech = high-tech

bench-counts = counts of all points with all reasons
bench-heists = searches for heists that engage the whole gang
spot-gangster = { NAME($of) }
spot-gang = the gang of { NAME($of) }
spot-money = the money of { NAME($of) }
spot-done = the heists of { NAME($of) }
spot-resource = the resource card of { NAME($of) }
spot-heist = { $nth ->
    [0] the heist
   *[other] heist { $nth }
}
spot-snitch = the snitch
spot-pile = { $of ->
    [gangsters] the pile of gangsters
   *[heists] the pile of heists
}
editor-ruling-families = Variant “Families”
editor-ruling-families-at-first = not played
editor-ruling-families-agreed = families
editor-ruling-families-what = Families: a gangster of the boss’s family costs $1 less, and in the end the most members of each family bring points, instead of the largest gang.
editor-ruling-resources = Variant “Resource cards”
editor-ruling-resources-at-first = not played
editor-ruling-resources-agreed = resource cards
editor-ruling-resources-what = Resource cards: everybody keeps one of two, which has a power of its own from the moment the gang has its skills.
editor-ruling-played = played
editor-ruling-coop-alone = Co-operative heist committed alone
editor-ruling-coop-alone-at-first = does not pay the shared money
editor-ruling-pays-both = pays the shared money too
editor-ruling-private-jet = Private jet
editor-ruling-private-jet-at-first = after every heist one took part in
editor-ruling-cooperative-only = after co-operative heists only

## What is in the box

box-bosses = Bosses
box-boss = { NAME($gangster) } – { NAME($family) }: { NAMES($skills) }, ${ $money }
box-gangsters = Gangsters: { $number }
box-gangster = { NAME($gangster) } – { NAME($family) }: { NAMES($skills) }, ${ $cost }, points: { $points }
box-heists = Heists of chapter { $chapter }: { $number }
box-snitches = Snitches of chapter { $chapter }: { LIST($numbers) }
box-resources = Resource cards
box-resource = { NAME($resource) } – { NAMES($needs) }: { $each ->
    [0] points: { $points }
   *[other] points for each heist with points: { $each }, at most { $most }
}
box-bank = The bank holds ${ $money }.
