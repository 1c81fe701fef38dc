"""What the end of a round brings: majorities, hidden cards, penalties, Chicago."""

from typing import Any

import pytest

from gangster_widgets.games.the_boss.payout import NOTHING, Brought, payout
from gangster_widgets.kernel.game import SaidError
from tests.games.the_boss.build import at, there


def brings(cities: dict[str, Any], hidden: dict[str, Any], **keys: Any) -> dict[str, Brought]:
    """What a round brings each player."""
    return dict(payout(at(cities=cities, hidden=hidden, **keys)).value)


@pytest.mark.clause("boss.majority", "boss.money", "boss.goal")
def test_the_most_gangsters_win_the_hidden_card_and_the_others_nothing() -> None:
    found = brings({"New York": there(red=[2, 0], blue=[1, 0])}, {"New York": 4})
    assert found == {"red": Brought(4), "blue": NOTHING, "green": NOTHING}


@pytest.mark.clause("boss.majority")
def test_the_open_card_is_not_won() -> None:
    found = brings({"New York": {"open": [4], **there(red=[1, 0])}}, {"New York": 0})
    assert found["red"] == NOTHING


@pytest.mark.clause("boss.money")
def test_money_of_several_cities_and_of_chicago_is_added() -> None:
    cities = {
        "New York": {"open": [2], **there(red=[1, 0])},
        "Detroit": there(red=[1, 0]),
        "Chicago": there(red=[1, 0]),
    }
    assert brings(cities, {"New York": 3, "Detroit": 4})["red"] == Brought(3 + 4 + 1)


@pytest.mark.clause("boss.empty-city")
def test_the_card_of_an_empty_city_is_won_by_nobody() -> None:
    assert set(brings({}, {"New York": 4, "Detroit": "revolver"}).values()) == {NOTHING}
    assert set(brings({}, {}).values()) == {NOTHING}


@pytest.mark.clause("boss.revolver", "boss.prison", "boss.hospital", "boss.banished", "boss.majority")
@pytest.mark.parametrize(
    ("city", "penalty", "brought"),
    [
        ("Detroit", "revolver", Brought(dead=1)),
        ("Boston", "prison", Brought(prison=1)),
        ("Memphis", "hospital", Brought(hospital=1)),
        ("Cincinnati", "banished", Brought(banished=("Cincinnati",))),
    ],
)
def test_a_penalty_strikes_its_winner_and_nobody_else(city: str, penalty: str, brought: Brought) -> None:
    four = ("red", "blue", "green", "yellow")
    found = dict(payout(at(four, cities={city: there(red=[2, 1], blue=[2, 0])}, hidden={city: penalty})).value)
    assert found["red"] == brought
    assert found["blue"] == NOTHING


@pytest.mark.clause("boss.payout")
def test_majorities_are_fixed_before_anybody_is_struck() -> None:
    cities = {"Detroit": there(red=[1, 0]), "New York": {"open": [4]}, "Chicago": there(red=[1, 0])}
    assert brings(cities, {"Detroit": "revolver"})["red"] == Brought(2, dead=1)
    first, *others = payout(at(cities=cities, hidden={"Detroit": "revolver"})).parts
    assert first.name == "majorities"
    assert [part.value for part in first.parts] == ["red", "red"]
    assert {part.name for part in others} >= {"wins-penalty", "chicago-pays", "total"}


@pytest.mark.clause("boss.payout", "boss.chicago-pay")
def test_penalties_left_of_chicago_strike_nobody_there() -> None:
    cities = {"New York": there(red=[1, 0]), "Boston": {"open": ["prison"]}, "Chicago": there(red=[1, 0])}
    assert brings(cities, {"New York": 2}, round=2)["red"] == Brought(2)


@pytest.mark.clause("boss.majority")
def test_the_hidden_card_is_needed_only_where_somebody_stands() -> None:
    with pytest.raises(SaidError, match="hidden"):
        payout(at(cities={"Boston": there(red=[1, 0])}))
    assert brings({"Boston": there(red=[1, 0])}, {"Boston": 2})["red"] == Brought(2)
