"""What a table may play otherwise, each beside the rule."""

import pytest

from gangster_widgets.games.gangster.drive import reach
from gangster_widgets.games.gangster.game import GAME
from gangster_widgets.games.gangster.notation import write
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.tablet import SAME_GANG
from gangster_widgets.games.gangster.turn import legal
from gangster_widgets.kernel.rulebook import rulebook

from .build import after, against, car, events, field_for, fields, state, taken_by

GAP = {"gap": "same-gang-on-last-field"}
SWAP = {"bumper": "swap"}
ROAD = {"cicero": "road"}

# Dock (the harbour) --- Mill --- Cicero --- Park, and Mill --- Yard --- Park
ROUND_CICERO = {
    "harbour": "Dock",
    "connections": [["Dock", "Mill"], ["Mill", "Cicero"], ["Cicero", "Park"], ["Mill", "Yard"], ["Yard", "Park"]],
}


def blue_on_the_last_field(rulings: dict[str, str], **car_keys: object) -> State:
    """Yellow stands in The Loop, where blue has the last field and the second is a gap."""
    cars = {"yellow": {"at": "The Loop", "trunk": ["blue"], **car_keys}}
    return state({"The Loop": "1 @1x4 : Y.GB"}, cars, rulings=rulings)


def bumper(rulings: dict[str, str], grey: str, display: tuple[str, ...] = ("door",), **keys: object) -> State:
    """Yellow stands in North Side with a bumper, grey where it says."""
    cars = {"yellow": {"at": "North Side", "equipment": ["bumper"]}, "grey": {"at": grey, "trunk": ["brown"]}}
    return state(cars=cars, rulings=rulings, display=list(display), **keys)


def at_the_mill(rulings: dict[str, str], **car_keys: object) -> State:
    """Three players; yellow stands in Mill, next to the closed Cicero."""
    return state(cars={"yellow": {"at": "Mill", **car_keys}}, players=3, board=ROUND_CICERO, rulings=rulings)


@pytest.mark.clause("gap.filling", "bumper.push", "cicero.closed")
def test_every_ruling_that_can_be_played_otherwise_is_the_option_of_a_clause() -> None:
    options = {clause.option for clause in rulebook(GAME.folder).values() if clause.option}
    assert options == {f"{name}: {way}" for name, ways in GAME.rulings.items() for way in ways}


@pytest.mark.clause("gap.filling")
def test_by_the_rule_any_gang_fills_the_gap() -> None:
    assert fields(after(blue_on_the_last_field({}), "yellow unloads yellow"), "The Loop") == "YYGB"
    assert field_for("Y.GB", "Y") == 2


@pytest.mark.clause("gap.filling")
def test_by_the_french_reading_only_the_gang_on_the_last_field_does() -> None:
    before = blue_on_the_last_field(GAP)
    assert against(before, "yellow unloads yellow") == ["others-gap"]
    assert fields(after(before, "yellow unloads blue"), "The Loop") == "YBGB"
    assert [write(action) for action in legal(before) if "unloads" in write(action)] == ["yellow unloads blue"]


@pytest.mark.clause("gap.filling")
@pytest.mark.parametrize("ruling", [None, SAME_GANG], ids=["rule", "french"])
def test_while_the_last_field_is_empty_both_readings_agree(ruling: str | None) -> None:
    assert taken_by("Y.G..", "YB", ruling)[0] == 4
    assert field_for(".....", "B", ruling) == 1


@pytest.mark.clause("gap.filling", "tablet.full")
@pytest.mark.parametrize("ruling", [None, SAME_GANG], ids=["rule", "french"])
def test_on_a_full_tablet_both_readings_agree(ruling: str | None) -> None:
    assert field_for("YGBY", "Y", ruling) is None


@pytest.mark.clause("gap.filling")
def test_by_the_french_reading_who_reaches_the_last_field_opens_the_gaps_to_his_own() -> None:
    assert taken_by(".YG.", "BYB", SAME_GANG) == [4, None, 1]
    assert taken_by(".YG.", "BY") == [4, 1]


@pytest.mark.clause("gap.filling", "door.two")
def test_by_the_french_reading_the_door_lets_out_two_where_the_first_takes_the_last_field() -> None:
    cars = {"yellow": {"at": "The Loop", "equipment": ["door"]}}
    before = state({"The Loop": "1 @1x4 : .GB."}, cars, rulings=GAP)
    assert fields(after(before, "yellow unloads yellow yellow"), "The Loop") == "YGBY"
    assert "yellow unloads yellow yellow" in [write(action) for action in legal(before)]


@pytest.mark.clause("gap.filling", "door.two")
def test_by_the_french_reading_the_door_is_no_help_behind_another_gang() -> None:
    before = blue_on_the_last_field(GAP, equipment=["door"])
    assert against(before, "yellow unloads yellow yellow") == ["others-gap"]


@pytest.mark.clause("bumper.push")
def test_by_the_rule_the_bumper_pushes() -> None:
    pushed = after(bumper({}, "The Loop"), "yellow drives 1 to The Loop, pushes grey to Chinatown")
    assert (car(pushed, "yellow").at, car(pushed, "grey").at) == ("The Loop", "Chinatown")


@pytest.mark.clause("bumper.push")
def test_by_the_rule_it_never_changes_places() -> None:
    words = "yellow drives 1 to The Loop, swaps with grey"
    assert against(bumper({}, "Chinatown"), words) == ["bumper-no-car-there", "bumper-swap-needs-ruling"]


@pytest.mark.clause("bumper.push")
def test_by_the_french_reading_the_cars_change_places_after_the_drive() -> None:
    before = bumper(SWAP, "Chinatown")
    swapped = after(before, "yellow drives 1 to The Loop, swaps with grey")
    assert (car(swapped, "yellow").at, car(swapped, "grey").at) == ("Chinatown", "The Loop")
    assert events(before, "yellow drives 1 to The Loop, swaps with grey") == ["drove", "swapped"]


@pytest.mark.clause("bumper.push")
def test_by_the_french_reading_nobody_is_pushed() -> None:
    words = "yellow drives 1 to The Loop, pushes grey to Chinatown"
    assert against(bumper(SWAP, "The Loop"), words) == ["bumper-swap-only", "bumper-no-car-next-door"]


@pytest.mark.clause("bumper.push")
@pytest.mark.parametrize("grey", ["The Loop", "Little Italy"], ids=["same-place", "two-steps-away"])
def test_by_the_french_reading_the_other_car_stands_next_door(grey: str) -> None:
    assert against(bumper(SWAP, grey), "yellow drives 1 to The Loop, swaps with grey") == ["bumper-no-car-next-door"]


@pytest.mark.clause("bumper.push")
def test_by_the_french_reading_too_nobody_has_to_and_a_bumper_is_needed() -> None:
    assert against(bumper(SWAP, "Chinatown"), "yellow drives 1 to The Loop") == []
    cars = {"yellow": {"at": "North Side"}, "grey": {"at": "Chinatown"}}
    assert against(state(cars=cars, rulings=SWAP), "yellow drives 1 to The Loop, swaps with grey") == ["no-bumper"]


@pytest.mark.clause("bumper.push", "harbour.stop")
def test_by_the_french_reading_the_own_drive_to_the_harbour_is_a_stop_before_the_swap() -> None:
    before = bumper(SWAP, "Little Africa", display=("door", "engine"))
    assert against(before, "yellow drives 2 to Gold Coast, swaps with grey") == ["must-take"]
    swapped = after(before, "yellow drives 2 to Gold Coast, swaps with grey, takes door")
    assert (car(swapped, "yellow").at, car(swapped, "yellow").equipment) == ("Little Africa", ("door", "bumper"))
    assert (car(swapped, "grey").at, car(swapped, "grey").equipment) == ("Gold Coast", ())
    assert (car(swapped, "grey").trunk, swapped.display) == ("N", ("engine",))


@pytest.mark.clause("bumper.push", "harbour.stop")
def test_by_the_french_reading_a_swap_into_the_harbour_is_no_stop() -> None:
    before = bumper(SWAP, "Gold Coast", display=("door", "engine"))
    swapped = after(before, "yellow drives 1 to The Loop, swaps with grey")
    assert (car(swapped, "yellow").at, car(swapped, "yellow").equipment) == ("Gold Coast", ("bumper",))
    assert swapped.display == ("door", "engine")
    assert against(before, "yellow drives 1 to The Loop, swaps with grey, takes door") == ["take-elsewhere"]


@pytest.mark.clause("bumper.push")
def test_by_the_french_reading_legal_are_swaps_and_no_pushes() -> None:
    words = [write(action) for action in legal(bumper(SWAP, "Chinatown"))]
    assert "yellow drives 1 to The Loop, swaps with grey" in words
    assert not [word for word in words if "pushes" in word]


@pytest.mark.clause("cicero.closed")
def test_by_the_rule_no_drive_leads_through_the_closed_cicero() -> None:
    assert against(at_the_mill({}), "yellow drives 3 to Yard") == ["not-through-closed"]
    assert reach(at_the_mill({}), "Y", 3).value == ()


@pytest.mark.clause("cicero.closed")
def test_with_cicero_as_a_road_cars_drive_through() -> None:
    assert car(after(at_the_mill(ROAD), "yellow drives 3 to Yard"), "yellow").at == "Yard"
    assert reach(at_the_mill(ROAD), "Y", 3).value == ("Yard",)
    assert reach(at_the_mill(ROAD), "Y", 3).parts[0].where == ("Mill", "Cicero", "Park", "Yard")


@pytest.mark.clause("cicero.closed")
@pytest.mark.parametrize("rulings", [{}, ROAD], ids=["rule", "road"])
def test_as_a_road_or_not_no_drive_ends_in_cicero(rulings: dict[str, str]) -> None:
    assert against(at_the_mill(rulings), "yellow drives 1 to Cicero") == ["closed"]
    assert "Cicero" not in reach(at_the_mill(rulings), "Y").value


@pytest.mark.clause("cicero.closed", "gun.reach", "bumper.push")
@pytest.mark.parametrize("rulings", [{}, ROAD], ids=["rule", "road"])
def test_as_a_road_or_not_nobody_is_shot_or_pushed_across_cicero(rulings: dict[str, str]) -> None:
    gun = at_the_mill(rulings, equipment=["tommy gun"])
    assert against(gun, "yellow loads Cicero 1") == ["closed-to-cargo"]
    assert against(bumper(rulings, "West Side", players=3), "yellow drives 1 to West Side, pushes grey to Cicero") == [
        "bumper-into-closed"
    ]


@pytest.mark.clause("cicero.closed")
@pytest.mark.parametrize("rulings", [{}, ROAD], ids=["rule", "road"])
def test_as_a_road_or_not_cicero_has_no_tablet_and_no_card(rulings: dict[str, str]) -> None:
    begun = GAME.new(3, 7, rulings=rulings)
    assert "Cicero" not in [district.name for district in begun.districts]
    assert "Cicero" not in begun.decks.districts + begun.decks.discarded
