"""A bot that plays as people do who are new to it: it takes what it sees, overlooks much, and has one rule wrong."""

from typing import Any

from gangster_widgets.kernel.game import Game
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.thinking import Looked, Thinking
from gangster_widgets.players._thinker import Thinker, lead

OVERLOOKED = 0.5
"""How likely it does not see an action at all."""


class Bot(Thinker):
    """Looks one action ahead, with a wrong idea that it keeps through the game and without seeing all actions."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._which = self.lot()

    def idea(self, game: Game[Any, Any]) -> Mistake:
        """What it has wrong, by its seed."""
        return game.misleading[int(self._which * len(game.misleading))]

    def think(self, game: Game[Any, Any], state: Any) -> Thinking:
        """The actions that it sees, with what it thinks of them."""
        me, thought = game.actor(state), self.idea(game).change(game.thought)
        known = game.at_turn(state, me)
        now = lead(game.outlook(known, thought, now=True), me)
        actions = game.legal(known)
        seen = [one for one in actions if self.lot() >= OVERLOOKED] or actions
        gains = {one: lead(game.outlook(game.play(known, one), thought, now=True), me) - now for one in seen}
        looked = [Looked(one, gain - game.price(known, one)) for one, gain in gains.items()]
        return self.chosen(looked, len(looked), known)
