"""A tablet under a person's hands: keys, the panel, and editing."""

import pytest

from gangster_widgets import Tablet
from gangster_widgets.kernel.why import Piece
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.widgets.tablet.widget import TabletWidget

from .hands import controls, page, press, told

LINE = "5 4 2 ? @4x4 x2 : EBNY GYNY G..."


@pytest.fixture
def tablet() -> TabletWidget:
    found = Tablet(LINE, casino=5)
    found.redraw()
    return found


def test_keys_are_known_to_the_page_from_the_beginning() -> None:
    assert {"y", "Y", "e", "Delete", "Backspace", "."} <= set(Tablet()._frame.hotkeys)


def test_a_letter_takes_up_a_gang_and_delete_takes_a_gangster_away(tablet: TabletWidget) -> None:
    told(tablet, kind="key", key="b", id="Tablet#12")
    assert (tablet.gang, tablet.line) == ("blue", LINE)
    told(tablet, kind="key", key="Delete", id="Tablet#12")
    assert tablet.line == LINE
    told(tablet, kind="key", key="Delete", id="Tablet#9")
    assert tablet.line == "5 4 2 ? @4x4 x2 : EBNY GYNY"


def test_while_editing_a_letter_gives_the_field_to_that_gang_and_delete_clears_it(tablet: TabletWidget) -> None:
    tablet.editing = True
    told(tablet, kind="key", key="b", id="Tablet#12")
    assert tablet.line == "5 4 2 ? @4x4 x2 : EBNY GYNY G..B"
    told(tablet, kind="key", key=".", id="Tablet#12")
    assert tablet.line == LINE
    told(tablet, kind="key", key="q", id="Tablet#12")
    assert tablet.line == LINE


def test_while_editing_any_field_is_given_and_taken_by_clicks(tablet: TabletWidget) -> None:
    press(tablet, "Edit freely")
    assert tablet.editing
    tablet.clicked(("Tablet", 16))
    assert tablet.fields == "EBNYGYNYG......Y"
    tablet.clicked(("Tablet", 16))
    assert tablet.fields == "EBNYGYNYG......."
    press(tablet, "Green (E)")
    tablet.clicked(("Tablet", 2))
    assert tablet.fields == "EENYGYNYG......."


def test_while_editing_the_doubler_goes_and_comes_and_all_is_cleared(tablet: TabletWidget) -> None:
    tablet.clicked(Piece("doubler", " "))
    assert tablet.doubled
    press(tablet, "Edit freely")
    tablet.clicked(Piece("doubler", " "))
    assert not tablet.doubled
    press(tablet, "Doubler")
    assert tablet.doubled
    press(tablet, "Clear all")
    assert tablet.line == "5 4 2 ? @4x4 x2"


def test_under_the_rules_the_panel_neither_clears_nor_doubles(tablet: TabletWidget) -> None:
    assert {"unload", "next"} <= set(controls(tablet))
    assert not {"clear", "doubled"} & set(controls(tablet))
    tablet.editing = True
    assert {"clear", "doubled"} <= set(controls(tablet))
    assert not {"unload", "next"} & set(controls(tablet))


def test_the_panel_sets_down_the_gang_that_is_taken_up(tablet: TabletWidget) -> None:
    press(tablet, "Brown (N)")
    press(tablet, "Set Brown down")
    assert tablet.fields == "EBNYGYNYGN......"
    press(tablet, "Which field comes next?")
    assert tablet.said == " ".join(tablet.words.why(why) for why in tablet.next_field().walk())
    assert "gw-no" not in str(tablet.panel().data())


def test_a_line_of_the_standings_says_why_this_gang_gets_that(tablet: TabletWidget) -> None:
    told(tablet, kind="press", id="standing:B:0")
    assert "Blue" in tablet.said
    assert tablet.line == LINE
    assert "gw-clause" in str(tablet.panel().data())


def test_the_casino_card_is_chosen_where_there_is_a_question_mark(tablet: TabletWidget) -> None:
    told(tablet, kind="do", do="casino", value="2")
    assert (tablet.casino, tablet.points["blue"]) == (2, 4)
    told(tablet, kind="do", do="casino", value="")
    assert (tablet.casino, tablet.points["blue"]) == (None, None)
    assert "casino" in controls(tablet)
    tablet.places = [5, 4]
    assert "casino" not in controls(tablet)


def test_a_card_of_ones_own_is_among_the_choices() -> None:
    offered = [node.text() for node in Tablet(LINE, casino=12).panel().walk() if node.tag == "option"]
    assert offered == ["not drawn", "1", "2", "3", "4", "5", "6", "12"]


@pytest.mark.parametrize("name", ["ranks", "following"])
def test_what_is_shown_is_switched_by_the_panel(tablet: TabletWidget, name: str) -> None:
    before, scene = getattr(tablet, name), tablet.scene
    told(tablet, kind="do", do=name)
    assert getattr(tablet, name) is not before
    assert tablet.scene != scene
    told(tablet, kind="do", do=name)
    assert (getattr(tablet, name), tablet.scene) == (before, scene)


def test_a_named_tablet_shows_its_name(tablet: TabletWidget) -> None:
    assert "North Side" not in tablet.svg()
    tablet.name = "North Side"
    assert tablet.text().startswith("North Side")
    told(tablet, kind="press", id="North Side#10")
    assert tablet.fields == "EBNYGYNYGY......"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_each_language(lang: str) -> None:
    tablet, english = Tablet(LINE, lang=lang), Tablet(LINE)
    for one in (tablet, english):
        one.clicked(("Tablet", 12))
    same = lang == "en"
    assert (tablet.panel() == english.panel()) is same
    assert (tablet.said == english.said) is same
    assert (tablet.text() == english.text()) is same


def test_every_change_can_be_taken_back_one_after_another() -> None:
    tablet = Tablet(LINE)
    page(tablet)
    assert "undo" not in controls(tablet)
    tablet.clicked(("Tablet", 10))
    tablet.clicked(("Tablet", 2))
    tablet.used("editing", None)
    tablet.used("doubled", None)
    tablet.used("clear", None)
    assert tablet.fields == "." * 16
    for _ in range(4):
        press(tablet, "Undo")
    assert tablet.line == LINE
    assert "undo" not in controls(tablet)
