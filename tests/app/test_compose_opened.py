"""Exercises on their way: how they get out and in, by link, by file, by address, and what is kept of them."""

import json
from pathlib import Path
from typing import Any

import pytest

from gangster_widgets.app.exercise import address_of, packed
from gangster_widgets.app.own import MOST_FILES, Own
from gangster_widgets.app.rooms.compose.draft import KEPT, composed, of
from gangster_widgets.app.setting import Setting
from gangster_widgets.puzzles.bank import composed as by_hand
from gangster_widgets.puzzles.bank import puzzle
from gangster_widgets.puzzles.loader import read_puzzle
from gangster_widgets.puzzles.puzzle import Puzzle

from .desks import Desk
from .pages import Page


def test_a_reload_loses_nothing(desk: Desk, alone: Setting) -> None:
    desk.lay("5 3 1 @2x4 : YGGN Y")
    desk.use("kind", "order")
    desk.use("title", "Mine")
    again = Desk(alone, "?page=compose&lang=de")
    assert again.exercise.id == desk.exercise.id
    assert "Eine Übung zusammenstellen" in again.words()


def test_beginning_anew_asks_nothing_and_can_be_taken_back_even_after_a_reload(desk: Desk, alone: Setting) -> None:
    desk.use("title", "Mine")
    mine = desk.link
    desk.use("anew")
    assert desk.link != mine
    assert "A new exercise has begun." in desk.words()
    desk.use("back")
    assert desk.link == mine
    desk.use("anew")
    again = Desk(alone, "?page=compose")
    again.use("back")
    assert again.link == mine


def test_a_puzzle_that_comes_along_is_opened_by_its_address_and_worked_on(alone: Setting) -> None:
    page = Desk(alone, "?page=compose&puzzle=tie-of-two")
    assert page.query == "?page=compose"
    one = puzzle("tie-of-two")
    assert page.exercise.solution() == one.solution()
    assert set(page.exercise.rules) == set(one.rules)
    assert page.exercise.title == one.title
    page.use("title", "Otherwise")
    again = Desk(alone, "?page=compose")
    assert again.exercise.title["en"] == "Otherwise"
    assert again.exercise.title["de"] == one.title["de"]


@pytest.mark.parametrize("one", list(by_hand()), ids=lambda one: one.id)
def test_every_puzzle_can_be_worked_on_and_is_the_same_as_before(one: Puzzle, tmp_path: Path) -> None:
    made = of(one).exercise(one.game, one.state)
    assert made.solution() == one.solution()
    assert sorted(made.rules) == sorted(one.rules)
    assert read_puzzle(of(one).file(one.game, one.state)).id == made.id


def test_an_exercise_is_opened_by_its_link(alone: Setting) -> None:
    page = Desk(alone, f"?page=compose&exercise={packed(puzzle('first-count'))}")
    assert page.exercise.solution() == puzzle("first-count").solution()


@pytest.mark.parametrize("query", ["puzzle=nothing", "exercise=axyz", "exercise=" + "a" * 500])
def test_what_cannot_be_opened_is_said_and_what_was_there_stays(alone: Setting, query: str) -> None:
    page = Desk(alone, "?page=compose")
    page.use("title", "Mine")
    before = page.link
    other = Desk(alone, f"?page=compose&{query}")
    assert other.link == before
    assert "here." in other.words() or "cannot be read" in other.words()


def test_a_file_with_one_puzzle_is_opened_one_with_several_asks_which(desk: Desk) -> None:
    one = desk.saved()
    desk.hand("file", "one.yaml", one.replace("casino: 5", "casino: 3").rpartition("answer")[0].encode())
    assert desk.exercise.state.casino == 3
    desk.hand("file", "two.yaml", f"{one}---\n{one.replace('id: ', 'id: b-')}".encode())
    assert "Which of these puzzles?" in desk.words()
    desk.use("take:1")
    assert desk.sent[-1]["at"] == "compose-position"
    assert desk.exercise.state.casino == 5
    assert "take:1" not in desk.controls()


def test_a_file_with_faults_shows_them_at_their_lines(desk: Desk) -> None:
    before = desk.link
    desk.hand("file", "bad.yaml", b"id: x\ngame: chess\n")
    assert "Line 2" in desk.words()
    desk.use("seen")
    assert desk.sent[-1]["at"] == "compose-position"
    assert "Line 2" not in desk.words()
    desk.hand("file", "bad.yaml", b"\xff\xfe")
    assert desk.link == before


@pytest.mark.parametrize(
    "data", [None, 5, {}, {"draft": 5}, {"draft": {"kind": "points"}}, {"draft": {"kind": "x", "position": {}}},
             {"draft": {"kind": "points", "position": {"districts": {"North Side": {"tablet": "T99"}}}}},
             {"draft": {"kind": "points", "position": {"cars": {"yellow": {"at": "Mars"}}}}},
             {"draft": {"kind": "points", "position": {"board": {"harbour": "x", "connections": []}}}}]
)  # fmt: skip
def test_what_is_kept_may_be_anything(alone: Setting, data: Any) -> None:
    page = Desk(alone)
    visit = page.app._visit
    assert visit is not None
    visit.learner.keep(KEPT, data)
    assert Desk(alone, "?page=compose").exercise
    assert composed(data, "gangster") is None


def test_an_exercise_is_kept_with_ones_own_puzzles_and_comes_onto_a_sheet(desk: Desk, alone: Setting) -> None:
    assert "sheet" not in desk.controls()
    desk.use("own")
    assert "own" not in desk.controls()
    desk.use("sheet")
    words = desk.words()
    assert "One puzzle is chosen" in words
    assert "Points of a reckoning" in words
    assert "points-" not in words
    again = Desk(alone, "?page=compose")
    assert "sheet" in again.controls()
    again.use("title", "Mine")
    assert "own" in again.controls()


def test_too_many_exercises_of_ones_own_are_told_and_nothing_is_lost(desk: Desk) -> None:
    for nth in range(MOST_FILES + 1):
        desk.use("title", f"number {nth}")
        desk.use("own")
    assert f"More than {MOST_FILES} files are not kept." in desk.words()
    assert "own" in desk.controls()
    visit = desk.app._visit
    assert visit is not None
    assert len(Own(visit).files()) == MOST_FILES


def test_an_exercise_is_tried_out_and_the_back_button_leads_to_it(desk: Desk) -> None:
    desk.use("title", "Mine")
    link = desk.link
    desk.use("try")
    assert desk.query == link.replace("&lang=en", "")
    assert desk.puzzle.puzzle.title["en"] == "Mine"
    desk.tell(kind="went", address="?page=compose")
    assert desk.link == link


def test_a_sent_exercise_is_diagnosed_kept_and_followed_by_ordinary_puzzles(alone: Setting, tmp_path: Path) -> None:
    link = address_of(puzzle("north-side"))
    assert link is not None
    page = Page(alone, link.query())
    named = page.puzzle.puzzle.id
    assert "An exercise from a link." in page.words()
    page.solve(right=False)
    again = Page(alone, link.query())
    assert again.puzzle.answer == page.puzzle.answer
    again.solve()
    assert again.app._visit is not None
    answers = again.app._visit.learner.answers()
    assert [(one.puzzle, one.verdict) for one in answers] == [(named, "wrong"), (named, "right")]
    assert answers[0].ideas
    again.press("another")
    assert "exercise=" in again.query
    assert "variant=1" in again.query
    shown = Page(alone, again.query).puzzle.puzzle
    assert shown.state == again.puzzle.puzzle.state
    again.press("back")
    again.press("onward")
    assert "exercise=" not in again.query
    assert again.puzzle.puzzle.id in {one.id for one in by_hand()}


def test_a_link_that_cannot_be_read_says_so_and_leads_on(alone: Setting) -> None:
    page = Page(alone, f"?page=solve&exercise={packed(puzzle('north-side'))[:-20]}")
    assert "the link was cut off or changed on its way" in page.words()
    page.use("any")
    assert "puzzle=" in page.query
    assert "exercise=" not in page.query


def test_a_filter_leads_from_a_sent_exercise_to_ordinary_puzzles(alone: Setting) -> None:
    page = Page(alone, f"?page=solve&exercise={packed(puzzle('north-side'))}")
    page.use("kind", "reach")
    assert page.puzzle.puzzle.kind == "reach"
    assert "exercise=" not in page.query


def test_what_a_sender_wrote_is_only_words(alone: Setting) -> None:
    one = read_puzzle(json.dumps(_with_title("<img src=x onerror=alert(1)> **x**")))
    page = Page(alone, f"?page=solve&exercise={packed(one)}")
    assert page.app._shell.look["title"].startswith("<img src=x onerror=alert(1)> **x**")
    assert not [node for node in page.nodes() if node.tag == "img"]


def _with_title(title: str) -> dict[str, Any]:
    from gangster_widgets.app.exercise import plain

    return plain(puzzle("north-side")) | {"id": "x", "title": {"en": title}}


def test_home_leads_back_to_an_exercise_that_was_left(alone: Setting) -> None:
    link = address_of(puzzle("north-side"))
    assert link is not None
    page = Page(alone, link.query())
    page.solve(right=False)
    home = Page(alone)
    assert "The North Side" in home.words()
    home.use("on")
    assert home.puzzle.puzzle.id == page.puzzle.puzzle.id
