"""Who sits where, as it is seen at the table."""

from gangster_widgets.games.gangster.state import State


def signs(state: State, player: int) -> str:
    """The gangs of that player, by the letters that their signs go by."""
    return "".join(state.table.persons[player])


def acting(state: State) -> tuple[str, ...]:
    """The gangs of whoever is to act."""
    return tuple(state.table.persons[state.turn])
