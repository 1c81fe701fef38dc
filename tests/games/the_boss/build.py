"""Positions for tests, written as short as they can be."""

from typing import Any

from gangster_widgets.games.the_boss.game import GAME
from gangster_widgets.games.the_boss.position import position
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.kernel.why import Why

THREE = ("red", "blue", "green")


def at(players: tuple[str, ...] = THREE, **keys: Any) -> State:
    """A position of these players."""
    return position({"players": list(players), **keys})


def there(**gangsters: list[int]) -> dict[str, Any]:
    """A city where these stand: professionals and occasionals by colour."""
    return {"gangsters": gangsters}


def names(reasons: tuple[Why, ...]) -> set[str]:
    """The names of these reasons."""
    return {why.name for why in reasons}


def refused(state: State, words: str) -> set[str]:
    """What stands against an action."""
    return names(GAME.refusals(state, GAME.read(state, words)))


def played(state: State, *words: str) -> State:
    """The position after these actions, each of which must be legal."""
    for one in words:
        action = GAME.read(state, one)
        assert not GAME.refusals(state, action), one
        state = GAME.play(state, action)
    return state
