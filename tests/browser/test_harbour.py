"""An action with everything in it, by mouse, by touch and by keys; and what moves when it is played."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .kernels import Kernel
from .pictures import BOARD, READY, cell, click, hear, settled, tap

OpenIn = Callable[..., Page]

HARBOUR = """
from gangster_widgets import Board
north = {"tablet": "T01", "gangsters": "YG"}
yellow = {"at": "The Loop", "cards": [1, 2], "aboard": 5, "trunk": ["blue"], "equipment": ["bumper"]}
board = Board({
    "players": 4, "districts": {"North Side": north}, "display": ["engine", "door"],
    "cars": {"yellow": yellow, "grey": {"at": "Gold Coast"}, "brown": {"at": "North Side"}},
})
report(board, "log", "said", "enlarged")
board
"""
PLAYED = "yellow drives 1 to Gold Coast, pushes grey to The Loop, dumps blue, takes door"

COUNTED = """
import ipywidgets
from gangster_widgets.widgets import picture
painted, paint = ipywidgets.IntText(0), picture.paint

def counted(*given):
    painted.value += 1
    paint(*given)

picture.paint = counted
report(painted, "value")
"""


def by_button(page: Page, name: str) -> None:
    """Chooses with a button of the panel, whatever has chosen the rest."""
    page.locator(".gw-panel").get_by_role("button", name=name, exact=True).click()


def test_pushing_dumping_and_taking_by_mouse(open_in: OpenIn, place: str, kernel: Kernel) -> None:
    page = settled(open_in(place, [HARBOUR], READY))
    click(page, "Gold Coast")
    hear(page, "Chosen: Gold Coast")
    by_button(page, "push Grey to the Loop")
    by_button(page, "Blue")
    click(page, "display:door:2")
    kernel.until(lambda traits: traits["log"] == [PLAYED])


def test_the_same_by_keys(open_in: OpenIn, kernel: Kernel) -> None:
    page = settled(open_in("voila", [HARBOUR], READY))
    cell(page, "Gold Coast").focus()
    page.keyboard.press("Enter")
    hear(page, "Chosen: Gold Coast")
    for name in ("push Grey to the Loop", "Blue", "door"):
        page.locator(".gw-panel").get_by_role("button", name=name, exact=True).press("Enter")
    kernel.until(lambda traits: traits["log"] == [PLAYED])
    expect(page.locator(".gw-says")).to_be_focused()


def test_the_same_by_touch(open_in: OpenIn, kernel: Kernel) -> None:
    page = settled(open_in("voila", [HARBOUR], READY, viewport=(390, 844), device_scale_factor=2, has_touch=True))
    tap(page, "Gold Coast")
    kernel.until(lambda traits: traits["enlarged"] == "Gold Coast")
    for name in ("push Grey to the Loop", "Blue", "door"):
        page.locator(".gw-panel").get_by_role("button", name=name, exact=True).tap()
    kernel.until(lambda traits: traits["log"] == [PLAYED])


@pytest.mark.parametrize(("motion", "least", "most"), [("no-preference", 9, 60), ("reduce", 1, 2)])
def test_a_drive_is_seen_on_its_way_unless_somebody_wants_less_motion(
    open_in: OpenIn, kernel: Kernel, motion: str, least: int, most: int
) -> None:
    page = settled(open_in("voila", [COUNTED, BOARD], READY, reduced_motion=motion))
    before = kernel.value["value"]
    cell(page, "Greek Town").focus()
    before = kernel.until(lambda traits: traits["value"] > before)["value"]
    page.keyboard.press("Enter")
    kernel.until(lambda traits: traits["log"] and traits["value"] >= before + least)
    hear(page, "drives to Greek Town")
    assert kernel.value["value"] <= before + most
