"""Chance as one integer that is part of a game's state, so that a game replays from its seed.

Only the reproducible part of Python's generator is used, hence the same seed gives the same order on every version.
"""

import random
from collections.abc import Iterable
from typing import TypeVar

Item = TypeVar("Item")


class Luck:
    """Draws what chance decides at one moment of a game; `left` is the chance that the next moment begins with.

    >>> Luck(7).shuffled("abc") == Luck(7).shuffled("abc")
    True
    """

    def __init__(self, chance: int) -> None:
        self._draw = random.Random(chance).random

    def shuffled(self, items: Iterable[Item]) -> tuple[Item, ...]:
        """The items in an order drawn by lot, each order as likely as the other."""
        drawn = [(self._draw(), place, item) for place, item in enumerate(items)]
        return tuple([item for _, _, item in sorted(drawn)])

    def left(self) -> int:
        """The chance to go on with later."""
        return int(self._draw() * 2**53)
