"""Every lesson that comes along, gone through in all four languages: examples to their end, tasks to their solution."""

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

import pytest

from gangster_widgets import Reckoning, Walk, puzzle
from gangster_widgets.kernel.game import game, games
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.lessons.course import lessons
from gangster_widgets.lessons.lesson import Lesson, Moves, Page, Task, Term, Texts, paragraphs
from gangster_widgets.lessons.lesson import Reckoning as Reckoned
from gangster_widgets.puzzles.hints import RUNGS, hint
from gangster_widgets.puzzles.kind import kind
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.widgets.walk.widget import WalkWidget

MOST_WORDS = 60
BY_RULING = {"gap-any-gang"}
"""Mistakes only where a table plays otherwise than the lessons have it."""
GENERATED_ONLY = {"cards-up-without-driving"}
"""Mistakes that no composed puzzle is about."""
FOUND = [lesson for name in games() for lesson in lessons(name)]
every_lesson = pytest.mark.parametrize("lesson", FOUND, ids=lambda lesson: lesson.id)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def pages(kind: type) -> list[Any]:
    """The pages that do such a thing, each with its lesson."""
    return [
        pytest.param(lesson, page, id=f"{lesson.id}-{nth}")
        for lesson in FOUND
        for nth, page in enumerate(lesson.pages, start=1)
        if isinstance(page.does, kind)
    ]


def tasks(lesson: Lesson) -> list[Task]:
    return [page.does for page in lesson.pages if isinstance(page.does, Task)]


def puzzles(lesson: Lesson) -> list[Puzzle]:
    return [puzzle(task.puzzle) for task in tasks(lesson)]


def texts(lesson: Lesson) -> Iterator[Texts]:
    """Every text of a lesson."""
    yield lesson.title
    yield lesson.why
    for page in lesson.pages:
        yield page.title
        yield page.text
        yield from page.does.notes.values() if isinstance(page.does, Moves) else ()


def clauses(page: Page, lang: str) -> list[str]:
    """The clauses to which the text leads."""
    return [part.clause for line in paragraphs(page.text[lang]) for part in line if isinstance(part, Term)]


def known(lesson: Lesson, broken: Iterable[str], kinds: set[str]) -> set[str]:
    """The wrong ideas about these clauses that puzzles of these kinds know, where ideas always lead somewhere."""
    sure = {name for name in kinds if not hasattr(kind(lesson.game, name), "led")}
    found = {one.id for one in game(lesson.game).mistakes if one.clause in broken and sure & set(one.kinds)}
    return found - BY_RULING - GENERATED_ONLY


def taught(lesson: Lesson) -> set[str]:
    """The wrong ideas that the kinds of its tasks know about what the lesson teaches."""
    return known(lesson, lesson.clauses, {one.kind for one in puzzles(lesson)})


def test_the_lessons_on_gaps_and_on_ties_are_there_in_this_order() -> None:
    named = [lesson.id for lesson in lessons("gangster")]
    assert [id_ for id_ in named if id_ in ("gaps", "ties")] == ["gaps", "ties"]


# What is told.


@every_lesson
def test_every_text_is_there_in_every_language_and_is_a_text_of_its_own(lesson: Lesson) -> None:
    for text in texts(lesson):
        assert set(text) == set(LANGUAGES)
        assert all(said == said.strip() and said for said in text.values())
        assert len(set(text.values())) == len(LANGUAGES)


@every_lesson
@every_language
def test_no_paragraph_is_long(lesson: Lesson, lang: str) -> None:
    for text in texts(lesson):
        for line in text[lang].splitlines():
            assert len(line.split()) <= MOST_WORDS, line


@every_lesson
def test_signs_stand_as_each_language_has_them(lesson: Lesson) -> None:
    for text in texts(lesson):
        assert not re.search(r"[^\u00a0][;?!»]|« |[^\u00a0\d]:(?!\w)|'", text["fr"]), text["fr"]
        for lang in ("en", "de", "nl"):
            assert not re.search(r"[\s\u00a0][:;?!.,]|'|\"", text[lang]), text[lang]


@every_lesson
@every_language
def test_terms_lead_to_clauses_and_to_the_same_ones_in_every_language(lesson: Lesson, lang: str) -> None:
    known = rulebook(game(lesson.game).folder)
    for page in lesson.pages:
        assert set(clauses(page, lang)) <= set(known)
        assert sorted(clauses(page, lang)) == sorted(clauses(page, "en"))


@every_lesson
def test_what_is_taught_is_told_and_drilled(lesson: Lesson) -> None:
    told = {clause for page in lesson.pages for clause in clauses(page, "en")}
    drilled = {rule for one in puzzles(lesson) for rule in one.rules}
    assert set(lesson.clauses) <= told
    assert set(lesson.clauses) <= drilled


def test_the_lesson_on_snitches_asks_about_snitches_alone() -> None:
    snitches = next(lesson for lesson in lessons("gangsta") if lesson.id == "snitches")
    assert {one.kind for one in puzzles(snitches)} == {"snitched"}


# Worked examples.


def walked(lesson: Lesson, does: Moves, **traits: Any) -> WalkWidget:
    return Walk(does.position, **does.piles, moves=does.actions, district=does.district, game=lesson.game, **traits)


@every_lesson
def test_an_example_comes_first_and_help_begins_with_a_small_push_and_fades_to_none(lesson: Lesson) -> None:
    assert not isinstance(lesson.pages[0].does, Task)
    helps = [task.help for task in tasks(lesson)]
    assert 2 <= len(helps) <= 4
    assert all(more >= less for more, less in pairwise(helps))
    assert (helps[0], helps[-1]) == (1, 0)


@pytest.mark.parametrize(("lesson", "page"), pages(Moves))
@every_language
def test_an_example_of_moves_is_stepped_through_to_its_end(lesson: Lesson, page: Any, lang: str) -> None:
    does = page.does
    walk = walked(lesson, does, notes=does.notes, lang=lang)
    said = []
    for at in range(len(does.actions) + 1):
        walk.go(at)
        assert walk.said in walk.panel().text()
        assert (at in does.notes) == bool(walk.note())
        assert walk.said.startswith(walk.note())
        assert not at or any(walk.words.why(why) in walk.said for why in walk.reasons())
        said.append(walk.said)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(("lesson", "page"), pages(Moves))
def test_an_example_of_moves_shows_what_the_lesson_or_the_page_is_about(lesson: Lesson, page: Any) -> None:
    walk = walked(lesson, page.does)
    seen = set()
    for _ in page.does.actions:
        walk.next()
        seen |= {why.clause for why in walk.reasons()}
    assert seen & {*lesson.clauses, *clauses(page, "en")}


@pytest.mark.parametrize(("lesson", "page"), pages(Reckoned))
@every_language
def test_a_reckoning_of_what_the_lesson_or_the_page_is_about_is_stepped_through_to_its_end(
    lesson: Lesson, page: Any, lang: str
) -> None:
    does = page.does
    book = Reckoning(
        does.position, district=does.district, beside=does.beside, asking=does.asking, ask_at=does.ask_at,
        kind=does.kind, game=lesson.game, lang=lang,
    )  # fmt: skip
    seen = set()
    for at in range(len(book.beats)):
        book.go(at)
        assert book.said == book.told()
        assert book.revealed != (does.asking and book.now.phase in does.ask_at)
        if not book.revealed:
            assert book.said.endswith("?")
            book.next()
        assert book.said == book.words.why(book.now.why)
        seen.add(book.now.why.clause)
    assert seen & {*lesson.clauses, *clauses(page, "en")}
    assert not does.beside or book.parting() is not None


# Tasks.


@pytest.mark.parametrize(("lesson", "page"), pages(Task))
def test_a_task_drills_what_its_lesson_teaches_and_its_solution_is_right(lesson: Lesson, page: Any) -> None:
    task = puzzle(page.does.puzzle)
    assert set(task.rules) & set(lesson.clauses)
    assert task.check(task.solution())
    assert set(task.title) == set(task.story) == set(LANGUAGES)


@every_lesson
@every_language
def test_a_doubler_is_told_of_before_or_where_a_task_first_has_one(lesson: Lesson, lang: str) -> None:
    told: set[str] = set()
    for page in lesson.pages:
        told.update(clauses(page, lang))
        if isinstance(page.does, Task) and puzzle(page.does.puzzle).kind == "points":
            doubled = any(district.doubled for district in puzzle(page.does.puzzle).state.districts)
            assert not doubled or "doubler.doubles" in told


@pytest.mark.parametrize(("lesson", "page"), pages(Task))
@every_language
def test_the_hints_of_a_task_lead_to_its_solution(lesson: Lesson, page: Any, lang: str) -> None:
    task = puzzle(page.does.puzzle)
    last = hint(task, RUNGS, lang)
    assert last.whole == task.solved.why
    assert all(line.strip() in str(last) for line in task.words(lang).tree(task.solved.why).splitlines())
    open_at_first = [hint(task, rung, lang) for rung in range(1, page.does.help + 1)]
    assert all(one.whole is None and one.lines for one in open_at_first)


@pytest.mark.parametrize(("lesson", "page"), pages(Task))
@every_language
def test_a_wrong_idea_is_met_where_one_is_known_by_its_name_and_what_it_believes(
    lesson: Lesson, page: Any, lang: str
) -> None:
    task = puzzle(page.does.puzzle)
    wrong = task.tells_apart()
    assert wrong or not known(lesson, task.rules, {task.kind})
    for id_, answer in wrong.items():
        verdict = task.check(answer)
        assert not verdict
        assert id_ in verdict.misconceptions
        assert task.words(lang).say(f"belief-{verdict.misconceptions[0]}") in verdict.text(lang)


@every_lesson
def test_the_tasks_meet_every_wrong_idea_about_what_is_taught(lesson: Lesson) -> None:
    met = {id_ for one in puzzles(lesson) for id_ in one.tells_apart()}
    assert taught(lesson) <= met


@every_lesson
def test_in_the_last_task_no_two_wrong_ideas_about_what_is_taught_give_the_same_answer(lesson: Lesson) -> None:
    last = puzzles(lesson)[-1]
    astray = last.tells_apart()
    answers = [str(answer) for id_, answer in astray.items() if id_ in taught(lesson)]
    assert len(astray) >= min(2, len(taught(lesson)))
    assert len({*answers, str(last.solution())}) == len(answers) + 1


@every_lesson
def test_no_task_is_set_twice_in_the_course(lesson: Lesson) -> None:
    others = {task.puzzle for other in FOUND if other.id != lesson.id for task in tasks(other)}
    assert not others & {task.puzzle for task in tasks(lesson)}
