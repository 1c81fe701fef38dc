"""A whole game of The Boss as people play it: by mouse, keys and touch, on every screen, and two at one screen."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.app.matches import until
from tests.app.test_play_hands import ALONE

from .accessibility import axe
from .pictures import AT_REST, settled, tap
from .test_play import Come, come, heading, hear, loaded

__all__ = ["come"]

BOSS = "?page=play&game=the_boss"
ACTS = ".gw-picture [data-key=ready] button, .gw-picture [data-key^=choice] button"
ON = ".gw-picture [data-key=on]"
SCREENS = {
    "wide": {"viewport": (1366, 768)},
    "tablet": {"viewport": (820, 1180), "has_touch": True},
    "phone": {"viewport": (390, 844), "device_scale_factor": 2, "has_touch": True},
}
SHOWN = f"""() => JSON.stringify([
  document.querySelector(".gw-picture [data-key=heading]")?.textContent,
  ...[...document.querySelectorAll("{ACTS}, {ON}")].map((one) => one.dataset.key + one.textContent),
])"""
"""Whose turn it is, and what can be done, each time under a key of its own."""
OPEN = """() => [...document.querySelectorAll('.gw-cell[data-id^="card:"]')]
  .filter((one) => !one.getAttribute("aria-label").includes("back"))
  .map((one) => one.dataset.id.split(":")[1])"""
"""Whose cards are read out with what they show, card by card."""


def begun(page: Page, players: int, **language: str) -> Page:
    """The page with a game of that many, bots acting at once."""
    page.get_by_role("group", name="Seats").get_by_role("button", name=str(players), exact=True).click()
    page.get_by_text("House rules").click()
    page.get_by_role("textbox", name="Number of the deal").fill("7")
    page.get_by_role("button", name="Begin").click()
    settled(page)
    page.get_by_role("combobox", name="Bots act").select_option("at once")
    return page


def used(page: Page, selector: str, how: str) -> None:
    """Uses the last control of that kind, by mouse, by keys or by touch, and waits for what comes of it."""
    settled(page)
    before, control = page.evaluate(SHOWN), page.locator(selector).last
    if how == "keys":
        control.focus()
        page.keyboard.press("Enter")
    elif how == "touch":
        control.evaluate("(one) => one.scrollIntoView({block: 'center'})")
        page.wait_for_function(AT_REST)
        control.tap(force=True)
    else:
        control.click()
    page.wait_for_function(f"(was) => ({SHOWN})() !== was", arg=before)


def to_the_end(page: Page, how: str) -> int:
    """Plays on until the game is over: lays a card in every turn. The number of rounds."""
    ready = re.compile(r"Player 1 to move|End of round|The game is over")
    for _ in range(99):
        expect(heading(page)).to_have_text(ready)
        said = heading(page).text_content() or ""
        if "over" in said:
            return int(page.locator(".gw-play-result thead th").last.text_content() or 0)
        used(page, ON if "End" in said else ACTS, how)
    raise AssertionError("the game did not end")


@pytest.mark.parametrize(
    ("players", "screen", "how"),
    [(2, "phone", "touch"), (3, "wide", "mouse"), (3, "wide", "keys"), (4, "tablet", "touch")],
)
def test_a_game_against_bots_is_played_to_its_end(come: Come, players: int, screen: str, how: str) -> None:
    page = begun(come(BOSS, **SCREENS[screen]), players)
    width = SCREENS[screen]["viewport"][0]  # type: ignore[index]
    expect(page.get_by_role("button", name="If it were reckoned now")).to_have_count(0)
    assert 3 <= to_the_end(page, how) <= 6
    hear(page, "The game is over.")
    expect(page.get_by_role("table")).to_contain_text("Money after round")
    expect(page.locator(".gw-picture")).to_contain_text("played all the time as if this were so")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    axe(page)
    page.get_by_role("button", name="Count it step by step").click()
    settled(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("End of round")
    page.get_by_role("button", name="Next →").click()
    expect(page.get_by_text("Step 2 of")).to_be_visible()
    page.get_by_role("button", name="Back to the game").click()
    expect(heading(page)).to_contain_text("The game is over.")
    settled(page)
    page.wait_for_function(AT_REST)
    page.get_by_role("button", name="Replay").click()
    settled(page)
    expect(page.get_by_text("Step 0 of")).to_be_visible()
    page.get_by_role("button", name="Back to the game").click()
    expect(heading(page)).to_contain_text("The game is over.")
    settled(page)
    page.wait_for_function(AT_REST)
    page.get_by_role("button", name="Again with the same people").click()
    expect(heading(page)).to_have_text("Player 1 to move")


def test_everything_has_a_role_and_a_name_and_the_focus_stays_where_something_is(come: Come) -> None:
    page = come(BOSS)
    axe(page)
    page.get_by_role("button", name="Begin").focus()
    page.keyboard.press("Enter")
    settled(page)
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.get_by_role("combobox", name="Bots act").select_option("at once")
    board = page.get_by_role("application").or_(page.locator(".gw-picture canvas")).first
    expect(board).to_be_visible()
    cards = page.locator('.gw-cell[data-id^="card:red"]')
    expect(cards).to_have_count(5)
    expect(cards.first).to_have_attribute("aria-label", re.compile("in the hand of Red: .+, .+"))
    expect(page.locator('.gw-cell[data-id^="card:blue"]').first).not_to_have_attribute(
        "aria-label", re.compile(r"[0-9]$|prison|revolver|hospital|banished")
    )
    axe(page)
    used(page, ACTS, "keys")
    expect(page.locator(".gw-picture .gw-says")).to_be_focused()
    page.get_by_role("button", name="What would a strong player do?").click()
    hear(page, "Have a look at this first")
    axe(page)
    page.get_by_role("button", name="Undo").press("Enter")
    hear(page, "The last decision is taken back")


def test_two_people_hand_the_screen_to_each_other(come: Come) -> None:
    page = come(BOSS)
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_role("textbox", name="Seat 1, name").fill("Anna")
    page.get_by_role("combobox", name="Seat 2, who sits there").select_option("Person")
    page.get_by_role("textbox", name="Seat 2, name").fill("Ben")
    page.get_by_role("button", name="Begin").click()
    settled(page)
    cards = page.locator('.gw-cell[data-id^="card:"]')
    expect(cards).to_have_count(10)
    assert page.evaluate(OPEN) == ["red"] * 5
    used(page, ACTS, "mouse")
    expect(heading(page)).to_have_text("Ben to move")
    expect(cards).to_have_count(9)
    assert page.evaluate(OPEN) == []
    expect(page.locator(ACTS)).to_have_count(0)
    axe(page)
    page.get_by_role("button", name="I am Ben: show my cards").click()
    expect(page.locator(ACTS).first).to_be_visible()
    assert page.evaluate(OPEN) == ["blue"] * 5
    page.reload()
    settled(page)
    expect(cards).to_have_count(9)
    assert page.evaluate(OPEN) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_end_of_a_round_can_be_used_by_everyone_in_both_themes(come: Come, scheme: str) -> None:
    page = loaded(come(BOSS, color_scheme=scheme, has_touch=True), until(ALONE, 1))
    expect(heading(page)).to_have_text("End of round 1")
    axe(page)
    page.get_by_role("button", name="Count it step by step").click()
    settled(page)
    axe(page)
    page.get_by_role("button", name="On to round 2").click()
    settled(page)
    expect(heading(page)).to_have_text("Anna to move")
    tap(page, "Boston")
    expect(page.get_by_role("button", name="Let go of the choice")).to_be_visible()
