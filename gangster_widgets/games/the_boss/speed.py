"""Work whose speed is measured: whole random games of four, and what every position of some games would pay."""

from collections.abc import Callable, Mapping
from functools import cache

from gangster_widgets.games.the_boss.payout import payout
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.kernel.game import game
from gangster_widgets.players import play_out

GAMES = 20


def work() -> Mapping[str, Callable[[], int]]:
    """By name: work that says how many things of its kind it has done."""
    return {"actions": random_games, "payouts": payouts}


def random_games() -> int:
    """Plays whole random games of four, all legal actions listed at every turn; says how many actions."""
    boss = game("the_boss")
    return sum(play_out(boss, boss.new(4, seed), ["random"] * 4, seed).actions for seed in range(GAMES))


def payouts() -> int:
    """What the round would bring at every position of some random games, with all reasons; says how many."""
    for state in _positions():
        payout(state)
    return len(_positions())


@cache
def _positions() -> tuple[State, ...]:
    boss = game("the_boss")
    found: list[State] = []
    for seed in range(GAMES):
        play_out(boss, boss.new(4, seed), ["random"] * 4, seed, lambda state, *_: found.append(state))
    return tuple(found)
