"""Progress without a browser: before the first answer, after a few, after thousands; plots and their tables."""

import asyncio
import re
import subprocess
import sys
import time
from base64 import b64decode
from collections.abc import Iterable
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from gangster_widgets.app.address import address
from gangster_widgets.app.keeping.answer import Answer
from gangster_widgets.app.keeping.exchange import Progress, written
from gangster_widgets.app.rooms.progress import room
from gangster_widgets.app.rooms.progress.charts import TEXT, Column, Columns
from gangster_widgets.app.setting import Setting
from gangster_widgets.app.visit import Visit
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.lessons.course import lessons, teaching
from gangster_widgets.lessons.lesson import Lesson
from gangster_widgets.views import letters
from gangster_widgets.views.page import Node
from gangster_widgets.views.theme import FAMILY

from .pages import Page
from .practised import DAY, HOUR, MINUTE, NOON, PUZZLES, answered

QUERY = "?page=progress"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Setting:
    """One person on a machine, whose clock stands still at noon."""
    monkeypatch.setattr(Visit, "now", lambda _: float(NOON))
    return Setting(data=str(tmp_path))


def opened(setting: Setting, answers: Iterable[Answer] = (), query: str = QUERY, **more: Any) -> Page:
    """The page of somebody who gave these answers."""
    page = Page(setting, "?page=data", **more)
    assert page.app._visit is not None
    page.app._visit.learner.take_in(written(Progress(at=NOON, answers=tuple(answers), values=(), games=())))
    page.tell(kind="went", address=query)
    return page


def twenty(step: float = 3 * HOUR) -> list[Answer]:
    """Twenty answers up to now, every fourth of them wrong."""
    idea = {"ideas": ("tie-lower-rank",), "blamed": ("tie.highest-rank",)}
    return [
        answered(
            PUZZLES[number],
            NOON - (20 - number) * step,
            "right" if number % 4 else "wrong",
            seconds=60,
            sitting=f"{number}",
            **({} if number % 4 else idea),
        )
        for number in range(20)
    ]


def shown(page: Page) -> Node:
    """The room's pane."""
    (_, pane) = page.panes()
    return pane._shown


def part(page: Page, key: str) -> Node:
    """What stands under that key."""
    return next(one for one in shown(page).walk() if dict(one.attributes).get("key") == key)


def plots(page: Page) -> dict[str, Node]:
    """The plots that stand there, by name."""
    figures = [one for one in shown(page).walk() if one.tag == "figure"]
    return {str(dict(one.attributes)["key"]).removeprefix("plot-"): one for one in figures}


def image(figure: Node) -> dict[str, Any]:
    """The attributes of a plot's picture."""
    return dict(next(one for one in figure.walk() if one.tag == "img").attributes)


def picture(figure: Node) -> ElementTree.Element:
    """The picture itself."""
    return ElementTree.fromstring(b64decode(image(figure)["src"].split(",")[1]))


def texts(figure: Node) -> list[str]:
    """All that is written in a picture."""
    return [(one.text or "").replace("\xa0", " ") for one in picture(figure).iter(f"{SVG}text")]


def table(figure: Node) -> list[list[str]]:
    """A plot's table, row by row, without its head."""
    rows = [one for one in figure.walk() if one.tag == "tr"][1:]
    return [[cell.text() for cell in row.walk() if cell.tag in ("th", "td")] for row in rows]


# Before the first answer.


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


# A few answers.


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


@pytest.mark.parametrize("late", [True, False])
@pytest.mark.parametrize("count", [1, 2, 7, 8, 14])
def test_the_names_below_a_plot_stand_evenly_as_many_as_there_is_room_for(count: int, late: bool) -> None:
    columns = tuple(Column(f"{number} Nov" if number else "today", 1, "1") for number in range(count))
    named = Columns("x", "", TEXT, (), (), (), columns, ("due", "due"), late=late).named()
    assert named[-1 if late else 0] == (count - 1 if late else 0)
    assert len({after - before for before, after in pairwise(named)}) <= 1
    assert min(count, 4) <= len(named) <= 6


def test_a_name_below_a_plot_stands_there_once() -> None:
    columns = tuple(Column(name, 1, "1") for name in ("1 Nov", "2 Nov", "2 Nov"))
    assert Columns("x", "", TEXT, (), (), (), columns, ("right", "wrong")).named() == (0, 2)


# What to do next.


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


# Everything there can be.


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


# Plots.


def test_plots_are_drawn_in_the_theme_and_size_of_the_page_and_come_out_the_same(alone: Setting) -> None:
    page = opened(alone, twenty())
    light = {name: image(figure) for name, figure in plots(page).items()}
    page.use("theme", "dark")
    assert all(image(figure)["src"] != light[name]["src"] for name, figure in plots(page).items())
    page.use("theme", "light")
    assert {name: image(figure) for name, figure in plots(page).items()} == light
    page.use("size", "largest")
    assert all(int(image(figure)["height"]) > int(light[name]["height"]) for name, figure in plots(page).items())
    again = Page(alone, QUERY)
    again.use("size", "normal")
    assert {name: image(figure) for name, figure in plots(again).items()} == light


@pytest.mark.parametrize("size", ["normal", "largest"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_of_a_plot_leaves_it_or_lies_on_another(alone: Setting, lang: str, size: str) -> None:
    page = opened(alone, twenty(4 * DAY), f"{QUERY}&lang={lang}")
    page.use("size", size)
    for do in [do for do in page.controls() if do.startswith("topic:")]:
        page.use(do)
    for figure in plots(page).values():
        boxes = [box(one) for one in picture(figure).iter(f"{SVG}text")]
        for left, top, right, bottom in boxes:
            assert left >= 0
            assert top >= 0
            assert right <= 440
            assert bottom <= int(image(figure)["height"])
        for one, other in combinations(boxes, 2):
            assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


@pytest.mark.parametrize("right", range(35, 51))
def test_the_line_of_what_there_could_be_runs_through_no_number(right: int) -> None:
    from gangster_widgets.app.rooms.progress.plots import plot

    columns = tuple(
        Column(f"{number} May", up, str(up)) for number, up in enumerate((right, 30, right, right), start=1)
    )
    drawn = ElementTree.fromstring(
        plot(Columns("", "", TEXT, (), (), (), columns, ("right", "wrong"), most=50), "light")
    )
    level = [
        (left, top, right_)
        for left, top, right_, bottom in (map(float, re.findall(r"[\d.]+", found)) for found in lines(drawn))
        if top == bottom
    ]
    assert level
    for left, top, right_, bottom in map(box, drawn.iter(f"{SVG}text")):
        assert all(end <= left or right_ <= start or not top < y < bottom for start, y, end in level)


def lines(drawn: ElementTree.Element) -> list[str]:
    """The straight lines of a picture, each from one point to another."""
    return [
        path.attrib["d"]
        for path in drawn.iter(f"{SVG}path")
        if re.fullmatch(r"M \S+ \S+\s+L \S+ \S+\s*", path.attrib["d"])
    ]


def box(text: ElementTree.Element) -> tuple[float, float, float, float]:
    """Where a text of a picture lies, from its capitals down to the line that it stands on."""
    style = dict(part.split(": ") for part in text.attrib["style"].split("; "))
    size, x, y = float(style["font-size"][:-2]), float(text.attrib["x"]), float(text.attrib["y"])
    wide = letters.width(text.text or "", size)
    left = x - wide * {"start": 0.0, "middle": 0.5, "end": 1.0}[style["text-anchor"]]
    return left, y - size * letters.CAP, left + wide, y


def test_text_is_text_in_the_bundled_typeface_that_the_picture_brings_along(alone: Setting) -> None:
    figure = plots(opened(alone, twenty()))["topics"]
    drawn = picture(figure)
    assert "The reckoning" in texts(figure)
    assert all(f"'{FAMILY}'" in one.attrib["style"] for one in drawn.iter(f"{SVG}text"))
    (style,) = drawn.iter(f"{SVG}style")
    assert "@font-face" in (style.text or "")
    assert "data:font/woff;base64," in (style.text or "")
    assert "http" not in (style.text or "")


def test_each_look_differs_without_any_colour() -> None:
    from gangster_widgets.app.rooms.progress.plots import LOOKS

    together = [{"firm", "growing", "shaky", "new"}, {"right", "wrong"}]
    for names in together:
        plain = {(ground == edge, hatch) for ground, edge, hatch in (LOOKS[name] for name in names)}
        assert len(plain) == len(names)


def test_words_stand_there_before_the_plots_and_nothing_moves_when_they_come(alone: Setting) -> None:
    async def visit() -> None:
        page = opened(alone, twenty())
        waiting = {name: image(figure) for name, figure in plots(page).items()}
        assert all("class" not in one for one in waiting.values())
        assert "Review now" in page.words()
        end = time.monotonic() + 60
        while not all("class" in image(figure) for figure in plots(page).values()):
            assert time.monotonic() < end
            await asyncio.sleep(0.01)
        for name, figure in plots(page).items():
            assert [image(figure)[key] for key in ("alt", "width", "height")] == [
                waiting[name][key] for key in ("alt", "width", "height")
            ]

    asyncio.run(visit())


def test_where_nothing_can_be_drawn_the_page_says_so_and_the_tables_stand(
    alone: Setting, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(charts: Any, theme: str) -> list[str]:
        raise OSError("no font can be read")

    async def visit() -> None:
        page = opened(alone, twenty())
        end = time.monotonic() + 60
        while "cannot be drawn here" not in page.words():
            assert time.monotonic() < end
            await asyncio.sleep(0.01)
        assert len(plots(page)) == 4
        assert table(plots(page)["firsts"])

    monkeypatch.setattr(room, "drawn", broken)
    asyncio.run(visit())
    assert "no font can be read" in caplog.text


def test_who_leaves_while_plots_are_drawn_is_not_called_back(alone: Setting) -> None:
    async def visit() -> None:
        page = opened(alone, twenty())
        left = page.panes()[1]
        page.use("go:home")
        before = left._shown
        await asyncio.get_running_loop().shutdown_default_executor()
        await asyncio.sleep(0)
        assert left._shown is before

    asyncio.run(visit())


LOADED = """
import sys
from tests.app.pages import Page
from gangster_widgets.app.setting import Setting
alone = Setting(data=sys.argv[1])
for query in ("?", "?page=solve&puzzle=north-side", "?page=data", "?page=progress"):
    Page(alone, query)
assert not {"matplotlib", "fontTools"} & set(sys.modules), "before the first answer"
page = Page(alone, "?page=solve&puzzle=north-side")
page.solve()
page.use("go:home")
assert not {"matplotlib", "fontTools"} & set(sys.modules), "before Progress was opened"
page.use("go:progress")
assert "matplotlib" in sys.modules
assert "matplotlib.pyplot" not in sys.modules
"""


def test_nothing_is_loaded_for_plots_before_there_is_one_to_draw(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", LOADED, str(tmp_path)],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
