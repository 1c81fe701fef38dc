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

__version__ = "0.1.0"
__all__ = ["AnswerBook", "load", "puzzle"]
_OFFERED = {"AnswerBook": "answer_book", "load": "loader", "puzzle": "bank"}
"""What the package offers at its top, by the module of `puzzles` that has it."""


def __getattr__(name: str) -> Any:
    """What the package offers at its top, imported when it is asked for."""
    if name not in _OFFERED:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.puzzles.{_OFFERED[name]}"), name)
