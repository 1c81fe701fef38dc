"""What went wrong in a lesson comes back at the end of one, when its review is due: one fresh puzzle, and why.

Whoever does not want it lets go of all that went wrong until then; reviews of it are still due where one practises.
"""

from collections.abc import Container, Iterable, Mapping, Sequence

from gangster_widgets.app.address import Address
from gangster_widgets.app.keeping.answer import Answer
from gangster_widgets.app.keeping.learner import Learner
from gangster_widgets.app.practice.choosing import next_puzzle
from gangster_widgets.app.practice.filters import Wanted
from gangster_widgets.app.practice.memory import concerned, is_first
from gangster_widgets.app.practice.past import Past
from gangster_widgets.app.practice.telling import quoted
from gangster_widgets.app.rooms.learn.way import Way
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.record import Record, replace
from gangster_widgets.kernel.words import Words
from gangster_widgets.lessons.lesson import Lesson, Task
from gangster_widgets.puzzles.bank import puzzle
from gangster_widgets.puzzles.generated import Generated
from gangster_widgets.puzzles.loader import Shelf
from gangster_widgets.puzzles.puzzle import Puzzle

LET_GO = "again-let-go"
"""The key under which it is kept when somebody let go of what went wrong until then."""
EASY = 1
"""The level of a question that names none."""


class Missed(Record, frozen=True):
    """A clause that went wrong in a lesson: at which task, and by which idea, empty where none is known."""

    clause: str
    idea: str
    task: str
    lesson: Lesson


def tasks(course: Iterable[Lesson]) -> dict[str, Lesson]:
    """The ids of the puzzles that these lessons ask, each with its lesson."""
    return {page.does.puzzle: one for one in course for page in one.pages if isinstance(page.does, Task)}


def missed(
    course: Iterable[Lesson], ways: Mapping[str, Way], answers: Iterable[Answer], since: float = 0
) -> dict[str, Missed]:
    """What went wrong since then in the lessons that were begun, by clause; where one did several times, how it was
    last.

    Only first attempts count, as for what is remembered.
    """
    asked = tasks(one for one in course if ways[one.id].begun())
    wrong = (one for one in answers if one.at > since and one.verdict == "wrong" and is_first(one))
    return {
        clause: Missed(clause, _idea(answer, clause), answer.puzzle, asked[answer.puzzle])
        for answer in wrong
        if answer.puzzle in asked
        for clause in concerned(answer)
    }


def _idea(answer: Answer, clause: str) -> str:
    """The first idea that can have led to that answer and breaks that clause, of those that are known."""
    known = {mistake.id: mistake for mistake in game(answer.game).mistakes}
    return next((id_ for id_ in answer.ideas if id_ in known and known[id_].clause == clause), "")


def once_more(
    found: Mapping[str, Missed], past: Past, now: float, shelf: Shelf, here: Address, taught: Container[str] = ()
) -> tuple[Missed, Address] | None:
    """What of that is most overdue, and the address of a puzzle about it; None where nothing is due.

    Best it is a generated one of the same kind, else of any, else a composed one that no lesson asks (`taught` are
    those); where there is none, the missed one as a variant that was not answered yet.
    """
    for clause in past.memory(here.game).due(now):
        one = found.get(clause)
        choice = next_puzzle(_about(one, shelf, taught), past, now, Wanted(here.game)) if one else None
        if one and choice:
            like = one.idea if choice.variant else ""
            return one, replace(here, puzzle=choice.puzzle.id, variant=choice.variant, like=like, about=clause)
    return None


def _about(one: Missed, shelf: Shelf, taught: Container[str]) -> list[Puzzle]:
    """The puzzles to choose from: all are about that clause, and the same idea goes astray in them; generated ones are
    one level harder at most, where there are such.
    """
    task = puzzle(one.task)
    about = [other for other in shelf if other.game == task.game and one.clause in other.rules]
    generated = [other for other in about if isinstance(other, Generated)]
    generated = [other for other in generated if _level(other) <= _level(task) + 1] or generated
    fresh: list[Puzzle] = [other for other in generated if not one.idea or one.idea in other.told_apart]
    alike = [other for other in fresh if other.kind == task.kind]
    composed = (other for other in about if not other.generated and other.id not in taught)
    return alike or fresh or [other for other in composed if not one.idea or one.idea in other.tells_apart()] or [task]


def _level(one: Puzzle) -> int:
    return one.level or EASY


def asked(found: Mapping[str, Missed], shelf: Shelf, here: Address) -> Missed | None:
    """What the puzzle of that address is about, where it has one that brings back something that went wrong."""
    one = found.get(here.about)
    if one is None or (here.puzzle, here.variant) == (one.task, 0):
        return None
    there = here.puzzle == one.task or any(other.id == here.puzzle and one.clause in other.rules for other in shelf)
    return one if there else None


def let_go(learner: Learner) -> float:
    """When that learner last did so; what is kept may be a stranger's."""
    found = learner.kept(LET_GO)
    return float(found) if isinstance(found, int | float) else 0.0


def told(one: Missed, lesson: Lesson, course: Sequence[Lesson], say: Words) -> str:
    """Why it comes back at the end of that lesson, in a sentence."""
    if one.idea:
        about = say.say("practice-title", title=say.say(f"mistake-{one.idea}"))
    else:
        about = quoted(lesson.game, one.clause, say.language)
    ago = course.index(lesson) - course.index(one.lesson)
    return say.say("learn-again-why", ago=ago, lesson=one.lesson.title[say.language], about=about)
