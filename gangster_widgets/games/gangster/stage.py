"""Doublers and stages: the district card, the end of a stage with its reckoning, what comes after it."""

from gangster_widgets.games.gangster.reckoning import reckon
from gangster_widgets.games.gangster.state import CARS, POLICE, State
from gangster_widgets.kernel.chance import Luck
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Piece, Rule, Tell, Where, Why

LAST_STAGE = 3

CARDS_UP = Rule("cards-up", "cards.third", ("gang", "cards"))
POLICEMAN = Rule("policeman", "cards.third")
DOUBLED = Rule("doubled", "doubler.card", ("district", "doublers"))
NO_CARD_LEFT = Rule("no-card-left", "doubler.card")
STAGE_OVER = Rule("stage-over", "stage.at-once", ("stage", "gang", "doublers"))
CASINO_DRAWN = Rule("casino-drawn", "casino.all", ("gang", "casino"))
INFLUENCE = Rule("influence", "goal.influence", ("gangs", "points", "influence"))
NEXT_STAGE = Rule("next-stage", "stage.next", ("stage", "gangs"))
NEW_GANGSTERS = Rule("new-gangsters", "stage.next", ("number",))
FIRST_DOUBLER = Rule("first-doubler", "setup.first-doubler", ("district", "police"))
FIRST_DOUBLER_NEXT = Rule("first-doubler-next", "stage.next", ("district", "police"))
GAME_OVER = Rule("game-over", "end.winners", ("gangs", "influence"))


def cards_up(state: State, gang: str, tell: Tell) -> State:
    """What follows when all cards of a gang are up again after its third one: a district card, perhaps a doubler.

    With the eighth doubler the stage ends at once.
    """
    cards = state.table.components.movement
    tell(Why(CARDS_UP, cards, (CARS[gang],), (gang, cards)))
    decks = state.decks
    if not decks.districts:
        if decks.knows("districts"):
            tell(Why(NO_CARD_LEFT, None, (CARS[gang],)))
        return state
    card = decks.districts[0]
    state = replace(state, decks=replace(decks, districts=decks.districts[1:], discarded=(*decks.discarded, card)))
    state = turned_over(state, card, (CARS[gang],), tell)
    return end_stage(state, gang, tell) if card != POLICE and all_lie(state) else state


def turned_over(state: State, card: str, where: tuple[Where, ...], tell: Tell) -> State:
    """The position after that district card was turned over: a doubler where it shows a district.

    A policeman does nothing; he is pointed at as said. Whether the stage is over with it is asked elsewhere.
    """
    if card == POLICE:
        tell(Why(POLICEMAN, card, where))
        return state
    state = _double(state, card)
    tell(Why(DOUBLED, card, (Piece("doubler", card), card), (card, doublers(state))))
    return state


def doublers(state: State) -> int:
    """How many doublers lie on the board."""
    return sum([district.doubled for district in state.districts])


def all_lie(state: State) -> bool:
    """Whether the eighth doubler lies, which ends a stage at once (stage.at-once)."""
    return doublers(state) >= state.table.components.doublers


def _double(state: State, name: str) -> State:
    district = state.districts[state.table.index[name]]
    return state.with_district(replace(district, doubled=True))


def end_stage(state: State, gang: str, tell: Tell) -> State:
    """The day of reckoning that gang has brought about, and the next stage or the end of the game after it.

    What is told of the casino card has as its value the position that is reckoned (`beats.reckoned`).
    """
    tell(Why(STAGE_OVER, state.stage, (CARS[gang],), (state.stage, gang, doublers(state))))
    casino, *rest = state.decks.casino
    state = replace(state, casino=casino, decks=replace(state.decks, casino=tuple(rest)))
    tell(Why(CASINO_DRAWN, state, (CARS[gang],), (gang, casino)))
    reckoning = reckon(state)
    tell(reckoning)
    for why in gained(state, reckoning):
        tell(why)
    influence = tuple([had + more for had, (_, more) in zip(state.influence, reckoning.value, strict=True)])
    state = replace(state, influence=influence)
    return next_stage(state, gang, tell) if state.stage < LAST_STAGE else _end(state, tell)


def gained(state: State, reckoning: Why) -> list[Why]:
    """What each person has after that reckoning of the whole board: the influence there was and the points of it."""
    points, found = dict(reckoning.value), []
    for gangs, had in zip(state.table.persons, totals(state), strict=True):
        more = sum([points[gang] for gang in gangs])
        found.append(
            Why(INFLUENCE, had + more, tuple([CARS[gang] for gang in gangs]), (tuple(gangs), more, had + more))
        )
    return found


def next_stage(state: State, gang: str, tell: Tell) -> State:
    """Doublers off, new gangsters, district cards without police shuffled, first doubler, police back in."""
    table, stage = state.table, state.stage + 1
    after = tuple(table.persons[(table.person[gang] + 1) % len(table.persons)])
    tell(Why(NEXT_STAGE, stage, tuple([CARS[one] for one in after]), (stage, after)))
    number = table.components.gangsters[stage - 1]
    new = tuple([min(number, left) for left in state.reserve])
    tell(Why(NEW_GANGSTERS, new, tuple([CARS[one] for one in table.gangs]), (max(new),)))
    cars = tuple([car.boarded(more, car.trunk) for car, more in zip(state.cars, new, strict=True)])
    reserve = tuple([left - more for left, more in zip(state.reserve, new, strict=True)])
    undoubled = tuple([replace(one, doubled=False) for one in state.districts])
    state = replace(state, stage=stage, districts=undoubled, cars=cars, reserve=reserve, casino=None)
    return lay_first_doubler(state, FIRST_DOUBLER_NEXT, tell)


def lay_first_doubler(state: State, rule: Rule, tell: Tell) -> State:
    """The district cards shuffled without police, the top one doubled, the police mixed into the rest."""
    luck = Luck(state.chance)
    cards = luck.shuffled(state.table.districts)
    police = state.table.components.police_in_play(len(state.table.persons))
    rest = luck.shuffled(cards[1:] + (POLICE,) * police)
    tell(Why(rule, cards[0], (Piece("doubler", cards[0]), cards[0]), (cards[0], police)))
    decks = replace(state.decks, districts=rest, discarded=cards[:1])
    return _double(replace(state, decks=decks, chance=luck.left()), cards[0])


def _end(state: State, tell: Tell) -> State:
    tell(game_over(state))
    return replace(state, over=True)


def game_over(state: State) -> Why:
    """Who wins with the influence there is, as the reason that ends the game."""
    best = leaders(state)
    gangs = tuple([gang for person in best for gang in state.table.persons[person]])
    return Why(GAME_OVER, best, tuple([CARS[gang] for gang in gangs]), (gangs, totals(state)[best[0]]))


def totals(state: State) -> tuple[int, ...]:
    """The influence of each person; with two persons that of both gangs together (two.persons)."""
    seat = state.table.seat
    return tuple(sum(state.influence[seat[gang]] for gang in gangs) for gangs in state.table.persons)


def leaders(state: State) -> tuple[int, ...]:
    """The persons with the most influence, all equal ones (end.winners)."""
    scores = totals(state)
    return tuple(person for person, score in enumerate(scores) if score == max(scores))
