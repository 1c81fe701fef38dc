"""Mobilising: available leaders free others, money frees the rest, and a wholly engaged gang is freed for nothing."""

import pytest

from gangster_widgets.games.gangsta.mobilising import by_leaders, mobilise
from gangster_widgets.games.gangsta.resource import HEADQUARTERS, Resource
from tests.games.gangsta.people import active, gang


@pytest.mark.clause("gangsta.mobilise")
@pytest.mark.parametrize(
    ("text", "money", "number"),
    [
        ("A:LB* B:LM C:S- D:H-", 0, 4),
        ("A:LB*- B:LM C:S-", 1, 3),
        ("A:LB*- B:LM- C:S D:H-", 2, 3),
        ("A:LB*- B:LM- C:S- D:H-", 0, 4),
    ],
    ids=["two leaders for two", "one leader and 1 $", "no leader and 2 $", "all engaged"],
)
def test_the_four_situations_of_the_rulebook(text: str, money: int, number: int) -> None:
    assert mobilise(gang(text), "red", money).value == number


@pytest.mark.clause("gangsta.mobilise")
def test_each_symbol_of_an_available_leader_frees_another_and_money_the_rest() -> None:
    people = gang("A:LB*+L B:M- C:S- D:H-")
    assert by_leaders(people).value == 2
    assert mobilise(people, "red", 0).value == 3
    assert mobilise(people, "red", 1).value == 4
    assert mobilise(people, "red", 9).value == 4


@pytest.mark.clause("gangsta.leaders-engaged", "gangsta.available")
def test_leaders_who_began_engaged_free_nobody_even_when_freed() -> None:
    people = gang("A:LB*- B:LM- C:S D:H-")
    assert by_leaders(people).value == 0
    assert mobilise(people, "red", 0).value == 1
    assert mobilise(people, "red", 1).value == 2, "the leader freed for 1 $ frees nobody"
    assert mobilise(gang("A:LB* B:LM- C:S D:H-"), "red", 0).value == 3


@pytest.mark.clause("gangsta.synchronised", "gangsta.newcomer")
def test_a_gang_is_synchronised_only_when_everybody_is_engaged() -> None:
    assert mobilise(gang("A:LB*- B:M- C:S-"), "red", 0).value == 3
    assert mobilise(gang("A:LB*- B:M- C:S"), "red", 0).value == 1, "a newcomer stands available"
    assert mobilise(gang("A:LB*-"), "red", 0).value == 1


@pytest.mark.clause("gangsta.headquarters")
def test_headquarters_free_everybody_for_one() -> None:
    people = gang("A:LB*- B:LM- C:S D:H-")
    assert mobilise(people, "red", 1, active(HEADQUARTERS)).value == 4
    assert mobilise(people, "red", 0, active(HEADQUARTERS)).value == 1
    assert mobilise(people, "red", 1, {"red": Resource(HEADQUARTERS)}).value == 2
    assert mobilise(people, "blue", 1, active(HEADQUARTERS)).value == 2
