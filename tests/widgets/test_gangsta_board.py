"""Gangsta! on a live board: by mouse, by touch, by keys and by buttons; what is refused says why; step by step too."""

import random

import pytest

from gangster_widgets import Board
from gangster_widgets.games.gangsta.game import GAME
from gangster_widgets.games.gangsta.pieces import gang, gangster, heist, money, resource
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.why import Piece, Where
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.views.scene import Text
from gangster_widgets.widgets.board.widget import BoardWidget
from gangster_widgets.widgets.frame import key
from gangster_widgets.widgets.reckoning.widget import ReckoningWidget
from gangster_widgets.widgets.walk.widget import WalkWidget

from .hands import chosen, clauses, controls, edged, offered, page, press, told

ACTIONS = 60
TABLE = {
    "players": ["red", "blue"], "money": {"red": 3},
    "gangs": {
        "red": [{"name": "A", "boss": True, "skills": "LB"}, {"name": "B", "skills": "LMS"},
                {"name": "C", "skills": "LH"}, {"name": "D", "skills": "I", "engaged": True}],
        "blue": [{"name": "E", "boss": True, "skills": "LS"}, {"name": "F", "skills": "HH", "engaged": True}],
    },
    "heist": {"needs": "LMSH", "money": 2, "points": 1},
}  # fmt: skip


def begun(width: float = 1016.0, lang: str = "en") -> BoardWidget:
    """The rulebook's worked heist on a page of that width."""
    board = Board(TABLE, game="gangsta", lang=lang)
    page(board, width=width)
    return board


def point(board: BoardWidget, where: Where, touch: bool) -> None:
    """Points at the middle of that with the mouse, or touches it."""
    spot = board.scene.spot(where)
    assert spot is not None
    told(board, kind="click", x=spot.x + spot.w / 2, y=spot.y + spot.h / 2, touch=touch)


@pytest.mark.parametrize(("touch", "width"), [(False, 1366.0), (False, 820.0), (True, 820.0), (True, 390.0)])
def test_a_heist_is_committed_by_pointing_at_it_and_at_gangsters_one_after_another(touch: bool, width: float) -> None:
    board = begun(width)
    for where in (heist(), gangster("A"), gangster("B"), gangster("C")):
        point(board, where, touch)
    assert board.log == ["red starts the heist", "red engages A", "red engages B", "red engages C"]
    assert board.state.money == (5, 0)


def test_a_heist_is_committed_by_keys() -> None:
    board = begun()
    for where in (heist(), gangster("A"), gangster("B"), gangster("C")):
        told(board, kind="press", id=key(where))
    assert board.at == 4


def test_a_turn_is_played_by_buttons_and_taken_back() -> None:
    board = begun()
    press(board, "D · for nothing")
    assert board.log == ["red frees D"]
    board.undo()
    press(board, "the heist (L M S H)")
    assert {"A", "B", "C"} <= set(offered(board))
    assert "D" not in offered(board)


@pytest.mark.parametrize(
    ("lang", "passes", "declines"),
    [("en", "Pass", "Leave it at that"), ("de", "Passen", "Es dabei lassen"), ("nl", "Passen", "Het daarbij laten"),
     ("fr", "Passer", "En rester là")],
)  # fmt: skip
def test_what_asks_for_nothing_further_is_a_button_that_says_it_once(lang: str, passes: str, declines: str) -> None:
    board = Board(game="gangsta", players=3, lang=lang)
    assert board.panel().text().count(passes) == 1
    press(board, passes)
    assert board.panel().text().count(declines) == 1
    press(board, declines)
    assert [line.split()[-1] for line in board.log] == ["passes", "declines"]


def test_what_is_possible_has_a_gold_edge_and_what_is_not_has_none() -> None:
    gold = edged(begun(), "brass")
    assert {heist(), gangster("D")} <= gold
    assert not {gangster("A"), gangster("F"), gang("blue")} & gold


@pytest.mark.parametrize(
    ("before", "where", "clause", "said"),
    [
        ((), gangster("A"), "gangsta.mobilise", "A is available already."),
        ((), gangster("F"), "gangsta.mobilise", "F is not in the gang of Red."),
        ((heist(),), gangster("D"), "gangsta.only-available", "D is engaged already"),
        ((heist(),), gangster("E"), "gangsta.coop", "gangsters of others join only co-operative heists"),
        ((heist(), gangster("B")), gangster("A"), "gangsta.missing-skill", "A brings nothing that is still missing"),
    ],
)
def test_what_cannot_be_done_says_why_with_its_clause(
    before: tuple[Where, ...], where: Where, clause: str, said: str
) -> None:
    board = begun()
    for one in before:
        board.clicked(one)
    board.clicked(where)
    assert said in board.said
    assert clause in clauses(board)
    assert len(board.log) == len(before)
    assert where in edged(board, "red")


def test_who_costs_too_much_is_refused_and_who_does_not_can_be_hired() -> None:
    board = Board(game="gangsta", players=3, seed=4)
    dear = max(board.state.market, key=lambda one: one.cost)
    board.play(f"red hires {min(board.state.market, key=lambda one: one.cost).name}")
    assert len(board.state.gangs[0]) == 2
    board = Board({**TABLE, "heist": None}, game="gangsta")
    board.clicked(gangster(dear.name))
    assert board.log == []


def test_what_is_only_there_to_be_looked_at_says_what_it_is() -> None:
    board = begun()
    board.clicked(money("blue"))
    assert board.said == "Blue has $0"
    assert "gangsta.richest" in clauses(board)


def test_it_is_said_whose_decision_it_is_and_which() -> None:
    board = Board(game="gangsta", players=3, seed=4)
    panel = board.panel()
    assert "Red to move" in panel.text()
    assert "To be decided: whom to free, and which action to take." in panel.text()
    assert panel.has("class", "gw-sign gw-sign-R")
    assert not {"ranks", "following", "enlarge"} & set(controls(board))


def test_where_a_player_is_asked_for_everything_of_his_stands_for_him() -> None:
    board = Board({**TABLE, "money": {"blue": 2}, "heist": {"needs": "L", "steal": 1}}, game="gangsta")
    for where in (heist(), gangster("A")):
        board.clicked(where)
    assert board.state.step.kind == "steal"
    board.clicked(gangster("F"))
    assert board.log[-1] == "red robs blue"


def test_letting_go_opens_all_again() -> None:
    high_tech = {"red": {"name": "high_tech", "active": True}}
    table = {**TABLE, "heist": {"needs": "LH", "tech": True}, "resources": high_tech}
    board = Board(table, game="gangsta")
    board.clicked(heist())
    assert [name for name, _ in chosen(board)] == ["heist"]
    assert {"nothing left out", "without leader", "without hacker"} <= set(offered(board))
    told(board, kind="key", key="Escape")
    assert chosen(board) == []


def test_in_german_all_of_it_is_german() -> None:
    board = begun(lang="de")
    assert "Zu entscheiden" not in board.panel().text()
    board.clicked(gangster("A"))
    assert board.said == "A ist schon verfügbar."
    assert "D · umsonst" in offered(board)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_before_a_resource_card_is_chosen_it_is_said_what_each_one_does(lang: str) -> None:
    state = GAME.new(2, 3, None, {"resources": "played"})
    board = Board(state, game="gangsta", lang=lang)
    offers, rules, told = state.offers[state.step.seat], rulebook(GAME.folder), board.panel().text()
    assert len(offers) == 2
    for name in offers:
        rule = rules[f"gangsta.{name.replace('_', '-')}"]
        assert rule.title[lang] in told
        assert rule.brief[lang] in told
    while board.state.step.kind == "keep":
        page(board)
        board.used(next(do for do in controls(board) if do.startswith("bit:")), None)
    assert "explained" not in {dict(one.attributes).get("key") for one in board.panel().walk()}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_played_by_pressing_any_buttons_of_the_panel(players: int) -> None:
    state = GAME.new(players, players, None, {"families": "played", "resources": "played"})
    board, chance = Board(state, game="gangsta"), random.Random(players)
    page(board)
    while board.at < ACTIONS and not GAME.over(board.state):
        usable = [do for do in controls(board) if do.startswith("bit:") or do == "act"]
        assert usable, board.panel().text()
        told(board, kind="do", do=chance.choice(usable))
    assert Board(state, game="gangsta", log=board.log).state == board.state


@pytest.mark.parametrize("players", [2, 4])
def test_whatever_is_clicked_is_answered(players: int) -> None:
    board, chance = Board(game="gangsta", players=players, seed=players), random.Random(players)
    for _ in range(100):
        board.clicked(chance.choice(list(board.scene.spots())).of)
        assert board.said
    assert board.at


# Step by step.


def test_moves_are_stepped_through_and_each_says_whose_it_was() -> None:
    walk = WalkWidget(TABLE, game="gangsta", moves=["red starts the heist", "red engages A"])
    walk.go(1)
    assert "Move by Red" in walk.panel().text()
    walk.next()
    assert walk.said.startswith("Red engages A.")
    walk.clicked(resource("red"))
    assert walk.asked is None
    walk.clicked(gangster("F"))
    assert walk.said == "F: hacker and hacker; engaged"


def test_what_comes_between_turns_is_stepped_through_as_the_position_has_it() -> None:
    more = {"I": {}, "II": {"chapter": 2}, "III": {"chapter": 3}, "snitch": {"snitch": 2}}
    between = {name: part for name, part in TABLE.items() if name != "heist"}
    kinds = {name: ReckoningWidget({**between, **parts}, game="gangsta")._case.kind for name, parts in more.items()}
    assert kinds == {"I": "income", "II": "war", "III": "count", "snitch": "snitched"}
    assert ReckoningWidget(TABLE, game="gangsta")._case.kind == "engage"
    book = ReckoningWidget(between, game="gangsta")
    assert book.points == {"blue": 4}
    book.go("receives/blue")
    assert book.told().startswith("Blue receives $4")
    assert book.scene.spot(Piece("ledger", "blue")).label == "Blue: 4; $4"


def test_a_wrong_way_stands_beside_the_right_one_and_parts_from_it_where_it_counts_otherwise() -> None:
    book = ReckoningWidget({**TABLE, "snitch": 2}, game="gangsta", beside="engaged-not-counted")
    assert book.parting() == 0
    book.go(len(book.beats) - 1)
    assert book.scene.spot(Piece("ledger", "red")).label == "Red: 1; $1"
    assert book.scene.spot(Piece("other", "red")).label == "Red: 0; $2"


@pytest.mark.parametrize(("lang", "said"), [("en", "Wrong"), ("de", "Falsch"), ("nl", "Fout"), ("fr", "Faux")])
def test_the_wrong_way_is_called_wrong_in_the_picture_and_beside_it(lang: str, said: str) -> None:
    book = ReckoningWidget({**TABLE, "snitch": 2}, game="gangsta", beside="engaged-not-counted", lang=lang)
    titles = [one.text() for one in book.panel().walk() if one.tag == "h3"]
    seen = [one.text for one in book.scene.shapes if isinstance(one, Text)]
    assert [one for one in (*titles, *seen) if one.startswith(said)] == [titles[0], titles[0]]


def test_each_step_can_be_asked_in_every_language_before_it_shows() -> None:
    for more in ({}, {"chapter": 2}, {"chapter": 3}, {"snitch": 2}):
        book = ReckoningWidget({**TABLE, **more}, game="gangsta", asking=True)
        for lang in ("en", "de", "nl", "fr"):
            book.lang = lang
            for nth in range(len(book.beats)):
                book.go(nth)
                assert not book.revealed
                assert book.told() == book.words.say(f"asks-{book.now.phase}", **dict(book.now.facts))
