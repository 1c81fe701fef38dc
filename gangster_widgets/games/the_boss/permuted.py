"""The same position and question with colours exchanged: whatever holds of one holds of the other.

Colours change places together with their seats. Cities stay: each has cards and a place in the row of its own.
"""

import random
from collections.abc import Mapping
from typing import Any

from gangster_widgets.games.the_boss.notation import read, write
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.games.the_boss.table import seated
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.record import replace


def permuted(state: State, ask: Mapping[str, Any], chance: random.Random) -> tuple[State, dict[str, Any]]:
    """The position and what is asked about it, with colours exchanged by lot."""
    table = state.table
    colours = dict(zip(table.colours, chance.sample(table.colours, len(table.colours)), strict=True))
    other = seated(table.components, tuple(colours[who] for who in table.colours), table.line_up, table.rulings)

    def asked(part: Any) -> Any:
        """What is asked, as plain data: colours and actions in words are exchanged."""
        if isinstance(part, Mapping):
            return {asked(key): asked(value) for key, value in part.items()}
        if isinstance(part, list):
            return [asked(one) for one in part]
        if not isinstance(part, str) or part in colours:
            return colours.get(part, part) if isinstance(part, str) else part
        try:
            action = read(state, part)
        except Unreadable:
            return part
        return write(replace(action, who=colours.get(action.who, action.who)))

    return replace(state, table=other), asked(ask)
