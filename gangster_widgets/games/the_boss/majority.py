"""Who holds a city: the player with the most gangsters there. A tie never arises."""

from collections.abc import Callable

from gangster_widgets.games.the_boss.state import City, State
from gangster_widgets.kernel.why import Rule, Why

HELD_BY = Rule("held-by", "boss.majority", ("who", "city", "number"))
HELD_BY_NOBODY = Rule("held-by-nobody", "boss.empty-city", ("city",))

Holder = Callable[[City], int | None]


def holder(city: City) -> int | None:
    """The seat of who has the most gangsters there; None where nobody stands."""
    counts = [men.professionals + men.occasionals for men in city.men]
    most = max(counts)
    return counts.index(most) if most else None


def held(state: State, city: City, who: Holder = holder) -> Why:
    """Who holds that city, as a reason; its value is the colour, None for nobody."""
    seat = who(city)
    if seat is None:
        return Why(HELD_BY_NOBODY, None, (city.name,), (city.name,))
    colour = state.table.colours[seat]
    return Why(HELD_BY, colour, (city.name,), (colour, city.name, city.men[seat].number))
