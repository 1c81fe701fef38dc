"""Puzzles of one's own: files that a learner handed over, kept with all else that is his."""

from collections.abc import Sequence
from typing import Any

from gangster_widgets.app.address import Address
from gangster_widgets.app.files import Parts
from gangster_widgets.app.practice.filters import Wanted
from gangster_widgets.app.visit import Visit
from gangster_widgets.kernel.document import MOST_BYTES, decoded
from gangster_widgets.kernel.files import Fault, Faulty
from gangster_widgets.kernel.record import replace
from gangster_widgets.puzzles.loader import Shelf, load_texts
from gangster_widgets.widgets.told import Part

OWN = "own"
FILE = "file:"
MOST_FILES = 10
LONGEST_NAME = 80


class Own:
    """The files that a learner handed over. `shown` is the last one, with all that is wrong in it, until it is left."""

    def __init__(self, visit: Visit) -> None:
        self._visit = visit
        self._parts = Parts(MOST_BYTES)
        self._shelf: Shelf | None = None
        self.shown: tuple[str, str, Shelf] | None = None

    def files(self) -> list[str]:
        """What they are called."""
        return [key.removeprefix(FILE) for key in self._visit.learner.keys(FILE)]

    def shelf(self) -> Shelf:
        """Their puzzles."""
        if self._shelf is None:
            kept = {name: self._visit.learner.kept(FILE + name) for name in self.files()}
            self._shelf = load_texts({name: text for name, text in kept.items() if isinstance(text, str)})
        return self._shelf

    @property
    def usable(self) -> bool:
        """Whether the file that was handed over last has a puzzle that can be used."""
        return self.shown is not None and len(self.shown[2]) > 0

    def handed(self, part: Part, data: bytes) -> bool:
        """Takes a part of a file; whether it was the last one. A file with a usable puzzle is kept."""
        name = part.name[-LONGEST_NAME:]
        if not self._parts.take(part, data):
            return False
        text, shelf = read_file(name, self._parts.whole)
        if len(shelf) and self.keep(name, text):
            shelf = self._beside_others(name)
        self.shown = (name, text, shelf)
        return True

    def _beside_others(self, name: str) -> Shelf:
        """What there is in that file, where ids that stand in another file as well are faults."""
        whole = self.shelf()
        puzzles = tuple(puzzle for puzzle in whole if puzzle.file == name)
        return Shelf(puzzles, tuple(fault for fault in whole.faults if fault.file == name), False)

    def keep(self, name: str, text: str) -> bool:
        """Keeps that file; says so and does nothing where there are too many."""
        if len({*self.files(), name}) > MOST_FILES:
            say = self._visit.words
            self._visit.notice(say.say("own-too-many", most=MOST_FILES))
            return False
        self._shelf = None
        return self._visit.keep(FILE + name, text)

    def drop(self, name: str) -> None:
        """Puts a file away."""
        self._visit.kept(lambda: self._visit.learner.drop(FILE + name))
        self._shelf = self.shown = None


def read_file(name: str, data: bytes | None) -> tuple[str, Shelf]:
    """A file as text, and what was found in it; of one that did not come whole, that it is too large."""
    if data is None:
        fault = Fault(name, None, "file-too-large", (("megabytes", MOST_BYTES // 2**20),))
        return "", Shelf((), (fault,), True)
    try:
        text = decoded(data, name)
    except Faulty as faulty:
        return data.decode("utf-8", errors="replace"), Shelf((), tuple(faulty.faults), True)
    return text, load_texts({name: text})


def wanted(here: Address, folders: Sequence[str] = ()) -> Wanted:
    """The puzzles that an address wants; `source` may be one of these folders, by its number from 1."""
    given: dict[str, Any] = {"topic": here.about, "kind": here.kind, "level": here.level}
    found = Wanted(here.game, **{name: value or None for name, value in given.items()})
    nth = int(here.source) if here.source.isdecimal() else 0
    return replace(found, source=folders[nth - 1]) if 0 < nth <= len(folders) else found
