"""What bots have in common: a lot of their own, how a lead is weighed, a choice out of what was looked at."""

import random
from collections.abc import Hashable, Iterable, Sequence
from threading import Event
from typing import Any

from gangster_widgets.kernel.game import Game
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.thinking import Looked, Thinking

ALIKE = 1e-9
"""Worths that differ by less are equal: sums of fractions seldom come out even."""


def lead(expected: Sequence[float], player: int, best: float = 1.0) -> float:
    """How far that player is ahead of the others: of the best of them, or partly (1 - `best`) of their mean."""
    others = [one for other, one in enumerate(expected) if other != player]
    return expected[player] - best * max(others) - (1 - best) * sum(others) / len(others)


class Thinker:
    """A bot that thinks. Ties are decided by a lot of its own, drawn once for each choice.

    It remembers what it chose: in a position that it has met before in this game it chooses something else, since bots
    that always take the best could otherwise go round for ever.
    """

    def __init__(self, seed: int) -> None:
        self.lot = random.Random(seed).random
        self.stopped = Event()
        self._before: dict[Hashable, set[Any]] = {}

    def choose(self, game: Game[Any, Any], state: Any) -> Any:
        """One of the legal actions."""
        return self.think(game, state).action

    def think(self, game: Game[Any, Any], state: Any) -> Thinking:
        """The choice, and what it was chosen from."""
        raise NotImplementedError

    def idea(self, game: Game[Any, Any]) -> Mistake | None:
        """Nothing wrong, unless it says otherwise."""
        return None

    def stop(self) -> None:
        """What is being thought ends soon, with the best so far."""
        self.stopped.set()

    def chosen(self, looked: Iterable[Looked], nodes: int, position: Hashable) -> Thinking:
        """The best of what was looked at, equal ones by lot, but nothing that it has chosen there before."""
        found = sorted(looked, key=lambda one: -one.worth)
        before = self._before.setdefault(hash(position), set())
        new = [one for one in found if one.action not in before] or found
        best = [one for one in new if one.worth > new[0].worth - ALIKE]
        action = best[int(self.lot() * len(best))].action
        before.add(action)
        return Thinking(action, tuple(found), (action,), nodes)
