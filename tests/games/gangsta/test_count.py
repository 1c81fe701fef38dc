"""The points at the end of the game, and who wins with them."""

import pytest

from gangster_widgets.games.gangsta.count import count, winners
from gangster_widgets.games.gangsta.person import FAMILIES, Gang, Gangs, Person
from gangster_widgets.games.gangsta.resource import COUNTERFEITING, MEDIA, Resource
from gangster_widgets.kernel.record import replace
from tests.games.gangsta.people import active, gang

BRATVA, CARTEL, GHETTO = FAMILIES[:3]
TWO: Gangs = {"red": gang("A:L* B:S"), "blue": gang("C:L* D:S")}


def worth(people: Gang, *points: int) -> Gang:
    """The same gangsters, the first after the boss worth the first number, and so on."""
    return (people[0], *[replace(one, points=number) for one, number in zip(people[1:], points, strict=True)])


def family(text: str, *names: str) -> Gang:
    """Those gangsters, each of the family at his place."""
    return tuple([replace(one, family=name) for one, name in zip(gang(text), names, strict=True)])


@pytest.mark.clause("gangsta.end", "gangsta.goal")
def test_heists_gangsters_and_bonuses_are_added_up() -> None:
    people: Gangs = {"red": worth(gang("A:L* B:S C:M"), 2, 3), "blue": worth(gang("D:L* E:S"), 1)}
    assert count(people, {"blue": 4}, {"red": [2, 0, 1]}).value == (("red", 2 + 3 + 3 + 2), ("blue", 1 + 2))


@pytest.mark.clause("gangsta.richest")
def test_the_richest_gets_two_and_equal_ones_one_each() -> None:
    assert count(TWO, {"red": 3, "blue": 2}, {}).value == (("red", 2 + 1), ("blue", 1))
    assert count(TWO, {"red": 3, "blue": 3}, {}).value == (("red", 1 + 1), ("blue", 1 + 1))
    assert count(TWO, {}, {}).value == (("red", 2), ("blue", 2)), "nobody has anything: all are equal"


@pytest.mark.clause("gangsta.largest-gang")
def test_the_largest_gang_gets_two_and_equal_ones_one_each() -> None:
    three: Gangs = {"red": gang("A:L* B:S C:M"), "blue": gang("D:L* E:S"), "green": gang("F:L* G:S H:M")}
    assert count(three, {"blue": 1}, {}).value == (("red", 1), ("blue", 2), ("green", 1))
    assert count({**three, "green": gang("F:L*")}, {"blue": 1}, {}).value == (("red", 2), ("blue", 2), ("green", 0))


@pytest.mark.clause("gangsta.winner")
def test_of_equal_points_the_larger_gang_wins_and_then_both() -> None:
    larger: Gangs = {**TWO, "blue": gang("C:L* D:S E:M")}
    assert winners(TWO, [("red", 5), ("blue", 4)]).value == ("red",)
    assert winners(larger, [("red", 5), ("blue", 4)]).value == ("red",)
    assert winners(larger, [("red", 5), ("blue", 5)]).value == ("blue",)
    assert winners(TWO, [("red", 5), ("blue", 5)]).value == ("red", "blue")


@pytest.mark.clause("gangsta.family-points", "gangsta.families")
def test_with_families_the_most_members_of_each_score_and_the_largest_gang_does_not() -> None:
    people: Gangs = {
        "red": family("A:L* B:S C:M", BRATVA, BRATVA, CARTEL),
        "blue": family("D:L* E:S", CARTEL, GHETTO),
    }
    assert count(people, {"red": 1}, {}, families=True).value == (("red", 2 + 2 + 1), ("blue", 1 + 2))
    assert count(people, {"red": 1}, {}).value == (("red", 2 + 2), ("blue", 0))


@pytest.mark.clause("gangsta.resource-points", "gangsta.counterfeiting")
def test_only_an_active_resource_scores() -> None:
    money = {"red": 2, "blue": 1}
    assert count(TWO, money, {}, active(COUNTERFEITING, 3)).value == (("red", 3 + 2 + 1), ("blue", 1))
    assert count(TWO, money, {}, {"red": Resource(COUNTERFEITING, "", 3)}).value == (("red", 2 + 1), ("blue", 1))


@pytest.mark.clause("gangsta.media")
def test_media_score_for_each_heist_with_points_seven_at_most() -> None:
    media, money = active(MEDIA, per_heist=1, at_most=7), {"blue": 1}
    assert dict(count(TWO, money, {"red": [2, 0, 1]}, media).value)["red"] == 3 + 2 + 1
    assert dict(count(TWO, money, {"red": [1] * 9}, media).value)["red"] == 9 + 7 + 1
    assert dict(count(TWO, money, {"red": [0]}, media).value)["red"] == 1


def test_a_gangster_without_a_family_belongs_to_none() -> None:
    people: Gangs = {"red": (Person("A", "L", boss=True),), "blue": (Person("B", "L", boss=True),)}
    assert count(people, {"red": 1}, {}, families=True).value == (("red", 2), ("blue", 0))
