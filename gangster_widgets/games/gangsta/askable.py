"""What a question can be about in a position: the players that can be named."""

from collections.abc import Mapping

from gangster_widgets.games.gangsta.state import State


def askable(state: State) -> Mapping[str, tuple[str, ...]]:
    """What can be named, by the name of the part of a question that names it."""
    return {"player": state.table.colours, "engaged": tuple(one.name for gang in state.gangs for one in gang)}
