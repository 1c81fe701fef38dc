"""What the answers of a placement test say about the course: which lessons are needed, and which may be skipped."""

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.record import Record
from gangster_widgets.lessons.course import FOLDER, lessons
from gangster_widgets.lessons.lesson import Lesson
from gangster_widgets.lessons.placement import Asked, Ideas, held
from gangster_widgets.puzzles.bank import puzzle
from gangster_widgets.puzzles.diagnose import led_astray

NEEDED: Literal["needed"] = "needed"
SKIP: Literal["skip"] = "skip"
OPEN: Literal["open"] = "open"

State = Literal["needed", "skip", "open"]


class Advice(Record, frozen=True):
    """What was found: wrong ideas, and each lesson with whether it is needed, may be skipped, or was not asked about.

    `waved` says that everything was right, so that nothing is needed.
    """

    ideas: Ideas
    lessons: tuple[tuple[Lesson, State], ...]
    waved: bool

    def of(self, state: State) -> tuple[Lesson, ...]:
        """The lessons in that state, in the order of the course."""
        return tuple(lesson for lesson, found in self.lessons if found == state)


def advice(name: str, asked: Sequence[Asked], folder: Path = FOLDER) -> Advice:
    """What these answers say about the course of that game."""
    ideas = held(name, asked)
    doubted, shown = _doubted(name, asked, ideas), _shown(name, asked)
    waved = bool(asked) and all(one.right for one in asked)
    found = tuple((one, _state(one, doubted, shown, waved)) for one in lessons(name, folder))
    return Advice(ideas, found, waved)


def _state(lesson: Lesson, doubted: set[str], shown: set[str], waved: bool) -> State:
    taught = set(lesson.clauses)
    if taught & doubted:
        return NEEDED
    return SKIP if waved or taught & shown else OPEN


def _doubted(name: str, asked: Sequence[Asked], ideas: Ideas) -> set[str]:
    """The clauses that ideas break; of an answer that none explains, or that was not given, all that is drilled."""
    clauses = {mistake.id: mistake.clause for mistake in game(name).mistakes}
    found = {clauses[id_] for id_ in ideas}
    for one in asked:
        drilled = set(puzzle(one.puzzle).rules)
        if not one.known or not (one.right or found & drilled):
            found |= drilled
    return found


def _shown(name: str, asked: Sequence[Asked]) -> set[str]:
    """The clauses that right answers rest on: those drilled, and those of ideas that would have gone astray."""
    clauses = {mistake.id: mistake.clause for mistake in game(name).mistakes}
    right = [puzzle(one.puzzle) for one in asked if one.right]
    return {clause for one in right for clause in (*one.rules, *(clauses[id_] for id_ in led_astray(one)))}
