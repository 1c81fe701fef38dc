"""Where a learner stands: every rule counted once, whatever the answers are and in whatever order they come."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gangster_widgets.app.keeping.answer import Answer
from gangster_widgets.app.practice.advice import DUE, REST, UNMET, WEAK, advice
from gangster_widgets.app.practice.choosing import next_puzzle
from gangster_widgets.app.practice.filters import Wanted
from gangster_widgets.app.practice.memory import Memory
from gangster_widgets.app.practice.past import Past
from gangster_widgets.app.practice.standing import FIRM, GROWING, LONG_AGO, NEW, SHAKY, STATES, Rule, Standing, standing
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.rulebook import rulebook

from .practised import DAY, HOUR, MINUTE, NOON, PUZZLES, answered, many, moments

DRILLED = {rule for puzzle in PUZZLES for rule in puzzle.rules}
TIE = "tie.highest-rank"
UNDRILLED = next(clause for clause in rulebook(game("gangster").folder) if clause not in DRILLED)


def stands(answers: list[Answer], now: float = NOON + HOUR) -> Standing:
    return standing(PUZZLES, answers, "gangster", now)


def rule(found: Standing, clause: str) -> Rule:
    return next(one for one in found.rules if one.clause == clause)


# Counted.


@given(many, moments)
def test_every_drilled_rule_stands_somewhere_and_only_once(answers: list[Answer], now: float) -> None:
    found = stands(answers, now)
    assert sorted(one.clause for one in found.rules) == sorted(DRILLED)
    assert sum(found.count(state) for state in STATES) == len(DRILLED)
    assert all(topic.rules and topic.name == one.topic for topic in found.topics for one in topic.rules)
    assert all(sum(topic.count(state) for state in STATES) == len(topic.rules) for topic in found.topics)


@given(many, moments)
def test_no_number_is_negative_and_none_too_large(answers: list[Answer], now: float) -> None:
    found = stands(answers, now)
    for one in found.rules:
        assert 0 <= one.strength <= 1
        assert 0 <= one.wrong <= one.lately <= 3
        assert (one.due is None) == (one.state == NEW) == (one.lately == 0)
    assert 0 <= found.unmet <= len(PUZZLES)
    assert all(one.times > 0 for one in found.ideas)


@given(many, moments, st.randoms())
def test_the_order_of_the_answers_does_not_matter_nor_does_one_twice(
    answers: list[Answer], now: float, random: object
) -> None:
    shuffled = [*answers, *answers[:3]]
    random.shuffle(shuffled)  # type: ignore[attr-defined]
    assert stands(shuffled, now) == stands(answers, now)


@given(many, moments)
def test_strong_and_weak_points_exclude_each_other_and_what_is_new(answers: list[Answer], now: float) -> None:
    found = stands(answers, now)
    strong, shaky = {one.clause for one in found.strong}, {one.clause for one in found.shaky}
    assert not strong & shaky
    assert all(one.state != NEW for one in (*found.strong, *found.shaky))
    assert {one.clause for one in found.rules if one.state == FIRM} <= strong


@given(many, moments)
def test_what_stands_here_is_what_memory_says(answers: list[Answer], now: float) -> None:
    memory = Memory.of(answer for answer in answers if answer.game == "gangster")
    found = stands(answers, now)
    assert [one.clause for one in found.shaky] == [one for one in memory.weakest(now) if one in DRILLED]
    assert [one.clause for one in found.due(now)] == [one for one in memory.due(now) if one in DRILLED]
    for one in found.rules:
        assert one.strength == memory.strength(one.clause, now)
        assert one.due == memory.due_at(one.clause)


# Single rules.


def test_a_rule_that_was_never_met_is_new() -> None:
    assert rule(stands([]), "gap.filling") == Rule("gap.filling", "fields")


def test_a_rule_that_was_right_once_grows_and_is_no_strong_point_yet() -> None:
    found = stands([answered("north-side")])
    assert rule(found, TIE).state == GROWING
    assert not found.strong


@pytest.mark.parametrize(
    ("apart", "rung", "state", "strong"),
    [(DAY, 0, FIRM, True), (DAY, 1, GROWING, True), (MINUTE, 0, GROWING, False)],
    ids=["day by day", "day by day with a hint", "all at once"],
)
def test_right_three_times_in_a_row_is_a_strong_point_unless_it_was_all_at_once(
    apart: int, rung: int, state: str, strong: bool
) -> None:
    three = [answered("north-side", NOON + number * apart, rung=rung) for number in range(3)]
    found = stands(three, NOON + 2 * apart + MINUTE)
    assert (rule(found, TIE).row, rule(found, TIE).state) == (3, state)
    assert (TIE in {one.clause for one in found.strong}) == strong


def test_what_was_reviewed_over_weeks_is_firm() -> None:
    over_weeks = [answered("north-side", NOON + days * DAY) for days in (0, 2, 8, 20)]
    assert rule(stands(over_weeks, NOON + 21 * DAY), TIE).state == FIRM


def test_what_went_wrong_lately_is_shaky_and_so_is_what_has_faded() -> None:
    wrong = answered("north-side", NOON, "wrong", blamed=(TIE,), ideas=("tie-lower-rank",))
    went_wrong = rule(stands([wrong]), TIE)
    assert (went_wrong.state, went_wrong.wrong, went_wrong.lately, went_wrong.row) == (SHAKY, 1, 1, 0)
    faded = rule(stands([answered("north-side")], NOON + 60 * DAY), TIE)
    assert (faded.state, faded.wrong) == (SHAKY, 0)


def test_what_no_puzzle_drills_or_no_rulebook_has_stands_nowhere() -> None:
    gone = answered("gone-puzzle", rules=("gone.clause", UNDRILLED))
    found = stands([gone])
    assert {one.clause for one in found.rules} == DRILLED
    assert found.count(NEW) == len(DRILLED)
    assert found.unmet == len(PUZZLES)
    assert found.answers == (gone,)


def test_answers_in_another_game_say_nothing_about_this_one() -> None:
    assert not stands([answered("north-side", game="gone-game")]).answers


# Ideas.


def idea(name: str, at: float, *more: str, **facts: object) -> Answer:
    return answered("north-side", at, "wrong", ideas=(name, *more), blamed=(TIE,), **facts)


def test_the_idea_that_led_astray_most_comes_first() -> None:
    given = [idea("tie-shared", NOON), *(idea("tie-lower-rank", NOON + number) for number in range(3))]
    found = stands(given).ideas
    assert [(one.idea, one.times) for one in found] == [("tie-lower-rank", 3), ("tie-shared", 1)]
    assert found[0].at == NOON + 2


def test_later_attempts_count_for_ideas_too() -> None:
    assert stands([idea("tie-shared", NOON, attempt=2)]).ideas[0].times == 1


def test_old_ideas_unknown_ones_and_those_whose_rule_is_firm_are_left_out() -> None:
    assert not stands([idea("tie-lower-rank", NOON - LONG_AGO)], NOON).ideas
    assert not stands([idea("never-heard-of", NOON)]).ideas
    overcome = [idea("tie-lower-rank", NOON)]
    overcome += [answered("north-side", NOON + days * DAY) for days in (1, 4, 9, 20, 45)]
    assert not stands(overcome, NOON + 46 * DAY).ideas


# What to do next.


SAID = {
    DUE: ("practice-review-minutes", "practice-review-hours", "practice-review-days"),
    WEAK: ("practice-weak",),
    UNMET: ("practice-new", "practice-new-any", "practice-unseen", "practice-first"),
    REST: ("practice-least-sure", "practice-any"),
}
"""What the choice of the next puzzle says, by what is advised then."""


@given(many, moments)
def test_the_advice_is_what_the_next_puzzle_is_chosen_for(answers: list[Answer], now: float) -> None:
    found = advice(stands(answers, now), now)
    choice = next_puzzle(PUZZLES, Past.of(answers), now, Wanted("gangster"))
    assert choice is not None
    assert choice.reason.name in SAID[found.kind]
    if found.kind in (DUE, WEAK):
        assert choice.reason.clause == found.rules[0].clause


def test_all_right_and_all_met_leaves_practice() -> None:
    met = [answered(puzzle, NOON + days * DAY) for days in (0, 3) for puzzle in PUZZLES]
    now = NOON + 3 * DAY + MINUTE
    found = stands(met, now)
    assert advice(found, now).kind == (DUE if found.due(now) else REST)
    assert found.unmet == 0


@pytest.mark.parametrize("answers", [[], [answered("gone-puzzle")]])
def test_without_anything_known_something_new_is_advised(answers: list[Answer]) -> None:
    found = advice(stands(answers), NOON + HOUR)
    assert found.kind == UNMET
    assert found.rules[0].state == NEW
