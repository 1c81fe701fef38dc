"""Positions in writing: every fault of a position that cannot be, all at once, and what is fine beside them."""

from typing import Any

import pytest

from gangster_widgets.games.gangster.position import position
from gangster_widgets.kernel.files import Faulty

FOUR = {"places": [5, 4], "rows": 2, "columns": 2}
TRIANGLE = {"harbour": "Pier", "connections": [["Pier", "Up"], ["Up", "Down"], ["Down", "Pier"]]}


def refused(**keys: Any) -> list[str]:
    """The names of all faults of a position."""
    with pytest.raises(Faulty) as raised:
        position(keys)
    return [fault.name for fault in raised.value.faults]


def on(gangsters: str, **more: Any) -> dict[str, Any]:
    """A North Side with these gangsters on four fields."""
    return {"North Side": {"tablet": FOUR, "gangsters": gangsters, **more}}


def car(**keys: Any) -> dict[str, Any]:
    """Yellow's car at The Loop."""
    return {"yellow": {"at": "The Loop", **keys}}


@pytest.mark.parametrize(
    ("keys", "names"),
    [
        pytest.param({"players": 6}, ["schema-at-most"], id="six players"),
        pytest.param({"player": 4}, ["schema-unknown-key"], id="an unknown key"),
        pytest.param({"colours": ["yellow", "grey"]}, ["position-colours"], id="too few colours"),
        pytest.param({"players": 2, "colours": ["yellow", "grey"]}, ["position-colours"], id="two take four colours"),
        pytest.param({"colours": ["yellow"] * 4}, ["position-colours"], id="a colour twice"),
        pytest.param({"colours": ["red"]}, ["schema-one-of"], id="an unknown colour"),
        pytest.param({"persons": [["yellow"], ["grey"]]}, ["position-persons-only-two"], id="persons with four"),
        pytest.param({"players": 2, "persons": [["yellow"], ["grey"]]}, ["position-persons"], id="one colour each"),
        pytest.param({"turn": "green"}, ["position-not-in-play"], id="the turn of nobody"),
        pytest.param({"stage": 4}, ["schema-at-most"], id="a fourth stage"),
        pytest.param({"casino": 0}, ["schema-at-least"], id="a casino card of nothing"),
        pytest.param({"casino": 2.5}, ["schema-whole-number"], id="half a point"),
        pytest.param({"influence": {"green": 3}}, ["position-not-in-play"], id="influence of nobody"),
        pytest.param({"influence": {"grey": -3}}, ["schema-at-least"], id="less than nothing"),
        pytest.param({"districts": {"Soho": {"tablet": FOUR}}}, ["position-unknown-place"], id="an unknown district"),
        pytest.param({"districts": {"Gold Coast": {"tablet": FOUR}}}, ["position-harbour-tablet"], id="the harbour"),
        pytest.param(
            {"players": 3, "districts": {"Cicero": {"tablet": FOUR}}}, ["position-closed"], id="Cicero with three"
        ),
        pytest.param({"districts": {"Cicero": {"tablet": "T99"}}}, ["position-unknown-tablet"], id="no such tablet"),
        pytest.param({"districts": {"Cicero": {"tablet": 5}}}, ["position-tablet"], id="a tablet that is a number"),
        pytest.param({"districts": {"Cicero": {}}}, ["schema-missing"], id="no tablet"),
        pytest.param(
            {"districts": {"Cicero": {"tablet": "T01"}, "Stickney": {"tablet": "T01"}}},
            ["position-tablet-twice", "position-tablet-twice"],
            id="a tablet twice",
        ),
        pytest.param({"districts": on("YGX")}, ["fields-letter"], id="a letter of nobody"),
        pytest.param({"districts": on("YGYGY")}, ["fields-too-many"], id="more than the fields"),
        pytest.param({"districts": on("YE")}, ["position-not-in-play"], id="a gangster of nobody"),
        pytest.param({"cars": {"green": {"at": "The Loop"}}}, ["position-not-in-play"], id="the car of nobody"),
        pytest.param({"cars": {"grey": {"at": "Soho"}}}, ["position-unknown-place"], id="a car off the map"),
        pytest.param({"cars": car(cards=[1, 4])}, ["position-cards"], id="no such card"),
        pytest.param({"cars": car(cards=[2, 2])}, ["position-cards"], id="a card twice"),
        pytest.param({"cars": car(cards=[])}, ["schema-too-few"], id="no card face up"),
        pytest.param({"cars": car(aboard=21)}, ["schema-at-most"], id="twenty-one aboard"),
        pytest.param({"cars": car(trunk=["yellow"])}, ["position-own-in-trunk"], id="own colour in the trunk"),
        pytest.param({"cars": car(trunk=["green"])}, ["position-not-in-play"], id="nobody in the trunk"),
        pytest.param({"cars": car(trunk=["grey"] * 3)}, ["schema-too-many"], id="three in the trunk"),
        pytest.param({"cars": car(equipment=["door"] * 2)}, ["position-equipment-twice"], id="two doors"),
        pytest.param({"cars": car(equipment=["canon"])}, ["schema-one-of"], id="no such equipment"),
        pytest.param({"display": ["door"] * 3}, ["position-three-alike"], id="three alike"),
        pytest.param({"rulings": {"gap": "never"}}, ["schema-one-of"], id="no such ruling"),
        pytest.param({"board": {"harbour": "Pier", "connections": []}}, ["board-size", "board-harbour"], id="no map"),
        pytest.param({"board": {**TRIANGLE, "harbour": "Quay"}}, ["board-harbour"], id="no such harbour"),
        pytest.param(
            {"board": {**TRIANGLE, "connections": [["Pier", "Up"], ["Up", "Pier"]]}},
            ["components-road-twice"],
            id="twice",
        ),
        pytest.param(
            {"board": {"harbour": "A", "connections": [["A", "B"], ["C", "D"]]}},
            ["components-not-connected"],
            id="apart",
        ),
        pytest.param(
            {"board": {"harbour": "A", "connections": [["A", "B"], ["B", "B"]]}},
            ["components-road-to-itself"],
            id="loop",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused(keys: dict[str, Any], names: list[str]) -> None:
    assert refused(**keys) == names


def test_more_gangsters_than_the_box_has_are_refused() -> None:
    large = {"places": [5], "rows": 4, "columns": 5}
    twenty = {"North Side": {"tablet": large, "gangsters": "Y" * 20}}
    assert position({"districts": twenty, "cars": car()}).car("Y").aboard is None
    assert refused(districts=twenty, cars=car(aboard=1)) == ["position-gangsters"]


def test_more_equipment_than_the_box_has_is_refused() -> None:
    cars = {
        colour: {"at": "The Loop", "equipment": ["door"]} for colour in ("yellow", "grey", "brown", "blue", "green")
    }
    assert position({"players": 5, "cars": cars}).car("E").has("door")
    assert refused(players=5, cars=cars, display=["door"]) == ["position-equipment"]


def test_nine_doublers_are_one_too_many_and_eight_are_fine() -> None:
    names = ["North Side", "West Side", "The Loop", "Greek Town", "Cicero", "Little Italy", "Chinatown", "Stickney"]
    eight = {name: {"tablet": FOUR, "doubled": True} for name in names}
    assert sum(district.doubled for district in position({"districts": eight}).districts) == 8
    assert refused(districts={**eight, "South Side": {"tablet": FOUR, "doubled": True}}) == ["position-doublers"]


def test_all_faults_come_at_once() -> None:
    assert refused(districts=on("YGX"), cars=car(cards=[7], trunk=["yellow"]), display=["door"] * 3) == [
        "fields-letter",
        "position-cards",
        "position-own-in-trunk",
        "position-three-alike",
    ]


@pytest.mark.clause("trunk.lost")
def test_two_in_a_trunk_without_the_trunk_equipment_are_allowed() -> None:
    assert position({"cars": car(trunk=["grey", "blue"])}).car("Y").trunk == "BG"


def test_a_map_of_ones_own_is_played_on() -> None:
    state = position({"board": TRIANGLE, "districts": {"Up": {"tablet": FOUR}}, "cars": {"yellow": {"at": "Down"}}})
    assert state.table.districts == ("Up", "Down")
    assert set(state.table.ways["Up", 3]) == {"Up"}


@pytest.mark.parametrize("written", [{"positions": {"Soho": [1, 2]}}, {"positions": {"Up": [1, 200]}}])
def test_positions_of_a_map_are_looked_at_too(written: dict[str, Any]) -> None:
    assert refused(board={**TRIANGLE, **written}) in (["components-unknown-place"], ["schema-at-most"])
