"""Progress as people use it: empty at first, after twenty answers, with plots and tables, on a phone, for everyone."""

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from gangster_widgets.app.keeping.exchange import Progress, written
from tests.app.practised import HOUR, PUZZLES, answered

from .accessibility import axe
from .apps import TOKEN, App
from .pages import Pages
from .pictures import READY, settled

PHONE = {"viewport": (390, 844), "device_scale_factor": 2, "has_touch": True}
FILES = ("actions", "casino", "driving", "first-count", "french-text", "gaps")
"""What the answers are to: actions, roads, tablets and reckonings."""
NAMES = ("topics", "activity", "firsts", "coming")

Come = Callable[..., Page]


@pytest.fixture
def come(shared_server: App, open_page: Pages) -> Come:
    """Opens the app at an address, in a browser of its own, as somebody with so many answers up to now."""

    def came(query: str, answers: int = 0, **properties: object) -> Page:
        page = open_page(**properties)
        page.goto(f"{shared_server.url}?token={TOKEN}&page=data")
        if answers:
            bring(page, answers)
        page.goto(shared_server.url + query)
        expect(page.locator("h1")).to_be_visible()
        return page

    return came


def bring(page: Page, number: int) -> None:
    """Brings so many answers to the page of one's own data, a few of them wrong, one every three hours."""
    idea = {"ideas": ("tie-lower-rank",), "blamed": ("tie.highest-rank",)}
    now = time.time()
    mixed = [one for one in PUZZLES if Path(one.file).stem in FILES]
    given = tuple(
        answered(
            mixed[nth % len(mixed)],
            now - (number - nth + 0.1) * 3 * HOUR,
            "right" if nth % 4 else "wrong",
            seconds=60,
            sitting=f"{nth}",
            **({} if nth % 4 else idea),
        )
        for nth in range(number)
    )
    data = written(Progress(at=now, answers=given, values=(), games=()))
    page.locator("input[type=file]").set_input_files(
        {"name": "progress.json", "mimeType": "application/json", "buffer": data}
    )
    expect(page.locator("[data-key=said]")).to_contain_text(str(number))


def figure(page: Page, name: str) -> Locator:
    """A plot with its table, as soon as it is drawn."""
    found = page.locator(f'[data-key="plot-{name}"]')
    expect(found.locator("img.gw-drawn")).to_be_visible()
    page.wait_for_function(
        "(name) => document.querySelector(`[data-key='plot-${name}'] img`).naturalWidth > 0", arg=name
    )
    return found


def rows(found: Locator) -> list[list[str]]:
    """What its table says, unfolded, row by row."""
    found.get_by_text(re.compile("table|Tabelle")).click()
    expect(found.get_by_role("table")).to_be_visible()
    told: list[list[str]] = found.locator("tbody tr").evaluate_all(
        "(rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent))"
    )
    return told


def test_from_the_first_answer_to_progress_after_twenty_and_on(come: Come) -> None:
    page = come("?page=progress")
    axe(page)
    page.get_by_role("button", name="Solve your first puzzle").click()
    settled(page)
    for points, verdict in ((3, "Not right"), (5, "Right.")):
        for name, number in (("Yellow", points), ("Grey", 2), ("Blue", 3)):
            page.get_by_role("textbox", name=name).fill(str(number))
        page.get_by_role("button", name="Check", exact=True).click()
        expect(page.locator("[data-key=verdict]")).to_contain_text(verdict)
    page.get_by_role("link", name="Progress", exact=True).click()
    expect(page.locator("[data-key=figures]")).to_contain_text("Right answers1 of 2")
    expect(page.locator("[data-key=still]")).to_contain_text("after 19 more")
    figure(page, "topics")
    page.goto(page.url.replace("progress", "data"))
    bring(page, 19)
    page.goto(page.url.replace("data", "progress"))
    expect(page.locator("[data-key=figures]")).to_contain_text("Right at the first attempt14 of 20")
    told = {name: rows(figure(page, name)) for name in NAMES}
    assert sum(int(row[1]) for row in told["activity"]) == 15
    assert sum(int(row[2]) for row in told["activity"]) == 6
    assert sum(int(row[1]) for row in told["firsts"]) == 14
    for name in NAMES:
        alt = figure(page, name).locator("img").get_attribute("alt") or ""
        assert all(row[0] in alt for row in told[name] if set(row[1:]) - {"0"})
    page.get_by_role("button", name="Review now").click()
    settled(page)
    expect(page.locator("[data-key=why]")).to_contain_text("Review: ")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Progress")


def test_a_topic_is_unfolded_by_keys_and_the_focus_stays(come: Come) -> None:
    page = come("?page=progress", 20)
    topic = page.locator("summary", has_text="The reckoning:")
    topic.press("Enter")
    bars = figure(page, "topic:reckoning")
    expect(topic).to_be_focused()
    assert len(rows(bars)) == 6
    expect(bars.locator("tbody tr", has_text="Ties go to the higher rank")).to_contain_text("shaky")
    page.locator("summary", has_text="Ties go to the higher rank").press("Enter")
    expect(page.get_by_text(re.compile("highest gangster|higher rank", re.I)).last).to_be_visible()
    page.get_by_role("link", name=re.compile("^Puzzles: ")).first.press("Enter")
    settled(page)
    expect(page).to_have_url(re.compile("page=solve.*about="))


def test_on_a_phone_in_german_in_the_dark_with_the_largest_letters(come: Come) -> None:
    page = come("?page=progress&lang=de", 20, locale="de-DE", color_scheme="dark", **PHONE)
    small = heights(page)
    page.get_by_text("Darstellung", exact=True).tap()
    page.get_by_role("combobox", name="Schrift").select_option("largest")
    page.wait_for_function(
        "(was) => document.querySelector('[data-key=\"plot-topics\"] img').height > was", arg=small["topics"] * 1.2
    )
    assert all(large > small[name] for name, large in heights(page).items())
    page.get_by_text("Sonderausrüstungen:").tap()
    figure(page, "topic:equipment")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    axe(page)
    page.get_by_role("button", name="Jetzt wiederholen").tap()
    expect(page.locator(READY).first).to_be_visible()
    expect(page).to_have_url(re.compile("page=solve"))


def heights(page: Page) -> dict[str, Any]:
    """How high each plot is on the page."""
    boxes = {name: figure(page, name).locator("img").bounding_box() for name in NAMES}
    return {name: box["height"] for name, box in boxes.items() if box}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_progress_can_be_used_by_everyone_in_both_themes(come: Come, scheme: str) -> None:
    page = come("?page=progress", 20, color_scheme=scheme)
    for name in NAMES:
        rows(figure(page, name))
    page.locator("summary", has_text="Driving:").click()
    rows(figure(page, "topic:driving"))
    axe(page)
    ground = "rgb(245, 237, 220)" if scheme == "light" else "rgb(23, 21, 17)"
    expect(page.locator("body")).to_have_css("background-color", ground)
