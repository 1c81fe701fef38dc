"""The combination lab in the app: offered where the game has one, at the position that the address names."""

from pathlib import Path

import pytest

from gangster_widgets.app.setting import Setting
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.bank import generated
from gangster_widgets.widgets.lab.widget import CombinationLabWidget

from .pages import Page


def lab(page: Page) -> CombinationLabWidget:
    (found,) = [one for one in page.app._place.children if isinstance(one, CombinationLabWidget)]
    return found


def do(page: Page, what: str) -> None:
    one = lab(page)
    one._told({"kind": "page", "width": 1000, "ratio": 1, "dark": False, "calm": True})
    one._frame._handle_custom_msg({"kind": "do", "do": what}, [])


@pytest.mark.parametrize(("game", "there"), [("gangsta", True), ("gangster", False), ("the_boss", False)])
def test_the_first_page_leads_there_where_the_game_has_one(tmp_path: Path, game: str, there: bool) -> None:
    assert ("go:lab" in Page(Setting(data=str(tmp_path)), f"?game={game}").controls()) == there


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_address_names_the_position_and_another_one_is_there_again(tmp_path: Path, lang: str) -> None:
    setting = Setting(data=str(tmp_path))
    named = next(one.id for one in generated() if one.kind == "engage" and one.level == 3)
    page = Page(setting, f"?page=lab&puzzle={named}&lang={lang}")
    assert lab(page).puzzle == named
    assert lab(page).lang == lang
    do(page, "another")
    after = lab(page).puzzle
    assert after != named
    assert page.app._visit is not None
    assert page.app._visit.here.puzzle == after
    assert lab(Page(setting, "?page=lab&game=gangsta")).puzzle == after


def test_a_puzzle_without_a_heist_is_refused_and_there_is_an_example(tmp_path: Path) -> None:
    other = next(one.id for one in generated() if one.game == "gangsta" and one.kind == "income")
    for named, says in ((other, "needs a heist"), ("no-such-puzzle", "no-such-puzzle")):
        page = Page(Setting(data=str(tmp_path)), f"?page=lab&game=gangsta&puzzle={named}")
        assert says in page.words()
        assert lab(page).puzzle


def test_in_a_game_without_a_lab_that_is_said(tmp_path: Path) -> None:
    page = Page(Setting(data=str(tmp_path)), "?page=lab&game=the_boss")
    assert "no combination lab" in page.words()
    assert not [one for one in page.app._place.children if isinstance(one, CombinationLabWidget)]
