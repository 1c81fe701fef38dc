## What an action brings about

told = What { NAME($who) } decides, and what follows.
declined = { NAME($who) } leaves it at that ({ moment }).
moment = { $moment ->
    [keep] which resource card to keep
    [turn] whom to free, and which action to take
    [engage] whom to engage next for the heist
    [hire] whether to hire somebody as a reward
    [train] who learns the skill “{ NAME($about) }”
    [steal] whom to steal from: ${ $about } at most
    [divert] whose gangsters are engaged: { $about } at most
    [murder] whose gang the murder strikes
    [victim] whom the murder takes
    [rally] whether the whole gang is freed
    [jet] whom the private jet frees
    [hospital] who comes back from the hospital
    [replace] whether a card on display is replaced
    [society] which leader the secret society frees
    [arrest] whom the police arrest
    [war] whom the gang war takes
   *[war-choice] whom the other player loses in the gang war
}
seen-moment = To be decided by { NAME($who) }: { moment }.

boss-dealt = { NAME($who) } is { NAME($gangster) } and begins with ${ $money }.
resources-dealt = { NAME($who) } gets { $number } resource cards to choose from.
kept = { NAME($who) } keeps the resource card { NAME($resource) }.
resource-active = The gang of { NAME($who) } has all skills of its resource card, { NAMES($needs) }: { NAME($resource) } is active from now on.
turn-begins = It is { NAME($who) }’s turn.
turn-again = { NAME($who) } has an extra turn.
not-again = { NAME($who) } gets no further extra turn: never two in a row.
counterfeited = Counterfeiting brings { NAME($who) } $1.

freed = { NAME($who) } frees { NAME($gangster) } { $price ->
    [0] for nothing
   *[other] for ${ $price }
}.
freed-all = { NAME($who) } frees the whole gang { $price ->
    [0] for nothing
   *[other] for ${ $price }
}.
freed-synchronised = Everybody was engaged: the whole gang of { NAME($who) } is freed for nothing.
freed-by-headquarters = With the headquarters { NAME($who) } frees the whole gang for $1.
freed-by-heist = The heist frees the whole gang of { NAME($who) }.
freed-by-jet = The private jet of { NAME($who) } frees { NAME($gangster) }.
freed-by-society = The secret society of { NAME($who) } frees { NAME($gangster) }.

hired = { NAME($who) } hires { NAME($gangster) } for ${ $price }; the newcomer is available.
cheaper = { NAME($gangster) } is of the boss’s family and costs ${ $price } instead of ${ $cost }.
from-the-pile = { NAME($who) } takes { NAME($gangster) } from the top of the pile.
gangster-laid = Now on display: { NAME($gangster) }.

started = { NAME($who) } starts { $heist ->
    [nothing-at-all] a heist
   *[other] the heist “{ NAME($heist) }”
}. It takes: { NAMES($needs) }.
started-top = { NAME($who) } pays ${ $price } and starts the heist on top of the pile{ $heist ->
    [nothing-at-all] { "" }
   *[other] , “{ NAME($heist) }”
}. It takes: { NAMES($needs) }.
engaged = { NAME($who) } engages { NAME($gangster) }.
engaged-other = { NAME($who) } engages { NAME($gangster) } of { NAME($owner) }, who cannot refuse.
committed = { NAME($who) } has committed { $heist ->
    [nothing-at-all] the heist
   *[other] the heist “{ NAME($heist) }”
} ({ NAMES($needs) }), engaging { ROUTE($names) }: ${ $money } and { $points ->
    [one] one point
   *[other] { $points } points
}.
shared = Everybody who took part gets ${ $money } more: { NAMES($players) }.
not-shared = Only { NAME($who) } took part: nobody gets the shared ${ $money }.
trained = { NAME($gangster) } learns a skill for { NAME($who) }: { NAME($skill) }.
diverted = { NAME($who) } engages { NAME($gangster) } of { NAME($rival) }.
struck = { NAME($who) } has a murder done in the gang of { NAME($rival) }.

replaced-heist = { NAME($who) } discards { $heist ->
    [nothing-at-all] a heist
   *[other] the heist “{ NAME($heist) }”
}. It took: { NAMES($needs) }.
replaced-gangster = { NAME($who) } discards { NAME($gangster) } from the display.
heist-laid = A new heist lies on display. It takes: { NAMES($needs) }.
pile-anew = The pile of { $cards ->
    [gangsters] gangsters
   *[heists] heists
} is used up: the { $number } discarded cards are shuffled and become the new one.
taken-back = { NAME($who) } takes { NAME($gangster) } back out of the hospital, available.

murdered = { NAME($gangster) } is lost to { NAME($who) } by murder.
fallen = { NAME($gangster) } is lost to { NAME($who) } in the gang war.
taken-away = The police arrest { NAME($gangster) } of { NAME($who) }.
in-hospital = { NAME($gangster) } lies in the hospital of { NAME($who) } and can come back.
banked = { NAME($who) } now keeps ${ $money } in the bank.

chapter-1-ends = { NAME($who) } has { $number } gangsters: chapter I is over, and occasional income follows.
chapter-2-ends = { NAME($who) } has { $number } gangsters: chapter II is over, and the gangs go to war.
chapter-3-ends = { NAME($who) } has { $number } gangsters: the game is over, and the round is not played to its end.
heists-laid = Chapter { $chapter } begins: all heists go, and { $number } new ones are laid.
snitch-back = A snitch ({ $snitch }) was among the first heists: it does not count and is shuffled back.
counterfeiting-laid = Counterfeiting is laid to the heists of { NAME($who) }: { $points ->
    [one] one point
   *[other] { $points } points
}.
snitch-drawn = A snitch is drawn, the { $nth ->
    [1] first
    [2] second
    [3] third
   *[other] { $nth }th
} of this chapter: it takes { $number ->
    [one] one informant
   *[other] { $number } informants
}.
last-snitch = That was snitch number { $nth } of the last chapter: the game is over, and the round is not played to its end.

## What stands against an action

game-is-over = The game is over.
not-in-play = { NAME($who) } is not in play; in play: { NAMES($players) }.
not-his-turn = { NAME($who) } has nothing to decide now. To act: { NAME($turn) }.
not-now = That is not what { NAME($who) } has to decide now, but { moment }.
not-dealt = The resource card { NAME($resource) } was not dealt to { NAME($who) }. To choose from: { NAMES($offers) }.
not-own = { NAME($gangster) } is not in the gang of { NAME($who) }.
available-already = { NAME($gangster) } is available already.
cannot-pay-freeing = That costs { NAME($who) } ${ $price }, and there are ${ $money }.
nobody-engaged = Nobody in the gang of { NAME($who) } is engaged.
no-leader = { NAME($gangster) } is no leader, and the secret society frees leaders only.
not-on-offer = { NAME($gangster) } is not to be hired now.
cannot-pay-hire = { NAME($gangster) } costs { NAME($who) } ${ $price }, and there are ${ $money }.
nobody-here = { NAME($gangster) } is in nobody’s gang.
no-such-heist = There is no such heist; on display: { $number }.
no-look = { NAME($who) } may not look at the heist on top of the pile now: that takes active bikers, at the start of one’s own turn.
snitch-on-top = A snitch ({ $snitch }) lies on top of the pile. It stays there and does nothing yet.
cannot-pay-top = The heist on top of the pile costs { NAME($who) } ${ $price } first.
no-high-tech = Only with active high-tech gear could { NAME($who) } leave a skill out.
not-tech = A skill can be left out of hacking and art theft only. This heist takes: { NAMES($needs) }.
not-needed = { NAME($skill) } is not among what the heist takes: { NAMES($needs) }.
nothing-left = If { NAME($skill) } were left out, nobody would take part: somebody has to.
not-on-display = { NAME($card) } does not lie on display.
not-in-hospital = { NAME($gangster) } is not in the hospital.
took-no-part = { NAME($gangster) } took no part in this heist.
has-learnt = { NAME($gangster) } has learnt something already ({ NAME($skill) }): one skill each, no more.
second-leader = { NAME($gangster) } is a leader already: nobody has that symbol twice by learning.
no-rival = That has to be an opponent of { NAME($who) }: { ANY_NAME($rivals) }.
nothing-to-steal = { NAME($rival) } has nothing that could be stolen.
not-anothers = { NAME($gangster) } is no opponent’s gangster; { NAME($who) } can engage only those now.
engaged-already = { NAME($gangster) } is engaged already.
no-victim = { NAME($rival) } has no gangster with exactly two skills; a boss is never taken.
is-boss = { NAME($who) } is a boss, and a boss is never lost.
not-two-skills = { NAME($gangster) } has { $number ->
    [one] one skill
   *[other] { $number } skills
}; a murder takes somebody with exactly two.
