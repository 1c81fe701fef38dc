"""Which puzzles stand on a sheet, and in which order: as the address has them."""

from collections.abc import Iterable, Iterator

from gangster_widgets.app.exercise import titled
from gangster_widgets.kernel.record import Record
from gangster_widgets.puzzles.loader import Shelf
from gangster_widgets.puzzles.puzzle import Puzzle

OWN = "own:"
"""Before the id of a puzzle out of one's own files, which may have the id of one that comes along."""
MOST = 60
LONGEST = 80


class Chosen(Record, frozen=True):
    """The puzzles by their keys, each once, and the keys that name no puzzle."""

    puzzles: tuple[tuple[str, Puzzle], ...] = ()
    unknown: tuple[str, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the puzzles, in order."""
        return tuple(key for key, _ in self.puzzles)


def every(along: Shelf, own: Shelf, game: str) -> dict[str, Puzzle]:
    """All puzzles of that game by their keys: those that come along and the server's, then one's own.

    Each has a title: on paper nothing can be called by its id.
    """
    found = [(puzzle.id, puzzle) for puzzle in along] + [(OWN + puzzle.id, puzzle) for puzzle in own]
    return {key: titled(puzzle) for key, puzzle in found if puzzle.game == game}


def read(text: str, known: dict[str, Puzzle]) -> Chosen:
    """What an address has chosen."""
    keys = [key for key in dict.fromkeys(part.strip() for part in text.split(",")) if key]
    unknown = tuple(key[:LONGEST] for key in keys if key not in known)
    return Chosen(tuple((key, known[key]) for key in keys if key in known)[:MOST], unknown[:MOST])


def with_key(keys: Iterable[str], key: str, there: bool) -> Iterator[str]:
    """The keys with one more at the end, or with one less."""
    yield from (one for one in keys if one != key)
    if there:
        yield key


def moved(keys: tuple[str, ...], key: str, by: int) -> tuple[str, ...]:
    """The keys with one of them so many places further down."""
    rest = [one for one in keys if one != key]
    rest.insert(max(0, keys.index(key) + by), key)
    return tuple(rest)
