"""A tablet as people use it: by mouse, by touch, by keys, under the rules and while editing."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from gangster_widgets.views.theme import GANG_COLOURS

from .accessibility import axe
from .kernels import Kernel
from .pictures import READY, TABLET, cell, click, focused, hear, settled, tap, wait_for_colour

OpenIn = Callable[..., Page]

FROM_OUTSIDE = """
import ipywidgets
button = ipywidgets.Button(description="From outside")
button.on_click(lambda _: setattr(tablet, "line", "3 1 @2x3 : YYG"))
button
"""


def test_gangsters_are_set_down_and_taken_by_mouse(open_in: OpenIn, place: str, kernel: Kernel) -> None:
    page = settled(open_in(place, [TABLET], READY))
    wait_for_colour(page, "North Side#4", GANG_COLOURS["Y"], dy=0.2)
    click(page, "North Side#10")
    kernel.until(lambda traits: traits["line"].endswith("EBNY GYNY GY.."))
    click(page, "North Side#13")
    hear(page, "There is room up to the last field")
    click(page, "North Side#1")
    kernel.until(lambda traits: traits["line"].endswith(".BNY GYNY GY.."))
    page.get_by_role("button", name="Blue (B)").click()
    page.get_by_role("button", name="Set Blue down").click()
    kernel.until(lambda traits: traits["line"].endswith(".BNY GYNY GYB."))
    click(page, "standing:Y:0")
    hear(page, "Yellow has 4 gangsters here.")


def test_the_same_by_keys(open_in: OpenIn, place: str, kernel: Kernel) -> None:
    page = settled(open_in(place, [TABLET], READY))
    cell(page, "North Side#9").focus()
    page.keyboard.press("ArrowRight")
    assert focused(page) == "North Side#10"
    page.keyboard.press("b")
    kernel.until(lambda traits: traits["gang"] == "blue")
    page.keyboard.press("Enter")
    kernel.until(lambda traits: traits["line"].endswith("GB.."))
    page.keyboard.press("Delete")
    kernel.until(lambda traits: traits["line"].endswith("EBNY GYNY G..."))
    page.keyboard.press("Escape")
    assert page.evaluate("Boolean(document.activeElement.closest('.gw-panel'))")
    page.get_by_role("button", name="Edit freely").press("Enter")
    kernel.until(lambda traits: traits["editing"])
    cell(page, "North Side#16").focus()
    page.keyboard.press("e")
    kernel.until(lambda traits: traits["line"].endswith("G... ...E"))


def test_the_same_by_touch(open_in: OpenIn, kernel: Kernel) -> None:
    page = settled(open_in("voila", [TABLET], READY, viewport=(360, 740), device_scale_factor=3, has_touch=True))
    tap(page, "North Side#10")
    kernel.until(lambda traits: traits["line"].endswith("GY.."))
    tap(page, "North Side#2")
    kernel.until(lambda traits: traits["line"].endswith("E.NY GYNY GY.."))
    page.get_by_label("Casino card").select_option("3")
    kernel.until(lambda traits: traits["casino"] == 3)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_names_roles_and_axe(open_in: OpenIn, place: str) -> None:
    page = settled(open_in(place, [TABLET], READY))
    said = "North Side: numbers 5, 4, 2 and ?; doubler; 9 of 16 fields taken"
    expect(page.get_by_role("img", name=said)).to_be_visible()
    expect(
        page.get_by_role("grid", name=said).get_by_role(
            "gridcell", name="field 10: empty; the next gangster comes here"
        )
    ).to_be_attached()
    expect(
        page.get_by_role("gridcell", name="First place, Yellow: 3 gangsters, the highest on field 8; 10 points")
    ).to_be_attached()
    expect(page.get_by_role("button", name="Yellow (Y)", exact=True)).to_have_attribute("aria-pressed", "true")
    axe(page, ".gw-picture")
    page.get_by_role("button", name="Ranks").click()
    expect(page.get_by_role("button", name="Ranks")).to_have_attribute("aria-pressed", "true")


def test_the_kernel_and_the_picture_follow_each_other(open_in: OpenIn, kernel: Kernel) -> None:
    page = settled(open_in("voila", [TABLET, FROM_OUTSIDE], READY))
    page.get_by_role("button", name="From outside").click()
    kernel.until(lambda traits: traits["line"] == "3 1 @2x3 : YYG" and traits["points"] == {"yellow": 3, "grey": 1})
    wait_for_colour(page, "North Side#2", GANG_COLOURS["Y"], dy=0.2)
    expect(page.locator(".gw-cell[data-id^='North Side#']")).to_have_count(6)
