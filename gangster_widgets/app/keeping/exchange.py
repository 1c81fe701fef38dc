"""Everything of one learner as a file: written for people to read, read as strictly as what a stranger sends."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from gangster_widgets.app.keeping.answer import Answer, Moment
from gangster_widgets.app.keeping.strict import strictly
from gangster_widgets.kernel.record import Record

FORMAT: Literal["gangster-widgets-progress"] = "gangster-widgets-progress"
VERSION: Literal[1] = 1

MOST_BYTES = 64_000_000
"""Of a file that is taken in."""

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
    return strictly(data, Progress, "keeping", MOST_BYTES)
