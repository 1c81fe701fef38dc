"""What the board says of a choice that cannot be made, and what it asks on the way to one that can."""

import pytest

from gangster_widgets import Board
from gangster_widgets.kernel.why import Piece, Where
from gangster_widgets.widgets.board.widget import BoardWidget

from .hands import card, chosen, clauses, click, edged, offered, press

OWN_CAR = Piece("car", "Y")


@pytest.fixture
def board() -> BoardWidget:
    """A new game: yellow stands in Little Africa."""
    found = Board()
    found.redraw()
    return found


# Why not.


@pytest.mark.parametrize(
    ("spots", "clause", "sentence", "marked"),
    [
        (
            (card("Y", 1), "The Loop"),
            "drive.exact",
            "From Little Africa no way of exactly one step leads to the Loop.",
            {"The Loop", "Little Africa"},
        ),
        ((card("G", 1),), "turn.order", "It is not the turn of Grey, but of Yellow.", {card("G", 1)}),
        ((Piece("aboard", "B"),), "turn.order", "It is not the turn of Blue, but of Yellow.", {Piece("aboard", "B")}),
        ((("The Loop", 1),), "cargo.load", "The car of Yellow stands in Little Africa", {("The Loop", 1)}),
    ],
    ids=["too far", "another's card", "another's gangsters", "from afar"],
)
def test_a_refused_click_says_why_with_the_clause_and_marks_the_board(
    board: BoardWidget, spots: tuple[Where, ...], clause: str, sentence: str, marked: set[Where]
) -> None:
    click(board, *spots)
    assert board.at == 0
    assert board.said.startswith(sentence)
    assert sentence in board.panel().text()
    assert "gw-no" in str(board.panel().data())
    assert clause in clauses(board)
    assert edged(board, "red") >= marked


def test_only_the_card_that_was_chosen_is_spoken_of(board: BoardWidget) -> None:
    click(board, "West Side")
    assert len(board._refused) == 3
    click(board, card("Y", 1), "West Side")
    assert len(board._refused) == 1
    assert "exactly one step" in board.said


def test_a_card_that_was_used_is_refused_for_nothing_else() -> None:
    board = Board({"cars": {"yellow": {"at": "The Loop", "cards": [1]}}})
    click(board, card("Y", 3))
    assert clauses(board) == {"cards.used"}
    click(board, card("Y", 1))
    assert (clauses(board), chosen(board)) == (set(), [("card", 1)])


def test_what_was_refused_is_forgotten_with_the_next_choice(board: BoardWidget) -> None:
    click(board, "West Side")
    assert "gw-no" in str(board.panel().data())
    click(board, card("Y", 2))
    assert "gw-no" not in str(board.panel().data())


# What is asked on the way.


def test_with_two_gangs_the_panel_asks_which_car_and_a_click_on_a_car_answers() -> None:
    board = Board(players=2)
    assert list(offered(board)) == ["Yellow", "Brown"]
    click(board, Piece("car", "N"))
    assert chosen(board) == [("who", "N")]
    click(board, OWN_CAR)
    assert chosen(board) == [("who", "Y")]
    click(board, card("N", 1))
    assert chosen(board) == [("card", 1)]
    assert {action.gang for action, _ in board._choosing.left} == {"N"}
    press(board, "Let go of the choice")
    press(board, "Yellow")
    assert {action.gang for action, _ in board._choosing.left} == {"Y"}


@pytest.mark.parametrize("gang", "YN")
def test_with_two_gangs_a_card_of_either_can_be_clicked_at_once(gang: str) -> None:
    board = Board(players=2)
    board.redraw()
    assert {card("Y", 1), card("N", 1)} <= edged(board, "brass")
    click(board, card(gang, 1))
    assert {action.gang for action, _ in board._choosing.left} == {gang}
    assert card(gang, 1) in edged(board, "red")
    click(board, "The Loop")
    assert board.at == 0
    assert board.said == f"From {board.state.car(gang).at} no way of exactly one step leads to the Loop."


def test_at_the_harbour_it_is_asked_what_to_dump_and_what_to_take() -> None:
    cars = {"yellow": {"at": "The Loop", "cards": [1], "trunk": ["blue"]}}
    board = Board({"cars": cars, "display": ["engine", "door", "bumper"]})
    click(board, "Gold Coast")
    assert {"nobody", "Blue"} <= set(offered(board))
    press(board, "Blue")
    assert {"door", "bumper"} <= set(offered(board))
    click(board, Piece("display", "door", 2))
    assert board.log == ["yellow drives 1 to Gold Coast, dumps blue, takes door"]


def test_what_to_take_can_be_clicked_first() -> None:
    cars = {"yellow": {"at": "The Loop", "cards": [1]}}
    board = Board({"cars": cars, "display": ["engine", "door", "bumper"]})
    click(board, Piece("display", "door", 2))
    if not board.at:
        click(board, "Gold Coast")
    assert board.log == ["yellow drives 1 to Gold Coast, takes door"]


def test_with_a_bumper_it_is_asked_whom_to_push_where() -> None:
    cars = {"yellow": {"at": "The Loop", "cards": [1], "equipment": ["bumper"]}, "grey": {"at": "North Side"}}
    for choice, log in (
        ("push nobody", "yellow drives 1 to North Side"),
        ("push Grey to the West Side", "yellow drives 1 to North Side, pushes grey to West Side"),
    ):
        board = Board({"cars": cars})
        click(board, "North Side")
        assert {"push nobody", "push Grey to the West Side", "push Grey to the Loop"} <= set(offered(board))
        press(board, choice)
        assert board.log == [log]


def test_an_engine_asks_where_the_card_leads_with_it_and_without() -> None:
    ring = {"harbour": "Dock", "connections": [["Mill", "Park"], ["Park", "Yard"], ["Yard", "Mill"], ["Mill", "Dock"]]}
    cars = {"yellow": {"at": "Mill", "cards": [1], "equipment": ["engine"]}}
    for choice, log in (
        ("one step more", "yellow drives 1+1 to Park"),
        ("without the engine", "yellow drives 1 to Park"),
    ):
        board = Board({"board": ring, "cars": cars})
        click(board, "Park")
        assert set(offered(board)) == {"one step more", "without the engine"}
        press(board, choice)
        assert board.log == [log]
