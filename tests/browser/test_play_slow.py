"""A bot that takes its time: the page answers meanwhile, and what it thinks can be dropped."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.app.serving import running

from .pages import Pages
from .pictures import settled
from .test_play import heading, move

THINKS = 6.0
SLOW = f"""
import time

class Bot:
    def __init__(self, seed):
        self.stopped = False

    def choose(self, game, state):
        until = time.monotonic() + {THINKS}
        while time.monotonic() < until and not self.stopped:
            sum(range(1000))
        return game.legal(state)[0]

    def stop(self):
        self.stopped = True
"""


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[str]:
    """The address of an app with one more bot, which thinks for seconds."""
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "slow.py").write_text(SLOW, encoding="utf-8")
    found = f"import gangster_widgets.players as players\nplayers.__path__.append({str(tmp_path / 'more')!r})\n"
    (tmp_path / "sitecustomize.py").write_text(found, encoding="utf-8")
    called = ["-m", "gangster_widgets", "--no-browser", "--data", str(tmp_path / "data")]
    with running(tmp_path, called, PYTHONPATH=str(tmp_path)) as site:
        yield f"http://127.0.0.1:{site.port}/"


def test_the_page_answers_while_a_bot_thinks_and_a_thought_can_be_dropped(slow: str, open_page: Pages) -> None:
    page = open_page(reduced_motion="reduce")
    page.goto(f"{slow}?page=play")
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_role("combobox", name="Seat 2, who sits there").select_option("slow")
    page.get_by_role("button", name="Begin").click()
    settled(page)
    page.get_by_role("combobox", name="Bots act").select_option("at once")
    move(page)
    expect(heading(page)).to_have_text("slow 2 is thinking …")
    began = time.monotonic()
    page.get_by_role("combobox", name="Language").select_option("de")
    expect(heading(page)).to_have_text("slow 2 überlegt …")
    assert time.monotonic() - began < THINKS / 2
    page.reload()
    settled(page)
    expect(heading(page)).to_have_text("slow 2 überlegt …")
    page.get_by_role("button", name="Rückgängig").click()
    expect(heading(page)).to_have_text("Am Zug: Spieler 1")
    move(page)
    expect(heading(page)).to_have_text("slow 2 überlegt …")
    expect(heading(page)).to_have_text("Am Zug: Spieler 1")
    expect(page.locator(".gw-picture .gw-play-log s")).to_have_count(1)
