"""Bots: legal and the same again in every game, blind to what is hidden, and never without an answer."""

from collections.abc import Iterator
from typing import Any

import pytest

from gangster_widgets.kernel.game import Game, game, games
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.players import bot, bot_named, bots, play_out
from tests.contract.test_games import played, rulings_of

every_bot = pytest.mark.parametrize("name", bots())
SOME = 37
"""One in so many positions of a game is looked at."""


def moments(players: int, seed: int) -> Iterator[tuple[Game[Any, Any], Any]]:
    """Positions of random games at a table of that many, now and then."""
    for one in map(game, games()):
        if players in one.players:
            yield from ((one, state) for state, _ in list(played(one, players, seed))[seed % SOME :: SOME])


def under_every_ruling(players: int) -> Iterator[tuple[int, Game[Any, Any], Any]]:
    """The same of games with each ruling played otherwise, and the seed of each."""
    for one in map(game, games()):
        for seed, rulings in enumerate(rulings_of(one)):
            if players in one.players:
                states = [state for state, _ in played(one, players, seed, rulings=rulings)]
                yield from ((seed, one, state) for state in states[seed % SOME :: SOME])


def test_there_are_four_bots_each_with_a_name_in_every_language() -> None:
    assert bots() == ("beginner", "careful", "random", "strong")
    for language in LANGUAGES:
        named = {bot_named(name, words(language)) for name in bots()}
        assert len(named) == len(bots())
        assert not named & set(bots())
    assert bot_named("stranger", words("en")) == "stranger"


@every_bot
@pytest.mark.parametrize("players", range(2, 6))
def test_a_choice_is_legal_at_every_table_under_every_ruling(name: str, players: int) -> None:
    for seed, one, state in under_every_ruling(players):
        thinking = bot(name, seed).think(one, state)
        legal = one.legal(state)
        assert thinking.action in legal
        assert {looked.action for looked in thinking.looked} <= set(legal)
        assert thinking.plan[0] == thinking.action


@every_bot
@pytest.mark.parametrize("players", range(2, 6))
def test_what_is_hidden_changes_no_choice(name: str, players: int) -> None:
    for one, state in moments(players, seed=31):
        found = bot(name, 5).think(one, state)
        for chance in (1, 2):
            other = one.resample(state, one.actor(state), chance)
            assert other != state
            assert bot(name, 5).think(one, other) == found


@every_bot
def test_the_same_seed_chooses_the_same_and_another_one_otherwise(name: str) -> None:
    chosen = {seed: [bot(name, seed).choose(one, state) for one, state in moments(4, seed=8)] for seed in range(12)}
    again = [bot(name, 3).choose(one, state) for one, state in moments(4, seed=8)]
    assert again == chosen[3]
    assert name == "strong" or any(chosen[seed] != chosen[3] for seed in chosen)


def test_who_meets_a_position_again_chooses_something_else_there() -> None:
    for one, state in moments(4, seed=9):
        thinker, legal = bot("careful", 1), one.legal(state)
        chosen = [thinker.choose(one, state) for _ in legal]
        assert set(chosen) == set(legal)
        assert thinker.choose(one, state) in legal


@every_bot
def test_bots_play_whole_games_to_their_end(name: str) -> None:
    for one in map(game, games()):
        for players in (one.players[0], one.players[-1]):
            end = play_out(one, one.new(players, 3), [name] * players, 3)
            assert one.over(end.state)
            assert end.actions < 1_000


@pytest.mark.parametrize("name", ["careful", "strong"])
def test_thinking_says_what_every_action_is_worth(name: str) -> None:
    for one, state in moments(4, seed=12):
        thinking = bot(name, 1).think(one, state)
        worths = [looked.worth for looked in thinking.looked]
        assert worths == sorted(worths, reverse=True)
        assert {looked.action for looked in thinking.looked} == set(one.legal(state))
        assert thinking.lost(thinking.action) == pytest.approx(0, abs=1e-6)
        last = thinking.looked[-1]
        assert thinking.lost(last.action) == worths[0] - last.worth
        assert thinking.worth("no action at all") is None
        assert thinking.lost("no action at all") is None


def test_plans_can_mostly_be_played_even_if_the_others_let_their_turns_go_by() -> None:
    planned = played_ = 0
    for one, state in moments(3, seed=4):
        me = one.actor(state)
        for action in bot("strong", 1).think(one, state).plan:
            state = one.at_turn(state, me)
            planned += 1
            if action not in one.legal(state):
                break
            played_ += 1
            state = one.play(state, action)
    assert 2 * played_ > planned > 8


class Hasty(Game[Any, Any]):
    """The game, but whoever thinks is told to stop as soon as a second position is asked about."""

    def __init__(self, one: Game[Any, Any], thinker: Any) -> None:
        self._one, self._thinker, self.asked = one, thinker, 0

    def __getattribute__(self, name: str) -> Any:
        own = object.__getattribute__
        if name in ("_one", "_thinker", "asked", "outlook"):
            return own(self, name)
        return getattr(own(self, "_one"), name)

    def outlook(self, *args: Any, **options: Any) -> tuple[float, ...]:
        self.asked += 1
        if self.asked == 2:
            self._thinker.stop()
        return self._one.outlook(*args, **options)


@every_bot
def test_cut_short_it_answers_with_the_best_so_far(name: str) -> None:
    for one, state in moments(4, seed=6):
        thinker = bot(name, 2)
        hasty = Hasty(one, thinker)
        thinking = thinker.think(hasty, state)
        assert thinking.action in one.legal(state)
        whole = bot(name, 2).think(one, state)
        assert thinking.nodes <= whole.nodes
        if name == "strong" and len(one.legal(state)) > 2:
            assert thinking.nodes < whole.nodes
            assert len(thinking.looked) < len(whole.looked)
        assert name in ("beginner", "random") or thinker.think(one, state).looked == whole.looked


def test_stopped_before_it_thinks_it_still_thinks_it_through() -> None:
    for one, state in moments(4, seed=6):
        thinker = bot("strong", 2)
        thinker.stop()
        assert thinker.think(one, state) == bot("strong", 2).think(one, state)


def test_a_beginner_keeps_one_wrong_idea_that_changes_a_reckoning() -> None:
    one = game("gangster")
    from gangster_widgets.players.beginner import Bot

    held = {Bot(seed).idea(one).id for seed in range(200)}
    assert held == {mistake.id for mistake in one.misleading}
    assert "doubler-forgotten" in held
    assert "stops-early" not in held
