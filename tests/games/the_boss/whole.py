"""Whole random games, for tests that look at every round or every state of one."""

from functools import partial

from gangster_widgets.games.the_boss.game import GAME
from gangster_widgets.games.the_boss.state import State
from tests.games import acting

states = partial(acting.states, GAME)


def rounds(players: int, seed: int) -> list[State]:
    """The states in which the rounds of a random game begin."""
    found: list[State] = []
    for state in states(players, seed):
        if not found or state.round > found[-1].round:
            found.append(state)
    return found
