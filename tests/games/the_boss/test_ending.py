"""The end of the game: money, then profit, then gangsters left, then one more round."""

import pytest

from gangster_widgets.games.the_boss.ending import end_round, leading
from gangster_widgets.games.the_boss.game import GAME
from gangster_widgets.games.the_boss.state import Crew, Men, State
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Why


def last_round(money: tuple[int, int], own: tuple[int, int], extra: bool = False) -> State:
    """The end of a last round: money before it, and available professionals; nobody stands anywhere."""
    state = GAME.new(2, 3)
    crews = tuple(Crew(Men(number)) for number in own)
    police = ("gold", "gold", "both")
    return replace(state, round=3, money=money, crews=crews, police=police, pile=state.pile[:2], extra=extra)


def standing(state: State, city: str, who: int, face: int) -> State:
    """The same with a professional of that player in a city with that card."""
    men = tuple(Men(seat == who) for seat in range(2))
    return state.with_city(replace(state.city(city), hidden=face, men=men))


def ended(state: State) -> tuple[State, str]:
    """The state after the round, and the name of the last thing told."""
    told: list[Why] = []
    after = end_round(state, told.append)
    return after, told[-1].name


@pytest.mark.clause("boss.end", "boss.goal")
def test_most_money_wins() -> None:
    after, told = ended(last_round((7, 6), (1, 6)))
    assert (after.over, GAME.winners(after), told) == (True, (0,), "wins")


@pytest.mark.clause("boss.end")
def test_of_equals_the_larger_profit_in_the_last_round_wins() -> None:
    after, told = ended(standing(last_round((5, 7), (1, 6)), "Boston", 0, 2))
    assert (GAME.scores(after), GAME.winners(after), told) == ((7, 7), (0,), "wins-by-profit")


@pytest.mark.clause("boss.end")
def test_then_more_gangsters_left_win() -> None:
    after, told = ended(last_round((7, 7), (4, 5)))
    assert (after.over, GAME.winners(after), told) == (True, (1,), "wins-by-gangsters")


@pytest.mark.clause("boss.end")
def test_then_one_more_round_is_played_without_a_police_card() -> None:
    after, _ = ended(last_round((7, 7), (4, 4)))
    assert not after.over
    assert (after.round, after.extra, after.beat) == (4, True, 1)
    assert after.police == ("gold", "gold", "both")


@pytest.mark.clause("boss.end")
def test_who_is_equal_even_then_wins_together() -> None:
    after, told = ended(last_round((7, 7), (4, 4), extra=True))
    assert (after.over, GAME.winners(after), told) == (True, (0, 1), "wins")


@pytest.mark.clause("boss.end")
def test_before_the_end_only_money_says_who_is_ahead() -> None:
    state = last_round((7, 7), (4, 5))
    assert GAME.winners(state) == (0, 1)
    assert leading(state) == (1,)


@pytest.mark.clause("boss.end", "boss.prison")
def test_gangsters_left_are_counted_after_the_penalties_of_the_last_round() -> None:
    state = standing(last_round((7, 7), (4, 5)), "Boston", 1, 0)
    jailed = state.with_city(replace(state.city("Boston"), hidden="prison"))
    after, _ = ended(jailed)
    assert after.crews[1].available == Men(5)
    assert after.crews[1].prison == (0, 1)
