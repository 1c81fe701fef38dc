"""Actions worked out by hand from the rulebook and the rulings, for this second writing of what one may do."""

from itertools import combinations_with_replacement, product
from typing import Any

import pytest
import yaml

from .actions import allowed, best, colours, every_action, lead_after, persons, places

# Dock (the harbour) - Mill - Park - Yard
STREET = {"harbour": "Dock", "connections": [["Dock", "Mill"], ["Mill", "Park"], ["Park", "Yard"]]}

# B - A - E (the harbour)
# |   |
# C - D
SQUARE = {"harbour": "E", "connections": [["A", "B"], ["B", "C"], ["C", "D"], ["D", "A"], ["A", "E"]]}

# Dock (the harbour) - A - Cicero - B
THROUGH_CICERO = {"harbour": "Dock", "connections": [["Dock", "A"], ["A", "Cicero"], ["Cicero", "B"]]}


def car(at: str, *equipment: str, **said: Any) -> dict[str, Any]:
    """A car with nobody aboard, unless it is said otherwise."""
    return {"at": at, "aboard": 0, "equipment": list(equipment), **said}


def row(gangsters: str, *numbers: int | str, doubled: bool = False) -> dict[str, Any]:
    """A district whose tablet is one row, as long as the gangsters and dots given."""
    shape = {"places": list(numbers or [3]), "rows": 1, "columns": len(gangsters)}
    return {"tablet": shape, "gangsters": gangsters, "doubled": doubled}


def street(yellow: dict[str, Any] | None, **said: Any) -> dict[str, Any]:
    """The street with Y, B and G at the Mill, G, Y and N in the Park, B at the Yard; yellow's turn."""
    districts = {"Mill": row("YB.G"), "Park": row("GYN"), "Yard": row("B....")}
    cars = {} if yellow is None else {"yellow": yellow}
    return {"board": STREET, "districts": districts, **said, "cars": {**cars, **said.get("cars", {})}}


def mill(yellow: dict[str, Any], gangsters: str, *numbers: int | str, **said: Any) -> dict[str, Any]:
    """The street where nothing but the Mill is named."""
    return street(yellow, districts={"Mill": row(gangsters, *numbers)}, **said)


def square(yellow: dict[str, Any], **said: Any) -> dict[str, Any]:
    """The square with the harbour at E."""
    return {"board": SQUARE, **said, "cars": {"yellow": yellow, **said.get("cars", {})}}


def city(yellow: dict[str, Any], **said: Any) -> dict[str, Any]:
    """The standard map."""
    return {**said, "cars": {"yellow": yellow, **said.get("cars", {})}}


def ends(position: dict[str, Any], drive: str) -> set[str]:
    """The places to which these words ("yellow drives 3") are allowed."""
    return {place for place in places(position) if allowed(position, f"{drive} to {place}")}


def split(position: dict[str, Any], *actions: str) -> list[str]:
    """Those of these actions that are allowed."""
    return [action for action in actions if allowed(position, action)]


# What a position leaves to the defaults


def test_two_persons_the_defaults_of_the_colours_and_of_who_plays_which() -> None:
    assert colours({}) == ["yellow", "grey", "brown", "blue"]
    assert colours({"players": 2}) == ["yellow", "grey", "brown", "blue"]
    assert colours({"players": 5})[-1] == "green"
    assert persons({"players": 2}) == [["yellow", "brown"], ["grey", "blue"]]
    assert persons({"players": 2, "colours": ["blue", "green", "grey", "brown"]}) == [
        ["blue", "grey"],
        ["green", "brown"],
    ]
    assert persons({"players": 3}) == [["yellow"], ["grey"], ["brown"]]


def test_a_position_as_a_file_has_it_is_understood() -> None:
    position = yaml.safe_load("""
        players: 5
        casino: 5
        districts:
          North Side:
            tablet: {places: [5, 4, 2, "?"], rows: 4, columns: 4}
            gangsters: "EBNY GYNY G..."
            doubled: true
          The Loop: {tablet: T07, gangsters: "Y....."}
        cars:
          yellow: {at: The Loop, cards: [1, 3], aboard: 6, trunk: [blue], equipment: [engine, door]}
        display: [door, trunk, bumper]
    """)
    right = [
        "yellow drives 3 to Gold Coast, takes trunk",
        "yellow drives 3 to Gold Coast, dumps blue, takes bumper",
        "yellow loads The Loop 1",
        "yellow unloads yellow yellow",
        "yellow unloads blue",
    ]
    assert split(position, *right) == right
    assert not allowed(position, "yellow drives 3 to Gold Coast, takes door")
    assert not allowed(position, "yellow drives 2+1 to Gold Coast, takes trunk")
    assert not allowed(position, "yellow loads North Side 4")


def test_only_what_is_worded_exactly_so_is_an_action() -> None:
    position = street(car("Mill", aboard=1, trunk=["blue"]))
    assert allowed(position, "yellow drives 1 to Park")
    wrong = [
        "",
        "yellow",
        "yellow drives 1",
        "yellow drives 1 to",
        "yellow drives 1 to Parks",
        "yellow drives 1 to park",
    ]
    wrong += [
        "Yellow drives 1 to Park",
        "yellow drives 1 to Park ",
        "yellow  drives 1 to Park",
        "yellow drives 1 to Park,",
    ]
    wrong += [
        "yellow drives one to Park",
        "yellow drives 4 to Park",
        "yellow drives 0 to Mill",
        "yellow drives -1 to Park",
    ]
    wrong += [
        "yellow loads Mill",
        "yellow loads 1",
        "yellow unloads",
        "yellow unloads ",
        "yellow passes",
        "green unloads blue",
    ]
    assert split(position, *wrong) == []


# Whose turn it is


def test_turn_one_only_the_person_whose_turn_it_is_acts() -> None:
    position = street(car("Mill"), cars={"grey": car("Park")})
    both = ["yellow drives 1 to Dock", "grey drives 1 to Yard"]
    assert split(position, *both) == both[:1]
    assert split({**position, "turn": "grey"}, *both) == both[1:]


def test_two_persons_the_person_acts_with_either_of_the_two_colours() -> None:
    everybody = {colour: car("Mill") for colour in ["grey", "brown", "blue"]}
    position = street(car("Mill"), players=2, cars=everybody)
    asked = [f"{colour} drives 1 to Park" for colour in ["yellow", "grey", "brown", "blue"]]
    assert split(position, *asked) == [asked[0], asked[2]]
    assert split({**position, "turn": "blue"}, *asked) == [asked[1], asked[3]]
    assert split({**position, "persons": [["yellow", "grey"], ["brown", "blue"]]}, *asked) == asked[:2]


def test_turn_one_a_car_that_is_not_named_does_nothing() -> None:
    position = street(None, cars={"grey": car("Park")})
    assert split(position, "yellow drives 1 to Park", "yellow loads Mill 1", "yellow loses the turn") == []
    assert every_action(position, "yellow") == []
    assert best(position, "yellow") == set()


# Driving


def test_drive_exact_the_rulebooks_example_from_greek_town() -> None:
    assert ends(city(car("Greek Town")), "yellow drives 3") == {
        "The Loop",
        "Little Africa",
        "West Side",
        "Little Italy",
    }


def test_drive_exact_no_stop_before_the_card_is_used_up() -> None:
    position = street(car("Dock"))
    assert [ends(position, f"yellow drives {card}") for card in [1, 2, 3]] == [{"Mill"}, {"Park"}, {"Yard"}]


def test_drive_exact_a_card_that_lies_face_down_is_not_driven() -> None:
    position = street(car("Dock", cards=[1, 3]))
    assert split(
        position, *[f"yellow drives {card} to {end}" for card, end in [(1, "Mill"), (2, "Park"), (3, "Yard")]]
    ) == [
        "yellow drives 1 to Mill",
        "yellow drives 3 to Yard",
    ]


def test_drive_exact_the_engine_may_add_one_and_need_not() -> None:
    position = street(car("Dock", "door", "engine", cards=[2]))
    assert ends(position, "yellow drives 2") == {"Park"}
    assert ends(position, "yellow drives 2+1") == {"Yard"}
    assert ends(street(car("Dock", "door", cards=[2])), "yellow drives 2+1") == set()


def test_drive_exact_the_engine_adds_no_more_than_one_and_to_face_up_cards_only() -> None:
    position = street(car("Dock", "engine", cards=[1]))
    assert (
        ends(position, "yellow drives 1+2")
        == ends(position, "yellow drives 2+1")
        == ends(position, "yellow drives 2")
        == set()
    )


def test_drive_exact_another_cars_engine_helps_nobody() -> None:
    position = street(car("Dock"), cars={"grey": car("Dock", "engine")})
    assert not allowed(position, "yellow drives 2+1 to Yard")
    assert allowed({**position, "turn": "grey"}, "grey drives 2+1 to Yard")


def test_drive_no_way_back_to_and_fro_is_not_allowed() -> None:
    position = street(car("Park"))
    assert ends(position, "yellow drives 1") == {"Mill", "Yard"}
    assert ends(position, "yellow drives 2") == {"Dock"}
    assert ends(position, "yellow drives 3") == set()


def test_drive_no_way_back_a_loop_home_is_allowed() -> None:
    position = square(car("A", "engine"))
    assert allowed(position, "yellow drives 3+1 to A")
    assert not allowed(position, "yellow drives 3 to A")
    assert not allowed(position, "yellow drives 1+1 to A")


def test_drive_exact_nothing_but_the_harbour_and_the_bumper_adds_words() -> None:
    position = street(car("Dock", trunk=["blue"]), display=["door"])
    wrong = ["takes door", "dumps blue", "unloads blue", "pushes nobody", "takes nothing"]
    assert split(position, *[f"yellow drives 1 to Mill, {more}" for more in wrong]) == []


# Cicero


def test_cicero_closed_with_three_players_nobody_stops_there() -> None:
    four, three = [city(car("West Side"), players=players) for players in [4, 3]]
    assert ends(four, "yellow drives 1") == {"North Side", "Greek Town", "Cicero", "Stickney"}
    assert ends(three, "yellow drives 1") == {"North Side", "Greek Town", "Stickney"}


def test_cicero_closed_with_three_players_nobody_drives_through() -> None:
    four, three = [{"board": THROUGH_CICERO, "players": players, "cars": {"yellow": car("A")}} for players in [4, 3]]
    assert ends(four, "yellow drives 2") == {"B"}
    assert ends(three, "yellow drives 2") == set()


def test_cicero_closed_where_it_is_a_road_one_drives_through_and_does_not_stop() -> None:
    position = {"board": THROUGH_CICERO, "players": 3, "rulings": {"cicero": "road"}, "cars": {"yellow": car("A")}}
    assert ends(position, "yellow drives 2") == {"B"}
    assert ends(position, "yellow drives 1") == {"Dock"}


def test_cicero_closed_a_map_without_cicero_is_whole_with_three_players() -> None:
    assert ends(street(car("Dock"), players=3), "yellow drives 3") == {"Yard"}


def test_cicero_closed_nobody_is_loaded_out_of_it() -> None:
    for players, may in [(4, True), (3, False)]:
        said = {"players": players, "districts": {"Cicero": row("G...")}, "board": THROUGH_CICERO}
        position = {**said, "cars": {"yellow": car("A", "tommy gun")}}
        assert allowed(position, "yellow loads Cicero 1") is may
        position["rulings"] = {"cicero": "road"}
        assert allowed(position, "yellow loads Cicero 1") is may


# The bumper


def test_bumper_push_a_car_where_the_drive_ended_goes_to_a_connected_neighbour() -> None:
    position = square(car("C", "bumper"), cars={"grey": car("B")})
    asked = [f"yellow drives 1 to B, pushes grey to {place}" for place in "ABCDE"]
    assert split(position, *asked) == [
        "yellow drives 1 to B, pushes grey to A",
        "yellow drives 1 to B, pushes grey to C",
    ]


def test_bumper_push_is_not_compulsory() -> None:
    assert allowed(square(car("C", "bumper"), cars={"grey": car("B")}), "yellow drives 1 to B")


def test_bumper_push_needs_the_bumper() -> None:
    position = square(car("C", "engine"), cars={"grey": car("B", "bumper")})
    assert not allowed(position, "yellow drives 1 to B, pushes grey to A")


def test_bumper_push_only_who_stands_where_the_drive_ended() -> None:
    position = square(car("C", "bumper"), cars={"grey": car("C"), "brown": car("A"), "blue": car("D")})
    wrong = [f"yellow drives 1 to B, pushes {colour} to A" for colour in ["grey", "brown", "blue", "green", "yellow"]]
    wrong += ["yellow drives 2 to A, pushes blue to A", "yellow drives 2 to A, pushes brown to A"]
    assert split(position, *wrong) == []
    assert allowed(position, "yellow drives 2 to A, pushes brown to B")


def test_bumper_push_one_car_only() -> None:
    position = square(car("C", "bumper"), cars={"grey": car("B"), "blue": car("B")})
    assert allowed(position, "yellow drives 1 to B, pushes grey to A")
    assert allowed(position, "yellow drives 1 to B, pushes blue to A")
    assert not allowed(position, "yellow drives 1 to B, pushes grey to A, pushes blue to A")


def test_bumper_push_out_of_the_harbour_where_the_drive_is_a_stop() -> None:
    position = square(car("A", "bumper"), cars={"grey": car("E")}, display=["door"])
    assert allowed(position, "yellow drives 1 to E, pushes grey to A, takes door")
    assert not allowed(position, "yellow drives 1 to E, pushes grey to A")
    assert not allowed(position, "yellow drives 1 to E, takes door, pushes grey to A")


def test_bumper_push_into_the_harbour_where_the_pushed_car_gets_nothing() -> None:
    position = square(car("B", "bumper", trunk=["blue"]), cars={"grey": car("A", trunk=["blue"])}, display=["door"])
    assert allowed(position, "yellow drives 1 to A, pushes grey to E")
    assert not allowed(position, "yellow drives 1 to A, pushes grey to E, takes door")
    assert not allowed(position, "yellow drives 1 to A, pushes grey to E, dumps blue")


def test_bumper_push_never_into_closed_cicero() -> None:
    said: dict[str, Any] = {"cars": {"grey": car("West Side")}}
    asked = [f"yellow drives 1 to West Side, pushes grey to {place}" for place in ["Cicero", "Stickney"]]
    yellow = car("Greek Town", "bumper")
    assert split(city(yellow, players=4, **said), *asked) == asked
    assert split(city(yellow, players=3, **said), *asked) == asked[1:]
    assert split(city(yellow, players=3, rulings={"cicero": "road"}, **said), *asked) == asked[1:]


def test_bumper_push_a_bumper_taken_at_the_end_of_this_drive_comes_too_late() -> None:
    position = square(car("A"), cars={"grey": car("E")}, display=["bumper"])
    assert allowed(position, "yellow drives 1 to E, takes bumper")
    assert not allowed(position, "yellow drives 1 to E, pushes grey to A, takes bumper")


def test_bumper_push_a_bumper_that_slides_out_has_pushed_before() -> None:
    position = square(car("A", "door", "bumper"), cars={"grey": car("E")}, display=["engine"])
    assert allowed(position, "yellow drives 1 to E, pushes grey to A, takes engine")


def test_two_other_colour_ones_second_car_may_be_pushed() -> None:
    position = square(car("C", "bumper"), players=2, cars={"brown": car("B")})
    assert allowed(position, "yellow drives 1 to B, pushes brown to A")


def test_bumper_push_after_a_loop_home() -> None:
    position = square(car("A", "bumper", "engine"), cars={"grey": car("A")})
    assert allowed(position, "yellow drives 3+1 to A, pushes grey to E")


def test_bumper_swap_with_a_car_next_to_where_the_drive_ended() -> None:
    said = {"rulings": {"bumper": "swap"}, "cars": {"grey": car("A"), "brown": car("B"), "blue": car("D")}}
    position = square(car("C", "bumper"), **said)
    asked = [f"yellow drives 1 to B, swaps with {colour}" for colour in ["grey", "brown", "blue", "yellow", "green"]]
    assert split(position, *asked) == asked[:1]
    assert allowed(position, "yellow drives 1 to B")
    assert split(square(car("C", "engine"), **said), *asked) == []


def test_bumper_swap_is_played_in_place_of_pushing_and_only_by_that_ruling() -> None:
    said = {"cars": {"grey": car("B"), "blue": car("A")}}
    push, swap = "yellow drives 1 to B, pushes grey to A", "yellow drives 1 to B, swaps with blue"
    assert split(square(car("C", "bumper"), **said), push, swap) == [push]
    assert split(square(car("C", "bumper"), **said, rulings={"bumper": "swap"}), push, swap) == [swap]


def test_bumper_swap_into_the_harbour_is_no_stop() -> None:
    said = {"rulings": {"bumper": "swap"}, "display": ["door"]}
    position = square(car("B", "bumper", trunk=["blue"]), cars={"grey": car("E")}, **said)
    assert allowed(position, "yellow drives 1 to A, swaps with grey")
    assert not allowed(position, "yellow drives 1 to A, swaps with grey, takes door")
    assert not allowed(position, "yellow drives 1 to A, swaps with grey, dumps blue")


def test_bumper_swap_out_of_the_harbour_the_drive_still_was_a_stop() -> None:
    said = {"rulings": {"bumper": "swap"}, "display": ["door"]}
    position = square(car("A", "bumper", trunk=["blue"]), cars={"grey": car("A")}, **said)
    assert allowed(position, "yellow drives 1 to E, swaps with grey, dumps blue, takes door")
    assert not allowed(position, "yellow drives 1 to E, swaps with grey")


# The harbour


def test_harbour_stop_one_of_the_kinds_on_display_must_be_taken() -> None:
    position = street(car("Mill", "engine"), display=["door", "trunk", "door"])
    asked = ["yellow drives 1 to Dock"] + [
        f"yellow drives 1 to Dock, takes {kind}" for kind in ["door", "trunk", "bumper", "engine"]
    ]
    assert split(position, *asked) == asked[1:3]


def test_harbour_stop_with_nothing_on_display_nothing_is_taken() -> None:
    assert split(street(car("Mill")), "yellow drives 1 to Dock", "yellow drives 1 to Dock, takes door") == [
        "yellow drives 1 to Dock"
    ]


def test_equipment_slide_a_kind_one_has_is_not_taken_not_even_the_oldest() -> None:
    asked = ["yellow drives 1 to Dock"] + [
        f"yellow drives 1 to Dock, takes {kind}" for kind in ["door", "trunk", "bumper"]
    ]
    position = street(car("Mill", "trunk", "door"), display=["door", "trunk", "bumper"])
    assert split(position, *asked) == asked[3:]


def test_harbour_stop_with_only_kinds_one_has_nothing_is_taken() -> None:
    asked = ["yellow drives 1 to Dock"] + [f"yellow drives 1 to Dock, takes {kind}" for kind in ["door", "trunk"]]
    assert split(street(car("Mill", "trunk", "door"), display=["door", "trunk", "door"]), *asked) == asked[:1]


def test_harbour_stop_a_kind_of_two_words_is_taken() -> None:
    assert allowed(street(car("Mill"), display=["tommy gun"]), "yellow drives 1 to Dock, takes tommy gun")


def test_harbour_stop_any_part_of_the_trunk_is_dumped() -> None:
    position = street(car("Mill", "trunk", trunk=["blue", "grey"]))
    right = ["", ", dumps blue", ", dumps grey", ", dumps blue grey", ", dumps grey blue"]
    wrong = [
        ", dumps brown",
        ", dumps blue blue",
        ", dumps yellow",
        ", dumps blue grey blue",
        ", dumps",
        ", dumps grey, dumps blue",
    ]
    asked = [f"yellow drives 1 to Dock{more}" for more in right + wrong]
    assert split(position, *asked) == asked[: len(right)]


def test_harbour_stop_two_of_one_colour_are_dumped_by_name() -> None:
    position = street(car("Mill", "trunk", trunk=["blue", "blue"]))
    assert allowed(position, "yellow drives 1 to Dock, dumps blue blue")
    assert not allowed(street(car("Mill", "trunk", trunk=["blue"])), "yellow drives 1 to Dock, dumps blue blue")


def test_trunk_lost_two_without_the_equipment_may_both_be_dumped() -> None:
    assert allowed(street(car("Mill", trunk=["blue", "grey"])), "yellow drives 1 to Dock, dumps blue grey")


def test_harbour_stop_ones_own_gangsters_are_never_dumped() -> None:
    assert not allowed(street(car("Mill", aboard=5)), "yellow drives 1 to Dock, dumps yellow")


def test_harbour_stop_dumping_comes_before_taking() -> None:
    position = street(car("Mill", trunk=["blue"]), display=["door"])
    assert allowed(position, "yellow drives 1 to Dock, dumps blue, takes door")
    assert not allowed(position, "yellow drives 1 to Dock, takes door, dumps blue")
    assert not allowed(position, "yellow drives 1 to Dock, dumps blue")


def test_drive_exact_passing_the_harbour_does_nothing() -> None:
    position = city(car("North Side", trunk=["blue"]), display=["door"])
    assert allowed(position, "yellow drives 3 to Little Africa")
    assert not allowed(position, "yellow drives 3 to Little Africa, takes door")
    assert not allowed(position, "yellow drives 3 to Little Africa, dumps blue")


def test_harbour_stop_a_loop_from_the_harbour_to_the_harbour_is_a_stop() -> None:
    position = city(car("Gold Coast", "engine"), display=["door"])
    assert allowed(position, "yellow drives 3+1 to Gold Coast, takes door")
    assert not allowed(position, "yellow drives 3+1 to Gold Coast")


def test_equipment_at_once_an_engine_taken_in_this_drive_does_not_lengthen_it() -> None:
    position = street(car("Park", cards=[1]), display=["engine"])
    assert not allowed(position, "yellow drives 1+1 to Dock, takes engine")
    assert allowed(street(car("Park", cards=[2]), display=["engine"]), "yellow drives 2 to Dock, takes engine")


# Loading


def test_cargo_where_own_and_others_are_loaded_where_the_car_stands() -> None:
    position = street(car("Mill"))
    asked = [f"yellow loads {where}" for where in ["Mill 1", "Mill 2", "Mill 4", "Park 1", "Park 2", "Yard 1"]]
    assert split(position, *asked) == asked[:3]


def test_cargo_one_an_empty_field_and_a_field_that_is_not_there_hold_nobody() -> None:
    wrong = ["Mill 3", "Mill 0", "Mill 5", "Mill -1", "Mill 01", "Mill 1 2", "Dock 1", "Nowhere 1"]
    assert split(street(car("Mill")), *[f"yellow loads {where}" for where in wrong]) == []


def test_cargo_where_a_full_trunk_stops_others_and_not_ones_own() -> None:
    position = street(car("Mill", trunk=["grey"]))
    assert split(position, "yellow loads Mill 1", "yellow loads Mill 2") == ["yellow loads Mill 1"]


def test_cargo_where_own_gangsters_ride_in_the_car_without_limit() -> None:
    assert allowed(street(car("Mill", aboard=19, trunk=["grey"])), "yellow loads Mill 1")


def test_cargo_where_the_trunk_equipment_makes_room_for_two() -> None:
    assert allowed(street(car("Mill", "trunk", trunk=["grey"])), "yellow loads Mill 2")
    assert not allowed(street(car("Mill", "trunk", trunk=["grey", "blue"])), "yellow loads Mill 2")


def test_trunk_lost_with_two_aboard_and_no_trunk_equipment_there_is_no_room() -> None:
    assert not allowed(street(car("Mill", trunk=["grey", "blue"])), "yellow loads Mill 2")
    assert allowed(street(car("Mill", trunk=["grey", "blue"])), "yellow unloads grey")


def test_gun_reach_others_from_next_door_and_own_ones_not() -> None:
    position = street(car("Mill", "tommy gun"))
    asked = [f"yellow loads {where}" for where in ["Park 1", "Park 3", "Park 2", "Yard 1"]]
    assert split(position, *asked) == asked[:2]


def test_gun_reach_the_trunk_must_have_room() -> None:
    assert not allowed(street(car("Mill", "tommy gun", trunk=["blue"])), "yellow loads Park 1")
    assert allowed(street(car("Mill", "tommy gun", "trunk", trunk=["blue"])), "yellow loads Park 1")


def test_gun_reach_not_out_of_the_harbour() -> None:
    assert not allowed(street(car("Dock", "tommy gun")), "yellow loads Mill 2")
    assert allowed(street(car("Park", "tommy gun")), "yellow loads Mill 2")


def test_gun_reach_nobody_is_unloaded_next_door() -> None:
    position = street(car("Park", "tommy gun", trunk=["blue"]), districts={"Mill": row("....")})
    assert split(position, "yellow unloads blue", "yellow unloads blue to Mill") == []


def test_bodyguard_shield_nobody_else_loads_that_cars_gangsters_where_it_stands() -> None:
    position = street(car("Mill"), cars={"blue": car("Mill", "bodyguard")})
    assert split(position, "yellow loads Mill 2", "yellow loads Mill 4") == ["yellow loads Mill 4"]
    elsewhere = street(car("Mill"), cars={"blue": car("Park", "bodyguard")})
    assert allowed(elsewhere, "yellow loads Mill 2")


def test_bodyguard_shield_holds_against_the_gun_too() -> None:
    position = street(car("Mill", "tommy gun"), cars={"grey": car("Park", "bodyguard")})
    assert split(position, "yellow loads Park 1", "yellow loads Park 3") == ["yellow loads Park 3"]


def test_bodyguard_shield_ones_own_boss_may_load() -> None:
    position = street(car("Mill", "bodyguard"))
    assert split(position, "yellow loads Mill 1", "yellow loads Mill 2") == [
        "yellow loads Mill 1",
        "yellow loads Mill 2",
    ]


def test_two_other_colour_ones_own_bodyguard_does_not_stop_ones_second_colour() -> None:
    guards = {"brown": car("Park", "bodyguard"), "grey": car("Park")}
    position = street(car("Park"), players=2, cars=guards)
    assert allowed(position, "yellow loads Park 3")
    assert not allowed({**position, "turn": "grey"}, "grey loads Park 3")
    assert not allowed({**position, "players": 4}, "yellow loads Park 3")


def test_two_other_colour_the_bodyguard_shields_his_own_cars_colour_only() -> None:
    position = street(
        car("Yard"), players=2, turn="grey", cars={"brown": car("Park", "bodyguard"), "grey": car("Park")}
    )
    assert allowed(position, "grey loads Park 2")


def test_two_other_colour_the_second_colour_rides_in_the_trunk() -> None:
    assert not allowed(street(car("Park", trunk=["blue"]), players=2), "yellow loads Park 3")
    assert allowed(street(car("Mill", "tommy gun"), players=2), "yellow loads Park 3")


def test_harbour_no_tablet_and_an_unnamed_place_nothing_is_loaded_or_unloaded() -> None:
    asked = ["yellow unloads yellow", "yellow unloads blue", "yellow loads Park 1"]
    full = {"aboard": 3, "trunk": ["blue"]}
    assert split(street(car("Dock", **full)), *asked) == []
    assert split(mill(car("Park", **full), "...."), *asked) == []
    assert split(mill(car("Mill", **full), "...."), *asked) == asked[:2]


# Unloading


def test_cargo_where_only_who_is_aboard_is_unloaded() -> None:
    asked = [f"yellow unloads {colour}" for colour in ["yellow", "blue", "grey", "brown", "green"]]
    assert split(street(car("Mill", aboard=1, trunk=["blue"])), *asked) == asked[:2]
    assert split(street(car("Mill", aboard=0, trunk=["grey"])), *asked) == asked[2:3]


def test_cargo_one_the_door_lets_two_of_ones_own_out() -> None:
    two = "yellow unloads yellow yellow"
    assert allowed(mill(car("Mill", "door", aboard=2), "...."), two)
    assert not allowed(mill(car("Mill", "engine", aboard=2), "...."), two)
    assert not allowed(mill(car("Mill", "door", aboard=1), "...."), two)
    assert not allowed(mill(car("Mill", "door", aboard=3), "...."), "yellow unloads yellow yellow yellow")


def test_cargo_one_the_door_is_not_compulsory() -> None:
    assert allowed(mill(car("Mill", "door", aboard=2), "...."), "yellow unloads yellow")


def test_cargo_one_the_door_helps_nobody_in_the_trunk() -> None:
    position = mill(car("Mill", "door", aboard=2, trunk=["blue", "blue"]), "....")
    assert split(position, *[f"yellow unloads {two}" for two in ["yellow blue", "blue yellow", "blue blue"]]) == []
    assert allowed(position, "yellow unloads blue")


def test_two_other_colour_the_door_takes_the_second_colour_for_another() -> None:
    position = mill(car("Mill", "door", aboard=2, trunk=["brown", "brown"]), "....", players=2)
    assert not allowed(position, "yellow unloads brown brown")
    assert not allowed(position, "yellow unloads yellow brown")
    assert allowed(position, "yellow unloads brown")


def test_tablet_full_nobody_is_set_down() -> None:
    position = mill(car("Mill", aboard=1, trunk=["blue"]), "YBGN")
    assert split(position, "yellow unloads yellow", "yellow unloads blue") == []


def test_tablet_full_for_the_second_two_are_not_unloaded_and_one_is() -> None:
    asked = ["yellow unloads yellow", "yellow unloads yellow yellow"]
    for fields in ["YB.G", "YBG."]:
        assert split(mill(car("Mill", "door", aboard=2), fields), *asked) == asked[:1]


def test_gap_filling_same_gang_only_the_colour_on_the_last_field_fills_gaps() -> None:
    asked = ["yellow unloads yellow", "yellow unloads grey"]
    yellow = car("Mill", aboard=1, trunk=["grey"])
    assert split(mill(yellow, "YB.G"), *asked) == asked
    french = {"rulings": {"gap": "same-gang-on-last-field"}}
    assert split(mill(yellow, "YB.G", **french), *asked) == asked[1:]
    assert split(mill(yellow, "YBG.", **french), *asked) == asked


def test_gap_filling_same_gang_the_first_of_two_may_open_the_gap_for_the_second() -> None:
    french = {"rulings": {"gap": "same-gang-on-last-field"}}
    two = "yellow unloads yellow yellow"
    assert allowed(mill(car("Mill", "door", aboard=2), "Y.B.", **french), two)
    assert not allowed(mill(car("Mill", "door", aboard=2), "Y..G", **french), two)
    assert allowed(mill(car("Mill", "door", aboard=2), "Y..G"), two)


# A lost turn


def test_turn_stuck_the_turn_is_lost_only_where_nothing_can_be_done() -> None:
    board = {"harbour": "Dock", "connections": [["Dock", "Mill"]]}
    lost = "yellow loses the turn"
    stuck = {"board": board, "cars": {"yellow": car("Mill", cards=[2, 3], aboard=1, trunk=["blue"])}}
    assert allowed(stuck, lost)
    assert every_action(stuck, "yellow") == [lost]
    assert best(stuck, "yellow") == {lost}
    assert not allowed({**stuck, "cars": {"yellow": car("Mill", cards=[1, 2])}}, lost)
    assert not allowed({**stuck, "districts": {"Mill": row("....")}}, lost)
    assert allowed({**stuck, "districts": {"Mill": row("BGBG")}}, lost)
    assert not allowed({**stuck, "districts": {"Mill": row("BGYG")}}, lost)
    assert not allowed(stuck, "grey loses the turn")


def test_turn_stuck_both_cars_of_the_person_must_be_stuck() -> None:
    board = {"harbour": "Dock", "connections": [["Dock", "Mill"]]}
    asked = ["yellow loses the turn", "brown loses the turn", "blue loses the turn"]
    position = {
        "players": 2,
        "board": board,
        "cars": {"yellow": car("Mill", cards=[2]), "brown": car("Dock", cards=[3])},
    }
    assert split(position, *asked) == asked[:2]
    position["cars"] = {"yellow": car("Mill", cards=[2]), "brown": car("Dock", cards=[1])}
    assert split(position, *asked) == []
    assert every_action(position, "yellow") == []


def test_turn_one_on_the_standard_map_there_is_always_something_to_do() -> None:
    for players, card, place in product([3, 4], [1, 2, 3], places({})):
        if (players, place) != (3, "Cicero"):
            position = city(car(place, cards=[card]), players=players)
            assert every_action(position, "yellow")
            assert not allowed(position, "yellow loses the turn")


# Everything at once


def test_turn_one_every_action_of_a_small_position() -> None:
    position = mill(car("Mill", cards=[1], aboard=1), "YB..", display=["door"])
    assert sorted(every_action(position, "yellow")) == [
        "yellow drives 1 to Dock, takes door",
        "yellow drives 1 to Park",
        "yellow loads Mill 1",
        "yellow loads Mill 2",
        "yellow unloads yellow",
    ]


def test_turn_one_every_action_is_asked_as_if_it_were_that_colours_turn() -> None:
    position = mill(car("Dock"), "YB..", cars={"grey": car("Yard", cards=[3])})
    assert every_action(position, "grey") == ["grey drives 3 to Dock"]
    assert not allowed(position, "grey drives 3 to Dock")


TRIANGLE = {"harbour": "Dock", "connections": [["Dock", "Mill"], ["Mill", "Park"], ["Park", "Dock"]]}


def everything_that_can_be_named(position: dict[str, Any]) -> list[str]:
    """Every sentence in yellow's name, two who are dumped in seating order."""
    everybody, everywhere = colours(position), places(position)
    pushes = [f", pushes {other} to {place}" for other, place in product(everybody, everywhere)]
    swaps = [f", swaps with {other}" for other in everybody]
    two = list(combinations_with_replacement(everybody, 2))
    dumps = [f", dumps {' '.join(some)}" for some in [*[(one,) for one in everybody], *two]]
    takes = [f", takes {kind}" for kind in ["bodyguard", "engine", "tommy gun", "trunk", "bumper", "door"]]
    drives = product("123", ["", "+1"], everywhere, ["", *pushes, *swaps], ["", *dumps], ["", *takes])
    return [
        "yellow loses the turn",
        *[
            f"yellow drives {card}{one_more} to {end}{shove}{dump}{take}"
            for card, one_more, end, shove, dump, take in drives
        ],
        *[f"yellow loads {place} {field}" for place, field in product(everywhere, range(20))],
        *[f"yellow unloads {one}" for one in everybody],
        *[f"yellow unloads {one} {other}" for one, other in product(everybody, everybody)],
    ]


@pytest.mark.parametrize(
    ("equipment", "trunk", "rulings"),
    [
        (["bumper", "engine"], ["grey", "brown"], {}),
        (["bumper", "door"], ["brown"], {"bumper": "swap"}),
        (["tommy gun", "trunk"], ["grey"], {"gap": "same-gang-on-last-field"}),
    ],
)
def test_turn_one_every_action_is_all_that_is_allowed_of_all_that_can_be_named(
    equipment: list[str], trunk: list[str], rulings: dict[str, str]
) -> None:
    position = {
        "players": 3,
        "board": TRIANGLE,
        "districts": {"Mill": row("YGN..Y.G"), "Park": row("YYG.")},
        "cars": {
            "yellow": car("Mill", *equipment, aboard=3, trunk=trunk),
            "grey": car("Dock"),
            "brown": car("Park", "bodyguard"),
        },
        "display": ["door", "tommy gun", "bumper"],
        "rulings": rulings,
    }
    named = everything_that_can_be_named(position)
    found = every_action(position, "yellow")
    assert len(found) == len(set(found))
    assert sorted(found) == sorted(split(position, *named))


# The lead and the best action


def test_tie_highest_rank_the_lead_after_each_of_the_actions() -> None:
    # before: one each, blue stands higher: blue 5, yellow 2
    position = mill(car("Mill", cards=[1], aboard=1), "YB..", 5, 2)
    assert lead_after(position, "yellow drives 1 to Park") == 2 - 5
    assert lead_after(position, "yellow unloads yellow") == 5 - 2
    assert lead_after(position, "yellow loads Mill 2") == 5 - 0
    assert lead_after(position, "yellow loads Mill 1") == 0 - 5
    assert best(position, "yellow") == {"yellow loads Mill 2"}


def test_places_left_to_right_the_first_place_is_not_always_the_best() -> None:
    # one gangster more makes yellow first, for 1 instead of 4; without blue it would be first too
    position = mill(car("Mill", cards=[1], aboard=1), "YB..", 1, 4)
    assert lead_after(position, "yellow unloads yellow") == 1 - 4
    assert best(position, "yellow") == {"yellow drives 1 to Dock", "yellow drives 1 to Park"}


def test_the_lead_is_taken_over_the_best_of_the_others_and_not_over_all() -> None:
    # blue 5, grey 4, yellow 2
    position = mill(car("Mill"), "YGB.", 5, 4, 2)
    assert lead_after(position, "yellow drives 1 to Park") == 2 - 5
    assert lead_after({**position, "influence": {"grey": 3}}, "yellow drives 1 to Park") == 2 - 7
    assert lead_after({**position, "influence": {"yellow": 12, "brown": 40}}, "yellow drives 1 to Park") == 14 - 40


def test_the_influence_of_another_may_make_two_actions_equally_good() -> None:
    # with 10 for grey, it no longer matters what blue gets
    position = mill(car("Mill", cards=[1], aboard=1), "YB..", 5, 2, influence={"grey": 10})
    assert best(position, "yellow") == {"yellow loads Mill 2", "yellow unloads yellow"}


def test_casino_all_the_casino_card_counts_doubled_in_the_lead() -> None:
    position = street(car("Mill"), casino=4, districts={"Mill": row("YB..", "?", 3, doubled=True)})
    assert lead_after(position, "yellow drives 1 to Park") == 6 - 8
    assert lead_after(position, "yellow loads Mill 2") == 8
    assert best(position, "yellow") == {"yellow loads Mill 2"}


def test_all_districts_named_are_reckoned() -> None:
    districts = {"Mill": row("YB..", 5, 2), "Park": row("NY", 4, 3), "Yard": row("B", 1)}
    # yellow 2 + 4, blue 5 + 1, brown 3
    assert lead_after(street(car("Mill"), districts=districts), "yellow drives 1 to Park") == 6 - 6


def test_two_persons_both_colours_count_together() -> None:
    # blue 5, yellow 4, brown 2
    position = mill(car("Mill", cards=[1], aboard=1), "NYB.", 5, 4, 2, players=2)
    assert lead_after(position, "yellow drives 1 to Park") == 6 - 5
    assert lead_after(position, "yellow unloads yellow") == 7 - 4
    assert lead_after(position, "yellow loads Mill 1") == 4 - 5
    assert lead_after(position, "yellow loads Mill 3") == 9 - 0
    assert best(position, "yellow") == {"yellow loads Mill 3"}
    more = {**position, "influence": {"yellow": 1, "grey": 10, "blue": 20}}
    assert lead_after(more, "yellow drives 1 to Park") == 7 - 35


def test_cicero_closed_its_tablet_does_not_count_in_the_lead() -> None:
    said = {"board": THROUGH_CICERO, "districts": {"Cicero": row("Y", 6)}, "cars": {"yellow": car("A")}}
    assert lead_after({**said, "players": 4}, "yellow drives 1 to Dock") == 6
    assert lead_after({**said, "players": 3}, "yellow drives 1 to Dock") == 0


def test_cargo_colour_a_gangster_counts_for_his_colour_and_in_a_trunk_for_nobody() -> None:
    position = mill(car("Mill", trunk=["grey"]), "B...", 5, 2)
    assert lead_after(position, "yellow drives 1 to Park") == -5
    assert lead_after(position, "yellow unloads grey") == -5
    assert lead_after(mill(car("Mill"), "B...", 5, 2), "yellow loads Mill 1") == 0


def test_gap_filling_the_field_decides_a_tie_in_the_lead() -> None:
    # the last field is taken: yellow fills the gap 2, two each, and grey stands higher
    position = mill(car("Mill", aboard=1), "Y.GG", 5, 2)
    assert lead_after(position, "yellow unloads yellow") == 2 - 5
    # the last field is free: yellow goes there and stands higher
    assert lead_after(mill(car("Mill", aboard=1), "YGG.", 5, 2), "yellow unloads yellow") == 5 - 2


def test_cargo_one_with_the_door_both_count() -> None:
    # one: two each, yellow on the last field; two: three to two, the second one fills the gap
    position = mill(car("Mill", "door", aboard=2), "Y.GG.", 5, 2, influence={"blue": 1})
    assert lead_after(position, "yellow unloads yellow") == 5 - 2
    assert lead_after(position, "yellow unloads yellow yellow") == 5 - 2
    third = mill(car("Mill", "door", aboard=2), ".GG..", 5, 2)
    assert lead_after(third, "yellow unloads yellow") == 2 - 5
    assert lead_after(third, "yellow unloads yellow yellow") == 5 - 2
    assert best(third, "yellow") == {"yellow unloads yellow yellow"}


def test_bumper_push_what_is_pushed_dumped_and_taken_changes_nothing_in_the_lead() -> None:
    said = {"board": SQUARE, "districts": {"A": row("YB.", 5, 2)}, "display": ["door"]}
    position = {**said, "cars": {"yellow": car("A", "bumper", trunk=["blue"]), "blue": car("E")}}
    leads = [lead_after(position, "yellow drives 1 to E, pushes blue to A, dumps blue, takes door")]
    leads += [lead_after(position, "yellow drives 1 to B")]
    assert leads == [-3, -3]


def test_the_lead_of_a_colour_is_asked_as_if_it_were_its_turn() -> None:
    position = mill(car("Dock"), "YB..", 5, 2, cars={"blue": car("Mill", cards=[1])})
    assert lead_after(position, "blue loads Mill 1") == 5
    assert best(position, "blue") == {"blue loads Mill 1"}


def test_there_is_no_lead_after_what_is_not_allowed() -> None:
    position = mill(car("Dock"), "YB..")
    for action in ["yellow loads Mill 1", "yellow loses the turn", "green drives 1 to Mill", "nonsense"]:
        with pytest.raises(ValueError):
            lead_after(position, action)
