"""The end of a round step by step: everything told once, and what the ledger comes to is what the engine pays."""

import pytest

from gangster_widgets.games.the_boss.beats import beats, case, points, reckoned, slots, so_far
from gangster_widgets.games.the_boss.game import GAME
from gangster_widgets.games.the_boss.mistakes import MISTAKES
from gangster_widgets.games.the_boss.payout import NOTHING
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.games.the_boss.thought import BY_THE_RULES
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.players.random import Bot

from .build import at, there

PAYOUT = [mistake for mistake in MISTAKES if "payout" in mistake.kinds]


def ends(players: int, seed: int) -> list[State]:
    """The positions in which the rounds of a random game ended."""
    state, bot, found = GAME.new(players, seed), Bot(seed), []
    while not state.over:
        action = bot.choose(GAME, state)
        told = GAME.tell(state, action)
        end = reckoned(state, action, told)
        paid = [why for why in told.parts if why.name == "payout"]
        assert (end is not None) == bool(paid)
        if end is not None:
            assert case(end).why() == paid[0]
            found.append(end)
        state = GAME.play(state, action)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_round_ends_as_the_engine_has_it_and_the_ledger_comes_to_the_same(players: int) -> None:
    rounds = ends(players, players)
    assert 3 <= len(rounds) <= 6
    for end in rounds:
        told = beats(case(end))
        assert so_far(case(end), told) == dict(case(end).why().value)
        assert set(so_far(case(end), ()).values()) == {NOTHING}
        assert {who: money for who, money in points(case(end)).items() if not money} == {}


@pytest.mark.parametrize("mistake", PAYOUT, ids=lambda mistake: mistake.id)
def test_what_is_thought_wrongly_is_told_as_it_is_thought(mistake: Mistake) -> None:
    thought = mistake.change(BY_THE_RULES)
    for end in ends(3, 5):
        told = beats(case(end), thought)
        assert so_far(case(end), told) == dict(case(end).why(thought).value)
        assert list(slots(told)) == sorted(slots(told))


def test_majorities_come_first_then_cards_then_chicago_then_what_everybody_gets() -> None:
    told = beats(case(ends(4, 1)[0]))
    phases = list(dict.fromkeys(beat.phase for beat in told))
    assert phases[:5] == ["majority", "card", "lies", "counts", "sum"]
    assert set(phases[5:]) <= {"share", "total"}
    assert len({beat.id for beat in told}) == len(told)


def test_every_step_has_its_question_and_its_name_in_every_language() -> None:
    told = beats(case(ends(2, 3)[0]))
    for language in LANGUAGES:
        say = words(language, GAME.folder / "words")
        for beat in told:
            assert say.say(f"asks-{beat.phase}", **dict(beat.facts))
            assert say.say(f"phase-{beat.phase}")
            assert say.why(beat.why)


def test_a_card_that_is_won_must_be_told_and_one_that_nobody_wins_need_not() -> None:
    with pytest.raises(SaidError):
        case(at(cities={"Boston": there(red=[1, 0])}))
    assert points(case(at(cities={"Boston": there(red=[1, 0])}, hidden={"Boston": 3}))) == {"red": 3}


def test_an_action_in_the_middle_of_a_round_ends_none() -> None:
    state = GAME.new(3, 7)
    assert all(reckoned(state, action, GAME.tell(state, action)) is None for action in GAME.legal(state))
