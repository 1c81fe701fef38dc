"""Who sits where, as it is seen at the table."""

from gangster_widgets.games.gangster.state import State


def signs(state: State, player: int) -> str:
    """The gangs of that player, by the letters that their signs go by."""
    return "".join(state.table.persons[player])


def shown_to(state: State, player: int | None) -> State:
    """The position as that player sees it, or somebody who is none of them: everything that lies there is open."""
    return state


def acting(state: State) -> tuple[str, ...]:
    """The gangs of whoever is to act."""
    return tuple(state.table.persons[state.turn])
