"""The page of progress of somebody who gave these answers, and what stands on it."""

from base64 import b64decode
from collections.abc import Iterable
from typing import Any
from xml.etree import ElementTree

from gangster_widgets.app.keeping.answer import Answer
from gangster_widgets.app.keeping.exchange import Progress, written
from gangster_widgets.app.setting import Setting
from gangster_widgets.views.page import Node

from .pages import Page
from .practised import HOUR, NOON, PUZZLES, answered

QUERY = "?page=progress"


SVG = "{http://www.w3.org/2000/svg}"


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
