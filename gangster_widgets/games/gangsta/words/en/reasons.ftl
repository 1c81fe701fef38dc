## Engaging

engages = { NAME($who) } can engage { $number ->
    [one] one gangster
   *[other] { $number } gangsters
} at most, in this order: { ROUTE($names) }.
joins = { NAME($who) } joins{ $uses ->
    [nothing-at-all] { " " }and brings nothing that is missing
   *[other] { " " }and uses: { NAMES($uses) }
}. { $missing ->
    [nothing-at-all] Nothing is missing any more.
   *[other] Still missing: { NAMES($missing) }.
}
cannot-commit = { NAME($who) } cannot commit this heist.
out-of-reach = There are not enough skills for this heist, even with everybody who may take part. Lacking: { NAMES($skills) }.
nobody-available = { NAME($who) } has nobody available: engaged gangsters take no part.
nobody-starts = { NAME($who) } has nobody available who brings a needed skill, so nobody can begin. Needed: { NAMES($missing) }.
if-he-starts = If { NAME($who) } begins, { $number ->
    [one] one own gangster is
   *[other] { $number } own gangsters are
} engaged at most: { ROUTE($names) }.
left-out = With the high-tech gear { NAME($who) } leaves out one symbol: { NAME($skill) }.
stays-available = Left out and still available: { NAMES($names) }.
commits = The heist is committed: { ROUTE($names) }. { NAME($who) } has { $number ->
    [0] no own gangster
    [one] one own gangster
   *[other] { $number } own gangsters
} in it.
leaves-missing = The heist is not complete. Still missing: { NAMES($missing) }.
not-committed = { $names ->
    [nothing-at-all] Nobody takes part, so no heist is committed.
   *[other] The heist cannot be committed in this order: { ROUTE($names) }.
}
may-join = { $names ->
    [nothing-at-all] Nobody may join now.
   *[other] May join now: { NAMES($names) }.
} { $missing ->
    [nothing-at-all] Nothing is missing any more.
   *[other] Missing: { NAMES($missing) }.
}
can-join = { NAME($who) } may join{ $uses ->
    [nothing-at-all] { " " }without bringing anything that is missing.
   *[other] { " " }and would use: { NAMES($uses) }.
}
brings-nothing = { NAME($who) } brings nothing that is still missing. Missing: { NAMES($missing) }.
nothing-missing = Nothing is missing any more, so { NAME($who) } cannot join.
already-engaged = { NAME($who) } is engaged already and takes part in nothing.
takes-part = { NAME($who) } takes part already.
not-cooperative = { NAME($who) } belongs to { NAME($owner) }, and gangsters of others join only co-operative heists.
first-is-own = { NAME($who) } belongs to { NAME($owner) }: the first one engaged must be a gangster of { NAME($player) }.
best-heists = Heists that can engage the whole gang of { NAME($who) }: { LIST($heists) }.
no-best-heist = With none of these heists can { NAME($who) } engage the whole gang.
whole-gang = Heist { $number } engages the whole gang: { ROUTE($names) }.
not-whole-gang = Heist { $number } engages { $engaged } of { $most } who are available, at most: { ROUTE($names) }.
not-at-all = Heist { $number } cannot be committed.

## Mobilising

mobilised = { NAME($who) } can have { $number } of { $all } gangsters available.
synchronised = The gang of { NAME($who) } counts as synchronised: all of it is freed for nothing.
still-available = Available already: { NAMES($names) }.
all-engaged = Nobody of { NAME($who) } is available.
orders = { $number ->
    [one] One leader symbol can free
   *[other] { $number } leader symbols can free
} others: { NAMES($names) }.
no-orders = { $names ->
    [nothing-at-all] There is no leader in the gang: nobody is freed for nothing.
   *[other] All leaders were engaged when the turn began and free nobody: { NAMES($names) }.
}
freed-by-leaders = Freed for nothing: { $number }.
paid-for = Freed for $1 each: { $number }; there is ${ $money }.
no-money-left = { NAME($who) } has no money left; still engaged: { $number }.
by-headquarters = The headquarters free the rest of the gang of { NAME($who) } for $1.

## Counting skills

has-symbols = { NAME($who) } has { $number ->
    [0] no symbol
    [one] one symbol
   *[other] { $number } symbols
} “{ NAME($skill) }”{ $names ->
    [nothing-at-all] .
   *[other] : { NAMES($names) }.
}
has-skills = { NAME($who) } has { $number ->
    [0] no skills
    [one] one skill
   *[other] { $number } skills
}{ $names ->
    [nothing-at-all] .
   *[other] : { NAMES($names) }.
}
has-people = { NAME($who) } has { $number ->
    [one] one gangster
   *[other] { $number } gangsters
}.

## The end of chapter I

income = Everybody is compared with the highest number: { $most }.
gets-difference = { NAME($who) } receives ${ $money }: { $most } less { $number }.
has-most = { NAME($who) } has the most ({ $number }) and receives nothing.

## The gang war

war = { $number ->
    [0] Nobody must discard a gangster.
    [one] { NAMES($players) } must discard a gangster.
   *[other] These discard one gangster each: { NAMES($players) }.
}
wins-war = { NAME($who) } has the most mercenary symbols ({ $number }) and wins the war.
loses-war = { NAME($who) } has { $number }, fewer than the highest number ({ $most }){ $discards ->
    [0] .
   *[other] , and loses a gangster.
}
draws-war = { NAME($who) } has the most ({ $number }), but not alone{ $discards ->
    [0] .
   *[other] , and loses a gangster.
}
spared = { NAME($who) } has { $number } and is spared.
only-a-boss = { NAME($who) } has only a boss, whom nothing can eliminate.
winner-chooses = { NAME($who) } has { $number }, at least twice as many as { NAME($rival) } with { $has }: the choice is that of { NAME($who) }.
own-choice = Everybody who discards a gangster chooses himself.

## Snitches

snitched = A snitch with the number { $number } is drawn.
escapes = { NAME($who) } has enough informants ({ $has }) and escapes.
pays-difference = { NAME($who) } has too few informants ({ $has }) and pays ${ $owes }.
cannot-pay = { NAME($who) } has too few informants ({ $has }) and would owe ${ $owes }; there is only ${ $money }. Lost: ${ $pays }.
at-most-one = The police station brings what { NAME($who) } owes down to $1.
arrested = { NAME($who) } loses a gangster to the police.
nobody-arrested = { NAME($who) } has only a boss, and he is never arrested.

## The end of the game

count = The points at the end of the game.
points-of = { NAME($who) }: { $points ->
    [one] one point
   *[other] { $points } points
} in all.
points-of-heists = Heists of { NAME($who) }: { LIST($each) }, together { $points }.
points-of-gangsters = Gangsters of { NAME($who) }: { $points } ({ NAMES($names) }).
points-of-resource = The resource of { NAME($who) } ({ NAME($resource) }): { $points }.
points-of-media = The resource of { NAME($who) } ({ NAME($resource) }): { $points }, for { $heists ->
    [one] one heist
   *[other] { $heists } heists
} with points (at most { $most }).
resource-not-active = The resource of { NAME($who) } ({ NAME($resource) }) is not active: 0.
richest = { NAME($who) } is the richest with ${ $money }: { $points }.
among-richest = { NAME($who) } is among the richest with ${ $money }: { $points }.
largest-gang = { NAME($who) } has the largest gang with { $number }: { $points }.
among-largest = { NAME($who) } has one of the largest gangs with { $number }: { $points }.
most-of-family = { NAME($who) } has the most of the family { NAME($family) } with { $number }: { $points }.
among-most-of-family = { NAME($who) } is among those with the most of the family { NAME($family) }, { $number }: { $points }.
wins = Most points ({ $points }): { NAMES($players) }.
wins-by-gang = Several have { $points } points; the larger gang ({ $number }) wins: { NAMES($players) }.
shared-victory = Several have { $points } points and gangs of { $number }: the victory is shared by { NAMES($players) }.

## The rest of a turn

passes-for = { NAME($who) } passes and receives ${ $money }{ $names ->
    [nothing-at-all] ; no leader pays.
   *[other] ; leaders who pay: { NAMES($names) }.
}
on-the-black-market = Of that, ${ $money } come from the black market of { NAME($who) }.
murder-victims = { $names ->
    [nothing-at-all] Murder can take nobody of { NAME($who) }.
   *[other] Of { NAME($who) } murder can take: { ANY_NAME($names) }.
}
stolen = { NAME($thief) } steals ${ $money } from { NAME($victim) }.
stolen-less = { NAME($thief) } steals only ${ $money } of ${ $amount }: { NAME($victim) } has no more.
learners = { $names ->
    [nothing-at-all] Nobody who took part can learn this skill: { NAME($skill) }.
   *[other] This skill ({ NAME($skill) }) can be learnt by: { ANY_NAME($names) }.
}
ends-at-once = The game ends at once: nobody has another turn.
still-to-play = The round is played to its end. Still to play: { NAMES($players) }.
