"""The same position and question with colours exchanged: whatever holds of one holds of the other.

Colours change places together with their seats. Cities stay: each has cards and a place in the row of its own.
"""

import random
from collections.abc import Mapping
from typing import Any

from gangster_widgets.games.the_boss.actions import Action
from gangster_widgets.games.the_boss.notation import read, write
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.games.the_boss.table import seated
from gangster_widgets.kernel.exchanged import recoloured
from gangster_widgets.kernel.record import replace


def permuted(state: State, ask: Mapping[str, Any], chance: random.Random) -> tuple[State, dict[str, Any]]:
    """The position and what is asked about it, with colours exchanged by lot."""
    table = state.table
    colours = dict(zip(table.colours, chance.sample(table.colours, len(table.colours)), strict=True))
    other = seated(table.components, tuple(colours[who] for who in table.colours), table.line_up, table.rulings)
    asked = recoloured(ask, colours, lambda text: write(_exchanged(read(state, text), colours)))
    return replace(state, table=other), asked


def _exchanged(action: Action, colours: Mapping[str, str]) -> Action:
    """The action, done by the other colour."""
    return replace(action, who=colours.get(action.who, action.who))
