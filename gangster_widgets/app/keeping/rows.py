"""The rows of one learner in an open file: written, and read back only if they add up."""

import json
import sqlite3
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from gangster_widgets.app.keeping.answer import Answer
from gangster_widgets.app.keeping.exchange import Game, Progress, Taken, Value
from gangster_widgets.app.keeping.form import put, whole
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.record import Record

MOST_BYTES = 12_000_000
"""What one kept thing or game may hold."""

MOST_KEPT, MOST_IN_ALL = 24_000_000, 60_000_000
"""What the kept things and games of a learner may hold, and what they and the answers may after a file was taken in;
so that the export can be taken in again."""

MOST_KEY = 100

_ANSWER = msgspec.json.Decoder(Answer)


class KeptGame(Record, frozen=True):
    """A game that is kept: its id, what it is called, and when it was kept, in seconds since 1970."""

    id: str
    title: str
    at: float


class Seen(NamedTuple):
    """The answers that were read so far: whose, from which opening of the files, and up to which row."""

    learner: int
    opened: int
    last: int
    answers: tuple[Answer, ...]


NOTHING_SEEN = Seen(0, 0, 0, ())


def learner(db: sqlite3.Connection, who: str, *, make: bool = False) -> int:
    """The number of the learner; one who never kept anything has none (0) until it is made."""
    found = db.execute("SELECT number, hash, sum FROM learners WHERE hash = ?", (who,)).fetchone()
    if found is None:
        return _made(db, who) if make else 0
    number, *row = found
    whole(*row)
    return int(number)


def _made(db: sqlite3.Connection, who: str) -> int:
    put(db, "learners", who)
    return learner(db, who)


def forget(db: sqlite3.Connection, who: str) -> None:
    """Deletes the learner with all rows."""
    db.execute("DELETE FROM learners WHERE hash = ?", (who,))


def clean(text: str) -> str:
    """The text without the halves of letters that a page may send."""
    return text.encode("utf-8", "replace").decode()


def data_of(value: Any, name: str) -> str:
    """The value as JSON. One that is too large is refused; halves of letters are replaced."""
    try:
        data = msgspec.json.encode(value)
    except UnicodeEncodeError:
        data = clean(json.dumps(msgspec.to_builtins(value), ensure_ascii=False)).encode()
    if len(data) > MOST_BYTES:
        raise SaidError("keeping-value-large", what=name, megabytes=MOST_BYTES // 1_000_000)
    return data.decode()


def data_of_answer(answer: Answer) -> str:
    """The answer as JSON, which can be read again: an answer that is none is an error of the program."""
    data = data_of(answer, answer.puzzle)
    _ANSWER.decode(data)
    return data


def in_order(answers: Iterable[Answer]) -> tuple[Answer, ...]:
    """The answers in the order of time."""
    return tuple(sorted(answers, key=lambda answer: answer.at))


def add(db: sqlite3.Connection, learner: int, answer: Answer) -> int:
    """Writes the answer, unless there is one of its id; tells how many were written."""
    return put(db, "answers", learner, answer.id, data_of_answer(answer), otherwise="IGNORE")


def answers(db: sqlite3.Connection, learner: int, opened: int, seen: Seen) -> Seen:
    """The answers, of which only those are read that came since they were seen."""
    if (learner, opened) != (seen.learner, seen.opened):
        seen = Seen(learner, opened, 0, ())
    query = "SELECT number, learner, id, data, sum FROM answers WHERE learner = ? AND number > ? ORDER BY number"
    found = db.execute(query, (learner, seen.last)).fetchall()
    if not found:
        return seen
    for _, *row in found:
        whole(*row)
    fresh = (_ANSWER.decode(data) for _, _, _, data, _ in found)
    return Seen(learner, opened, found[-1][0], in_order((*seen.answers, *fresh)))


def keep(db: sqlite3.Connection, learner: int, key: str, at: float, data: str) -> None:
    """Writes what is kept under the key."""
    _name(key)
    put(db, "kept", learner, key, at, data)
    _bounded(db, learner, ("kept", "games"), MOST_KEPT)


def kept(db: sqlite3.Connection, learner: int, key: str, default: Any) -> Any:
    """What is kept under the key."""
    query = "SELECT learner, key, at, data, sum FROM kept WHERE learner = ? AND key = ?"
    return _one(db, query, learner, key, default)


def keys(db: sqlite3.Connection, learner: int, prefix: str) -> tuple[str, ...]:
    """The keys that begin so."""
    found = db.execute("SELECT key FROM kept WHERE learner = ? ORDER BY key", (learner,))
    return tuple(key for (key,) in found if key.startswith(prefix))


def all_kept(db: sqlite3.Connection, learner: int) -> tuple[Value, ...]:
    """Everything that is kept."""
    query = "SELECT learner, key, at, data, sum FROM kept WHERE learner = ? ORDER BY key"
    return tuple(Value(key, at, msgspec.json.decode(data)) for _, key, at, data in _sound(db, query, learner))


def keep_game(db: sqlite3.Connection, learner: int, game: KeptGame, data: str) -> None:
    """Writes a game."""
    _name(game.id)
    _name(game.title)
    put(db, "games", learner, game.id, game.title, game.at, data)
    _bounded(db, learner, ("kept", "games"), MOST_KEPT)


def games(db: sqlite3.Connection, learner: int) -> tuple[KeptGame, ...]:
    """The games, the last one first."""
    found = db.execute("SELECT id, title, at FROM games WHERE learner = ? ORDER BY at DESC, id", (learner,))
    return tuple(KeptGame(*row) for row in found)


def game(db: sqlite3.Connection, learner: int, name: str, default: Any) -> Any:
    """What is in a game."""
    query = "SELECT learner, id, title, at, data, sum FROM games WHERE learner = ? AND id = ?"
    return _one(db, query, learner, name, default)


def all_games(db: sqlite3.Connection, learner: int) -> tuple[Game, ...]:
    """All games with what is in them."""
    query = "SELECT learner, id, title, at, data, sum FROM games WHERE learner = ? ORDER BY id"
    found = _sound(db, query, learner)
    return tuple(Game(id, title, at, msgspec.json.decode(data)) for _, id, title, at, data in found)


def drop(db: sqlite3.Connection, learner: int, table: str, name: str) -> None:
    """Deletes what is kept under a key, or a game."""
    column = {"kept": "key", "games": "id"}[table]
    db.execute(f"DELETE FROM {table} WHERE learner = ? AND {column} = ?", (learner, name))


def take_in(db: sqlite3.Connection, learner: int, progress: Progress) -> Taken:
    """Writes what is new in a file that was read."""
    answers = sum(add(db, learner, answer) for answer in progress.answers)
    values = games = 0
    for value in progress.values:
        if _newer(db, "SELECT at FROM kept WHERE learner = ? AND key = ?", learner, value.key, value.at):
            put(db, "kept", learner, value.key, value.at, data_of(value.data, value.key))
            values += 1
    for game in progress.games:
        if _newer(db, "SELECT at FROM games WHERE learner = ? AND id = ?", learner, game.id, game.at):
            put(db, "games", learner, game.id, game.title, game.at, data_of(game.data, game.title))
            games += 1
    _bounded(db, learner, ("kept", "games"), MOST_KEPT)
    _bounded(db, learner, ("answers", "kept", "games"), MOST_IN_ALL)
    return Taken(answers, values, games)


def _newer(db: sqlite3.Connection, query: str, learner: int, name: str, at: float) -> bool:
    found = db.execute(query, (learner, name)).fetchone()
    return found is None or found[0] < at


def _one(db: sqlite3.Connection, query: str, learner: int, name: str, default: Any) -> Any:
    found = db.execute(query, (learner, name)).fetchone()
    if found is None:
        return default
    whole(*found)
    return msgspec.json.decode(found[-2])


def _sound(db: sqlite3.Connection, query: str, learner: int) -> list[tuple[Any, ...]]:
    found = db.execute(query, (learner,)).fetchall()
    for row in found:
        whole(*row)
    return [row[:-1] for row in found]


def _name(name: str) -> None:
    if not 0 < len(name) <= MOST_KEY:
        raise SaidError("keeping-name", what=name[: MOST_KEY + 1], most=MOST_KEY)


def _bounded(db: sqlite3.Connection, learner: int, tables: tuple[str, ...], most: int) -> None:
    """Refuses what would make it too much for one learner; a row counts as some bytes, however little is in it."""
    query = "SELECT coalesce(sum(length(CAST(data AS BLOB)) + 150), 0) FROM {} WHERE learner = ?"
    if sum(db.execute(query.format(table), (learner,)).fetchone()[0] for table in tables) > most:
        raise SaidError("keeping-too-much", megabytes=most // 1_000_000)
