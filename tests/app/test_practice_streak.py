"""Rows and timed runs: what counts, what breaks them, and how they are told."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gangster_widgets.app.keeping.answer import Answer
from gangster_widgets.app.practice.filters import Wanted, fits
from gangster_widgets.app.practice.past import Past
from gangster_widgets.app.practice.streak import (
    Days,
    Row,
    days_in_a_row,
    days_said,
    in_a_row,
    row_said,
)
from gangster_widgets.app.practice.timed import (
    MINUTES,
    Run,
    asked_now,
    begin,
    best,
    gone_wrong,
    quick,
    result_said,
    resumed,
    sequence,
)
from gangster_widgets.kernel.words import LANGUAGES
from tests.app.practised import DAY, HOUR, MINUTE, NOON, PUZZLES, answered, many, moments

ANY = Wanted("gangster")


def verdicts(text: str) -> list[Answer]:
    """`r` right, `w` wrong, `t` right because a hint told it, `2` right at the second attempt."""
    more = {"w": {"verdict": "wrong"}, "t": {"rung": 4}, "2": {"attempt": 2}, "r": {}}
    return [answered(at=NOON + place, **more[letter]) for place, letter in enumerate(text)]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "row"),
    [
        ("", Row(0, 0)),
        ("rrr", Row(3, 3)),
        ("rrrw", Row(0, 3)),
        ("rrwrrrwr", Row(1, 3)),
        ("rrtr", Row(3, 3)),
        ("rw2r", Row(1, 1)),
    ],
)
def test_right_answers_in_a_row_count_at_the_first_attempt(text: str, row: Row) -> None:
    assert in_a_row(verdicts(text)) == row
    assert in_a_row(reversed(verdicts(text))) == row


@pytest.mark.parametrize(
    ("ago", "days"),
    [
        ([], Days(0, 0, False)),
        ([0], Days(1, 1, True)),
        ([0, 1, 2], Days(3, 3, True)),
        ([1, 2], Days(2, 2, False)),
        ([2, 3, 4], Days(0, 3, False)),
        ([0, 2, 3], Days(1, 2, True)),
        ([-1, 0], Days(1, 1, True)),
    ],
)
def test_days_in_a_row_go_on_until_a_day_is_missed(ago: list[int], days: Days) -> None:
    assert days_in_a_row([answered(at=NOON - back * DAY) for back in ago], NOON) == days


def test_a_day_with_nothing_right_is_missed() -> None:
    assert days_in_a_row([answered(verdict="wrong")], NOON) == Days()


def test_a_day_is_the_learners_own() -> None:
    late, early = NOON + 10 * HOUR, NOON + 14 * HOUR
    answers = [answered(at=late), answered(at=early)]
    assert days_in_a_row(answers, early).now == 2
    assert days_in_a_row(answers, early, 180).now == 1
    assert days_in_a_row(answers, early, -180).now == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rows_are_told_in_words(lang: str) -> None:
    for number in (0, 1, 5):
        assert number == 0 or str(number) in row_said(Row(number, number), lang)
        assert days_said(Days(number, number, True), lang) != days_said(Days(number, number), lang) or not number
    if lang == "en":
        assert row_said(Row(5, 5), lang) == "5 in a row"
        assert days_said(Days(3, 3, True), lang) == "3 days in a row"


@given(many, moments, st.integers(-840, 840))
def test_rows_are_never_longer_than_their_best(answers: list[Answer], now: float, offset: int) -> None:
    row, days = in_a_row(answers), days_in_a_row(answers, now, offset)
    assert 0 <= row.now <= row.best <= len(answers)
    assert 0 <= days.now <= days.best <= len(answers)
    assert days.now or not days.today


def timed(run: Run, at: float = 0, verdict: str = "right", **more: object) -> Answer:
    return answered(at=run.started + at, verdict=verdict, mode="timed", sitting=run.sitting, **more)


def test_a_run_is_over_when_its_minutes_are() -> None:
    run = begin(NOON + 0.7, 3, "a")
    assert (run.left(NOON), run.left(NOON + 60), run.left(NOON + 999)) == (180, 120, 0)
    assert not run.over(NOON + 179)
    assert run.over(NOON + 180)


def test_a_run_lasts_three_or_five_minutes() -> None:
    with pytest.raises(ValueError, match="lasts"):
        begin(NOON, 4, "a")


def test_a_run_counts_its_own_answers_that_come_in_time() -> None:
    run, other = begin(NOON, 3, "a"), begin(NOON, 3, "b")
    for answer in (timed(run), timed(run, 1, "wrong"), timed(run, 2, rung=4), timed(run, 181), timed(other)):
        run = run.after(answer)
    run = run.passed()
    assert (run.asked, run.right, run.wrong) == (4, 1, 1)
    assert run.after(answered(sitting=run.sitting)) == run


def test_a_run_goes_on_from_its_answers() -> None:
    run = begin(NOON, 5, "a")
    answers = [timed(run, 3), timed(run, 5, "wrong")]
    assert resumed(run.sitting, [*answers, answers[0]]) == run.after(answers[0]).after(answers[1])
    for other in ("", "s", "timed-4-1700000000-a", "timed-3-x-a", "timed-3-" + "9" * 40 + "-a"):
        assert resumed(other, answers) is None


def test_a_run_asks_quick_puzzles_with_rising_levels_and_none_twice_before_all_were_asked() -> None:
    run = begin(NOON, 3, "a")
    order = sequence(run, PUZZLES, ANY)
    kinds = {puzzle.kind for puzzle in order}
    assert {"points", "order", "field", "reach", "load", "turns", "doublers", "equipment"} <= kinds
    assert not {"best", "legal"} & kinds
    assert [puzzle.level for puzzle in order] == sorted(puzzle.level for puzzle in order)
    assert set(order) == {puzzle for puzzle in PUZZLES if quick(puzzle, ANY)}
    asked = []
    for _ in range(2 * len(order)):
        found = asked_now(run, PUZZLES, Past(), ANY)
        assert found is not None
        asked.append(found)
        run = run.passed()
    assert [puzzle for puzzle, _ in asked] == order * 2
    assert {number for _, number in asked[: len(order)]} == {0}
    assert {number for _, number in asked[len(order) :]} == {1}


def test_another_run_asks_in_another_order_and_what_was_answered_comes_as_a_variant() -> None:
    one, other = begin(NOON, 3, "a"), begin(NOON, 3, "b")
    assert sequence(one, PUZZLES, ANY) != sequence(other, PUZZLES, ANY)
    assert sequence(one, PUZZLES, ANY) == sequence(one, PUZZLES, ANY)
    puzzle = sequence(one, PUZZLES, ANY)[0]
    assert asked_now(one, PUZZLES, Past.of([answered(puzzle, variant=6)]), ANY) == (puzzle, 7)


def test_a_run_without_a_fitting_puzzle_asks_nothing() -> None:
    assert asked_now(begin(NOON, 3, "a"), PUZZLES, Past(), Wanted("gangster", kind="best")) is None


def test_the_best_run_is_that_with_most_right_and_fewest_wrong_among_those_as_long() -> None:
    runs = [begin(NOON + number * HOUR, minutes, str(number)) for number, minutes in enumerate((3, 3, 3, 5))]
    answers = [timed(runs[0], at) for at in (1, 2)] + [timed(runs[0], 3, "wrong")]
    answers += [timed(runs[1], at) for at in (1, 2)]
    answers += [timed(runs[2], 1)] + [timed(runs[3], at) for at in (1, 2, 3)]
    found = best(answers, 3, "gangster")
    assert found is not None
    assert (found.sitting, found.right, found.wrong) == (runs[1].sitting, 2, 0)
    before = best(answers, 3, "gangster", but=runs[1].sitting)
    assert before is not None
    assert before.sitting == runs[0].sitting
    assert best(answers, 3, "another-game") is None
    assert best([], 3, "gangster") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_a_run_went_is_told_with_the_best_one_and_what_went_wrong(lang: str) -> None:
    run, before = begin(NOON, 3, "a"), begin(NOON - DAY, 3, "b")
    answers = [timed(run, at) for at in (1, 2)] + [timed(run, 3, "wrong", blamed=("tie.highest-rank",))]
    for answer in answers:
        run = run.after(answer)
    alone = result_said(run, answers, "gangster", lang)
    assert len(alone) == 2
    assert "2" in alone[0]
    ends = {
        result_said(run, [*answers, *[timed(before, at) for at in range(right)]], "gangster", lang)[1]
        for right in (1, 2, 3)
    }
    assert len(ends) == 3
    if lang == "en":
        assert alone == [
            "2 right answers in 3 minutes, 1 wrong.",
            "Rules that went wrong: “Ties go to the higher rank”.",
        ]


@settings(deadline=None)
@given(many, st.sampled_from(MINUTES), st.integers(0, 60))
def test_a_run_always_asks_something_that_fits_and_can_be_told(answers: list[Answer], minutes: int, asked: int) -> None:
    run = begin(NOON, minutes, "a")
    run = Run(run.started, minutes, run.sitting, asked)
    found = asked_now(run, PUZZLES, Past.of(answers), ANY)
    assert found is not None
    assert fits(found[0], ANY)
    for answer in answers:
        run = run.after(answer)
    for lang in LANGUAGES:
        assert result_said(run, answers, "gangster", lang)
    top = best(answers, minutes, "gangster")
    assert top is None or top.minutes == minutes
    assert all(name in ("gangster", "gone-game") for name, _ in gone_wrong(run, answers))


def test_minutes_left_never_exceed_what_there_is() -> None:
    assert begin(NOON, 3, "a").left(NOON - 5 * MINUTE) == 180
