"""The room of the placement test without a browser: questions one after another, what is kept, what is advised."""

from pathlib import Path
from typing import Any

import pytest

from gangster_widgets.app.rooms.placement.sitting import Sitting, key, sitting
from gangster_widgets.app.setting import Setting
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.lessons.placement import thought
from gangster_widgets.puzzles.puzzle import as_json

from .pages import Page

ROOM = "?page=placement"


@pytest.fixture
def alone(tmp_path: Path) -> Setting:
    """One person on a machine."""
    return Setting(data=str(tmp_path / "data"))


def begun(alone: Setting) -> Page:
    page = Page(alone, ROOM)
    page.use("begin")
    return page


def hand_in(page: Page, *ideas: str) -> None:
    """Answers as somebody with those ideas does."""
    solution = thought(page.puzzle.puzzle.id, ideas)
    assert solution is not None
    page.puzzle.answer = as_json(solution.answer)
    page.puzzle._told({"kind": "do", "do": "check", "value": None})


def text(page: Page) -> str:
    return " ".join(pane._shown.text() for pane in page.panes()[1:])


def kept(page: Page) -> Sitting:
    found = sitting(page.app._visit.learner, "gangster")
    assert found is not None
    return found


def test_an_answer_is_taken_down_without_a_word_and_the_next_question_comes(alone: Setting) -> None:
    page = begun(alone)
    first = page.puzzle
    assert "Question 1 of at most 10" in text(page)
    assert "Hint" not in first.panel().text()
    hand_in(page)
    assert "Question 2 of at most 10" in text(page)
    assert page.puzzle.puzzle.id != first.puzzle.id
    assert first.verdict == ""
    assert "ight" not in first.said
    (answer,) = page.app._visit.learner.answers()
    assert (answer.puzzle, answer.verdict) == (first.puzzle.id, "right")


def test_what_is_no_answer_yet_is_said_and_not_handed_in(alone: Setting) -> None:
    page = begun(alone)
    page.puzzle._told({"kind": "do", "do": "check", "value": None})
    assert page.puzzle.verdict == "not attempted"
    assert kept(page).asked == ()


def test_it_goes_on_where_it_was_left(alone: Setting) -> None:
    page = begun(alone)
    hand_in(page)
    again = Page(alone, ROOM, me=page.kept)
    assert "Question 2 of at most 10" in text(again)
    assert again.puzzle.puzzle.id == page.puzzle.puzzle.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_idea_is_named_at_the_end_with_its_rule_and_lessons(alone: Setting, lang: str) -> None:
    page = begun(alone)
    while page.controls().get("pass"):
        hand_in(page, "trunk-ignored")
    page.use("lang", lang)
    say = page.app._visit.words
    assert say.language == lang
    assert say.say("mistake-trunk-ignored") in text(page)
    assert say.say("belief-trunk-ignored") in text(page)
    assert "lesson:loading" in page.controls()
    assert say.say("placement-skip") in text(page)
    page.use("lesson:loading")
    assert page.app._visit.here.lesson == "loading"


def test_who_knows_it_all_is_waved_through_to_the_puzzles(alone: Setting) -> None:
    page = begun(alone)
    while page.controls().get("pass"):
        hand_in(page)
    assert "Everything was right." in text(page)
    page.use("solve")
    assert page.app._visit.here.page == "solve"


def test_who_does_not_know_three_times_is_led_to_the_first_lesson(alone: Setting) -> None:
    page = begun(alone)
    for _ in range(3):
        page.use("pass")
    assert "the first lesson is the right place" in text(page)
    page.use("first")
    assert page.app._visit.here.lesson


def test_it_can_be_stopped_and_begun_anew(alone: Setting) -> None:
    page = begun(alone)
    hand_in(page)
    page.use("stop")
    assert "Where to begin" in text(page)
    page.use("begin")
    assert "Question 1 of at most 10" in text(page)
    assert kept(page).asked == ()


@pytest.mark.parametrize("left", [7, {"asked": [["no-such-puzzle", [], True]]}, {"asked": "all"}, {"seed": -1}])
def test_what_was_kept_by_a_stranger_is_left_alone(alone: Setting, left: Any) -> None:
    page = Page(alone)
    page.app._visit.learner.keep(key("gangster"), left)
    assert "Begin with the questions" in text(Page(alone, ROOM, me=page.kept))
