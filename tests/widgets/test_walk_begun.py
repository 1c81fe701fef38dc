"""The scrubber for moves: what it begins with, what can be set there, and what is refused."""

from typing import Any

import pytest
from traitlets import TraitError

from gangster_widgets import Board, Walk, puzzle
from gangster_widgets.games.gangster.game import GAME
from gangster_widgets.kernel.files import Faulty
from gangster_widgets.kernel.game import Unreadable

from .walked import MOVES, POSITION, shown


def test_it_takes_what_a_board_takes() -> None:
    north = puzzle("north-side")
    assert Walk(north).state == Walk("north-side").state == north.state
    assert Walk(north.state, district="North Side").district == "North Side"
    assert Walk(players=3, seed=7).state == GAME.new(3, 7)
    assert Walk(POSITION, moves=MOVES, at=2).at == 2
    board = Board(POSITION)
    board.play(MOVES[0])
    assert Walk(board._states[0], moves=board.log, at=1).state == board.state


THIRD = {**POSITION, "cars": {**POSITION["cars"], "yellow": {"at": "The Loop", "cards": [1], "aboard": 2}}}
TO_NORTH = "yellow drives 1 to North Side"


@pytest.mark.parametrize(("pile", "doubled"), [(["North Side"], True), (("police", "North Side"), False)])
def test_what_is_drawn_lies_on_the_pile_that_was_named(pile: Any, doubled: bool) -> None:
    walk = Walk(THIRD, moves=[TO_NORTH], pile=pile)
    walk.next()
    assert walk.state.district("North Side").doubled == doubled
    assert ("a doubler goes there" in walk.said, "shows a policeman" in walk.said) == (doubled, not doubled)
    board = Board(THIRD, pile=pile)
    board.play(TO_NORTH)
    assert board.state == walk.state
    silent = Walk(THIRD, moves=[TO_NORTH], at=1)
    assert "The card shows" not in silent.text()


@pytest.mark.parametrize(
    ("piles", "sentence"),
    [
        ({"pile": ["Soho"]}, "“Soho” is not a district card here"),
        ({"pile": "police"}, "list"),
        ({"casino": 7}, "The casino card 7 cannot be named here"),
        ({"supply": ["door"] * 6}, "There are 6 pieces of door"),
    ],
    ids=str,
)
def test_piles_that_cannot_be_are_refused_with_a_sentence(piles: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Faulty, match=sentence):
        Walk(POSITION, **piles)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"moves": [MOVES[0], MOVES[0]]}, "Action 2 of the log, “yellow loads The Loop 1”, cannot be played."),
        ({"moves": ["yellow sings"]}, "“sings”"),
        ({"moves": MOVES, "at": 5}, "The log has 4 actions"),
        ({"district": "Brooklyn"}, "This position says nothing of Brooklyn"),
        ({"district": "Gold Coast"}, "This position says nothing of Gold Coast"),
        ({"game": "chess"}, "There is no game “chess”"),
        ({"colour": "red"}, "There is no trait “colour” here"),
    ],
    ids=str,
)
def test_what_cannot_be_walked_through_is_refused_with_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Unreadable, match=sentence):
        Walk(POSITION, **given)


def test_a_refused_move_or_step_changes_nothing() -> None:
    walk = shown(at=2)
    for name, value in [("log", [*MOVES, MOVES[1]]), ("at", 9), ("district", "Brooklyn")]:
        with pytest.raises(TraitError):
            setattr(walk, name, value)
    with pytest.raises(Unreadable, match="The log has 4 actions"):
        walk.go(-1)
    assert (walk.at, walk.log, walk.district) == (2, MOVES, "")


def test_another_position_begins_anew_and_without_the_district_it_shows_the_whole_board() -> None:
    walk = shown(district="The Loop", at=3)
    walk.state = GAME.new(2, 5)
    assert (walk.at, walk.log) == (0, [])
    bare = puzzle("greek-town-with-the-three").state
    walk.state = bare
    assert "Greek Town" in {spot.of for spot in walk.scene.spots()}
