"""What a player can know: nothing beyond it reaches anything that he does or is told."""

import random
from collections import Counter

import pytest

from gangster_widgets.games.gangsta.game import GAME
from gangster_widgets.games.gangsta.outlook import at_turn
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.record import replace
from gangster_widgets.players import bot
from tests.games.gangsta.playing import can, game, person, refused
from tests.games.gangsta.whole import VARIANTS, states

BOTH = [person("One", "S"), person("Two", "S")]


@pytest.mark.clause("gangsta.set-up", "gangsta.resources")
@pytest.mark.parametrize("players", GAME.players)
def test_with_everything_hidden_from_him_dealt_anew_a_player_can_do_and_is_told_the_same(players: int) -> None:
    for nth, state in enumerate(states(players, players, rulings=VARIANTS[3])):
        if state.over or nth % 11:
            continue
        me = GAME.actor(state)
        for chance in range(3):
            other = GAME.resample(state, me, chance)
            assert list(GAME.legal(other)) == list(GAME.legal(state))
            assert GAME.known(other, me) == GAME.known(state, me)
            assert GAME.at_turn(other, me) == GAME.at_turn(state, me)
            assert GAME.outlook(other) == GAME.outlook(state)
            thinking = bot("careful", 1).think(GAME, state)
            assert bot("careful", 1).think(GAME, other) == thinking
            assert GAME.motive(other, thinking.action, thinking) == GAME.motive(state, thinking.action, thinking)
            assert GAME.closing(other, thinking.action) == GAME.closing(state, thinking.action)


def cards(state: State) -> Counter[str]:
    """All cards there are, wherever they lie."""
    return Counter(map(repr, (*state.display, *state.heist_pile, *state.market, *state.gangster_pile)))


def test_dealing_anew_keeps_all_cards_and_changes_their_order() -> None:
    state = GAME.new(2, 1)
    found = [GAME.resample(state, 0, chance) for chance in range(20)]
    assert all(cards(other) == cards(state) for other in found)
    assert len({other.heist_pile for other in found}) == 20


@pytest.mark.clause("gangsta.bikers", "gangsta.informant-network")
def test_only_the_owner_knows_the_card_he_may_look_at_and_only_at_his_turn() -> None:
    both = {"red": {"name": "bikers", "active": True}, "blue": {"name": "informant_network", "active": True}}
    state = game(["A L"], ["X L"], money={"red": 1}, resources=both, heist_pile=(3, 4, 2), gangster_pile=tuple(BOTH))
    for chance in range(8):
        other = GAME.resample(state, 0, chance)
        assert other.heist_pile[0] == 3
        assert refused(other, "red starts the top heist") == {"snitch-on-top"}
    assert {GAME.resample(state, 1, chance).heist_pile[0] for chance in range(30)} == {2, 3, 4}
    assert {GAME.resample(state, 0, chance).gangster_pile[0].name for chance in range(30)} == {"One", "Two"}
    turned = replace(state, turn=1, agenda=(replace(state.step, seat=1),))
    assert {GAME.resample(turned, 1, chance).gangster_pile[0].name for chance in range(30)} == {"One"}
    assert "blue hires One" in can(turned)
    assert {GAME.resample(turned, 0, chance).heist_pile[0] for chance in range(30)} == {2, 3, 4}


def test_of_the_piles_and_of_others_offers_nothing_is_known() -> None:
    state = GAME.new(3, 2, rulings={"resources": "played"})
    seen = at_turn(state, 0)
    assert (seen.heist_pile, seen.gangster_pile, seen.chance) == ((), (), 0)
    assert seen.offers == (state.offers[0], (), ())
    kept = GAME.play(state, GAME.legal(state)[0])
    others = [GAME.resample(kept, 1, chance) for chance in range(20)]
    assert {one.offers[1] for one in others} == {kept.offers[1]}
    assert all(one.cards[0] is not None and one.cards[0].name in one.offers[0] for one in others)
    assert len({one.offers[2] for one in others}) > 5


def test_knowledge_stays_that_of_one_player_whoever_is_at_turn() -> None:
    state = GAME.new(3, 1)
    theirs = at_turn(at_turn(state, 0), 1)
    assert theirs.eyes == 0
    assert GAME.actor(theirs) == 1
    assert not theirs.whole


def test_at_somebody_elses_turn_what_was_begun_is_carried_out_first() -> None:
    draw = random.Random(5).choice
    for seed in range(12):
        for state in states(3, seed, rulings=VARIANTS[seed % 4]):
            if state.over or draw((True, True, False)):
                continue
            player = draw(range(3))
            other = at_turn(state, player)
            assert other.over or (GAME.actor(other) == player and GAME.legal(other))
