"""Progress without a browser: before the first answer, after a few, after thousands; plots and their tables."""

import re
import time

import pytest

from gangster_widgets.app.address import address
from gangster_widgets.app.rooms.progress import room
from gangster_widgets.app.setting import Setting
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.lessons.course import lessons, teaching
from gangster_widgets.lessons.lesson import Lesson

from .pages import Page
from .practised import DAY, HOUR, MINUTE, NOON, PUZZLES, answered
from .progressed import QUERY, image, opened, part, plots, shown, table, texts, twenty

pytestmark = pytest.mark.usefixtures("noon")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_before_the_first_answer_one_button_leads_to_the_first_puzzle(alone: Setting, lang: str) -> None:
    page = Page(alone, f"{QUERY}&lang={lang}")
    assert not plots(page)
    (do,) = [do for do in page.controls() if do.startswith("to:")]
    page.use(do)
    assert page.query == f"?page=solve&puzzle=first-count&lang={lang}"
    assert page.puzzle


def test_answers_in_other_games_leave_the_page_as_it_is_before_the_first(alone: Setting) -> None:
    assert "There is nothing here yet" in opened(alone, [answered(game="gone-game")]).words()


def test_after_one_answer_nothing_hollow_is_told(alone: Setting) -> None:
    page = opened(alone, [answered("north-side", NOON - MINUTE)])
    assert set(plots(page)) == {"topics"}
    assert part(page, "figures").text().split("  ") == ["In figures Right answers 1 of 1"]
    for missing in ("from the second day on", "after 19 more", "as soon as you have met five rules"):
        assert missing in part(page, "still").text()


def test_after_twenty_answers_every_plot_is_there(alone: Setting) -> None:
    page = opened(alone, twenty())
    assert set(plots(page)) == {"topics", "activity", "firsts", "coming"}
    assert "Right at the first attempt 15 of 20" in part(page, "figures").text()
    assert "Time spent 20 min" in part(page, "figures").text()
    assert "Tie: the lower rank first   5 times" in part(page, "points").text()
    assert not [one for one in shown(page).walk() if dict(one.attributes).get("key") == "still"]


def test_the_same_numbers_stand_in_sentence_table_and_plot(alone: Setting) -> None:
    page = opened(alone, twenty())
    activity = plots(page)["activity"]
    rows = table(activity)
    assert (sum(int(row[1]) for row in rows), sum(int(row[2]) for row in rows)) == (15, 5)
    assert "15 right and 5 wrong answers in the last 7 days" in part(page, "activity").text()
    numbers = sorted(text for text in texts(activity) if text.isdecimal())
    assert numbers == sorted(number for row in rows for number in row[1:] if number != "0")
    firsts = plots(page)["firsts"]
    assert [row[1:] for row in table(firsts)] == [["7", "10"], ["8", "10"]]
    assert "8 of the last 10 first attempts were right; of the 10 before that, 7." in part(page, "firsts").text()
    assert [text for text in texts(firsts) if text.isdecimal()] == ["7", "8"]
    coming = plots(page)["coming"]
    due = [int(row[1]) for row in table(coming)]
    assert f"{due[0]} rules are due by tonight, {sum(due)} within the next 14 days." in part(page, "coming").text()
    assert [int(text) for text in texts(coming) if text.isdecimal()] == [number for number in due if number]


def test_the_rules_of_every_topic_add_up_and_unfold_one_by_one(alone: Setting) -> None:
    page = opened(alone, twenty())
    rows = table(plots(page)["topics"])
    counts = [sum(int(row[place]) for row in rows) for place in range(1, 5)]
    assert part(page, "rules").text().count("{} firm, {} growing, {} shaky, {} still new".format(*counts)) == 1
    for row, do in zip(rows, [do for do in page.controls() if do.startswith("topic:")], strict=True):
        page.use(do)
        unfolded = plots(page)[do]
        assert len(table(unfolded)) == sum(map(int, row[1:]))
        assert [one[1] for one in table(unfolded)] == [
            text for text in texts(unfolded) if re.search("·|still new", text)
        ]
        assert all(one[2] for one in table(unfolded))


def test_a_picture_says_all_that_its_table_says(alone: Setting) -> None:
    page = opened(alone, twenty())
    page.use("topic:reckoning")
    for figure in plots(page).values():
        alt = image(figure)["alt"]
        assert all(row[0] in alt for row in table(figure) if set(row[1:]) - {"0"})


def best(page: Page) -> str:
    """Where the main button leads."""
    buttons = [one for one in part(page, "next").walk() if one.tag == "button"]
    return str(dict(buttons[0].attributes)["do"])


def test_reviews_that_are_due_come_first_and_the_button_leads_to_one(alone: Setting) -> None:
    page = opened(alone, twenty())
    assert "due for review now" in part(page, "next").text()
    page.use(best(page))
    assert page.query.startswith("?page=solve&puzzle=")
    assert "Review: " in page.words()


def test_a_shaky_rule_leads_to_puzzles_about_its_topic(alone: Setting) -> None:
    wrong = answered("north-side", NOON - 1, "wrong", blamed=("tie.highest-rank",), ideas=("tie-shared",))
    page = opened(alone, [wrong])
    assert "The shakiest rule is “Ties go to the higher rank”" in part(page, "next").text()
    assert "The next review is due in a minute." in part(page, "next").text()
    page.use(best(page))
    assert "about=reckoning" in page.query
    assert "tie.highest-rank" in page.puzzle.puzzle.rules


def test_nothing_due_and_nothing_shaky_leads_to_something_new(alone: Setting) -> None:
    page = opened(alone, [answered("north-side", NOON - MINUTE)])
    assert f"{len(PUZZLES) - 1} puzzles are new to you" in part(page, "next").text()
    page.use(best(page))
    assert page.puzzle.puzzle.id != "north-side"


def test_every_other_way_leads_where_there_is_something_to_do(alone: Setting) -> None:
    page = opened(alone, twenty())
    ways = [str(dict(one.attributes)["do"]) for one in part(page, "next").walk() if one.tag == "a"]
    assert "to:?page=solve&run=3" in ways
    for way in ways:
        page = Page(alone, QUERY)
        page.use(way)
        led, meant = address(page.query), address(way.removeprefix("to:"))
        assert (led.page, led.about, led.run, led.lesson) == (meant.page, meant.about, meant.run, meant.lesson)


TEACHING = teaching(lessons("gangster"))


@pytest.mark.parametrize("lesson", {one.id: one for one in TEACHING.values()}.values(), ids=lambda one: one.id)
def test_the_lesson_that_is_the_first_to_teach_what_is_shaky_is_offered_and_no_other(
    alone: Setting, lesson: Lesson
) -> None:
    clause = next(id_ for id_, first in TEACHING.items() if first is lesson)
    puzzle = next(one for one in PUZZLES if clause in one.rules)
    page = opened(alone, [answered(puzzle, NOON - 1, "wrong", blamed=(clause,))])
    offered = part(page, "next").text()
    assert offered.count("Lesson: ") == 1
    assert f"Lesson: {lesson.title['en']}" in offered
    page.use(f"to:?page=learn&lesson={lesson.id}")
    assert f"lesson={lesson.id}" in page.query


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_all_of_it(alone: Setting, lang: str) -> None:
    for answers in ([answered("north-side", NOON - MINUTE)], twenty(), twenty(2 * DAY), twenty(40 * DAY)):
        page = opened(alone, answers, f"{QUERY}&lang={lang}")
        for do in [do for do in page.controls() if do.startswith("topic:")]:
            page.use(do)
        words = page.words()
        assert not re.search(r"progress-|belief-|mistake-|\{|\}|#[0-9A-F]{6}", words)
        if lang == "fr":
            assert not re.search(r"[a-zé] [:;?!»]", words)
        assert all(image(figure)["alt"] and texts(figure) for figure in plots(page).values())


def test_days_and_numbers_are_said_as_the_language_does(alone: Setting) -> None:
    opened(alone, twenty())
    said = {lang: Page(alone, f"{QUERY}&lang={lang}").words() for lang in LANGUAGES}
    assert "14 Nov" in said["en"]
    assert "14. Nov." in said["de"]
    assert "14 nov" in said["nl"]
    assert "14 nov." in said["fr"]


def test_what_is_not_known_any_more_does_no_harm(alone: Setting) -> None:
    gone = answered("gone-puzzle", NOON - HOUR, "wrong", ideas=("gone",), blamed=("gone.too",), kind="gone")
    page = opened(alone, [gone, *twenty()])
    assert "gone" not in page.words()
    assert "Right answers 15 of 21" in part(page, "figures").text()


def test_answers_from_times_to_come_or_long_ago_are_no_trouble(alone: Setting) -> None:
    odd = [answered("north-side", at) for at in (0, 1e11, NOON + 400 * DAY)]
    page = opened(alone, odd)
    assert "Right answers 3 of 3" in part(page, "figures").text()


def test_five_thousand_answers_are_told_at_once(alone: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "drawn", lambda charts, theme: ["<svg/>"] * len(charts))
    many = [answered(PUZZLES[n % len(PUZZLES)], NOON - n * HOUR, "right" if n % 5 else "wrong") for n in range(5_000)]
    page = opened(alone, many)
    took = []
    for theme in ("dark", "light", "dark"):
        before = time.perf_counter()
        page.use("theme", theme)
        took.append(time.perf_counter() - before)
    assert min(took) < 0.5
    assert "Right answers 4,000 of 5,000" in part(page, "figures").text()
