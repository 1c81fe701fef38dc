"""The order of the last turn."""

import pytest

from gangster_widgets.games.the_boss.last_turn import last_turn
from gangster_widgets.kernel.game import SaidError
from tests.games.the_boss.build import at
from tests.games.the_boss.whole import states

FOUR = ("yellow", "red", "blue", "green")


def order(*numbers: tuple[int, int]) -> tuple[str, ...]:
    """The order where the players have these professionals and occasionals in hand, from the start player on."""
    hands = {who: {"professionals": p, "occasionals": o} for who, (p, o) in zip(FOUR, numbers, strict=True)}
    found: tuple[str, ...] = last_turn(at(FOUR, hands=hands)).value
    return found


@pytest.mark.clause("boss.last-turn", "boss.same-worth")
def test_most_gangsters_in_hand_play_first_both_kinds_counted() -> None:
    assert order((0, 0), (1, 0), (2, 2), (3, 0)) == ("blue", "green", "red", "yellow")


@pytest.mark.clause("boss.last-turn", "boss.turn-order")
def test_equal_ones_play_clockwise_from_the_start_player() -> None:
    assert order((1, 0), (2, 0), (1, 0), (0, 2)) == ("red", "green", "yellow", "blue")
    assert order((0, 0), (0, 0), (0, 0), (0, 0)) == FOUR


@pytest.mark.clause("boss.last-turn")
def test_gangsters_on_the_board_do_not_count() -> None:
    hands = {"red": {"professionals": 1}, "blue": {"professionals": 2}}
    state = at(("red", "blue"), hands=hands, cities={"Boston": {"gangsters": {"red": [5, 0]}}})
    assert last_turn(state).value == ("blue", "red")


@pytest.mark.clause("boss.last-turn")
def test_all_hands_are_needed() -> None:
    with pytest.raises(SaidError, match="blue"):
        last_turn(at(("red", "blue"), hands={"red": {"professionals": 1}}))


@pytest.mark.clause("boss.last-turn", "boss.turn-order")
def test_in_a_game_the_first_four_turns_go_clockwise_and_the_fifth_by_number_in_every_round() -> None:
    for seed in range(5):
        for state in states(4, seed):
            if state.over or len(state.queue) < 4 or state.placed:
                continue
            counted = tuple(state.table.seat[who] for who in last_turn(state).value)
            assert state.queue == (counted if state.beat == 5 else state.table.clockwise(state.start))
