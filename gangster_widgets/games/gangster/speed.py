"""Work whose speed is measured: whole random games of four, and reckonings of tablets with all their reasons."""

from collections.abc import Callable, Mapping
from functools import cache

from gangster_widgets.games.gangster.reckoning import reckon_district
from gangster_widgets.games.gangster.tablet import District
from gangster_widgets.kernel.game import game
from gangster_widgets.players import Played, play_out

GAMES = 60
CASINO = 4


def work() -> Mapping[str, Callable[[], int]]:
    """By name: work that says how many things of its kind it has done."""
    return {"actions": random_games, "reckonings": reckonings}


def random_games() -> int:
    """Plays whole random games of four, all legal actions listed at every turn; says how many actions."""
    return sum(_random_game(4, seed).actions for seed in range(GAMES))


def reckonings() -> int:
    """Reckons the districts at the end of random games of five, each with all its reasons; says how many."""
    districts = _last_districts()
    for district in districts:
        reckon_district(district, CASINO)
    return len(districts)


@cache
def _last_districts() -> tuple[District, ...]:
    games = (_random_game(5, seed) for seed in range(GAMES))
    return tuple(district for played in games for district in played.state.districts)


def _random_game(players: int, seed: int) -> Played:
    gangster = game("gangster")
    return play_out(gangster, gangster.new(players, seed), ["random"] * players, seed)
