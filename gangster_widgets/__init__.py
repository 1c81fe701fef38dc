"""Learn, solve and teach gangster board games: one rules engine that says why, and everything built on it.

>>> from gangster_widgets import puzzle
>>> puzzle("north-side").solution()["yellow"]
10
"""

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gangster_widgets.players import simulate
    from gangster_widgets.puzzles.answer_book import AnswerBook
    from gangster_widgets.puzzles.bank import puzzle
    from gangster_widgets.puzzles.loader import load, read_puzzle
    from gangster_widgets.puzzles.wrong_answers import WrongAnswers
    from gangster_widgets.widgets.board.widget import BoardWidget as Board
    from gangster_widgets.widgets.editor.choice import editor as Editor  # noqa: N812 - it makes widgets, and stands beside them
    from gangster_widgets.widgets.lab.widget import CombinationLabWidget as CombinationLab
    from gangster_widgets.widgets.pad.widget import ScoringPadWidget as ScoringPad
    from gangster_widgets.widgets.puzzle.widget import PuzzleWidget as Puzzle
    from gangster_widgets.widgets.reckoning.widget import ReckoningWidget as Reckoning
    from gangster_widgets.widgets.tablet.widget import TabletWidget as Tablet
    from gangster_widgets.widgets.walk.widget import WalkWidget as Walk

__version__ = "0.1.0"
__all__ = [
    "AnswerBook", "Board", "CombinationLab", "Editor", "Puzzle", "Reckoning", "ScoringPad", "Tablet", "Walk",
    "WrongAnswers", "load", "puzzle", "read_puzzle", "simulate",
]  # fmt: skip
_OFFERED = {
    "AnswerBook": ("puzzles.answer_book", "AnswerBook"),
    "Board": ("widgets.board.widget", "BoardWidget"),
    "CombinationLab": ("widgets.lab.widget", "CombinationLabWidget"),
    "Editor": ("widgets.editor.choice", "editor"),
    "Puzzle": ("widgets.puzzle.widget", "PuzzleWidget"),
    "Reckoning": ("widgets.reckoning.widget", "ReckoningWidget"),
    "ScoringPad": ("widgets.pad.widget", "ScoringPadWidget"),
    "Tablet": ("widgets.tablet.widget", "TabletWidget"),
    "Walk": ("widgets.walk.widget", "WalkWidget"),
    "WrongAnswers": ("puzzles.wrong_answers", "WrongAnswers"),
    "load": ("puzzles.loader", "load"),
    "puzzle": ("puzzles.bank", "puzzle"),
    "read_puzzle": ("puzzles.loader", "read_puzzle"),
    "simulate": ("players", "simulate"),
}
"""What the package offers at its top: the module that has it, and its name there."""


def __getattr__(name: str) -> Any:
    """What the package offers at its top, imported when it is asked for."""
    if name not in _OFFERED:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, attribute = _OFFERED[name]
    return getattr(import_module(f"{__name__}.{module}"), attribute)


def _show_live(puzzle: Any) -> None:
    """Shows a puzzle as it is solved, not as it is printed."""
    __getattr__("Puzzle")(puzzle)._ipython_display_()


def _in_notebooks() -> None:
    """In a notebook a puzzle that ends a cell is shown live; puzzles themselves know of no notebook."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    if shell is not None and hasattr(shell, "kernel"):
        shown = shell.display_formatter.ipython_display_formatter
        shown.for_type_by_name("gangster_widgets.puzzles.puzzle", "Puzzle", _show_live)


_in_notebooks()
