"""The course: the lessons of a game in their order. A file in the folder of its game is a lesson."""

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from gangster_widgets.kernel.document import documents
from gangster_widgets.kernel.files import Data, Fault, Faulty, in_order, together
from gangster_widgets.kernel.game import games
from gangster_widgets.kernel.schema import validated
from gangster_widgets.lessons.checks import lesson_faults, room
from gangster_widgets.lessons.lesson import Lesson, Moves, Page, Reckoning, Task, Texts
from gangster_widgets.lessons.lesson_file import LessonPart, MovesPart, PagePart, ReckoningPart
from gangster_widgets.lessons.lesson_file import Texts as TextsPart

FOLDER = Path(__file__).parent
MOST_LESSONS = 200


def lessons(game: str, folder: Path = FOLDER) -> tuple[Lesson, ...]:
    """All lessons of that game in their order, read once; none where the game has no course.

    `Faulty` with everything that is wrong in any of their files, each fault with its file and line.
    """
    return _lessons(game, folder)


@cache
def _lessons(game: str, folder: Path) -> tuple[Lesson, ...]:
    found: dict[str, tuple[Lesson, Data]] = {}
    faults: list[Fault] = []
    for file in sorted((folder / game).glob("*.yaml")):
        try:
            sources = [*documents(file, MOST_LESSONS)]
        except Faulty as faulty:
            faults += faulty.faults
            continue
        if not sources:
            faults.append(Fault(str(file), None, "lesson-none"))
        wrong = [fault for source in sources for fault in _read(source, game, found)]
        faults += in_order(wrong)
    if faults:
        raise Faulty(faults)
    return tuple(sorted((one for one, _ in found.values()), key=lambda one: one.place))


def lesson(game: str, id_: str, folder: Path = FOLDER) -> Lesson:
    """The lesson of that id; `KeyError` where there is none."""
    for one in lessons(game, folder):
        if one.id == id_:
            return one
    raise KeyError(f"there is no lesson {id_!r}")


def teaching(course: Iterable[Lesson]) -> dict[str, Lesson]:
    """The lesson that is the first to teach a clause, by the clause's id."""
    found: dict[str, Lesson] = {}
    for one in course:
        for clause in one.clauses:
            found.setdefault(clause, one)
    return found


def _read(source: Data, game: str, found: dict[str, tuple[Lesson, Data]]) -> list[Fault]:
    """Adds the lesson of a document to those that were found; gives everything that is wrong with it."""
    if source.data is None and source.faults:
        return source.faults
    part, faults = validated(LessonPart, source)
    if part is None:
        return together(source.faults, faults)
    if part.game != game or game not in games():
        return together(source.faults, [source.fault(("game",), "lesson-game", game=part.game, folder=game)])
    source.game = game
    faults = together(source.faults, [*lesson_faults(part, source), *_twice(part, source, found)])
    if not faults:
        found[part.id] = _lesson(part), source
    return faults


def _twice(part: LessonPart, source: Data, found: dict[str, tuple[Lesson, Data]]) -> Iterator[Fault]:
    """An id or a place in the course that another lesson has."""
    if part.id in found:
        first = found[part.id][1]
        yield source.fault(("id",), "puzzle-id-twice", id=part.id, file=first.file, line=str(first.line(("id",))))
    for other, _ in found.values():
        if other.place == part.place and other.id != part.id:
            yield source.fault(("place",), "lesson-place-twice", place=part.place, id=other.id)


def _lesson(part: LessonPart) -> Lesson:
    pages = tuple(Page(_texts(page.title), _texts(page.text), _does(page, part.game)) for page in part.pages)
    return Lesson(
        part.id, part.game, part.place, part.minutes, tuple(part.clauses), _texts(part.title), _texts(part.why), pages
    )


def _texts(part: TextsPart) -> Texts:
    texts: dict[str, str] = part.model_dump()
    return texts


def _does(page: PagePart, game: str) -> Moves | Reckoning | Task:
    if isinstance(page.moves, MovesPart):
        notes = {step: _texts(texts) for step, texts in page.moves.notes.items()}
        return Moves(page.moves.position, page.moves.piles(), tuple(page.moves.actions), page.moves.district, notes)
    if isinstance(page.reckoning, ReckoningPart):
        one, beats = page.reckoning, room(game, "beats")
        ask_at = beats.ASKED if one.ask_at is None else tuple(one.ask_at)
        return Reckoning(one.position, one.district, one.beside, one.asking, ask_at, one.kind or beats.KINDS[0])
    return Task(page.task or "", page.help, page.stepwise)
