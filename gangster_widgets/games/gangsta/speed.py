"""Work whose speed is measured: whole random games of four, and every position's count of points and best orders."""

from collections.abc import Callable, Mapping
from functools import cache

from gangster_widgets.games.gangsta.best_heist import best_heist
from gangster_widgets.games.gangsta.chapters import counted
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.game import game
from gangster_widgets.players import play_out

GAMES = 10


def work() -> Mapping[str, Callable[[], int]]:
    """By name: work that says how many things of its kind it has done."""
    return {"actions": random_games, "counts": counts, "heists": heists}


def random_games() -> int:
    """Plays whole random games of four, all legal actions listed at every decision; says how many actions."""
    gangsta = game("gangsta")
    return sum(play_out(gangsta, gangsta.new(4, seed), ["random"] * 4, seed).actions for seed in range(GAMES))


def counts() -> int:
    """Everybody's points at every position of some random games, with all reasons; says how many."""
    for state in _positions():
        counted(state)
    return len(_positions())


def heists() -> int:
    """For which heists the whole gang can be engaged, at every position of some random games; says how many."""
    for state in _positions():
        best_heist(state.by_player, state.table.colours[state.turn], state.display, state.resources)
    return len(_positions())


@cache
def _positions() -> tuple[State, ...]:
    gangsta = game("gangsta")
    found: list[State] = []
    for seed in range(GAMES):
        play_out(gangsta, gangsta.new(4, seed), ["random"] * 4, seed, lambda state, *_: found.append(state))
    return tuple(found)
