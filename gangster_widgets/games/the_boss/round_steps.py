"""What a round is made of, as one can think of it wrongly: what comes first in a turn, and where a card lies hidden."""

from collections.abc import Callable

from gangster_widgets.games.the_boss.state import State
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Rule, Why

PLACE, LAY = "place", "lay"

TURN_ORDER = Rule("turn-first", "boss.turn", ("first", "then"))
CARDS_UNDER = Rule("cards-under", "boss.chicago-bare", ("cities",))


def gangsters_first(_: State) -> tuple[str, str]:
    """Gangsters come first, then the card (boss.turn)."""
    return PLACE, LAY


def not_chicago(state: State) -> tuple[str, ...]:
    """A card lies under every city but Chicago (boss.chicago-bare)."""
    return state.table.cities


class Steps(Record, frozen=True, gc=False):
    """How one thinks of a round: the order of the two actions of a turn, and the cities with a card under them."""

    turn: Callable[[State], tuple[str, str]] = gangsters_first
    covered: Callable[[State], tuple[str, ...]] = not_chicago


BY_THE_RULES = Steps()


def turn_order(state: State, steps: Steps = BY_THE_RULES) -> Why:
    """What comes first in a turn, and what after it."""
    first, then = steps.turn(state)
    return Why(TURN_ORDER, (first, then), state.table.places, (first, then))


def covered(state: State, steps: Steps = BY_THE_RULES) -> Why:
    """The cities under which a card lies face down."""
    cities = steps.covered(state)
    return Why(CARDS_UNDER, cities, cities, (cities,))
