"""A match: persons and bots in turn, every rule kept, taken back and done again, nothing of it lost."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from gangster_widgets.app.match.match import Back, NotLegalError, Seat, Terms, begin, cleaned, idea, seated
from gangster_widgets.kernel.game import SaidError, game
from gangster_widgets.kernel.record import replace

from .matches import TWO_AND_A_BOT, played, steps, terms, thought, until


def test_the_same_terms_deal_the_same_game() -> None:
    assert begin(TWO_AND_A_BOT) == begin(TWO_AND_A_BOT)
    assert begin(TWO_AND_A_BOT).state != begin(replace(TWO_AND_A_BOT, seed=8)).state


@settings(max_examples=40, deadline=None)
@given(terms, steps)
def test_bots_act_for_bots_and_persons_for_persons(begun: Terms, chosen: list[int]) -> None:
    match = played(begun, chosen)
    for line in match.lines():
        assert 0 <= line.player < len(begun.seats)
    for state, action in zip(match.states, match.actions, strict=False):
        assert not match.played.refusals(state, action)


@settings(max_examples=40, deadline=None)
@given(terms, steps)
def test_taking_back_leads_to_the_decision_of_a_person(begun: Terms, chosen: list[int]) -> None:
    match = played(begun, chosen)
    before = match.take_back()
    if before is match:
        assert not any(not begun.seats[line.player].bot for line in match.lines() if not line.back)
        return
    assert not before.bots_turn
    assert before.state == match.states[len(before.actions)]
    undone = match.actions[len(before.actions)]
    again = before.act(undone)
    assert again.state == match.states[len(again.actions)]
    assert len(again.log) == len(match.log) + 2


@settings(max_examples=40, deadline=None)
@given(terms, steps)
def test_nothing_leaves_the_log_and_what_was_taken_back_is_marked(begun: Terms, chosen: list[int]) -> None:
    match = played(begun, chosen)
    lines = match.lines()
    assert len(lines) == sum(not isinstance(one, Back) for one in match.log)
    holds = [line for line in lines if not line.back]
    assert tuple(line.action for line in holds) == match.actions
    assert [line.nth for line in holds] == list(range(1, len(match.actions) + 1))
    assert sum(line.back for line in lines) == sum(one.number for one in match.log if isinstance(one, Back))


def test_bots_before_the_first_person_are_not_taken_back() -> None:
    match = begin(Terms("gangster", (Seat(bot="random"), Seat()), 3))
    match = match.act(thought(match))
    assert match.retractable == 0
    assert match.take_back() is match


def test_what_bots_answered_goes_back_with_the_decision() -> None:
    match = begin(Terms("gangster", (Seat(), Seat(bot="random"), Seat(bot="random")), 3))
    first = match.act(match.played.legal(match.state)[0])
    answered = first.act(thought(first))
    answered = answered.act(thought(answered))
    assert answered.retractable == 3
    assert answered.take_back().state == match.state


def test_a_beginner_has_the_same_wrong_idea_whenever_the_game_is_taken_up_and_others_have_none() -> None:
    seats = (Seat(), Seat(bot="beginner"), Seat(bot="careful"), Seat(bot="strong"))
    ideas = {idea(Terms("gangster", seats, seed), 1) for seed in range(20)}
    assert len(ideas) > 3
    assert ideas <= set(game("gangster").mistakes)
    terms = Terms("gangster", seats, 3)
    assert idea(terms, 1) == idea(terms, 1) == seated(terms, 1).idea(game("gangster"))
    assert [idea(terms, player) for player in (0, 2, 3)] == [None, None, None]


def test_a_hint_is_marked_once_in_the_log_for_what_is_done_next_and_changes_nothing_else() -> None:
    match = begin(TWO_AND_A_BOT)
    hinted = match.hint()
    assert hinted.hint() is hinted
    assert (hinted.states, hinted.actions) == (match.states, match.actions)
    legal = match.played.legal(match.state)
    after = hinted.act(legal[0])
    after = after.act(after.played.legal(after.state)[0])
    assert [line.hinted for line in after.lines()] == [True, False]
    undone = after.back(2)
    assert [(line.hinted, line.back) for line in undone.lines()] == [(True, True), (False, True)]
    assert [line.hinted for line in undone.act(legal[1]).lines()] == [True, False, False]


def test_an_action_that_is_not_allowed_is_refused_with_its_reasons() -> None:
    match = begin(TWO_AND_A_BOT)
    gangster = game("gangster")
    with pytest.raises(NotLegalError) as refused:
        match.act(gangster.read(match.state, "grey unloads grey"))
    assert [why.name for why in refused.value.against] == ["not-its-turn"]


def test_days_of_reckoning_are_there_as_they_came_and_go_with_what_is_taken_back() -> None:
    match = until(TWO_AND_A_BOT, 1)
    (day,) = match.days
    assert day.at == len(match.actions)
    assert match.day_after(day.at) == 1
    assert match.day_after(day.at - 1) == 0
    assert not match.take_back().days
    assert len(match.cards()) == 5


def test_a_whole_game_ends_with_the_third_day() -> None:
    match = until(TWO_AND_A_BOT, 3)
    assert match.over
    assert not match.bots_turn
    assert match.days[-1].at == len(match.actions)
    assert match.take_back().over is False


@pytest.mark.parametrize(
    ("wrong", "name"),
    [
        (replace(TWO_AND_A_BOT, game="chess"), "board-no-game"),
        (replace(TWO_AND_A_BOT, seats=(Seat(),)), "cli-players-range"),
        (replace(TWO_AND_A_BOT, seats=(Seat(),) * 6), "cli-players-range"),
        (replace(TWO_AND_A_BOT, seats=(Seat(), Seat(bot="nobody"))), "cli-unknown-bot"),
        (replace(TWO_AND_A_BOT, seats=(Seat(bot="random"),) * 3), "match-nobody"),
        (replace(TWO_AND_A_BOT, rulings=(("gap", "never"),)), "cli-ruling"),
    ],
)
def test_terms_that_cannot_be_are_refused(wrong: Terms, name: str) -> None:
    with pytest.raises(SaidError) as refused:
        begin(wrong)
    assert refused.value.name == name


def test_a_game_that_cannot_be_shown_yet_is_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gangster_widgets.app.match.match.asking", lambda: ("gangster",))
    with pytest.raises(SaidError) as refused:
        begin(replace(TWO_AND_A_BOT, game="the_boss"))
    assert refused.value.name == "board-no-game"
    assert begin(TWO_AND_A_BOT)


def test_a_game_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gangster_widgets.app.match.match.MOST_DONE", 2)
    match = played(TWO_AND_A_BOT, [1, 2])
    with pytest.raises(SaidError, match="holds up to 2 actions"):
        match.act(match.played.legal(match.state)[0])


@given(some.text())
def test_a_name_is_short_and_can_be_printed(typed: str) -> None:
    name = cleaned(typed)
    assert len(name) <= 24
    assert all(one.isprintable() for one in name)
    assert cleaned(name) == name
