"""The placement test in a browser: by mouse and by keys alone, on a phone, and for everyone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .accessibility import axe
from .pictures import settled

Come = Callable[..., Page]
PLACEMENT = "page=placement"
PHONE = {"viewport": (390, 844), "device_scale_factor": 2, "has_touch": True}


def at(page: Page, number: int) -> Page:
    """The page, as soon as that question is there with its picture."""
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Question {number} of at most 10")
    return settled(page)


def test_questions_come_one_after_another_and_the_result_leads_to_a_lesson(come: Come) -> None:
    page = come(PLACEMENT)
    page.get_by_role("button", name="Begin with the questions").click()
    at(page, 1)
    expect(page.get_by_role("button", name=re.compile("Hint"))).to_have_count(0)
    page.get_by_role("button", name="I do not know").click()
    at(page, 2)
    page.reload()
    at(page, 2)
    page.get_by_role("button", name="Stop here and see the result").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Where to begin")
    page.get_by_role("button", name=re.compile("To the lesson")).click()
    expect(page).to_have_url(re.compile("page=learn&lesson="))


def test_by_keys_alone_who_does_not_know_comes_to_the_first_lesson(come: Come) -> None:
    page = come(PLACEMENT)
    page.get_by_role("button", name="Begin with the questions").press("Enter")
    for number in (1, 2, 3):
        expect(at(page, number).get_by_role("heading", level=1)).to_be_focused()
        page.keyboard.press("Tab")
        expect(page.get_by_role("button", name="I do not know")).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Where to begin")).to_be_focused()
    page.get_by_role("button", name="To the first lesson").press("Enter")
    expect(page).to_have_url(re.compile("page=learn&lesson=goal"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_of_it_can_be_used_by_everyone_on_a_phone(come: Come, scheme: str) -> None:
    page = come(PLACEMENT, color_scheme=scheme, **PHONE)
    axe(page)
    page.get_by_role("button", name="Begin with the questions").tap()
    at(page, 1)
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Stop here and see the result").tap()
    expect(page.get_by_role("heading", level=1)).to_have_text("Where to begin")
    axe(page)
