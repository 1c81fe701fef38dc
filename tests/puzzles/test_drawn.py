"""What the kinds draw out of played games: real moments, cut down to what is asked."""

import random
from itertools import islice
from typing import Any

import pytest

from gangster_widgets.games.gangster.crew import crews
from gangster_widgets.games.gangster.moments import moments
from gangster_widgets.games.gangster.notation import read
from gangster_widgets.games.gangster.stage import doublers
from gangster_widgets.games.gangster.state import POLICE, State
from gangster_widgets.games.gangster.tablet import CASINO, EMPTY
from gangster_widgets.kernel.files import Data
from gangster_widgets.kernel.record import replace
from gangster_widgets.puzzles.bank import generated
from gangster_widgets.puzzles.generator import LEVELS, generated_kinds
from gangster_widgets.puzzles.kind import kind
from gangster_widgets.puzzles.kinds.gangster._draw import whole


def drawn(name: str, level: int, number: int = 30) -> list[tuple[State, Any]]:
    """The first positions and questions that a kind draws."""
    asks: Any = kind("gangster", name)
    return list(islice(asks.draw(random.Random(f"{name} {level}"), level), number))


@pytest.mark.parametrize("name", generated_kinds("gangster"))
def test_what_is_drawn_can_be_asked(name: str) -> None:
    for level in LEVELS:
        for state, ask in drawn(name, level):
            assert not list(kind("gangster", name).needs(state, ask, Data("drawn", {})))


def test_in_a_moment_as_many_ride_in_each_car_as_the_board_says() -> None:
    found = [state for state in islice(moments(random.Random(1)), 400) if whole(state)]
    assert len(found) > 40
    for state in found:
        assert crews(state).value == tuple(car.aboard for car in state.cars)
        if any(state.dumped):
            assert crews(replace(state, dumped=(0,) * len(state.dumped))).value != crews(state).value


def test_a_crew_is_asked_about_with_all_cars_and_nobody_told_aboard() -> None:
    found = drawn("crew", 5)
    assert all(car.at and car.aboard is None for state, _ in found for car in state.cars)
    assert any(ask.dumped for _, ask in found)
    assert any(not ask.dumped for _, ask in found)
    assert {state.stage for state, _ in found} > {2}


def test_turns_are_about_third_cards_now_and_then_about_others() -> None:
    for level in LEVELS:
        third = {len(state.car(read(state, ask.action).gang).cards) == 1 for state, ask in drawn("turns", level)}
        assert len(third) == 1
    answers = [tuple(one.solution()) for one in generated() if one.kind == "turns"]
    assert {len(answer) for answer in answers} == {0, 3, 4, 5}
    assert len(set(answers)) == 5
    assert 0 < 4 * answers.count(()) < len(answers)
    assert all(2 * answers.count(one) < len(answers) for one in set(answers))


def test_no_card_is_drawn_after_the_eighth_doubler() -> None:
    for level in LEVELS:
        for state, ask in drawn("doublers", level):
            cards = [card for card in ask.drawn or () if card != POLICE]
            assert doublers(state) + len(cards) <= state.table.components.doublers
            assert not {one.name for one in state.districts if one.doubled} & set(cards)


def test_casino_cards_are_asked_about_where_some_win_and_some_do_not() -> None:
    for level in LEVELS:
        for state, ask in drawn("casino", level, 8):
            found = kind("gangster", "casino").solve(state, ask).answer
            assert 0 < len(found) < len(ask.cards)
            assert any(CASINO in one.tablet.places for one in state.districts)


def test_at_the_harbour_there_lies_what_a_car_has_and_what_it_has_not() -> None:
    found = [
        (set(state.car(car.gang).equipment), set(state.display))
        for state, _ in drawn("equipment", 3, 60)
        for car in state.cars
        if car.at
    ]
    assert any(has & lies for has, lies in found)
    assert any(lies - has for has, lies in found)
    assert any(not lies - has or not has for has, lies in found)


def test_the_other_ruling_on_gaps_is_met_at_the_highest_level_alone() -> None:
    fields = [one for one in generated() if one.kind == "field"]
    other = [one for one in fields if one.state.table.gap]
    assert {one.level for one in other} == {5}
    assert all("gap-any-gang" in one.told_apart and "gap-same-gang" not in one.told_apart for one in other)
    assert len(other) < sum(one.level == 5 for one in fields)


def test_nobody_is_set_down_first_before_level_four() -> None:
    orders = [one for one in generated() if one.kind == "order"]
    first = [one for one in orders if one.ask.unload]
    assert {one.level for one in first} <= {4, 5}
    assert any("tie-placed-later" in one.told_apart for one in first)
    assert not any("tie-placed-later" in one.told_apart for one in orders if one not in first)


def test_doublers_turns_and_equipment_show_the_whole_board_of_a_game() -> None:
    for name in ("turns", "doublers", "equipment"):
        for state, _ in drawn(name, 3):
            assert all(car.at for car in state.cars)
            assert any(one.fields.strip(EMPTY) for one in state.districts)
            assert any(one.doubled for one in state.districts)


def test_all_the_district_cards_that_are_left_are_told() -> None:
    for level in LEVELS:
        for state, ask in drawn("turns", level):
            left = {one.name for one in state.districts if not one.doubled}
            assert left == set(ask.pile) - {POLICE}
