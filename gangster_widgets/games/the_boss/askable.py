"""What a question can be about in a position: the cities and the players that can be named."""

from collections.abc import Mapping

from gangster_widgets.games.the_boss.state import State


def askable(state: State) -> Mapping[str, tuple[str, ...]]:
    """What can be named, by the name of the part of a question that names it; places first."""
    return {"city": state.table.places, "player": state.table.colours}
