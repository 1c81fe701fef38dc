"""Two players with two colours each."""

import pytest

from gangster_widgets.games.gangster.game import GAME
from gangster_widgets.games.gangster.loadable import loadable
from gangster_widgets.games.gangster.notation import write
from gangster_widgets.games.gangster.reckoning import reckon
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import seats

from .build import after, against, car, events, fields, last_doubler, state

COLOURS = ("yellow", "grey", "brown", "blue")


def two(districts: dict[str, str] | None = None, **cars: dict[str, object]) -> State:
    """All four cars stand in The Loop, unless it is said otherwise; yellow and brown belong to the first person."""
    parked = {colour: {"at": "The Loop", **cars.get(colour, {})} for colour in COLOURS}
    return state(districts, parked, players=2)


@pytest.mark.clause("two.persons")
def test_the_colours_of_the_two_sit_in_turn() -> None:
    assert seats(2) == (("Y", "G", "N", "B"), ("YN", "GB"))


@pytest.mark.clause("two.persons")
@pytest.mark.parametrize("colour", ["yellow", "brown"])
def test_either_of_ones_colours_may_be_picked(colour: str) -> None:
    assert against(two(), f"{colour} drives 1 to North Side") == []


@pytest.mark.clause("two.persons")
@pytest.mark.parametrize("colour", ["grey", "blue"])
def test_the_colours_of_the_other_person_may_not(colour: str) -> None:
    assert against(two(), f"{colour} drives 1 to North Side") == ["not-its-turn"]
    assert against(after(two(), "brown drives 1 to North Side"), f"{colour} drives 1 to North Side") == []


@pytest.mark.clause("two.persons")
def test_the_persons_alternate_whichever_colour_they_pick() -> None:
    turns = [
        two().turn,
        after(two(), "yellow drives 1 to North Side").turn,
        after(two(), "yellow drives 1 to North Side", "blue drives 1 to North Side").turn,
    ]
    assert turns == [0, 1, 0]


@pytest.mark.clause("two.persons")
def test_the_same_colour_may_be_picked_again_and_again() -> None:
    moved = after(
        two({"The Loop": "1 @2x4"}),
        "yellow drives 1 to North Side",
        "grey unloads grey",
        "yellow drives 2 to Greek Town",
        "grey unloads grey",
    )
    assert against(moved, "yellow drives 3 to West Side") == []
    assert against(moved, "brown unloads brown") == []


@pytest.mark.clause("two.persons")
def test_legal_are_the_actions_of_both_colours() -> None:
    assert {action.gang for action in GAME.legal(two())} == {"Y", "N"}


@pytest.mark.clause("two.persons")
def test_every_colour_has_its_own_cards() -> None:
    before = two(yellow={"cards": [1]}, brown={"cards": [2, 3]})
    assert against(before, "yellow drives 2 to West Side") == ["card-used"]
    assert against(before, "brown drives 2 to West Side") == []
    assert car(after(before, "brown drives 2 to West Side"), "yellow").cards == (1,)


@pytest.mark.clause("two.persons", "cards.third")
def test_a_third_card_turns_up_the_cards_of_its_own_colour_only() -> None:
    refreshed = after(two(yellow={"cards": [1]}, brown={"cards": [2]}), "yellow drives 1 to North Side")
    assert (car(refreshed, "yellow").cards, car(refreshed, "brown").cards) == ((1, 2, 3), (2,))


@pytest.mark.clause("two.persons", "cards.third")
def test_three_cards_of_two_colours_turn_nothing_up() -> None:
    before = two(yellow={"cards": [2, 3]}, brown={"cards": [1, 3]})
    assert events(before, "yellow drives 2 to West Side") == ["drove"]


@pytest.mark.clause("two.persons", "equipment.slide")
def test_every_colour_has_its_own_trunk_and_equipment() -> None:
    cars = {"yellow": {"at": "The Loop", "equipment": ["engine"]}, "brown": {"at": "The Loop", "trunk": ["grey"]}}
    before = state({"The Loop": "1 @1x4 : B"}, cars, players=2, display=["engine"])
    assert against(before, "brown drives 1+1 to West Side") == ["no-engine"]
    assert against(before, "brown drives 1 to Gold Coast, takes engine") == []
    assert against(before, "brown loads The Loop 1") == ["trunk-full"]
    assert against(before, "yellow loads The Loop 1") == []


@pytest.mark.clause("two.persons")
def test_the_influence_of_both_colours_counts_together() -> None:
    before = state(
        {"North Side": "5 2 ? @2x5 x2 : YNBG BGG"},
        players=2,
        colours=["grey", "blue", "yellow", "brown"],
        persons=[["grey", "yellow"], ["blue", "brown"]],
        casino=5,
    )
    why = reckon(before)
    assert dict(why.value) == {"G": 10, "B": 4, "Y": 0, "N": 10}
    assert [(part.name, part.value) for part in why.parts[1:]] == [("together", 10), ("together", 14)]


@pytest.mark.clause("two.persons", "end.winners")
def test_the_sum_of_both_colours_wins() -> None:
    influence = {"yellow": 20, "grey": 15, "brown": 1, "blue": 14}
    end = after(last_doubler(players=2, stage=3, influence=influence), "yellow drives 1 to North Side")
    assert (GAME.scores(end), GAME.winners(end)) == ((21, 29), (1,))


@pytest.mark.clause("two.persons", "majority.number")
def test_in_a_district_the_two_colours_are_two_gangs() -> None:
    before = state({"North Side": "5 3 @2x4 : GGYN"}, players=2)
    assert dict(reckon(before).value) == {"Y": 0, "G": 5, "N": 3, "B": 0}


@pytest.mark.clause("two.persons", "stage.at-once")
@pytest.mark.parametrize(("colour", "turn"), [("yellow", 1), ("brown", 1), ("grey", 0), ("blue", 0)])
def test_the_other_person_begins_the_next_stage(colour: str, turn: int) -> None:
    cars = {"yellow": {"at": "Stickney"}, colour: {"at": "The Loop", "cards": [1]}}
    begun = after(last_doubler(players=2, cars=cars, turn=colour), f"{colour} drives 1 to North Side")
    assert (begun.stage, begun.turn) == (2, turn)


@pytest.mark.clause("two.persons", "stage.next")
def test_all_four_colours_get_new_gangsters() -> None:
    begun = after(last_doubler(players=2), "yellow drives 1 to North Side")
    assert begun.reserve == (5, 5, 5, 5)


@pytest.mark.clause("two.other-colour", "cargo.where")
def test_ones_second_colour_rides_in_the_trunk() -> None:
    before = two({"The Loop": "1 @1x4 : NY"}, yellow={"aboard": 3})
    loaded = after(before, "yellow loads The Loop 1")
    assert (car(loaded, "yellow").trunk, car(loaded, "yellow").aboard, car(loaded, "brown").aboard) == ("N", 3, 5)
    assert against(two({"The Loop": "1 @1x4 : NY"}, yellow={"trunk": ["blue"]}), "yellow loads The Loop 1") == [
        "trunk-full"
    ]


@pytest.mark.clause("two.other-colour", "cargo.unload")
def test_ones_second_colour_gets_out_of_the_trunk_not_out_of_its_own_car() -> None:
    before = two({"The Loop": "1 @1x4"}, yellow={"trunk": ["brown"]}, brown={"aboard": 4})
    unloaded = after(before, "yellow unloads brown")
    assert (fields(unloaded, "The Loop"), car(unloaded, "brown").aboard) == ("N...", 4)
    assert against(two({"The Loop": "1 @1x4"}), "yellow unloads brown") == ["not-in-trunk"]


@pytest.mark.clause("two.other-colour", "door.two")
def test_the_door_lets_out_two_of_one_colour_not_one_of_each() -> None:
    before = two({"The Loop": "1 @1x4"}, yellow={"trunk": ["brown"], "equipment": ["door"]})
    assert against(before, "yellow unloads yellow brown") == ["two-own-only"]
    assert against(before, "yellow unloads yellow yellow") == []


@pytest.mark.clause("two.other-colour", "bumper.push")
def test_ones_second_car_may_be_pushed() -> None:
    before = two(yellow={"at": "North Side", "equipment": ["bumper"]})
    pushed = after(before, "yellow drives 1 to The Loop, pushes brown to Chinatown")
    assert car(pushed, "brown").at == "Chinatown"


@pytest.mark.clause("two.other-colour", "bodyguard.shield")
def test_ones_bodyguard_does_not_shield_against_ones_second_colour() -> None:
    before = two({"The Loop": "1 @1x4 : NY"}, brown={"equipment": ["bodyguard"]})
    assert against(before, "yellow loads The Loop 1") == []
    assert ("The Loop", 1) in loadable(before, "Y").value


@pytest.mark.clause("two.other-colour", "bodyguard.shield")
@pytest.mark.parametrize("colour", ["grey", "blue"])
def test_ones_bodyguard_shields_against_both_colours_of_the_other_person(colour: str) -> None:
    before = two({"The Loop": "1 @1x4 : NY"}, brown={"equipment": ["bodyguard"]}, yellow={"at": "North Side"})
    moved = after(before, "yellow drives 1 to West Side")
    assert against(moved, f"{colour} loads The Loop 1") == ["shielded"]
    assert against(moved, f"{colour} loads The Loop 2") == []


@pytest.mark.clause("two.other-colour", "gun.reach")
def test_the_tommy_gun_reaches_ones_second_colour_next_door() -> None:
    before = two({"North Side": "1 @1x4 : NY"}, yellow={"equipment": ["tommy gun"]})
    assert against(before, "yellow loads North Side 1") == []
    assert against(before, "yellow loads North Side 2") == ["gun-not-for-own"]


@pytest.mark.clause("two.persons", "turn.stuck")
def test_the_turn_is_lost_only_where_neither_colour_can_do_anything() -> None:
    street = {"harbour": "Dock", "connections": [["Mill", "Dock"]]}
    parked = {"at": "Mill", "cards": [2], "aboard": 0}
    both = state(cars={"yellow": parked, "brown": parked}, players=2, board=street)
    one = state(cars={"yellow": parked, "brown": {**parked, "cards": [1]}}, players=2, board=street)
    assert [write(action) for action in GAME.legal(both)] == ["yellow loses the turn", "brown loses the turn"]
    assert after(both, "yellow loses the turn").turn == 1
    assert against(one, "yellow loses the turn") == ["can-still-act"]


@pytest.mark.clause("two.persons", "turn.stuck")
def test_where_nothing_is_known_of_the_second_car_the_turn_is_not_lost() -> None:
    street = {"harbour": "Dock", "connections": [["Mill", "Dock"]]}
    half = state(cars={"yellow": {"at": "Mill", "cards": [2], "aboard": 0}}, players=2, board=street)
    assert GAME.legal(half) == []
    assert against(half, "yellow loses the turn") != []
