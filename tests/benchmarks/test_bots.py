"""How fast bots think, and how much faster games are played on two cores.

Figures of one run are set beside each other; what a bot does is counted in positions weighed, never in seconds.
"""

import statistics
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import psutil
import pytest
from playwright.sync_api import Browser

from gangster_widgets.kernel.game import game, games
from gangster_widgets.kernel.many import in_turn
from gangster_widgets.players import bot, bots, play
from tests.benchmarks.machine import come_to_rest
from tests.browser import apps
from tests.browser.pages import Pages
from tests.browser.silence import against_strong

GAMES = 16
LONGEST = 1.0
"""So many seconds of one core a choice takes at most, and so many the page is silent at most while bots think."""
USUAL = 0.25
"""So many seconds the page is silent in half of all cases at most."""


def thought(game_name: str, name: str, players: int) -> list[tuple[float, int]]:
    """For every choice of such a game among bots of that name: the seconds of one core it took, and how many positions
    were weighed.
    """
    one, found = game(game_name), []
    state = one.new(players, 1)
    seats = [bot(name, player) for player in range(players)]
    while not one.over(state):
        start = time.process_time()
        thinking = seats[one.actor(state)].think(one, state)
        found.append((time.process_time() - start, thinking.nodes))
        state = one.play(state, thinking.action)
    return found


TABLES = [(one, players) for one in games() for players in (2, 4, game(one).players[-1])]


@pytest.mark.parametrize(("game_name", "players"), dict.fromkeys(TABLES))
@pytest.mark.parametrize("name", bots())
def test_a_bot_answers_within_a_second(game_name: str, name: str, players: int) -> None:
    found = thought(game_name, name, players)
    taken, nodes = [seconds for seconds, _ in found], sum(number for _, number in found)
    mean, most, rate = statistics.mean(taken), max(taken), nodes / sum(taken)
    told = f"{mean * 1000:.1f} ms, at most {most * 1000:.0f} ms; {rate:,.0f} positions a second"
    print(f"{game_name}, {name}, {players} players: {told}")
    assert most < LONGEST


def test_whoever_looks_further_plays_fewer_games() -> None:
    rate = {}
    for name in bots():
        start = time.process_time()
        play("gangster", 4, 1, [name] * 4, {})
        rate[name] = 1 / (time.process_time() - start)
        print(f"{name}: {rate[name]:.2f} games of four a second")
    assert rate["random"] > rate["careful"] > rate["strong"]


def seconds(at_once: int, wanted: list[tuple[Any, ...]]) -> float:
    start = time.perf_counter()
    assert len(list(in_turn(play, wanted, at_once))) == len(wanted)
    return time.perf_counter() - start


def test_two_cores_play_nearly_twice_the_games() -> None:
    assert (psutil.cpu_count() or 1) > 1
    wanted = [("gangster", 4, seed, ["strong", "careful", "careful", "careful"], {}) for seed in range(GAMES)]
    seconds(2, wanted[:2])
    come_to_rest()
    ratio = seconds(1, wanted) / seconds(2, wanted)
    print(f"two cores: {ratio:.2f} times the games")
    assert ratio >= 1.8


def test_the_page_is_never_silent_for_long_while_strong_opponents_think(tmp_path: Path, chrome: Browser) -> None:
    with apps.app(tmp_path) as served, closing(Pages(chrome)) as open_page:
        page = open_page(reduced_motion="reduce")
        page.goto(served.url + "?page=play")
        found = sorted(one.seconds for one in against_strong(page, 1))
    print(f"{len(found)} answers: half within {statistics.median(found):.2f} s, longest {found[-1]:.2f} s")
    assert statistics.median(found) < USUAL
    assert found[-1] < LONGEST
