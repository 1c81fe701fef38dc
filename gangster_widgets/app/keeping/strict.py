"""A JSON file of ours that comes back: read as strictly as what a stranger sends."""

import codecs
import re
from typing import Any, TypeVar

import msgspec

from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.record import Record

Whole = TypeVar("Whole", bound=Record)

_WHERE = re.compile(r" - at `\$\.?(?P<where>.*)`$")
_EXPECTED = re.compile(r"Expected `(?P<type>\w+)")
_MISSING = re.compile(r"Object missing required field `(?P<key>.*?)`")
_UNKNOWN = re.compile(r"Object contains unknown field `(?P<key>.*?)`", re.DOTALL)


class _Head(msgspec.Struct):
    """What a file says of itself, whatever else is in it."""

    format: Any = None
    version: Any = None


def strictly(data: bytes, whole: type[Whole], kind: str, most: int) -> Whole:
    """What a file of at most so many bytes holds. One that is anything else is refused with what is wrong, and where.

    `whole` has its format and its version as defaults of fields of that name; `kind` is how the messages begin that
    say that it is no file of this kind.
    """
    if len(data) > most:
        raise Unreadable("keeping-file-large", megabytes=most // 1_000_000)
    data = data.removeprefix(codecs.BOM_UTF8)
    try:
        _check_head(data, whole, kind)
        return msgspec.json.decode(data, type=whole)
    except RecursionError as error:
        raise Unreadable("keeping-file-deep") from error
    except msgspec.ValidationError as error:
        raise _fault(str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable(f"{kind}-file-not-json") from error


def _check_head(data: bytes, whole: type[Record], kind: str) -> None:
    right = {field.name: field.default for field in msgspec.structs.fields(whole)}
    try:
        head = msgspec.json.decode(data, type=_Head)
    except msgspec.ValidationError:
        head = _Head()
    if head.format != right["format"]:
        raise Unreadable(f"{kind}-file-other-format", right=right["format"])
    if isinstance(head.version, int) and head.version > right["version"]:
        raise Unreadable("keeping-file-newer", version=head.version, known=right["version"])


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
