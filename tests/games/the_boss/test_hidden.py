"""What a player can know: what may lie hidden, and nothing beyond it reaches anything that he does or is told."""

from typing import Any

import pytest

from gangster_widgets.games.the_boss.game import GAME
from gangster_widgets.games.the_boss.hidden import hidden, may_lie
from gangster_widgets.games.the_boss.outlook import at_turn
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.record import replace
from gangster_widgets.players import bot
from tests.games.the_boss.build import at
from tests.games.the_boss.whole import states

THOUGHTS = [GAME.thought, *(one.change(GAME.thought) for one in GAME.misleading)]


def may(city: str, opened: list[Any], *held: Any, **keys: Any) -> set[Any]:
    """What may lie in that city for red, with these cards open there and these in his hand."""
    hands = {"red": {"cards": {city: list(held)} if held else {}}, **keys.pop("hands", {})}
    state = at(cities={city: {"open": opened}}, hands=hands, **keys)
    return set(hidden(state, "red", city).value)


@pytest.mark.clause("boss.hidden", "boss.deal")
def test_any_card_of_the_city_may_lie_there_penalties_too() -> None:
    assert may("Boston", []) == {1, 2, 3, "prison"}


@pytest.mark.clause("boss.hidden", "boss.open-card")
def test_all_open_cards_are_ruled_out_not_just_the_last() -> None:
    assert may("Boston", [1, 3]) == {2, "prison"}


@pytest.mark.clause("boss.hidden", "boss.backs")
def test_own_cards_are_ruled_out_and_others_are_not_even_where_a_position_shows_them() -> None:
    others = {"blue": {"cards": {"Boston": [3]}}}
    assert may("Boston", [], 1, 2, hands=others) == {3, "prison"}
    assert may("Boston", [], 1, 2, hands=others, hidden={"Boston": "prison"}) == {3, "prison"}


@pytest.mark.clause("boss.chicago-bare")
def test_nothing_lies_under_chicago() -> None:
    assert hidden(at(hands={"red": {"cards": {}}}), "red", "Chicago").value == ()


@pytest.mark.clause("boss.backs")
def test_the_own_cards_are_needed() -> None:
    with pytest.raises(SaidError, match="red"):
        hidden(at(hands={"red": {"professionals": 2}}), "red", "Boston")


@pytest.mark.clause("boss.hidden")
def test_what_does_lie_there_may_always_lie_there() -> None:
    for seed in range(6):
        for state in states(2 + seed % 3, seed):
            for city in state.cities[:-1]:
                for who in state.table.colours:
                    assert city.hidden in hidden(state, who, city.name).value


@pytest.mark.clause("boss.backs", "boss.hidden")
@pytest.mark.parametrize("players", GAME.players)
def test_with_everything_hidden_from_him_dealt_anew_a_player_can_do_and_is_told_the_same(players: int) -> None:
    for nth, state in enumerate(states(players, seed=players)):
        if state.over or nth % 7:
            continue
        me = GAME.actor(state)
        for chance in range(4):
            other = GAME.resample(state, me, chance)
            assert list(GAME.legal(other)) == list(GAME.legal(state))
            assert GAME.known(other, me) == GAME.known(state, me)
            assert GAME.at_turn(other, me) == GAME.at_turn(state, me)
            thinking = bot("careful", 1).think(GAME, state)
            assert bot("careful", 1).think(GAME, other) == thinking
            assert GAME.motive(other, thinking.action, thinking) == GAME.motive(state, thinking.action, thinking)
            assert GAME.closing(other, thinking.action) == GAME.closing(state, thinking.action)
            for thought in THOUGHTS:
                assert GAME.outlook(other, thought) == GAME.outlook(state, thought), "only what everybody sees"


@pytest.mark.clause("boss.hidden")
def test_dealing_anew_reaches_every_card_that_may_lie_there_and_keeps_the_deck() -> None:
    state = next(one for one in states(3, 5) if one.beat == 3)
    me = GAME.actor(state)
    found = [GAME.resample(state, me, chance) for chance in range(300)]
    for index, city in enumerate(state.cities[:-1]):
        who = state.table.colours[me]
        assert {other.cities[index].hidden for other in found} == set(hidden(state, who, city.name).value)
    assert all(deck(other) == deck(state) for other in found)


def deck(state: State) -> list[tuple[str, str]]:
    """All cards there are, wherever they lie."""
    held = [(card.city, str(card.face)) for cards in state.hands for card in cards or ()]
    return sorted([*held, *((city.name, str(face)) for city in state.cities for face in (*city.open, city.hidden))])


@pytest.mark.clause("boss.backs")
def test_what_is_known_of_other_hands_are_the_backs() -> None:
    state = GAME.new(3, 1)
    seen: Any = GAME.known(state, 0)
    assert seen.hands[0] == state.hands[0]
    assert [[card.city for card in cards] for cards in seen.hands] == [
        [card.city for card in cards or ()] for cards in state.hands
    ]
    assert all(card.face is None for cards in seen.hands[1:] for card in cards)
    assert not seen.pile
    assert seen.chance == 0


def test_knowledge_stays_that_of_one_player_whoever_is_at_turn() -> None:
    state = GAME.new(3, 1)
    mine = at_turn(state, 0)
    theirs = at_turn(mine, 1)
    assert theirs.eyes == 0
    assert GAME.actor(theirs) == 1
    assert theirs.hands == mine.hands
    assert may_lie(theirs, "Boston") == may_lie(mine, "Boston")
    assert set(may_lie(replace(state, eyes=None), "Boston")) == {1, 2, 3, "prison"}
