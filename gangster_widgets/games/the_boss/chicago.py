"""What Chicago is worth: half of the last open cards of the cities left of it, rounded down; the rest is Alcapo's."""

from collections.abc import Callable

from gangster_widgets.games.the_boss.components import Face
from gangster_widgets.games.the_boss.majority import HELD_BY, Holder, holder
from gangster_widgets.games.the_boss.state import City, State, open_cards
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Rule, Where, Why

CHICAGO = Rule("chicago-pays", "boss.chicago-pay", ("who", "money", "alcapo"))
CHICAGO_EMPTY = Rule("chicago-empty", "boss.chicago-pay", ("city", "alcapo"))
SUM = Rule("chicago-sum", "boss.chicago-pay", ("total", "cities"))
NOTHING_LEFT = Rule("chicago-nothing-left", "boss.chicago-move")
SHARE = Rule("chicago-share", "boss.alcapo", ("total", "money", "alcapo"))
COUNTS = Rule("chicago-counts", "boss.chicago-pay", ("city", "cards", "money"))
COUNTS_NOTHING = Rule("chicago-counts-nothing", "boss.chicago-pay", ("city", "cards"))
NO_OPEN_CARD = Rule("chicago-no-open-card", "boss.chicago-pay", ("city",))
LIES = Rule("chicago-lies", "boss.chicago-move", ("left", "round"))
LIES_HERE = Rule("chicago-lies-here", "boss.chicago-move", ("left",))

Counted = Callable[[State, City], tuple[tuple[Face, ...], tuple[Where, ...]]]


class Steps(Record, frozen=True, gc=False):
    """How one thinks: which cities pay, which of their cards count, and how much of the sum the winner gets."""

    cities: Callable[[State], tuple[City, ...]]
    counted: Counted
    share: Callable[[int], int]


def left(state: State) -> int:
    """How many cities lie left of Chicago: one more every round, until it lies at the far right (boss.chicago-move)."""
    return min(state.round, len(state.table.cities)) if state.left is None else state.left


def to_the_left(state: State) -> tuple[City, ...]:
    """The cities left of Chicago."""
    return state.cities[: left(state)]


def last_open(state: State, city: City) -> tuple[tuple[Face, ...], tuple[Where, ...]]:
    """The card that was laid open last."""
    return city.open[-1:], open_cards(city, 1)


def half(total: int) -> int:
    """Half, rounded down (boss.alcapo)."""
    return total // 2


BY_THE_RULES = Steps(to_the_left, last_open, half)


def money(face: Face | None) -> int:
    """What a card is worth in money: nothing where it is a penalty, or where there is none."""
    return face if isinstance(face, int) else 0


def chicago(state: State, steps: Steps = BY_THE_RULES, who: Holder = holder) -> Why:
    """Who wins Chicago at the end of this round, his money and Alcapo's; nobody there: all of it stays with Alcapo."""
    total = _sum(state, steps)
    won = who(state.chicago)
    name, wins = state.table.chicago, None if won is None else state.table.colours[won]
    if won is None or wins is None:
        value = (None, 0, total.value)
        return Why(CHICAGO_EMPTY, value, (name,), (name, total.value), (total,))
    part = steps.share(total.value)
    shared = Why(SHARE, part, (name,), (total.value, part, total.value - part))
    facts = (wins, part, total.value - part)
    held = Why(HELD_BY, wins, (name,), (wins, name, state.chicago.men[won].number))
    return Why(CHICAGO, (wins, part, total.value - part), (name,), facts, (held, total, shared))


def _sum(state: State, steps: Steps) -> Why:
    """The sum of what counts, city by city."""
    cities, name = steps.cities(state), state.table.chicago
    number = left(state)
    facts, rule = ((number,), LIES_HERE) if state.left is not None else ((number, state.round), LIES)
    lies = Why(rule, number, (name,), facts)
    if not cities:
        return Why(SUM, 0, (name,), (0, ()), (lies, Why(NOTHING_LEFT, 0, (name,))))
    parts = tuple([_city(state, city, steps) for city in cities])
    total, names = sum([why.value for why in parts]), tuple([city.name for city in cities])
    return Why(SUM, total, names, (total, names), (lies, *parts))


def _city(state: State, city: City, steps: Steps) -> Why:
    """What one city adds."""
    cards, where = steps.counted(state, city)
    if not cards:
        return Why(NO_OPEN_CARD, 0, (city.name,), (city.name,))
    amount = sum([money(face) for face in cards])
    if any(isinstance(face, int) for face in cards):
        return Why(COUNTS, amount, where, (city.name, cards, amount))
    return Why(COUNTS_NOTHING, 0, where, (city.name, cards))
