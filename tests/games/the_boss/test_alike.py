"""Puzzles of The Boss that are the same but for the names of their colours, and puzzles that are not."""

import random
from typing import Any

import pytest

from gangster_widgets.games.the_boss.alike import alike
from gangster_widgets.kernel.game import game
from gangster_widgets.puzzles.bank import composed, generated
from gangster_widgets.puzzles.lines import plain
from gangster_widgets.puzzles.puzzle import Puzzle

PUZZLES = [one for one in (*composed(), *generated()[::40]) if one.game == "the_boss"]


def chicago(**men: list[int]) -> dict[str, Any]:
    """A question about who earns what in Chicago, where each of these has professionals and occasionals."""
    there = {"New York": {"gangsters": {colour: [1, 0] for colour in list(men)[:1]}}, "Chicago": {"gangsters": men}}
    return {"kind": "chicago", "position": {"players": list(men), "round": 1, "cities": there}}


@pytest.mark.parametrize("one", PUZZLES, ids=lambda one: one.id)
def test_a_puzzle_in_other_colours_is_the_same(one: Puzzle) -> None:
    state, asked = game("the_boss").permuted(one.state, one.ask.model_dump(exclude_none=True), random.Random(3))
    other = one.with_state(state, one.asks.ask_model.model_validate(asked))
    assert alike(plain(other)) == alike(plain(one))


def test_other_gangsters_another_seat_and_another_question_make_another_puzzle() -> None:
    one = chicago(red=[2, 0], blue=[1, 0])
    assert alike(one) == alike(chicago(green=[2, 0], red=[1, 0]))
    assert alike(one) != alike(chicago(red=[2, 1], blue=[1, 0]))
    assert alike(one) != alike(chicago(red=[1, 0], blue=[2, 0]))
    assert alike(one) != alike({**one, "kind": "payout"})
