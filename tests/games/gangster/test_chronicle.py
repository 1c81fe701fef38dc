"""What is told of whole games: it agrees with the games themselves, however many are played at a time."""

from collections import defaultdict

import pytest

from gangster_widgets.games.gangster.chronicle import Chronicle, chronicle
from gangster_widgets.players import simulate


@pytest.fixture(scope="module")
def games() -> Chronicle:
    """Twelve games of three who look one action ahead."""
    return chronicle(players=3, games=12, seed=5)


def test_what_was_paid_adds_up_to_how_everybody_ended(games: Chronicle) -> None:
    paid = defaultdict(int)
    for one in games.paid:
        paid[one.game, one.gang] += one.points
    letters = {"yellow": "Y", "grey": "G", "brown": "N"}
    assert len(games.ended) == 36
    assert all(one.influence == paid[one.game, letters[one.colours]] for one in games.ended)


def test_games_are_those_that_are_simulated(games: Chronicle) -> None:
    same = simulate(players=3, games=12, seed=5, bots=["careful"])
    assert {one["seed"]: one["actions"] for one in same} == {one: sum(stages) for one, stages in games.lengths.items()}
    won = {one["seed"]: one["winners"] for one in same}
    assert all(one.won == (one.colours in won[one.game]) for one in games.ended)


def test_every_game_has_three_days_of_reckoning(games: Chronicle) -> None:
    assert {len(stages) for stages in games.lengths.values()} == {3}
    assert {one.stage for one in games.paid} == {1, 2, 3}


def test_a_place_beyond_the_last_has_no_number_and_pays_nothing(games: Chronicle) -> None:
    beyond = [one for one in games.paid if one.place > one.places]
    assert all(one.printed is None and one.points == 0 for one in beyond)
    there = [one for one in games.paid if isinstance(one.printed, int)]
    assert there
    assert all(one.points == one.printed * (1 + one.doubled) for one in there)


def test_several_at_a_time_give_the_same(games: Chronicle) -> None:
    assert chronicle(players=3, games=12, seed=5, jobs=2) == games


def test_two_persons_have_two_colours_each() -> None:
    games = chronicle(players=2, games=1, seed=1, bots=["random"])
    assert [len(one.colours.split()) for one in games.ended] == [2, 2]
