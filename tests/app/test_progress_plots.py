"""The plots of the page of progress: drawn in its typeface and theme, legible, without a word lost where none is."""

import asyncio
import re
import subprocess
import sys
import time
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from gangster_widgets.app.rooms.progress import room
from gangster_widgets.app.rooms.progress.charts import TEXT, Column, Columns
from gangster_widgets.app.setting import Setting
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.views import letters
from gangster_widgets.views.theme import FAMILY

from .pages import Page
from .practised import DAY
from .progressed import QUERY, SVG, image, opened, picture, plots, table, texts, twenty

pytestmark = pytest.mark.usefixtures("noon")


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
