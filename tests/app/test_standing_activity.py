"""What was done when: days begin at the reader's own midnight, and what is counted adds up."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gangster_widgets.app.keeping.answer import Answer
from gangster_widgets.app.practice.activity import (
    AHEAD,
    FEWEST,
    MOST,
    PAUSE,
    SHORT,
    WEEK,
    WEEKS,
    active_days,
    ahead,
    day,
    first_attempts,
    groups,
    spans,
    spent,
)
from gangster_widgets.app.practice.memory import is_first

from .practised import DAY, HOUR, NOON, answered, many, moments

MIDNIGHT = NOON - 12 * HOUR
OFFSETS = st.integers(-12 * 60, 14 * 60)


# Days.


def test_an_answer_at_midnight_belongs_to_the_day_that_begins() -> None:
    last, first = answered(at=MIDNIGHT - 0.001), answered(at=MIDNIGHT, verdict="wrong")
    *_, yesterday, today = spans([last, first], NOON)
    assert (yesterday.right, yesterday.wrong, today.right, today.wrong) == (1, 0, 0, 1)


@pytest.mark.parametrize(("offset", "days"), [(0, 0), (59, 0), (60, 1), (-60, 0), (-1439, -1)])
def test_the_readers_clock_says_which_day_it_is(offset: int, days: int) -> None:
    assert day(MIDNIGHT + 23 * HOUR, offset) - day(MIDNIGHT) == days


def test_two_weeks_are_shown_by_day_and_more_than_that_by_weeks_from_monday() -> None:
    short = spans([answered(at=NOON - (SHORT - 1) * DAY), answered(at=NOON)], NOON)
    assert [one.first for one in short] == list(range(day(NOON) - SHORT + 1, day(NOON) + 1))
    long = spans([answered(at=NOON - 200 * DAY), answered(at=NOON)], NOON)
    assert len(long) == WEEKS
    assert {one.first % WEEK for one in long} == {4}  # 5 January 1970, day 4, was a Monday
    assert long[-1].first <= day(NOON) < long[-1].first + WEEK


def test_nothing_is_shown_before_the_first_answer_but_for_a_few_days() -> None:
    assert len(spans([answered(at=NOON - DAY), answered(at=NOON)], NOON)) == FEWEST
    assert len(spans([answered(at=NOON - 9 * DAY), answered(at=NOON)], NOON)) == 10


@given(many, moments, OFFSETS)
def test_right_and_wrong_add_up_to_what_was_answered_then(answers: list[Answer], now: float, offset: int) -> None:
    found = spans(answers, now, offset)
    firsts = [one.first for one in found]
    length = firsts[1] - firsts[0]
    assert all(b - a == length for a, b in pairwise(firsts))
    inside = [one for one in answers if firsts[0] <= day(one.at, offset) <= day(now, offset)]
    assert sum(one.right for one in found) == sum(one.verdict == "right" for one in inside)
    assert sum(one.wrong for one in found) == sum(one.verdict == "wrong" for one in inside)
    assert all(one.right >= 0 and one.wrong >= 0 for one in found)
    assert firsts[-1] <= day(now, offset) < firsts[-1] + length


@given(many, moments, OFFSETS, st.randoms())
def test_no_order_of_the_answers_changes_anything(
    answers: list[Answer], now: float, offset: int, random: object
) -> None:
    shuffled = list(answers)
    random.shuffle(shuffled)  # type: ignore[attr-defined]
    assert spans(shuffled, now, offset) == spans(answers, now, offset)
    assert groups(shuffled) == groups(answers)
    assert spent(shuffled) == spent(answers)
    assert active_days(shuffled, offset) == active_days(answers, offset)


# First attempts.


def test_first_attempts_come_in_tens_up_to_the_last_one() -> None:
    given = [answered(at=NOON + number, verdict="wrong" if number < 7 else "right") for number in range(23)]
    first, last = groups(given)
    assert (first.right, first.all, last.right, last.all) == (6, 10, 10, 10)
    assert (first.since, last.until) == (NOON + 3, NOON + 22)


def test_later_attempts_are_none_and_a_told_answer_is_not_right() -> None:
    assert first_attempts([answered(), answered(attempt=2), answered(rung=4)]) == (1, 2)


@pytest.mark.parametrize(
    ("number", "size", "count"), [(0, 10, 0), (9, 10, 0), (10, 10, 1), (109, 10, 10), (110, 20, 5), (5_000, 500, 10)]
)
def test_groups_grow_so_that_there_are_not_too_many(number: int, size: int, count: int) -> None:
    found = groups([answered(at=NOON + at) for at in range(number)])
    assert len(found) == count <= MOST
    assert all(one.all == size for one in found)


@given(many)
def test_groups_hold_no_more_than_there_is(answers: list[Answer]) -> None:
    own, firsts = first_attempts(answers)
    found = groups(answers)
    assert sum(one.all for one in found) <= firsts == sum(map(is_first, answers))
    assert sum(one.right for one in found) <= own
    assert all(one.since <= one.until and 0 <= one.right <= one.all for one in found)


# Time.


def test_attempts_at_one_puzzle_are_timed_together_and_pauses_are_left_out() -> None:
    first, second = answered(seconds=20, sitting="a"), answered(seconds=50, sitting="a", attempt=2)
    assert spent([first, second]) == 50
    assert spent([first, second, answered(seconds=9, sitting="b")]) == 59
    assert spent([answered(seconds=40_000, sitting="c")]) == PAUSE


def test_puzzles_of_one_timed_run_are_timed_each() -> None:
    run = [answered(one, seconds=20, mode="timed", sitting="timed-3-1-a") for one in ("north-side", "first-count")]
    assert spent(run) == 40


# What is to come.


def test_what_is_overdue_is_to_be_done_today() -> None:
    found = ahead([NOON - 9 * DAY, NOON, NOON + 13 * HOUR, NOON + 20 * DAY], NOON)
    assert found == (2, 1, *[0] * (AHEAD - 2))


@given(st.lists(moments, max_size=20), moments, OFFSETS)
def test_every_review_of_the_next_days_is_counted_once(due: list[float], now: float, offset: int) -> None:
    found = ahead(due, now, offset)
    assert len(found) == AHEAD
    assert sum(found) == sum(day(at, offset) - day(now, offset) < AHEAD for at in due)
    assert sum(ahead(due, now, 0)) >= sum(at < now + (AHEAD - 1) * DAY for at in due)
