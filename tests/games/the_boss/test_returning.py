"""Who comes back after a round, and when."""

import pytest

from gangster_widgets.games.the_boss.payout import Brought, payout
from gangster_widgets.games.the_boss.returning import returning
from gangster_widgets.games.the_boss.state import Crew, Men, State
from gangster_widgets.kernel.record import replace
from tests.games.the_boss.build import at, there

HANDS = {who: {"professionals": 2, "occasionals": 1} for who in ("red", "blue", "green")}


def after(state: State) -> tuple[Crew, ...]:
    """Everybody's gangsters after the round of that position."""
    crews: tuple[Crew, ...] = returning(state, dict(payout(state).value)).value
    return crews


def round_with(penalty: object, city: str = "Boston") -> State:
    """A round in which red wins that card."""
    return at(hands=HANDS, cities={city: there(red=[2, 1])}, hidden={city: penalty})


@pytest.mark.clause("boss.round-end", "boss.occasional")
def test_placed_professionals_come_back_and_placed_occasionals_leave_the_game() -> None:
    red, blue, _ = after(round_with(2))
    assert red == Crew(Men(4, 1), gone=1)
    assert blue == Crew(Men(2, 1)), "who was not placed stays"


@pytest.mark.clause("boss.revolver")
def test_a_shot_professional_never_comes_back() -> None:
    red = after(at(hands=HANDS, cities={"Detroit": there(red=[2, 0])}, hidden={"Detroit": "revolver"}))[0]
    assert red == Crew(Men(3, 1), dead=1)
    for _ in range(3):
        red = empty_round(red)
    assert red.available == Men(3, 1)


def empty_round(crew: Crew) -> Crew:
    """The crew after a round in which nothing happens."""
    state = replace(at(), crews=(crew, Crew(Men()), Crew(Men())))
    return after(state)[0]


@pytest.mark.clause("boss.prison")
def test_a_prisoner_misses_exactly_two_rounds() -> None:
    red = after(round_with("prison"))[0]
    assert red == Crew(Men(3, 1), prison=(0, 1), gone=1)
    first = empty_round(red)
    assert first.available == Men(3, 1), "the second of the two rounds goes without him too"
    assert empty_round(first).available == Men(4, 1)


@pytest.mark.clause("boss.hospital")
def test_a_wounded_professional_misses_exactly_one_round() -> None:
    four = ("red", "blue", "green", "yellow")
    state = at(four, hands=HANDS, cities={"Memphis": there(red=[2, 0])}, hidden={"Memphis": "hospital"})
    red = after(state)[0]
    assert red == Crew(Men(3, 1), hospital=1)
    assert empty_round(red).available == Men(4, 1)


@pytest.mark.clause("boss.banished")
def test_the_banished_stay_banished() -> None:
    red = after(round_with("banished", "Cincinnati"))[0]
    assert red.banished == ("Cincinnati",)
    assert red.available == Men(4, 1), "nobody is lost"
    assert empty_round(red).banished == ("Cincinnati",)


def test_several_penalties_strike_at_once() -> None:
    cities = {"Detroit": there(red=[1, 0]), "Boston": there(red=[1, 0]), "Cincinnati": there(red=[1, 0])}
    hidden = {"Detroit": "revolver", "Boston": "prison", "Cincinnati": "banished"}
    state = at(hands=HANDS, cities=cities, hidden=hidden)
    assert dict(payout(state).value)["red"] == Brought(0, 1, 1, 0, ("Cincinnati",))
    assert after(state)[0] == Crew(Men(3, 1), prison=(0, 1), dead=1, banished=("Cincinnati",))
