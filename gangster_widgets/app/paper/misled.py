"""Which wrong answers to a puzzle point to which idea: what a teacher looks for when correcting."""

from typing import Any

from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.diagnose import led_astray
from gangster_widgets.puzzles.puzzle import Puzzle


class Misled(Record, frozen=True):
    """A wrong answer in its one form, and the ids of the ideas that lead to it."""

    answer: Any
    ideas: tuple[str, ...]


def misled(puzzle: Puzzle) -> tuple[Misled, ...]:
    """The wrong answers that ideas lead to, each once, those that fewer ideas explain first."""
    found: dict[str, tuple[Any, list[str]]] = {}
    for id_, answer in led_astray(puzzle).items():
        found.setdefault(repr(answer), (answer, []))[1].append(id_)
    return tuple(sorted((Misled(answer, tuple(ids)) for answer, ids in found.values()), key=lambda one: len(one.ideas)))


def idea_said(id_: str, say: Words) -> str:
    """What an idea is called."""
    return say.say(f"mistake-{id_}")


def belief_said(id_: str, say: Words) -> str:
    """What one believes who holds that idea."""
    return say.say(f"belief-{id_}")
