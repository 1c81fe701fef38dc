"""The same position and question with colours exchanged: whatever holds of one holds of the other.

Colours change places together with their seats, also with colours that nobody plays. Names of gangsters stay: they
are proper names.
"""

import random
from collections.abc import Mapping
from typing import Any

from gangster_widgets.games.gangsta.actions import Action
from gangster_widgets.games.gangsta.notation import read, write
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.games.gangsta.table import COLOURS, seated
from gangster_widgets.kernel.exchanged import recoloured
from gangster_widgets.kernel.record import replace


def permuted(state: State, ask: Mapping[str, Any], chance: random.Random) -> tuple[State, dict[str, Any]]:
    """The position and what is asked about it, with colours exchanged by lot."""
    table = state.table
    colours = dict(zip(table.colours, chance.sample(COLOURS, len(table.colours)), strict=True))
    other = seated(table.components, tuple(colours[who] for who in table.colours), table.rulings)
    asked = recoloured(ask, colours, lambda text: write(_exchanged(read(state, text), colours)))
    return replace(state, table=other), asked


def _exchanged(action: Action, colours: Mapping[str, str]) -> Action:
    """The action, done by the other colour to the others."""
    return replace(action, who=colours.get(action.who, action.who), what=colours.get(action.what, action.what))
