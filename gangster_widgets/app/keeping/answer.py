"""An answer as it is kept: what was asked, what was given, how it was judged, and what that says about the rules."""

from typing import Annotated, Any, Literal
from uuid import uuid4

from msgspec import Meta

from gangster_widgets.kernel.record import Record

Name = Annotated[str, Meta(min_length=1, max_length=200)]
Names = Annotated[tuple[Name, ...], Meta(max_length=200)]
Id = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Moment = Annotated[float, Meta(ge=0, le=1e11)]
"""Seconds since 1970, UTC."""


class Answer(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One judged answer. Whoever makes it gives it its id; the same id kept twice is one answer.

    The bounds of the fields hold when it is kept and when it is read, not when it is made.
    """

    id: Id
    at: Moment
    game: Name
    puzzle: Name
    variant: Count = 0
    kind: Name
    level: Count | None
    rules: Names
    """The clauses that the puzzle drills."""
    verdict: Literal["right", "wrong"]
    given: Any
    """What was answered, as JSON data."""
    ideas: Names = ()
    """The wrong rules by which the answer comes out."""
    blamed: Names = ()
    """The clauses that those wrong rules break."""
    rung: Count = 0
    """How many hints had been seen."""
    attempt: Annotated[int, Meta(ge=1, le=2**53)] = 1
    """Which judged answer of its sitting it is, from 1."""
    seconds: Annotated[float, Meta(ge=0, le=1e9)] = 0
    mode: Literal["practice", "timed"] = "practice"
    sitting: Annotated[str, Meta(max_length=200)] = ""
    """What the attempts at one puzzle share, or the puzzles of one timed run."""


def new_id() -> str:
    """An id that no other answer has."""
    return uuid4().hex
