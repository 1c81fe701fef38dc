"""Hints of every puzzle that comes along, in every language: each rung says more, and none contradicts the solution."""

import json
from itertools import pairwise

import pytest

from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.bank import composed
from gangster_widgets.puzzles.hints import RUNGS, hint
from gangster_widgets.puzzles.puzzle import Puzzle

every_puzzle = pytest.mark.parametrize("puzzle", composed().puzzles, ids=lambda puzzle: puzzle.id)


@every_puzzle
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_rung_says_all_that_the_one_before_says_and_more(puzzle: Puzzle, language: str) -> None:
    rungs = [hint(puzzle, rung, language) for rung in range(1, RUNGS + 1)]
    for less, more in pairwise(rungs):
        assert set(rungs[0].lines) <= set(more.lines)
        assert len(str(more)) > len(str(less))


@every_puzzle
def test_the_way_half_done_is_the_beginning_of_the_whole_way(puzzle: Puzzle) -> None:
    half, whole = hint(puzzle, 3), hint(puzzle, 4)
    told = [line.strip() for line in half.lines if line.startswith("  ")]
    assert set(told) <= {line.strip() for line in whole.lines}


@every_puzzle
def test_the_last_rung_is_the_solution_with_all_its_reasons(puzzle: Puzzle) -> None:
    last = str(hint(puzzle, RUNGS))
    assert json.dumps(puzzle.solution(), ensure_ascii=False) in last
    for line in str(puzzle.why()).splitlines():
        assert line.strip() in last


@every_puzzle
def test_the_early_rungs_do_not_give_the_answer_away(puzzle: Puzzle) -> None:
    said = json.dumps(puzzle.solution(), ensure_ascii=False)
    if puzzle.shape.single:  # a mere number may be that of something else
        said = puzzle.words().say("verdict-expected", answer=said)
    for rung in (1, 2, 3):
        assert said not in str(hint(puzzle, rung)) or not puzzle.solution()


def test_hints_come_one_after_another_and_stay_at_the_last() -> None:
    from gangster_widgets import puzzle

    north = puzzle("north-side")
    north.hints_given = 0
    given = [str(north.hint()) for _ in range(6)]
    assert given[:4] == [str(hint(north, rung)) for rung in (1, 2, 3, 4)]
    assert given[4:] == given[3:4] * 2
    with pytest.raises(ValueError, match="4 hints"):
        north.hint(5)


def test_where_to_look_does_not_list_the_answer() -> None:
    from gangster_widgets import puzzle

    assert hint(puzzle("four-new-tenants"), 2).where == ("Little Africa",)
    assert "The Loop" not in hint(puzzle("greek-town-with-the-three"), 2).where
