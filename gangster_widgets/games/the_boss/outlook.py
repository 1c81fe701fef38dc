"""What each player can expect of a position, in millions: what bots weigh.

What is hidden is weighed by what may lie there. Cards are read off the same steps as the payout, and nothing that
somebody cannot know is asked.
"""

from collections.abc import Sequence
from functools import lru_cache

from gangster_widgets.games.the_boss import placing
from gangster_widgets.games.the_boss.actions import Action, Lay, Place
from gangster_widgets.games.the_boss.chicago import left
from gangster_widgets.games.the_boss.components import BANISHED, HOSPITAL, PRISON, REVOLVER, Face
from gangster_widgets.games.the_boss.ending import gangsters_left, is_last
from gangster_widgets.games.the_boss.hidden import may_lie, resample, seen, without_hidden
from gangster_widgets.games.the_boss.last_turn import most_first
from gangster_widgets.games.the_boss.laying import lays
from gangster_widgets.games.the_boss.majority import holder
from gangster_widgets.games.the_boss.payout import Steps
from gangster_widgets.games.the_boss.state import City, Men, State
from gangster_widgets.games.the_boss.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.record import replace

COSTS = {REVOLVER: 1.5, PRISON: 1.0, HOSPITAL: 0.5, BANISHED: 0.6}
"""What a penalty costs while rounds lie ahead, in millions."""
LOST = 0.2
"""How likely a city that somebody can still take is lost, for each turn that is left."""
IN_HAND = 0.75
"""What an available gangster is worth at the beginning of a round; less with every turn that is over."""
OCCASIONAL = 0.5
"""What an occasional is worth who can still be used in a later round."""
GUESSES = 3
"""So many of all ways in which the other hands may be are looked at."""


def outlook(state: State, thought: Thought = BY_THE_RULES, now: bool = False) -> tuple[float, ...]:
    """The money that each player can expect: what he has, and what this round would pay as gangsters stand.

    A hidden card counts the mean of those that may lie there. With `now` the round ends at once; otherwise a city that
    somebody can still take counts less, and gangsters who are still to be placed count a little.
    """
    state = state if state.eyes is not None else without_hidden(state)
    expected = [float(money) for money in state.money]
    turns = 0 if now else state.table.components.hand - state.beat + 1
    last = is_last(state)
    for city in state.cities[:-1]:
        winner = holder(city)
        if winner is not None:
            share = 1.0 if now else _kept(state, city, winner, turns)
            for seat, worth in _worth(city, winner, may_lie(state, city.name, thought.hidden), thought.payout, last):
                expected[seat] += share * worth
    for why in thought.payout.chicago(state, thought.chicago) if state.chicago.number else ():
        who, money = why.value[:2]
        if isinstance(money, int) and who is not None:
            seat = state.table.seat[who]
            expected[seat] += money * (1.0 if now else _kept(state, state.chicago, seat, turns))
    if not now:
        expected = [more + _in_hand(state, seat, turns, last) for seat, more in enumerate(expected)]
    return tuple(expected)


@lru_cache(maxsize=2**15)
def _worth(city: City, winner: int, faces: tuple[Face, ...], steps: Steps, last: bool) -> list[tuple[int, float]]:
    """What the card of that city brings whom, on the mean of those that may lie there."""
    found: list[tuple[int, float]] = []
    for face in faces:
        won = steps.won(replace(city, hidden=face))
        if isinstance(won, int):
            found.append((winner, won / len(faces)))
        elif won is not None:
            found += [(seat, -cost(won, last) / len(faces)) for seat in steps.struck(city, winner)]
    return found


def cost(penalty: Face, last: bool) -> float:
    """What a penalty costs: nothing in the last round."""
    return 0.0 if last else COSTS[str(penalty)]


def _kept(state: State, city: City, winner: int, turns: int) -> float:
    """How likely who holds the city keeps it: the less, the more of the others can take it, and the longer they can."""
    least, able = city.men[winner].number, 0
    for seat, crew in enumerate(state.crews):
        if seat != winner and crew.available is not None and city.name not in crew.banished:
            able += crew.available.number + city.men[seat].number > least
    return float((1 - LOST) ** (able * min(turns, 3)))


def _in_hand(state: State, seat: int, turns: int, last: bool) -> float:
    """What available gangsters may still bring: in this round, and occasionals in a later one."""
    men = state.crews[seat].available
    return 0.0 if men is None else _men(men, turns, last)


def _men(men: Men, turns: int, last: bool) -> float:
    """The same for these gangsters."""
    return IN_HAND * men.number * turns / 5 + (0.0 if last else OCCASIONAL * men.occasionals)


def price(state: State, action: Action) -> float:
    """What an action uses up that its player may miss later: gangsters who could still be placed in this round, and
    occasionals who could be in a later one.
    """
    if not isinstance(action, Place):
        return 0.0
    turns, last = state.table.components.hand - state.beat, is_last(state)
    return _men(Men(action.professionals, action.occasionals), turns, last)


def at_turn(state: State, player: int) -> State:
    """The position as if it were that player's turn, with nothing in it that he does not know.

    Once it is somebody's knowledge it stays his, whoever's turn it is then; where the other hands are guessed, each
    goes by his own. Nothing is drawn there and no round ends.
    """
    known = state if state.eyes is not None else replace(seen(state, player), eyes=player, whole=False)
    if known.guessed and known.eyes != player:
        known = replace(known, eyes=player)
    return known if known.queue[0] == player else replace(known, queue=(player,), placed=False)


def guesses(state: State, player: int) -> tuple[State, ...]:
    """As if it were that player's turn, with the other hands as they may be: some of all ways, others in every turn."""
    if state.eyes is not None or not any(some for seat, some in enumerate(state.hands) if seat != player):
        return (at_turn(state, player),)
    first = GUESSES * (state.round * state.table.components.hand + state.beat)
    found = [without_hidden(resample(state, player, first + nth)) for nth in range(GUESSES)]
    return tuple([replace(one, eyes=player, guessed=True, whole=False, pile=(), chance=0) for one in found])


def between(state: State, after: State) -> tuple[int, ...]:
    """Who acts before the player whose turn it was acts again, or before the round ends.

    The last turn begins with whoever has most gangsters in hand, hence how many he has just placed matters.
    """
    me, *rest = state.queue
    number, order = state.table.components.hand, state.table.clockwise(state.start)
    if state.beat == number or not state.whole:
        return tuple(rest)
    if state.beat + 1 == number:
        order = most_first(order, [gangsters_left(after, seat) for seat in range(len(after.crews))])
    return (*rest, *order[: order.index(me)])


def weighty(state: State) -> list[Action]:
    """Of the actions that change what there is to score each once: the smallest way to take each city, and cards that
    change what Chicago pays somebody.
    """
    if state.over:
        return []
    seat = state.queue[0]
    found: list[Action] = [] if state.placed else [*placing.takeovers(state, seat)]
    if holder(state.chicago) is None:
        return found
    pays = {city.name for city in state.cities[: left(state)]}
    return [*found, *[lay for lay in lays(state, seat) if lay.city in pays]]


def closing(state: State, action: Action) -> float:
    """How likely that action ends the round: only the very last card does."""
    ends = isinstance(action, Lay) and state.beat == state.table.components.hand and len(state.queue) == 1
    return float(ends and state.whole)


def lasting(state: State, player: int) -> float:
    """How likely that player has another turn in this round when he has just acted: as long as he has another card."""
    return float(len(state.hands[player] or ()) > 1)


def misleading(mistakes: Sequence[Mistake]) -> tuple[Mistake, ...]:
    """Those of the mistakes with which a payout is expected to come out otherwise."""
    found = []
    for one in mistakes:
        thought = one.change(BY_THE_RULES)
        steps = (thought.payout, thought.chicago, thought.hidden)
        if steps != (BY_THE_RULES.payout, BY_THE_RULES.chicago, BY_THE_RULES.hidden):
            found.append(one)
    return tuple(found)
