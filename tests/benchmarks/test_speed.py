"""How fast the engine is beside comparable ones, as ratios out of one run. Needs `pip install ".[bench]"`.

Absolute figures differ from machine to machine and minute to minute, so both sides are timed in turns.
"""

import statistics
import time
from collections.abc import Callable

import pytest

from gangster_widgets.games.gangster.speed import random_games, reckonings
from tests.benchmarks import peers

ROUNDS = 5


def seconds_each(work: Callable[[], int]) -> float:
    """How long one thing of that work takes."""
    start = time.perf_counter()
    done = work()
    return (time.perf_counter() - start) / done


def ratio(ours: Callable[[], int], theirs: Callable[[], int]) -> float:
    """How many times as fast our work is: the median over several rounds, each timing both."""
    ours(), theirs()
    ratios = []
    for _ in range(ROUNDS):
        own = seconds_each(ours)
        ratios.append(seconds_each(theirs) / own)
    return statistics.median(ratios)


@pytest.mark.parametrize(
    ("ours", "theirs", "least"),
    [
        pytest.param(random_games, peers.catanatron_actions, 2.5, id="actions beside Catanatron"),
        pytest.param(reckonings, peers.mahjong_hands, 2.5, id="reckonings with reasons beside mahjong"),
        pytest.param(random_games, peers.chess_moves, 1.5, id="actions beside chess moves"),
    ],
)
def test_the_engine_is_faster_than_its_peers_by(
    ours: Callable[[], int], theirs: Callable[[], int], least: float, record_property: Callable[[str, object], None]
) -> None:
    found = ratio(ours, theirs)
    record_property("ratio", round(found, 2))
    print(f"ratio {found:.2f}, at least {least}")
    assert found >= least
