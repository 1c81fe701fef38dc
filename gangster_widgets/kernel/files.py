"""What is wrong in a file that somebody wrote: where, and the sentence that says what would be right."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from gangster_widgets.kernel.words import Words

Path_ = tuple[str | int, ...]
"""The way from the top of a document to a value in it: keys and positions."""


class Fault(NamedTuple):
    """Something wrong in a file: where, which sentence says so, and what that sentence needs."""

    file: str
    line: int | None
    name: str
    facts: tuple[tuple[str, Any], ...] = ()
    game: str | None = None
    """The game whose words say it, where it is not the interface's."""
    id: str | None = None
    """The puzzle that it keeps from being used."""


class Faulty(ValueError):
    """A file that cannot be used, with everything that is wrong with it; `unread` where it could not be read at all."""

    def __init__(self, faults: list[Fault], unread: bool = False) -> None:
        super().__init__(faults)
        self.faults = faults
        self.unread = unread


class Data:
    """Plain data that did not come out of a YAML file, such as JSON: `file` says where from, and there are no lines."""

    def __init__(self, file: str, data: Any) -> None:
        self.file = file
        self.data = data
        self.game: str | None = None
        self.id: str | None = None
        self.faults: list[Fault] = []

    def line(self, path: Path_ = ()) -> int | None:
        """The line of the value there, None where there are no lines."""
        return None

    def fault(self, path: Path_, name: str, **facts: Any) -> Fault:
        """A fault at the value there."""
        return Fault(self.file, self.line(path), name, tuple(facts.items()), self.game, self.id)


def said(fault: Fault, words: Words) -> str:
    """The fault in one line: file, line and what is wrong."""
    if fault.line is None:
        return words.say("fault-in", file=fault.file, problem=problem(fault, words))
    return words.say("fault-at", file=fault.file, line=str(fault.line), problem=problem(fault, words))


def problem(fault: Fault, words: Words) -> str:
    """What is wrong, and what would be right."""
    return words.say(fault.name, **dict(fault.facts))


def in_order(faults: list[Fault]) -> Iterator[Fault]:
    """The faults by line, each once."""
    yield from sorted(dict.fromkeys(faults), key=lambda fault: fault.line or 0)
