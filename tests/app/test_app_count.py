"""The scoring pad in the app: what is entered is there again, with the box that the server was given."""

from pathlib import Path

import pytest
import yaml

from gangster_widgets import ScoringPad
from gangster_widgets.app.setting import Setting
from gangster_widgets.widgets.pad.kept import kept, take_up
from gangster_widgets.widgets.pad.widget import ScoringPadWidget

from .pages import Page

BOX = Path(__file__).parents[2] / "gangster_widgets" / "games" / "gangster" / "data" / "components.yaml"


def pad(page: Page) -> ScoringPadWidget:
    (found,) = [one for one in page.app._place.children if isinstance(one, ScoringPadWidget)]
    return found


def enter(page: Page, place: str, typed: str) -> None:
    one = pad(page)
    one.enter(place, typed)
    one._frame._handle_custom_msg({"kind": "look", "id": None}, [])


def test_a_sheet_is_there_again_until_another_one_is_begun(tmp_path: Path) -> None:
    page = Page(Setting(data=str(tmp_path)), "?page=count")
    enter(page, "The Loop", "7ygn.b")
    enter(page, "Cicero", "what is this")
    again = Page(page.app._setting, "?page=count&lang=de")
    assert pad(again).lines == pad(page).lines
    assert pad(again).sheet == pad(page).sheet
    assert pad(again).lang == "de"
    again.use("anew")
    assert not pad(again).lines
    assert not pad(Page(page.app._setting, "?page=count")).lines


def test_for_a_game_without_a_pad_it_is_said_so_and_where_there_is_one(tmp_path: Path) -> None:
    page = Page(Setting(data=str(tmp_path)), "?page=count&game=the_boss")
    assert not [one for one in page.app._place.children if isinstance(one, ScoringPadWidget)]
    assert "There is no scoring pad for The Boss." in page.words()
    page.use("pad:gangster")
    assert pad(page)


def test_days_that_are_over_stay_over() -> None:
    one, other = ScoringPad(players=3, casino=3), ScoringPad()
    one.enter("The Loop", "7yg")
    one.close_day()
    assert take_up(other, kept(one))
    assert (other.day, other.sheet) == (2, one.sheet)


@pytest.mark.parametrize("data", [None, 3, {}, {"day": 2}, {"players": "x"}, {"colour": 1}, []])
def test_what_is_no_sheet_changes_nothing(data: object) -> None:
    one = ScoringPad()
    before = one.sheet
    assert not take_up(one, data)
    assert one.sheet == before


def test_the_box_of_the_server_is_used(tmp_path: Path) -> None:
    box = yaml.safe_load(BOX.read_text(encoding="utf-8").replace("North Side", "Nordstadt"))
    own = tmp_path / "box.yaml"
    own.write_text(yaml.safe_dump(box, allow_unicode=True), encoding="utf-8")
    page = Page(Setting(data=str(tmp_path / "data"), components=str(own)), "?page=count")
    assert "Nordstadt" in pad(page).sheet.table.districts
    other = Page(Setting(data=str(tmp_path / "data")), "?page=count")
    assert "North Side" in pad(other).sheet.table.districts
