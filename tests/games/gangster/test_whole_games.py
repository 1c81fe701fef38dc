"""What must hold at every moment of every game, whoever plays: nothing appears, nothing is lost, every game ends."""

from collections import Counter

import pytest

from gangster_widgets.games.gangster.game import GAME
from gangster_widgets.games.gangster.state import POLICE, State
from gangster_widgets.games.gangster.tablet import EMPTY
from gangster_widgets.players.random import Bot

EVERY_RUN, LONG_RUN, PARTS = 1_000, 10_000, 8
MOST_ACTIONS = 3_000


def gangsters(state: State) -> dict[str, int]:
    """How many gangsters of each gang there are, wherever they are."""
    count = Counter("".join(district.fields for district in state.districts).replace(EMPTY, ""))
    for seat, gang in enumerate(state.table.gangs):
        count[gang] += state.reserve[seat] + state.dumped[seat] + (state.cars[seat].aboard or 0)
        count.update(state.cars[seat].trunk)
    return dict(count)


def equipment(state: State) -> dict[str, int]:
    """How many pieces of each kind there are, wherever they are."""
    worn = [kind for car in state.cars for kind in car.equipment]
    return dict(Counter([*state.decks.equipment, *state.decks.gone, *state.display, *worn]))


def check(state: State) -> None:
    """Everything that holds at any moment."""
    table, decks = state.table, state.decks
    assert gangsters(state) == dict.fromkeys(table.gangs, 20)
    assert equipment(state) == dict(table.components.equipment)
    cards = Counter((*decks.districts, *decks.discarded))
    police = table.components.police_in_play(len(table.persons))
    assert cards == Counter({**dict.fromkeys(table.districts, 1), POLICE: police})
    doubled = {district.name for district in state.districts if district.doubled}
    assert doubled == set(decks.discarded) - {POLICE}
    assert len(doubled) < 8 or state.over
    assert len(decks.casino) == len(table.components.casino) - state.stage + (not state.over)
    assert not (len(state.display) == 3 and len(set(state.display)) == 1)
    for car in state.cars:
        assert car.at in table.open_board.places
        assert car.cards
        assert len(car.trunk) <= 2
        assert car.gang not in car.trunk
        assert len(set(car.equipment)) == len(car.equipment) <= 2


def check_games(seeds: range) -> None:
    """Plays a random game for each seed, all of 2 to 5 players and all rulings among them."""
    rulings = [{}, {"gap": "same-gang-on-last-field"}, {"bumper": "swap"}, {"cicero": "road"}]
    for seed in seeds:
        state, bot = GAME.new(2 + seed % 4, seed, rulings=rulings[seed // 4 % 4]), Bot(seed)
        check(state)
        for _ in range(MOST_ACTIONS):
            if state.over:
                break
            state = GAME.play(state, bot.choose(GAME, state))
            check(state)
        assert state.over


@pytest.mark.parametrize("part", range(PARTS))
def test_a_thousand_random_games_keep_everything_and_end(part: int) -> None:
    check_games(range(part * EVERY_RUN // PARTS, (part + 1) * EVERY_RUN // PARTS))


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_ten_thousand_random_games_keep_everything_and_end(part: int) -> None:
    check_games(range(EVERY_RUN + part * LONG_RUN // PARTS, EVERY_RUN + (part + 1) * LONG_RUN // PARTS))
