"""Another one like this: the same rules matter, the same ideas go astray, and no two are the same."""

import pytest

from gangster_widgets.puzzles.bank import composed
from gangster_widgets.puzzles.diagnose import led_astray
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.puzzles.variant import variant

VARIED = [one for one in composed() if hasattr(one.asks, "vary")]
FIXED = [one for one in composed() if not hasattr(one.asks, "vary")]

varied = pytest.mark.parametrize("puzzle", VARIED, ids=lambda one: one.id)


@varied
def test_in_another_one_most_of_the_same_ideas_go_astray(puzzle: Puzzle) -> None:
    other = variant(puzzle, 1)
    assert other is not None
    assert other.state != puzzle.state
    assert bool(other.solved.answer) == bool(puzzle.solved.answer)
    astray = set(led_astray(puzzle))
    assert 2 * len(astray & set(led_astray(other))) >= len(astray)


@varied
def test_the_same_number_gives_the_same_one_and_others_give_others(puzzle: Puzzle) -> None:
    first, again = variant(puzzle, 1), variant(puzzle, 1)
    assert first is not None
    assert again is not None
    assert first.state == again.state
    assert len({repr(one.state) for number in range(1, 6) if (one := variant(puzzle, number))}) > 1


def test_a_tie_stays_a_tie() -> None:
    puzzle = next(one for one in VARIED if one.id == "tie-of-two")
    for number in range(1, 9):
        other = variant(puzzle, number)
        assert other is not None
        assert "tie.highest-rank" in {why.clause for why in other.solved.why.walk()}


def test_a_mistake_that_was_just_made_goes_astray_again() -> None:
    puzzle = next(one for one in VARIED if one.id == "north-side")
    for number in range(1, 6):
        other = variant(puzzle, number, ["casino-not-doubled"])
        assert other is not None
        assert "casino-not-doubled" in led_astray(other)


def test_kinds_without_other_positions_have_no_variant() -> None:
    assert FIXED
    assert all(variant(one, 1) is None for one in FIXED)
