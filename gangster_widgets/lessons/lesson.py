"""A lesson and its pages: what is told, what is shown step by step, and what is to be done."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from gangster_widgets.kernel.record import Record

Texts = Mapping[str, str]
"""A text by language."""

LINK = re.compile(r"\[([^\[\]]+)\]\(([^()\s]+)\)")
"""A term that leads to its clause."""


class Moves(Record, frozen=True):
    """A worked example: a position and the actions that are taken from there, one after the other.

    `notes` are said after so many actions, 0 before the first. `district` is the one to look at, if any. `piles` are
    the cards that lie face down, as `Walk` takes them.
    """

    position: Mapping[str, Any]
    piles: Mapping[str, Any]
    actions: tuple[str, ...]
    district: str | None
    notes: Mapping[int, Texts]


class Reckoning(Record, frozen=True):
    """A worked example: a district is reckoned, or the whole board where none is named; maybe with a wrong idea beside
    it, maybe asked before it shows: at steps of those kinds, at all where none is named. `kind` is what is told of it.
    """

    position: Mapping[str, Any]
    district: str | None
    beside: str
    asking: bool
    ask_at: tuple[str, ...]
    kind: str


class Task(Record, frozen=True):
    """A puzzle to be solved. So many of its hints stand open from the beginning; maybe it is asked in steps."""

    puzzle: str
    help: int
    stepwise: bool


class Page(Record, frozen=True):
    """One page of a lesson: its text, and one thing to go through or to do."""

    title: Texts
    text: Texts
    does: Moves | Reckoning | Task


class Lesson(Record, frozen=True):
    """A lesson without faults. `clauses` are what it teaches; `place` is where it stands in the course."""

    id: str
    game: str
    place: int
    minutes: int
    clauses: tuple[str, ...]
    title: Texts
    why: Texts
    pages: tuple[Page, ...]


class Term(Record, frozen=True):
    """A term in a text that leads to its clause."""

    said: str
    clause: str


def paragraphs(text: str) -> Iterator[tuple[str | Term, ...]]:
    """The paragraphs of a text, which its line breaks divide: plain parts and terms.

    >>> [*paragraphs("A [gap](gap.definition).")]
    [('A ', Term(said='gap', clause='gap.definition'), '.')]
    """
    for line in text.splitlines():
        if line.strip():
            yield tuple(_parts(line.strip()))


def _parts(line: str) -> Iterator[str | Term]:
    at = 0
    for found in LINK.finditer(line):
        if found.start() > at:
            yield line[at : found.start()]
        yield Term(found[1], found[2])
        at = found.end()
    if at < len(line):
        yield line[at:]
