"""A bot that looks one action ahead: which leads furthest if everything were scored at once?"""

from typing import Any

from gangster_widgets.kernel.game import Game
from gangster_widgets.kernel.thinking import Looked, Thinking
from gangster_widgets.players._thinker import Thinker, lead


class Bot(Thinker):
    """Takes what is to be had now, prepares nothing, and leaves equal actions to the lot."""

    def think(self, game: Game[Any, Any], state: Any) -> Thinking:
        """Every legal action with the lead over the best of the others after it, less what it uses up."""
        me = game.actor(state)
        known = game.at_turn(state, me)
        now = lead(game.outlook(known, now=True), me)
        actions = game.legal(known)
        gains = {one: lead(game.outlook(game.play(known, one), now=True), me) - now for one in actions}
        looked = [Looked(one, gain - game.price(known, one)) for one, gain in gains.items()]
        return self.chosen(looked, len(looked), known)
