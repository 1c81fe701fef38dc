"""Who sits where, as it is seen at the table."""

from gangster_widgets.games.gangster.state import State
from gangster_widgets.kernel.words import Words


def signs(state: State, player: int) -> str:
    """The gangs of that player, by the letters that their signs go by."""
    return "".join(state.table.persons[player])


def shown_to(state: State, player: int | None) -> State:
    """The position as that player sees it, or somebody who is none of them: everything that lies there is open."""
    return state


def at_day(state: State, reckoned: State) -> State:
    """What lies there when a day of reckoning has come and nobody has gone on: the position as it is then."""
    return state


def acting(state: State) -> tuple[str, ...]:
    """The gangs of whoever is to act."""
    return tuple(state.table.persons[state.turn])


def moment(state: State, words: Words) -> str:
    """Nothing needs to be said of what is to be decided: whose turn it is says that."""
    return ""
