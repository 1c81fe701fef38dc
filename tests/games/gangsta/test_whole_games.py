"""What must hold at every moment of every game: no card appears or is lost, nobody owes anything, every game ends."""

from collections import Counter

import pytest

from gangster_widgets.games.gangsta import steps
from gangster_widgets.games.gangsta.game import GAME
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.state import State
from tests.games.gangsta.whole import VARIANTS, states

EVERY_RUN, PARTS = 1_000, 4
MOST = {1: 4, 2: 7, 3: 9}


def check_gangsters(state: State) -> None:
    """Every gangster of the box is in one place; bosses stay; nobody has learnt what nobody may learn."""
    box = state.table.components
    hired = [one.name for gang in state.gangs for one in gang if not one.boss]
    elsewhere = [*state.market, *state.gangster_pile, *state.gangsters_out, *state.hospital]
    assert sorted([*hired, *(one.name for one in elsewhere)]) == sorted(one.name for one in box.gangsters)
    assert not any(one.engaged or one.learnt or one.boss for one in elsewhere)
    for gang in state.gangs:
        assert [one.boss for one in gang] == [True, *[False] * (len(gang) - 1)]
        assert all(one.symbols.count("L") <= max(one.skills.count("L"), 1) for one in gang)
        assert all(len(one.learnt) <= 1 for one in gang)


def check_heists(state: State) -> None:
    """No heist of the chapter is there more often than in the box; five lie on display whenever a turn begins."""
    box, chapter = state.table.components, state.chapter - 1
    there = Counter([*state.display, *(one for one in state.heist_pile if isinstance(one, Heist)), *state.heists_out])
    assert not there - Counter(box.heists[chapter])
    snitches = Counter(one for one in state.heist_pile if isinstance(one, int))
    assert not snitches - Counter(box.snitches[chapter])
    assert len(box.snitches[chapter]) - sum(snitches.values()) == state.snitches + (state.snitch is not None)
    if not state.over and state.step.kind == steps.TURN and (state.heist_pile or state.heists_out):
        assert len(state.display) == 5


def check_players(state: State) -> None:
    """Nobody has less than nothing; no gang is as large as the chapter allows unless the chapter is ending."""
    assert min(state.money) >= 0
    assert all(0 <= banked <= money for banked, money in zip(state.banked, state.money, strict=True))
    if not state.over and state.step.kind == steps.TURN:
        assert max(map(len, state.gangs)) < MOST[state.chapter]
        assert state.heist is None
        assert state.snitch is None
    kept = [card.name for card in state.cards if card is not None]
    assert len(set(kept)) == len(kept)


@pytest.mark.clause(
    "gangsta.boss-safe", "gangsta.train", "gangsta.piles", "gangsta.chapter-3", "gangsta.only-available"
)
@pytest.mark.parametrize("part", range(PARTS))
def test_a_thousand_random_games_keep_everything_and_end(part: int) -> None:
    for seed in range(part * EVERY_RUN // PARTS, (part + 1) * EVERY_RUN // PARTS):
        chapter, turns, done = 1, 0, 0
        for nth, state in enumerate(states(2 + seed % 3, seed, rulings=VARIANTS[seed // 3 % 4])):
            assert chapter <= state.chapter <= chapter + 1
            assert turns <= state.turns <= turns + 1
            assert sum(map(len, state.done)) in (done, done + 1)
            chapter, turns, done = state.chapter, state.turns, sum(map(len, state.done))
            check_players(state)
            if nth % 3 == 0 or state.over:
                check_gangsters(state)
                check_heists(state)
        assert state.over
        assert state.chapter == 3
        assert max(map(len, state.gangs)) >= 9 or state.snitches == 3
        assert GAME.winners(state)
