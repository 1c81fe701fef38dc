"""Gold Coast: dumping, taking equipment, and what then lies on display."""

from typing import Any

import pytest

from gangster_widgets.games.gangster.notation import write
from gangster_widgets.games.gangster.state import Decks, State
from gangster_widgets.games.gangster.turn import legal
from gangster_widgets.kernel.record import replace

from .build import after, against, car, clauses_against, event, events, state

TO_GOLD_COAST = "yellow drives 1 to Gold Coast"


def stopping(display: list[str], supply: tuple[str, ...] = (), **car_keys: Any) -> State:
    """Yellow stands one step from Gold Coast, where that lies on display."""
    cars = {"yellow": {"at": "The Loop", **car_keys}}
    return state({"The Loop": "1 @1x4 : G"}, cars, Decks(equipment=supply), display=display)


def taken(before: State, kind: str) -> State:
    return after(before, f"{TO_GOLD_COAST}, takes {kind}")


@pytest.mark.clause("harbour.stop")
def test_one_piece_must_be_taken() -> None:
    assert against(stopping(["door", "engine", "trunk"]), TO_GOLD_COAST) == ["must-take"]
    assert clauses_against(stopping(["door", "engine", "trunk"]), TO_GOLD_COAST) == ["harbour.stop"]


@pytest.mark.clause("harbour.stop")
@pytest.mark.parametrize("kind", ["door", "engine", "trunk"])
def test_any_piece_on_display_may_be_taken(kind: str) -> None:
    assert car(taken(stopping(["door", "engine", "trunk"]), kind), "yellow").equipment == (kind,)


@pytest.mark.clause("harbour.stop")
def test_what_is_not_on_display_cannot_be_taken() -> None:
    before = stopping(["door", "engine", "trunk"], supply=("bumper",))
    assert against(before, f"{TO_GOLD_COAST}, takes bumper") == ["not-on-display"]


@pytest.mark.clause("harbour.stop")
def test_the_trunk_may_be_dumped_or_kept() -> None:
    before = stopping(["door"], trunk=["blue"])
    assert car(after(before, f"{TO_GOLD_COAST}, takes door"), "yellow").trunk == "B"
    assert car(after(before, f"{TO_GOLD_COAST}, dumps blue, takes door"), "yellow").trunk == ""


@pytest.mark.clause("harbour.stop", "trunk.two")
@pytest.mark.parametrize(
    ("words", "left"),
    [("", "BG"), (", dumps blue", "G"), (", dumps grey", "B"), (", dumps blue grey", "")],
    ids=["nobody", "the-one", "the-other", "both"],
)
def test_any_or_all_in_the_trunk_may_be_dumped_at_once(words: str, left: str) -> None:
    before = stopping(["door"], equipment=["trunk"], trunk=["blue", "grey"])
    assert car(after(before, f"{TO_GOLD_COAST}{words}, takes door"), "yellow").trunk == left


@pytest.mark.clause("harbour.stop")
def test_of_two_of_the_same_colour_one_may_be_dumped() -> None:
    before = stopping(["door"], equipment=["trunk"], trunk=["blue", "blue"])
    assert car(after(before, f"{TO_GOLD_COAST}, dumps blue, takes door"), "yellow").trunk == "B"
    assert against(before, f"{TO_GOLD_COAST}, dumps blue blue blue, takes door") == ["dump-not-aboard"]


@pytest.mark.clause("harbour.stop")
def test_only_who_is_in_the_trunk_can_be_dumped() -> None:
    before = stopping(["door"], trunk=["blue"])
    assert against(before, f"{TO_GOLD_COAST}, dumps grey, takes door") == ["dump-not-aboard"]
    assert against(before, f"{TO_GOLD_COAST}, dumps yellow, takes door") == ["dump-not-aboard"]


@pytest.mark.clause("harbour.stop", "trunk.lost")
def test_both_may_be_dumped_though_the_trunk_equipment_is_lost() -> None:
    before = stopping(["door"], trunk=["blue", "grey"])
    assert car(after(before, f"{TO_GOLD_COAST}, dumps blue grey, takes door"), "yellow").trunk == ""


@pytest.mark.clause("harbour.stop")
def test_every_choice_at_the_harbour_is_among_the_legal_actions() -> None:
    words = [write(action) for action in legal(stopping(["door", "engine"], trunk=["blue"], cards=[1]))]
    assert [word.removeprefix(TO_GOLD_COAST) for word in words if "Gold Coast" in word] == [
        ", takes door",
        ", takes engine",
        ", dumps blue, takes door",
        ", dumps blue, takes engine",
    ]


@pytest.mark.clause("harbour.stop")
def test_nothing_is_dumped_or_taken_in_a_district() -> None:
    before = stopping(["door"], trunk=["blue"])
    assert against(before, "yellow drives 1 to North Side, dumps blue, takes door") == [
        "dump-elsewhere",
        "take-elsewhere",
    ]
    assert against(before, "yellow drives 1 to North Side") == []


@pytest.mark.clause("harbour.stop")
def test_a_loop_that_ends_in_the_harbour_is_a_stop_as_well() -> None:
    cars = {"yellow": {"at": "Gold Coast", "equipment": ["engine"]}}
    before = state(cars=cars, display=["door"])
    assert against(before, "yellow drives 3+1 to Gold Coast") == ["must-take"]
    assert car(after(before, "yellow drives 3+1 to Gold Coast, takes door"), "yellow").equipment == ("door", "engine")


@pytest.mark.clause("harbour.stop")
def test_a_car_that_was_pushed_to_the_harbour_takes_nothing_when_it_drives_on() -> None:
    before = state(cars={"yellow": {"at": "Gold Coast", "trunk": ["blue"]}}, display=["door"])
    assert against(before, "yellow drives 1 to The Loop") == []
    assert against(before, "yellow drives 1 to The Loop, dumps blue") == ["dump-elsewhere"]
    assert against(before, "yellow drives 1 to The Loop, takes door") == ["take-elsewhere"]


@pytest.mark.clause("harbour.dumped")
def test_who_has_been_dumped_is_out_of_the_game() -> None:
    before = stopping(["door"], trunk=["blue"])
    dumped = after(before, f"{TO_GOLD_COAST}, dumps blue, takes door")
    assert dumped.dumped == (0, 0, 0, 1)
    assert [district.fields for district in dumped.districts] == [district.fields for district in before.districts]
    assert (dumped.reserve, car(dumped, "yellow").aboard) == (before.reserve, car(before, "yellow").aboard)


@pytest.mark.clause("harbour.dumped", "harbour.no-tablet")
def test_who_has_been_dumped_cannot_be_loaded_again() -> None:
    before = stopping(["door"], trunk=["blue"], equipment=["tommy gun"])
    dumped = after(before, f"{TO_GOLD_COAST}, dumps blue, takes door")
    assert against(dumped, "yellow loads Gold Coast 1") == ["not-its-turn", "harbour-has-no-tablet"]


@pytest.mark.clause("equipment.slide")
def test_a_new_piece_enters_on_the_left() -> None:
    assert car(taken(stopping(["door"], equipment=["engine"]), "door"), "yellow").equipment == ("door", "engine")


@pytest.mark.clause("equipment.slide")
def test_of_three_pieces_the_oldest_leaves_the_game() -> None:
    before = stopping(["door", "bumper"], equipment=["engine", "trunk"])
    slid = taken(before, "door")
    assert car(slid, "yellow").equipment == ("door", "engine")
    assert slid.decks.gone == ("trunk",)
    assert event(before, f"{TO_GOLD_COAST}, takes door", "slid-out")["kind"] == "trunk"


@pytest.mark.clause("equipment.slide")
def test_the_second_piece_pushes_none_out() -> None:
    before = stopping(["door", "bumper"], equipment=["engine"])
    assert "slid-out" not in events(before, f"{TO_GOLD_COAST}, takes door")
    assert taken(before, "door").decks.gone == ()


@pytest.mark.clause("equipment.slide")
@pytest.mark.parametrize("kind", ["engine", "trunk"], ids=["newer", "the-one-that-would-slide-out"])
def test_a_kind_one_has_may_not_be_taken(kind: str) -> None:
    before = stopping(["door", "engine", "trunk"], equipment=["engine", "trunk"])
    assert against(before, f"{TO_GOLD_COAST}, takes {kind}") == ["has-kind"]
    assert clauses_against(before, f"{TO_GOLD_COAST}, takes {kind}") == ["equipment.slide"]


@pytest.mark.clause("equipment.slide", "harbour.stop")
def test_where_one_new_kind_lies_that_one_must_be_taken() -> None:
    before = stopping(["door", "engine", "trunk"], equipment=["engine", "trunk"])
    assert against(before, TO_GOLD_COAST) == ["must-take"]
    assert against(before, f"{TO_GOLD_COAST}, takes door") == []


@pytest.mark.clause("equipment.slide")
def test_a_kind_that_others_have_may_be_taken() -> None:
    cars = {"yellow": {"at": "The Loop"}, "grey": {"at": "The Loop", "equipment": ["door"]}}
    assert against(state(cars=cars, display=["door"]), f"{TO_GOLD_COAST}, takes door") == []


@pytest.mark.clause("equipment.refill")
def test_the_supply_fills_the_place_of_what_was_taken() -> None:
    before = stopping(["door", "engine", "trunk"], supply=("bumper", "bodyguard"))
    filled = taken(before, "engine")
    assert sorted(filled.display) == ["bumper", "door", "trunk"]
    assert filled.decks.equipment == ("bodyguard",)


@pytest.mark.clause("equipment.refill")
def test_with_an_empty_supply_the_place_stays_empty() -> None:
    before = stopping(["door", "engine", "trunk"])
    assert sorted(taken(before, "engine").display) == ["door", "trunk"]
    told_of_the_piles = replace(before, decks=Decks(casino=(1,)))
    assert "not-refilled" in events(told_of_the_piles, f"{TO_GOLD_COAST}, takes engine")
    assert "not-refilled" not in events(before, f"{TO_GOLD_COAST}, takes engine")


@pytest.mark.clause("equipment.refill")
def test_of_two_pieces_alike_only_the_one_that_was_taken_is_replaced() -> None:
    filled = taken(stopping(["door", "door", "trunk"], supply=("bumper",)), "door")
    assert sorted(filled.display) == ["bumper", "door", "trunk"]


@pytest.mark.clause("equipment.three-alike")
def test_three_alike_leave_the_game_and_are_replaced() -> None:
    filled = taken(stopping(["door", "door", "trunk"], supply=("door", "engine", "bumper", "engine", "trunk")), "trunk")
    assert filled.display == ("engine", "bumper", "engine")
    assert filled.decks.gone == ("door", "door", "door")


@pytest.mark.clause("equipment.three-alike")
def test_two_alike_stay() -> None:
    filled = taken(stopping(["door", "door", "trunk"], supply=("engine", "engine", "bumper")), "trunk")
    assert sorted(filled.display) == ["door", "door", "engine"]
    assert filled.decks.gone == ()


@pytest.mark.clause("equipment.three-alike")
def test_three_alike_are_replaced_again_if_the_new_ones_are_alike_too() -> None:
    supply = ("door", *["engine"] * 3, "bumper", "trunk", "bumper", "door")
    before = stopping(["door", "door", "trunk"], supply=supply)
    filled = taken(before, "trunk")
    assert filled.display == ("bumper", "trunk", "bumper")
    assert filled.decks.gone == ("door",) * 3 + ("engine",) * 3
    assert events(before, f"{TO_GOLD_COAST}, takes trunk").count("three-alike") == 2


@pytest.mark.clause("equipment.three-alike")
def test_three_alike_are_replaced_as_far_as_the_supply_goes() -> None:
    assert taken(stopping(["door", "door", "trunk"], supply=("door", "bumper")), "trunk").display == ("bumper",)
    assert taken(stopping(["door", "door", "trunk"], supply=("door",)), "trunk").display == ()


@pytest.mark.clause("equipment.none")
def test_where_nothing_lies_nothing_is_taken() -> None:
    before = stopping([], equipment=["engine", "trunk"])
    assert car(after(before, TO_GOLD_COAST), "yellow").equipment == ("engine", "trunk")
    assert events(before, TO_GOLD_COAST) == ["drove", "nothing-to-take"]


@pytest.mark.clause("equipment.none")
def test_where_only_kinds_lie_that_one_has_nothing_is_taken() -> None:
    before = stopping(["engine", "trunk", "engine"], supply=("door",), equipment=["engine", "trunk"])
    stopped = after(before, TO_GOLD_COAST)
    assert car(stopped, "yellow").equipment == ("engine", "trunk")
    assert (stopped.display, stopped.decks.equipment) == (("engine", "trunk", "engine"), ("door",))


@pytest.mark.clause("equipment.none", "harbour.stop")
def test_where_nothing_can_be_taken_the_trunk_may_still_be_dumped() -> None:
    dumped = after(stopping([], trunk=["blue"]), f"{TO_GOLD_COAST}, dumps blue")
    assert (car(dumped, "yellow").trunk, dumped.dumped) == ("", (0, 0, 0, 1))


@pytest.mark.clause("equipment.at-once")
def test_an_engine_just_taken_adds_no_step_to_the_drive_that_fetched_it() -> None:
    assert against(stopping(["engine"]), "yellow drives 1+1 to Gold Coast, takes engine")[0] == "no-engine"


@pytest.mark.clause("equipment.at-once", "bumper.push")
def test_a_bumper_just_taken_pushes_nobody_this_turn() -> None:
    cars = {"yellow": {"at": "The Loop"}, "grey": {"at": "Gold Coast"}}
    before = state(cars=cars, display=["bumper"])
    assert against(before, f"{TO_GOLD_COAST}, pushes grey to Little Africa, takes bumper") == ["bumper-not-yet"]


@pytest.mark.clause("equipment.at-once", "bumper.push")
def test_a_bumper_that_slides_out_at_the_end_of_the_drive_may_push_once_more() -> None:
    cars = {"yellow": {"at": "The Loop", "equipment": ["engine", "bumper"]}, "grey": {"at": "Gold Coast"}}
    pushed = after(state(cars=cars, display=["door"]), f"{TO_GOLD_COAST}, pushes grey to Little Africa, takes door")
    assert car(pushed, "grey").at == "Little Africa"
    assert car(pushed, "yellow").equipment == ("door", "engine")


@pytest.mark.clause("equipment.at-once")
def test_what_was_taken_is_used_from_the_next_turn_on() -> None:
    cars = {"yellow": {"at": "The Loop"}, "grey": {"at": "Stickney"}}
    fetched = after(state(cars=cars, players=2, display=["engine"]), f"{TO_GOLD_COAST}, takes engine")
    assert against(after(fetched, "grey drives 1 to West Side"), "yellow drives 2+1 to The Loop") == []


@pytest.mark.clause("equipment.at-once", "trunk.two")
def test_a_trunk_just_taken_gives_room_from_the_next_turn_on() -> None:
    cars = {"yellow": {"at": "The Loop", "trunk": ["blue"]}, "grey": {"at": "Stickney"}}
    before = state({"North Side": "1 @1x4 : N"}, cars, players=2, display=["trunk"])
    fetched = after(before, f"{TO_GOLD_COAST}, takes trunk", "grey drives 1 to West Side")
    there = after(fetched, "yellow drives 2 to North Side", "grey drives 2 to Little Italy")
    assert car(after(there, "yellow loads North Side 1"), "yellow").trunk == "BN"
