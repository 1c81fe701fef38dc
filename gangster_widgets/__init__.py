"""Learn, solve and teach gangster board games: one rules engine that says why, and everything built on it.

>>> from gangster_widgets import puzzle
>>> puzzle("north-side").solution()["yellow"]
10
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gangster_widgets.puzzles.answer_book import AnswerBook
    from gangster_widgets.puzzles.bank import puzzle
    from gangster_widgets.puzzles.loader import load
    from gangster_widgets.widgets.board import BoardWidget as Board
    from gangster_widgets.widgets.tablet import TabletWidget as Tablet

__version__ = "0.1.0"
__all__ = ["AnswerBook", "Board", "Tablet", "load", "puzzle"]
_OFFERED = {
    "AnswerBook": ("puzzles.answer_book", "AnswerBook"),
    "Board": ("widgets.board", "BoardWidget"),
    "Tablet": ("widgets.tablet", "TabletWidget"),
    "load": ("puzzles.loader", "load"),
    "puzzle": ("puzzles.bank", "puzzle"),
}
"""What the package offers at its top: the module that has it, and its name there."""


def __getattr__(name: str) -> Any:
    """What the package offers at its top, imported when it is asked for."""
    if name not in _OFFERED:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, attribute = _OFFERED[name]
    return getattr(import_module(f"{__name__}.{module}"), attribute)
