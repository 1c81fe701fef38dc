"""What must hold at every moment of every game: nothing appears, nothing is lost, every game ends."""

import pytest

from gangster_widgets.games.the_boss.game import GAME
from gangster_widgets.games.the_boss.state import State
from tests.games.the_boss.whole import states

EVERY_RUN, PARTS = 1_000, 4
CARDS = {2: 13, 3: 20, 4: 27}


def check_cards(state: State) -> None:
    """Every card of every city in play is somewhere, once; five police cards."""
    table, count = state.table, 0
    for index, (name, cards) in enumerate(table.cards.items()):
        city = state.cities[index]
        held = [card.face for hand in state.hands for card in hand or () if card.city == name]
        lie = [] if city.hidden is None else [city.hidden]
        assert sorted(map(str, (*city.open, *lie, *held))) == sorted(map(str, cards))
        count += len(cards)
    players = len(table.colours)
    assert count == CARDS[players] or table.line_up != table.components.line_ups_for(players)[0]
    assert sum(len(hand or ()) for hand in state.hands) + sum(len(city.open) for city in state.cities) == 5 * players
    assert sorted((*state.police, *state.pile)) == sorted(table.components.police)


def check_gangsters(state: State) -> None:
    """Nine a player; no two equal numbers, no occasionals alone, nobody where he may not be."""
    for seat, crew in enumerate(state.crews):
        men = [city.men[seat] for city in state.cities]
        here = crew.available
        assert here is not None
        away = crew.hospital + sum(crew.prison) + crew.dead
        assert here.professionals + sum(one.professionals for one in men) + away == 6
        assert here.occasionals + sum(one.occasionals for one in men) + crew.gone == 3
        assert all(one.professionals or not one.occasionals for one in men)
        assert not state.chicago.men[seat].number or state.elsewhere(seat)
        assert not any(state.city(name).men[seat].number for name in crew.banished)
    for city in state.cities:
        numbers = [one.number for one in city.men if one.number]
        assert len(numbers) == len(set(numbers))


@pytest.mark.clause("boss.same-worth", "boss.overtake", "boss.occasional", "boss.chicago-entry", "boss.banished")
@pytest.mark.parametrize("part", range(PARTS))
def test_a_thousand_random_games_keep_everything_and_end(part: int) -> None:
    for seed in range(part * EVERY_RUN // PARTS, (part + 1) * EVERY_RUN // PARTS):
        players, lot = 2 + seed % 3, {"line-up": "lot"} if seed // 3 % 2 else {}
        money = (0,) * players
        for state in states(players, seed, rulings=lot):
            if not state.placed:
                check_cards(state)
                check_gangsters(state)
                assert all(more >= had for more, had in zip(state.money, money, strict=True))
                money = state.money
        assert state.over
        assert 3 <= state.round <= 6
        assert GAME.winners(state)
