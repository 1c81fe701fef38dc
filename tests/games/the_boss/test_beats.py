"""The end of a round step by step: everything told once, and what the ledger comes to is what the engine pays."""

from typing import Any

import pytest

from gangster_widgets.games.the_boss.beats import KINDS, STEPS, beats, case, points, reckoned, slots, so_far
from gangster_widgets.games.the_boss.game import GAME
from gangster_widgets.games.the_boss.mistakes import MISTAKES
from gangster_widgets.games.the_boss.payout import NOTHING
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.games.the_boss.thought import BY_THE_RULES
from gangster_widgets.kernel.beat import Beat
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


def told(kind: str, **position: Any) -> list[Beat]:
    return [*beats(case(at(**position), kind=kind))]


def test_chicago_alone_is_told_from_who_holds_it_to_what_it_pays() -> None:
    found = told("chicago", round=2, cities={"New York": {"open": [2, 3]}, "Boston": {"open": [1], **there(red=[1, 0])},
                 "Chicago": there(red=[1, 0])})  # fmt: skip
    assert [beat.id for beat in found] == [
        "Chicago/majority/red", "Chicago/lies", "New York/counts", "Boston/counts", "Chicago/sum", "Chicago/share/red",
    ]  # fmt: skip
    assert found[-1].why.value == ("red", 2, 2)


def test_the_last_turn_is_told_player_by_player_and_then_as_a_whole() -> None:
    hands = {"red": {"professionals": 1}, "blue": {"professionals": 3}, "green": {"professionals": 1}}
    found = told("last-turn", players=["red", "blue", "green"], hands=hands)
    assert [(beat.phase, beat.gang) for beat in found] == [
        ("nth", "blue"), ("nth", "red"), ("nth", "green"), ("turns", ""),
    ]  # fmt: skip
    assert found[-1].why.value == ("blue", "red", "green")


def test_the_police_is_told_card_by_card_then_what_may_come_and_which_rounds_can_be_the_last() -> None:
    found = told("police", police=["gold", "both"])
    assert [beat.phase for beat in found] == ["drawn", "drawn", "coming", "coming", "coming", "rounds"]
    assert found[-1].why.value == (3, 4)


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_is_told_every_step_has_a_question_that_names_nobody_who_is_the_answer(kind: str) -> None:
    hands = {"red": {"professionals": 1}, "blue": {"professionals": 3}}
    cities = {"New York": {"open": [2, 3], **there(red=[1, 0])}, "Chicago": there(red=[1, 0])}
    found = told(kind, players=["red", "blue"], hands=hands, cities=cities, hidden={"New York": 4}, police=["gold"])
    assert {beat.asked for beat in found} <= ({"", "red"} if kind == "payout" else {""})
    for language in LANGUAGES:
        say = words(language, GAME.folder / "words")
        for beat in found:
            assert say.say(f"asks-{beat.phase}", **dict(beat.facts)).endswith("?")
            assert say.say(f"phase-{beat.phase}")
            assert say.why(beat.why)


@pytest.mark.parametrize("kind", KINDS)
def test_a_wrong_way_of_any_kind_goes_side_by_side_with_the_right_one(kind: str) -> None:
    hands = {"red": {"professionals": 1}, "blue": {"professionals": 3}}
    cities = {
        "New York": {"open": [2, 3], **there(red=[1, 0])},
        "Boston": {"open": [3], **there(blue=[2, 0])},
        "Chicago": there(red=[1, 0]),
    }
    state = at(players=["red", "blue"], hands=hands, cities=cities, hidden={"New York": 4, "Boston": 1})
    for mistake in [one for one in MISTAKES if kind in one.kinds]:
        astray = beats(case(state, kind=kind), mistake.change(BY_THE_RULES))
        assert list(slots(astray)) == sorted(slots(astray))
        assert {beat.phase for beat in astray} <= set(STEPS)
