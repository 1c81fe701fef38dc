"""The combination lab as people use it: by drags, by keys and by touch, in notebooks and in the app; names and axe."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .accessibility import axe
from .kernels import Kernel
from .lessons import PHONE, tab_to
from .pictures import READY, Finger, cell, click, drag_with_a_finger, focused, hear, middle, settled, tap

OpenIn = Callable[..., Page]

WORKED = """
from gangster_widgets import CombinationLab
lab = CombinationLab({"players": ["red", "blue"], "heist": {"needs": "LMSH"}, "gangs": {
    "red": [{"name": "A", "boss": True, "skills": "LB"}, {"name": "B", "skills": "LMS"}, {"name": "C", "skills": "LH"}],
    "blue": [{"name": "E", "boss": True, "skills": "LS"}]}})
report(lab, "joined", "said", "width")
lab
"""


def joined(kernel: Kernel, *names: str) -> None:
    """Waits until these have joined, in that order."""
    kernel.until(lambda traits: traits["joined"] == list(names))


def drag(page: Page, spot: str, to: str, lets: bool = True) -> None:
    """Drags with the mouse from one spot to another, and lets go there."""
    start, end = middle(page, spot), cell(page, to).bounding_box()
    assert end is not None
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    if lets:
        page.mouse.up()


@pytest.mark.parametrize("where", ["voila", "lab"])
def test_gangsters_are_dragged_onto_the_heist_and_off_it(open_in: OpenIn, where: str, kernel: Kernel) -> None:
    page = settled(open_in(where, [WORKED], READY))
    drag(page, "gangster:B:0", "heist::0")
    joined(kernel, "B")
    hear(page, "Still missing: hacker")
    drag(page, "gangster:A:0", "heist::0")
    hear(page, "A brings nothing that is still missing")
    drag(page, "gangster:B:0", "gang:blue:0")
    joined(kernel)
    for nth, name in enumerate("ABC", start=1):
        drag(page, f"gangster:{name}:0", "heist::0")
        joined(kernel, *"ABC"[:nth])
    hear(page, "The whole gang of Red is engaged then")


def test_a_button_is_dragged_onto_the_heist_and_onto_the_list(open_in: OpenIn, kernel: Kernel) -> None:
    page = settled(open_in("voila", [WORKED], READY, viewport=(1366, 768)))
    page.get_by_role("button", name="A: leader").hover()
    page.mouse.down()
    page.mouse.move(*middle(page, "heist::0"), steps=4)
    page.mouse.up()
    joined(kernel, "A")
    page.get_by_role("button", name="B: mercenary and sniper").drag_to(page.get_by_text("here comes the next one"))
    joined(kernel, "A", "B")


def test_by_keys_alone_with_names_and_a_refusal(open_in: OpenIn, kernel: Kernel) -> None:
    page = settled(open_in("voila", [WORKED], READY))
    grid = page.get_by_role("grid", name="Chapter 1")
    told = "B: leader, mercenary and sniper; available – B may join and would use: leader, mercenary and sniper."
    cell(page, "gangster:C:0").focus()
    page.keyboard.press("ArrowRight")
    assert focused(page) == "gang:blue:0"
    cell(page, "gangster:E:0").focus()
    page.keyboard.press("ArrowLeft")
    assert focused(page) == "gang:blue:0"
    assert told.split(":")[0] in (cell(page, "gangster:B:0").get_attribute("aria-label") or "")
    expect(grid.get_by_role("gridcell", name="may join and would use")).to_have_count(3)
    cell(page, "gangster:B:0").focus()
    page.keyboard.press("Enter")
    joined(kernel, "B")
    assert focused(page) == "gangster:B:0"
    cell(page, "gangster:A:0").focus()
    page.keyboard.press("Enter")
    hear(page, "A brings nothing that is still missing. Missing: hacker.")
    page.keyboard.press("Backspace")
    joined(kernel)
    best = page.get_by_role("button", name="Show a best order")
    tab_to(page, best)
    page.keyboard.press("Enter")
    expect(best).to_have_attribute("aria-pressed", "true")
    play = page.get_by_role("button", name="Engage them in this order")
    tab_to(page, play)
    page.keyboard.press("Enter")
    joined(kernel, "A", "B", "C")
    back = page.get_by_role("button", name="Take back C")
    tab_to(page, back, "Shift+Tab")
    page.keyboard.press("Enter")
    joined(kernel, "A", "B")
    axe(page, ".gw-picture")


@pytest.mark.parametrize("width", [320, 390])
def test_by_touch_on_a_phone_in_the_dark_in_german(open_in: OpenIn, width: int, kernel: Kernel) -> None:
    phone = PHONE | {"viewport": (width, 844), "color_scheme": "dark"}
    page = settled(open_in("voila", [WORKED.replace("]}})", ']}}, lang="de")')], READY, **phone))
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    tap(page, "gangster:A:0")
    joined(kernel, "A")
    page.get_by_role("button", name="B: Söldner und Scharfschütze").tap()
    joined(kernel, "A", "B")
    settled(page)
    drag_with_a_finger(page, page.get_by_role("button", name="C: Hacker"), page.locator("[data-drop=heist]"))
    joined(kernel, "A", "B", "C")
    hear(page, "ganze Bande von Rot eingesetzt")
    axe(page, ".gw-picture")


def steps(start: tuple[float, float], end: tuple[float, float], number: int = 8) -> list[tuple[float, float]]:
    """The way from one point to another in so many steps."""
    (x, y), (to_x, to_y) = start, end
    return [(x + (to_x - x) * nth / number, y + (to_y - y) * nth / number) for nth in range(number + 1)]


SCROLLED = """() => [...document.querySelectorAll("*")].reduce((sum, one) => sum + one.scrollTop, 0)"""


def test_a_finger_drags_a_gangster_of_the_picture_onto_the_heist_and_back(come: Any) -> None:
    page = settled(come("page=lab&puzzle=five-for-the-jewels&lang=en", **PHONE))
    told, finger = page.locator(".gw-picture [data-key=told]"), Finger(page)
    way = steps(middle(page, "gangster:Ali:0"), middle(page, "heist::0"))
    before = page.evaluate(SCROLLED)
    finger.goes(*way)
    expect(page.locator(".gw-ghost canvas")).to_be_visible()
    expect(page.locator(".gw-cell.gw-lifted")).to_have_attribute("data-id", "gangster:Ali:0")
    expect(page.locator(".gw-cell.gw-over")).to_have_attribute("data-id", "heist::0")
    finger.leaves()
    expect(told).to_contain_text("Ali joins")
    assert page.evaluate(SCROLLED) == before
    expect(page.locator(".gw-ghost, .gw-lifted, .gw-takes, .gw-over")).to_have_count(0)
    finger.goes(*steps(middle(page, "gangster:Ali:0"), middle(page, "gang:yellow:0")))
    finger.leaves()
    expect(page.get_by_role("button", name="Take back", exact=True)).to_be_disabled()


@pytest.mark.parametrize("begin", ["heist::0", "gang:red:0", "gangster:E:0"])
def test_a_finger_that_begins_where_nobody_can_be_dragged_scrolls_the_page(open_in: OpenIn, begin: str) -> None:
    page = settled(open_in("voila", [WORKED], READY, **PHONE | {"viewport": (390, 400)}))
    x, y = middle(page, begin)
    before, finger = page.evaluate(SCROLLED), Finger(page)
    finger.goes(*steps((x, y), (x, y - 150), 15))
    page.wait_for_function(f"({SCROLLED})() > {before}")
    expect(page.locator(".gw-ghost")).to_have_count(0)
    finger.leaves()


def test_who_is_dragged_is_seen_and_the_heist_shows_that_it_takes_only_who_may_join(open_in: OpenIn) -> None:
    page = settled(open_in("voila", [WORKED.replace("lab\n", 'lab.joined = ["B"]\nlab\n')], READY))
    drag(page, "gangster:C:0", "heist::0", lets=False)
    expect(page.locator(".gw-ghost canvas")).to_be_visible()
    expect(page.locator(".gw-cell.gw-over")).to_have_attribute("data-id", "heist::0")
    expect(page.locator(".gw-cell.gw-lifted")).to_have_attribute("data-id", "gangster:C:0")
    page.mouse.up()
    hear(page, "C joins")
    drag(page, "gangster:A:0", "heist::0", lets=False)
    expect(page.locator(".gw-ghost canvas")).to_be_visible()
    expect(page.locator(".gw-takes, .gw-over")).to_have_count(0)
    page.mouse.up()
    expect(page.locator(".gw-ghost, .gw-lifted")).to_have_count(0)


def test_a_tap_right_after_a_drag_with_a_finger_is_not_lost(open_in: OpenIn, kernel: Kernel) -> None:
    page = settled(open_in("voila", [WORKED], READY, **PHONE))
    for _ in range(3):
        drag_with_a_finger(page, page.get_by_role("button", name="A: leader"), page.locator("[data-drop=heist]"))
        page.get_by_role("button", name="B: ").tap()
        joined(kernel, "A", "B")
        page.get_by_role("button", name="Begin anew").tap()
        joined(kernel)


def test_a_refusal_leaves_what_is_missing_on_the_page(open_in: OpenIn, kernel: Kernel) -> None:
    page = settled(open_in("voila", [WORKED], READY, **PHONE))
    tap(page, "gangster:B:0")
    joined(kernel, "B")
    tap(page, "gangster:A:0")
    expect(page.locator("[data-key=told]")).to_have_text(re.compile("^A brings nothing"))
    expect(page.locator("[data-key=so-far]")).to_contain_text("Still missing: hacker")
    axe(page, ".gw-picture")


def test_in_the_app_it_is_found_from_the_first_page_and_another_heist_has_its_address(come: Any) -> None:
    page = come("game=gangsta&lang=en", viewport=(1366, 768))
    page.get_by_role("link", name="Combination lab").click()
    settled(page)
    expect(page.get_by_role("heading", level=1, name="Combination lab")).to_be_visible()
    axe(page)
    page.wait_for_url("**puzzle=**")
    before = page.url
    page.get_by_role("button", name="Another heist").click()
    page.wait_for_url(lambda url: url != before)
    after = page.url
    page.reload()
    settled(page)
    assert page.url == after


@pytest.mark.parametrize("viewport", [(390, 844), (1920, 1080)])
def test_in_the_app_a_heist_is_met_on_a_phone_and_on_a_beamer(come: Any, viewport: tuple[int, int]) -> None:
    page = settled(come("page=lab&puzzle=five-for-the-jewels&lang=de", viewport=viewport))
    for name in ("Ali", "Bo", "Cem", "Dido"):
        click(page, f"gangster:{name}:0")
        expect(page.locator(".gw-picture [data-key=told]")).to_contain_text(f"{name} kommt dazu")
    expect(page.locator(".gw-picture [data-key=told]")).to_contain_text("Weiter verfügbar: Edda")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe(page)
