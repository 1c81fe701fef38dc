"""What Chicago pays: half of the last open cards of the cities to its left."""

from typing import Any

import pytest

from gangster_widgets.games.the_boss.chicago import chicago, left
from tests.games.the_boss.build import at, there

HOLDS = {"Boston": there(blue=[1, 0]), "Chicago": there(blue=[1, 0])}


def pays(opened: dict[str, list[Any]], **keys: Any) -> Any:
    """What Chicago pays where blue holds it and these cards lie open."""
    cities = {name: dict(city) for name, city in HOLDS.items()}
    for name, cards in opened.items():
        cities.setdefault(name, {})["open"] = cards
    return chicago(at(cities=cities, **keys)).value


@pytest.mark.clause("boss.chicago-pay", "boss.alcapo")
def test_the_winner_gets_half_rounded_down_and_alcapo_the_rest() -> None:
    assert pays({"New York": [3]}) == ("blue", 1, 2)
    assert pays({"New York": [4]}) == ("blue", 2, 2)
    assert pays({"New York": [3], "Boston": [2]}, round=2) == ("blue", 2, 3)


@pytest.mark.clause("boss.chicago-pay")
def test_only_the_last_open_card_of_a_city_counts() -> None:
    assert pays({"New York": [4, 3, 0]}) == ("blue", 0, 0)
    assert pays({"New York": [0, 4]}) == ("blue", 2, 2)


@pytest.mark.clause("boss.chicago-pay")
def test_a_penalty_on_top_and_a_city_without_open_cards_count_nothing() -> None:
    assert pays({"Boston": [3, "prison"], "New York": [2]}, round=2) == ("blue", 1, 1)
    assert pays({"Boston": [3]}, round=2) == ("blue", 1, 2)


@pytest.mark.clause("boss.chicago-pay", "boss.chicago-move")
def test_cities_to_the_right_do_not_count() -> None:
    assert pays({"Boston": [3], "Detroit": [4]}) == ("blue", 0, 0)
    assert pays({"Boston": [3], "Detroit": [4]}, chicago=3) == ("blue", 3, 4)


@pytest.mark.clause("boss.chicago-move", "boss.line-up")
def test_left_of_chicago_lie_as_many_cities_as_rounds_but_never_more_than_there_are() -> None:
    assert [left(at(("red", "blue"), round=number)) for number in range(1, 6)] == [1, 2, 3, 3, 3]
    assert left(at(chicago=4)) == 4
    other = at(("red", "blue"), line_up=[2, 3, 5], round=2, cities={"Boston": {"open": [3]}, "Detroit": {"open": [4]}})
    assert chicago(other).value == (None, 0, 7)


@pytest.mark.clause("boss.chicago-pay")
def test_where_nobody_is_in_chicago_nobody_is_paid() -> None:
    assert chicago(at(cities={"New York": {"open": [4]}})).value == (None, 0, 4)


@pytest.mark.clause("boss.chicago-pay", "boss.same-worth")
def test_chicago_is_won_by_the_most_gangsters_of_both_kinds() -> None:
    cities = {"New York": {"open": [4], **there(red=[1, 0], blue=[2, 0])}, "Chicago": there(red=[1, 1], blue=[1, 0])}
    assert chicago(at(cities=cities)).value == ("red", 2, 2)
