"""What the board shows: ways under the pointer, one district large where there is little room, four languages."""

import pytest

from gangster_widgets import Board, puzzle
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.why import Where
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.views.scene import WAY
from gangster_widgets.widgets.board.widget import BoardWidget

from .hands import card, chosen, click, controls, edged, page, press, told


@pytest.fixture
def board() -> BoardWidget:
    found = Board()
    page(found)
    return found


@pytest.fixture
def small() -> BoardWidget:
    found = Board()
    page(found, width=360)
    return found


def ways(board: BoardWidget) -> int:
    """How many ways are drawn."""
    return sum(shape.plane == WAY and shape.colour == "red" for shape in board.scene.shapes)


def fields(board: BoardWidget) -> set[str]:
    """The districts of which fields are shown."""
    return {spot.of[0] for spot in board.scene.spots() if isinstance(spot.of, tuple)}


# Under the pointer.


def test_a_place_that_is_looked_at_shows_the_ways_there_until_one_looks_away(board: BoardWidget) -> None:
    told(board, kind="look", id="Chinatown")
    assert len(board.marks().ways) == ways(board) == 2
    assert {way[-1] for way in board.marks().ways} == {"Chinatown"}
    told(board, kind="look", id="The Loop")
    assert board.marks().ways == (("Little Africa", "Gold Coast", "The Loop"),)
    told(board, kind="look", id=None)
    assert ways(board) == 0


def test_a_card_that_is_looked_at_shows_all_its_ways(board: BoardWidget) -> None:
    told(board, kind="look", id="card:Y:2")
    assert {way[-1] for way in board.marks().ways} == {"The Loop", "Little Italy"}


@pytest.mark.parametrize("name", ["West Side", "card:G:1", "The Loop#1", "car:Y:0", "aboard:Y:0"])
def test_what_leads_nowhere_shows_no_way(board: BoardWidget, name: str) -> None:
    told(board, kind="look", id="The Loop")
    told(board, kind="look", id=name)
    assert ways(board) == 0


def test_looking_changes_nothing_of_what_is_chosen(board: BoardWidget) -> None:
    click(board, card("Y", 2))
    shown = board.marks().ways
    for name in ("The Loop", "West Side", None):
        told(board, kind="look", id=name)
    assert (board.marks().ways, chosen(board), board.at) == (shown, [("card", 2)], 0)


def test_looking_draws_anew_only_where_a_way_changes(board: BoardWidget) -> None:
    drawn = []
    board._repaint = lambda *_: drawn.append(1)
    told(board, kind="look", id="West Side")
    assert not drawn
    told(board, kind="look", id="The Loop")
    assert len(drawn) == 1


def test_a_closed_district_that_is_driven_through_is_shown_and_the_way_through_it_drawn() -> None:
    board = Board(puzzle("ring-through-cicero"))
    page(board)
    told(board, kind="look", id="Little Italy")
    assert ("West Side", "Cicero", "Little Italy") in board.marks().ways
    assert board.scene.spot("Cicero") is not None
    assert ways(board) == len(board.marks().ways)


# Where there is little room.


def test_on_a_small_picture_tapping_a_place_enlarges_it_and_the_main_button_plays(small: BoardWidget) -> None:
    assert small.scene.small
    assert "Tap a location to see it large" in small.panel().text()
    assert fields(small) == {"Little Africa"}
    told(small, kind="press", id="The Loop")
    assert (small.enlarged, small.at, fields(small)) == ("The Loop", 0, {"The Loop"})
    small.used("act", None)
    assert small.log == ["yellow drives 2 to The Loop"]


def test_on_a_large_picture_clicking_a_place_plays_and_enlarges_nothing(board: BoardWidget) -> None:
    assert not board.scene.small
    told(board, kind="press", id="The Loop")
    assert (board.enlarged, board.log) == ("", ["yellow drives 2 to The Loop"])


def test_tapping_a_plate_again_and_others_never_plays(small: BoardWidget) -> None:
    for name in ("The Loop", "The Loop", "West Side", "Gold Coast", "Little Africa", "Little Italy"):
        told(small, kind="press", id=name)
        assert (small.at, small.enlarged) == (0, name)
    assert chosen(small) == [("to", "Little Italy")]
    assert "act" in controls(small)


def test_where_several_cards_lead_to_a_plate_the_panel_asks_first(small: BoardWidget) -> None:
    told(small, kind="press", id="Chinatown")
    assert "act" not in controls(small)
    press(small, "3")
    assert small.log == ["yellow drives 3 to Chinatown"]


def test_fields_of_the_enlarged_district_are_tapped_as_usual(small: BoardWidget) -> None:
    told(small, kind="press", id="Little Africa#1")
    assert small.log == ["yellow loads Little Africa 1"]


def test_an_empty_field_of_an_enlarged_district_stands_for_it_and_does_not_play(small: BoardWidget) -> None:
    small.enlarged = "The Loop"
    small.clicked(("The Loop", 5), small=True)
    assert (small.at, chosen(small)) == (0, [("to", "The Loop")])


def test_by_keys_an_empty_field_elsewhere_is_only_a_field(board: BoardWidget) -> None:
    told(board, kind="press", id="The Loop#5")
    assert (board.at, chosen(board)) == (0, [])
    assert "stands in Little Africa, not in the Loop" in board.said


def test_what_is_enlarged_is_set_and_taken_back_by_the_panel_or_from_outside(board: BoardWidget) -> None:
    told(board, kind="do", do="enlarge", value="Cicero")
    assert board.enlarged == "Cicero"
    shown: list[Where] = [spot.of for spot in board.scene.spots()]
    assert shown.count(("Cicero", 1)) == 2
    told(board, kind="do", do="enlarge", value="")
    assert board.enlarged == ""
    with pytest.raises(Unreadable, match="“Berlin” is not a location on this map"):
        board.enlarged = "Berlin"
    assert board.enlarged == ""


@pytest.mark.parametrize("name", ["ranks", "following"])
def test_what_is_shown_is_switched_by_the_panel(board: BoardWidget, name: str) -> None:
    scene = board.scene
    told(board, kind="do", do=name)
    assert getattr(board, name)
    assert board.scene != scene
    told(board, kind="do", do=name)
    assert not getattr(board, name)
    assert board.scene == scene


# In every language.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [360, 1000])
def test_everything_is_said_in_each_language(lang: str, width: float) -> None:
    english, board = Board(), Board(lang=lang)
    for one in (english, board):
        page(one, width=width)
        click(one, card("Y", 1), "West Side")
        one.used("let-go", None)
        one.play("yellow drives 2 to The Loop")
    same = lang == "en"
    assert (board.panel() == english.panel()) is same
    assert (board.scene.label == english.scene.label) is same
    assert (board.said == english.said) is same
    assert board.log == english.log
    assert set(controls(board)) == set(controls(english))


def test_the_language_can_be_changed_while_something_is_chosen(board: BoardWidget) -> None:
    click(board, card("Y", 2))
    board.lang = "fr"
    assert chosen(board) == [("card", 2)]
    assert "Renoncer au choix" in board.panel().text()
    assert board._frame.panel == board.panel().data()
    assert "card" in {of.kind for of in edged(board, "red") if not isinstance(of, str | tuple)}
