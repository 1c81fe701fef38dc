"""Positions for tests, written as short as they can be."""

from functools import partial
from typing import Any

from gangster_widgets.games.the_boss.game import GAME
from gangster_widgets.games.the_boss.position import position
from gangster_widgets.games.the_boss.state import State
from tests.games import acting

THREE = ("red", "blue", "green")


def at(players: tuple[str, ...] = THREE, **keys: Any) -> State:
    """A position of these players."""
    return position({"players": list(players), **keys})


def there(**gangsters: list[int]) -> dict[str, Any]:
    """A city where these stand: professionals and occasionals by colour."""
    return {"gangsters": gangsters}


refused, played = partial(acting.refused, GAME), partial(acting.played, GAME)
