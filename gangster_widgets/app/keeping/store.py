"""The store: everything of all learners in one folder, for several processes at once.

Two files hold the same. A write is confirmed when it lies safely on the disk in both, so that a kill at any moment, a
full disk or a damaged file takes nothing that was confirmed. The folder must be on a disk of this machine.
"""

import hashlib
import re
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import RLock
from typing import Any, TypeVar

from filelock import FileLock

from gangster_widgets.app.keeping.file import PATIENCE
from gangster_widgets.app.keeping.learner import Learner
from gangster_widgets.app.keeping.trouble import Damaged, NotKept, is_damage, not_kept, said
from gangster_widgets.app.keeping.twins import Twins, transaction
from gangster_widgets.app.keeping.view import view
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.record import Record

Made = TypeVar("Made")
Work = Callable[[sqlite3.Connection], Made]

NOBODY = "one person"
"""Stands for the hash of a secret where nobody logs in."""

_SECRET = re.compile(r"[A-Za-z0-9_-]{22,64}", re.ASCII)
_ASIDE = re.compile(r"progress(-copy)?-(aside|v\d+)\b.*")


class Notice(Record, frozen=True):
    """Something that was found wrong and what came of it, as a message with its facts."""

    name: str
    facts: dict[str, Any]


def new_secret() -> str:
    """A secret that nobody guesses, for the link of one learner."""
    return secrets.token_urlsafe(32)


class Store:
    """What is kept in a folder. It is opened at its first use; making one costs nothing and cannot fail.

    Not to be carried over a fork once it was used.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder.absolute()
        self.opened = 0
        """How many times the files were opened; what was read before the last time may not hold any more."""
        self._twins = Twins(self.folder)
        self._lock = FileLock(self.folder / "progress.lock", timeout=PATIENCE, poll_interval=0.005)
        self._guard = RLock()
        self._view: sqlite3.Connection | None = None
        self._notices: list[Notice] = []

    def learner(self, secret: str | None = None) -> Learner:
        """The learner whom that secret belongs to; without one the only person of this machine."""
        if secret is None:
            return Learner(self, NOBODY)
        if not _SECRET.fullmatch(secret):
            raise SaidError("keeping-secret")
        return Learner(self, hashlib.sha256(secret.encode()).hexdigest())

    def notices(self) -> tuple[Notice, ...]:
        """What was found wrong since the last call: each is told once."""
        with self._guard:
            found, self._notices = tuple(self._notices), []
        return found

    def read(self, work: Work[Made]) -> Made:
        """What the work reads, as of one moment; where no file can be opened, from what can be seen of them."""

        def attempt() -> Made:
            db = self._readable()
            with transaction(db):
                return work(db)

        with self._guard:
            return self._attempt(attempt)

    def write(self, work: Work[Made]) -> Made:
        """Does the work in both files; when this returns it is kept. `NotKept` says why it could not be.

        The work is done once in each file, and may be done again: it writes the same each time.
        """

        def attempt() -> Made:
            with self._both() as twins:
                return twins.write(work)

        with self._guard:
            return self._attempt(attempt)

    def scrub(self) -> tuple[Path, ...]:
        """Leaves no byte of what was deleted. What lies aside goes too, unless it may hold something of others.

        What is left there is returned.
        """
        with self._guard, said(self.folder), self._both() as twins:
            twins.scrub()
            asides = tuple(sorted(path for path in self.folder.iterdir() if _ASIDE.fullmatch(path.name)))
            if twins.main.db.execute("SELECT EXISTS (SELECT 1 FROM learners)").fetchone() == (1,):
                return asides
            for path in asides:
                path.unlink()
            return ()

    def close(self) -> None:
        """Closes the files. They are opened again when they are needed."""
        with self._guard:
            self._twins.close()
            self._set_view(None)

    def _attempt(self, attempt: Callable[[], Made]) -> Made:
        """Attempts it; if a file turns out to be damaged, once more: what is closed is examined before it is used."""
        try:
            try:
                return attempt()
            except (Damaged, sqlite3.Error) as error:
                if not is_damage(error):
                    raise
                self._twins.close()
                return attempt()
        except (Damaged, sqlite3.Error, OSError) as error:
            raise not_kept(error, self.folder) from error

    @contextmanager
    def _both(self) -> Iterator[Twins]:
        """The two files, open and alike, with no other process writing. Their folder is made if there is none."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with self._lock:
            if not self._twins.are_level():
                self._twins.level(self._tell)
                self._set_view(None)
            yield self._twins

    def _tell(self, name: str, **facts: Any) -> None:
        self._notices.append(Notice(name, facts))

    def _readable(self) -> sqlite3.Connection:
        """What is read from: the first file, or what can be seen of both where they cannot be opened."""
        if self._view is None and not self._twins.main.stands():
            try:
                with said(self.folder), self._both():
                    pass
            except NotKept as trouble:
                self._tell(trouble.name, **trouble.facts)
                self._twins.close()
                self._set_view(view(tuple(file.path for file in self._twins.files)))
        return self._twins.main.db if self._view is None else self._view

    def _set_view(self, shown: sqlite3.Connection | None) -> None:
        if self._view is not None:
            self._view.close()
        self._view = shown
        self.opened += 1
