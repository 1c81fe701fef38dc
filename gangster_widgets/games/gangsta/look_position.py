"""A written position as it is seen: only what it tells of."""

from gangster_widgets.games.gangsta import pieces
from gangster_widgets.games.gangsta.look import look
from gangster_widgets.games.gangsta.look_gang import has_something
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.games.gangsta.table import COLOURS
from gangster_widgets.kernel.why import Piece, Where
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.marks import NO_MARKS, Marks
from gangster_widgets.views.scene import Scene, enlarged

PAPER = 890.0
"""On paper a position is no wider."""
LARGER = (1.6, 1.4, 1.2)
"""So many times as large a position is seen that needs little room, so that it is read from the last row."""
NARROW, HIGH = 540.0, 0.68
"""It is drawn for no less than that width, and gets no higher than that part of its width."""


def look_position(
    state: State, words: Words, width: float = 1000.0, marks: Marks = NO_MARKS, trimmed: bool = False
) -> Scene:
    """The position on that width, larger where it leaves room free; where it is to be printed or saved it is `trimmed`
    to what it needs. Players of whom nothing is told are left out, unless nothing is told of anybody.
    """
    everybody = not any(has_something(state, seat) for seat in range(len(state.gangs)))
    if trimmed:
        return look(state, words, min(width, PAPER), marks, everybody)
    return _as_large_as_fits(state, words, width, marks, everybody)


def under_pen(state: State, words: Words, width: float, marks: Marks) -> Scene:
    """The same for whoever is at work on it, with everybody who can be given something."""
    return _as_large_as_fits(state, words, width, marks, True)


def _as_large_as_fits(state: State, words: Words, width: float, marks: Marks, everybody: bool) -> Scene:
    for by in (by for by in LARGER if width / by >= NARROW):
        scene = enlarged(look(state, words, width / by, marks, everybody), by)
        if scene.height <= width * HIGH:
            return scene
    return look(state, words, width, marks, everybody)


def stands_for(where: Where) -> Where:
    """What a click there means in an answer: a gangster by name, a heist by number, a player by all that is his."""
    if isinstance(where, Piece) and where.kind == "heist" and where.nth:
        return str(where.nth)
    return where.of if isinstance(where, Piece) and where.of else where


def seen_as(given: Where) -> Where:
    """Where something that has been given is seen: a player by his gang, a heist by its number, a gangster."""
    if not isinstance(given, str):
        return given
    if given in COLOURS:
        return pieces.gang(given)
    return pieces.heist(int(given)) if given.isdecimal() else pieces.gangster(given)


def larger(state: State, where: Where) -> str | None:
    """Nothing is shown small here."""
    return None


def with_tablets(state: State) -> bool:
    """There are no tablets here."""
    return False
