"""Driving: card, engine, way and end of a drive."""

import pytest

from gangster_widgets.games.gangster.drive import reach
from gangster_widgets.games.gangster.loadable import loadable
from gangster_widgets.games.gangster.notation import write
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import LETTERS
from gangster_widgets.games.gangster.turn import legal

from .build import after, against, car, clauses_against, event, events, state, told

# Mill --- Park --- Yard --- Dock (the harbour)
STREET = {"harbour": "Dock", "connections": [["Mill", "Park"], ["Park", "Yard"], ["Yard", "Dock"]]}


def ends(found: State, colour: str, card: int | None = None) -> set[str]:
    return set(reach(found, LETTERS[colour], card).value)


def greek_town(**car_keys: object) -> State:
    return state(cars={"blue": {"at": "Greek Town", **car_keys}}, turn="blue")


@pytest.mark.clause("drive.exact", "drive.card")
def test_with_the_three_blue_reaches_what_the_rulebook_says() -> None:
    assert ends(greek_town(), "blue", 3) == {"The Loop", "Little Africa", "West Side", "Little Italy"}


@pytest.mark.clause("drive.exact")
@pytest.mark.parametrize("place", ["Park", "Yard"], ids=["after-one-step", "after-two-steps"])
def test_a_drive_of_three_may_not_stop_early(place: str) -> None:
    before = state(cars={"yellow": {"at": "Mill"}}, board=STREET, display=["door"])
    assert against(before, "yellow drives 3 to Dock, takes door") == []
    assert against(before, f"yellow drives 3 to {place}") != []


@pytest.mark.clause("drive.exact")
def test_no_way_of_that_length_is_said_to_be_none() -> None:
    before = state(cars={"yellow": {"at": "Mill"}}, board=STREET)
    assert against(before, "yellow drives 2 to Park") == ["not-exact"]
    assert clauses_against(before, "yellow drives 2 to Park") == ["drive.exact"]


@pytest.mark.clause("drive.exact")
def test_driving_through_the_harbour_does_nothing() -> None:
    before = state(cars={"yellow": {"at": "The Loop", "trunk": ["blue"]}}, display=["door", "engine", "trunk"])
    through = after(before, "yellow drives 2 to Little Africa")
    assert (through.display, car(through, "yellow").trunk) == (before.display, "B")
    assert events(before, "yellow drives 2 to Little Africa") == ["drove"]


@pytest.mark.clause("drive.exact", "harbour.stop")
def test_nothing_can_be_taken_or_dumped_where_the_harbour_is_only_passed() -> None:
    before = state(cars={"yellow": {"at": "The Loop", "trunk": ["blue"]}}, display=["door", "engine", "trunk"])
    assert against(before, "yellow drives 2 to Little Africa, takes door") == ["take-elsewhere"]
    assert against(before, "yellow drives 2 to Little Africa, dumps blue") == ["dump-elsewhere"]


@pytest.mark.clause("drive.card")
def test_a_drive_turns_exactly_its_own_card_face_down() -> None:
    assert car(after(greek_town(), "blue drives 2 to North Side"), "blue").cards == (1, 3)


@pytest.mark.clause("drive.card")
def test_a_drive_takes_the_car_to_its_end_and_no_other_car_anywhere() -> None:
    before = state(cars={"yellow": {"at": "Mill"}, "grey": {"at": "Mill"}}, board=STREET)
    driven = after(before, "yellow drives 2 to Yard")
    assert (car(driven, "yellow").at, car(driven, "grey").at) == ("Yard", "Mill")


@pytest.mark.clause("drive.card")
def test_there_is_no_card_but_the_one_the_two_and_the_three() -> None:
    assert against(greek_town(), "blue drives 4 to Greek Town") == ["no-such-card"]
    assert against(greek_town(), "blue drives 0 to Greek Town") == ["no-such-card"]


@pytest.mark.clause("cards.used")
def test_a_card_that_lies_face_down_cannot_be_driven() -> None:
    before = greek_town(cards=[1, 3])
    assert against(before, "blue drives 2 to North Side") == ["card-used"]
    assert against(before, "blue drives 1 to The Loop") == []


@pytest.mark.clause("cards.used")
def test_a_card_just_used_has_to_wait_until_all_three_have_been_used() -> None:
    before = state(cars={"yellow": {"at": "The Loop"}, "grey": {"at": "Stickney"}}, players=2)
    one = after(before, "yellow drives 1 to North Side", "grey drives 1 to West Side")
    two = after(one, "yellow drives 2 to Greek Town", "grey drives 2 to Little Italy")
    assert against(one, "yellow drives 1 to The Loop") == ["card-used"]
    assert against(two, "yellow drives 1 to The Loop") == ["card-used"]
    assert car(after(two, "yellow drives 3 to The Loop"), "yellow").cards == (1, 2, 3)


@pytest.mark.clause("cards.used")
def test_face_down_cards_lead_nowhere() -> None:
    assert ends(greek_town(cards=[1]), "blue") == {"The Loop", "West Side", "Little Italy"}
    assert ends(greek_town(cards=[2]), "blue") >= {"North Side", "Chinatown"}


@pytest.mark.clause("drive.roads")
def test_a_car_does_not_drive_where_there_is_no_road() -> None:
    assert against(greek_town(), "blue drives 1 to Cicero") == ["not-exact"]
    assert against(greek_town(), "blue drives 1 to West Side") == []


@pytest.mark.clause("drive.roads")
def test_a_place_that_is_not_on_the_map_is_refused() -> None:
    assert against(greek_town(), "blue drives 1 to Hyde Park") == ["no-such-place"]


@pytest.mark.clause("drive.no-way-back")
def test_a_road_cannot_be_driven_there_and_back() -> None:
    assert against(greek_town(), "blue drives 2 to Greek Town") == ["no-way-back"]
    assert clauses_against(greek_town(), "blue drives 2 to Greek Town") == ["drive.no-way-back"]


@pytest.mark.clause("drive.no-way-back", "engine.one-more")
def test_with_the_three_and_the_engine_a_car_comes_home_on_a_loop() -> None:
    assert car(after(greek_town(equipment=["engine"]), "blue drives 3+1 to Greek Town"), "blue").at == "Greek Town"


@pytest.mark.clause("drive.together")
def test_other_cars_stand_neither_in_the_way_nor_at_its_end() -> None:
    parked = {"yellow": {"at": "Park"}, "grey": {"at": "Park"}, "brown": {"at": "Yard"}}
    before = state(cars={"blue": {"at": "Mill"}, **parked}, board=STREET, turn="blue")
    assert ends(before, "blue", 1) == {"Park"}
    assert car(after(before, "blue drives 2 to Yard"), "blue").at == "Yard"


@pytest.mark.clause("drive.together")
def test_all_cars_may_stand_in_the_same_place() -> None:
    cars = {colour: {"at": "The Loop"} for colour in ("yellow", "grey", "brown", "blue", "green")}
    before = state(cars={**cars, "yellow": {"at": "Greek Town"}}, players=5)
    gathered = after(before, "yellow drives 1 to The Loop")
    assert {one.at for one in gathered.cars} == {"The Loop"}


@pytest.mark.clause("engine.one-more")
def test_the_engine_adds_one_step_to_any_card() -> None:
    before = state(cars={"yellow": {"at": "Mill", "equipment": ["engine"]}}, board=STREET, display=["door"])
    assert against(before, "yellow drives 1+1 to Yard") == []
    assert against(before, "yellow drives 2+1 to Dock, takes door") == []


@pytest.mark.clause("engine.one-more")
def test_legal_are_drives_with_and_without_the_engine() -> None:
    before = state(cars={"yellow": {"at": "Mill", "equipment": ["engine"], "cards": [1]}}, board=STREET)
    assert [write(action) for action in legal(before)] == ["yellow drives 1 to Park", "yellow drives 1+1 to Yard"]


@pytest.mark.clause("engine.one-more")
def test_the_engine_need_not_be_used() -> None:
    before = state(cars={"yellow": {"at": "Mill", "equipment": ["engine"]}}, board=STREET, display=["door"])
    assert against(before, "yellow drives 1 to Park") == []
    assert ends(before, "yellow") == {"Park", "Yard", "Dock"}


@pytest.mark.clause("engine.one-more", "drive.exact")
def test_the_engine_adds_one_step_and_no_more() -> None:
    before = state(cars={"yellow": {"at": "Mill", "equipment": ["engine"]}}, board=STREET, display=["door"])
    assert ends(before, "yellow", 1) == {"Park", "Yard"}
    assert against(before, "yellow drives 1+1 to Dock, takes door") == ["not-exact"]


@pytest.mark.clause("engine.one-more")
def test_without_an_engine_no_step_is_added() -> None:
    before = state(cars={"yellow": {"at": "Mill"}, "grey": {"at": "Mill", "equipment": ["engine"]}}, board=STREET)
    assert against(before, "yellow drives 1+1 to Yard") == ["no-engine"]
    assert ends(before, "yellow", 1) == {"Park"}


@pytest.mark.clause("engine.one-more", "drive.card")
def test_a_drive_with_the_engine_still_uses_one_card() -> None:
    before = state(cars={"yellow": {"at": "Mill", "equipment": ["engine"]}}, board=STREET)
    assert car(after(before, "yellow drives 1+1 to Yard"), "yellow").cards == (2, 3)


@pytest.mark.clause("cicero.closed")
def test_with_three_players_no_drive_ends_in_cicero() -> None:
    before = state(cars={"yellow": {"at": "West Side"}}, players=3)
    assert against(before, "yellow drives 1 to Cicero") == ["closed"]
    assert clauses_against(before, "yellow drives 1 to Cicero") == ["cicero.closed"]
    assert "Cicero" not in ends(before, "yellow")


@pytest.mark.clause("cicero.closed")
def test_with_three_players_no_drive_leads_through_cicero() -> None:
    roads = [["Dock", "Mill"], ["Mill", "Cicero"], ["Cicero", "Park"], ["Mill", "Yard"], ["Yard", "Park"]]
    before = state(cars={"yellow": {"at": "Mill"}}, players=3, board={"harbour": "Dock", "connections": roads})
    assert against(before, "yellow drives 2 to Park") == []
    assert against(before, "yellow drives 3 to Yard") == ["not-through-closed"]
    assert ends(before, "yellow", 3) == set()


@pytest.mark.clause("cicero.closed")
@pytest.mark.parametrize("players", [2, 4, 5])
def test_with_any_other_number_of_players_cicero_is_open(players: int) -> None:
    before = state(cars={"yellow": {"at": "West Side"}}, players=players)
    assert against(before, "yellow drives 1 to Cicero") == []
    assert against(before, "yellow drives 2 to Little Italy") == []


@pytest.mark.clause("drive.card", "engine.one-more")
def test_a_drive_is_told_with_its_way() -> None:
    before = state(cars={"yellow": {"at": "Mill", "equipment": ["engine"]}}, board=STREET)
    assert told(before, "yellow drives 2 to Yard")[0].where == ("Mill", "Park", "Yard")
    assert event(before, "yellow drives 2 to Yard", "drove")["card"] == 2
    assert events(before, "yellow drives 1+1 to Yard") == ["drove-with-engine"]


@pytest.mark.clause("drive.exact", "engine.one-more")
def test_where_a_car_can_end_is_explained_by_a_way_to_each_place() -> None:
    before = state(cars={"yellow": {"at": "Mill", "equipment": ["engine"], "cards": [1]}}, board=STREET)
    why = reach(before, "Y")
    assert [(part.name, part.value, part.where) for part in why.parts] == [
        ("way", "Park", ("Mill", "Park")),
        ("way-with-engine", "Yard", ("Mill", "Park", "Yard")),
    ]


@pytest.mark.clause("drive.exact", "turn.stuck")
def test_where_no_drive_is_possible_the_reach_is_empty_and_says_so() -> None:
    before = state(cars={"yellow": {"at": "Park", "cards": [3]}}, board=STREET)
    assert reach(before, "Y").value == ()
    assert reach(before, "Y").name == "reach-nothing"


@pytest.mark.clause("cards.used", "drive.card")
@pytest.mark.parametrize(("card", "name"), [(2, "card-used"), (7, "no-such-card"), (0, "no-such-card")])
def test_nothing_is_reached_with_a_card_that_does_not_lie_face_up(card: int, name: str) -> None:
    one = state(cars={"yellow": {"at": "Greek Town", "cards": [1]}})
    why = reach(one, "Y", card)
    assert (why.name, why.value) == ("reach-nothing", ())
    assert [part.name for part in why.parts] == [name]


@pytest.mark.clause("turn.one")
def test_of_a_car_that_the_position_does_not_name_nothing_is_told() -> None:
    one = state(cars={"yellow": {"at": "Greek Town"}})
    assert reach(one, "G").name == "no-car"
    assert loadable(one, "G").name == "no-car"
