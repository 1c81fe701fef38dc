"""Pictures that stand still on a page, with their words for those who do not see them."""

from importlib import import_module
from xml.etree import ElementTree as Xml

from gangster_widgets.kernel.game import SHELF
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.views.marks import NO_MARKS, Marks
from gangster_widgets.views.page import Node
from gangster_widgets.views.scene import Scene
from gangster_widgets.views.svg import svg

AFTER_ITS_WORDS = 2
"""The shapes of a drawing begin behind its title and its description."""


def position(puzzle: Puzzle, say: Words, width: float, theme: str) -> Node:
    """The position of a puzzle."""
    shown = scene(puzzle, say, width)
    return drawing(shown, shown.label, theme)


def scene(puzzle: Puzzle, say: Words, width: float, trimmed: bool = False, marks: Marks = NO_MARKS) -> Scene:
    """What is seen of the position on that width; `trimmed`, tablets alone take no more than they need."""
    look = import_module(f"{SHELF}.{puzzle.game}.look_position")
    found: Scene = look.look_position(puzzle.seen, say, width, replace(marks, scores=puzzle.scores), trimmed)
    return found


def drawing(shown: Scene, words: str, theme: str = "light") -> Node:
    """A scene drawn on the page itself, in the page's own typeface; `words` say what it shows."""
    root = Xml.fromstring(svg(shown, theme, ground=False))
    attributes = {**root.attrib, "aria-label": words, "class": "gw-drawing"}
    return Node("svg", tuple(attributes.items()), tuple(map(_drawn, root[AFTER_ITS_WORDS:])))


def _drawn(part: Xml.Element) -> Node:
    return Node(part.tag.rpartition("}")[2], tuple(part.attrib.items()), (part.text,) if part.text else ())
