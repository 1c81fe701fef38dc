"""The bumper, the bodyguard and the tommy gun."""

import pytest

from gangster_widgets.games.gangster.loadable import loadable
from gangster_widgets.games.gangster.notation import write
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.turn import legal

from .build import after, against, car, clauses_against, event, events, fields, state


def bumper(others: dict[str, str], **keys: object) -> State:
    """Yellow stands in North Side with a bumper; the others stand where it says."""
    parked = {colour: {"at": place} for colour, place in others.items()}
    return state(cars={"yellow": {"at": "North Side", "equipment": ["bumper"]}, **parked}, display=["door"], **keys)


def guarded(at: str = "The Loop", **yellow_keys: object) -> State:
    """Blue's car stands there with a bodyguard; in The Loop stand yellow, blue and grey, next door blue and grey."""
    return state(
        {"The Loop": "1 @1x4 : YBG", "North Side": "1 @1x4 : BG"},
        {"yellow": {"at": "The Loop", **yellow_keys}, "blue": {"at": at, "equipment": ["bodyguard"]}},
    )


def gun(at: str = "The Loop", **car_keys: object) -> State:
    """Yellow has a tommy gun; next door to The Loop stand yellow and blue in North Side, grey in Chinatown."""
    districts = {
        "The Loop": "1 @1x4 : YN",
        "North Side": "1 @1x4 : YB",
        "Chinatown": "1 @1x4 : .G",
        "Stickney": "1 @1x4 : N",
    }
    return state(districts, {"yellow": {"at": at, "equipment": ["tommy gun"], **car_keys}})


@pytest.mark.clause("bumper.push")
@pytest.mark.parametrize("place", ["North Side", "Greek Town", "Chinatown", "Gold Coast"])
def test_the_bumper_pushes_a_car_from_the_end_of_the_drive_to_any_neighbour(place: str) -> None:
    pushed = after(bumper({"grey": "The Loop"}), f"yellow drives 1 to The Loop, pushes grey to {place}")
    assert (car(pushed, "yellow").at, car(pushed, "grey").at) == ("The Loop", place)


@pytest.mark.clause("bumper.push", "cicero.closed")
@pytest.mark.parametrize(
    ("players", "right"),
    [(3, {"North Side", "Greek Town", "Stickney"}), (4, {"North Side", "Greek Town", "Stickney", "Cicero"})],
    ids=["cicero-closed", "cicero-open"],
)
def test_legal_are_pushes_to_every_neighbour_that_is_open(players: int, right: set[str]) -> None:
    pushes = [write(action) for action in legal(bumper({"grey": "West Side"}, players=players))]
    start = "yellow drives 1 to West Side, pushes grey to "
    assert {words.removeprefix(start) for words in pushes if words.startswith(start)} == right


@pytest.mark.clause("bumper.push")
def test_legal_are_pushes_into_the_harbour_too() -> None:
    words = [write(action) for action in legal(bumper({"grey": "The Loop"}))]
    assert "yellow drives 1 to The Loop, pushes grey to Gold Coast" in words


@pytest.mark.clause("bumper.push")
def test_nobody_has_to_push() -> None:
    assert against(bumper({"grey": "The Loop"}), "yellow drives 1 to The Loop") == []


@pytest.mark.clause("bumper.push")
def test_without_a_bumper_nobody_is_pushed() -> None:
    cars = {"yellow": {"at": "North Side"}, "grey": {"at": "The Loop", "equipment": ["bumper"]}}
    assert against(state(cars=cars), "yellow drives 1 to The Loop, pushes grey to Chinatown") == ["no-bumper"]


@pytest.mark.clause("bumper.push")
def test_a_car_is_pushed_only_where_a_road_leads() -> None:
    before = bumper({"grey": "The Loop"})
    assert against(before, "yellow drives 1 to The Loop, pushes grey to Little Italy") == ["bumper-not-next-door"]
    assert clauses_against(before, "yellow drives 1 to The Loop, pushes grey to The Loop") == ["bumper.push"]


@pytest.mark.clause("bumper.push")
def test_a_car_is_pushed_only_out_of_the_place_where_the_drive_ends() -> None:
    before = bumper({"grey": "The Loop", "blue": "North Side"})
    assert against(before, "yellow drives 2 to Gold Coast, pushes grey to Chinatown, takes door") == [
        "bumper-no-car-there",
        "bumper-not-next-door",
    ]
    assert against(before, "yellow drives 1 to The Loop, pushes blue to Chinatown") == ["bumper-no-car-there"]


@pytest.mark.clause("bumper.push")
def test_a_car_does_not_push_itself() -> None:
    before = bumper({"grey": "The Loop"})
    assert against(before, "yellow drives 1 to The Loop, pushes yellow to Chinatown") == ["bumper-not-itself"]


@pytest.mark.clause("bumper.push")
def test_of_two_cars_there_only_one_is_pushed() -> None:
    before = bumper({"grey": "The Loop", "blue": "The Loop"})
    pushed = after(before, "yellow drives 1 to The Loop, pushes blue to Chinatown")
    assert (car(pushed, "grey").at, car(pushed, "blue").at) == ("The Loop", "Chinatown")


@pytest.mark.clause("bumper.push", "drive.together")
def test_a_car_may_be_pushed_to_where_cars_stand_already() -> None:
    before = bumper({"grey": "The Loop", "blue": "Chinatown", "brown": "Chinatown"})
    assert against(before, "yellow drives 1 to The Loop, pushes grey to Chinatown") == []


@pytest.mark.clause("bumper.push")
def test_at_the_end_of_a_loop_the_cars_at_its_start_may_be_pushed() -> None:
    cars = {"yellow": {"at": "The Loop", "equipment": ["bumper", "engine"]}, "grey": {"at": "The Loop"}}
    assert against(state(cars=cars), "yellow drives 3+1 to The Loop, pushes grey to Chinatown") == []


@pytest.mark.clause("bumper.push", "harbour.stop")
def test_a_car_pushed_into_the_harbour_gets_and_does_nothing() -> None:
    before = state(
        cars={
            "yellow": {"at": "North Side", "equipment": ["bumper"]},
            "grey": {"at": "The Loop", "trunk": ["blue"], "equipment": ["engine"]},
        },
        display=["door", "trunk"],
    )
    pushed = after(before, "yellow drives 1 to The Loop, pushes grey to Gold Coast")
    assert car(pushed, "grey").at == "Gold Coast"
    assert (car(pushed, "grey").trunk, car(pushed, "grey").equipment) == ("B", ("engine",))
    assert pushed.display == ("door", "trunk")
    assert events(before, "yellow drives 1 to The Loop, pushes grey to Gold Coast") == ["drove", "pushed"]
    assert against(before, "yellow drives 1 to The Loop, pushes grey to Gold Coast, takes door") == ["take-elsewhere"]


@pytest.mark.clause("bumper.push")
def test_a_car_is_pushed_out_of_the_harbour_too() -> None:
    pushed = after(bumper({"grey": "Gold Coast"}), "yellow drives 2 to Gold Coast, pushes grey to The Loop, takes door")
    assert (car(pushed, "yellow").at, car(pushed, "grey").at) == ("Gold Coast", "The Loop")


@pytest.mark.clause("bumper.push", "cicero.closed")
def test_with_three_players_no_car_is_pushed_into_cicero() -> None:
    before = bumper({"grey": "West Side"}, players=3)
    assert against(before, "yellow drives 1 to West Side, pushes grey to Cicero") == ["bumper-into-closed"]
    assert against(before, "yellow drives 1 to West Side, pushes grey to Stickney") == []


@pytest.mark.clause("bumper.push", "cicero.closed")
def test_with_four_players_a_car_may_be_pushed_into_cicero() -> None:
    assert against(bumper({"grey": "West Side"}), "yellow drives 1 to West Side, pushes grey to Cicero") == []


@pytest.mark.clause("bumper.push")
def test_a_push_is_told_with_both_places() -> None:
    facts = event(bumper({"grey": "The Loop"}), "yellow drives 1 to The Loop, pushes grey to Chinatown", "pushed")
    assert (facts["other"], facts["place"], facts["to"]) == ("G", "The Loop", "Chinatown")


@pytest.mark.clause("bumper.push")
def test_a_pushed_car_keeps_its_cards_and_its_turn() -> None:
    before = bumper({"grey": "The Loop"})
    pushed = after(before, "yellow drives 1 to The Loop, pushes grey to Chinatown")
    assert car(pushed, "grey").cards == (1, 2, 3)
    assert against(pushed, "grey drives 1 to The Loop") == []


@pytest.mark.clause("bodyguard.shield")
def test_nobody_else_loads_the_gangsters_of_a_car_with_a_bodyguard_where_it_stands() -> None:
    assert against(guarded(), "yellow loads The Loop 2") == ["shielded"]
    assert clauses_against(guarded(), "yellow loads The Loop 2") == ["bodyguard.shield"]


@pytest.mark.clause("bodyguard.shield")
def test_a_bodyguard_shields_his_own_colour_only() -> None:
    assert against(guarded(), "yellow loads The Loop 3") == []
    assert against(guarded(), "yellow loads The Loop 1") == []


@pytest.mark.clause("bodyguard.shield")
def test_a_bodyguard_shields_only_where_his_car_stands() -> None:
    assert against(guarded(at="North Side"), "yellow loads The Loop 2") == []


@pytest.mark.clause("bodyguard.shield")
def test_a_car_without_a_bodyguard_shields_nobody() -> None:
    cars = {"yellow": {"at": "The Loop"}, "blue": {"at": "The Loop", "equipment": ["door"]}}
    assert against(state({"The Loop": "1 @1x4 : YBG"}, cars), "yellow loads The Loop 2") == []


@pytest.mark.clause("bodyguard.shield", "gun.reach")
def test_a_bodyguard_shields_against_the_tommy_gun_too() -> None:
    before = guarded(at="North Side", equipment=["tommy gun"])
    assert against(before, "yellow loads North Side 1") == ["shielded"]
    assert against(before, "yellow loads North Side 2") == []
    assert ("North Side", 1) not in loadable(before, "Y").value


@pytest.mark.clause("bodyguard.shield")
def test_his_own_boss_loads_whom_he_likes() -> None:
    cars = {"blue": {"at": "The Loop", "equipment": ["bodyguard"]}}
    before = state({"The Loop": "1 @1x4 : YBG"}, cars, turn="blue")
    assert set(loadable(before, "B").value) == {("The Loop", 1), ("The Loop", 2), ("The Loop", 3)}


@pytest.mark.clause("bodyguard.shield", "bumper.push")
def test_a_bodyguard_goes_where_his_car_is_pushed() -> None:
    before = state(
        {"Chinatown": "1 @1x4 : B", "The Loop": "1 @1x4 : B"},
        {
            "yellow": {"at": "North Side", "equipment": ["bumper"]},
            "grey": {"at": "Chinatown"},
            "blue": {"at": "The Loop", "equipment": ["bodyguard"]},
        },
    )
    assert against(after(before, "yellow drives 1 to The Loop"), "grey loads Chinatown 1") == []
    pushed = after(before, "yellow drives 1 to The Loop, pushes blue to Chinatown")
    assert against(pushed, "grey loads Chinatown 1") == ["shielded"]


@pytest.mark.clause("gun.reach")
def test_the_tommy_gun_loads_others_from_next_door_into_the_trunk() -> None:
    loaded = after(gun(), "yellow loads North Side 2")
    assert (fields(loaded, "North Side"), car(loaded, "yellow").trunk) == ("Y...", "B")
    assert (car(loaded, "yellow").at, events(gun(), "yellow loads North Side 2")) == ("The Loop", ["loaded-by-gun"])


@pytest.mark.clause("gun.reach")
def test_the_tommy_gun_reaches_every_neighbour_and_loads_at_home_as_before() -> None:
    assert set(loadable(gun(), "Y").value) == {("The Loop", 1), ("The Loop", 2), ("North Side", 2), ("Chinatown", 2)}
    assert "loaded-by-gun" not in events(gun(), "yellow loads The Loop 2")


@pytest.mark.clause("gun.reach")
def test_the_tommy_gun_reaches_no_further_than_next_door() -> None:
    assert against(gun(), "yellow loads Stickney 1") == ["gun-not-that-far"]


@pytest.mark.clause("gun.reach")
def test_the_tommy_gun_does_not_load_ones_own_from_next_door() -> None:
    assert against(gun(), "yellow loads North Side 1") == ["gun-not-for-own"]
    assert against(gun(), "yellow loads The Loop 1") == []


@pytest.mark.clause("gun.reach", "trunk.room")
def test_the_tommy_gun_needs_room_in_the_trunk() -> None:
    assert against(gun(trunk=["brown"]), "yellow loads North Side 2") == ["trunk-full"]


@pytest.mark.clause("gun.reach")
def test_without_a_tommy_gun_next_door_is_out_of_reach() -> None:
    assert against(gun(equipment=["door"]), "yellow loads North Side 2") == ["not-where-the-car-is"]
    assert clauses_against(gun(), "yellow loads Stickney 1") == ["gun.reach"]


@pytest.mark.clause("gun.reach")
def test_the_tommy_gun_is_silent_in_the_harbour() -> None:
    assert against(gun(at="Gold Coast"), "yellow loads The Loop 2") == ["gun-not-from-harbour"]
    assert loadable(gun(at="Gold Coast"), "Y").value == ()


@pytest.mark.clause("gun.reach", "cargo.unload")
def test_the_tommy_gun_unloads_nobody_next_door() -> None:
    unloaded = after(gun(trunk=["blue"]), "yellow unloads blue")
    assert (fields(unloaded, "The Loop"), fields(unloaded, "North Side")) == ("YNB.", "YB..")


@pytest.mark.clause("gun.reach", "cicero.closed")
def test_with_three_players_the_tommy_gun_does_not_shoot_into_cicero() -> None:
    before = state({"West Side": "1 @1x4 : G"}, {"yellow": {"at": "Stickney", "equipment": ["tommy gun"]}}, players=3)
    assert loadable(before, "Y").value == (("West Side", 1),)
    assert against(before, "yellow loads Cicero 1") == ["closed-to-cargo"]


@pytest.mark.clause("gun.reach")
def test_why_the_gun_may_load_is_said_of_every_gangster_in_reach() -> None:
    names = [(part.name, part.value) for part in loadable(gun(), "Y").parts]
    assert ("may-load-by-gun", ("North Side", 2)) in names
    assert ("gun-not-for-own", "Y") in names
