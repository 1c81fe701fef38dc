"""Which rounds can be the last one."""

from itertools import permutations

import pytest

from gangster_widgets.games.the_boss.police import police
from tests.games.the_boss.build import at
from tests.games.the_boss.whole import rounds, states

BOX = ("gold", "gold", "silver", "silver", "both")


def last(*drawn: str) -> tuple[int, ...]:
    """The rounds that can be the last one after these cards."""
    found: tuple[int, ...] = police(at(police=list(drawn))).value
    return found


@pytest.mark.clause("boss.police")
def test_nothing_drawn_leaves_three_to_five_rounds() -> None:
    assert last() == (3, 4, 5)


@pytest.mark.clause("boss.police", "boss.police-double")
def test_the_double_card_counts_for_both_colours() -> None:
    assert last("gold", "both") == (3, 4)
    assert last("gold", "silver", "both") == (4,)
    assert last("both") == (3, 4)


@pytest.mark.clause("boss.police")
def test_with_the_third_mark_the_last_round_is_that_one() -> None:
    assert last("gold", "gold", "both") == (3,)
    assert last("silver", "both", "gold", "silver") == (4,)


@pytest.mark.clause("boss.police", "boss.police-double")
def test_without_the_double_card_no_third_mark_has_come() -> None:
    assert last("gold", "gold") == (3, 4, 5)
    assert last("gold", "silver") == (4, 5)
    assert last("gold", "gold", "silver", "silver") == (5,)


@pytest.mark.clause("boss.police")
def test_every_order_of_the_cards_agrees_with_what_was_told_before_it() -> None:
    for order in set(permutations(BOX)):
        (end,) = last(*order)
        for number in range(end):
            assert end in last(*order[:number])


@pytest.mark.clause("boss.police")
def test_a_police_card_is_turned_when_everybody_holds_two_cards_and_a_game_ends_with_the_third_mark() -> None:
    for seed in range(12):
        for state in states(3, seed):
            assert len(state.police) == min(state.round - (state.beat < 4), 5) or state.extra
        assert len(rounds(3, seed)) - state.extra == police(state).value[0]
