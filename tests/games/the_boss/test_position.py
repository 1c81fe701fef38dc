"""Positions in writing: what a file can say, every fault of one that cannot be, and whole states as data."""

import json
import random
from typing import Any

import pytest

from gangster_widgets.games.the_boss.chicago import left
from gangster_widgets.games.the_boss.game import GAME
from gangster_widgets.games.the_boss.position import position, written
from gangster_widgets.games.the_boss.state import Crew, Men
from gangster_widgets.kernel.files import Fault, Faulty, fault_words, problem
from gangster_widgets.kernel.words import LANGUAGES, words
from tests.games.the_boss.build import at, there
from tests.games.the_boss.whole import states

EXAMPLE: dict[str, Any] = {
    "players": ["red", "blue", "green"],
    "round": 2,
    "line_up": [1, 2, 3, 4, 5],
    "chicago": 2,
    "cities": {
        "New York": {"open": [2, 3], "gangsters": {"red": [2, 1]}},
        "Boston": {"gangsters": {"blue": [1, 0]}},
        "Chicago": {"gangsters": {"blue": [1, 0]}},
    },
    "hidden": {"New York": 4, "Boston": "prison"},
    "hands": {"red": {"professionals": 3, "occasionals": 1, "cards": {"Detroit": [4], "Boston": [1]}}},
    "banished": {"red": ["Cincinnati"]},
    "police": ["gold", "both"],
}


def faults(**keys: Any) -> list[Fault]:
    """All faults of a position, by default of three players."""
    with pytest.raises(Faulty) as raised:
        position({"players": ["red", "blue", "green"], **keys})
    return raised.value.faults


def test_the_example_reads_as_it_is_meant() -> None:
    state = position(EXAMPLE)
    assert state.table.colours == ("red", "blue", "green")
    assert (state.round, left(state), state.police) == (2, 2, ("gold", "both"))
    assert state.city("New York").men == (Men(2, 1), Men(), Men())
    assert state.city("Boston").hidden == "prison"
    assert state.crews[0] == Crew(Men(3, 1), banished=("Cincinnati",))
    assert state.crews[1].available is None
    assert state.hands[1] is None
    assert written(state) == {key: value for key, value in EXAMPLE.items() if key != "line_up"}


def test_what_is_left_out_is_at_its_default() -> None:
    state = position({})
    assert state.table.colours == ("red", "blue", "green", "yellow")
    assert state.table.line_up == (1, 2, 3, 4, 5, 6, 7)
    assert (state.round, left(state), state.police, state.start) == (1, 1, (), 0)
    assert left(at(("red", "blue"), round=5)) == 3


def test_a_hand_of_cards_alone_says_nothing_of_gangsters_and_an_empty_one_that_there_are_none() -> None:
    state = at(hands={"red": {"cards": {"Boston": [1]}}, "blue": {}, "green": {"professionals": 2}})
    assert state.crews[0].available is None
    assert state.crews[1].available == Men(0, 0)
    assert state.crews[2].available == Men(2, 0)
    assert state.hands[1] is None


@pytest.mark.parametrize(
    ("keys", "names"),
    [
        pytest.param({"cities": {"Boston": {"open": [2, 2]}}}, ["position-card-twice"], id="twice open"),
        pytest.param(
            {"cities": {"Boston": {"open": [2]}}, "hidden": {"Boston": 2}},
            ["position-card-twice"],
            id="also hidden",
        ),
        pytest.param(
            {"hands": {"red": {"cards": {"Boston": [2]}}, "blue": {"cards": {"Boston": [2]}}}},
            ["position-card-twice"],
            id="in two hands",
        ),
        pytest.param({"hidden": {"Boston": 4}}, ["position-foreign-card"], id="a foreign card hidden"),
        pytest.param({"cities": {"Boston": {"open": ["revolver"]}}}, ["position-foreign-card"], id="one open"),
        pytest.param({"hands": {"red": {"cards": {"Boston": [0]}}}}, ["position-foreign-card"], id="one in hand"),
        pytest.param({"hidden": {"Boston": "bomb"}}, ["card-face"], id="no card at all"),
        pytest.param({"hidden": {"Boston": True}}, ["card-face"], id="a card that is true"),
        pytest.param({"line_up": [1, 2, 3]}, ["position-line-up"], id="a line-up of two for three"),
        pytest.param({"line_up": [5, 4, 3, 2, 1]}, ["position-line-up"], id="a line-up in another order"),
        pytest.param(
            {"cities": {"Boston": there(red=[2, 0], blue=[1, 1])}}, ["position-equal"], id="equal numbers of two"
        ),
        pytest.param({"cities": {"Boston": there(red=[0, 1])}}, ["position-occasionals-alone"], id="occasionals alone"),
        pytest.param(
            {"cities": {"Boston": there(red=[0, 1], blue=[2, 0])}},
            ["position-occasionals-alone"],
            id="occasionals with a professional of another",
        ),
        pytest.param({"cities": {"Chicago": there(red=[1, 0])}}, ["position-only-chicago"], id="only in Chicago"),
        pytest.param(
            {"cities": {"Boston": there(red=[1, 0])}, "banished": {"red": ["Boston"]}},
            ["position-banished-present"],
            id="banished and there",
        ),
        pytest.param(
            {"cities": {"Boston": there(red=[4, 0])}, "hands": {"red": {"professionals": 3}}},
            ["position-professionals"],
            id="seven professionals",
        ),
        pytest.param(
            {"cities": {"Boston": there(red=[1, 2]), "Detroit": there(red=[1, 2])}},
            ["position-occasionals"],
            id="four occasionals",
        ),
        pytest.param({"round": 2, "chicago": 3}, ["position-chicago-round"], id="Chicago elsewhere than by the round"),
        pytest.param({"chicago": 6}, ["position-chicago-too-far"], id="Chicago beyond the last city"),
        pytest.param({"chicago": 0}, ["schema-at-least"], id="Chicago before the first city"),
        pytest.param({"round": 0}, ["schema-at-least"], id="a round before the first"),
        pytest.param({"players": ["red"]}, ["schema-too-few"], id="alone"),
        pytest.param({"players": ["red", "red"]}, ["position-player-twice"], id="a player twice"),
        pytest.param({"players": ["red", "pink"]}, ["schema-one-of"], id="an unknown colour"),
        pytest.param({"cities": {"Boston": there(yellow=[1, 0])}}, ["position-not-in-play"], id="a gangster of nobody"),
        pytest.param({"hands": {"yellow": {}}}, ["position-not-in-play"], id="a hand of nobody"),
        pytest.param({"banished": {"yellow": ["Boston"]}}, ["position-not-in-play"], id="a banishment of nobody"),
        pytest.param({"cities": {"Soho": {}}}, ["position-unknown-city"], id="an unknown city"),
        pytest.param({"cities": {"Memphis": {}}}, ["position-city-not-in-play"], id="a city of another line-up"),
        pytest.param({"banished": {"red": ["Memphis"]}}, ["position-city-not-in-play"], id="banished from elsewhere"),
        pytest.param({"hidden": {"Chicago": 2}}, ["position-chicago-cards"], id="a card under Chicago"),
        pytest.param({"cities": {"Chicago": {"open": [2]}}}, ["position-chicago-cards"], id="an open card of Chicago"),
        pytest.param({"police": ["gold"] * 3}, ["position-police"], id="three gold cards"),
        pytest.param({"police": ["both", "both"]}, ["position-police"], id="two double cards"),
        pytest.param({"police": ["bronze"]}, ["schema-one-of"], id="no police card"),
        pytest.param({"cities": {"Boston": there(red=[1])}}, ["schema-too-few"], id="one number for two kinds"),
        pytest.param({"cities": {"Boston": there(red=[-1, 0])}}, ["schema-at-least"], id="fewer than nobody"),
        pytest.param({"casino": 5}, ["schema-unknown-key"], id="an unknown key"),
    ],
)
def test_a_position_that_cannot_be_is_refused(keys: dict[str, Any], names: list[str]) -> None:
    found = faults(**keys)
    assert [fault.name for fault in found] == names
    for language in LANGUAGES:
        assert len(problem(found[0], fault_words(found[0], language))) > 20


def test_all_faults_are_told_at_once() -> None:
    found = faults(chicago=9, hidden={"Boston": 4}, police=["gold"] * 3, cities={"Soho": {}})
    assert sorted(fault.name for fault in found) == [
        "position-chicago-too-far",
        "position-foreign-card",
        "position-police",
        "position-unknown-city",
    ]


@pytest.mark.parametrize(
    "keys",
    [
        pytest.param({"cities": {"Boston": there(red=[2, 0], blue=[0, 0], green=[0, 0])}}, id="zeros are no equals"),
        pytest.param({"cities": {"Boston": there(red=[2, 0]), "Detroit": there(blue=[2, 0])}}, id="equals apart"),
        pytest.param({"cities": {"Boston": there(red=[1, 3])}}, id="occasionals with a professional"),
        pytest.param({"cities": {"Boston": there(red=[1, 0]), "Chicago": there(red=[1, 0])}}, id="not only Chicago"),
        pytest.param({"round": 5, "chicago": 5}, id="Chicago where the round has it"),
        pytest.param({"chicago": 4}, id="Chicago without a round"),
        pytest.param({"line_up": [1, 2, 3, 6, 7], "cities": {"Memphis": {"open": ["hospital"]}}}, id="another line-up"),
        pytest.param({"cities": {"Boston": {"open": [1, 2, 3, "prison"]}}}, id="more cards open than can be"),
        pytest.param({"banished": {"red": ["Cincinnati"], "blue": []}}, id="banished and away"),
    ],
)
def test_a_position_that_can_be_is_read(keys: dict[str, Any]) -> None:
    assert at(**keys).table.colours == ("red", "blue", "green")


@pytest.mark.parametrize("players", GAME.players)
def test_every_state_and_everybodys_knowledge_goes_through_json_and_comes_back(players: int) -> None:
    for state in list(states(players, 3, rulings={"line-up": "lot"}))[::6]:
        for one in (state, GAME.known(state, 0), GAME.at_turn(state, players - 1)):
            assert GAME.decode(json.loads(json.dumps(GAME.encode(one)))) == one


def test_data_of_no_state_are_refused() -> None:
    data = GAME.encode(GAME.new(2, 1))
    data["beside"]["seats"] = ["red", "green"]
    with pytest.raises(Faulty) as raised:
        GAME.decode(data)
    assert [fault.name for fault in raised.value.faults] == ["position-seats"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_lies_on_the_table_is_told_in_every_language(language: str) -> None:
    say = words(language, GAME.folder / "words")
    cities = [line.partition(":")[0].strip() for line in GAME.lines(position(EXAMPLE), say)]
    row = ["New York", "Boston", "Chicago", "Detroit", "Kansas City", "Cincinnati"]
    assert [city for city in cities if city in row] == row, "Chicago stands in its place"
    assert set(GAME.about(position(EXAMPLE), say)) < set(GAME.lines(position(EXAMPLE), say))


def test_a_game_shows_no_hidden_card_in_its_lines() -> None:
    say = words("en", GAME.folder / "words")
    state = GAME.new(3, 1)
    assert list(GAME.lines(state, say)) == list(GAME.lines(GAME.resample(GAME.resample(state, 0, 4), 1, 5), say))


def test_with_colours_exchanged_it_is_the_same_position_of_others() -> None:
    state, ask = position(EXAMPLE), {"player": "red", "city": "Boston", "actions": ["red places 1 in Boston"]}
    other, asked = GAME.permuted(state, ask, random.Random(5))
    exchange = dict(zip(state.table.colours, other.table.colours, strict=True))
    assert asked == {
        "player": exchange["red"],
        "city": "Boston",
        "actions": [f"{exchange['red']} places 1 in Boston"],
    }
    assert other.cities == state.cities
