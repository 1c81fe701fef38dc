"""The puzzles that come along, composed and generated, and those of one's own folders beside them."""

from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from gangster_widgets.puzzles import mining
from gangster_widgets.puzzles.generated import Generated, called
from gangster_widgets.puzzles.generator import again
from gangster_widgets.puzzles.loader import Shelf, load
from gangster_widgets.puzzles.puzzle import Puzzle

PACKAGE = Path(__file__).parent.parent
IN_WHEEL = PACKAGE / "data" / "puzzles"
IN_CHECKOUT = PACKAGE.parent / "puzzles"


def folder() -> Path:
    """Where the puzzles that come along stand: beside the package in a checkout, else inside the installed package."""
    return IN_CHECKOUT if (PACKAGE.parent / "pyproject.toml").is_file() else IN_WHEEL


@dataclass(frozen=True)
class Bank(Shelf):
    """All puzzles there are: composed ones first, generated ones after them.

    A generated puzzle is found by its short id too, and made anew where it is not in the bank.
    """

    def find(self, id_: str) -> Puzzle:
        """The puzzle of that id; `KeyError` where there is none and none can be made."""
        named = called(id_)
        try:
            return super().find(named.id if named else id_)
        except KeyError:
            made = _again(named.id) if named else None
            if made is None:
                raise
            return made


_again = lru_cache(maxsize=16)(again)


@cache
def composed(*folders: Path) -> Shelf:
    """The puzzles that somebody composed: those that come along and those of these folders, read once."""
    return load(folder(), *folders)


@cache
def generated() -> tuple[Generated, ...]:
    """The generated puzzles that come along."""
    return tuple(one for file in sorted(folder().glob(f"*/{mining.FILE}")) for one in mining.read(file))


@cache
def bank(*folders: Path) -> Bank:
    """The puzzles that come along and those of these folders, read once; an id that is taken is not taken again."""
    shelf = composed(*folders)
    taken = {one.id for one in shelf}
    more = (one for one in generated() if one.id not in taken)
    return Bank((*shelf, *more), shelf.faults, shelf.unread)


def puzzle(id_: str, *folders: Path) -> Puzzle:
    """The puzzle of that id, out of those that come along and those of these folders; `KeyError` where none has it.

    A generated puzzle is called by its short id, such as `points-3-1234@1`, whether it is in the bank or not.
    """
    return bank(*folders).find(id_)
