"""Whole random games, for tests that look at every round or every state of one."""

from collections.abc import Iterator
from typing import Any

from gangster_widgets.games.the_boss.game import GAME
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.players.random import Bot


def states(players: int, seed: int, **options: Any) -> Iterator[State]:
    """Every state of a random game, the last one too."""
    state, bot = GAME.new(players, seed, **options), Bot(seed)
    while not state.over:
        yield state
        state = GAME.play(state, bot.choose(GAME, state))
    yield state


def rounds(players: int, seed: int) -> list[State]:
    """The states in which the rounds of a random game begin."""
    found: list[State] = []
    for state in states(players, seed):
        if not found or state.round > found[-1].round:
            found.append(state)
    return found
