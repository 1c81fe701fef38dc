"""What holds for every game there is, found because its folder is there."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from gangster_widgets.kernel import notation
from gangster_widgets.kernel.game import Game, game, games
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.players.random import Bot

TABLES = [(name, players) for name in games() for players in game(name).players]
tables = pytest.mark.parametrize(("name", "players"), TABLES, ids=lambda value: str(value))


def played(one: Game[Any, Any], players: int, seed: int, **options: Any) -> Iterator[tuple[Any, Any]]:
    """The states of a random game, each with the action taken in it."""
    state, bot = one.new(players, seed, **options), Bot(seed)
    while not one.over(state):
        action = bot.choose(one, state)
        yield state, action
        state = one.play(state, action)


def rulings_of(one: Game[Any, Any]) -> list[dict[str, str]]:
    """The rules as they are, and each ruling played otherwise."""
    return [{}, *({name: way} for name, ways in one.rulings.items() for way in ways)]


@tables
def test_legal_is_exactly_what_has_no_refusals(name: str, players: int) -> None:
    one = game(name)
    for seed, rulings in enumerate(rulings_of(one)):
        states = [state for state, _ in played(one, players, seed, rulings=rulings)]
        for state in states[seed % 5 :: max(1, len(states) // 3)]:
            legal = list(one.legal(state))
            assert len(legal) == len(set(legal))
            assert set(legal) == {action for action in one.universe(state) if not one.refusals(state, action)}


@tables
def test_every_action_in_words_reads_as_itself(name: str, players: int) -> None:
    one = game(name)
    for state, _ in played(one, players, seed=3):
        for action in one.legal(state):
            assert one.read(state, one.write(action)) == action


@tables
def test_a_state_goes_through_json_and_comes_back(name: str, players: int) -> None:
    one = game(name)
    for state, _ in list(played(one, players, seed=4))[::9]:
        assert one.decode(json.loads(json.dumps(one.encode(state)))) == state


@tables
def test_a_game_replays_from_seed_and_actions_to_the_same_state(name: str, players: int) -> None:
    one = game(name)
    for rulings in rulings_of(one):
        steps = list(played(one, players, seed=5, rulings=rulings))
        actions = tuple(one.write(action) for _, action in steps)
        log = notation.Log(name, players, 5, actions, tuple(sorted(rulings.items())))
        again = notation.read(json.loads(json.dumps(notation.write(log))))
        assert again == log
        assert notation.replay(again) == one.play(*steps[-1])


@tables
def test_the_same_seed_is_the_same_game_and_another_seed_another(name: str, players: int) -> None:
    one = game(name)
    assert one.new(players, 6) == one.new(players, 6)
    assert hash(one.new(players, 6)) == hash(one.new(players, 6))
    assert one.new(players, 6) != one.new(players, 7)


@tables
def test_what_is_told_is_said_in_every_language_and_rests_on_a_clause(name: str, players: int) -> None:
    one = game(name)
    clauses = rulebook(one.folder)
    says = [words(language, one.folder / "words") for language in LANGUAGES]
    for state, action in played(one, players, seed=8):
        for why in one.tell(state, action).walk():
            assert why.clause in clauses
            assert why.where
            assert all(say.why(why) for say in says)


@tables
def test_every_refusal_is_said_in_every_language_and_rests_on_a_clause(name: str, players: int) -> None:
    one = game(name)
    clauses = rulebook(one.folder)
    says = [words(language, one.folder / "words") for language in LANGUAGES]
    said = set()
    for state, _ in list(played(one, players, seed=9))[::45]:
        for action in one.universe(state):
            for why in one.refusals(state, action):
                if why.rule not in said:
                    said.add(why.rule)
                    assert why.clause in clauses
                    assert all(say.why(why) for say in says)
    assert said


@tables
def test_resampling_changes_nothing_that_a_player_can_know(name: str, players: int) -> None:
    one = game(name)
    for state, _ in list(played(one, players, seed=10))[::15]:
        for player in range(players):
            other = one.resample(state, player, chance=11)
            assert one.known(other, player) == one.known(state, player)
            if player == one.actor(state):
                assert list(one.legal(other)) == list(one.legal(state))


@tables
def test_a_finished_game_has_scores_winners_and_no_actions(name: str, players: int) -> None:
    one = game(name)
    *_, last = played(one, players, seed=12)
    end = one.play(*last)
    scores = one.scores(end)
    assert one.over(end)
    assert not one.legal(end)
    assert len(scores) == players
    assert {scores[player] for player in one.winners(end)} == {max(scores)}
    assert len({one.seat(end, player) for player in range(players)}) == players
