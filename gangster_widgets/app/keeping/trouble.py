"""What can go wrong where things are kept, as sentences."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES, EDQUOT, ENOSPC, EPERM, EROFS
from pathlib import Path

from filelock import Timeout

from gangster_widgets.kernel.game import SaidError

LITTLE = 100_000
"""Fewer bytes than this are no room: some failures of a full disk do not say what they are."""

_DAMAGE = {sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_UNREAD = {sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ, sqlite3.SQLITE_IOERR_CORRUPTFS}
_REFUSED = {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH}


class NotKept(SaidError):
    """Something could not be kept, or not be read, and why. What was confirmed before is not touched by that."""


class Damaged(Exception):
    """A file does not hold what was written into it."""


def is_damage(error: Exception) -> bool:
    """Whether the error speaks for a damaged file, rather than for a disk or a folder that does not let us write."""
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
        return code in _UNREAD or code & 0xFF in _DAMAGE
    return isinstance(error, Damaged)


def _full(folder: Path) -> bool:
    try:
        return shutil.disk_usage(folder).free < LITTLE
    except OSError:
        return False


def not_kept(error: Exception, folder: Path) -> NotKept:
    """The sentence for what went wrong in that folder."""
    code = getattr(error, "sqlite_errorcode", -1) & 0xFF
    number = getattr(error, "errno", None)
    if isinstance(error, Timeout) or code in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
        return NotKept("keeping-busy", folder=str(folder))
    if code == sqlite3.SQLITE_FULL or number in {ENOSPC, EDQUOT} or _full(folder):
        return NotKept("keeping-full", folder=str(folder))
    if code in _REFUSED or number in {EACCES, EPERM, EROFS} or (folder.is_dir() and not os.access(folder, os.W_OK)):
        return NotKept("keeping-read-only", folder=str(folder))
    if not folder.is_dir():
        return NotKept("keeping-no-folder", folder=str(folder), reason=getattr(error, "strerror", None) or str(error))
    return NotKept("keeping-trouble", folder=str(folder), reason=str(error))


@contextmanager
def said(folder: Path) -> Iterator[None]:
    """What goes wrong inside is raised as a sentence."""
    try:
        yield
    except (sqlite3.Error, OSError, Damaged) as error:
        raise not_kept(error, folder) from error
