"""What can be expected of a position: the reckoning as it stands, doublers and casino cards by their chances."""

from itertools import combinations
from statistics import mean

import pytest

from gangster_widgets.games.gangster.outlook import IN_TRUNK, at_turn, outlook, weighty
from gangster_widgets.games.gangster.reckoning import reckon
from gangster_widgets.games.gangster.stage import doublers, totals
from gangster_widgets.games.gangster.state import Decks, State
from gangster_widgets.games.gangster.thought import BY_THE_RULES
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.record import replace
from tests.contract.test_games import played
from tests.games.gangster.build import state

GANGSTER = game("gangster")
BOTH = {"yellow": {"at": "North Side", "aboard": 3}, "grey": {"at": "North Side", "aboard": 3}}


def persons(found: State, casino: int) -> list[int]:
    """The influence of each person after a reckoning with that card."""
    points = dict(reckon(found, casino).value)
    return [
        had + sum(points[gang] for gang in gangs) for had, gangs in zip(totals(found), found.table.persons, strict=True)
    ]


@pytest.mark.parametrize("players", range(2, 6))
def test_now_is_the_mean_of_the_reckonings_with_the_cards_that_may_come(players: int) -> None:
    for now, _ in list(played(GANGSTER, players, seed=3))[::9]:
        each = [persons(now, card) for card in now.decks.casino]
        assert outlook(now, now=True) == pytest.approx([mean(some) for some in zip(*each, strict=True)])


def test_doublers_still_to_come_are_expected_where_they_can_come() -> None:
    for now, _ in list(played(GANGSTER, 4, seed=5))[::25]:
        if now.stage < 3:
            continue
        free = [one.name for one in now.districts if not one.doubled]
        ends = [
            replace(
                now, districts=tuple(replace(one, doubled=one.doubled or one.name in some) for one in now.districts)
            )
            for some in combinations(free, now.table.components.doublers - doublers(now))
        ]
        each = [persons(end, card) for end in ends for card in now.decks.casino]
        carried = [own - points for own, points in zip(outlook(now), _points(now), strict=True)]
        assert _points(now) == pytest.approx([mean(some) for some in zip(*each, strict=True)])
        assert all(more >= IN_TRUNK * 2 for more in carried)


def _points(now: State) -> list[float]:
    """What is expected of the tablets alone, with empty cars."""
    empty = tuple(replace(car, aboard=0, trunk="", equipment=()) for car in now.cars)
    return list(outlook(replace(now, cars=empty)))


def test_a_known_casino_card_is_the_one_that_counts() -> None:
    found = state({"North Side": "? @1x4 : Y"}, BOTH, casino=6)
    assert outlook(found, now=True)[0] == 6
    assert outlook(replace(found, casino=None, decks=Decks(casino=(1, 2))), now=True)[0] == 1.5


def test_gangsters_equipment_and_later_reckonings_count_a_little_but_not_at_the_end() -> None:
    first = state({"North Side": "5 @1x4 : Y"}, BOTH, casino=1)
    last = state({"North Side": "5 @1x4 : Y"}, BOTH, casino=1, stage=3)
    aboard = {"yellow": {"at": "North Side", "aboard": 0}, "grey": {"at": "North Side", "aboard": 3}}
    door = {"yellow": {**BOTH["yellow"], "equipment": ["door"]}, "grey": BOTH["grey"]}
    assert outlook(first)[0] > outlook(last)[0]
    assert outlook(first)[0] > outlook(state({"North Side": "5 @1x4 : Y"}, aboard, casino=1))[0]
    assert outlook(first)[0] < outlook(state({"North Side": "5 @1x4 : Y"}, door, casino=1))[0]
    assert outlook(first, now=True) == outlook(last, now=True)


def test_a_wrong_idea_expects_something_else_only_where_it_matters() -> None:
    (forgotten,) = [one for one in GANGSTER.misleading if one.id == "doubler-forgotten"]
    thought = forgotten.change(GANGSTER.thought)
    plain, doubled = (state({"North Side": f"5 @1x4 {mark}: Y"}, BOTH, casino=1) for mark in ("", "x2 "))
    assert outlook(doubled, thought, now=True)[0] == 5
    assert outlook(doubled, BY_THE_RULES, now=True)[0] == 10
    assert outlook(plain, thought, now=True) == outlook(plain, BY_THE_RULES, now=True)


@pytest.mark.parametrize("players", range(2, 6))
def test_a_turn_without_anything_hidden_draws_nothing_and_is_the_same_for_all_that_look_alike(players: int) -> None:
    for now, _ in list(played(GANGSTER, players, seed=6))[::11]:
        me = GANGSTER.actor(now)
        known = at_turn(now, me)
        assert known == at_turn(GANGSTER.resample(now, me, 9), me)
        assert outlook(known) == pytest.approx(outlook(now))
        assert GANGSTER.legal(known) == GANGSTER.legal(now)
        for action in GANGSTER.legal(known):
            after = GANGSTER.play(known, action)
            assert doublers(after) == doublers(now)
            assert after.stage == now.stage


def test_the_others_can_be_given_the_turn() -> None:
    now = GANGSTER.new(4, 1)
    for player in range(4):
        assert {action.gang for action in GANGSTER.legal(at_turn(now, player))} == {now.table.gangs[player]}


@pytest.mark.parametrize("players", range(2, 6))
def test_what_is_weighty_is_legal_and_only_that_changes_tablets(players: int) -> None:
    for now, _ in list(played(GANGSTER, players, seed=7))[::11]:
        known = at_turn(now, GANGSTER.actor(now))
        legal = GANGSTER.legal(known)
        changing = [one for one in legal if GANGSTER.play(known, one).districts != known.districts]
        assert set(weighty(known)) == set(changing)
