"""A bot that takes any legal action, each as likely as the other."""

import random
from typing import Any

from gangster_widgets.kernel.game import Game
from gangster_widgets.kernel.thinking import Thinking


class Bot:
    """Chooses at random, out of its own generator: the same seed chooses the same."""

    def __init__(self, seed: int) -> None:
        self._draw = random.Random(seed).random

    def choose(self, game: Game[Any, Any], state: Any) -> Any:
        """One of the legal actions."""
        actions = game.legal(state)
        return actions[int(self._draw() * len(actions))]

    def think(self, game: Game[Any, Any], state: Any) -> Thinking:
        """One of the legal actions; none of them is looked at."""
        action = self.choose(game, state)
        return Thinking(action, plan=(action,))

    def idea(self, game: Game[Any, Any]) -> None:
        """It goes by no rule, right or wrong."""

    def stop(self) -> None:
        """There is nothing to stop."""
