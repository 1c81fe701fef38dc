"""What went wrong in a lesson comes back at the end of one, when its review is due: one fresh puzzle, and why."""

from collections.abc import Iterable, Mapping, Sequence

from gangster_widgets.app.address import Address
from gangster_widgets.app.keeping.answer import Answer
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


class Missed(Record, frozen=True):
    """A clause that went wrong in a lesson: at which task, and by which idea, empty where none is known."""

    clause: str
    idea: str
    task: str
    lesson: Lesson


def missed(course: Iterable[Lesson], ways: Mapping[str, Way], answers: Iterable[Answer]) -> dict[str, Missed]:
    """What went wrong in the lessons that were begun, by clause; where one did several times, how it was last.

    Only first attempts count, as for what is remembered.
    """
    tasks = {
        page.does.puzzle: one
        for one in course
        for page in one.pages
        if isinstance(page.does, Task) and ways[one.id].begun()
    }
    wrong = (one for one in answers if one.verdict == "wrong" and is_first(one) and one.puzzle in tasks)
    return {
        clause: Missed(clause, _idea(answer, clause), answer.puzzle, tasks[answer.puzzle])
        for answer in wrong
        for clause in concerned(answer)
    }


def _idea(answer: Answer, clause: str) -> str:
    """The first idea that can have led to that answer and breaks that clause, of those that are known."""
    known = {mistake.id: mistake for mistake in game(answer.game).mistakes}
    return next((id_ for id_ in answer.ideas if id_ in known and known[id_].clause == clause), "")


def once_more(
    found: Mapping[str, Missed], past: Past, now: float, shelf: Shelf, here: Address
) -> tuple[Missed, Address] | None:
    """What of that is most overdue, and the address of a puzzle about it; None where nothing is due.

    It is a generated one of the same kind about the same clause, in which the same idea goes astray, as the next
    puzzle is always chosen among them; where there is none, the missed one as a variant that was not answered yet.
    """
    for clause in past.memory(here.game).due(now):
        one = found.get(clause)
        choice = next_puzzle(_about(one, shelf), past, now, Wanted(here.game)) if one else None
        if one and choice:
            like = one.idea if choice.variant else ""
            return one, replace(here, puzzle=choice.puzzle.id, variant=choice.variant, like=like, about=clause)
    return None


def _about(one: Missed, shelf: Shelf) -> list[Puzzle]:
    """The puzzles to choose from."""
    task = puzzle(one.task)
    fresh: list[Puzzle] = [
        other
        for other in shelf
        if isinstance(other, Generated)
        and (other.game, other.kind) == (task.game, task.kind)
        and one.clause in other.rules
        and (not one.idea or one.idea in other.told_apart)
    ]
    return fresh or [task]


def asked(found: Mapping[str, Missed], shelf: Shelf, here: Address) -> Missed | None:
    """What the puzzle of that address is about, where it has one that brings back something that went wrong."""
    one = found.get(here.about)
    if one is None or (here.puzzle, here.variant) == (one.task, 0):
        return None
    there = here.puzzle == one.task or any(other.id == here.puzzle and one.clause in other.rules for other in shelf)
    return one if there else None


def told(one: Missed, lesson: Lesson, course: Sequence[Lesson], say: Words) -> str:
    """Why it comes back at the end of that lesson, in a sentence."""
    if one.idea:
        about = say.say("practice-title", title=say.say(f"mistake-{one.idea}"))
    else:
        about = quoted(lesson.game, one.clause, say.language)
    ago = course.index(lesson) - course.index(one.lesson)
    return say.say("learn-again-why", ago=ago, lesson=one.lesson.title[say.language], about=about)
