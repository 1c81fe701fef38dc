"""The placement test: who holds one wrong idea is found out by ten questions at most, who holds none is waved on."""

import random
from pathlib import Path
from typing import Any

import pytest

from gangster_widgets import puzzle
from gangster_widgets.kernel.files import Faulty
from gangster_widgets.kernel.game import game, games
from gangster_widgets.lessons.advice import NEEDED, OPEN, SKIP, advice
from gangster_widgets.lessons.course import lessons
from gangster_widgets.lessons.placement import EASY_FIRST, MOST, Asked, gave_up, held, next_question, thought
from gangster_widgets.lessons.pool import FOLDER, Pool, pool
from gangster_widgets.puzzles.puzzle import as_json

GANGSTER = "gangster"
BY_RULING = {"gap-any-gang"}
"""A mistake only where a table plays otherwise than the questions have it."""
NOT_ASKED = {"cards-up-without-driving"}
"""Few have it, and ten questions have no room for it."""
TESTED = [name for name in games() if pool(name).sweeps]
KNOWN = {
    name: {one.id: one for one in game(name).mistakes if one.kinds and one.id not in BY_RULING | NOT_ASKED}
    for name in TESTED
}
EVERY = [(name, idea) for name in TESTED for idea in KNOWN[name]]
every_game = pytest.mark.parametrize("name", TESTED)
RUNS, ENOUGH, SLIPS = 100, 95, 0.01


def answer(id_: str, ideas: tuple[str, ...]) -> Any:
    """What somebody with those ideas answers."""
    solution = thought(id_, ideas)
    assert solution is not None
    return as_json(solution.answer)


def slipped(id_: str, ideas: tuple[str, ...], chance: random.Random) -> Any:
    """The answer that somebody gives by mistake: what other people hold for right."""
    asked = puzzle(id_)
    others = [thought(id_, (one.id,)) for one in KNOWN[asked.game].values() if asked.kind in one.kinds]
    given = answer(id_, ideas)
    wrong = [as_json(one.answer) for one in others if one is not None and as_json(one.answer) != given]
    return chance.choice(wrong) if wrong else given


def sat(ideas: tuple[str, ...], seed: int = 0, slips: float = 0.0, name: str = GANGSTER) -> list[Asked]:
    """All answers of somebody with those ideas."""
    asked: list[Asked] = []
    chance = random.Random(f"{ideas} {seed}")
    while (question := next_question(name, asked, seed)) is not None:
        slip = chance.random() < slips
        given = slipped(question.id, ideas, chance) if slip else answer(question.id, ideas)
        asked.append(Asked(question.id, given))
    return asked


# Who is found.


@every_game
def test_the_sweeps_meet_every_wrong_idea(name: str) -> None:
    met = {id_ for sweep in pool(name).sweeps for id_ in puzzle(sweep).tells_apart()}
    assert set(KNOWN[name]) <= met
    assert len(pool(name).sweeps) <= MOST


@pytest.mark.parametrize(("name", "idea"), EVERY)
def test_a_wrong_idea_is_found_within_ten_questions_and_no_other_one(name: str, idea: str) -> None:
    asked = sat((idea,), name=name)
    assert len(asked) <= MOST
    assert len({one.puzzle for one in asked}) == len(asked)
    assert held(name, asked) == (idea,)


@every_game
def test_of_a_hundred_people_with_one_wrong_idea_who_slip_now_and_then_95_are_found(name: str) -> None:
    ideas = [random.Random(run).choice(sorted(KNOWN[name])) for run in range(RUNS)]
    found = [idea in held(name, sat((idea,), run, SLIPS, name)) for run, idea in enumerate(ideas)]
    assert sum(found) >= ENOUGH


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_who_holds_no_wrong_idea_is_waved_through(name: str, seed: int) -> None:
    asked = sat((), seed, name=name)
    found = advice(name, asked)
    assert found.waved
    assert not found.ideas
    assert found.of(SKIP) == lessons(name)


@pytest.mark.parametrize("ideas", [("engine-forgotten", "tie-lower-rank"), ("gap-never", "equipment-optional")])
def test_two_wrong_ideas_are_both_found(ideas: tuple[str, ...]) -> None:
    assert set(held(GANGSTER, sat(ideas))) == set(ideas)


def test_what_a_later_answer_speaks_against_is_not_kept() -> None:
    right = [Asked(id_, answer(id_, ())) for id_ in pool(GANGSTER).sweeps if id_ != "what-the-loop-allows"]
    wrong = Asked("what-the-loop-allows", answer("what-the-loop-allows", ("stops-early",)))
    assert held(GANGSTER, [*right, wrong]) == ("stops-early",)
    against = Asked("turn-in-the-park", answer("turn-in-the-park", ()))
    assert held(GANGSTER, [*right, wrong, against]) == ()


def test_the_first_questions_are_the_easiest_as_long_as_nothing_was_wrong() -> None:
    right = [puzzle(one.puzzle).level for one in sat(())]
    assert right[:EASY_FIRST] == sorted(right)[:EASY_FIRST]
    assert sat(("cards-up-every-drive",))[1].puzzle != sat(())[1].puzzle


# What is advised.


def test_the_lessons_about_a_wrong_idea_are_needed_and_what_was_right_may_be_skipped() -> None:
    asked = sat(("trunk-ignored",))
    found = {lesson.id: state for lesson, state in advice(GANGSTER, asked).lessons}
    assert found["loading"] == NEEDED
    assert found["ties"] == SKIP
    assert not advice(GANGSTER, asked).waved


def test_who_does_not_know_three_times_in_a_row_is_asked_no_more() -> None:
    asked: list[Asked] = []
    for _ in range(3):
        assert not gave_up(asked)
        question = next_question(GANGSTER, asked)
        assert question is not None
        asked.append(Asked(question.id, known=False))
    assert gave_up(asked)
    assert next_question(GANGSTER, asked) is None
    assert not advice(GANGSTER, asked).of(SKIP)
    assert advice(GANGSTER, asked).of(OPEN)


def test_an_answer_that_no_idea_explains_makes_its_lessons_needed() -> None:
    asked = [Asked("what-the-loop-allows", [])]
    assert held(GANGSTER, asked) == ()
    assert "driving" in {one.id for one in advice(GANGSTER, asked).of(NEEDED)}


# Its file.


def test_a_game_without_a_file_has_no_questions() -> None:
    assert pool("chess") == Pool()
    assert next_question("chess", []) is None


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("game: gangster\nsweeps: [north-side]\n", "schema-missing"),
        ("game: gangster\nsweeps: [no-such-puzzle]\nseparators: [north-side]\n", "solve-unknown"),
        ("game: gangster\nsweeps: []\nseparators: [north-side]\n", "schema-too-few"),
    ],
)
def test_what_is_wrong_in_a_file_is_said_at_its_line(tmp_path: Path, text: str, name: str) -> None:
    (tmp_path / "gangster.yaml").write_text(text)
    with pytest.raises(Faulty) as wrong:
        pool(GANGSTER, tmp_path)
    assert [fault.name for fault in wrong.value.faults] == [name]


def test_every_file_is_without_fault() -> None:
    for file in FOLDER.glob("*.yaml"):
        assert pool(file.stem).sweeps
