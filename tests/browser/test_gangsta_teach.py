"""Gangsta! for a class, in the app: an exercise composed, handed on and solved; every room of a teacher's, with axe."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .accessibility import axe
from .lessons import PHONE
from .pictures import click, settled

WORKED = ("Lena LB", "Mats LMS", "Hugo LH")


def typed(page: Page, name: str, text: str) -> None:
    """Types that into the line of that name."""
    line = page.get_by_role("textbox", name=name, exact=True)
    line.fill(text)
    line.press("Enter")


def test_an_exercise_is_composed_in_a_minute_handed_on_and_solved(come: Any) -> None:
    page = settled(come("page=compose&game=gangsta&lang=en", viewport=(1366, 768)))
    page.get_by_role("combobox", name="What is asked", exact=True).select_option("engage")
    for nth, line in enumerate(WORKED, start=1):
        typed(page, f"Gangster {nth}", line)
        expect(page.locator(".gw-picture [data-key=told]")).to_contain_text(f"Gangster {nth}: {line}")
    page.get_by_role("combobox", name="Now", exact=True).select_option("available")
    click(page, "gangster:Hugo:0")
    expect(page.get_by_role("combobox", name="Gangster", exact=True)).to_have_value("Hugo")
    page.get_by_role("combobox", name="Now", exact=True).select_option("available")
    typed(page, "Skills it takes", "lmzh")
    expect(page.locator(".gw-wrong").first).to_contain_text("“lmzh” are not skills")
    typed(page, "Skills it takes", "lmsh")
    expect(page.locator("[data-key=so-far]")).to_contain_text("Lena → Mats → Hugo")
    axe(page)
    page.get_by_role("link", name="Try it out as a learner").click()
    expect(page.get_by_role("button", name="Check", exact=True)).to_be_visible()
    settled(page)
    for name in ("Lena", "Hugo", "Mats"):
        click(page, f"gangster:{name}:0")
        expect(page.get_by_role("list", name="The order, the first place first")).to_contain_text(name)
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.locator("[data-key=verdict]")).to_contain_text("Right")


def test_on_a_phone_a_name_given_twice_is_said_at_once(come: Any) -> None:
    page = settled(come("page=compose&game=gangsta&lang=de", **PHONE))
    typed(page, "Gangster 2", "A LM")
    expect(page.locator(".gw-fault")).to_contain_text("zweimal")
    typed(page, "Gangster 2", "Mo LM")
    expect(page.locator(".gw-fault")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe(page)


def test_an_emptied_line_shows_at_once_whom_it_stands_for_and_takes_nobody_else_away(come: Any) -> None:
    page = settled(come("page=compose&game=gangsta&lang=en", viewport=(1366, 768)))
    for nth, line in enumerate(WORKED, start=1):
        typed(page, f"Gangster {nth}", line)
        expect(page.locator(".gw-picture [data-key=told]")).to_contain_text(f"Gangster {nth}: {line}")
    first = page.get_by_role("textbox", name="Gangster 1", exact=True)
    first.fill("")
    first.press("Enter")
    first.press("Enter")
    expect(first).to_have_value(WORKED[1])
    first.press("Enter")
    first.press("Tab")
    expect(first).to_have_value(WORKED[1])
    expect(page.get_by_role("textbox", name="Gangster 2", exact=True)).to_have_value(WORKED[2])
    first.fill("")
    first.press("Enter")
    expect(first).to_have_value(WORKED[2])


SHEET = "sheet&chosen=five-for-the-jewels,a-short-rest,five-plans-on-the-wall,one-table-left"


@pytest.mark.parametrize("query", [SHEET, "show", "teach", "lab", "compose"])
def test_every_room_of_a_teachers_opens_with_gangsta_and_axe_finds_nothing(come: Any, query: str) -> None:
    page = come(f"page={query}&game=gangsta&lang=de", viewport=(820, 1180))
    assert "game=gangsta" in page.url
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe(page)


def test_an_income_is_shown_step_by_step_on_a_beamer(come: Any) -> None:
    page = settled(come("page=show&puzzle=eight-six-five&lang=en", viewport=(1920, 1080)))
    steps = page.get_by_role("combobox", name="Go to").locator("option")
    expect(steps).to_have_text(["Skills", "The most", "What that brings"])
    page.get_by_role("combobox", name="Go to").select_option("What that brings")
    page.wait_for_url("**step=**")
    expect(page.get_by_role("region").get_by_text("What does Red receive?")).to_be_visible()
    axe(page)
