"""Piles that somebody names: what is drawn from them, what comes after them, and what cannot lie there."""

from typing import Any

import pytest

from gangster_widgets.games.gangster.piles import laid
from gangster_widgets.games.gangster.position import decode, encode
from gangster_widgets.games.gangster.state import State
from gangster_widgets.kernel.files import Data

from .build import SEVEN, after, events, state

LAST: dict[str, Any] = {"yellow": {"at": "The Loop", "cards": [1]}, "grey": {"at": "The Loop", "cards": [1]}}
DRIVE, NEXT = "yellow drives 1 to North Side", "grey drives 1 to Chinatown"
STOP = "yellow drives 1 to Gold Coast, takes door"


def piled(before: State, **piles: Any) -> State:
    found, faults = laid(before, piles, Data("piles", piles), ())
    assert found is not None, faults
    return found


def faults(before: State, **piles: Any) -> list[str]:
    found, wrong = laid(before, piles, Data("piles", piles), ())
    assert (found is None) == bool(wrong)
    return [fault.name for fault in wrong]


@pytest.mark.clause("doubler.card", "cards.third")
def test_the_next_card_of_the_pile_comes_first_and_a_used_up_pile_says_so() -> None:
    before = piled(state(cars=LAST), pile=["police", "Stickney"])
    assert "policeman" in events(before, DRIVE)
    assert "doubled" in events(after(before, DRIVE), NEXT)
    assert "no-card-left" in events(piled(state(cars=LAST), pile=[]), DRIVE)


def test_of_a_pile_that_nobody_names_nothing_is_said() -> None:
    before = piled(state(cars=LAST), supply=["door"])
    assert not {"doubled", "policeman", "no-card-left"} & set(events(before, DRIVE))
    before = piled(state(cars=LAST, display=["door", "trunk", "engine"]), pile=["police"])
    assert not {"refilled", "not-refilled"} & set(events(before, STOP))
    two = {"yellow": {**LAST["yellow"], "equipment": ["engine", "bumper"]}, "grey": LAST["grey"]}
    then = after(state(cars=two, display=["door", "trunk", "engine"]), STOP)
    assert "not-refilled" not in events(then, "grey drives 1 to Gold Coast, takes trunk")


@pytest.mark.clause("stage.at-once", "casino.all", "stage.next")
def test_the_eighth_doubler_ends_the_stage_with_the_casino_card_and_six_new_gangsters() -> None:
    before = piled(state(SEVEN, LAST), pile=["Stickney", "South Side"], casino=4)
    told = events(before, DRIVE)
    assert told.index("stage-over") < told.index("casino-drawn") < told.index("board") < told.index("next-stage")
    then = after(before, DRIVE)
    assert (then.stage, then.car("Y").aboard) == (2, 5 + 6)
    assert sorted((4, *then.decks.casino)) == sorted(then.table.components.casino)


@pytest.mark.clause("equipment.refill", "equipment.three-alike")
def test_the_supply_fills_the_display_and_three_alike_are_replaced() -> None:
    before = piled(state(cars=LAST, display=["trunk", "door", "trunk"]), supply=["trunk", "engine", "bumper"])
    assert events(before, STOP).count("refilled") == 2
    assert after(before, STOP).display == ("engine", "bumper")
    assert "not-refilled" in events(piled(state(cars=LAST, display=["door", "trunk", "engine"]), supply=[]), STOP)


def test_a_saved_position_still_knows_which_piles_were_named() -> None:
    for piles in ({"pile": ["police"]}, {"supply": []}, {"pile": [], "supply": ["door"], "casino": 2}):
        found = piled(state(cars=LAST), **piles)
        assert decode(encode(found)) == found


def test_equipment_that_is_nowhere_to_be_seen_has_left_the_game() -> None:
    car = {"at": "The Loop", "equipment": ["trunk"]}
    found = piled(state(cars={"yellow": car}, display=["door"]), supply=["door"] * 2).decks.gone
    assert [found.count(kind) for kind in ("door", "trunk", "engine")] == [2, 4, 5]


@pytest.mark.parametrize(
    ("piles", "name"),
    [
        ({"pile": ["Soho"]}, "cards-unknown"),
        ({"pile": ["Cicero", "Cicero"]}, "cards-twice"),
        ({"pile": ["The Loop"]}, "cards-doubled"),
        ({"pile": ["police"] * 3}, "cards-police"),
        ({"pile": ["police", "Stickney"]}, "piles-casino"),
        ({"pile": "police"}, "schema-list"),
        ({"casino": 7}, "ask-casino-card"),
        ({"casino": 0}, "schema-at-least"),
        ({"supply": ["door"] * 6}, "position-equipment"),
        ({"supply": ["rocket"]}, "schema-one-of"),
        ({"display": ["door"]}, "schema-unknown-key"),
    ],
    ids=str,
)
def test_what_cannot_lie_there_is_refused(piles: dict[str, Any], name: str) -> None:
    assert faults(state(SEVEN, LAST), **piles) == [name]


def test_a_pile_that_cannot_end_the_stage_needs_no_casino_card() -> None:
    assert faults(state(SEVEN, LAST), pile=["police", "police"]) == []
    assert faults(state(cars=LAST), pile=["Stickney", "Cicero"]) == []
