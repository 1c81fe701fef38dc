"""Everything of one learner as a file: written for people to read, read as strictly as what a stranger sends."""

import codecs
import re
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from gangster_widgets.app.keeping.answer import Answer, Moment
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.record import Record

FORMAT: Literal["gangster-widgets-progress"] = "gangster-widgets-progress"
VERSION: Literal[1] = 1

MOST_BYTES = 64_000_000
"""Of a file that is taken in."""

_WHERE = re.compile(r" - at `\$\.?(?P<where>.*)`$")
_EXPECTED = re.compile(r"Expected `(?P<type>\w+)")
_MISSING = re.compile(r"Object missing required field `(?P<key>.*?)`")
_UNKNOWN = re.compile(r"Object contains unknown field `(?P<key>.*?)`", re.DOTALL)

Named = Annotated[str, Meta(min_length=1, max_length=100)]


class Value(Record, frozen=True, forbid_unknown_fields=True):
    """Something that was kept under a key."""

    key: Named
    at: Moment
    data: Any


class Game(Record, frozen=True, forbid_unknown_fields=True):
    """A game that was kept."""

    id: Named
    title: Named
    at: Moment
    data: Any


class Progress(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the file holds."""

    format: Literal["gangster-widgets-progress"] = FORMAT
    version: Literal[1] = VERSION
    at: Moment
    answers: tuple[Answer, ...]
    values: tuple[Value, ...]
    games: tuple[Game, ...]


class Taken(Record, frozen=True):
    """How much of a file was new."""

    answers: int
    values: int
    games: int


class _Head(msgspec.Struct):
    """What a file says of itself, whatever else is in it."""

    format: Any = None
    version: Any = None


def written(progress: Progress) -> bytes:
    """The file: each answer, kept thing and game in a line of its own."""
    fields = []
    for name in progress.__struct_fields__:
        value = getattr(progress, name)
        if isinstance(value, tuple):
            text = b"[" + b",".join(b"\n  " + msgspec.json.encode(item) for item in value) + b"\n]"
        else:
            text = msgspec.json.encode(value)
        fields.append(msgspec.json.encode(name) + b": " + text)
    return b"{\n" + b",\n".join(fields) + b"\n}\n"


def read(data: bytes) -> Progress:
    """What such a file holds. A file that is anything else is refused with what is wrong, and where."""
    if len(data) > MOST_BYTES:
        raise Unreadable("keeping-file-large", megabytes=MOST_BYTES // 1_000_000)
    data = data.removeprefix(codecs.BOM_UTF8)
    try:
        _check_head(data)
        return msgspec.json.decode(data, type=Progress)
    except RecursionError as error:
        raise Unreadable("keeping-file-deep") from error
    except msgspec.ValidationError as error:
        raise _fault(str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable("keeping-file-not-json") from error


def _check_head(data: bytes) -> None:
    try:
        head = msgspec.json.decode(data, type=_Head)
    except msgspec.ValidationError:
        head = _Head()
    if head.format != FORMAT:
        raise Unreadable("keeping-file-other-format", right=FORMAT)
    if isinstance(head.version, int) and head.version > VERSION:
        raise Unreadable("keeping-file-newer", version=head.version, known=VERSION)


def _fault(problem: str) -> Unreadable:
    """The sentence for what does not fit."""
    found = _WHERE.search(problem)
    where = found["where"] if found else ""
    if key := _MISSING.match(problem):
        return Unreadable("keeping-file-missing", key=key["key"], where=where or None)
    if key := _UNKNOWN.match(problem):
        return Unreadable("keeping-file-unknown", key=key["key"], where=where or None)
    expected = _EXPECTED.match(problem)
    return Unreadable("keeping-file-wrong", expected=expected["type"] if expected else "other", where=where or None)
