"""A wrong rule that people really hold, kept as a change to the way a question is thought through."""

from collections.abc import Callable
from typing import Any

from gangster_widgets.kernel.record import Record


class Mistake(Record, frozen=True, gc=False):
    """A wrong idea: its id, the kinds of question it matters for, the clause it breaks, and what it changes.

    `change` takes the game's way of thinking and gives it back with one step thought wrongly; everything else stays as
    the rules have it. Two mistakes together are one change after the other. Its name and the belief itself are
    among the game's words, `mistake-<id>` and `belief-<id>`.
    """

    id: str
    kinds: tuple[str, ...]
    clause: str
    change: Callable[[Any], Any]
    about: str = ""
    """Two mistakes about the same thing contradict each other: nobody holds both at once."""
    also: tuple[str, ...] = ()
    """Clauses that it breaks instead, or too, where a position has what they are about."""
