"""The puzzles that come along, and those of one's own folders beside them."""

from functools import cache
from pathlib import Path

from gangster_widgets.puzzles.loader import Shelf, load
from gangster_widgets.puzzles.puzzle import Puzzle

PACKAGE = Path(__file__).parent.parent
IN_WHEEL = PACKAGE / "data" / "puzzles"
IN_CHECKOUT = PACKAGE.parent / "puzzles"


def folder() -> Path:
    """Where the puzzles that come along stand: beside the package in a checkout, else inside the installed package."""
    return IN_CHECKOUT if (PACKAGE.parent / "pyproject.toml").is_file() else IN_WHEEL


@cache
def bank(*folders: Path) -> Shelf:
    """The puzzles that come along and those of these folders, read once."""
    return load(folder(), *folders)


def puzzle(id_: str, *folders: Path) -> Puzzle:
    """The puzzle of that id, out of those that come along and those of these folders; `KeyError` where none has it."""
    return bank(*folders).find(id_)
