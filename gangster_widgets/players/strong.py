"""A bot that plans: its own next actions, with what the others can take in between, by search."""

from collections.abc import Sequence
from typing import Any

from gangster_widgets.kernel.game import Game
from gangster_widgets.kernel.thinking import Looked, Thinking
from gangster_widgets.players._thinker import ALIKE, Thinker, lead

PATIENCE = 0.85
"""How much a gain one turn later counts."""
AHEAD = 2
"""So many own actions are planned after the first."""
BEST = 0.5
"""How much the best of the others matters beside their mean."""
NODES = 6_000
"""After so many positions one own action is planned and one guess looked at: then come those that looked less good."""


class Bot(Thinker):
    """Weighs each action by what it gains, what the others can then take at once, and what it prepares."""

    def think(self, game: Game[Any, Any], state: Any) -> Thinking:
        """Every legal action with its worth, those first that gain most at once."""
        self.stopped.clear()
        known = game.at_turn(state, game.actor(state))
        searches = [Search(game, state, guess) for guess in game.guesses(state, game.actor(state))]
        gains = {action: searches[0].gain(action) for action in game.legal(known)}
        looked: list[Looked] = []
        lines = {}
        for action, gain in sorted(gains.items(), key=lambda one: -one[1]):
            if looked and self.stopped.is_set():
                break
            ahead = AHEAD if sum(search.nodes for search in searches) < NODES else 1
            some = searches if ahead > 1 else searches[:1]
            found = [search.worth(action, gain, ahead) for search in some]
            lines[action] = found[0][1]
            looked.append(Looked(action, sum(worth for worth, _ in found) / len(found)))
        nodes = sum(search.nodes for search in searches)
        chosen = self.chosen(looked, nodes, known)
        return Thinking(chosen.action, chosen.looked, (chosen.action, *lines[chosen.action]), nodes)


class Search:
    """One position as it may be, as far as the actor can know, and what can come of it."""

    def __init__(self, game: Game[Any, Any], state: Any, guess: Any) -> None:
        self._game, self._state = game, state
        self.me = game.actor(state)
        self.nodes = 0
        self.known = guess
        self._now = self._lead(self.known, self.me)
        self._patience = PATIENCE * game.lasting(state, self.me)

    def gain(self, action: Any) -> float:
        """What the action gains at once."""
        return self._lead(self._game.play(self.known, action), self.me) - self._now

    def worth(self, action: Any, gain: float, ahead: int) -> tuple[float, tuple[Any, ...]]:
        """What an action with that gain is worth, and what is to follow it: so many own actions."""
        played = self._game.play(self.known, action)
        after = self._answered(played)
        then = self._lead(after, self.me)
        waiting = self._waiting(self.known, self._game.at_turn(played, self.me))
        coming, line = self._planned(after, then, ahead) if waiting else (0.0, ())
        ends = self._game.closing(self._state, action)
        return ends * gain + (1 - ends) * (then - self._now + waiting * coming), line

    def _waiting(self, before: Any, after: Any) -> float:
        """How much counts what comes after that action: less in a later turn, all of it in the same one."""
        return self._patience if self._game.turn_over(before, after) else 1.0

    def _lead(self, state: Any, player: int) -> float:
        self.nodes += 1
        return lead(self._game.outlook(state), player, BEST)

    def _answered(self, state: Any) -> Any:
        """The position at the next own turn, when each of the others has taken what there was to take at once."""
        for player in self._game.between(self._state, state):
            state = self._game.at_turn(state, player)
            best, then = self._lead(state, player), state
            for action in self._game.weighty(state):
                after = self._game.play(state, action)
                value = self._lead(after, player)
                if value > best + ALIKE:
                    best, then = value, after
            state = then
        return self._game.at_turn(state, self.me)

    def _planned(self, state: Any, now: float, depth: int) -> tuple[float, tuple[Any, ...]]:
        """The most that so many own actions can gain, the others letting their turns go by, and which these are.

        `now` is the lead in that position.
        """
        best: tuple[float, tuple[Any, ...]] = 0.0, ()
        actions: Sequence[Any] = self._game.legal(state) if depth > 1 else self._game.weighty(state)
        for action in actions:
            after = self._game.at_turn(self._game.play(state, action), self.me)
            then, more, line = self._lead(after, self.me), 0.0, ()
            waiting = self._waiting(state, after)
            if depth > 1 and waiting:
                more, line = self._planned(after, then, depth - 1)
            value = then - now + waiting * more
            if value > best[0] + ALIKE:
                best = value, (action, *line)
        return best
