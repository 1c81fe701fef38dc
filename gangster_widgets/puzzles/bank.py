"""The puzzles that come along, composed and generated, and those of one's own folders beside them.

Those of a game stand in a folder of its name and are read when somebody asks for that game: most people are at one.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from gangster_widgets.puzzles import mining
from gangster_widgets.puzzles.generated import Generated, called, game_of
from gangster_widgets.puzzles.generator import again
from gangster_widgets.puzzles.kind import asking
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
    """Composed puzzles first, generated ones after them.

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


# One game.


@cache
def composed_of(game: str, *folders: Path) -> Shelf:
    """The puzzles of that game that somebody composed, and all faults: with folders of one's own all games are read,
    since an id may be taken in any.
    """
    if not folders:
        return load(folder() / game)
    whole = composed(*folders)
    return Shelf(tuple(one for one in whole if one.game == game), whole.faults, whole.unread)


@cache
def generated_of(game: str) -> tuple[Generated, ...]:
    """The generated puzzles of that game that come along."""
    return tuple(mining.read(folder() / game / mining.FILE))


@cache
def bank_of(game: str, *folders: Path) -> Bank:
    """All puzzles of that game, those of these folders among them."""
    return _bank(composed_of(game, *folders), generated_of(game))


# Every game.


@cache
def composed(*folders: Path) -> Shelf:
    """The puzzles that somebody composed: those that come along and those of these folders, read once."""
    if folders:
        return load(folder(), *folders)
    shelves = [composed_of(game) for game in asking()]
    faults = tuple(fault for shelf in shelves for fault in shelf.faults)
    return Shelf(tuple(one for shelf in shelves for one in shelf), faults, any(shelf.unread for shelf in shelves))


@cache
def generated() -> tuple[Generated, ...]:
    """The generated puzzles that come along."""
    return tuple(one for game in asking() for one in generated_of(game))


@cache
def bank(*folders: Path) -> Bank:
    """The puzzles that come along and those of these folders, read once."""
    return _bank(composed(*folders), generated())


def _bank(shelf: Shelf, more: Sequence[Generated]) -> Bank:
    """An id that is taken is not taken again."""
    taken = {one.id for one in shelf}
    return Bank((*shelf, *(one for one in more if one.id not in taken)), shelf.faults, shelf.unread)


def puzzle(id_: str, *folders: Path, first: str = "") -> Puzzle:
    """The puzzle of that id, out of those that come along and those of these folders; `KeyError` where none has it.

    A generated puzzle is called by its short id, such as `points-3-1234@1`, whether it is in the bank or not. Others
    are looked for in the game `first`, if it is given, before all others.
    """
    named = called(id_)
    if named is not None and (game := game_of(named)):
        return bank_of(game, *folders).find(id_)
    for game in sorted(asking(), key=lambda one: one != first):
        with suppress(KeyError):
            return composed_of(game, *folders).find(id_)
    raise KeyError(f"there is no puzzle {id_!r}")
