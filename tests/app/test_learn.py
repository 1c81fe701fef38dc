"""Learn without a browser: the map, pages that are done or stay open, what comes back, and what is not there."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from gangster_widgets.app.keeping.answer import Answer
from gangster_widgets.app.rooms.learn.room import Learn
from gangster_widgets.app.setting import Setting
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.views.page import Node
from tests.lessons.lesson_texts import GAPS, TIES, course

from .pages import Page
from .practised import DAY, answered

WALK, BOOK, TASK, STEPS = (f"?page=learn&lesson=gaps&step={step}" for step in (1, 2, 3, 4))
END = "?page=learn&lesson=gaps&step=5"


class Course(Page):
    """A page of the app in the room Learn."""

    @property
    def live(self) -> Any:
        """The picture on the page."""
        return self.app._place.children[1]

    def through(self) -> None:
        """Steps through the example to its end."""
        for _ in range(200):
            self.live.next()

    def coins(self) -> list[str]:
        """How each page of the lesson is read out, the present one with a star."""
        found = [dict(one.attributes) for one in self.nodes() if "page:" in str(dict(one.attributes).get("do"))]
        return [f"{one['aria-label']}{'*' if 'aria-current' in one else ''}" for one in found if "aria-label" in one]

    def main(self) -> list[str]:
        """The main buttons outside the picture."""
        return [one.text() for one in self.nodes() if "gw-main" in str(dict(one.attributes).get("class"))]

    def h1(self) -> Node:
        """The heading."""
        (found,) = [one for one in self.nodes() if one.tag == "h1"]
        return found

    @property
    def said(self) -> str:
        """What was said last to whoever listens, outside the picture."""
        return str(self.app._shell.said["text"])


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Setting:
    """One person on a machine, with a course of two lessons."""
    monkeypatch.setattr(Learn, "folder", course(tmp_path / "course", TIES, GAPS))
    return Setting(data=str(tmp_path / "data"))


def keep(setting: Setting, *answers: Answer) -> None:
    """Keeps answers of the one person on that machine."""
    learner = Page(setting).app._visit.learner
    for one in answers:
        learner.answered(one)


# The map.


def test_the_map_shows_the_lessons_in_order_and_one_way_to_begin(alone: Setting) -> None:
    page = Course(alone, "?page=learn")
    told = page.words()
    assert told.index("Gaps (en)") < told.index("Ties (en)")
    assert "It wins ties (en)" in told
    assert "0 of 2 lessons done · 0 of 3 rules firm" in told
    assert "next · 8 minutes" in told
    assert "1 minute" in told
    assert "pages done" not in told
    assert page.main() == ["Begin: Gaps (en)"]
    page.use("on")
    assert page.query == WALK
    assert page.app._shell.pushing


def test_whoever_comes_again_goes_on_where_he_was(alone: Setting) -> None:
    Course(alone, TASK)
    page = Course(alone, "?page=learn")
    assert page.main() == ["Go on: Gaps (en), page 3"]
    page.use("on")
    assert page.query == TASK
    Course(alone, "?page=learn&lesson=ties&step=1")
    assert Course(alone, "?page=learn").main() == ["Go on: Ties (en), page 1"]


def test_the_map_says_what_is_mastered_in_words_and_as_a_bar(alone: Setting) -> None:
    def shown(page: Course) -> dict[str, tuple[str, str]]:
        lists = [one for one in page.nodes() if dict(one.attributes).get("class") == "gw-mastered"]
        rows = [row.inside for one in lists for row in one.inside if isinstance(row, Node)]
        return {
            name.text(): (bar.inside[0].attributes[0][1], how.text())  # type: ignore[union-attr]
            for name, bar, how in rows
        }

    assert set(shown(Course(alone, "?page=learn")).values()) == {("width:0%", "still new")}
    now = Page(alone).app._visit.now()
    keep(alone, answered("tie-of-two", now - 60))
    found = shown(Course(alone, "?page=learn"))
    width, how = found["Ties go to the higher rank"]
    assert (width, how) == ("width:50%", "growing, right once")
    assert found["What a gap is"] == ("width:0%", "still new")
    keep(alone, answered("tie-of-two", now - 50), answered("tie-of-two", now - 40))
    assert shown(Course(alone, "?page=learn"))["Ties go to the higher rank"] == ("width:75%", "growing, right 3 times")


def test_the_map_says_how_many_rules_are_growing_and_what_makes_them_firm(alone: Setting) -> None:
    how = "A rule becomes firm when you get it right again a day or more later"
    assert how not in Course(alone, "?page=learn").words()
    now = Page(alone).app._visit.now()
    keep(alone, answered("tie-of-two", now - 60))
    told = Course(alone, "?page=learn").words()
    assert "0 of 3 rules firm, 1 growing" in told
    assert how in told
    keep(alone, answered("tie-of-two", now - 2 * DAY))
    told = Course(alone, "?page=learn").words()
    assert "1 of 3 rules firm" in told
    assert "growing" not in told


def test_when_all_is_done_the_way_on_is_a_game_and_puzzles_beside_it(alone: Setting) -> None:
    learner = Page(alone).app._visit.learner
    learner.keep("lesson:gaps", {"step": 5, "done": [1, 2, 3, 4], "seen": 5.0})
    learner.keep("lesson:ties", {"step": 2, "done": [1], "seen": 6.0})
    page = Course(alone, "?page=learn")
    assert page.main() == ["Play a game"]
    page.use("about:")
    assert page.query.startswith("?page=solve")
    page = Course(alone, "?page=learn")
    page.use("play")
    assert page.query.startswith("?page=play")


def test_a_game_without_lessons_says_so(alone: Setting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Learn, "folder", tmp_path / "empty")
    page = Course(alone, "?page=learn")
    assert "There is no course for this game yet." in page.words()
    assert not page.main()


# Pages.


def test_an_example_is_done_when_it_was_stepped_to_its_end(alone: Setting) -> None:
    page = Course(alone, WALK)
    assert page.h1().text() == "What a gap is (en)"
    assert page.main() == []
    assert "Skip this page" in page.words()
    page.live.next()
    page.live.next()
    assert "Skip this page" in page.words()
    page.live.next()
    assert page.main() == ["Next page"]
    assert page.said == "Page 1 of 4 is done."
    assert page.coins()[0] == "Page 1, What a gap is (en): done*"


def test_an_example_shows_the_numbers_by_which_fields_are_named_and_not_which_one_comes_next(alone: Setting) -> None:
    marks = Course(alone, WALK).live.marks()
    assert marks.ranks
    assert not marks.following


def test_an_example_that_asks_is_done_with_its_last_answer_only(alone: Setting) -> None:
    page = Course(alone, BOOK)
    page.live.go(len(page.live.beats) - 1)
    assert page.main() == []
    page.live.next()
    assert page.main() == ["Next page"]


def test_signs_are_told_from_the_beginning_of_a_course_on_and_are_folded_away_later(tmp_path: Path) -> None:
    def folded(query: str) -> list[bool]:
        page = Course(Setting(data=str(tmp_path / "data")), query)
        given = [dict(one.attributes) for one in page.nodes() if one.tag == "details"]
        return [not one.get("open") for one in given if one.get("key") == "legend"]

    first = "?page=learn&game=gangsta&lesson=whom-first"
    assert folded(f"{first}&step=1") == [False]
    assert folded(f"{first}&step=2") == [True]
    assert folded("?page=learn&game=gangsta&lesson=last-count&step=1") == [True]
    assert folded(WALK) == []


def test_an_example_goes_on_at_its_step(alone: Setting) -> None:
    page = Course(alone, WALK)
    page.live.next()
    page.live.next()
    again = Course(alone, WALK)
    assert again.live.at == 2
    assert again.main() == []
    again.live.next()
    assert Course(alone, WALK).live.at == 3
    book = Course(alone, BOOK)
    book.through()
    assert (Course(alone, BOOK).live.at, Course(alone, BOOK).live.revealed) == (book.live.at, True)


def test_a_task_is_done_when_it_is_solved_and_memory_learns_from_it(alone: Setting) -> None:
    page = Course(alone, TASK)
    page.solve(right=False)
    assert page.main() == []
    assert page.puzzle.verdict == "wrong"
    page.solve()
    assert page.main() == ["Next page"]
    assert page.said == "Page 3 of 4 is done."
    first, second = page.app._visit.learner.answers()
    assert (first.mode, first.verdict, second.verdict, second.attempt) == ("practice", "wrong", "right", 2)
    page.press("onward")
    assert page.query == STEPS


def test_hints_that_the_lesson_gives_are_not_hints_that_were_taken(alone: Setting) -> None:
    page = Course(alone, TASK)
    assert page.puzzle.rung == 2
    page.solve()
    page.press("hint")
    page.solve()
    assert [one.rung for one in page.app._visit.learner.answers()] == [0, 3]


def test_a_task_is_asked_in_steps_until_the_learner_wants_it_whole(alone: Setting) -> None:
    page = Course(alone, STEPS)
    assert page.puzzle.stepwise
    page.press("stepwise")
    page.press("answer:yellow", "10")
    again = Course(alone, STEPS)
    assert not again.puzzle.stepwise
    assert again.puzzle.answer == {"yellow": 10}


def test_what_was_answered_in_a_lesson_is_there_again_and_is_the_lessons_own(alone: Setting) -> None:
    page = Course(alone, TASK)
    page.solve()
    again = Course(alone, TASK)
    assert again.puzzle.verdict == "right"
    assert again.main() == ["Next page"]
    assert Course(alone, "?page=solve&puzzle=last-field-still-empty").puzzle.verdict == ""


def test_another_puzzle_like_the_task_counts_for_the_page_too(alone: Setting) -> None:
    page = Course(alone, TASK)
    page.press("another")
    assert "variant=1" in page.query
    assert "lesson=gaps&step=3" in page.query
    page.solve()
    assert page.main() == ["Next page"]
    page.use("next")
    assert page.query == STEPS


def test_who_goes_on_while_something_moves_leaves_nothing_behind(alone: Setting) -> None:
    async def hasty() -> None:
        page = Course(alone, WALK)
        page.live._told({"kind": "page", "width": 1000, "ratio": 1, "dark": False, "calm": False})
        page.live.next()
        page.live.next()
        moving = page.live._task
        assert not moving.done()
        page.use("next")
        await asyncio.sleep(0)
        assert moving.cancelled()

    asyncio.run(hasty())


def test_a_page_that_is_passed_stays_open_and_nothing_is_locked(alone: Setting) -> None:
    page = Course(alone, WALK)
    page.use("page:4")
    assert page.query == STEPS
    page.use("next")
    assert page.query == END
    assert page.coins() == [f"Page {step}, {title} (en): open" for step, title in enumerate(TITLES, 1)]
    assert "Still open:" in page.words()
    (left,) = [one for one in page.nodes() if one.tag == "ul" and dict(one.attributes).get("class") == "gw-list"]
    assert [line.text() for line in left.inside if isinstance(line, Node)] == [
        f"{step}. {title} (en)" for step, title in enumerate(TITLES, 1)
    ]
    page.use("page:3")
    assert page.query == TASK


TITLES = ("What a gap is", "Count", "Try", "Reckon")


def test_back_leads_through_the_pages_to_the_map(alone: Setting) -> None:
    page = Course(alone, BOOK)
    page.use("back")
    assert page.query == WALK
    page.use("back")
    assert page.query == "?page=learn"


def test_the_heading_of_every_page_takes_the_focus_and_says_where_one_is(alone: Setting) -> None:
    page = Course(alone, WALK)
    page.sent.clear()
    page.use("next")
    assert {"kind": "arrive", "at": "learn"} in page.sent
    heading = dict(page.h1().attributes)
    assert (heading["arrive"], heading["tabindex"]) == ("learn", "-1")
    (where,) = [one for one in page.nodes() if dict(one.attributes).get("id") == heading["aria-describedby"]]
    assert where.text() == "Gaps (en), page 2 of 4"
    assert page.app._shell.look["title"] == "Gaps (en), page 2 · Gangster Widgets"


def test_a_term_opens_its_clause_below_the_text_and_closes_it_again(alone: Setting) -> None:
    page = Course(alone, WALK)
    assert "some later field" not in page.words()
    page.use("term:gap.definition")
    assert "some later field" in page.words()
    assert page.said.startswith("A gap is an empty field")
    assert dict(page.controls()["term:gap.definition"][1].attributes)["aria-expanded"] == "true"
    assert not [one for one in page.nodes() if one.tag == "details"][1:], "nothing but the term itself closes it"
    page.use("term:gap.filling")
    assert "some later field" not in page.words()
    page.use("term:gap.filling")
    assert dict(page.controls()["term:gap.filling"][1].attributes)["aria-expanded"] == "false"


# The end.


def test_the_end_says_what_was_learnt_and_what_comes_next(alone: Setting) -> None:
    page = Course(alone, WALK)
    page.through()
    page.use("next")
    page.through()
    page.use("next")
    page.solve()
    page.use("next")
    page.press("stepwise")
    page.solve()
    assert page.main() == ["Finish the lesson"]
    page.press("onward")
    assert page.query == END
    assert page.h1().text() == "“Gaps (en)” is done"
    assert "Still open:" not in page.words()
    assert "While the very last field" in page.words()
    assert page.main() == ["Next lesson: Ties (en)"]
    page.use("lesson:ties")
    assert page.query == "?page=learn&lesson=ties&step=1"
    page.solve()
    page.use("next")
    assert page.main() == ["Play a game"]
    page.use("about:reckoning")
    assert page.query.startswith("?page=solve&puzzle=")
    assert "about=reckoning" in page.query


def test_a_lesson_without_a_page_in_its_address_goes_on_where_it_was_left(alone: Setting) -> None:
    assert Course(alone, "?page=learn&lesson=gaps").query == WALK
    Course(alone, BOOK)
    assert Course(alone, "?page=learn&lesson=gaps").query == BOOK
    page = Course(alone, BOOK)
    page.through()
    page.use("page:4")
    page.use("next")
    assert Course(alone, "?page=learn&lesson=gaps").query == WALK


def test_home_leads_to_where_a_lesson_was_left_in_the_language_of_the_moment(alone: Setting) -> None:
    Course(alone, TASK)
    home = Course(alone, "?lang=de")
    assert "Gaps (de), Seite 3" in home.words()
    home.use("on")
    assert home.query == f"{TASK}&lang=de"


def test_home_offers_a_lesson_that_was_left_in_the_middle_and_none_that_is_done(alone: Setting) -> None:
    page = Course(alone, "?page=learn&lesson=ties&step=1")
    page.use("next")
    assert "Go on where you left off: Ties (en)" in Course(alone).words()
    page.use("page:1")
    page.solve()
    page.use("next")
    assert "Go on where you left off" not in Course(alone).words()


def test_another_language_and_theme_keep_everything(alone: Setting) -> None:
    page = Course(alone, WALK)
    page.live.next()
    page.use("term:gap.definition")
    live = page.live
    page.use("lang", "de")
    page.use("theme", "dark")
    assert page.live is live
    assert (live.lang, live.theme, live.at) == ("de", "dark", 1)
    assert "Ein leeres Feld kann eine" in page.words()
    assert "term:gap.definition" in page.controls()
    assert all(pane.dark for pane in page.panes())
    assert page.query == f"{WALK}&lang=de"


# What is not there.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("query", "name", "facts"),
    [
        ("lesson=harbour", "learn-no-lesson", {"id": "harbour"}),
        ("lesson=gaps&step=6", "learn-no-page", {"title": "Gaps", "pages": 4, "page": 6}),
    ],
)
def test_what_is_not_there_is_said_with_a_way_on(
    alone: Setting, lang: str, query: str, name: str, facts: dict[str, Any]
) -> None:
    page = Course(alone, f"?page=learn&{query}&lang={lang}")
    facts = {**facts, **({"title": f"Gaps ({lang})"} if "title" in facts else {})}
    assert words(lang).say(name, **facts) in page.words()
    assert len(page.main()) == 1
    if "lesson:gaps" in page.controls():
        page.use("lesson:gaps")
        assert page.query == f"{WALK}&lang={lang}"
    else:
        page.use("map")
        assert page.query == f"?page=learn&lang={lang}"


@pytest.mark.parametrize(
    "kept",
    [3, [], "x", {"step": -1}, {"step": "two"}, {"done": [1, "x"]}, {"at": {"1": 10**9}}, {"at": {"1": 77}},
     {"step": 99, "done": [77, 1]}],
)  # fmt: skip
def test_what_a_strangers_file_says_of_a_lesson_brings_no_page_down(alone: Setting, kept: Any) -> None:
    Page(alone).app._visit.learner.keep("lesson:gaps", kept)
    page = Course(alone, "?page=learn")
    page.use("lesson:gaps")
    assert page.query.startswith("?page=learn&lesson=gaps&step=")
    assert "77" not in page.words()


def test_what_cannot_be_kept_is_said_and_the_lesson_goes_on(
    alone: Setting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder")
    page = Course(Setting(data=str(tmp_path / "file" / "folder")), WALK)
    page.through()
    assert page.main() == ["Next page"]
    assert [one for one in page.nodes() if dict(one.attributes).get("role") == "alert"]
