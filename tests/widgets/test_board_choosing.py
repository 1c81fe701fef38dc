"""Choosing an action on the board: by clicks in any order, by the panel, and why something cannot be chosen."""

import pytest

from gangster_widgets import Board
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Piece, Where
from gangster_widgets.widgets.board.widget import BoardWidget

from ..games.gangster.build import state
from .hands import card, chosen, click, controls, edged, offered, press, told

OWN_CAR, DRIVE = Piece("car", "Y"), ["yellow drives 2 to The Loop"]
SHORT_STREET = {"harbour": "Dock", "connections": [["Mill", "Dock"]]}


@pytest.fixture
def board() -> BoardWidget:
    """A new game: yellow stands in Little Africa."""
    found = Board()
    found.redraw()
    return found


# In any order.


@pytest.mark.parametrize("spots", [(card("Y", 2), "The Loop"), ("The Loop",)], ids=["card first", "place only"])
def test_a_drive_is_chosen_by_its_card_and_its_place(board: BoardWidget, spots: tuple[Where, ...]) -> None:
    click(board, *spots)
    assert board.log == DRIVE


def test_a_place_that_several_cards_lead_to_asks_for_the_card(board: BoardWidget) -> None:
    click(board, "Chinatown")
    assert (board.at, chosen(board)) == (0, [("to", "Chinatown")])
    assert sorted(offered(board)) == ["1", "3"]
    click(board, card("Y", 3))
    assert board.log == ["yellow drives 3 to Chinatown"]


def test_a_card_shows_where_it_leads_and_the_ways_there(board: BoardWidget) -> None:
    assert "The Loop" not in edged(board, "brass")
    click(board, card("Y", 2))
    ends = board.state.table.ways["Little Africa", 2]
    assert edged(board, "brass") >= set(ends)
    assert set(board.marks().ways) == set(ends.values())
    assert card("Y", 2) in edged(board, "red")


def test_another_card_can_be_taken_instead_and_the_same_one_stays(board: BoardWidget) -> None:
    click(board, card("Y", 2), card("Y", 1))
    assert chosen(board) == [("card", 1)]
    click(board, card("Y", 1))
    assert (chosen(board), board.at) == ([("card", 1)], 0)
    click(board, "Chinatown")
    assert board.log == ["yellow drives 1 to Chinatown"]


def test_another_place_can_be_taken_instead(board: BoardWidget) -> None:
    click(board, "Chinatown", "Gold Coast")
    assert chosen(board) == [("to", "Gold Coast")]


def test_what_goes_with_nothing_that_was_chosen_is_chosen_instead(board: BoardWidget) -> None:
    click(board, card("Y", 2), ("Little Africa", 1))
    assert (board.at, [name for name, _ in chosen(board)]) == (0, ["gangster"])
    assert "act" in controls(board)
    click(board, ("Little Africa", 1))
    assert board.log == ["yellow loads Little Africa 1"]


def test_gangsters_are_loaded_and_unloaded_by_a_click(board: BoardWidget) -> None:
    click(board, ("Little Africa", 1))
    assert board.log == ["yellow loads Little Africa 1"]
    click(board, Piece("aboard", "G"))
    assert board.log[1:] == ["grey unloads grey"]
    board.at = 0
    click(board, ("Little Africa", 2))
    assert board.log == ["yellow unloads yellow"]


@pytest.mark.parametrize("spot", [("The Loop", 5), Piece("place", "The Loop", 2), "The Loop"], ids=str)
def test_every_part_of_another_district_stands_for_it_but_a_gangster(board: BoardWidget, spot: Where) -> None:
    click(board, card("Y", 2), spot)
    assert board.log == DRIVE


def test_a_gangster_of_another_district_stands_for_himself(board: BoardWidget) -> None:
    click(board, card("Y", 2), ("The Loop", 1))
    assert board.at == 0
    assert "The car of Yellow stands in Little Africa, not in the Loop." in board.said


def test_whatever_is_seen_can_be_clicked_and_answers(board: BoardWidget) -> None:
    about = ("The Loop", "West Side", "Gold Coast", "Y", "G", "engine")
    seen = {shape.of for shape in board.scene.shapes if shape.of is not None}
    some = {of for of in seen if (of.of if isinstance(of, Piece) else of[0] if isinstance(of, tuple) else of) in about}
    for of in some - {("West Side", field) for field in range(2, 14)}:
        board.said = ""
        board.clicked(of)
        assert board.at or board.said or chosen(board), of
        board.undo()
        board.used("let-go", None)


# By the panel.


def test_the_panel_offers_what_can_be_chosen_and_asks_on(board: BoardWidget) -> None:
    assert list(offered(board)) == ["1", "2", "3", "Yellow", "Yellow and Yellow", "Yellow from Little Africa, field 1"]
    press(board, "3")
    assert "Greek Town" in offered(board)
    assert "The Loop" not in offered(board)
    press(board, "Greek Town")
    assert board.log == ["yellow drives 3 to Greek Town"]
    assert "Grey to move" in board.panel().text()


def test_the_number_of_a_button_that_is_not_there_does_nothing(board: BoardWidget) -> None:
    board.used("bit:99", None)
    for do in ("bit:99", "bit:-1", "bit:x", "bit:", "act", "undo", "nonsense"):
        told(board, kind="do", do=do)
    assert (board.at, board.log, chosen(board)) == (0, [], [])
    told(board, kind="do", do="bit:1")
    assert chosen(board) == [("do", "drive"), ("card", 2)]


def test_escape_and_the_panel_let_go_of_what_was_chosen(board: BoardWidget) -> None:
    for let_go in (lambda: told(board, kind="key", key="Escape"), lambda: press(board, "Let go of the choice")):
        click(board, card("Y", 2))
        assert board._frame.holding
        let_go()
        assert (chosen(board), board._frame.holding) == ([], False)
        assert "let-go" not in controls(board)
        assert card("Y", 2) not in edged(board, "red")


def test_the_only_action_there_is_can_be_played() -> None:
    cars = {"yellow": {"at": "Mill", "cards": [2], "aboard": 0}, "grey": {"at": "Mill"}}
    board = Board(state({"Mill": "1 @1x2"}, cars, board=SHORT_STREET))
    click(board, OWN_CAR)
    assert board.at == 0
    press(board, "Play: Lose the turn")
    assert board.log == ["yellow loses the turn"]


def test_when_the_game_is_over_nothing_is_offered_and_clicks_say_so() -> None:
    board = Board(replace(Board().state, over=True))
    assert not {do for do in controls(board) if do.startswith(("bit", "act"))}
    assert "The game is over" in board.panel().text()
    click(board, "The Loop", card("Y", 2), OWN_CAR)
    assert board.at == 0
    assert board.said
