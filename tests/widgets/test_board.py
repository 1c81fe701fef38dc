"""A live board: where it begins, what is played on it, the way back, and what others hear of it."""

from typing import Any

import pytest
from traitlets import TraitError

from gangster_widgets import Board, puzzle
from gangster_widgets.games.gangster.game import GAME
from gangster_widgets.kernel.files import Faulty
from gangster_widgets.kernel.game import SaidError, Unreadable
from gangster_widgets.players.random import Bot
from gangster_widgets.widgets.board.widget import BoardWidget

from .hands import controls, heard, press

FIRST = ["yellow drives 2 to The Loop", "grey unloads grey", "brown loads Cicero 1"]
LOOP = {"tablet": {"places": [5], "rows": 1, "columns": 3}, "gangsters": "YG."}
POSITION = {"districts": {"The Loop": LOOP}, "cars": {"yellow": {"at": "The Loop", "aboard": 2}}}


def played(*log: str, **given: Any) -> BoardWidget:
    """A board of a new game after these actions."""
    board = Board(**given)
    for words in log:
        board.play(words)
    return board


def in_step(board: BoardWidget) -> bool:
    """Whether the state is the one that so many actions of the log lead to."""
    state = board._states[0]
    for words in board.log[: board.at]:
        state = GAME.play(state, GAME.read(state, words))
    return bool(board.state == state and len(board._states) == len(board.log) + 1)


# Where it begins.


def test_a_board_begins_with_a_new_game_of_that_many_players() -> None:
    assert Board(players=3, seed=7).state == GAME.new(3, 7)
    assert Board().state == GAME.new(4, 1)
    assert Board(players=3, seed=8).state != GAME.new(3, 7)


def test_a_board_begins_with_a_written_position_a_puzzle_or_a_state() -> None:
    assert Board(POSITION).state.district("The Loop").fields == "YG."
    north = puzzle("north-side")
    assert Board(north).state == north.state
    assert Board(north.state).state is north.state


def test_a_faulty_position_is_refused_with_a_sentence_for_each_fault() -> None:
    with pytest.raises(Faulty) as error:
        Board({"districts": {"The Loop": 5}, "trains": 1})
    assert str(error.value).splitlines() == [
        "position.districts.The Loop: “districts.The Loop” must be a mapping of keys and values, not “5”.",
        "position.trains: The key “trains” is not known here.",
    ]


@pytest.mark.parametrize("given", [5, [POSITION], object()], ids=lambda given: type(given).__name__)
def test_what_is_no_position_is_refused(given: Any) -> None:
    with pytest.raises(Unreadable, match="is not a position of the game “gangster”"):
        Board(given)


def test_a_puzzle_is_known_by_its_id() -> None:
    assert Board("trunk-for-two").state == puzzle("trunk-for-two").state
    with pytest.raises(Unreadable, match="There is no puzzle “The Loop”"):
        Board("The Loop")


@pytest.mark.parametrize("given", [{"players": 3.0}, {"players": None}, {"players": "3"}, {"seed": "a"}], ids=str)
def test_what_is_no_number_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(Unreadable, match="is a whole number, not"):
        Board(**given)


def test_an_unknown_game_trait_or_number_of_players_is_refused() -> None:
    with pytest.raises(Unreadable, match="There is no game “chess”"):
        Board(game="chess")
    with pytest.raises(Unreadable, match="There is no trait “colour” here"):
        Board(colour="red")
    with pytest.raises(SaidError, match="played by 2 to 5 players, not 6"):
        Board(players=6)


def test_a_board_can_begin_in_the_middle_of_a_log() -> None:
    board = Board(log=FIRST, at=1)
    assert (board.log, board.at, in_step(board)) == (FIRST, 1, True)
    with pytest.raises(TraitError, match="The log has 3 actions: the board cannot stand after 4"):
        Board(log=FIRST, at=4)


# What is played, and the way back.


def test_actions_are_played_in_words_or_as_such_and_written_into_the_log() -> None:
    board = Board()
    board.play("yellow  drives 2 to the loop")
    board.play(GAME.read(board.state, FIRST[1]))
    assert (board.log, board.at, in_step(board)) == (FIRST[:2], 2, True)
    assert board.said == "Grey unloads Grey in Stickney, to field 2."


def test_what_is_not_legal_is_refused_with_the_reasons_and_nothing_is_played() -> None:
    board = played(FIRST[0])
    with pytest.raises(Unreadable, match="It is not the turn of Yellow"):
        board.play("yellow drives 1 to North Side")
    assert (board.log, board.at) == (FIRST[:1], 1)
    assert board.said == "It is not the turn of Yellow, but of Grey."
    assert board.said in board.panel().text()
    with pytest.raises(Unreadable, match="“sings”"):
        board.play("yellow sings")
    assert (board.log, board.at) == (FIRST[:1], 1)


def test_undo_takes_back_one_action_after_another_and_then_nothing() -> None:
    board = played(*FIRST)
    states = list(board._states)
    for left in (2, 1, 0):
        press(board, "Undo")
        assert (board.at, board.log, board.state) == (left, FIRST[:left], states[left])
        assert board.said == "The last action is taken back."
    assert "undo" not in controls(board)
    board.undo()
    assert (board.at, board.log) == (0, [])


def test_the_slider_goes_through_the_game_and_loses_nothing() -> None:
    board = played(*FIRST)
    for at in (0, 2, 1, 3):
        board.used("at", str(at))
        assert (board.at, board.log, in_step(board)) == (at, FIRST, True)
    assert dict(controls(board)["at"].attributes)["max"] == "3"
    assert "3 of 3" in board.panel().text()


def test_acting_from_an_earlier_point_drops_what_came_later() -> None:
    board = played(*FIRST)
    board.at = 1
    board.play("grey drives 1 to West Side")
    assert (board.log, board.at, in_step(board)) == ([FIRST[0], "grey drives 1 to West Side"], 2, True)


def test_undo_from_an_earlier_point_drops_what_came_later_too() -> None:
    board = played(*FIRST)
    board.at = 2
    board.undo()
    assert (board.log, board.at, in_step(board)) == (FIRST[:1], 1, True)


@pytest.mark.parametrize("at", [-1, 4, 10**40])
def test_the_board_cannot_stand_outside_the_log(at: int) -> None:
    board = played(*FIRST)
    with pytest.raises(TraitError, match="The log has 3 actions: the board cannot stand after"):
        board.at = at
    assert (board.at, in_step(board)) == (3, True)


# What is set from outside.


def test_a_log_that_is_set_is_played() -> None:
    board = Board()
    board.log = ["Yellow drives 2 to the loop", *FIRST[1:]]
    assert (board.log, board.at, in_step(board)) == (FIRST, 3, True)
    board.log = FIRST[:1]
    assert (board.log, board.at, in_step(board)) == (FIRST[:1], 1, True)
    board.log = []
    assert (board.at, board.state) == (0, GAME.new(4, 1))


@pytest.mark.parametrize(
    ("log", "sentence"),
    [
        ([FIRST[0], FIRST[0]], "Action 2 of the log, “yellow drives 2 to The Loop”, cannot be played. It is not"),
        (["yellow drives 9 to The Loop"], "Action 1 of the log"),
        ([*FIRST, "blue sings"], "“sings”"),
        ([""], "“” is not a gang"),
        ([5], "expected a unicode string"),
        ("yellow", "“” is not an action. An action reads"),
    ],
    ids=str,
)
def test_a_log_with_an_illegal_action_is_refused_and_nothing_is_changed(log: Any, sentence: str) -> None:
    board = played(*FIRST)
    before, changes = (board.state, board.at, board.panel()), heard(board, "state", "at", "log")
    with pytest.raises(TraitError, match=sentence):
        board.log = log
    assert (board.state, board.at, board.panel()) == before
    assert (board.log, changes) == (FIRST, [])


def test_a_state_that_is_set_begins_anew_there_and_what_is_none_is_refused() -> None:
    board, other = played(*FIRST), GAME.new(2, 5)
    with pytest.raises(TraitError, match="“None” is not a position"):
        board.state = None
    assert (board.log, in_step(board)) == (FIRST, True)
    board.state = other
    assert (board.state, board.at, board.log) == (other, 0, [])
    assert "Yellow and Brown to move" in board.panel().text()


# What others hear.


def acts(board: BoardWidget) -> None:
    board.play(FIRST[0])


def undoes(board: BoardWidget) -> None:
    board.log = FIRST
    board.undo()


def slides(board: BoardWidget) -> None:
    board.log = FIRST
    board.at = 1


def sets_the_log(board: BoardWidget) -> None:
    board.log = ["YELLOW drives 2 to The Loop"]


@pytest.mark.parametrize("does", [acts, undoes, slides, sets_the_log])
def test_each_change_is_heard_once_and_then_everything_is_in_step(does: Any) -> None:
    board = Board()
    board.redraw()
    heard_of: list[tuple[str, bool]] = []

    def hear(change: Any) -> None:
        shown = board.scene == board.look(1000) and board.panel().data() == board._frame.panel
        heard_of.append((change["name"], in_step(board) and shown and change["new"] == getattr(board, change["name"])))

    if does is not acts:
        board.log = FIRST
    board.observe(hear, ["state", "at", "log"])
    does(board)
    names = ["at", "state"] if does is slides else ["at", "log", "state"]
    assert sorted(heard_of) == [(name, True) for name in names]


def test_a_bot_that_answers_whenever_the_board_is_heard_of_plays_on() -> None:
    board, bot = Board(players=3), Bot(1)

    def answer(change: Any) -> None:
        if change["new"].turn and not change["new"].over:
            board.play(bot.choose(GAME, change["new"]))

    board.observe(answer, "state")
    for _ in range(3):
        board.play(GAME.legal(board.state)[0])
    assert (board.at, board.state.turn, in_step(board)) == (9, 0, True)
    last = GAME.tell(board._states[8], board._actions[8])
    assert board.said == " ".join(board.words.why(why) for why in last.parts)
    assert board.panel().data() == board._frame.panel


def test_whoever_hears_of_an_action_can_take_it_back() -> None:
    board = played(*FIRST)

    def back(change: Any) -> None:
        board.at = 0

    board.observe(back, "log")
    board.play("blue unloads blue")
    assert (board.at, len(board.log), in_step(board)) == (0, 4, True)
