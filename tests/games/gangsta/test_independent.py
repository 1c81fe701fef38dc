"""The pure parts against a slow second code: every order tried out, ends, wars, snitches and points counted anew."""

from typing import Any

import pytest
from hypothesis import given, settings

from gangster_widgets.games.gangsta import engaging, joining
from gangster_widgets.games.gangsta.best_heist import best_heist
from gangster_widgets.games.gangsta.count import count
from gangster_widgets.games.gangsta.income import income
from gangster_widgets.games.gangsta.mistakes import MISTAKES
from gangster_widgets.games.gangsta.mobilising import mobilise
from gangster_widgets.games.gangsta.snitched import snitched
from gangster_widgets.games.gangsta.thought import BY_THE_RULES, Thought
from gangster_widgets.games.gangsta.war import war
from tests.games.gangsta.anything import BOX, gangs, heist, positions, resources
from tests.independent import gangsta

THINKING: dict[str, Thought] = {"": BY_THE_RULES, **{one.id: one.change(BY_THE_RULES) for one in MISTAKES}}
SMALL, LARGER = positions(most=3, players=3), positions(most=5)


@pytest.mark.parametrize("idea", ["", *gangsta.ENGAGE])
@settings(max_examples=60, deadline=None)
@given(SMALL)
def test_both_agree_on_every_order_of_engaging(idea: str, data: dict[str, Any]) -> None:
    steps, cards, people, taken = THINKING[idea].joining, resources(data), gangs(data), heist(data["heist"])
    for who in data["players"]:
        right = gangsta.engaging(data, who, data["heist"], idea)
        best = engaging.engage(people, who, taken, cards, steps)
        assert best.value in right or (not right and best.value == ())
        for order in right:
            number = engaging.ordered(people, who, taken, order, cards, steps).value
            assert number == len([name for name in order if gangsta.owner(data, name) == who])
            assert number == engaging.ordered(people, who, taken, best.value, cards, steps).value


@pytest.mark.parametrize("idea", ["", *gangsta.ENGAGE])
@settings(max_examples=60, deadline=None)
@given(SMALL)
def test_an_order_commits_the_heist_exactly_where_it_is_among_those_tried_out(idea: str, data: dict[str, Any]) -> None:
    steps, cards, people, taken = THINKING[idea].joining, resources(data), gangs(data), heist(data["heist"])
    who = data["players"][0]
    committing = {
        order
        for missing in gangsta.needs_of(data, who, data["heist"])
        for order in gangsta.orders(data, who, data["heist"], "".join(sorted(missing)), idea)
    }
    tried = {order[:end] + more for order in committing for end in range(len(order) + 1) for more in ((), order[:1])}
    for order in tried | {order[::-1] for order in committing}:
        found = engaging.ordered(people, who, taken, order, cards, steps).value
        assert (found is not None) == (order in committing), order


@pytest.mark.parametrize("idea", ["", *gangsta.ENGAGE])
@settings(max_examples=60, deadline=None)
@given(SMALL)
def test_both_agree_on_who_may_join_next(idea: str, data: dict[str, Any]) -> None:
    steps, people, taken = THINKING[idea].joining, gangs(data), heist(data["heist"])
    for who in data["players"]:
        for engaged in [(), *gangsta.orders(data, who, data["heist"], data["heist"]["needs"], "")][:8]:
            for end in range(len(engaged) + 1):
                found = joining.may_join(people, who, taken, engaged[:end], steps).value
                assert set(found) == gangsta.may_join(data, who, engaged[:end], idea)


@pytest.mark.parametrize("idea", ["", *gangsta.ENGAGE])
@settings(max_examples=40, deadline=None)
@given(SMALL)
def test_both_agree_on_the_heists_that_engage_a_whole_gang(idea: str, data: dict[str, Any]) -> None:
    steps, cards, people = THINKING[idea].joining, resources(data), gangs(data)
    display = [heist(one) for one in data["display"]]
    for who in data["players"]:
        found = best_heist(people, who, display, cards, steps).value
        assert list(found) == gangsta.best_heist(data, who, idea)


@settings(max_examples=150, deadline=None)
@given(LARGER)
def test_both_agree_on_mobilising(data: dict[str, Any]) -> None:
    for who, gang in gangs(data).items():
        for idea in ("", *gangsta.MOBILISE):
            found = mobilise(gang, who, data["money"][who], resources(data), THINKING[idea].mobilising).value
            assert found == gangsta.mobilise(data, who, idea), idea


@settings(max_examples=150, deadline=None)
@given(LARGER)
def test_both_agree_on_the_ends_of_chapters(data: dict[str, Any]) -> None:
    people = gangs(data)
    for idea in ("", *gangsta.INCOME):
        found = income(people, THINKING[idea].income, THINKING[idea].skills).value
        assert dict(found) == gangsta.income(data, idea), idea
    for idea in ("", *gangsta.WAR):
        found = war(people, THINKING[idea].war, THINKING[idea].skills).value
        assert set(found) == gangsta.war(data, idea), idea


@settings(max_examples=150, deadline=None)
@given(LARGER)
def test_both_agree_on_snitches(data: dict[str, Any]) -> None:
    for idea in ("", *gangsta.SNITCHED):
        thought = THINKING[idea]
        struck = snitched(
            gangs(data), data["money"], data["snitch"], resources(data), thought.snitched, thought.skills
        ).value
        found = {who: {"pays": pays, "loses": loses} for who, pays, loses in struck}
        shown = {who: {name: one for name, one in result.items() if one} for who, result in found.items()}
        assert shown == gangsta.snitched(data, idea), idea


@settings(max_examples=150, deadline=None)
@given(LARGER)
def test_both_agree_on_the_points_at_the_end(data: dict[str, Any]) -> None:
    families = "families" in data["variants"]
    for idea in ("", *gangsta.COUNT):
        steps = THINKING[idea].count
        found = count(gangs(data), data["money"], data["heists_done"], resources(data), families, steps).value
        assert dict(found) == gangsta.count(data, BOX, idea), idea
