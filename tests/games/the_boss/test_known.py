"""What a player can know is never exceeded: whatever is hidden from him may be otherwise, and he does the same."""

from collections.abc import Iterator
from typing import Any

import pytest

from gangster_widgets.app.match.judging import judge
from gangster_widgets.app.rooms.play.advice import advised
from gangster_widgets.games.the_boss import look
from gangster_widgets.games.the_boss.game import GAME
from gangster_widgets.games.the_boss.hidden import in_order
from gangster_widgets.games.the_boss.lines import lines
from gangster_widgets.games.the_boss.seats import shown_to
from gangster_widgets.games.the_boss.state import Card, State
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.thinking import Thinking
from gangster_widgets.kernel.words import words
from gangster_widgets.players import bot, bots
from tests.games.the_boss.whole import states

SAYS = words("en", GAME.folder / "words")
SOME = 9
"""One in so many positions of a game is looked at."""


def moments(players: int, seed: int) -> list[State]:
    """Positions of a random game, now and then, in which there is something to be done."""
    return [state for state in list(states(players, seed))[::SOME] if not state.over]


def otherwise(state: State) -> Iterator[State]:
    """The same position as far as whoever acts can know, with everything that is hidden from him otherwise."""
    for chance in range(3):
        other = GAME.resample(state, GAME.actor(state), chance)
        assert other != state
        yield other


def exchanged(state: State) -> State | None:
    """The position with a card of whoever acts in the place of the one that lies face down under its city."""
    seat = GAME.actor(state)
    for nth, card in enumerate(state.hands[seat] or ()):
        city = state.city(card.city)
        if city.hidden is not None and city.hidden != card.face and card.face is not None:
            mine = list(state.hands[seat] or ())
            mine[nth] = Card(card.city, city.hidden)
            hands = list(state.hands)
            hands[seat] = in_order(state, mine)
            return replace(state.with_city(replace(city, hidden=card.face)), hands=tuple(hands))
    return None


class Standing:
    """As much of a match as advice asks for."""

    played = GAME

    def __init__(self, state: State) -> None:
        self.state = state


def advice(state: State) -> Any:
    """The hint there: the action and all its reasons."""
    return advised(Standing(state), judge())  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_hidden_changes_nothing_that_may_be_done_and_none_of_its_reasons(players: int) -> None:
    for state in moments(players, 5):
        legal, seat = GAME.legal(state), GAME.actor(state)
        for other in otherwise(state):
            assert GAME.known(other, seat) == GAME.known(state, seat)
            assert GAME.legal(other) == legal
            assert GAME.weighty(GAME.at_turn(other, seat)) == GAME.weighty(GAME.at_turn(state, seat))
            for action in legal[:: max(1, len(legal) // 12)]:
                assert GAME.motive(other, action, Thinking(action)) == GAME.motive(state, action, Thinking(action))
                assert GAME.price(other, action) == GAME.price(state, action)
            refused = [action for action in GAME.universe(state) if action not in legal][::40]
            assert all(GAME.refusals(other, action) == GAME.refusals(state, action) for action in refused)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_hidden_changes_no_hint(players: int) -> None:
    for state in moments(players, 6)[::2]:
        found = advice(state)
        assert all(advice(other) == found for other in otherwise(state))


@pytest.mark.parametrize("name", bots())
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_hidden_changes_no_bots_choice_and_nothing_it_thinks_of_it(name: str, players: int) -> None:
    for state in moments(players, 7)[::2]:
        found = bot(name, 3).think(GAME, state)
        assert all(bot(name, 3).think(GAME, other) == found for other in otherwise(state))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_hidden_is_in_no_picture_and_no_text(players: int) -> None:
    for state in moments(players, 8):
        seat = GAME.actor(state)
        for other in otherwise(state):
            assert list(lines(other, SAYS)) == list(lines(state, SAYS))
            for player in (seat, None):
                pictures = [look.look(shown_to(one, player), SAYS, 900.0) for one in (state, other)]
                assert pictures[0] == pictures[1]


def test_what_he_does_know_changes_what_he_can_do_what_he_expects_and_what_is_chosen() -> None:
    pairs = [(state, exchanged(state)) for seed in range(4) for state in moments(3, seed)]
    both = [(state, other) for state, other in pairs if other is not None]
    assert len(both) > 20
    chosen = set()
    for state, other in both:
        seat = GAME.actor(state)
        assert GAME.known(state, seat) != GAME.known(other, seat)
        assert GAME.legal(state) != GAME.legal(other)
        for name in ("careful", "strong"):
            if bot(name, 3).think(GAME, state).looked != bot(name, 3).think(GAME, other).looked:
                chosen.add(name)
    assert chosen == {"careful", "strong"}
    assert any(advice(state).action != advice(other).action for state, other in both)


def test_who_plans_looks_at_several_ways_in_which_the_other_hands_may_be() -> None:
    for state in moments(4, 9):
        seat = GAME.actor(state)
        guesses = GAME.guesses(state, seat)
        others = [one for one in range(4) if one != seat and state.hands[one]]
        assert all(one.hands[seat] == state.hands[seat] for one in guesses)
        assert all(city.hidden is None for one in guesses for city in one.cities)
        backs = [[card.city for card in state.hands[one] or ()] for one in others]
        for guess in guesses:
            assert [[card.city for card in guess.hands[one] or ()] for one in others] == backs
            assert GAME.outlook(guess) == GAME.outlook(GAME.at_turn(state, seat))
        assert not others or len(guesses) > 1
        assert guesses == GAME.guesses(GAME.resample(state, seat, 4), seat)
    dealt = GAME.new(4, 2)
    assert len(set(GAME.guesses(dealt, 0))) > 1


def test_where_hands_are_guessed_each_goes_by_his_own() -> None:
    dealt = GAME.new(3, 2)
    (guess, *_) = GAME.guesses(dealt, 0)
    his = GAME.at_turn(guess, 1)
    assert (guess.eyes, his.eyes, GAME.at_turn(his, 0).eyes) == (0, 1, 0)
    assert any(action for action in GAME.legal(his) if GAME.write(action).startswith("blue lays"))
    known = GAME.at_turn(GAME.at_turn(dealt, 0), 1)
    assert known.eyes == 0
    assert not any(GAME.write(action).startswith("blue lays") for action in GAME.legal(known))


def test_in_between_come_those_who_act_before_the_own_next_turn() -> None:
    for state in moments(4, 10):
        me = GAME.actor(state)
        for action in GAME.legal(state)[-1:]:
            after = GAME.play(GAME.at_turn(state, me), action)
            between, then = list(GAME.between(state, after)), GAME.play(state, action)
            acted = []
            while not then.over and then.round == state.round and GAME.actor(then) != me:
                if not acted or acted[-1] != GAME.actor(then):
                    acted.append(GAME.actor(then))
                then = GAME.play(then, GAME.legal(then)[-1])
            assert between == acted
