"""Slips that several kinds share."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gangster_widgets.kernel.why import Why
from gangster_widgets.puzzles.kind import Question


def district_left_out(
    board: Why, right: Mapping[str, int], answer: Mapping[str, int], whose: Callable[[str], str]
) -> Question | None:
    """A whole district of that reckoning left out of the answer; `whose` is the name under which a gang is counted."""
    for left_out in board.parts:
        if left_out.name != "district":
            continue
        less = Counter(right)
        for gang, points in left_out.value:
            less[whose(gang)] -= points
        if {name: points for name, points in less.items() if points} == answer:
            return Question("verdict-slip-district", (("district", left_out.where[0]),))
    return None


def how_many(right: Sequence[Any], answer: Sequence[Any]) -> Question:
    """How many are missing and how many too many; which ones is not told where there are few to choose from."""
    missing, extra = set(right) - set(answer), set(answer) - set(right)
    return Question("verdict-count", (("missing", len(missing)), ("extra", len(extra))))
