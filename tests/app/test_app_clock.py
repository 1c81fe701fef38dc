"""Against the clock: a run begins when it is wanted, goes on over reloads, ends in time, and is told."""

import asyncio
from pathlib import Path

import pytest

from gangster_widgets.app.setting import Setting
from gangster_widgets.app.visit import Visit

from .pages import Page


class Time:
    """A clock that stands still until it is put forward."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The time that visits have."""
    clock = Time()
    monkeypatch.setattr(Visit, "now", lambda self: clock.now)
    return clock


@pytest.fixture
def page(tmp_path: Path, time: Time) -> Page:
    """The page on which a run of three minutes can be begun."""
    return Page(Setting(data=str(tmp_path)), "?page=solve&run=3")


def test_nothing_runs_before_it_is_started(page: Page) -> None:
    assert "start" in page.controls()
    assert not [node for node in page.nodes() if "until" in dict(node.attributes)]


def test_a_run_counts_right_and_wrong_and_leads_on(page: Page, time: Time) -> None:
    page.use("start")
    (left,) = [node for node in page.nodes() if "until" in dict(node.attributes)]
    assert dict(left.attributes)["until"] == round(time.now + 180)
    first = page.puzzle.puzzle.id
    page.solve()
    assert "1 right, 0 wrong" in page.words()
    page.press("onward")
    assert page.puzzle.puzzle.id != first
    page.solve(right=False)
    page.solve()
    assert "1 right, 1 wrong" in page.words()
    assert [answer.mode for answer in page.app._visit.learner.answers()] == ["timed", "timed", "practice"]


def test_a_run_goes_on_after_a_reload_and_a_puzzle_left_out_stays_left_out(page: Page, time: Time) -> None:
    page.use("start")
    page.solve()
    page.press("onward")
    page.press("onward")
    shown = page.puzzle.puzzle.id
    again = Page(page.app._setting, "?page=solve&run=3")
    assert again.puzzle.puzzle.id == shown
    assert "1 right, 0 wrong" in again.words()


def test_when_the_time_is_over_the_run_is_told_with_the_best_one(page: Page, time: Time) -> None:
    page.use("start")
    page.solve()
    time.now += 181
    page.press("onward")
    assert "start" in page.controls()
    assert "1 right" in page.words() or "One right" in page.words()
    page.use("lang", "de")
    assert "richtig" in page.words()
    page.use("start")
    assert page.puzzle


def test_the_run_ends_by_itself_while_one_looks(tmp_path: Path, time: Time) -> None:
    async def run() -> Page:
        page = Page(Setting(data=str(tmp_path)), "?page=solve&run=3")
        page.use("start")
        time.now += 179.95
        page.app._room.clock.left()
        page.app._room.clock._await()
        while page.app._room.clock.run is not None:
            await asyncio.sleep(0.01)
        return page

    page = asyncio.run(asyncio.wait_for(run(), 10))
    assert not [one for one in page.app._place.children if type(one).__name__ == "PuzzleWidget"]
    assert "start" in page.controls()


def test_a_run_can_be_stopped_and_is_not_taken_up_again(page: Page) -> None:
    page.use("start")
    page.use("stop")
    assert "run=" not in page.query
    assert "start" in Page(page.app._setting, "?page=solve&run=3").controls()


def test_another_page_in_between_does_not_end_a_run(page: Page) -> None:
    page.use("start")
    page.tell(kind="went", address="?page=data")
    page.tell(kind="went", address="?page=solve&run=3")
    assert page.puzzle
    assert "start" not in page.controls()
