"""Answers in steps, positions that tell ideas apart, and answers that are kept."""

import csv
import io
import json
from pathlib import Path

import pytest

from gangster_widgets import puzzle
from gangster_widgets.kernel.game import game
from gangster_widgets.puzzles.answer_book import COLUMNS, AnswerBook
from gangster_widgets.puzzles.bank import composed
from gangster_widgets.puzzles.diagnose import thinking
from gangster_widgets.puzzles.steps import check_steps, steps
from gangster_widgets.puzzles.telling import tell_apart

MISTAKES = {mistake.id: mistake for mistake in game("gangster").mistakes}
NORTH = {
    "number": {"yellow": 3, "grey": 2, "brown": 2, "blue": 1, "green": 1},
    "tie": {"grey": 9, "brown": 7, "blue": 2, "green": 1},
    "order": ["yellow", "grey", "brown", "blue", "green"],
    "worth": {"yellow": 5, "grey": 4, "brown": 2, "blue": 5},
    "points": {"yellow": 10, "grey": 8, "brown": 4, "blue": 10},
}


def test_a_reckoning_is_asked_in_steps_that_are_read_off_its_reasons() -> None:
    assert [step.name for step in steps(puzzle("north-side"))] == list(NORTH)
    verdict = check_steps(puzzle("north-side"), NORTH)
    assert verdict.credit == 1
    assert verdict.first_wrong() is None


def test_right_steps_have_credit_and_the_first_wrong_one_is_named() -> None:
    given = {**NORTH, "order": ["yellow", "brown", "grey", "blue", "green"], "points": {"yellow": "x"}}
    given.pop("worth")
    verdict = check_steps(puzzle("north-side"), given)
    assert [one.verdict for one in verdict.judged] == ["right", "right", "wrong", "not attempted", "unreadable"]
    assert verdict.credit == 2 / 5
    first = verdict.first_wrong()
    assert first is not None
    assert first.name == "order"


def test_a_step_that_cannot_matter_is_not_asked() -> None:
    names = {one.id: [step.name for step in steps(one)] for one in composed() if one.kind == "points"}
    for one in composed():
        if names.get(one.id):
            why = one.solved.why
            assert ("tie" in names[one.id]) == any(True for _ in why.find("tie"))
            assert ("worth" in names[one.id]) == any(True for _ in why.find("doubler"))
    assert not steps(puzzle("greek-town-with-the-three"))


@pytest.mark.parametrize(
    ("id_", "ids"),
    [
        ("north-side", ["tie-lower-rank", "tie-first-come"]),
        ("north-side", ["doubler-forgotten", "casino-not-doubled", "tie-shared"]),
        ("tie-of-two", ["tie-first-come", "tie-sum-of-ranks", "rank-before-number"]),
        ("last-field-taken", ["gap-at-once", "gap-from-the-end"]),
        ("two-cards-left", ["shortest-way-only", "stops-early"]),
        ("trunk-taken", ["trunk-ignored", "gun-from-harbour"]),
    ],
)
def test_ideas_that_lead_to_the_same_answer_are_told_apart_by_another_position(id_: str, ids: list[str]) -> None:
    other = tell_apart(puzzle(id_), ids)
    if ids == ["trunk-ignored", "gun-from-harbour"]:
        assert other is None, "without a tommy gun nothing can reach out of the harbour"
        return
    assert other is not None
    answers = [str(other.solved.answer)]
    for name in ids:
        found = thinking(other, (MISTAKES[name],))
        assert found is not None
        answers.append(str(found.answer))
    assert len(set(answers)) == len(ids) + 1
    assert str(other)
    assert tell_apart(puzzle(id_), ids).state == other.state  # type: ignore[union-attr]


def test_answers_are_kept_and_written_as_a_table_or_as_json_lines(tmp_path: Path) -> None:
    book = AnswerBook()
    assert book.add(puzzle("north-side").check({"yellow": 10, "grey": 8, "brown": 4, "blue": 10}))
    assert not book.add(puzzle("tie-of-two").check(["yellow", "grey", "brown", "blue"]))
    rows = list(csv.DictReader(io.StringIO(book.csv())))
    assert [row["verdict"] for row in rows] == ["right", "wrong"]
    assert list(rows[0]) == list(COLUMNS)
    book.save(tmp_path / "answers.jsonl")
    lines = (tmp_path / "answers.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["id"] for line in lines] == ["north-side", "tie-of-two"]
    book.save(tmp_path / "answers.csv")
    assert (tmp_path / "answers.csv").read_text(encoding="utf-8") == book.csv()
    assert len(book) == 2
