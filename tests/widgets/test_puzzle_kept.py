"""A puzzle put down and taken up again: whatever was done at it is there, and nothing is judged twice."""

import json
from typing import Any

import pytest

from gangster_widgets import AnswerBook, Puzzle
from gangster_widgets.puzzles.bank import composed
from gangster_widgets.puzzles.puzzle import as_json
from gangster_widgets.puzzles.steps import steps
from gangster_widgets.widgets.puzzle.kept import kept, take_up
from gangster_widgets.widgets.puzzle.widget import PuzzleWidget

from .hands import controls, page, told

PUZZLES = [one.id for one in composed()]


def again(one: PuzzleWidget, name: str, **more: Any) -> PuzzleWidget:
    """Another one of the same puzzle that takes up what was kept of this one."""
    other = Puzzle(name, **more)
    page(other)
    take_up(other, json.loads(json.dumps(kept(one))))
    return other


def looks(one: PuzzleWidget) -> Any:
    """What a reader sees of it, but for what can be taken back."""
    return [one.answer, one.verdict, one.rung, one.number, one.text(), one.svg(), one.panel().text()]


@pytest.mark.parametrize("name", PUZZLES)
def test_a_wrong_answer_with_its_verdict_and_hints_is_there_again(name: str) -> None:
    one = Puzzle(name)
    page(one)
    apart = one.puzzle.tells_apart()
    one.answer = next(iter(apart.values()), one.puzzle.solution())
    one.rung = 2
    one.check()
    book = AnswerBook()
    assert looks(again(one, name, book=book)) == looks(one)
    assert not len(book)


def test_a_line_that_says_nothing_yet_is_there_again() -> None:
    one = Puzzle("north-side")
    page(one)
    told(one, kind="do", do="answer:yellow", value="ten")
    other = again(one, "north-side")
    assert other.draft == one.draft == (("yellow", "ten"),)
    assert "is no whole number" in other.panel().text()


def test_an_action_that_is_half_chosen_is_there_again() -> None:
    name = next(one.id for one in composed() if one.kind == "best")
    one = Puzzle(name)
    page(one)
    drives = [do for do, node in controls(one).items() if do.startswith("answer:bit:") and node.text().isdecimal()]
    told(one, kind="do", do=drives[0], value=None)
    assert one.draft.settled
    assert one.answer is None
    other = again(one, name)
    assert other.draft.settled == one.draft.settled
    assert {*controls(other)} == {*controls(one)}


def test_the_steps_that_are_done_stay_done() -> None:
    one = Puzzle("north-side", stepwise=True)
    page(one)
    first = steps(one.puzzle)[0]
    one.answer = as_json(first.answer)
    one.check()
    other = again(one, "north-side")
    assert other._in_steps is not None
    assert other._in_steps.at == 1
    assert one._in_steps is not None
    one._in_steps.said = ""
    assert other._in_steps.panel(other.words) == one._in_steps.panel(one.words)


def test_another_one_like_it_is_the_same_other_one() -> None:
    one = Puzzle("north-side")
    page(one)
    one.answer = {"yellow": 5, "grey": 4, "brown": 2, "blue": 5}
    one.check()
    one.another()
    told(one, kind="do", do="answer:yellow", value="3")
    other = again(one, "north-side")
    assert other.number == one.number == 1
    assert other.puzzle.state == one.puzzle.state
    assert other.draft == one.draft


def test_what_no_longer_fits_is_left_out() -> None:
    one = Puzzle("tie-of-two")
    page(one)
    fresh = looks(one)
    take_up(one, {"draft": ["pink"], "rung": 0, "variant": 0})
    assert looks(one) == fresh
    take_up(one, {"draft": {"a": 1}, "step": 9, "stepwise": True, "checked": True})
    assert one.verdict == ""


def test_changing_to_steps_and_back_loses_nothing() -> None:
    one = Puzzle("north-side")
    page(one)
    told(one, kind="do", do="answer:yellow", value="7")
    told(one, kind="do", do="stepwise", value=None)
    assert one.answer is None
    told(one, kind="do", do="stepwise", value=None)
    assert one.answer == {"yellow": 7}
    one.another()
    assert one.answer is None
    one.again()
    assert one.answer == {"yellow": 7}


def test_a_button_leads_on_only_where_something_leads_on() -> None:
    went: list[int] = []
    alone, led = Puzzle("north-side"), Puzzle("north-side", onward=lambda: went.append(1))
    page(alone)
    page(led)
    assert "onward" not in controls(alone)
    told(led, kind="do", do="onward", value=None)
    assert went == [1]
    led.answer = {"yellow": 10, "grey": 8, "brown": 4, "blue": 10}
    led.check()
    assert dict(controls(led)["onward"].attributes)["class"] == "gw-button gw-main"
