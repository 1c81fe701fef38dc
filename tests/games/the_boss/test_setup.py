"""The start of a game and of a round: what lies hidden, what is dealt, who starts, where Chicago lies."""

import pytest

from gangster_widgets.games.the_boss.chicago import left
from gangster_widgets.games.the_boss.components import standard
from gangster_widgets.games.the_boss.game import GAME
from gangster_widgets.games.the_boss.state import NOBODY, Men
from tests.games.the_boss.whole import rounds


@pytest.mark.clause("boss.deal", "boss.chicago-bare")
@pytest.mark.parametrize("players", GAME.players)
def test_one_card_lies_under_each_city_but_chicago_and_everybody_holds_five(players: int) -> None:
    for seed in range(20):
        state = GAME.new(players, seed)
        assert all(city.hidden in state.table.cards[city.name] for city in state.cities[:-1])
        assert state.chicago.hidden is None
        assert [len(cards or ()) for cards in state.hands] == [5] * players
        assert all(men == NOBODY for city in state.cities for men in city.men)
        assert all(crew.available == Men(6, 3) for crew in state.crews)


@pytest.mark.clause("boss.deal")
def test_every_card_of_a_city_lies_hidden_as_often_as_another() -> None:
    found = [GAME.new(4, seed).city("Boston").hidden for seed in range(800)]
    assert all(150 < found.count(face) < 250 for face in (1, 2, 3, "prison"))


@pytest.mark.clause("boss.deal", "boss.start-stone")
def test_every_round_is_dealt_anew_and_the_start_stone_passes_clockwise() -> None:
    for nth, state in enumerate(rounds(3, seed=4)):
        assert state.round == nth + 1
        assert state.start == nth % 3
        assert state.queue == state.table.clockwise(state.start)
        assert not any(city.open for city in state.cities)


@pytest.mark.clause("boss.chicago-move")
@pytest.mark.parametrize(("players", "lies"), [(2, [1, 2, 3, 3, 3]), (3, [1, 2, 3, 4, 5]), (4, [1, 2, 3, 4, 5])])
def test_chicago_moves_right_every_round_until_it_lies_at_the_far_right(players: int, lies: list[int]) -> None:
    for seed in range(8):
        found = [left(state) for state in rounds(players, seed)]
        assert found == lies[: len(found)]
        assert len(found) >= 3


@pytest.mark.clause("boss.line-up")
def test_the_line_up_is_the_usual_one_or_by_agreement_drawn_by_lot() -> None:
    assert {GAME.new(2, seed).table.line_up for seed in range(20)} == {(1, 2, 3)}
    drawn = {GAME.new(2, seed, rulings={"line-up": "lot"}).table.line_up for seed in range(200)}
    assert drawn == set(standard().line_ups_for(2))


@pytest.mark.clause("boss.line-up")
def test_a_line_up_by_lot_is_told_as_such() -> None:
    assert GAME.played_otherwise(GAME.new(2, 1, rulings={"line-up": "lot"})) == ["line-up: lot"]
    assert not GAME.played_otherwise(GAME.new(2, 1))
