"""What a person does with a live picture: point at things, go there by keys, read what is said."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

BOARD = """
from gangster_widgets import Board
board = Board(players=4, seed=1)
report(board, "log", "at", "ranks", "following", "enlarged", "said", "width")
board
"""
"""Yellow has the door and stands in Little Africa, with a gangster of its own there and seven aboard."""

TABLET = """
from gangster_widgets import Tablet
tablet = Tablet("5 4 2 ? @4x4 x2 : EBNY GYNY G...", casino=5, name="North Side")
report(tablet, "line", "gang", "editing", "points", "ranks", "said", "casino")
tablet
"""
READY = ".gw-picture .gw-panel button"

PIXEL = """([id, dx, dy]) => {
  const canvas = document.querySelector(".gw-picture canvas"), there = `.gw-cell[data-id="${id}"]`;
  const box = canvas?.getBoundingClientRect(), cell = document.querySelector(there)?.getBoundingClientRect();
  if (!box || !cell) return [];
  const x = (cell.left + cell.width * dx - box.left) / box.width * canvas.width;
  const y = (cell.top + cell.height * dy - box.top) / box.height * canvas.height;
  return [...canvas.getContext("2d").getImageData(Math.round(x), Math.round(y), 1, 1).data].slice(0, 3);
}"""
"""The colour there; none while a picture is being laid out anew and has no such cell."""


SETTLED = """() => {
  const canvas = document.querySelector(".gw-picture canvas"), shown = canvas?.getBoundingClientRect().width;
  const cells = document.querySelectorAll(".gw-cell").length;
  if (!shown || !(Math.abs(Number(document.querySelector(".gw-overlay")?.dataset.width) - shown) <= 2)) return false;
  return cells > 0 && Math.abs(canvas.width - shown * devicePixelRatio) <= 2;
}"""
"""The picture has been laid out for this page: what it was before that nobody has time to click."""


def settled(page: Page) -> Page:
    """The page, as soon as its picture is laid out for it."""
    page.wait_for_function(SETTLED)
    return page


def cell(page: Page, spot: str) -> Locator:
    """The cell of the grid that stands for that spot, such as `The Loop`, `North Side#5`, `card:Y:3`."""
    return page.locator(f'.gw-cell[data-id="{spot}"]')


AT_REST = """() => {
  const box = document.querySelector(".gw-picture canvas")?.getBoundingClientRect();
  if (!box) return false;
  const now = [box.x, box.y, box.width].join();
  const rests = window.lastPlace === now;
  window.lastPlace = now;
  return rests;
}"""
"""The picture has not moved since the last frame: a notebook goes on laying itself out for a while."""


def middle(page: Page, spot: str) -> tuple[float, float]:
    """Where on the page a person sees the middle of that spot, once it is in view."""
    page.locator(".gw-picture canvas").wait_for()
    cell(page, spot).evaluate("cell => cell.scrollIntoView({block: 'center'})")
    page.wait_for_function(AT_REST)
    box = cell(page, spot).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def click(page: Page, spot: str) -> None:
    """Clicks there with the mouse, on the canvas."""
    page.mouse.click(*middle(page, spot))


def tap(page: Page, spot: str) -> None:
    """Taps there with a finger, on the canvas."""
    page.touchscreen.tap(*middle(page, spot))


def focused(page: Page) -> str:
    """The spot that has the focus, or what else has it: its text or its tag."""
    who = "document.activeElement"
    found: Any = page.evaluate(f"({who}.dataset.id || {who}.textContent || {who}.tagName).trim()")
    return str(found)


def colour_at(page: Page, spot: str, dx: float = 0.5, dy: float = 0.5) -> list[int]:
    """The colour of the canvas at that share of a spot's width and height."""
    found: list[int] = page.evaluate(PIXEL, [spot, dx, dy])
    return found


def wait_for_colour(page: Page, spot: str, colour: str, dx: float = 0.5, dy: float = 0.5) -> None:
    """Waits until the canvas has that colour, `#RRGGBB`, there."""
    wanted = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    page.wait_for_function(
        f"(given) => JSON.stringify(({PIXEL})(given)) === '{wanted}'.replaceAll(' ', '')", arg=[spot, dx, dy]
    )


def hear(page: Page, text: str) -> None:
    """Waits until the live region says that."""
    expect(page.locator(".gw-live")).to_contain_text(text)


UNDER = """([element, x, y]) => {
  const box = element.getBoundingClientRect(), now = [box.x, box.y].join();
  const rests = window.lastBox === now && document.fonts.status === "loaded";
  window.lastBox = now;
  return rests && element.contains(document.elementFromPoint(box.x + x, box.y + y));
}"""
"""The element rests where it is, and nothing lies above it at that point of it."""


class Finger:
    """A finger on a page, step by step as a touch screen tells of it."""

    def __init__(self, page: Page) -> None:
        self._session, self._down = page.context.new_cdp_session(page), False

    def _tell(self, kind: str, *points: tuple[float, float]) -> None:
        told = [{"x": x, "y": y} for x, y in points]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    def goes(self, *path: tuple[float, float]) -> None:
        """Comes down at the first point, if it is not down yet, and moves from one point to the next."""
        for point in path:
            self._tell("touchMove" if self._down else "touchStart", point)
            self._down = True

    def leaves(self) -> None:
        """Leaves the page."""
        self._tell("touchEnd")
        self._down = False


def drag_with_a_finger(page: Page, source: Locator, target: Locator, far: tuple[float, float] = (9, 9)) -> None:
    """Drags with a finger from one element to that point of another."""
    source.scroll_into_view_if_needed()
    page.wait_for_function(UNDER, arg=[source.element_handle(), 20, 15])
    start, end = source.bounding_box(), target.bounding_box()
    assert start is not None
    assert end is not None
    x, y = start["x"] + 20, start["y"] + 15
    finger = Finger(page)
    finger.goes((x, y), (x, y - 12), (end["x"] + far[0], end["y"] + far[1]))
    finger.leaves()
