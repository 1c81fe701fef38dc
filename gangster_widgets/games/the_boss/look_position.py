"""A written position as it is seen: only what it tells of, hidden cards too where it tells them."""

from gangster_widgets.games.the_boss.look import look
from gangster_widgets.games.the_boss.state import State, hand, police_card
from gangster_widgets.games.the_boss.table import COLOURS
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Piece, Where
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.marks import NO_MARKS, Marks
from gangster_widgets.views.scene import Scene

PAPER = 890.0
"""On paper a position is no wider."""


def look_position(
    state: State, words: Words, width: float = 1000.0, marks: Marks = NO_MARKS, trimmed: bool = False
) -> Scene:
    """The position on that width; where it is to be printed or saved it is `trimmed` to what it needs.

    Nobody stands out as the holder of a city: that may be asked.
    """
    return look(state, words, min(width, PAPER) if trimmed else width, replace(marks, holders=False))


def stands_for(where: Where) -> Where:
    """What a click there means in an answer: the city that it is in, the player before whom it lies, or the round."""
    if isinstance(where, tuple):
        return where[0]
    if isinstance(where, Piece) and where.kind == "police":
        return str(where.nth)
    return where.of if isinstance(where, Piece) and where.of else where


def seen_as(given: Where) -> Where:
    """Where something that has been given is seen: a player by what lies before him, a round by its police card."""
    if isinstance(given, str) and given in COLOURS:
        return hand(given)
    return police_card(int(given)) if isinstance(given, str) and given.isdecimal() else given


def larger(state: State, where: Where) -> str | None:
    """Nothing is shown small here."""
    return None


def with_tablets(state: State) -> bool:
    """There are no tablets here."""
    return False
