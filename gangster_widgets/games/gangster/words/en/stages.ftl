## What happens at the end of a turn, where doublers come, and what is taken at Gold Coast: names

name-cards-up = cards up again
name-district-card = a district card is drawn
name-policeman = it is a policeman
name-police = policeman
name-doubler = a doubler is laid
name-end-of-the-stage = end of the stage
name-end-of-the-game = end of the game
turns-nothing = none of this
name-stage-over = the stage is over
name-nothing = take nothing

## The questions

kind-turns = the end of a turn
kind-doublers = where doublers can still come
kind-equipment = what may be taken at Gold Coast
question-turns = { $action }. { $pile ->
    [nothing-at-all] The pile of district cards is used up.
   *[other] The pile of district cards, the next one first: { NAMES($pile) }.
} What happens at the end of this turn? Give all of it; when the game ends, so does its stage.
question-doublers = There are { $players } players. Which districts can still get a doubler in this stage?
question-doublers-drawn = There are { $players } players. { $number ->
    [one] From now on one district card is drawn: { NAMES($cards) }.
   *[other] From now on these district cards are drawn, one after another: { NAMES($cards) }.
} Which districts can get a doubler after that, in this stage?
question-equipment = { NAME($gang) } has just driven { TO($harbour) }. { $display ->
    [nothing-at-all] Nothing lies on display there.{ " " }
   *[other] { "" }
}Which pieces may { NAME($gang) } choose from?
how-turns = what happens, in any order, such as: cards up, district card, doubler (or “none” if none of it happens)
how-doublers = districts in any order, such as: The Loop, West Side (or, if the stage has ended: stage over)
how-equipment = all that is allowed, in any order, such as: door, engine (where it is allowed to take nothing: nothing)

## Reasons: the end of a turn

turn-ends = At the end of the turn of { NAME($gang) }: { $happenings ->
    [nothing-at-all] nothing more happens.
   *[other] { NAMES($happenings) }.
}
cards-left = { NAME($gang) } still has these cards face up: { LIST($cards) }. So no cards are turned up, and no district card is drawn.
no-card-used = { NAME($gang) } has not used a movement card in this turn. So no cards are turned up, and no district card is drawn.
game-ends-too = It was stage { $stage }, the last one: with its reckoning the game is over.

## Reasons: doublers

doublers-still = Doublers on the board: { $number } of { $most }. { $districts ->
    [nothing-at-all] No district can get a doubler any more.
   *[other] A doubler can still come to: { LIST($districts) }.
}
doublers-none-more = { $number ->
    [one] One doubler lies
   *[other] { $number } doublers lie
}, and the stage is over: no more are laid in it.
doublers-all-lie = With doubler number { $number } the stage is over at once.
doublers-its-card = No doubler lies { IN($district) } yet: its card can still be drawn.
doublers-one-there = A doubler lies { IN($district) }: its card has been drawn in this stage.
doublers-no-card = { THE($harbour, start: 1) } is the harbour: there is no district card for it.
doublers-closed = { THE($district, start: 1) } is closed in this game: its district card is not used.
slip-doubled = A doubler lies there already: { LIST($districts) }.

## Reasons: equipment

stopped = { NAME($gang) } has just driven { TO($harbour) }. Allowed: { NAMES($choice) }.
take-allowed = Allowed: { NAME($kind) }.
take-not-allowed = Not allowed: { NAME($kind) }.
has-and-lies = { $equipment ->
    [nothing-at-all] The car of { NAME($gang) } has no equipment.
   *[other] The car of { NAME($gang) } has: { NAMES($equipment) }.
} { $display ->
    [nothing-at-all] Nothing lies on display.
   *[other] On display: { NAMES($display) }.
}

## What these questions need

ask-action-refused = “{ $action }” is not allowed in this position, so there is no end of such a turn.
cards-unknown = “{ $card }” is not a district card here. There are { LIST($cards) }.
cards-twice = The card of { $card } is listed here a second time; each district has only one.
cards-doubled = A doubler lies in { $card }: its card has been drawn already.
cards-police = No more policemen can come than the { $police } that are in play.
cards-after-the-end = The eighth doubler lies before “{ $card }” is drawn: the stage is over then.
piles-casino = With these cards doubler number { $doublers } can come and end the stage: “casino” must say which casino card is drawn then.

## Wrong ideas

belief-cards-up-without-driving = Whoever has one card left turns all the cards up at the end of the turn, even without driving.
belief-cards-up-every-drive = After every drive all the cards are turned up again, and a district card is drawn.
belief-card-after-every-drive = A district card is drawn after every drive.
belief-cards-up-later = The movement cards are turned up only at the start of your next turn.
belief-stage-ends-with-cards = The stage ends when the district cards run out.
belief-round-finished-first = After the eighth doubler the round is finished before the reckoning comes.
belief-policeman-draws-again = After a policeman another district card is drawn.
belief-policeman-counts = A policeman counts towards the eight doublers, as if one had been laid.
belief-cicero-doubled = Cicero can get a doubler even with three players.
belief-doubled-twice = A district can get a second doubler in the same stage.
belief-harbour-doubled = Gold Coast can get a doubler like any other location.
belief-whole-supply = At Gold Coast any kind of equipment may be taken, whatever lies on display.
belief-same-kind-again = A kind that you have already may be taken again.
belief-slides-out-first = A kind that you have may be taken again if it is the one that would slide out.
belief-no-third-piece = Whoever has two pieces of equipment cannot take a third.
mistake-cards-up-without-driving = Cards up without driving
mistake-cards-up-every-drive = Cards up after every drive
mistake-card-after-every-drive = A district card after every drive
mistake-cards-up-later = Cards turned up a turn too late
mistake-stage-ends-with-cards = The stage ends with the district cards
mistake-round-finished-first = The round finished first
mistake-policeman-draws-again = Another card after a policeman
mistake-policeman-counts = A policeman counted as a doubler
mistake-cicero-doubled = A doubler in closed Cicero
mistake-doubled-twice = Two doublers in one district
mistake-harbour-doubled = A doubler at Gold Coast
mistake-whole-supply = Anything may be taken
mistake-same-kind-again = The same kind again
mistake-slides-out-first = The piece that slides out again
mistake-no-third-piece = No third piece of equipment

## How these wrong ideas would tell their reasons

wrong-cards-up-without-driving = { NAME($gang) } has one card left and is thought to turn all cards up at the end of the turn, even without driving.
wrong-cards-up-every-drive = { NAME($gang) } has driven, and after every drive all cards are thought to be turned up.
wrong-card-after-every-drive = { NAME($gang) } has driven, and after every drive a district card is thought to be drawn.
wrong-cards-up-later = { NAME($gang) } is thought to turn the cards up, and to draw, only at the start of the next turn.
wrong-policeman-draws-again = After the policeman another district card is thought to be drawn.
wrong-stage-ends-with-cards = The district cards are used up, and with them the stage is thought to be over.
wrong-round-finished-first = { NAME($gang) } has laid the eighth doubler, and the round is thought to be finished first.
wrong-stage-ends-with-cards-doubled = All { $number } districts have a doubler: only now the stage is thought to be over.
wrong-doubler-all-the-same = { $place }: a doubler is thought to come here all the same.
wrong-policeman-counts = Doublers: { $number }, policemen: { $police }. Together they are thought to make eight, and the stage to be over.
wrong-equipment-optional = { NAME($gang) } is thought to be free to leave everything where it lies.
wrong-same-kind-again = { NAME($gang) } has the { NAME($kind) } already and is thought to be free to take another.
wrong-slides-out-first = The { NAME($kind) } would slide out, so { NAME($gang) } is thought to be free to take another.
wrong-no-third-piece = { NAME($gang) } has two pieces, and no third one is thought to be possible.
wrong-whole-supply = There is no { NAME($kind) } on display, but it is thought to be there for the taking.
