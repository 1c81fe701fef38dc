"""Whole random games, for tests that look at every state of one."""

from collections.abc import Iterator
from typing import Any

from gangster_widgets.games.gangsta.game import GAME
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.players.random import Bot

VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {"families": "played"},
    {"resources": "played"},
    {"families": "played", "resources": "played", "coop-alone": "pays-both", "private-jet": "cooperative-only"},
)


def states(players: int, seed: int, **options: Any) -> Iterator[State]:
    """Every state of a random game, the last one too."""
    state, bot = GAME.new(players, seed, **options), Bot(seed)
    while not state.over:
        yield state
        state = GAME.play(state, bot.choose(GAME, state))
    yield state
