"""A written position as it is seen: only what it tells of, hidden cards too where it tells them."""

from gangster_widgets.games.the_boss.look import look
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.kernel.why import Where
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.marks import NO_MARKS, Marks
from gangster_widgets.views.scene import Scene

PAPER = 890.0
"""On paper a position is no wider."""


def look_position(
    state: State, words: Words, width: float = 1000.0, marks: Marks = NO_MARKS, trimmed: bool = False
) -> Scene:
    """The position on that width; where it is to be printed or saved it is `trimmed` to what it needs."""
    return look(state, words, min(width, PAPER) if trimmed else width, marks)


def larger(state: State, where: Where) -> str | None:
    """Nothing is shown small here."""
    return None


def with_tablets(state: State) -> bool:
    """There are no tablets here."""
    return False
