"""The Boss on a live board: by mouse, by touch, by keys and by buttons; what is refused says why; step by step too."""

import random

import pytest
from traitlets import TraitError

from gangster_widgets import Board
from gangster_widgets.games.the_boss.game import GAME
from gangster_widgets.games.the_boss.position import position
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.why import Piece, Where
from gangster_widgets.widgets.board.widget import BoardWidget
from gangster_widgets.widgets.frame import key
from gangster_widgets.widgets.reckoning.widget import ReckoningWidget
from gangster_widgets.widgets.walk.widget import WalkWidget

from .hands import chosen, clauses, controls, edged, offered, page, press, told

ACTIONS = 60
BOTH_WAYS = {"players": ["red", "blue"], "cities": {"New York": {"open": [2, 3], "gangsters": {"red": [1, 0]}},
             "Chicago": {"gangsters": {"red": [1, 0]}}}, "hidden": {"New York": 4}}  # fmt: skip


def begun(players: int = 3, seed: int = 4, width: float = 1016.0) -> BoardWidget:
    """A new game on a page of that width."""
    board = Board(game="the_boss", players=players, seed=seed)
    page(board, width=width)
    return board


def man(who: str, nth: int) -> Piece:
    """An available professional."""
    return Piece("professional", who, nth)


def point(board: BoardWidget, where: Where, touch: bool) -> None:
    """Points at the middle of that with the mouse, or touches it; at the name of a city, which lies free."""
    spot = board.scene.spot(where)
    assert spot is not None
    high = 12 if isinstance(where, str) else spot.h / 2
    told(board, kind="click", x=spot.x + spot.w / 2, y=spot.y + high, touch=touch)


@pytest.mark.parametrize(("touch", "width"), [(False, 1366.0), (False, 820.0), (True, 820.0), (True, 390.0)])
def test_a_turn_is_played_by_pointing_at_city_gangsters_and_card(touch: bool, width: float) -> None:
    board = begun(width=width)
    for where in ("Boston", man("red", 2), Piece("occasional", "red", 1), Piece("card", "red", 1)):
        point(board, where, touch)
    card = GAME.new(3, 4).hands[0][0]
    assert board.log == ["red places 2+1 in Boston", f"red lays {card.city} {card.face}"]
    assert GAME.actor(board.state) == 1


def test_a_turn_is_played_by_keys() -> None:
    board = begun()
    for where in ("Boston", man("red", 2), Piece("occasional", "red", 1), Piece("card", "red", 1)):
        told(board, kind="press", id=key(where))
    assert board.at == 2


def test_a_turn_is_played_by_buttons_and_taken_back() -> None:
    board = begun()
    press(board, "Boston")
    press(board, "2 professionals")
    press(board, "0 occasionals")
    assert board.log == ["red places 2 in Boston"]
    press(board, "Detroit: 1")
    assert board.at == 2
    board.undo()
    board.undo()
    assert board.state == GAME.new(3, 4)


def test_everything_in_a_city_stands_for_it_and_letting_go_opens_all_again() -> None:
    board = begun()
    board.clicked(Piece("hidden", "Boston"))
    assert chosen(board) == [("city", "Boston")]
    assert "Boston" in edged(board, "red")
    told(board, kind="key", key="Escape")
    assert chosen(board) == []


def test_what_is_possible_has_a_gold_edge_and_what_is_not_has_none() -> None:
    gold = edged(begun(), "brass")
    assert {"New York", "Boston", Piece("card", "red", 5), man("red", 6)} <= gold
    assert not {"Chicago", Piece("card", "blue", 1), man("blue", 1)} & gold


@pytest.mark.parametrize(
    ("where", "clause", "said"),
    [
        ("Chicago", "boss.chicago-entry", "has nobody in any other city"),
        (Piece("card", "blue", 1), "boss.turn-order", "It is not the turn of Blue."),
        (man("blue", 1), "boss.turn-order", "It is not the turn of Blue."),
    ],
)
def test_what_cannot_be_done_says_why_with_its_clause(where: Where, clause: str, said: str) -> None:
    board = begun()
    board.clicked(where)
    assert said in board.said
    assert clause in clauses(board)
    assert board.log == []
    assert where in edged(board, "red")


def test_gangsters_are_placed_once_a_turn_and_a_second_city_is_refused() -> None:
    board = begun()
    board.play("red places 1 in Boston")
    board.clicked("Detroit")
    assert "already placed gangsters" in board.said
    assert board.at == 1


def test_what_takes_more_than_there_are_is_refused_with_both_numbers() -> None:
    cities = {"Boston": {"gangsters": {"blue": [4, 0]}}}
    hands = {"red": {"professionals": 2, "occasionals": 1, "cards": {"Detroit": [1]}}}
    board = Board({"players": ["red", "blue"], "cities": cities, "hands": hands}, game="the_boss")
    board.clicked("Boston")
    assert board.said.startswith("Red would have 3 gangsters in Boston, and Blue has 4 there")
    assert board.log == []


def test_what_is_only_there_to_be_looked_at_says_what_it_is() -> None:
    board = begun()
    board.clicked(Piece("police", "", 1))
    assert board.said == "police card 1: not turned yet"
    assert clauses(board) == {"boss.police"}


def test_the_panel_names_who_acts_with_his_sign_and_offers_nothing_that_this_game_does_not_have() -> None:
    board = begun()
    panel = board.panel()
    assert "Red to move" in panel.text()
    assert panel.has("class", "gw-sign gw-sign-R")
    assert not {"ranks", "following", "enlarge"} & set(controls(board))
    with pytest.raises(TraitError, match="not a location"):
        board.enlarged = "Boston"


def test_an_action_of_another_game_is_none_here() -> None:
    with pytest.raises(Unreadable):
        begun().play(5)


def test_in_german_all_of_it_is_german() -> None:
    board = Board(game="the_boss", players=2, seed=1, lang="de")
    board.clicked("Boston")
    assert board.said.startswith("Gewählt: Boston.")
    assert "ein Profi" in offered(board)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_played_by_pressing_any_buttons_of_the_panel(players: int) -> None:
    board, chance = begun(players, players), random.Random(players)
    while board.at < ACTIONS and not GAME.over(board.state):
        usable = [do for do in controls(board) if do.startswith("bit:") or do == "act"]
        assert usable, board.panel().text()
        told(board, kind="do", do=chance.choice(usable))
    assert Board(game="the_boss", players=players, seed=players, log=board.log).state == board.state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_is_clicked_is_answered(players: int) -> None:
    board, chance = begun(players, players), random.Random(players)
    for _ in range(120):
        board.clicked(chance.choice(list(board.scene.spots())).of)
        assert board.said
    assert board.at


# Step by step.


def test_moves_are_stepped_through_and_each_says_whose_it_was() -> None:
    walk = WalkWidget(game="the_boss", players=3, seed=4, moves=["red places 2+1 in Boston", "red lays Boston 3"])
    walk.go(1)
    assert "Move by Red" in walk.panel().text()
    assert walk.said.startswith("Red places gangsters in Boston")
    walk.next()
    assert ("Boston", 1) in {spot.of for spot in walk.scene.spots()}
    walk.clicked(Piece("hidden", "Boston"))
    assert walk.said == "Boston: a card face down"
    assert "boss.hidden" in {dict(one.attributes).get("key") for one in walk.panel().walk()}


def test_the_end_of_a_round_is_stepped_through_to_what_everybody_gets() -> None:
    book = ReckoningWidget(BOTH_WAYS, game="the_boss")
    assert [beat.phase for beat in book.beats if beat.gang == "red"][-3:] == ["card", "share", "total"]
    assert book.points == {"red": 5}
    book.go("total")
    assert book.told() == "For Red this round brings 5 million."
    assert book.scene.spot(Piece("ledger", "red")).label == "Red: 5 million"
    book.go(0)
    assert book.scene.spot(Piece("ledger", "red")).label == "Red: 0 million"


def test_a_wrong_way_stands_beside_the_right_one_and_parts_from_it_where_it_counts_otherwise() -> None:
    book = ReckoningWidget(BOTH_WAYS, game="the_boss", beside="chicago-all-open")
    assert "chicago-all-open" in {way.id for way in book.ways()}
    parting = book.parting()
    assert parting is not None
    assert book.beats[parting].id == "New York/counts"
    book.go("total")
    assert book.scene.spot(Piece("other", "red")).label == "Red: 6 million"
    assert book.scene.spot(Piece("ledger", "red")).label == "Red: 5 million"


def test_each_step_can_be_asked_in_every_language_before_it_shows() -> None:
    book = ReckoningWidget(BOTH_WAYS, game="the_boss", asking=True)
    for lang in ("en", "de", "nl", "fr"):
        book.lang = lang
        for nth in range(len(book.beats)):
            book.go(nth)
            assert not book.revealed
            assert book.told() == book.words.say(f"asks-{book.now.phase}", **dict(book.now.facts))


def test_a_position_that_does_not_tell_a_card_that_is_won_has_no_end_to_be_told() -> None:
    with pytest.raises(Exception, match="must say under “hidden”"):
        ReckoningWidget(position({**BOTH_WAYS, "hidden": {}}), game="the_boss")
