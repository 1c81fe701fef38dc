"""What went wrong in a lesson comes back at the end of one: when, as what, with which reason, and when not at all."""

from pathlib import Path
from typing import Any

import pytest

from gangster_widgets.app.address import Address
from gangster_widgets.app.desk import noted
from gangster_widgets.app.keeping.answer import Answer
from gangster_widgets.app.practice.memory import concerned
from gangster_widgets.app.practice.past import Past
from gangster_widgets.app.rooms.learn.again import Missed, let_go, missed, once_more, told
from gangster_widgets.app.rooms.learn.again import tasks as taught
from gangster_widgets.app.rooms.learn.room import Learn
from gangster_widgets.app.rooms.learn.way import Way
from gangster_widgets.app.setting import Setting
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.lessons.course import lessons
from gangster_widgets.lessons.lesson import Lesson, Task
from gangster_widgets.puzzles.bank import bank, puzzle
from gangster_widgets.puzzles.checker import check
from gangster_widgets.puzzles.generated import Generated
from gangster_widgets.puzzles.variant import variant
from tests.lessons.lesson_texts import GAPS, TIES, course

from .pages import Page
from .practised import DAY, MINUTE, NOON, answered

END, NEXT_END = "?page=learn&lesson=gaps&step=5", "?page=learn&lesson=ties&step=2"
TASK = "last-field-still-empty"
ASTRAY = {"ideas": ("gap-at-once",), "blamed": ("gap.filling",)}
COURSE = lessons("gangster")
TAUGHT = taught(COURSE)
EXPECTED = "something went wrong: “Gaps filled at once”. Here is another position about it."


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Setting:
    """One person on a machine, with a course of two lessons."""
    monkeypatch.setattr(Learn, "folder", course(tmp_path / "course", TIES, GAPS))
    return Setting(data=str(tmp_path / "data"))


def been(setting: Setting, *answers: Answer, begun: bool = True) -> None:
    """Somebody has been in the lesson on gaps and gave these answers."""
    learner = Page(setting).app._visit.learner
    for one in answers:
        learner.answered(one)
    if begun:
        learner.keep("lesson:gaps", {"step": 4, "done": [1, 2, 3, 4], "seen": 5.0})


def ago(setting: Setting, seconds: float, verdict: str = "wrong", asked: str = TASK, **more: Any) -> Answer:
    """An answer so many seconds before now, a wrong one by the idea that gaps are filled at once."""
    return answered(asked, Page(setting).app._visit.now() - seconds, verdict, **(ASTRAY | more))


def pictures(page: Page) -> list[Any]:
    """What is live at the end of a lesson."""
    return [one for one in page.app._place.children if one not in page.panes()]


def test_what_went_wrong_comes_back_in_another_position_with_its_reason(alone: Setting) -> None:
    been(alone, ago(alone, 10 * MINUTE))
    page = Page(alone, END)
    asked = page.puzzle.puzzle
    assert "Once more" in page.words()
    assert f"In this lesson {EXPECTED}" in page.words()
    assert isinstance(asked, Generated)
    assert asked.kind == puzzle(TASK).kind
    assert "gap.filling" in asked.rules
    assert "gap-at-once" in asked.told_apart
    assert page.words().index("Next lesson: Ties (en)") < page.words().index("Once more")


def test_who_does_not_want_it_lets_go_of_it_until_something_goes_wrong_anew(alone: Setting) -> None:
    been(alone, ago(alone, 10 * MINUTE))
    page = Page(alone, END)
    page.use("let-go")
    assert "Once more" not in page.words()
    assert pictures(page) == []
    assert pictures(Page(alone, NEXT_END)) == []
    later = page.app._visit.now() + 1
    page.app._visit.learner.answered(answered(TASK, later, "wrong", **ASTRAY))  # type: ignore[arg-type]
    found = missed(
        COURSE, {one.id: Way(1) for one in COURSE}, page.app._visit.learner.answers(), let_go(page.app._visit.learner)
    )
    assert [*found] == ["gap.filling"]


def test_what_was_left_out_of_what_is_allowed_is_blamed_on_its_own_rule(alone: Setting) -> None:
    asked = puzzle("two-out-of-the-door")
    drive, *others = reversed(asked.solution())
    assert drive == "yellow drives 1 to Stickney"
    judged = check(asked, others)
    assert judged.broken == ("drive.card",)
    assert concerned(noted(judged, NOON)) == ("drive.card",)
    assert check(asked, [*asked.solution(), "brown drives 1 to Greek Town"]).broken == ("turn.one",)
    assert check(asked, others[:-1]).broken == ("cargo.unload",)
    assert check(asked, asked.solution()).broken == ()


def test_in_the_next_lesson_it_is_said_to_be_of_the_one_before(alone: Setting) -> None:
    been(alone, ago(alone, 10 * MINUTE))
    assert f"In the lesson before this one {EXPECTED}" in Page(alone, NEXT_END).words()


def test_an_answer_to_it_counts_like_all_others_and_then_nothing_is_due(alone: Setting) -> None:
    been(alone, ago(alone, 10 * MINUTE))
    page = Page(alone, END)
    page.solve()
    answer = page.app._visit.learner.answers()[-1]
    assert (answer.puzzle, answer.verdict, answer.attempt, answer.mode) == (
        page.puzzle.puzzle.id, "right", 1, "practice",
    )  # fmt: skip
    assert Past.of(page.app._visit.learner.answers()).memory("gangster").due(page.app._visit.now()) == ()
    page.press("onward")
    assert page.query == "?page=learn&lesson=ties&step=1"
    again = Page(alone, END)
    assert "Once more" not in again.words()
    assert pictures(again) == []


def test_a_reload_finds_the_same_puzzle_as_it_was_left(alone: Setting) -> None:
    been(alone, ago(alone, 10 * MINUTE))
    page = Page(alone, END)
    page.solve(right=False)
    again = Page(alone, page.query)
    assert (again.puzzle.puzzle.id, again.puzzle.verdict, again.query) == (
        page.puzzle.puzzle.id, "wrong", page.query,
    )  # fmt: skip
    again.solve()
    assert Page(alone, page.query).puzzle.verdict == "right"
    assert f"In this lesson {EXPECTED}" in Page(alone, page.query).words()


def test_language_and_theme_change_and_the_puzzle_stays(alone: Setting) -> None:
    been(alone, ago(alone, 10 * MINUTE))
    page = Page(alone, END)
    one = page.puzzle
    page.use("lang", "de")
    page.use("theme", "dark")
    assert page.puzzle is one
    assert (one.lang, one.theme) == ("de", "dark")
    assert "In dieser Lektion ging etwas daneben: „Lücken sofort gefüllt“." in page.words()
    assert all(pane.dark for pane in page.panes())


def test_where_nothing_is_due_nothing_is_there(alone: Setting) -> None:
    been(alone)
    page = Page(alone, END)
    assert "Once more" not in page.words()
    assert pictures(page) == []
    assert page.query == END


@pytest.mark.parametrize(
    "given",
    [
        {"seconds": 10},
        {"seconds": 20 * DAY, "verdict": "right", "ideas": (), "blamed": ()},
        {"seconds": 10 * MINUTE, "attempt": 2},
        {"seconds": 10 * MINUTE, "asked": "tie-of-two"},
    ],
    ids=["not yet due", "right, and due", "no first attempt", "of a lesson not begun"],
)
def test_what_is_not_due_or_did_not_go_wrong_in_a_lesson_does_not_come_back(
    alone: Setting, given: dict[str, Any]
) -> None:
    been(alone, ago(alone, **given))
    page = Page(alone, END)
    assert pictures(page) == []
    assert page.query == END


@pytest.mark.parametrize(
    "query",
    ["puzzle=north-side&about=gap.filling", f"puzzle={TASK}&about=gap.filling", "puzzle=gone&about=gap.filling",
     "puzzle=field-3-1-v1&about=gone.clause"],
)  # fmt: skip
def test_a_puzzle_in_the_address_that_brings_nothing_back_is_not_asked(alone: Setting, query: str) -> None:
    been(alone)
    assert pictures(Page(alone, f"{END}&{query}")) == []
    been(alone, ago(alone, 10 * MINUTE))
    page = Page(alone, f"{END}&{query}")
    assert page.puzzle.puzzle.id not in (TASK, "north-side")
    assert "gap.filling" in page.puzzle.puzzle.rules


def test_it_goes_wrong_again_and_another_one_comes_in_the_next_lesson(alone: Setting) -> None:
    first = Page(alone)
    been(alone, ago(alone, 10 * MINUTE))
    shown = Page(alone, END).puzzle.puzzle
    first.app._visit.learner.answered(
        answered(shown, first.app._visit.now() - 5 * MINUTE, "wrong", **ASTRAY)  # type: ignore[arg-type]
    )
    other = Page(alone, NEXT_END).puzzle.puzzle
    assert other.id != shown.id
    assert "gap-at-once" in other.told_apart  # type: ignore[attr-defined]


# The whole course.


def tasks(lesson: Lesson) -> list[str]:
    return [page.does.puzzle for page in lesson.pages if isinstance(page.does, Task)]


@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.id)
def test_whatever_goes_wrong_in_a_lesson_has_a_fresh_puzzle_about_it(lesson: Lesson) -> None:
    ways, known = {one.id: Way(1) for one in COURSE}, {one.id: one for one in game("gangster").mistakes}
    for task in tasks(lesson):
        astray = [(known[id_].clause, id_) for id_ in puzzle(task).tells_apart()]
        for clause, idea in [*astray, *((rule, "") for rule in puzzle(task).rules)]:
            wrong = answered(puzzle(task), NOON, "wrong", blamed=(clause,), ideas=(idea,) if idea else ())
            found = missed(COURSE, ways, [wrong])
            assert found == {clause: Missed(clause, idea, task, lesson)}
            chosen = once_more(found, Past.of([wrong]), NOON + DAY, bank(), Address("learn"), TAUGHT)
            assert chosen is not None
            fresh = puzzle(chosen[1].puzzle)
            assert chosen[1].about == clause
            if isinstance(fresh, Generated):
                assert clause in fresh.rules
                assert not idea or idea in fresh.told_apart
            elif fresh.id != task:
                assert clause in fresh.rules
                assert fresh.id not in TAUGHT
                assert not idea or idea in fresh.tells_apart()
            else:
                assert (fresh.id, chosen[1].variant) == (task, 1)
                assert chosen[1].like == idea


def test_where_no_generated_puzzle_is_about_it_a_composed_one_comes_that_no_lesson_asks() -> None:
    wrong = answered(puzzle(rare()), NOON, "wrong")
    found = missed(COURSE, {one.id: Way(1) for one in COURSE}, [wrong])
    chosen = once_more(found, Past.of([wrong]), NOON + DAY, bank(), Address("learn"), TAUGHT)
    assert chosen is not None
    assert chosen[1].puzzle not in TAUGHT
    assert chosen[0].clause in puzzle(chosen[1].puzzle).rules


def test_where_no_other_puzzle_is_about_it_the_missed_one_comes_as_another_position() -> None:
    wrong = answered(puzzle(rare()), NOON, "wrong")
    found = missed(COURSE, {one.id: Way(1) for one in COURSE}, [wrong])
    every = {one.id for one in bank()}
    chosen = once_more(found, Past.of([wrong]), NOON + DAY, bank(), Address("learn"), every)
    assert chosen is not None
    assert (chosen[1].puzzle, chosen[1].variant) == (wrong.puzzle, 1)
    other = variant(puzzle(wrong.puzzle), 1)
    assert other is not None
    assert other.state != puzzle(wrong.puzzle).state


def rare() -> str:
    """A task about clauses that no generated puzzle drills."""
    drilled = {rule for one in bank() if one.generated for rule in one.rules}
    return next(task for one in COURSE for task in tasks(one) if not drilled & set(puzzle(task).rules))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_long_ago_it_was_is_said_in_every_language(lang: str) -> None:
    say = words(lang, game("gangster").folder / "words")
    lesson = COURSE[6]
    said = [told(Missed("gap.filling", "", TASK, COURSE[nth]), lesson, COURSE, say) for nth in (6, 5, 4, 0, 9)]
    assert len(set(said)) == 5
    for nth, sentence in zip((6, 5, 4, 0, 9), said, strict=True):
        assert (COURSE[nth].title[lang] in sentence) == (nth in (0, 9))
    idea = told(Missed("gap.filling", "gap-at-once", TASK, lesson), lesson, COURSE, say)
    assert say.say("mistake-gap-at-once") in idea


# The map.


def test_the_map_says_which_lesson_is_worth_another_look(alone: Setting) -> None:
    assert "worth" not in Page(alone, "?page=learn").words()
    been(alone, ago(alone, 10 * MINUTE))
    assert Page(alone, "?page=learn").words().count("done · worth another look") == 1


def test_a_lesson_not_begun_about_what_went_wrong_elsewhere_is_worth_a_look(alone: Setting) -> None:
    been(alone, ago(alone, 10 * MINUTE), begun=False)
    assert "8 minutes · worth a look" in Page(alone, "?page=learn").words()
