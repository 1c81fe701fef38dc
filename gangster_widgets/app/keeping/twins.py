"""The two files, alike: every write goes to both; the one that is damaged or behind is made from the other."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from gangster_widgets.app.keeping.file import File, Mark
from gangster_widgets.app.keeping.trouble import Damaged, is_damage

Made = TypeVar("Made")
Tell = Callable[..., None]
"""Takes the name of a message and its facts."""


@contextmanager
def transaction(db: sqlite3.Connection, kind: str = "DEFERRED") -> Iterator[None]:
    """All that is done inside, or nothing of it."""
    db.execute(f"BEGIN {kind}")
    try:
        yield
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.rollback()


class Twins:
    """Whoever calls `level` or `write` holds the lock of the folder; `main` alone may be read without it."""

    def __init__(self, folder: Path) -> None:
        self.main = File(folder / "progress.db")
        self.copy = File(folder / "progress-copy.db")
        self._known = False

    @property
    def files(self) -> tuple[File, File]:
        """Both of them."""
        return self.main, self.copy

    def close(self) -> None:
        """Closes both."""
        for file in self.files:
            file.close()

    def are_level(self) -> bool:
        """Whether both are open, and neither has seen a write that the other has not."""
        return all(file.stands() for file in self.files) and self.main.mark() == self.copy.mark()

    def level(self, tell: Tell) -> None:
        """Opens and examines both and makes them alike. What had to be done, and whether it lost anything, is told."""
        marks: dict[File, Mark] = {}
        damaged = []
        for file in self.files:
            try:
                if (mark := file.look()) is not None:
                    marks[file] = mark
            except (Damaged, sqlite3.Error) as error:
                if not is_damage(error):
                    raise
                damaged.append(file)
        if not marks:
            self._begin(damaged, tell)
        else:
            self._follow(max(marks, key=lambda file: marks[file].writes), marks, damaged, tell)
        self._known = True

    def _begin(self, damaged: list[File], tell: Tell) -> None:
        """Begins anew where there is nothing, or nothing that can be read."""
        asides = [self.main.make(None), self.copy.make(self.main)]
        if damaged:
            tell("keeping-lost", file=str(self.main.path), asides=tuple(str(aside) for aside in asides if aside))
        elif self._known:
            tell("keeping-vanished", folder=str(self.main.path.parent))

    def _follow(self, best: File, marks: dict[File, Mark], damaged: list[File], tell: Tell) -> None:
        """Makes the other file as the best one is."""
        (other,) = (file for file in self.files if file is not best)
        for file in marks:
            file.renew(beside=file is best)
        if other in marks and marks[best].writes - marks[other].writes == 1:
            best.db.backup(other.db)
        elif marks.get(other) != marks[best]:
            aside = other.make(best)
            facts: dict[str, Any] = {"file": str(other.path), "aside": str(aside)}
            if other in damaged:
                tell("keeping-mended", **facts)
            elif other in marks:
                tell("keeping-apart", **facts)
            elif marks[best].writes:
                tell("keeping-missing", file=str(other.path))

    def write(self, work: Callable[[sqlite3.Connection], Made]) -> Made:
        """Does the work in both files and returns when it lies safely on the disk in both.

        When it fails in the second only, the first keeps it, and `level` carries it over.
        """
        mark = Mark(self.main.mark().writes + 1, os.urandom(8).hex())
        with transaction(self.copy.db, "IMMEDIATE"), transaction(self.main.db, "IMMEDIATE"):
            done = work(self.main.db)
            work(self.copy.db)
            for file in self.files:
                file.note(mark)
        return done

    def scrub(self) -> None:
        """Leaves no byte of what was deleted in either file."""
        for file in self.files:
            file.db.execute("VACUUM")
            file.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
