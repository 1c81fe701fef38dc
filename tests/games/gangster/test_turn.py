"""A turn: whose it is, one action in it, and the order of everything that the action brings about."""

import pytest

from gangster_widgets.games.gangster.game import GAME
from gangster_widgets.games.gangster.notation import read, write
from gangster_widgets.games.gangster.state import POLICE, State
from gangster_widgets.games.gangster.tablet import SAME_GANG
from gangster_widgets.games.gangster.turn import legal, tell
from gangster_widgets.kernel.game import Unreadable

from .build import after, against, car, clauses_against, events, fields, last_doubler, state

# Mill --- Dock (the harbour): no drive of two or three steps
SHORT_STREET = {"harbour": "Dock", "connections": [["Mill", "Dock"]]}


def everybody_in_stickney(**keys: object) -> State:
    cars = {colour: {"at": "Stickney"} for colour in ("yellow", "grey", "brown", "blue")}
    return state({"Stickney": "1 @2x4"}, cars, **keys)


def stuck(**car_keys: object) -> State:
    """Yellow stands in Mill with the 2 only, and grey has all its cards."""
    yellow = {"at": "Mill", "cards": [2], "aboard": 0, **car_keys}
    return state({"Mill": "1 @1x2"}, {"yellow": yellow, "grey": {"at": "Mill"}}, board=SHORT_STREET)


@pytest.mark.clause("turn.order")
def test_the_turn_goes_round_by_seats_and_begins_anew() -> None:
    before = everybody_in_stickney()
    turns = [before.turn]
    before = after(before, "yellow unloads yellow")
    turns.append(before.turn)
    before = after(before, "grey drives 1 to West Side")
    turns.append(before.turn)
    before = after(before, "brown loads Stickney 1")
    turns.append(before.turn)
    before = after(before, "blue unloads blue")
    turns.append(before.turn)
    assert turns == [0, 1, 2, 3, 0]


@pytest.mark.clause("turn.order", "two.persons")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_the_turn_once_in_a_round(players: int) -> None:
    found, actors = GAME.new(players, 7), []
    for _ in range(players):
        actors.append(GAME.actor(found))
        found = GAME.play(found, GAME.legal(found)[0])
    assert (actors, GAME.actor(found)) == (list(range(players)), 0)


@pytest.mark.clause("turn.order")
@pytest.mark.parametrize("colour", ["grey", "brown", "blue"])
def test_nobody_acts_out_of_turn(colour: str) -> None:
    assert against(everybody_in_stickney(), f"{colour} unloads {colour}") == ["not-its-turn"]
    assert clauses_against(everybody_in_stickney(), f"{colour} unloads {colour}") == ["turn.order"]
    assert against(everybody_in_stickney(turn=colour), f"{colour} unloads {colour}") == []


@pytest.mark.clause("turn.order")
def test_only_the_gang_whose_turn_it_is_has_legal_actions() -> None:
    assert {action.gang for action in legal(everybody_in_stickney(turn="brown"))} == {"N"}


@pytest.mark.clause("turn.order")
def test_a_colour_that_is_not_in_play_never_acts() -> None:
    assert against(everybody_in_stickney(), "green unloads green") == ["not-in-play"]


@pytest.mark.clause("turn.one")
@pytest.mark.parametrize(
    "action",
    ["yellow drives 1 to West Side", "yellow unloads yellow", "yellow loads Stickney 1"],
    ids=lambda it: it[7:12],
)
def test_after_one_action_the_turn_is_over(action: str) -> None:
    cars = {"yellow": {"at": "Stickney"}, "grey": {"at": "Stickney"}}
    acted = after(state({"Stickney": "1 @2x4 : Y"}, cars), action)
    assert acted.turn == 1
    assert against(acted, "yellow drives 2 to Greek Town")[0] == "not-its-turn"


@pytest.mark.clause("turn.one")
def test_driving_loading_and_unloading_are_all_that_can_be_done() -> None:
    before = state({"Stickney": "1 @2x4 : YG"}, {"yellow": {"at": "Stickney", "cards": [1], "trunk": ["blue"]}})
    assert sorted(write(action) for action in legal(before)) == [
        "yellow drives 1 to Little Italy",
        "yellow drives 1 to West Side",
        "yellow loads Stickney 1",
        "yellow unloads blue",
        "yellow unloads yellow",
    ]


@pytest.mark.clause("turn.one", "cargo.load", "cargo.unload", "cargo.one", "trunk.room", "door.two", "tablet.full")
@pytest.mark.clause("bodyguard.shield", "gun.reach", "bumper.push", "harbour.stop", "gap.filling")
@pytest.mark.parametrize(
    ("districts", "yellow", "more"),
    [
        ({"The Loop": "1 @1x4 : YBG"}, {"trunk": ["blue"]}, {}),
        ({"The Loop": "1 @1x4 : YBG"}, {"equipment": ["trunk"], "trunk": ["blue"]}, {}),
        ({"The Loop": "1 @1x4 : YBG"}, {"equipment": ["door"], "trunk": ["brown"]}, {}),
        ({"The Loop": "1 @1x4 : YB"}, {"equipment": ["door"], "aboard": 1}, {}),
        ({"The Loop": "1 @1x4 : YB.G"}, {"equipment": ["door"], "trunk": ["grey"]}, {"rulings": {"gap": SAME_GANG}}),
        ({"The Loop": "1 @1x3 : YB"}, {"equipment": ["door"]}, {}),
        ({"The Loop": "1 @1x2 : YB"}, {"equipment": ["door"]}, {}),
        ({"The Loop": "1 @1x4 : G", "North Side": "1 @1x4 : YGB"}, {"equipment": ["tommy gun"]}, {}),
        ({"The Loop": "1 @1x4 : G"}, {"equipment": ["bumper", "engine"], "cards": [1, 2]}, {"display": ["door"]}),
        ({"The Loop": "1 @1x4 : G"}, {"equipment": ["bumper"]}, {"rulings": {"bumper": "swap"}}),
        ({}, {"at": "Gold Coast", "trunk": ["blue"], "equipment": ["tommy gun"]}, {"display": ["door"]}),
        ({}, {"trunk": ["blue", "blue"], "equipment": ["door"]}, {"display": ["door", "engine"]}),
    ],
    ids=[
        "full-trunk", "room-in-the-trunk", "door", "door-for-one", "french-gap", "one-field-left", "full-tablet",
        "tommy-gun", "bumper", "swap", "in-the-harbour", "harbour-next-door",
    ],
)  # fmt: skip
def test_legal_is_exactly_what_nothing_stands_against(
    districts: dict[str, str], yellow: dict[str, object], more: dict[str, object]
) -> None:
    guard = {"equipment": ["bodyguard"]}
    others = {"grey": {"at": "North Side", **guard}, "blue": {"at": "The Loop", **guard}}
    before = state(districts, {"yellow": {"at": "The Loop", **yellow}, **others}, **more)
    assert set(legal(before)) == {action for action in GAME.universe(before) if not GAME.refusals(before, action)}


@pytest.mark.clause("turn.one")
def test_a_drive_ends_without_loading_or_unloading() -> None:
    cars = {"yellow": {"at": "Stickney", "aboard": 5}}
    driven = after(state({"West Side": "1 @2x4 : G"}, cars), "yellow drives 1 to West Side")
    assert (fields(driven, "West Side"), car(driven, "yellow").aboard) == ("G.......", 5)


@pytest.mark.clause("turn.one")
def test_nobody_may_pass() -> None:
    assert against(everybody_in_stickney(), "yellow loses the turn") == ["can-still-act"]
    with pytest.raises(Unreadable):
        read(everybody_in_stickney(), "yellow passes")


@pytest.mark.clause("turn.one")
def test_a_drive_ends_with_everything_in_its_order() -> None:
    before = last_doubler(
        cars={
            "yellow": {"at": "The Loop", "cards": [1], "trunk": ["blue"], "equipment": ["bumper", "door"]},
            "grey": {"at": "Gold Coast"},
        },
        display=["engine", "trunk", "trunk"],
        supply=("trunk", "bodyguard", "bumper", "bodyguard"),
    )
    words = "yellow drives 1 to Gold Coast, pushes grey to Little Africa, dumps blue, takes engine"
    assert events(before, words) == [
        "drove", "pushed", "dumped", "taken", "slid-out", "refilled", "three-alike", "refilled", "cards-up", "doubled",
        "stage-over", "casino-drawn", "board", "influence", "influence", "influence", "influence", "next-stage",
        "new-gangsters", "first-doubler-next",
    ]  # fmt: skip


@pytest.mark.clause("turn.one", "cards.third")
def test_the_cards_come_up_after_everything_at_the_harbour() -> None:
    cars = {"yellow": {"at": "The Loop", "cards": [1]}}
    before = last_doubler(cars=cars, cards=(POLICE,), display=["engine", "trunk"], supply=("door",))
    words = "yellow drives 1 to Gold Coast, takes engine"
    assert events(before, words) == ["drove", "taken", "refilled", "cards-up", "policeman"]


@pytest.mark.clause("turn.one")
def test_what_an_action_brings_about_is_told_as_the_turn_of_its_gang() -> None:
    before = everybody_in_stickney()
    why = tell(before, read(before, "yellow unloads yellow"))
    assert (why.name, why.facts, [part.name for part in why.parts]) == ("turn", ("Y",), ["unloaded"])


@pytest.mark.clause("turn.one")
def test_a_car_that_the_position_does_not_name_cannot_act() -> None:
    assert against(state(cars={"grey": {"at": "Stickney"}}), "yellow drives 1 to The Loop") == ["no-car"]


@pytest.mark.clause("turn.stuck")
def test_where_nothing_can_be_done_the_turn_is_lost() -> None:
    assert [write(action) for action in legal(stuck())] == ["yellow loses the turn"]
    lost = after(stuck(), "yellow loses the turn")
    assert (lost.turn, lost.cars, lost.districts) == (1, stuck().cars, stuck().districts)
    assert events(stuck(), "yellow loses the turn") == ["lost"]


@pytest.mark.clause("turn.stuck", "turn.one")
@pytest.mark.parametrize(
    "more", [{"aboard": 1}, {"trunk": ["blue"]}, {"cards": [1]}], ids=["own-aboard", "somebody-in-the-trunk", "a-drive"]
)
def test_where_anything_can_be_done_the_turn_is_not_lost(more: dict[str, object]) -> None:
    assert against(stuck(**more), "yellow loses the turn") == ["can-still-act"]
    assert "yellow loses the turn" not in [write(action) for action in legal(stuck(**more))]


@pytest.mark.clause("turn.stuck", "tablet.full")
def test_on_a_full_tablet_with_a_full_trunk_the_turn_may_be_lost_too() -> None:
    yellow = {"at": "Mill", "cards": [2], "aboard": 3, "trunk": ["blue"]}
    full = state({"Mill": "1 @1x2 : GB"}, {"yellow": yellow}, board=SHORT_STREET)
    assert against(full, "yellow loses the turn") == []


@pytest.mark.clause("turn.stuck")
def test_whoever_is_stuck_does_not_lose_the_turn_of_another() -> None:
    assert against(stuck(), "grey loses the turn")[0] == "not-its-turn"


@pytest.mark.clause("cicero.closed", "turn.stuck")
def test_a_place_that_only_the_closed_cicero_joins_to_the_others_is_still_in_play() -> None:
    road = {"harbour": "Dock", "connections": [["Dock", "Cicero"], ["Cicero", "Park"]]}
    yellow = {"at": "Park", "aboard": 0, "equipment": ["tommy gun"]}
    cut_off = state({"Park": "1 @1x2 : YG"}, {"yellow": yellow}, players=3, board=road)
    assert [write(action) for action in legal(cut_off)] == ["yellow loads Park 1", "yellow loads Park 2"]


@pytest.mark.clause("turn.stuck", "cicero.closed")
def test_where_only_the_closed_cicero_leads_on_the_turn_is_lost() -> None:
    road = {"harbour": "Dock", "connections": [["Dock", "Cicero"], ["Cicero", "Park"]]}
    yellow = {"at": "Park", "aboard": 0, "equipment": ["tommy gun"]}
    cut_off = state({"Park": "1 @1x2"}, {"yellow": yellow}, players=3, board=road)
    assert [write(action) for action in legal(cut_off)] == ["yellow loses the turn"]
