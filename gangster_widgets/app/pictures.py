"""Pictures that stand still on a page, with their words for those who do not see them."""

from base64 import b64encode
from importlib import import_module

from gangster_widgets.kernel.game import SHELF
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.page import Node, node
from gangster_widgets.views.svg import svg


def position(puzzle: Puzzle, say: Words, width: float, theme: str) -> Node:
    """The position of a puzzle."""
    look = import_module(f"{SHELF}.{puzzle.game}.look_position")
    scene = look.look_position(puzzle.state, say, width, Marks())
    data = b64encode(svg(scene, theme).encode()).decode()
    return node(
        "img",
        src=f"data:image/svg+xml;base64,{data}",
        alt=scene.label,
        width=str(round(scene.width)),
        height=str(round(scene.height)),
    )
