"""What a strong player would do: first what to look at, then the action and why; quietly marked in the log."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gangster_widgets.app.match.judging import judge
from gangster_widgets.app.match.match import Seat, Terms, begin
from gangster_widgets.app.rooms.play.advice import advised
from gangster_widgets.app.rooms.play.wording import action_said
from gangster_widgets.kernel.game import games
from gangster_widgets.kernel.words import LANGUAGES

from .matches import TWO_AND_A_BOT, act, at_table, beside, press, room, table, until
from .pages import Page

LATER = until(TWO_AND_A_BOT, 1).take_back()
"""A game in which something can be gained."""


def thought(page: Page, *presses: str) -> None:
    """Uses these controls one after the other, and waits each time until nothing is thought any more."""

    async def pressed() -> None:
        for do in presses:
            press(page, do)
            await idle(lambda: table(page).advice._aside.busy)

    asyncio.run(pressed())


async def idle(busy: Callable[[], bool]) -> None:
    """Waits until that is no longer so."""
    while busy():
        await asyncio.sleep(0.001)


def at(tmp_path: Path) -> Page:
    """A page with such a game, a person to move."""
    page = at_table(tmp_path, LATER)
    assert not table(page).wait()
    return page


def test_the_first_hint_names_what_to_look_at_and_its_rule_and_marks_it_but_not_the_action(tmp_path: Path) -> None:
    page = at(tmp_path)
    assert "What would a strong player do?" in beside(page)
    thought(page, "hint")
    found = advised(LATER, judge())
    said = action_said(LATER, found.action, table(page).board.words, LATER.state)
    words = beside(page)
    assert "Have a look at this first: " in words
    assert "Which action is it?" in words
    assert said not in words
    assert found.idea.where
    assert table(page).board.marks().pointed == found.idea.where
    assert "Have a look at this first: " in table(page).board.said


@pytest.mark.parametrize("name", games())
def test_the_first_hint_points_at_something_in_every_game(name: str, tmp_path: Path) -> None:
    page = at_table(tmp_path, begin(Terms(name, (Seat("Anna"), Seat(bot="careful"), Seat(bot="careful")), 7)))
    thought(page, "hint")
    assert "Have a look at this first: " in beside(page)


def test_the_second_hint_tells_the_action_with_its_reasons_and_shows_it_on_the_board(tmp_path: Path) -> None:
    page = at(tmp_path)
    thought(page, "hint", "hint")
    found, board = advised(LATER, judge()), table(page).board
    words = beside(page)
    said = action_said(LATER, found.action, board.words, LATER.state)
    assert f"A strong player would do this: {said}" in words
    for why in (found.why, *found.why.parts):
        assert board.words.why(why) in words
    assert "Afterwards" not in words
    assert said in board.said
    marks = board.marks()
    assert set(board._shown.concerned(found.action)) <= set(marks.pointed)
    assert marks.ways == board._shown.ways(LATER.state, [found.action])
    assert not any(one == "hint" for one in usable(page))


def usable(page: Page) -> set[str]:
    """What can be used beside the board."""
    shown = table(page).board.panel()
    given = (dict(one.attributes) for one in shown.walk())
    return {str(one["do"]) for one in given if "do" in one and not one.get("disabled")}


def test_a_hint_goes_with_the_action_stays_marked_in_the_log_and_is_there_again_after_a_reload(tmp_path: Path) -> None:
    page = at(tmp_path)
    thought(page, "hint")
    act(page)
    assert "Have a look at this first" not in beside(page)
    hinted = [line.hinted for line in table(page).match.lines()]
    assert hinted.count(True) == 1
    assert "(with a hint)" in page.words()
    again = Page(page.app._setting, page.query)
    assert [line.hinted for line in table(again).match.lines()] == hinted


def test_without_a_hint_nothing_is_marked(tmp_path: Path) -> None:
    page = at(tmp_path)
    act(page)
    assert "(with a hint)" not in page.words()


def test_no_hint_is_offered_while_somebody_else_has_to_act_or_when_the_game_is_over(tmp_path: Path) -> None:
    page = at_table(tmp_path)
    match = table(page).match
    table(page).board.play(match.played.legal(match.state)[0])
    assert "What would a strong player do?" not in beside(page)
    table(page).hint()
    assert not table(page).advice.rung
    assert not any(line.hinted for line in table(page).match.lines())
    over = at_table(tmp_path, until(TWO_AND_A_BOT, 3))
    assert "What would a strong player do?" not in beside(over)


@pytest.mark.parametrize("gone", ["undo", "left"])
def test_thinking_is_cut_short_by_taking_back_and_by_going_away(
    tmp_path: Path, gone: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = at(tmp_path)
    stopped: list[Any] = []
    monkeypatch.setattr("gangster_widgets.players.strong.Bot.stop", lambda bot: stopped.append(bot))
    found = table(page)

    async def leave() -> None:
        press(page, "hint")
        assert found.advice._aside.busy
        if gone == "undo":
            press(page, "undo")
        else:
            room(page).left()

    asyncio.run(leave())
    assert len(stopped) == 1
    assert not found.advice.rung
    assert found.advice.found is None


def test_where_nothing_can_be_thought_of_it_is_said_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise RuntimeError

    monkeypatch.setattr("gangster_widgets.players.strong.Bot.think", fail)
    page = at(tmp_path)
    thought(page, "hint")
    assert "No hint could be found here." in page.words()
    act(page)
    assert len(table(page).match.actions) > len(LATER.actions)


def test_hints_are_told_in_every_language_also_at_the_very_first_action(tmp_path: Path) -> None:
    said = set()
    page = at_table(tmp_path, begin(TWO_AND_A_BOT))
    thought(page, "hint", "hint")
    for lang in LANGUAGES:
        page.use("lang", lang)
        said.add(beside(page))
    assert len(said) == len(LANGUAGES)
