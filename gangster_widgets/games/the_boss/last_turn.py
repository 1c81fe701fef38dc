"""The order of the last turn of a round: most gangsters still in hand first, equal ones clockwise from the start."""

from collections.abc import Callable, Sequence

from gangster_widgets.games.the_boss.state import State, hand
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Rule, Why

LAST_TURN = Rule("last-turn", "boss.last-turn", ("players",))
NTH = Rule("last-turn-nth", "boss.last-turn", ("nth", "who", "number"))
EQUAL = Rule("last-turn-equal", "boss.turn-order", ("who", "rivals", "number", "start"))


def in_hand(state: State, seat: int) -> int:
    """How many gangsters of both kinds a player still has before him (boss.same-worth)."""
    men = state.crews[seat].available
    if men is None:
        raise SaidError("ask-hands", player=state.table.colours[seat])
    return men.number


def most_first(seats: Sequence[int], numbers: Sequence[int]) -> tuple[int, ...]:
    """The seats, which come clockwise from the start player, by their numbers; equal ones stay as they come."""
    return tuple(sorted(seats, key=lambda seat: -numbers[seat]))


class Steps(Record, frozen=True, gc=False):
    """How one thinks: what is counted, and how the numbers decide."""

    count: Callable[[State, int], int]
    order: Callable[[Sequence[int], Sequence[int]], tuple[int, ...]]


BY_THE_RULES = Steps(in_hand, most_first)


def last_turn(state: State, steps: Steps = BY_THE_RULES) -> Why:
    """Who plays first, second and so on in the last turn of this round, counted as it stands."""
    colours = state.table.colours
    numbers = [steps.count(state, seat) for seat in range(len(colours))]
    seats = steps.order(state.table.clockwise(state.start), numbers)
    parts = []
    for nth, seat in enumerate(seats, start=1):
        who = colours[seat]
        others = tuple([colours[one] for one in seats if numbers[one] == numbers[seat] and one != seat])
        facts = (who, others, numbers[seat], colours[state.start])
        equal = (Why(EQUAL, numbers[seat], (hand(who),), facts),) if others else ()
        parts.append(Why(NTH, (who, nth), (hand(who),), (nth, who, numbers[seat]), equal))
    order = tuple([colours[seat] for seat in seats])
    return Why(LAST_TURN, order, tuple([hand(who) for who in order]), (order,), tuple(parts))
