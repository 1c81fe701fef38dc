"""Other doublers for a question that names district cards."""

import random
from collections.abc import Sequence

from gangster_widgets.games.gangster.state import State
from gangster_widgets.kernel.record import replace


def other_doublers(state: State, number: int, cards: Sequence[str], chance: random.Random) -> State:
    """The position with that many doublers, or as many as can be, in other districts that are named and on no card."""
    free = [one.name for one in state.districts if one.fields and one.name not in cards]
    doubled = set(chance.sample(free, min(number, len(free))))
    return replace(state, districts=tuple(replace(one, doubled=one.name in doubled) for one in state.districts))
