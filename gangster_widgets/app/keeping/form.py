"""The form of a file: its tables by numbered scripts, the sum in each row, and whether a file is whole."""

import sqlite3
import zlib
from pathlib import Path

import msgspec

from gangster_widgets.app.keeping.trouble import Damaged, NotKept

SCRIPTS = sorted((Path(__file__).parent / "forms").glob("*.sql"), key=lambda script: int(script.stem))
NEWEST = len(SCRIPTS)
"""`forms/1.sql` makes the tables of an empty file, each later script makes the next form out of the one before."""

OURS = 0x47616E67
"""The mark of a file as one of ours, in its header."""

SUMMED = {
    "state": ("writes", "last"),
    "learners": ("hash",),
    "answers": ("learner", "id", "data"),
    "kept": ("learner", "key", "at", "data"),
    "games": ("learner", "id", "title", "at", "data"),
}
"""What the sum in a row of each table is made of."""


def total(*values: object) -> int:
    """The sum of a row: another one when a byte of it was damaged, which the database itself would not notice."""
    return zlib.crc32(msgspec.json.encode(values))


def whole(*row: object) -> None:
    """Nothing, if the last of these is the sum of the others."""
    if total(*row[:-1]) != row[-1]:
        raise Damaged("a row does not add up")


def put(db: sqlite3.Connection, table: str, *values: object, otherwise: str = "REPLACE") -> int:
    """Writes a row with its sum and tells whether one was written; `IGNORE` leaves one that is there as it is."""
    columns = SUMMED[table]
    places = ", ".join("?" * (len(columns) + 1))
    statement = f"INSERT OR {otherwise} INTO {table}({', '.join(columns)}, sum) VALUES ({places})"
    return db.execute(statement, (*values, total(*values))).rowcount


def version(db: sqlite3.Connection, file: Path) -> int:
    """The number of the file's form; 0 for an empty one. A newer one than this program knows is refused."""
    (found,) = db.execute("PRAGMA user_version").fetchone()
    (mark,) = db.execute("PRAGMA application_id").fetchone()
    if mark != OURS:
        raise Damaged("not one of our files")
    if found > NEWEST:
        raise NotKept("keeping-newer", file=str(file), version=found, known=NEWEST)
    return int(found)


def migrate(db: sqlite3.Connection, have: int) -> None:
    """Brings a file of an older form, or an empty one, to the newest form: a step a transaction."""
    for number, script in enumerate(SCRIPTS[have:], have + 1):
        first = f"PRAGMA application_id = {OURS}; " if number == 1 else ""
        text = script.read_text(encoding="utf-8")
        try:
            db.executescript(f"BEGIN IMMEDIATE; {first}{text} PRAGMA user_version = {number}; COMMIT;")
        finally:
            if db.in_transaction:
                db.rollback()


def examine(db: sqlite3.Connection) -> None:
    """Reads the whole file: its structure, and every row against its sum. Damage is raised."""
    if db.execute("PRAGMA integrity_check(1)").fetchall() != [("ok",)]:
        raise Damaged("the structure is damaged")
    db.create_function("total", -1, total, deterministic=True)
    present = {name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    for table, columns in SUMMED.items():
        if table in present:
            wrong = f"SELECT EXISTS (SELECT 1 FROM {table} WHERE total({', '.join(columns)}) IS NOT sum)"
            if db.execute(wrong).fetchone() != (0,):
                raise Damaged(f"a row of {table} does not add up")
