"""One learner: answers, kept things and games of that one, and no way to those of others."""

import sqlite3
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from gangster_widgets.app.keeping import rows
from gangster_widgets.app.keeping.answer import Answer
from gangster_widgets.app.keeping.exchange import Progress, Taken, read, written
from gangster_widgets.app.keeping.rows import KeptGame

if TYPE_CHECKING:
    from pathlib import Path

    from gangster_widgets.app.keeping.store import Store

Made = TypeVar("Made")


class Learner:
    """What a learner did and left. Everything that writes raises `NotKept` when it cannot be kept, and says why.

    An answer that could not be kept is not lost while this object lives: it stands among the answers, and goes with the
    next thing that can be written. A kept thing or a game that could not be written is the caller's to give again.
    """

    def __init__(self, store: "Store", who: str) -> None:
        self._store = store
        self._who = who
        self._pending: list[Answer] = []
        self._seen = rows.NOTHING_SEEN

    @property
    def pending(self) -> int:
        """How many answers wait to be kept."""
        return len(self._pending)

    def answered(self, answer: Answer) -> None:
        """Keeps an answer. One that is there already, by its id, stays as it was kept first."""
        rows.data_of_answer(answer)
        if answer.id not in {waiting.id for waiting in self._pending}:
            self._pending.append(answer)
        self._write(lambda db, learner: None)

    def answers(self) -> tuple[Answer, ...]:
        """All answers in the order of time, those of other processes too. Where nothing came it is the same tuple."""
        self._seen = self._read(lambda db, learner: rows.answers(db, learner, self._store.opened, self._seen))
        if not self._pending:
            return self._seen.answers
        known = {answer.id for answer in self._seen.answers}
        waiting = [answer for answer in self._pending if answer.id not in known]
        return rows.in_order((*self._seen.answers, *waiting))

    def keep(self, key: str, value: Any) -> None:
        """Keeps JSON data under a key of at most 100 letters: a setting, a draft, where one left off."""
        at, data = time.time(), rows.data_of(value, key)
        self._write(lambda db, learner: rows.keep(db, learner, key, at, data))

    def kept(self, key: str, default: Any = None) -> Any:
        """What was kept under that key last."""
        return self._read(lambda db, learner: rows.kept(db, learner, key, default))

    def drop(self, key: str) -> None:
        """Keeps nothing under that key any more; nothing happens if there was nothing."""
        self._write(lambda db, learner: rows.drop(db, learner, "kept", key))

    def keys(self, prefix: str = "") -> tuple[str, ...]:
        """The keys that begin so, in the order of letters."""
        return self._read(lambda db, learner: rows.keys(db, learner, prefix))

    def save_game(self, name: str, title: str, data: Any) -> None:
        """Keeps a game as JSON data, in place of what was kept under that name."""
        at, title, text = time.time(), rows.clean(title), rows.data_of(data, title)
        self._write(lambda db, learner: rows.keep_game(db, learner, KeptGame(name, title, at), text))

    def games(self) -> tuple[KeptGame, ...]:
        """The games that are kept, the last one first, without what is in them."""
        return self._read(rows.games)

    def game(self, name: str, default: Any = None) -> Any:
        """What is in the game of that name."""
        return self._read(lambda db, learner: rows.game(db, learner, name, default))

    def drop_game(self, name: str) -> None:
        """Forgets a game; nothing happens if there was none."""
        self._write(lambda db, learner: rows.drop(db, learner, "games", name))

    def export(self) -> bytes:
        """Everything of this learner as one readable file, without the secret."""
        answers = self.answers()
        values, games = self._read(lambda db, learner: (rows.all_kept(db, learner), rows.all_games(db, learner)))
        return written(Progress(at=time.time(), answers=answers, values=values, games=games))

    def take_in(self, data: bytes) -> Taken:
        """Takes in such a file and tells how much of it was new. What is there stays, unless the file has it newer.

        What is wrong with the file is raised as a sentence, and then nothing of it was taken in.
        """
        progress = read(data)
        return self._write(lambda db, learner: rows.take_in(db, learner, progress))

    def delete(self) -> "tuple[Path, ...]":
        """Deletes everything of this learner, so that no byte of it is left in the files.

        Files that were put aside go too where nobody else learns; otherwise they are returned, for they may hold things
        of this learner beside those of others.
        """
        self._pending.clear()
        self._store.write(lambda db: rows.forget(db, self._who))
        return self._store.scrub()

    def _read(self, work: Callable[[sqlite3.Connection, int], Made]) -> Made:
        return self._store.read(lambda db: work(db, rows.learner(db, self._who)))

    def _write(self, work: Callable[[sqlite3.Connection, int], Made]) -> Made:
        """Does the work, and keeps with it the answers that wait."""
        waiting = tuple(self._pending)

        def all_of_it(db: sqlite3.Connection) -> Made:
            learner = rows.learner(db, self._who, make=True)
            for answer in waiting:
                rows.add(db, learner, answer)
            return work(db, learner)

        done = self._store.write(all_of_it)
        del self._pending[: len(waiting)]
        return done
