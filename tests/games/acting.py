"""Any game, played and asked in words, and whole random games."""

from collections.abc import Iterable, Iterator
from typing import Any

from gangster_widgets.kernel.game import Game
from gangster_widgets.kernel.why import Why
from gangster_widgets.players.random import Bot


def names(reasons: Iterable[Why]) -> set[str]:
    """The names of these reasons."""
    return {why.name for why in reasons}


def refused(game: Game[Any, Any], state: Any, words: str) -> set[str]:
    """What stands against an action."""
    return names(game.refusals(state, game.read(state, words)))


def played(game: Game[Any, Any], state: Any, *words: str) -> Any:
    """The position after these actions, each of which must be legal."""
    for one in words:
        action = game.read(state, one)
        assert not game.refusals(state, action), one
        state = game.play(state, action)
    return state


def states(game: Game[Any, Any], players: int, seed: int, **options: Any) -> Iterator[Any]:
    """Every state of a random game, the last one too."""
    state, bot = game.new(players, seed, **options), Bot(seed)
    while not game.over(state):
        yield state
        state = game.play(state, bot.choose(game, state))
    yield state
