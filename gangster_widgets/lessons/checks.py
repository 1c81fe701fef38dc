"""What can be wrong with a lesson that looks like one: unknown clauses and puzzles, moves that are not allowed."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from gangster_widgets.kernel.files import Data, Fault, Path_
from gangster_widgets.kernel.game import SHELF, Game, SaidError, Unreadable, game
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.lessons.lesson import LINK
from gangster_widgets.lessons.lesson_file import LessonPart, MovesPart, PagePart, ReckoningPart
from gangster_widgets.puzzles.bank import puzzle
from gangster_widgets.puzzles.steps import steps

DOES = ("moves", "reckoning", "task")


def lesson_faults(part: LessonPart, source: Data) -> Iterator[Fault]:
    """Everything wrong with a lesson whose file is as it must look."""
    played = game(part.game)
    for nth, clause in enumerate(part.clauses):
        if clause not in rulebook(played.folder):
            yield source.fault(("clauses", nth), "puzzle-rule", rule=clause)
    tasks: set[str] = set()
    for nth, page in enumerate(part.pages):
        yield from _page_faults(page, played, source, ("pages", nth))
        if page.task is not None and page.task in tasks:
            yield source.fault(("pages", nth, "task"), "lesson-task-twice", id=page.task)
        tasks.add(page.task or "")


def _page_faults(page: PagePart, played: Game[Any, Any], source: Data, path: Path_) -> Iterator[Fault]:
    """One page: what it does, and where its text leads."""
    yield from _link_faults(page, played, source, (*path, "text"))
    found = tuple(name for name in DOES if getattr(page, name) is not None)
    if len(found) != 1:
        yield source.fault(path, "lesson-does-one", found=found)
    for name in ("help", "stepwise"):
        if getattr(page, name) and page.task is None:
            yield source.fault((*path, name), "lesson-task-only", key=name)
    if page.moves is not None:
        yield from _moves_faults(page.moves, played, source, (*path, "moves"))
    if page.reckoning is not None:
        yield from _reckoning_faults(page.reckoning, played, source, (*path, "reckoning"))
    if page.task is not None:
        yield from _task_faults(page, played, source, path)


def _link_faults(page: PagePart, played: Game[Any, Any], source: Data, path: Path_) -> Iterator[Fault]:
    """Terms that lead nowhere, and what looks like one but is none."""
    for lang in LANGUAGES:
        text = getattr(page.text, lang)
        for _, clause in LINK.findall(text):
            if clause not in rulebook(played.folder):
                yield source.fault((*path, lang), "puzzle-rule", rule=clause[:80])
        left = LINK.sub("", text)
        if "[" in left or "]" in left:
            at = min(left.find(sign) for sign in "[]" if sign in left)
            yield source.fault((*path, lang), "lesson-link", text=left[max(0, at - 20) : at + 20])


def _moves_faults(part: MovesPart, played: Game[Any, Any], source: Data, path: Path_) -> Iterator[Fault]:
    """A position or piles that are none, a district that is not there, moves that cannot be read or are not allowed."""
    for step in part.notes:
        if not 0 <= step <= len(part.actions):
            yield source.fault((*path, "notes", step), "lesson-note", step=step, most=len(part.actions))
    state, faults = played.position(part.position, source, (*path, "position"))
    faults += (
        [] if state is None else _district_faults(part.district, room(played.name, "beats").places(state), source, path)
    )
    if state is not None and (piles := part.piles()):
        state, wrong = room(played.name, "piles").laid(state, piles, source, path)
        faults += wrong
    yield from faults
    if state is None:
        return
    for nth, words in enumerate(part.actions):
        here = (*path, "actions", nth)
        try:
            action = played.read(state, words)
        except Unreadable as error:
            yield source.fault(here, error.name, **error.facts)
            return
        refusals = played.refusals(state, action)
        for why in refusals:
            yield source.fault(here, why.name, **why.told())
        if refusals:
            return
        state = played.play(state, action)


def room(game: str, name: str) -> Any:
    """That module of the game."""
    return import_module(f"{SHELF}.{game}.{name}")


def _district_faults(district: str | None, there: tuple[str, ...], source: Data, path: Path_) -> list[Fault]:
    """A district of which the position does not say who stands there."""
    known = district is None or district in there
    return [] if known else [source.fault((*path, "district"), "ask-district", district=district, districts=there)]


def _reckoning_faults(part: ReckoningPart, played: Game[Any, Any], source: Data, path: Path_) -> Iterator[Fault]:
    """A position that is none or has not what is reckoned, a wrong idea that is none or changes nothing here."""
    beats = room(played.name, "beats")
    kind = part.kind or beats.KINDS[0]
    if kind not in beats.KINDS:
        yield source.fault((*path, "kind"), "reckoning-kind", kind=kind, kinds=beats.KINDS)
        return
    state, faults = played.position(part.position, source, (*path, "position"))
    if state is not None:
        faults += _reckoned_faults(part.district, kind, state, beats, source, path)
    yield from faults
    if unknown := [step for step in part.ask_at or () if step not in beats.STEPS]:
        yield source.fault((*path, "ask_at"), "lesson-ask-at", kind=unknown[0], kinds=beats.STEPS)
    ways = {one.id: one for one in played.mistakes if kind in one.kinds}
    if part.beside and part.beside not in ways:
        yield source.fault((*path, "beside"), "reckoning-beside", id=part.beside, ids=tuple(ways))
    elif part.beside and not faults:
        case = beats.case(state, part.district, kind=kind)
        true, wrong = case.why(), case.why(ways[part.beside].change(played.thought))
        if true.value == wrong.value and [one.value for one in true.parts] == [one.value for one in wrong.parts]:
            yield source.fault((*path, "beside"), "lesson-beside-same", id=part.beside)


def _reckoned_faults(
    district: str | None, kind: str, state: Any, beats: Any, source: Data, path: Path_
) -> Iterator[Fault]:
    """A district that is not there, a whole board that is less than two districts, a "?" that nothing gives a value."""
    faults = _district_faults(district, beats.places(state), source, path)
    yield from faults
    if faults:
        return
    try:
        case = beats.case(state, district, kind=kind)
        if district is None and len(case.places) < 2:
            yield source.fault(path, "lesson-whole-board", districts=case.places)
        else:
            case.why()
    except SaidError as error:
        yield source.fault((*path, "position"), error.name, **error.facts)


def _task_faults(page: PagePart, played: Game[Any, Any], source: Data, path: Path_) -> Iterator[Fault]:
    """A puzzle that is not there, or that cannot be asked in steps."""
    try:
        found = puzzle(page.task or "")
    except KeyError:
        found = None
    if found is None or found.game != played.name:
        yield source.fault((*path, "task"), "solve-unknown", id=page.task)
    elif page.stepwise and not steps(found):
        yield source.fault((*path, "stepwise"), "lesson-no-steps", id=page.task)
