"""Another one like this: every puzzle has some, the same rules matter, the same ideas go astray."""

import json
import random
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from gangster_widgets.kernel.game import game
from gangster_widgets.puzzles.bank import composed, generated
from gangster_widgets.puzzles.diagnose import led_astray
from gangster_widgets.puzzles.kinds.gangster._vary import other_fields
from gangster_widgets.puzzles.lines import describe, from_line
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.puzzles.variant import variant

PUZZLES = [*composed(), *generated()[::60]]
COLOURLESS = ("reach", "load", "casino", "takeover", "hidden", "police", "engage", "may-join", "mobilise", "best-heist")
"""Kinds whose answers name no colour, so that an exchange of colours leaves them as they are."""

DECIDED = ("turns", "doublers", "takeover")
"""Kinds in which what is asked about can leave no other answer, whatever else is otherwise: cards, a banishment."""

CROWDED = (
    "two-more-for-the-queue", "after-four-have-got-out", "five-back-seats", "tie-for-the-only-number", "crew-1-35-v1",
)  # fmt: skip
"""Puzzles in which so many ideas go astray at once, each at a place of its own, that no other position has all."""

every_puzzle = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda one: one.id)


@cache
def other_one(puzzle: Puzzle, number: int) -> Puzzle | None:
    """Another one like it, worked out once for all tests that look at it."""
    return variant(puzzle, number)


@every_puzzle
def test_in_another_one_the_same_ideas_go_astray(puzzle: Puzzle) -> None:
    other = other_one(puzzle, 1)
    assert other is not None
    assert (other.state, other.ask) != (puzzle.state, puzzle.ask)
    assert puzzle.shape.single or bool(other.solved.answer) == bool(puzzle.solved.answer)
    astray, there = set(led_astray(puzzle)), set(led_astray(other))
    assert astray <= there or (puzzle.kind in COLOURLESS and 2 * len(astray & there) >= len(astray))


@every_puzzle
def test_another_one_has_another_answer_wherever_there_is_one(puzzle: Puzzle) -> None:
    others = [other for number in range(1, 4) if (other := other_one(puzzle, number)) is not None]
    other_answer = any(other.solved.answer != puzzle.solved.answer for other in others)
    assert (not puzzle.solved.answer and not puzzle.shape.single) or other_answer or puzzle.kind in DECIDED


def bare(puzzle: Puzzle) -> Any:
    """What is left of a position without its colours and districts: an exchange of these leaves it as it is."""
    if puzzle.game != "gangster":
        return import_module(f"gangster_widgets.games.{puzzle.game}.alike").alike(json.loads(describe(puzzle)))
    state = puzzle.state
    tablets = sorted((pattern(one.fields), one.doubled) for one in state.districts)
    cars = sorted((car.at, car.cards, len(car.trunk), car.equipment) for car in state.cars)
    return tablets, cars, sorted(state.influence), state.display, state.stage


def pattern(fields: str) -> str:
    """The fields of a tablet with its gangs numbered as they are met."""
    letters = list(dict.fromkeys(fields.replace(".", "")))
    return "".join(one if one == "." else str(letters.index(one)) for one in fields)


@every_puzzle
def test_another_one_is_another_position_and_not_the_same_one_in_other_colours(puzzle: Puzzle) -> None:
    ask = puzzle.ask.model_dump(exclude_none=True)
    state, asked = game(puzzle.game).permuted(puzzle.state, ask, random.Random(puzzle.id))
    exchanged = puzzle.with_state(state, puzzle.asks.ask_model.model_validate(asked))
    assert bare(exchanged) == bare(puzzle)
    if hasattr(puzzle.asks, "vary") and puzzle.id not in CROWDED:
        others = (other_one(puzzle, number) for number in range(1, 7))
        assert any(other is not None and bare(other) != bare(puzzle) for other in others)


NOBODY = ("four-against-two", "six-all", "nothing-for-all-of-them", "nothing-left-to-do", "a-war-without-loss")
"""Puzzles of Gangsta! in which nobody and nothing is the answer."""


@pytest.mark.parametrize("id_", NOBODY)
def test_where_nobody_is_the_answer_every_other_one_is_another_position(id_: str) -> None:
    puzzle = next(one for one in PUZZLES if one.id == id_)
    assert not puzzle.solved.answer
    for number in range(1, 7):
        other = variant(puzzle, number)
        assert other is not None
        assert not other.solved.answer
        assert bare(other) != bare(puzzle)
        assert set(led_astray(puzzle)) <= set(led_astray(other))


def test_where_several_have_most_mercenaries_they_still_do_in_other_gangs() -> None:
    puzzle = next(one for one in PUZZLES if one.id == "four-wreaths")
    for number in range(1, 7):
        other = variant(puzzle, number)
        assert other is not None
        assert any(other.solved.why.find("draws-war"))
        assert bare(other) != bare(puzzle)


@every_puzzle
def test_the_same_number_gives_the_same_one_and_others_give_others(puzzle: Puzzle) -> None:
    first, again = other_one(puzzle, 1), variant(puzzle, 1)
    assert first is not None
    assert again is not None
    assert (first.state, first.ask) == (again.state, again.ask)
    assert len({describe(one) for number in range(1, 6) if (one := other_one(puzzle, number))}) > 1


@every_puzzle
def test_with_colours_and_districts_exchanged_the_same_is_right_and_the_same_goes_astray(puzzle: Puzzle) -> None:
    ask = puzzle.ask.model_dump(exclude_none=True)
    state, asked = game(puzzle.game).permuted(puzzle.state, ask, random.Random(puzzle.id))
    other = puzzle.with_state(state, puzzle.asks.ask_model.model_validate(asked))
    assert sorted(why.clause for why in other.solved.why.walk()) == sorted(
        why.clause for why in puzzle.solved.why.walk()
    )
    assert set(led_astray(other)) == set(led_astray(puzzle))
    assert from_line(describe(other)).solved.answer == other.solved.answer


def test_districts_are_exchanged_only_where_no_car_stands_and_never_a_closed_one() -> None:
    puzzle = next(one for one in composed() if one.id == "tie-of-two")
    ask = puzzle.ask.model_dump()
    seen = {game("gangster").permuted(puzzle.state, ask, random.Random(seed))[1]["district"] for seed in range(99)}
    assert len(seen) == 10
    car = next(one for one in composed() if one.id == "trunk-for-two")
    state, _ = game("gangster").permuted(car.state, car.ask.model_dump(), random.Random(1))
    assert [one.at for one in state.cars] == [one.at for one in car.state.cars]
    assert [one.fields != "" for one in state.districts] == [one.fields != "" for one in car.state.districts]


def test_a_tie_stays_a_tie() -> None:
    puzzle = next(one for one in PUZZLES if one.id == "tie-of-two")
    for number in range(1, 9):
        other = variant(puzzle, number)
        assert other is not None
        assert "tie.highest-rank" in {why.clause for why in other.solved.why.walk()}


def test_a_mistake_that_was_just_made_goes_astray_again() -> None:
    puzzle = next(one for one in PUZZLES if one.id == "north-side")
    for number in range(1, 6):
        other = variant(puzzle, number, ["casino-not-doubled"])
        assert other is not None
        assert "casino-not-doubled" in led_astray(other)


def test_no_gang_has_more_gangsters_than_there_are_however_often_a_crowded_board_is_drawn_anew() -> None:
    state = next(one.state for one in PUZZLES if one.id == "seven-lamps-burning")
    most, crowded = sum(state.table.components.gangsters), 0
    for seed in range(3_000):
        drawn = other_fields(state, None, random.Random(seed))
        counts = [sum(one.fields.count(gang) for one in drawn.districts) for gang in state.table.letters]
        crowded += max(counts) == most
        assert max(counts) <= most
    assert crowded
