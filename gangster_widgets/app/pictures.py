"""Pictures that stand still on a page, with their words for those who do not see them."""

from importlib import import_module

from gangster_widgets.kernel.game import SHELF
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.views.drawing import drawing
from gangster_widgets.views.marks import NO_MARKS, Marks
from gangster_widgets.views.page import Node
from gangster_widgets.views.scene import Scene


def position(puzzle: Puzzle, say: Words, width: float, theme: str) -> Node:
    """The position of a puzzle."""
    shown = scene(puzzle, say, width)
    return drawing(shown, shown.label, theme)


def scene(puzzle: Puzzle, say: Words, width: float, trimmed: bool = False, marks: Marks = NO_MARKS) -> Scene:
    """What is seen of the position on that width; `trimmed`, tablets alone take no more than they need."""
    look = import_module(f"{SHELF}.{puzzle.game}.look_position")
    found: Scene = look.look_position(puzzle.seen, say, width, replace(marks, scores=puzzle.scores), trimmed)
    return found
