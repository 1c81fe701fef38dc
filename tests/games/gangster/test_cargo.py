"""Loading and unloading, the trunk, and the door."""

import pytest

from gangster_widgets.games.gangster.loadable import loadable
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.turn import legal

from .build import after, against, car, clauses_against, event, fields, points, state

LOOP = {"The Loop": "5 3 1 @2x4 : YBG. N"}


def yellow(line: str = "5 3 1 @2x4 : YBG. N", **car_keys: object) -> State:
    """Yellow stands in The Loop, with that tablet there."""
    return state({"The Loop": line}, {"yellow": {"at": "The Loop", **car_keys}})


def spots(found: State) -> set[tuple[str, int]]:
    return set(loadable(found, "Y").value)


@pytest.mark.clause("cargo.unload")
def test_one_of_the_own_colour_gets_out_of_the_car() -> None:
    unloaded = after(yellow(aboard=3), "yellow unloads yellow")
    assert (car(unloaded, "yellow").aboard, fields(unloaded, "The Loop")) == (2, "YBG.NY..")


@pytest.mark.clause("cargo.unload")
def test_one_of_another_colour_gets_out_of_the_trunk() -> None:
    unloaded = after(yellow(aboard=3, trunk=["blue"]), "yellow unloads blue")
    assert (car(unloaded, "yellow").aboard, car(unloaded, "yellow").trunk) == (3, "")
    assert fields(unloaded, "The Loop") == "YBG.NB.."


@pytest.mark.clause("cargo.unload")
def test_a_gangster_is_set_down_where_the_car_stands_and_nowhere_else() -> None:
    before = state({"The Loop": "1 @1x3", "North Side": "1 @1x3"}, {"yellow": {"at": "North Side"}})
    unloaded = after(before, "yellow unloads yellow")
    assert (fields(unloaded, "North Side"), fields(unloaded, "The Loop")) == ("Y..", "...")


@pytest.mark.clause("cargo.unload")
def test_unloading_is_told_with_the_field_and_why_it_is_that_one() -> None:
    facts = event(yellow(), "yellow unloads yellow", "unloaded")
    assert (facts["gangsters"], facts["place"], facts["fields"]) == (("Y",), "The Loop", (6,))


@pytest.mark.clause("cargo.where", "cargo.unload")
def test_who_is_not_aboard_cannot_be_unloaded() -> None:
    assert against(yellow(aboard=0), "yellow unloads yellow") == ["not-aboard"]
    assert against(yellow(aboard=1), "yellow unloads yellow") == []


@pytest.mark.clause("cargo.where", "cargo.unload")
def test_who_is_not_in_the_trunk_cannot_be_unloaded() -> None:
    assert against(yellow(trunk=["blue"]), "yellow unloads grey") == ["not-in-trunk"]
    assert against(yellow(), "yellow unloads blue") == ["not-in-trunk"]


@pytest.mark.clause("cargo.load")
def test_any_gangster_where_the_car_stands_may_be_loaded() -> None:
    assert spots(yellow()) == {("The Loop", 1), ("The Loop", 2), ("The Loop", 3), ("The Loop", 5)}


@pytest.mark.clause("cargo.load")
def test_a_loaded_gangster_leaves_his_field_empty() -> None:
    assert fields(after(yellow(), "yellow loads The Loop 2"), "The Loop") == "Y.G.N..."


@pytest.mark.clause("cargo.load")
def test_nobody_is_loaded_from_an_empty_field() -> None:
    assert against(yellow(), "yellow loads The Loop 4") == ["nobody-there"]
    assert against(yellow(), "yellow loads The Loop 8") == ["nobody-there"]


@pytest.mark.clause("cargo.load")
def test_nobody_is_loaded_from_another_district() -> None:
    before = state({**LOOP, "North Side": "1 @1x2 : GY"}, {"yellow": {"at": "The Loop"}})
    assert against(before, "yellow loads North Side 1") == ["not-where-the-car-is"]
    assert against(before, "yellow loads North Side 2") == ["not-where-the-car-is"]
    assert clauses_against(before, "yellow loads North Side 2") == ["cargo.load"]


@pytest.mark.clause("cargo.load", "cargo.where")
def test_an_own_gangster_gets_into_the_car_and_another_into_the_trunk() -> None:
    own, other = after(yellow(aboard=3), "yellow loads The Loop 1"), after(yellow(aboard=3), "yellow loads The Loop 2")
    assert (car(own, "yellow").aboard, car(own, "yellow").trunk) == (4, "")
    assert (car(other, "yellow").aboard, car(other, "yellow").trunk) == (3, "B")


@pytest.mark.clause("cargo.load")
def test_everything_wrong_with_a_load_is_said_at_once() -> None:
    before = state({"North Side": "1 @1x2 : G"}, {"yellow": {"at": "The Loop", "trunk": ["blue"]}})
    assert against(before, "yellow loads North Side 1") == ["not-where-the-car-is", "trunk-full"]


@pytest.mark.clause("cargo.one")
def test_without_the_door_two_of_ones_own_are_one_too_many() -> None:
    assert against(yellow(), "yellow unloads yellow yellow") == ["two-need-door"]


@pytest.mark.clause("cargo.one", "turn.one")
def test_somebody_has_to_be_unloaded() -> None:
    assert against(yellow(), "yellow unloads") == ["nobody-named"]


@pytest.mark.clause("cargo.one", "door.two")
def test_with_the_door_two_of_ones_own_get_out() -> None:
    unloaded = after(yellow(aboard=3, equipment=["door"]), "yellow unloads yellow yellow")
    assert (car(unloaded, "yellow").aboard, fields(unloaded, "The Loop")) == (1, "YBG.NYY.")


@pytest.mark.clause("cargo.one", "door.two")
def test_with_the_door_one_may_still_get_out_alone() -> None:
    assert fields(after(yellow(equipment=["door"]), "yellow unloads yellow"), "The Loop") == "YBG.NY.."


@pytest.mark.clause("cargo.one", "gap.filling")
def test_the_two_are_set_down_one_after_the_other_so_the_first_may_open_the_gaps() -> None:
    unloaded = after(yellow("1 @1x4 : .BG.", equipment=["door"]), "yellow unloads yellow yellow")
    assert fields(unloaded, "The Loop") == "YBGY"


@pytest.mark.clause("cargo.one", "door.two")
def test_the_door_never_lets_out_one_of_ones_own_and_another() -> None:
    before = yellow(equipment=["door"], trunk=["blue"])
    assert against(before, "yellow unloads yellow blue") == ["two-own-only"]
    assert against(before, "yellow unloads blue yellow") == ["two-own-only"]


@pytest.mark.clause("door.two", "trunk.two")
def test_the_door_never_lets_two_out_of_the_trunk() -> None:
    before = yellow(equipment=["door", "trunk"], trunk=["blue", "grey"])
    assert against(before, "yellow unloads blue grey") == ["two-own-only"]
    assert against(before, "yellow unloads grey") == []


@pytest.mark.clause("cargo.one", "door.two")
def test_the_door_never_lets_out_three() -> None:
    assert against(yellow(equipment=["door"]), "yellow unloads yellow yellow yellow") == ["one-a-turn"]


@pytest.mark.clause("door.two", "cargo.where")
def test_two_get_out_only_if_two_are_aboard() -> None:
    assert against(yellow(equipment=["door"], aboard=1), "yellow unloads yellow yellow") == ["not-aboard"]
    assert against(yellow(equipment=["door"], aboard=2), "yellow unloads yellow yellow") == []


@pytest.mark.clause("door.two", "tablet.full")
def test_two_get_out_only_if_two_fields_are_left() -> None:
    one_left = yellow("1 @1x3 : BG", equipment=["door"])
    assert clauses_against(one_left, "yellow unloads yellow yellow") == ["tablet.full"]
    assert against(one_left, "yellow unloads yellow") == []
    assert against(yellow("1 @1x3 : B", equipment=["door"]), "yellow unloads yellow yellow") == []


@pytest.mark.clause("cargo.where")
def test_own_gangsters_ride_without_limit() -> None:
    assert car(after(yellow(aboard=19), "yellow loads The Loop 1"), "yellow").aboard == 20


@pytest.mark.clause("cargo.where", "trunk.room")
def test_an_own_gangster_gets_in_while_the_trunk_is_full() -> None:
    assert against(yellow(trunk=["blue"]), "yellow loads The Loop 1") == []
    assert spots(yellow(trunk=["blue"])) == {("The Loop", 1)}


@pytest.mark.clause("cargo.where")
def test_from_the_trunk_a_gangster_may_be_set_down_in_any_district() -> None:
    cars = {"yellow": {"at": "The Loop"}, "grey": {"at": "Stickney"}}
    loaded = after(state({**LOOP, "Greek Town": "1 @1x3"}, cars, players=2), "yellow loads The Loop 2")
    arrived = after(
        loaded, "grey drives 1 to West Side", "yellow drives 1 to Greek Town", "grey drives 2 to Little Italy"
    )
    assert fields(after(arrived, "yellow unloads blue"), "Greek Town") == "B.."


@pytest.mark.clause("trunk.room")
def test_the_trunk_holds_one() -> None:
    full = yellow(trunk=["blue"])
    assert against(full, "yellow loads The Loop 3") == ["trunk-full"]
    assert clauses_against(full, "yellow loads The Loop 3") == ["trunk.room"]
    assert against(yellow(), "yellow loads The Loop 3") == []


@pytest.mark.clause("trunk.room")
def test_a_full_trunk_has_room_again_once_it_is_unloaded() -> None:
    before = state(LOOP, {"yellow": {"at": "The Loop", "trunk": ["blue"]}, "grey": {"at": "Stickney"}}, players=2)
    emptied = after(before, "yellow unloads blue", "grey drives 1 to West Side")
    assert against(emptied, "yellow loads The Loop 3") == []


@pytest.mark.clause("trunk.two", "trunk.room", "cargo.where")
def test_with_the_trunk_equipment_it_holds_two() -> None:
    one, two = yellow(equipment=["trunk"], trunk=["blue"]), yellow(equipment=["trunk"], trunk=["blue", "grey"])
    assert car(after(one, "yellow loads The Loop 3"), "yellow").trunk == "BG"
    assert against(two, "yellow loads The Loop 5") == ["trunk-full"]


@pytest.mark.clause("trunk.two")
def test_the_two_in_the_trunk_may_be_of_the_same_colour() -> None:
    before = yellow("1 @1x4 : BB", equipment=["trunk"], trunk=["blue"])
    assert car(after(before, "yellow loads The Loop 1"), "yellow").trunk == "BB"


@pytest.mark.clause("trunk.two", "cargo.one")
def test_from_a_trunk_of_two_only_one_is_unloaded_in_a_turn() -> None:
    before = yellow(equipment=["trunk"], trunk=["blue", "blue"])
    assert against(before, "yellow unloads blue blue") == ["two-need-door", "two-own-only"]
    assert car(after(before, "yellow unloads blue"), "yellow").trunk == "B"


@pytest.mark.clause("trunk.lost")
def test_two_stay_in_the_trunk_when_the_equipment_slides_out() -> None:
    before = state(
        LOOP,
        {"yellow": {"at": "The Loop", "equipment": ["door", "trunk"], "trunk": ["blue", "grey"]}},
        display=["engine"],
    )
    lost = car(after(before, "yellow drives 1 to Gold Coast, takes engine"), "yellow")
    assert (lost.equipment, lost.trunk) == (("engine", "door"), "BG")


@pytest.mark.clause("trunk.lost")
def test_with_two_or_one_in_the_small_trunk_nobody_else_gets_in() -> None:
    cars = {"yellow": {"at": "The Loop", "trunk": ["blue", "grey"]}, "grey": {"at": "Stickney"}}
    two = state(LOOP, cars, players=2)
    one = after(two, "yellow unloads blue", "grey drives 1 to West Side")
    none = after(one, "yellow unloads grey", "grey drives 2 to Little Italy")
    assert against(two, "yellow loads The Loop 5") == ["trunk-full"]
    assert against(one, "yellow loads The Loop 5") == ["trunk-full"]
    assert against(none, "yellow loads The Loop 5") == []


@pytest.mark.clause("cargo.colour")
def test_a_gangster_counts_for_his_colour_whoever_set_him_down() -> None:
    unloaded = after(yellow("5 3 @1x4 : BG", trunk=["blue"]), "yellow unloads blue")
    assert fields(unloaded, "The Loop") == "BGB."
    assert points("5 3 @1x4 : BGB.") == {"B": 5, "G": 3}


@pytest.mark.clause("cargo.colour")
def test_in_a_trunk_a_gangster_counts_for_nobody() -> None:
    loaded = after(yellow("5 3 @1x4 : BGB"), "yellow loads The Loop 3")
    assert fields(loaded, "The Loop") == "BG.."
    assert points("5 3 @1x4 : BG..") == {"G": 5, "B": 3}


@pytest.mark.clause("harbour.no-tablet")
def test_nobody_is_unloaded_in_the_harbour() -> None:
    before = state(cars={"yellow": {"at": "Gold Coast", "trunk": ["blue"]}})
    assert against(before, "yellow unloads yellow") == ["harbour-has-no-tablet"]
    assert against(before, "yellow unloads blue") == ["harbour-has-no-tablet"]


@pytest.mark.clause("harbour.no-tablet")
def test_nobody_is_loaded_in_the_harbour() -> None:
    before = state(LOOP, {"yellow": {"at": "Gold Coast"}})
    assert against(before, "yellow loads Gold Coast 1") == ["harbour-has-no-tablet"]
    assert loadable(before, "Y").value == ()
    assert {type(action).__name__ for action in legal(before)} == {"Drive"}


@pytest.mark.clause("cicero.closed")
def test_with_three_players_nobody_is_loaded_in_cicero() -> None:
    before = state(cars={"yellow": {"at": "West Side", "equipment": ["tommy gun"]}}, players=3)
    assert against(before, "yellow loads Cicero 1") == ["closed-to-cargo"]


@pytest.mark.clause("cargo.load", "trunk.room")
def test_who_may_be_loaded_is_explained_gangster_by_gangster() -> None:
    why = loadable(yellow(trunk=["blue"]), "Y")
    assert [part.name for part in why.parts] == ["in-reach", "may-load", "trunk-full", "trunk-full", "trunk-full"]
    assert loadable(yellow("1 @1x4 : BG", trunk=["blue"]), "Y").name == "nothing-loadable"


@pytest.mark.clause("cargo.one")
def test_three_are_too_many_and_nothing_is_said_of_room_for_a_second() -> None:
    one = state({"West Side": "? 2 @2x3 : YYG"}, {"yellow": {"at": "West Side", "equipment": ["door"]}})
    assert against(one, "yellow unloads yellow yellow yellow") == ["one-a-turn"]
