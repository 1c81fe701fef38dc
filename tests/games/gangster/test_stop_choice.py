"""What may be done about equipment by whoever has just driven to Gold Coast."""

from collections.abc import Sequence

import pytest

from gangster_widgets.games.gangster.stop_choice import choice

from .build import state


def allowed(has: Sequence[str], display: Sequence[str], at: str = "Gold Coast") -> set[str]:
    found = state(cars={"yellow": {"at": at, "equipment": list(has)}}, display=list(display))
    return set(choice(found, "Y").value)


@pytest.mark.clause("harbour.stop")
def test_one_of_the_kinds_that_lie_there_must_be_taken() -> None:
    assert allowed([], ["door", "engine"]) == {"door", "engine"}
    assert allowed([], ["door", "door"]) == {"door"}


@pytest.mark.clause("harbour.stop")
def test_what_does_not_lie_there_is_not_to_be_had() -> None:
    assert "trunk" not in allowed([], ["door", "engine"])


@pytest.mark.clause("equipment.slide")
@pytest.mark.parametrize("has", [["engine"], ["engine", "trunk"], ["trunk", "engine"]])
def test_a_kind_that_one_has_may_not_be_taken_not_even_the_one_that_would_slide_out(has: list[str]) -> None:
    assert allowed(has, ["door", "engine"]) == {"door"}


@pytest.mark.clause("equipment.slide")
def test_whoever_has_two_takes_a_third_one_all_the_same() -> None:
    assert allowed(["bumper", "trunk"], ["door"]) == {"door"}


@pytest.mark.clause("equipment.none")
@pytest.mark.parametrize("display", [[], ["engine"], ["engine", "trunk", "engine"]])
def test_nothing_is_taken_only_where_nothing_new_lies(display: list[str]) -> None:
    assert allowed(["engine", "trunk"], display) == {"nothing"}


@pytest.mark.clause("harbour.stop")
def test_it_is_asked_as_if_the_car_had_just_driven_there_wherever_it_stands() -> None:
    assert allowed(["engine"], ["door"], at="Stickney") == {"door"}


def test_only_kinds_on_display_and_nothing_are_told_of() -> None:
    found = state(cars={"yellow": {"at": "The Loop", "equipment": ["engine"]}}, display=["engine", "door"])
    assert [part.facts for part in choice(found, "Y").parts] == [("engine",), ("door",), ("nothing",)]
