"""What is wrong in a file that somebody wrote: where, and the sentence that says what would be right."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from gangster_widgets.kernel.words import Words, words

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

    def __str__(self) -> str:
        """What is wrong, a line each, in English."""
        return "\n".join(said(fault, fault_words(fault, "en")) for fault in self.faults)


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
        """A fault at the value there; where there are no lines, the way to it says where that is."""
        line = self.line(path)
        where = self.file if line is not None else ".".join([self.file, *map(str, path)])
        return Fault(where, line, name, tuple(facts.items()), self.game, self.id)


def fault_words(fault: Fault, language: str) -> Words:
    """The words that say that fault: its game's, or the interface's."""
    from gangster_widgets.kernel.game import game

    return words(language, game(fault.game).folder / "words") if fault.game else words(language)


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


def together(of_document: list[Fault], others: list[Fault]) -> list[Fault]:
    """All faults, less those that only follow from a value that could not be read at the same line."""
    lines = {fault.line for fault in of_document}
    return of_document + [fault for fault in others if fault.line is None or fault.line not in lines]
