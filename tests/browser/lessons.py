"""How a learner goes through a lesson: by keys alone, or with a finger."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from gangster_widgets.lessons.course import lesson, lessons
from gangster_widgets.puzzles.puzzle import Puzzle

from .pictures import UNDER, tap

PHONE = {"viewport": (390, 844), "device_scale_factor": 2, "has_touch": True}
COURSE, GAPS = lessons("gangster"), lesson("gangster", "gaps")
TITLE, MOST = GAPS.title["en"], len(GAPS.pages)
MOST_TABS = 45


def tab_to(page: Page, wanted: Locator, key: str = "Tab") -> None:
    """Goes there by that key alone, and not far."""
    there = wanted.and_(page.locator(":focus"))
    expect(wanted.first).to_be_visible()
    for _ in range(MOST_TABS):
        page.keyboard.press(key)
        if there.count():
            return
    raise AssertionError(f"{wanted} is not reached by {key}")


def press(page: Page, name: str | re.Pattern[str], key: str = "Tab") -> None:
    """Goes to that button by keys, and presses it."""
    tab_to(page, page.get_by_role("button", name=name, exact=True), key)
    page.keyboard.press("Enter")


def give(page: Page, answer: Any) -> None:
    """Types a whole answer, and checks it."""
    line = page.get_by_role("textbox", name="Type the whole answer")
    if not line.is_visible():
        tab_to(page, page.locator("summary", has_text="Type the whole answer"))
        page.keyboard.press("Enter")
    tab_to(page, line)
    page.keyboard.press("Control+a")
    page.keyboard.type(json.dumps(answer))
    page.keyboard.press("Enter")
    press(page, "Check", "Shift+Tab")


def tap_in_order(page: Page, asked: Puzzle, answer: Any) -> None:
    """Gives an answer on the picture, and checks it."""
    for field in answer:
        tap(page, f"{asked.ask.district}#{field}")
    tap_on(page, page.get_by_role("button", name="Check", exact=True))


def tap_on(page: Page, button: Locator) -> None:
    """Taps on a button that nothing covers."""
    button.scroll_into_view_if_needed()
    page.wait_for_function(UNDER, arg=[button.element_handle(), 20, 15])
    button.tap()
