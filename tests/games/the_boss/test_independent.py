"""The engine against a slow scorer of its own code, on rounds out of games and on any positions at all."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from gangster_widgets.games.the_boss import chicago, hidden, last_turn, payout, police, takeover
from gangster_widgets.games.the_boss.game import GAME
from gangster_widgets.games.the_boss.placing import places
from gangster_widgets.games.the_boss.position import position, written
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.kernel.record import asdict
from tests.games.the_boss.anything import BOX, positions
from tests.games.the_boss.whole import states
from tests.independent import boss, boss_wrong


def agree(data: dict[str, Any], state: State) -> None:
    """Every question about that position gets the same answer from both."""
    for city in state.table.places:
        for who in state.table.colours:
            assert takeover.takeover(state, who, city).value == boss.takeover(data, who, city, BOX)
            assert list(hidden.hidden(state, who, city).value) == boss.hidden(data, who, city, BOX)
    player, money, alcapo = chicago.chicago(state).value
    assert {"player": player, "money": money, "alcapo": alcapo} == boss.chicago(data, BOX)
    brought = {who: {**asdict(one), "banished": [*one.banished]} for who, one in payout.payout(state).value}
    assert brought == boss.payout(data, BOX)
    assert list(last_turn.last_turn(state).value) == boss.last_turn(data)
    assert list(police.police(state).value) == boss.police(data, BOX)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_agree_on_every_round_of_random_games(players: int) -> None:
    for seed in range(6):
        for nth, state in enumerate(states(players, seed, rulings={"line-up": "lot"})):
            if nth % 5 == seed % 5 and not state.over:
                agree(written(state), state)


@settings(max_examples=80, deadline=None)
@given(positions())
def test_both_agree_on_any_position(data: dict[str, Any]) -> None:
    agree(data, position(data))


THINKING = {one.id: one.change(GAME.thought) for one in GAME.mistakes}


@settings(max_examples=80, deadline=None)
@given(positions())
def test_both_agree_on_where_every_wrong_rule_leads(data: dict[str, Any]) -> None:
    state = position(data)
    for idea in boss_wrong.TAKEOVER:
        for city in state.table.places:
            for who in state.table.colours:
                found = takeover.takeover(state, who, city, THINKING[idea].takeover).value
                assert found == boss_wrong.takeover(data, who, city, BOX, idea), (idea, who, city)
    for idea in boss_wrong.CHICAGO_PAYS:
        player, money, alcapo = chicago.chicago(state, THINKING[idea].chicago).value
        assert {"player": player, "money": money, "alcapo": alcapo} == boss_wrong.chicago(data, BOX, idea), idea
    for idea in boss_wrong.PAYOUT:
        value = payout.payout(state, THINKING[idea].payout, THINKING[idea].chicago).value
        brought = {who: {**asdict(one), "banished": [*one.banished]} for who, one in value}
        assert brought == boss_wrong.payout(data, BOX, idea), idea
    anybody = any(city.number for city in state.cities)
    for idea in boss_wrong.LAST_TURN if anybody else [one for one in boss_wrong.LAST_TURN if one != "placed-counted"]:
        assert [*last_turn.last_turn(state, THINKING[idea].last_turn).value] == boss_wrong.last_turn(data, BOX, idea)
    for idea in boss_wrong.POLICE:
        assert [*police.police(state, THINKING[idea].police).value] == boss_wrong.police(data, BOX, idea), idea


@settings(max_examples=60, deadline=None)
@given(positions())
def test_both_agree_on_what_is_wrongly_thought_to_lie_hidden(data: dict[str, Any]) -> None:
    state = position(data)
    for idea in boss_wrong.HIDDEN:
        for city in state.table.cities:
            for who in state.table.colours:
                found = hidden.hidden(state, who, city, THINKING[idea].hidden).value
                assert [*found] == boss_wrong.hidden(data, who, city, BOX, idea), (idea, who, city)


@settings(max_examples=60, deadline=None)
@given(positions())
def test_a_position_is_written_as_it_was_read(data: dict[str, Any]) -> None:
    state = position(data)
    assert position(written(state)) == state


@settings(max_examples=60, deadline=None)
@given(positions(), some.randoms(use_true_random=False))
def test_neither_hidden_cards_nor_other_hands_change_what_somebody_may_know(data: dict[str, Any], lot: Any) -> None:
    state = position(data)
    me = lot.choice(data["players"])
    other = {**data, "hidden": {}, "hands": {who: hand if who == me else {} for who, hand in data["hands"].items()}}
    for city in state.table.places:
        assert hidden.hidden(state, me, city).value == hidden.hidden(position(other), me, city).value


@settings(max_examples=60, deadline=None)
@given(positions())
def test_takeover_is_the_smallest_number_that_may_be_placed(data: dict[str, Any]) -> None:
    """The answer and what is refused come by different ways: the smallest way to place is that number."""
    state = position(data)
    for seat, who in enumerate(state.table.colours):
        ways = [(one.city, one.professionals + one.occasionals) for one in places(state, seat)]
        for city in state.table.places:
            numbers = [number for name, number in ways if name == city]
            held = takeover.takeover(state, who, city).value
            assert held == (0 if held == 0 else min(numbers, default=None))
