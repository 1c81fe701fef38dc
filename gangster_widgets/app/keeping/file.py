"""One of the two files that hold everything: opened, examined, made again, put aside."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from gangster_widgets.app.keeping.form import NEWEST, examine, migrate, put, version
from gangster_widgets.app.keeping.trouble import Damaged

PATIENCE = 10.0
"""Seconds that one waits for others who write."""

_ALONGSIDE = ("-wal", "-shm", "-journal")
_EVERY_TIME = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "secure_delete = ON")


class Mark(NamedTuple):
    """How many writes a file has seen, and a word that only the last of them has."""

    writes: int
    last: str


class File:
    """A database file that may be damaged, lacking, or replaced by another process while it is open.

    At its place there is a whole file or none: a new one is made beside it and then takes the name.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._db: sqlite3.Connection | None = None
        self._identity: tuple[int, int] | None = None

    @property
    def db(self) -> sqlite3.Connection:
        """The connection to the file, which has been opened."""
        if self._db is None:
            raise Damaged("the file is not open")
        return self._db

    def stands(self) -> bool:
        """Whether it is open, and still the file of its name."""
        return self._db is not None and self._identity == _identity(self.path)

    def close(self) -> None:
        """Closes the file; nothing happens if it is not open."""
        if self._db is not None:
            self._db.close()
            self._db = None

    def look(self) -> Mark | None:
        """Opens and examines the file: its mark, or nothing if there is none. Damage and a newer form are raised."""
        if not self.stands():
            self.close()
            self._identity = _identity(self.path)
            if self._identity is None:
                return None
            if not self.path.is_file():
                raise Damaged("not a file")
            self._db = sqlite3.connect(
                f"{self.path.as_uri()}?mode=rw",
                uri=True,
                isolation_level=None,
                timeout=PATIENCE,
                check_same_thread=False,
            )
        version(self.db, self.path)
        for setting in _EVERY_TIME:
            self.db.execute(f"PRAGMA {setting}")
        examine(self.db)
        return self.mark()

    def mark(self) -> Mark:
        """How far the file is."""
        found = self.db.execute("SELECT writes, last FROM state").fetchall()
        if len(found) != 1:
            raise Damaged("the file does not say how far it is")
        return Mark(*found[0])

    def note(self, mark: Mark) -> None:
        """Says in the file how far it is now; part of the transaction of that write."""
        self.db.execute("DELETE FROM state")
        put(self.db, "state", *mark)

    def renew(self, *, beside: bool) -> None:
        """Brings the file to the newest form; as it was, it is laid beside it if that is wanted."""
        have = version(self.db, self.path)
        if beside and have < NEWEST:
            with _fresh(_free(self.path.with_name(f"{self.path.stem}-v{have}.db"))) as db:
                self.db.backup(db)
        migrate(self.db, have)

    def make(self, source: "File | None") -> Path | None:
        """Makes the file anew, as the source is, or empty; tells where lies what was at its place, if there was."""
        with _fresh(self.path) as db:
            if source is not None:
                source.db.backup(db)
            else:
                migrate(db, 0)
                put(db, "state", 0, os.urandom(8).hex())
            if os.name == "nt":
                self.close()  # an open file keeps its name there; elsewhere closing it first would write into it
            aside = self._put_aside()
            self.close()
        self.look()
        return aside

    def _put_aside(self) -> Path | None:
        """Gives the file a name with the date; whoever still has it open notices before he writes."""
        if not self.path.exists():
            aside = None
        else:
            aside = _free(self.path.with_name(f"{self.path.stem}-aside-{datetime.now():%Y-%m-%d-%H%M%S}.db"))
            self.path.rename(aside)
            log = _beside(self.path, "-wal")
            if log.exists():
                log.rename(_beside(aside, "-wal"))
        _remove(self.path, *_ALONGSIDE)
        return aside


@contextmanager
def _fresh(path: Path) -> Iterator[sqlite3.Connection]:
    """A new database that takes that name when it is complete and lies safely on the disk."""
    making = path.with_suffix(".new")
    _remove(making, "", *_ALONGSIDE)
    try:
        with closing(sqlite3.connect(making, isolation_level=None)) as db:
            db.execute("PRAGMA synchronous = FULL")
            yield db
            db.execute("PRAGMA journal_mode = WAL")
        making.replace(path)
        _settle(path.parent)
    finally:
        _remove(making, "", *_ALONGSIDE)


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _remove(path: Path, *endings: str) -> None:
    for ending in endings:
        _beside(path, ending).unlink(missing_ok=True)


def _free(path: Path) -> Path:
    """That name, or the next one that nobody has."""
    names = (path if number == 1 else path.with_stem(f"{path.stem}-{number}") for number in range(1, 10_000))
    return next(name for name in names if not name.exists())


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def _settle(folder: Path) -> None:
    """Names of files are on the disk only when their folder is."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
