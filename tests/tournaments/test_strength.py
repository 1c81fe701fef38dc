"""How strong the bots are beside each other: a few games on every run, whole tournaments in the long run."""

from itertools import pairwise

import pytest

from gangster_widgets.kernel.game import game, games
from gangster_widgets.kernel.many import in_turn
from gangster_widgets.players import play
from gangster_widgets.tournaments.rounds import jobs, seats
from gangster_widgets.tournaments.table import Line, table

EVERYBODY = ("beginner", "careful", "random", "strong")
BY_STRENGTH = ["strong", "careful", "beginner", "random"]


TABLES = [(name, players) for name in games() for players in game(name).players]
every_game = pytest.mark.parametrize("name", games())
every_table = pytest.mark.parametrize(("name", "players"), TABLES)


def lines(name: str, names: tuple[str, ...], players: int, number: int) -> dict[str, Line]:
    """The table of that tournament of a game, by bot, the best first; played on two cores."""
    wanted = jobs(name, names, players, number, 2_026, {})
    results = in_turn(play, wanted, 2)
    sat = [
        one for nth, (job, result) in enumerate(zip(wanted, results, strict=True)) for one in seats(nth, job, result)
    ]
    return {line.bot: line for line in table(sat)}


@every_table
def test_who_is_careful_wins_against_chance(name: str, players: int) -> None:
    found = lines(name, ("careful", *["random"] * (players - 1)), players, 2 * players)
    assert found["careful"].share.low > 1 / players


@every_game
def test_a_beginner_comes_in_between(name: str) -> None:
    found = lines(name, ("beginner", "careful", "random"), 3, 12)
    assert list(found) == ["careful", "beginner", "random"]


@every_game
def test_who_plans_leads_in_a_short_match(name: str) -> None:
    assert lines(name, ("strong", "careful", "careful"), 3, 3)["strong"].rating.value > 0


@pytest.mark.long
@every_game
def test_who_is_careful_wins_ninety_five_of_a_hundred_games_against_three_random_ones(name: str) -> None:
    assert lines(name, ("careful", "random", "random", "random"), 4, 200)["careful"].share.low >= 0.95


@pytest.mark.long
@every_game
def test_who_plans_wins_sixty_of_a_hundred_games_against_three_careful_ones(name: str) -> None:
    assert lines(name, ("strong", "careful", "careful", "careful"), 4, 200)["strong"].share.low >= 0.6


@pytest.mark.long
@every_table
def test_the_order_is_the_same_at_every_table(name: str, players: int) -> None:
    found = lines(name, EVERYBODY, players, 120)
    assert list(found) == BY_STRENGTH
    for better, worse in pairwise(BY_STRENGTH):
        assert found[better].rating.low > found[worse].rating.high
