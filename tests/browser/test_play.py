"""Whole games as people play them: against bots, together, interrupted, taken back, counted, kept, looked back at."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from gangster_widgets.app.match.match import Match
from gangster_widgets.app.match.match_file import written
from tests.app.matches import TWO_AND_A_BOT, until

from .accessibility import axe
from .apps import TOKEN, App
from .pages import Pages
from .pictures import settled, tap

ROW_OF_TWO_LINES = "1"
"""A deal in which the things that can be unloaded need two lines on a phone: the tallest there is on a first day."""
PHONE = {"viewport": (390, 844), "device_scale_factor": 2, "has_touch": True}
Come = Callable[..., Page]


@pytest.fixture
def come(shared_server: App, open_page: Pages) -> Come:
    """Opens Play as somebody who was never there, in a browser of his own; or again, as who was there before."""
    bare = shared_server.url

    def came(query: str = "?page=play", page: Page | None = None, **properties: object) -> Page:
        page = page or open_page(**{"reduced_motion": "reduce"} | properties)
        page.goto(f"{bare}?token={TOKEN}&{query.lstrip('?')}" if not page.context.cookies() else bare + query)
        expect(page.locator("h1")).to_be_visible()
        return page

    return came


def loaded(page: Page, match: Match) -> Page:
    """The page with that game, out of a file."""
    file = {"name": "game.json", "mimeType": "application/json", "buffer": written(match).encode()}
    page.get_by_label("Game from a file").set_input_files(file)
    expect(page).to_have_url(re.compile("saved="))
    return settled(page)


def hear(page: Page, text: str) -> None:
    """Waits until the board's live region says that."""
    expect(page.locator(".gw-picture .gw-live")).to_contain_text(text)


def heading(page: Page) -> Locator:
    """Whose turn it is."""
    return page.locator(".gw-picture [data-key=heading]")


ASKED = """() => [
  ...document.querySelectorAll(".gw-picture [data-key^=choice] button"),
].map((one) => one.dataset.key).join()"""
"""What can be chosen on the page; each choice goes by how many actions the game has, and what was chosen before."""


def move(page: Page) -> None:
    """A person takes an action: at every question the first answer, until the action is played."""
    actions = page.evaluate(ASKED).partition("-")[0]
    for _ in range(9):
        asked = page.evaluate(ASKED)
        page.locator(".gw-picture [data-key^=choice] button").first.click()
        page.wait_for_function(f"(was) => ({ASKED})() !== was", arg=asked)
        if page.evaluate(ASKED).partition("-")[0] != actions:
            return
    raise AssertionError("no action was played")


def to_the_next_day(page: Page, stage: int) -> None:
    """Plays on until the day of reckoning of that stage has come, or the game is over."""
    over = re.compile(f"Player 1 to move|Day of reckoning: stage {stage}|The game is over")
    for _ in range(60):
        expect(heading(page)).to_have_text(over)
        if " to move" not in (heading(page).text_content() or ""):
            return
        move(page)
    raise AssertionError("no day of reckoning came")


def test_a_game_against_two_bots_interrupted_and_resumed_to_the_last_reckoning(come: Come) -> None:
    page = come()
    page.get_by_text("House rules").click()
    page.get_by_role("textbox", name="Number of the deal").fill("7")
    page.get_by_role("button", name="Begin").click()
    settled(page)
    expect(page).to_have_title("Player 1, Beginner 2 and Practised player 3 · Gangster Widgets")
    page.get_by_role("combobox", name="Bots act").select_option("at once")
    to_the_next_day(page, 1)
    page.get_by_role("button", name="Count it step by step").click()
    settled(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Day of reckoning: stage 1")
    page.get_by_role("button", name="Next →").press("End")
    expect(heading(page)).to_contain_text("Influence")
    page.get_by_role("button", name="On to stage 2").click()
    settled(page)
    to_the_next_day(page, 2)
    address, context = page.url, page.context
    page.close()
    page = settled(come(address[address.index("?") :], page=context.new_page()))
    page.get_by_role("button", name="On to stage 3").click()
    to_the_next_day(page, 3)
    hear(page, "The game is over.")
    expect(page.get_by_role("table")).to_contain_text("Influence after stage")
    page.get_by_role("button", name="Count it step by step").click()
    settled(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Day of reckoning: stage 3")
    page.get_by_role("button", name="Back to the game").click()
    settled(page)
    page.get_by_role("button", name="Again with the same people").click()
    expect(heading(page)).to_have_text("Player 1 to move")


def test_two_people_on_one_screen_and_what_is_taken_back_stays_marked(come: Come) -> None:
    page = come()
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_role("textbox", name="Seat 1, name").fill("Anna")
    page.get_by_role("combobox", name="Seat 2, who sits there").select_option("Person")
    page.get_by_role("textbox", name="Seat 2, name").fill("Ben")
    page.get_by_role("button", name="Begin").click()
    settled(page)
    expect(heading(page)).to_have_text("Anna to move")
    move(page)
    expect(heading(page)).to_have_text("Ben to move")
    hear(page, "Ben to move")
    move(page)
    expect(heading(page)).to_have_text("Anna to move")
    page.get_by_role("button", name="Undo").click()
    expect(heading(page)).to_have_text("Ben to move")
    hear(page, "The last decision is taken back")
    page.get_by_text("The log: all 2 actions").click()
    lines = page.locator(".gw-play-below li")
    expect(lines.nth(0)).to_contain_text("(taken back)")
    expect(lines.nth(0).locator("s")).to_contain_text("Ben")
    expect(lines.nth(1)).not_to_contain_text("(taken back)")
    page.reload()
    settled(page)
    expect(heading(page)).to_have_text("Ben to move")
    expect(page.locator(".gw-picture .gw-play-log s")).to_have_count(1)


def test_all_of_it_by_keys_alone(come: Come) -> None:
    page = come()
    page.get_by_role("button", name="Begin").focus()
    page.keyboard.press("Enter")
    settled(page)
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.get_by_role("combobox", name="Bots act").select_option("at once")
    page.locator(".gw-picture [data-key^=choice] button").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Let go of the choice")).to_be_visible()
    page.locator(".gw-cell").first.focus()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Let go of the choice")).to_have_count(0)
    move(page)
    expect(page.get_by_text("The log: all 3 actions")).to_be_visible()
    expect(heading(page)).to_have_text("Player 1 to move")
    page.get_by_role("button", name="Undo").press("Enter")
    hear(page, "The last decision is taken back, and what bots did after it. Player 1 to move")
    expect(page.locator(".gw-picture .gw-says")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("The log: 4 actions")).to_have_count(0)
    expect(heading(page)).to_have_text("Player 1 to move")
    expect(page.get_by_role("button", name="Stop the bots")).to_have_count(0)


def test_what_if_then_saved_loaded_by_a_stranger_and_stepped_through(come: Come, tmp_path: Path) -> None:
    match = until(TWO_AND_A_BOT, 1)
    page = loaded(come(), match)
    page.get_by_role("button", name="If it were reckoned now").click()
    settled(page)
    page.get_by_role("button", name="6", exact=True).click()
    expect(page.get_by_role("button", name="6", exact=True)).to_have_attribute("aria-pressed", "true")
    page.go_back()
    settled(page)
    expect(heading(page)).to_have_text("Day of reckoning: stage 1")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as a file").click()
    waiting.value.save_as(tmp_path / "saved.json")
    stranger = come()
    stranger.get_by_label("Game from a file").set_input_files(tmp_path / "saved.json")
    settled(stranger)
    expect(heading(stranger)).to_have_text("Day of reckoning: stage 1")
    stranger.get_by_role("button", name="Replay").click()
    settled(stranger)
    stranger.get_by_role("button", name="Next →").click()
    expect(stranger).to_have_url(re.compile("step=2"))
    stranger.get_by_role("slider").fill("9")
    expect(stranger).to_have_url(re.compile("step=10"))
    stranger.reload()
    settled(stranger)
    expect(stranger.get_by_text(f"Step 9 of {len(match.actions)}")).to_be_visible()
    stranger.get_by_role("button", name="Stage 1", exact=True).click()
    settled(stranger)
    expect(stranger.get_by_role("heading", level=1)).to_have_text("Day of reckoning: stage 1")


@pytest.mark.parametrize("number", ["3", "5"])
def test_on_a_small_laptop_the_whole_board_is_seen_with_what_lies_before_each_player(come: Come, number: str) -> None:
    page = come(viewport=(1366, 768))
    page.get_by_role("group", name="Seats").get_by_role("button", name=number, exact=True).click()
    page.get_by_role("button", name="Begin").click()
    settled(page)
    expect(page.locator(".gw-picture canvas")).to_be_in_viewport(ratio=1)
    cards = page.locator('.gw-cell[data-id^="card:"]')
    expect(cards).to_have_count(3 * int(number))
    assert page.evaluate("innerHeight") >= max(
        box["y"] + box["height"] for box in map(Locator.bounding_box, cards.all()) if box
    )


def test_on_a_phone_what_can_be_done_is_in_sight_and_the_tablet_too(come: Come) -> None:
    page = come(**PHONE)
    page.get_by_text("House rules").tap()
    page.get_by_label("Number of the deal").fill(ROW_OF_TWO_LINES)
    page.get_by_label("Number of the deal").press("Tab")
    page.get_by_role("button", name="Begin").tap()
    settled(page)
    page.get_by_role("combobox", name="Bots act").select_option("at once")
    move(page)
    expect(page.get_by_text("The log: all 3 actions")).to_be_visible()
    expect(page.locator(".gw-picture [data-key^=choice]").nth(1)).to_be_in_viewport(ratio=1)
    top = page.locator(".gw-picture .gw-panel").bounding_box()
    large = page.locator(".gw-cell[data-id*='#']").last.bounding_box()
    assert top is not None
    assert large is not None
    assert 0 < large["y"] + large["height"] <= top["y"]


def test_a_phone(come: Come) -> None:
    page = come(**PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("button", name="Begin").tap()
    settled(page)
    page.get_by_role("combobox", name="Bots act").select_option("at once")
    to = page.locator(".gw-picture [data-key^=choice] button").first
    to.tap()
    district = page.locator("[data-key=choice-to] button").first
    name = district.text_content() or ""
    tap(page, name)
    play = page.get_by_role("button", name=re.compile(f"^Play: .*{name}"))
    page.locator(".gw-picture .gw-panel").evaluate("(panel) => { panel.scrollTop = 999; }")
    play.evaluate("(button) => button.click()")
    expect(page.get_by_text("The log: all 3 actions")).to_be_visible()
    expect(heading(page)).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("button", name="If it were reckoned now").tap()
    settled(page)
    page.get_by_role("button", name="Back to the game").tap()
    settled(page)
    expect(heading(page)).to_have_text("Player 1 to move")


def test_in_the_largest_text_whose_turn_it_is_stays_in_sight(come: Come) -> None:
    page = come(viewport=(1366, 768))
    page.get_by_text("Look").click()
    page.get_by_role("combobox", name="Text", exact=True).select_option("largest")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".gw-cell").first).to_be_attached()
    expect(heading(page)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_of_play_can_be_used_by_everyone_in_both_themes(come: Come, scheme: str) -> None:
    page = come(color_scheme=scheme)
    page.get_by_text("House rules").click()
    axe(page)
    loaded(page, until(TWO_AND_A_BOT, 1))
    page.get_by_text("The log:").click()
    axe(page)
    page.get_by_role("button", name="Count it step by step").click()
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    settled(page)
    axe(page)
    page.get_by_role("button", name="On to stage 2").click()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".gw-picture .gw-play-log s").first).to_be_visible()
    axe(page)
    page.get_by_role("button", name="If it were reckoned now").click()
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    settled(page)
    axe(page)
    page.go_back()
    page.get_by_role("button", name="Replay").click()
    expect(page.get_by_text("Step 0 of")).to_be_visible()
    settled(page)
    axe(page)
    come(page=page)
    loaded(page, until(TWO_AND_A_BOT, 3))
    axe(page)
    page.get_by_role("button", name="All games").click()
    expect(page.get_by_role("button", name=re.compile("^Delete: ")).first).to_be_visible()
    page.get_by_role("button", name=re.compile("^Delete: ")).first.click()
    expect(page.get_by_role("button", name="Yes, delete it")).to_be_visible()
    axe(page)
