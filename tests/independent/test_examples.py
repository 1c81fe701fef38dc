"""Examples worked out by hand from the rulebooks and the rulings, for this second writing of the rules."""

from itertools import product
from typing import Any

import pytest

from . import rules, wrong

NORTH_SIDE = "EBNYGYNYG......."
NORTH_SIDE_PLACES = [5, 4, 2, "?"]

STANDARD_MAP = [
    ("North Side", "West Side"),
    ("North Side", "The Loop"),
    ("Gold Coast", "The Loop"),
    ("Gold Coast", "Little Africa"),
    ("West Side", "Greek Town"),
    ("West Side", "Cicero"),
    ("West Side", "Stickney"),
    ("The Loop", "Greek Town"),
    ("The Loop", "Chinatown"),
    ("Greek Town", "Little Italy"),
    ("Little Italy", "Cicero"),
    ("Little Italy", "Chinatown"),
    ("Little Italy", "Stickney"),
    ("Little Italy", "South Side"),
    ("Chinatown", "Little Africa"),
    ("Little Africa", "South Side"),
]
STANDARD_PLACES = {place for pair in STANDARD_MAP for place in pair}

# A square with a tail:   B - A - E        and two roads from P to Q:   P - C - Q
#                         |   |                                         |       |
#                         C - D                                         +-- R --+
SQUARE = [("A", "B"), ("B", "C"), ("C", "D"), ("D", "A"), ("A", "E")]
TWO_ROADS = [("P", "C"), ("C", "Q"), ("P", "R"), ("R", "Q")]
LONG_WAY_ROUND = [("P", "C"), ("C", "Q"), ("P", "R"), ("R", "S"), ("S", "Q")]

# Dock (the harbour) - Mill - Park - Yard
STREET = [("Dock", "Mill"), ("Mill", "Park"), ("Park", "Yard")]


def car(gang: str, at: str, trunk: str = "", *equipment: str) -> dict[str, Any]:
    """A car as `loads` reads it."""
    return {"gang": gang, "at": at, "trunk": trunk, "equipment": list(equipment)}


def street(mine: dict[str, Any], *others: dict[str, Any], persons: list[list[str]] | None = None) -> dict[str, Any]:
    """The street with Y, B and G at the Mill, G, Y and N in the Park, B at the Yard."""
    return {
        "car": mine,
        "others": list(others),
        "harbour": "Dock",
        "connections": STREET,
        "tablets": {"Mill": "YB.G", "Park": "GYN", "Yard": "B...."},
        "closed": None,
        "persons": persons,
    }


def north_side(rule: Any) -> Any:
    """What a rule pays in the rulebook's example: the casino card is a 5, the district doubled."""
    return rule(NORTH_SIDE_PLACES, 5, True, NORTH_SIDE)


# points and order


def test_rank_field_the_highest_gangster_is_the_one_on_the_last_of_his_gangs_fields() -> None:
    assert [rules.highest(NORTH_SIDE, gang) for gang in "YGNBE"] == [8, 9, 7, 2, 1]
    assert [rules.number(NORTH_SIDE, gang) for gang in "YGNBE"] == [3, 2, 2, 1, 1]
    assert rules.present(NORTH_SIDE) == set("YGNBE")
    assert rules.present("....") == set()


def test_rank_field_a_gang_that_is_not_there_has_no_rank() -> None:
    with pytest.raises(ValueError):
        rules.highest("YB..", "G")


def test_tie_highest_rank_the_north_sides_order_is_the_rulebooks() -> None:
    assert rules.order(NORTH_SIDE) == ["Y", "G", "N", "B", "E"]


def test_casino_all_the_north_side_pays_what_the_rulebook_says() -> None:
    assert north_side(rules.points) == {"Y": 10, "G": 8, "N": 4, "B": 10, "E": 0}


def test_places_left_to_right_the_second_place_may_pay_more_than_the_first() -> None:
    assert rules.points([1, 2, 3], None, False, "YYGGNYGY") == {"Y": 1, "G": 2, "N": 3}


def test_places_left_to_right_who_comes_too_late_gets_nothing() -> None:
    assert rules.points([4], None, False, "YYGNB.") == {"Y": 4, "G": 0, "N": 0, "B": 0}


def test_places_left_to_right_places_nobody_comes_for_are_not_paid() -> None:
    assert rules.points([3, 5, 1], None, True, "..B.......") == {"B": 6}
    assert rules.points([3, 5, 1], None, True, "..........") == {}
    assert rules.order("....") == []


def test_tie_highest_rank_equal_numbers_are_never_shared() -> None:
    assert rules.points([6, 4, 2], None, False, "YGNYGN......") == {"N": 6, "G": 4, "Y": 2}


def test_casino_all_one_card_stands_for_every_question_mark_and_is_doubled() -> None:
    assert rules.points(["?", "?"], 3, False, "YYG......") == {"Y": 3, "G": 3}
    assert rules.points(["?", 2], 6, True, "YYG...") == {"Y": 12, "G": 4}


def test_casino_all_without_a_card_a_question_mark_cannot_be_paid() -> None:
    assert rules.points([5, 2, "?"], None, False, "YYG.......") == {"Y": 5, "G": 2}
    with pytest.raises(ValueError):
        rules.points([5, 2, "?"], None, False, "YYGN......")


def test_tie_highest_rank_on_all_tablets_of_five_fields_sorting_gives_the_same_order() -> None:
    for letters in product(".YGN", repeat=5):
        fields = "".join(letters)
        by_key = sorted(rules.present(fields), key=lambda gang: (-fields.count(gang), -fields.rindex(gang)))
        assert rules.order(fields) == by_key


# field


def test_gap_filling_the_first_gangster_goes_to_the_arrow_field() -> None:
    assert rules.next_field("......", "Y") == 1


def test_gap_filling_gaps_stay_while_the_very_last_field_is_empty() -> None:
    assert rules.unload("YB.G....", "Y") == [5]
    assert rules.unload("...G....", "Y") == [5]


def test_gap_filling_once_somebody_stands_on_the_very_last_field_gaps_are_filled_from_the_front() -> None:
    assert rules.unload("YB.G....", "YYYYYY") == [5, 6, 7, 8, 3]
    assert rules.unload(".B.Y", "GEN") == [1, 3]
    assert rules.next_field(".B.Y", "B") == 1


def test_gap_filling_when_the_last_field_is_emptied_it_has_to_be_reached_again() -> None:
    assert rules.unload(".BY.", "NN") == [4, 1]


def test_gap_definition_when_the_last_standing_one_is_loaded_the_fields_before_him_are_free_again() -> None:
    assert rules.gaps("Y..G") == [2, 3]
    assert rules.gaps("Y...") == []
    assert rules.unload("Y...", "BB") == [2, 3]


def test_gap_definition_on_an_emptied_tablet_the_arrow_field_comes_first_again() -> None:
    assert rules.unload("...Y.", "B") == [5]
    assert rules.unload(".....", "B") == [1]


def test_tablet_full_nobody_can_be_set_down() -> None:
    assert rules.next_field("YGNB", "Y") is None
    assert rules.unload("YGNB", "YY") == []


def test_cargo_one_an_unloading_of_nobody_takes_no_field() -> None:
    assert rules.unload("Y...", "") == []


def test_gap_filling_option_gaps_only_for_the_gang_on_the_last_field() -> None:
    assert rules.unload(".B.Y", "YB", same_gang=True) == [1]
    assert rules.unload(".B.Y", "BY", same_gang=True) == []
    assert rules.unload(".B..", "GGG", same_gang=True) == [3, 4, 1]
    assert rules.unload(".B..", "GGB", same_gang=True) == [3, 4]
    assert rules.next_field("YGNB", "B", same_gang=True) is None


def test_gap_filling_every_empty_field_is_taken_once_whatever_stands_on_the_tablet() -> None:
    for letters in product(".YG", repeat=6):
        fields = "".join(letters)
        used = fields.rstrip(".")
        after = list(range(len(used) + 1, 7))
        gaps = [field for field in range(1, len(used) + 1) if used[field - 1] == "."]
        assert rules.unload(fields, "Y" * 7) == after + gaps


# reach


def test_drive_exact_from_greek_town_a_three_ends_in_the_rulebooks_four_places() -> None:
    ends = rules.reach(STANDARD_MAP, "Greek Town", [3])
    assert ends == {"The Loop", "Little Africa", "West Side", "Little Italy"}


def test_drive_exact_the_harbour_is_a_step_and_a_stop_like_every_place() -> None:
    assert rules.reach(STREET, "Mill", [1]) == {"Dock", "Park"}
    assert rules.reach([("Mill", "Dock"), ("Dock", "Park")], "Mill", [2]) == {"Park"}
    ends = rules.reach(STANDARD_MAP, "North Side", [2])
    assert ends == {"Greek Town", "Cicero", "Stickney", "Gold Coast", "Chinatown"}


def test_drive_exact_no_drive_ends_early() -> None:
    assert rules.reach(SQUARE, "A", [2]) == {"C"}
    assert rules.reach(STREET, "Mill", [3]) == set()


def test_drive_exact_lengths_are_the_cards_or_one_more_with_the_engine() -> None:
    assert rules.drive_lengths([1, 3], False) == {1, 3}
    assert rules.drive_lengths([1, 3], True) == {1, 2, 3, 4}
    assert rules.drive_lengths([3], True) == {3, 4}


def test_drive_exact_several_lengths_give_all_their_ends() -> None:
    assert rules.reach(SQUARE, "A", [1, 2]) == {"B", "C", "D", "E"}


def test_drive_no_way_back_a_connection_is_used_once_in_whichever_direction() -> None:
    assert rules.reach(SQUARE, "A", [3]) == {"B", "D"}
    assert rules.reach(SQUARE, "E", [2]) == {"B", "D"}


def test_drive_no_way_back_a_loop_may_end_where_it_began_and_even_lead_on() -> None:
    assert rules.reach(SQUARE, "A", [4]) == {"A"}
    assert rules.reach(SQUARE, "A", [5]) == {"E"}
    assert rules.reach(SQUARE, "E", [5]) == {"A"}


def test_drive_no_way_back_on_the_standard_map_four_leads_home_from_everywhere_three_from_nowhere() -> None:
    for place in STANDARD_PLACES:
        assert place in rules.reach(STANDARD_MAP, place, [4])
        assert place not in rules.reach(STANDARD_MAP, place, [3])


def test_cicero_closed_it_is_neither_stop_nor_passage() -> None:
    assert rules.reach(TWO_ROADS, "P", [1]) == {"C", "R"}
    assert rules.reach(TWO_ROADS, "P", [1], closed="C") == {"R"}
    assert rules.reach(TWO_ROADS, "P", [2], closed="C") == {"Q"}
    assert rules.reach(TWO_ROADS, "P", [3]) == {"C", "R"}
    assert rules.reach(TWO_ROADS, "P", [3], closed="C") == set()
    assert rules.reach(STANDARD_MAP, "West Side", [1], closed="Cicero") == {"North Side", "Greek Town", "Stickney"}


def test_cicero_closed_option_it_may_be_driven_through_but_nobody_stops_there() -> None:
    assert rules.reach(TWO_ROADS, "P", [1], closed="C", road=True) == {"R"}
    assert rules.reach(TWO_ROADS, "P", [3], closed="C", road=True) == {"R"}
    assert rules.reach(TWO_ROADS, "P", [4], closed="C", road=True) == {"P"}


def test_cicero_closed_every_place_can_still_be_left_with_every_card() -> None:
    for place, card in product(STANDARD_PLACES - {"Cicero"}, [1, 2, 3]):
        assert rules.reach(STANDARD_MAP, place, [card], closed="Cicero")


# load


def test_cargo_where_own_and_other_gangsters_are_loaded_where_the_car_stands() -> None:
    assert rules.loads(street(car("Y", "Mill"))) == {("Mill", 1), ("Mill", 2), ("Mill", 4)}


def test_cargo_where_a_full_trunk_stops_others_but_not_own_ones() -> None:
    assert rules.loads(street(car("Y", "Mill", "N"))) == {("Mill", 1)}


def test_cargo_where_the_trunk_equipment_gives_a_second_place_and_no_third() -> None:
    assert rules.loads(street(car("Y", "Mill", "N", "trunk"))) == {("Mill", 1), ("Mill", 2), ("Mill", 4)}
    assert rules.loads(street(car("Y", "Mill", "NB", "trunk"))) == {("Mill", 1)}


def test_trunk_lost_with_two_aboard_and_no_trunk_equipment_nothing_more_goes_into_the_trunk() -> None:
    assert rules.loads(street(car("Y", "Mill", "NB"))) == {("Mill", 1)}


def test_harbour_no_tablet_nothing_is_loaded_in_the_harbour() -> None:
    assert rules.loads(street(car("Y", "Dock"))) == set()


def test_bodyguard_shield_others_do_not_load_that_cars_gangsters() -> None:
    guarded = street(car("Y", "Mill"), car("B", "Mill", "", "bodyguard"), car("G", "Mill"))
    assert rules.loads(guarded) == {("Mill", 1), ("Mill", 4)}


def test_bodyguard_shield_he_guards_only_where_his_car_stands() -> None:
    away = street(car("Y", "Mill"), car("B", "Yard", "", "bodyguard"))
    assert rules.loads(away) == {("Mill", 1), ("Mill", 2), ("Mill", 4)}


def test_bodyguard_shield_not_even_with_the_tommy_gun() -> None:
    guarded = street(car("Y", "Mill", "", "tommy gun"), car("N", "Park", "", "bodyguard"))
    assert rules.loads(guarded) == {("Mill", 1), ("Mill", 2), ("Mill", 4), ("Park", 1)}


def test_bodyguard_shield_his_own_boss_loads_own_and_other_ones_there() -> None:
    boss = street(car("Y", "Mill", "", "bodyguard"))
    assert rules.loads(boss) == {("Mill", 1), ("Mill", 2), ("Mill", 4)}


def test_gun_reach_others_next_door_too_but_not_own_ones_and_not_two_doors_away() -> None:
    armed = street(car("Y", "Mill", "", "tommy gun"))
    assert rules.loads(armed) == {("Mill", 1), ("Mill", 2), ("Mill", 4), ("Park", 1), ("Park", 3)}


def test_gun_reach_connections_count_in_both_directions() -> None:
    armed = street(car("Y", "Yard", "", "tommy gun"))
    assert rules.loads(armed) == {("Yard", 1), ("Park", 1), ("Park", 3)}


def test_gun_reach_needs_room_in_the_trunk() -> None:
    assert rules.loads(street(car("Y", "Mill", "N", "tommy gun"))) == {("Mill", 1)}
    roomy = street(car("Y", "Mill", "N", "tommy gun", "trunk"))
    assert rules.loads(roomy) == {("Mill", 1), ("Mill", 2), ("Mill", 4), ("Park", 1), ("Park", 3)}


def test_gun_reach_not_out_of_the_harbour() -> None:
    assert rules.loads(street(car("Y", "Dock", "", "tommy gun"))) == set()


def test_gun_reach_not_into_the_harbour_nor_into_the_closed_place() -> None:
    position = street(car("Y", "Mill", "", "tommy gun"))
    position["tablets"] = {"Dock": "BB", "Mill": "....", "Park": "BB"}
    assert rules.loads(position) == {("Park", 1), ("Park", 2)}
    assert rules.loads({**position, "closed": "Park"}) == set()


def test_equipment_without_a_word_about_loading_changes_nothing() -> None:
    for kind in ["engine", "door", "bumper"]:
        position = street(car("Y", "Mill", "", kind))
        assert rules.loads(position) == {("Mill", 1), ("Mill", 2), ("Mill", 4)}


def test_cargo_where_a_district_without_a_named_tablet_has_nobody_to_load() -> None:
    position = street(car("Y", "Mill"))
    assert rules.loads({**position, "tablets": {"Park": "YYB"}}) == set()


def test_two_other_colour_the_second_colour_rides_in_the_trunk() -> None:
    pairs = [["Y", "B"], ["G", "N"]]
    assert rules.loads(street(car("Y", "Mill", "N"), persons=pairs)) == {("Mill", 1)}
    armed = street(car("B", "Mill", "", "tommy gun"), persons=pairs)
    assert rules.loads(armed) == {("Mill", 1), ("Mill", 2), ("Mill", 4), ("Park", 1), ("Park", 2), ("Park", 3)}


def test_two_other_colour_the_bodyguard_shields_against_the_other_person_only() -> None:
    pairs = [["Y", "B"], ["G", "N"]]
    guards = car("B", "Mill", "", "bodyguard")
    same_person = street(car("Y", "Mill"), guards, persons=pairs)
    assert rules.loads(same_person) == {("Mill", 1), ("Mill", 2), ("Mill", 4)}
    other_person = street(car("G", "Mill"), guards, persons=pairs)
    assert rules.loads(other_person) == {("Mill", 1), ("Mill", 4)}


def test_two_other_colour_the_bodyguard_shields_his_cars_colour_and_not_its_persons_other_one() -> None:
    pairs = [["Y", "B"], ["G", "N"]]
    guards = car("Y", "Mill", "", "bodyguard")
    assert rules.loads(street(car("G", "Mill"), guards, persons=pairs)) == {("Mill", 2), ("Mill", 4)}


# the wrong rules: points and order


def test_wrong_rules_are_there_for_every_misconception() -> None:
    assert set(wrong.POINTS) == {
        "doubler-forgotten",
        "casino-forgotten",
        "casino-not-doubled",
        "tie-lower-rank",
        "tie-first-come",
        "tie-sum-of-ranks",
        "tie-shared",
        "rank-before-number",
        "biggest-number-first",
        "winner-takes-all",
    }
    assert set(wrong.ORDER) == {"tie-lower-rank", "tie-first-come", "tie-sum-of-ranks", "rank-before-number"}
    assert set(wrong.FIELD) == {"gap-at-once", "gap-never", "gap-from-the-end", "gap-same-gang", "gap-any-gang"}
    assert set(wrong.REACH) == {
        "stops-early",
        "back-and-forth",
        "shortest-way-only",
        "never-the-same-place-twice",
        "engine-forgotten",
        "engine-compulsory",
    }
    assert set(wrong.LOAD) == {
        "trunk-ignored",
        "trunk-for-own",
        "bodyguard-ignored",
        "bodyguard-too-strong",
        "gun-forgotten",
        "gun-for-own",
        "gun-from-harbour",
    }


def test_wrong_doubler_forgotten() -> None:
    assert north_side(wrong.POINTS["doubler-forgotten"]) == {"Y": 5, "G": 4, "N": 2, "B": 5, "E": 0}


def test_wrong_casino_forgotten() -> None:
    assert north_side(wrong.POINTS["casino-forgotten"]) == {"Y": 10, "G": 8, "N": 4, "B": 0, "E": 0}
    assert wrong.POINTS["casino-forgotten"](["?", 2], None, True, "YYG...") == {"Y": 0, "G": 4}


def test_wrong_casino_not_doubled() -> None:
    assert north_side(wrong.POINTS["casino-not-doubled"]) == {"Y": 10, "G": 8, "N": 4, "B": 5, "E": 0}
    assert wrong.POINTS["casino-not-doubled"](["?", 2], 6, False, "YYG...") == {"Y": 6, "G": 2}


def test_wrong_tie_lower_rank() -> None:
    assert wrong.ORDER["tie-lower-rank"](NORTH_SIDE) == ["Y", "N", "G", "E", "B"]
    assert wrong.ORDER["tie-lower-rank"]("G.NNG") == ["N", "G"]
    assert north_side(wrong.POINTS["tie-lower-rank"]) == {"Y": 10, "N": 8, "G": 4, "E": 10, "B": 0}


def test_wrong_tie_first_come() -> None:
    assert wrong.ORDER["tie-first-come"](NORTH_SIDE) == ["Y", "N", "G", "E", "B"]
    assert wrong.ORDER["tie-first-come"]("G.NNG") == ["G", "N"]
    assert wrong.ORDER["tie-first-come"]("GNNG") == ["G", "N"]
    assert wrong.ORDER["tie-first-come"]("GNGN") == ["G", "N"]
    assert north_side(wrong.POINTS["tie-first-come"]) == {"Y": 10, "N": 8, "G": 4, "E": 10, "B": 0}


def test_wrong_tie_sum_of_ranks() -> None:
    assert wrong.ORDER["tie-sum-of-ranks"](NORTH_SIDE) == ["Y", "G", "N", "B", "E"]
    assert wrong.ORDER["tie-sum-of-ranks"]("G.NNG") == ["N", "G"]
    assert wrong.ORDER["tie-sum-of-ranks"]("NNG.NG") == ["N", "G"]
    assert wrong.POINTS["tie-sum-of-ranks"]([6, 4, 2], None, False, "G.NNG") == {"N": 6, "G": 4}


def test_wrong_tie_sum_of_ranks_still_equal_is_the_true_rule() -> None:
    assert wrong.ORDER["tie-sum-of-ranks"]("GNNG") == ["G", "N"]
    assert wrong.ORDER["tie-sum-of-ranks"]("NGGN") == ["N", "G"]


def test_wrong_tie_shared() -> None:
    shared = wrong.POINTS["tie-shared"]
    assert north_side(shared) == {"Y": 10, "G": 8, "N": 8, "B": 10, "E": 10}
    assert shared([5, 4, 3], None, False, "YYGGN.") == {"Y": 5, "G": 5, "N": 3}


def test_wrong_tie_shared_where_the_places_run_out() -> None:
    shared = wrong.POINTS["tie-shared"]
    assert shared([5, 4], None, False, "YYGNB.") == {"Y": 5, "G": 4, "N": 4, "B": 4}
    assert shared([5, 4], None, False, "YYGGN.") == {"Y": 5, "G": 5, "N": 0}


def test_wrong_rank_before_number() -> None:
    assert wrong.ORDER["rank-before-number"](NORTH_SIDE) == ["G", "Y", "N", "B", "E"]
    assert north_side(wrong.POINTS["rank-before-number"]) == {"G": 10, "Y": 8, "N": 4, "B": 10, "E": 0}


def test_wrong_biggest_number_first() -> None:
    biggest = wrong.POINTS["biggest-number-first"]
    assert north_side(biggest) == {"Y": 10, "G": 10, "N": 8, "B": 4, "E": 0}
    assert biggest(["?", 3, 1], 2, True, "YYYGGN......") == {"Y": 6, "G": 4, "N": 2}
    assert biggest([1, 2, 3], None, False, "YYG.....") == {"Y": 3, "G": 2}


def test_wrong_winner_takes_all() -> None:
    assert north_side(wrong.POINTS["winner-takes-all"]) == {"Y": 10, "G": 0, "N": 0, "B": 0, "E": 0}
    assert wrong.POINTS["winner-takes-all"](["?", 2], 3, True, "YYG...") == {"Y": 6, "G": 0}


def test_wrong_points_of_an_empty_tablet_are_none_and_of_a_lone_gang_the_first_place() -> None:
    for rule in wrong.POINTS.values():
        assert rule([3, 2, 1], None, False, "....") == {}
        assert rule([3, 2, 1], None, False, "..B.") == {"B": 3}


# the wrong rules: field


def test_wrong_gap_at_once() -> None:
    assert wrong.FIELD["gap-at-once"](".B..", "YYYY") == [1, 3, 4]
    assert wrong.FIELD["gap-at-once"](".B.Y", "BG", True) == [1, 3]


def test_wrong_gap_never() -> None:
    assert wrong.FIELD["gap-never"](".B..", "YYYY") == [3, 4]
    assert wrong.FIELD["gap-never"](".B.Y", "Y", True) == []


def test_wrong_gap_from_the_end() -> None:
    assert wrong.FIELD["gap-from-the-end"]("..B..", "YGNEY") == [4, 5, 2, 1]
    assert wrong.FIELD["gap-from-the-end"](".B.Y", "GG") == [3, 1]


def test_wrong_gap_from_the_end_keeps_to_the_ruling_in_who_may_fill() -> None:
    assert wrong.FIELD["gap-from-the-end"](".B.Y", "YB", True) == [3]
    assert wrong.FIELD["gap-from-the-end"](".B.Y", "BY", True) == []


def test_wrong_gap_same_gang() -> None:
    assert wrong.FIELD["gap-same-gang"](".B.Y", "YB") == [1]
    assert wrong.FIELD["gap-same-gang"](".B..", "GGB") == [3, 4]


def test_wrong_gap_any_gang() -> None:
    assert wrong.FIELD["gap-any-gang"](".B.Y", "BY", True) == [1, 3]
    assert wrong.FIELD["gap-any-gang"](".B..", "GGBB", True) == [3, 4, 1]


def test_wrong_gap_rules_of_one_ruling_are_the_truth_under_the_other() -> None:
    for letters in product(".YB", repeat=4):
        fields = "".join(letters)
        for gangs in product("YB", repeat=3):
            assert wrong.FIELD["gap-same-gang"](fields, gangs) == rules.unload(fields, gangs, same_gang=True)
            assert wrong.FIELD["gap-any-gang"](fields, gangs, True) == rules.unload(fields, gangs)


# the wrong rules: reach


def test_wrong_stops_early() -> None:
    early = wrong.REACH["stops-early"]
    assert early(SQUARE, "A", [3], False) == {"B", "C", "D", "E"}
    assert early(SQUARE, "A", [3], True) == {"A", "B", "C", "D", "E"}
    assert early(STREET, "Dock", [2], False) == {"Mill", "Park"}
    assert early(SQUARE, "A", [], True) == set()


def test_wrong_back_and_forth() -> None:
    back = wrong.REACH["back-and-forth"]
    assert back(SQUARE, "A", [2], False) == {"A", "C"}
    assert back(SQUARE, "A", [3], False) == {"B", "D", "E"}
    assert back(SQUARE, "A", [1], True) == {"A", "B", "C", "D", "E"}


def test_wrong_shortest_way_only() -> None:
    shortest = wrong.REACH["shortest-way-only"]
    assert shortest(SQUARE, "A", [3], True) == set()
    assert shortest(SQUARE, "A", [1, 2, 3], False) == {"B", "C", "D", "E"}
    assert shortest(SQUARE, "E", [2, 3], False) == {"B", "C", "D"}


def test_wrong_never_the_same_place_twice() -> None:
    never = wrong.REACH["never-the-same-place-twice"]
    assert never(SQUARE, "A", [3], True) == {"B", "D"}
    assert never(SQUARE, "E", [3], True) == {"B", "C", "D"}


def test_wrong_engine_forgotten() -> None:
    assert wrong.REACH["engine-forgotten"](SQUARE, "A", [3], True) == {"B", "D"}


def test_wrong_engine_compulsory() -> None:
    assert wrong.REACH["engine-compulsory"](SQUARE, "A", [3], True) == {"A"}
    assert wrong.REACH["engine-compulsory"](SQUARE, "A", [3], False) == {"B", "D"}


def test_wrong_drives_keep_out_of_the_closed_place() -> None:
    assert wrong.REACH["stops-early"](TWO_ROADS, "P", [3], False, "C") == {"R", "Q"}
    assert wrong.REACH["stops-early"](LONG_WAY_ROUND, "P", [2], False, "C") == {"R", "S"}
    assert wrong.REACH["back-and-forth"](TWO_ROADS, "P", [2], False, "C") == {"P", "Q"}
    assert wrong.REACH["back-and-forth"](LONG_WAY_ROUND, "P", [2], False, "C") == {"P", "S"}
    assert wrong.REACH["never-the-same-place-twice"](TWO_ROADS, "P", [3], False, "C") == set()
    assert wrong.REACH["engine-forgotten"](TWO_ROADS, "P", [1, 3], True, "C") == {"R"}
    assert wrong.REACH["engine-forgotten"](TWO_ROADS, "P", [3], True, "C") == set()
    assert wrong.REACH["engine-compulsory"](TWO_ROADS, "P", [1, 3], True, "C") == {"Q"}


def test_wrong_drives_pass_through_the_closed_place_where_it_is_a_road_but_do_not_stop() -> None:
    assert wrong.REACH["stops-early"](TWO_ROADS, "P", [3], False, "C", True) == {"R", "Q"}
    assert wrong.REACH["stops-early"](LONG_WAY_ROUND, "P", [2], False, "C", True) == {"R", "S", "Q"}
    assert wrong.REACH["back-and-forth"](LONG_WAY_ROUND, "P", [2], False, "C", True) == {"P", "S", "Q"}
    assert wrong.REACH["back-and-forth"](TWO_ROADS, "P", [3], False, "C", True) == {"R"}
    assert wrong.REACH["never-the-same-place-twice"](TWO_ROADS, "P", [3], False, "C", True) == {"R"}
    assert wrong.REACH["engine-forgotten"](TWO_ROADS, "P", [3], True, "C", True) == {"R"}
    assert wrong.REACH["engine-compulsory"](TWO_ROADS, "P", [3], True, "C", True) == {"P"}


def test_wrong_shortest_way_only_measures_round_the_closed_place_or_through_the_road() -> None:
    shortest = wrong.REACH["shortest-way-only"]
    assert rules.reach(LONG_WAY_ROUND, "P", [3]) == {"S", "Q"}
    assert shortest(LONG_WAY_ROUND, "P", [3], False) == set()
    assert shortest(LONG_WAY_ROUND, "P", [3], False, "C") == {"Q"}
    assert shortest(LONG_WAY_ROUND, "P", [3], False, "C", True) == set()


# the wrong rules: load


def test_wrong_trunk_ignored() -> None:
    ignored = wrong.LOAD["trunk-ignored"]
    assert ignored(street(car("Y", "Mill", "N"))) == {("Mill", 1), ("Mill", 2), ("Mill", 4)}
    guarded = street(car("Y", "Park", "NB", "trunk", "tommy gun"), car("G", "Mill", "", "bodyguard"))
    assert ignored(guarded) == {("Park", 1), ("Park", 2), ("Park", 3), ("Mill", 2), ("Yard", 1)}


def test_wrong_trunk_for_own() -> None:
    nobody = wrong.LOAD["trunk-for-own"]
    assert nobody(street(car("Y", "Mill", "N"))) == set()
    assert nobody(street(car("Y", "Mill", "N", "trunk"))) == {("Mill", 1), ("Mill", 2), ("Mill", 4)}
    assert nobody(street(car("Y", "Mill"))) == {("Mill", 1), ("Mill", 2), ("Mill", 4)}


def test_wrong_bodyguard_ignored() -> None:
    ignored = wrong.LOAD["bodyguard-ignored"]
    guards = car("B", "Mill", "", "bodyguard")
    assert ignored(street(car("Y", "Mill"), guards)) == {("Mill", 1), ("Mill", 2), ("Mill", 4)}
    assert ignored(street(car("Y", "Mill", "N"), guards)) == {("Mill", 1)}


def test_wrong_bodyguard_too_strong() -> None:
    strong = wrong.LOAD["bodyguard-too-strong"]
    assert strong(street(car("Y", "Mill", "", "bodyguard"))) == {("Mill", 2), ("Mill", 4)}
    assert strong(street(car("Y", "Mill"))) == {("Mill", 1), ("Mill", 2), ("Mill", 4)}
    both = street(car("Y", "Mill", "", "bodyguard"), car("B", "Mill", "", "bodyguard"))
    assert strong(both) == {("Mill", 4)}
    assert strong(street(car("Y", "Mill", "N"))) == {("Mill", 1)}


def test_wrong_bodyguard_too_strong_keeps_off_the_same_persons_other_car_too() -> None:
    guards = car("B", "Mill", "", "bodyguard")
    position = street(car("Y", "Mill"), guards, persons=[["Y", "B"], ["G", "N"]])
    assert wrong.LOAD["bodyguard-too-strong"](position) == {("Mill", 1), ("Mill", 4)}


def test_wrong_gun_forgotten() -> None:
    forgotten = wrong.LOAD["gun-forgotten"]
    assert forgotten(street(car("Y", "Mill", "", "tommy gun"))) == {("Mill", 1), ("Mill", 2), ("Mill", 4)}


def test_wrong_gun_for_own() -> None:
    for_own = wrong.LOAD["gun-for-own"]
    at_mill = {("Mill", 1), ("Mill", 2), ("Mill", 4)}
    assert for_own(street(car("Y", "Mill", "", "tommy gun"))) == at_mill | {("Park", 1), ("Park", 2), ("Park", 3)}
    assert for_own(street(car("Y", "Mill", "N", "tommy gun"))) == {("Mill", 1), ("Park", 2)}
    guarded = street(car("Y", "Mill", "", "tommy gun"), car("N", "Park", "", "bodyguard"))
    assert for_own(guarded) == at_mill | {("Park", 1), ("Park", 2)}
    assert for_own(street(car("Y", "Mill"))) == at_mill
    assert for_own(street(car("Y", "Dock", "", "tommy gun"))) == set()


def test_wrong_gun_from_harbour() -> None:
    from_harbour = wrong.LOAD["gun-from-harbour"]
    assert from_harbour(street(car("Y", "Dock", "", "tommy gun"))) == {("Mill", 2), ("Mill", 4)}
    assert from_harbour(street(car("Y", "Dock", "N", "tommy gun"))) == set()
    guarded = street(car("Y", "Dock", "", "tommy gun"), car("B", "Mill", "", "bodyguard"))
    assert from_harbour(guarded) == {("Mill", 4)}
    assert from_harbour(street(car("Y", "Dock"))) == set()
    assert from_harbour(street(car("Y", "Mill"))) == {("Mill", 1), ("Mill", 2), ("Mill", 4)}


def without(vehicle: dict[str, Any], kind: str) -> dict[str, Any]:
    """The same car without one piece of equipment."""
    return {**vehicle, "equipment": [other for other in vehicle["equipment"] if other != kind]}


def test_wrong_load_rules_that_forget_something_are_the_truth_where_it_is_not_there() -> None:
    kits = [(), ("tommy gun",), ("trunk",), ("bodyguard",), ("tommy gun", "trunk"), ("tommy gun", "bodyguard")]
    pairs = [None, [["Y", "B"], ["G", "N"]]]
    for at, trunk, kit, there, guard, persons in product(
        ["Dock", "Mill", "Park"], ["", "N", "GN"], kits, ["Mill", "Park", "Yard"], [[], ["bodyguard"]], pairs
    ):
        mine, other = car("Y", at, trunk, *kit), car("B", there, "", *guard)
        now = street(mine, other, persons=persons)
        no_cargo = {**now, "car": {**mine, "trunk": ""}}
        no_guard = {**now, "others": [without(other, "bodyguard")]}
        no_gun = {**now, "car": without(mine, "tommy gun")}
        assert wrong.LOAD["trunk-ignored"](now) == rules.loads(no_cargo)
        assert wrong.LOAD["bodyguard-ignored"](now) == rules.loads(no_guard)
        assert wrong.LOAD["gun-forgotten"](now) == rules.loads(no_gun)
