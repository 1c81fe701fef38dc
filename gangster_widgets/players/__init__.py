"""Bots, each found because its file is here; every one plays any game through the protocol."""

import importlib
import pkgutil
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol

from gangster_widgets.kernel.game import Game


class Bot(Protocol):
    """Somebody who chooses. The same seed in the same game chooses the same."""

    def choose(self, game: Game[Any, Any], state: Any) -> Any:
        """One of the legal actions of the actor. Reads nothing that the actor cannot know."""


class Played(NamedTuple):
    """A whole game that bots have played: how long it was, and the state it ended in."""

    turns: int
    actions: int
    state: Any


@cache
def bots() -> tuple[str, ...]:
    """The names of all bots."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__)))


def bot(name: str, seed: int) -> Bot:
    """The bot of that name, one of `bots()`, with a seed of its own."""
    found: Bot = importlib.import_module(f"{__name__}.{name}").Bot(seed)
    return found


def play_out(game: Game[Any, Any], state: Any, names: Sequence[str], seed: int) -> Played:
    """Plays on from that state to the end, with these bots by player."""
    seats = [bot(name, seed * 1_000 + player) for player, name in enumerate(names)]
    turns = actions = 0
    over, play, actor, turn_over = game.over, game.play, game.actor, game.turn_over
    while not over(state):
        after = play(state, seats[actor(state)].choose(game, state))
        actions += 1
        turns += turn_over(state, after)
        state = after
    return Played(turns, actions, state)
