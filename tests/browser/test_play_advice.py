"""Hints, looking back, and strong opponents, as people meet them: by keys, on a phone, and without waiting."""

import re

import pytest
from playwright.sync_api import expect

from gangster_widgets.app.match.match import Seat, Terms
from tests.app.matches import until

from .accessibility import axe
from .pictures import settled
from .silence import against_strong
from .test_play import PHONE, Come, come, heading, hear, loaded, move

__all__ = ["come"]

AGAINST_BOTS = Terms("gangster", (Seat("Anna"), Seat(bot="beginner"), Seat(bot="careful")), 7)


@pytest.mark.parametrize("days", [1, pytest.param(3, marks=pytest.mark.long)])
def test_the_page_answers_while_strong_opponents_think_and_they_are_stopped(come: Come, days: int) -> None:
    answers = against_strong(come(), days)
    assert len(answers) > 20
    assert any(one.thinking for one in answers)


def test_a_hint_in_two_steps_by_keys_alone(come: Come) -> None:
    page = loaded(come(), until(AGAINST_BOTS, 1).take_back())
    expect(heading(page)).to_have_text("Anna to move")
    page.get_by_role("button", name="What would a strong player do?").focus()
    page.keyboard.press("Enter")
    expect(heading(page)).to_have_text("Anna to move · hint 1 of 2")
    hear(page, "Have a look at this first: ")
    more = page.get_by_role("button", name="Which action is it?")
    expect(more).to_be_focused()
    axe(page)
    page.keyboard.press("Enter")
    expect(heading(page)).to_have_text("Anna to move · hint 2 of 2")
    hear(page, "A strong player would do this: ")
    expect(more).to_be_disabled()
    expect(page.locator(".gw-picture .gw-says")).to_be_focused()
    expect(page.locator(".gw-play-reasons li").first).to_be_visible()
    axe(page)
    page.get_by_role("combobox", name="Bots act").select_option("at once")
    move(page)
    expect(page.locator(".gw-picture [data-key=latest]")).to_contain_text("(with a hint)")
    expect(heading(page)).not_to_contain_text("hint")


def test_on_a_phone_a_hint_is_in_sight_as_soon_as_it_is_there(come: Come) -> None:
    page = loaded(come(**PHONE), until(AGAINST_BOTS, 1).take_back())
    page.get_by_role("button", name="What would a strong player do?").tap()
    said = page.get_by_text("Have a look at this first: ").and_(page.locator(".gw-panel p"))
    expect(said).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Which action is it?").tap()
    expect(page.get_by_text("A strong player would do this: ").and_(page.locator(".gw-panel p"))).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("properties", [{}, {"color_scheme": "dark"}, PHONE])
def test_looking_back_from_the_end_to_a_position_and_again_without_waiting(
    come: Come, properties: dict[str, object]
) -> None:
    page = loaded(come(**properties), until(AGAINST_BOTS, 3))
    expect(page.get_by_text("Beginner 2 played all the time as if this were so")).to_be_attached()
    page.get_by_role("button", name="Evaluate my game").click()
    expect(page.get_by_role("heading", level=2, name="Anna")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Looking back: Anna")
    expect(page.get_by_role("heading", level=3)).to_have_count(3)
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    title = page.get_by_role("heading", level=3).first.text_content() or ""
    at = int(re.findall(r"\d+", title)[0]) - 1
    page.get_by_role("button", name=f"Show this position: {title}").click()
    settled(page)
    expect(page.get_by_text(re.compile(f"Step {at} of "))).to_be_visible()
    page.get_by_role("button", name="Evaluate my game").click()
    expect(page.get_by_role("heading", level=3).first).to_have_text(title)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    page.get_by_role("button", name="Back to the game").press("Enter")
    expect(heading(page)).to_contain_text("The game is over.")


def test_leaving_while_it_is_thought_leads_away_at_once_and_goes_on_later(come: Come) -> None:
    page = loaded(come(), until(AGAINST_BOTS, 3))
    page.get_by_role("button", name="Evaluate my game").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Looking back: Anna")
    page.get_by_role("button", name="Back to the game").click()
    expect(heading(page)).to_contain_text("The game is over.")
    page.get_by_role("button", name="Evaluate my game").click()
    expect(page.get_by_role("heading", level=2, name="Anna")).to_be_visible()
