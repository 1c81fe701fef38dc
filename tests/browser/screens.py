"""Takes the pictures of the README from the real app: `python -m tests.browser.screens` writes them anew."""

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from .apps import TOKEN, app, opened
from .chromium import ARGUMENTS, chromium
from .pictures import cell, settled
from .test_play import heading, move
from .test_progress import bring, figure
from .watch import STAY_HERE

FOLDER = Path(__file__).parents[2] / ".github" / "screens"
CALM: dict[str, Any] = {"reduced_motion": "reduce"}
SCREEN = CALM | {"viewport": {"width": 1180, "height": 700}}
PHONE = CALM | {"viewport": {"width": 390, "height": 780}, "device_scale_factor": 1.5, "has_touch": True}

CLASS = ("--port", "0", "--host", "0.0.0.0", "--token", TOKEN)

FAULTY = """\
id: my-puzzle
game: gangster
kind: points
ask: {district: Cicero}
position:
  districts:
    Cicero: {tablet: T99, gangsters: YGY}
"""


def answer(page: Page, **points: int) -> None:
    """Types points and checks them."""
    settled(page)
    for name, number in points.items():
        page.get_by_role("textbox", name=name.capitalize(), exact=True).fill(str(number))
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.locator("[data-key=verdict]")).to_be_visible()
    page.mouse.move(2, 2)


def wrong(page: Page) -> None:
    """A wrong answer with what is said of it."""
    answer(page, yellow=5, grey=4, brown=2, blue=5)


def faulty(page: Page) -> None:
    """A puzzle file of one's own with a fault."""
    page.get_by_text("Choose puzzles").click()
    given = {"name": "my-puzzles.yaml", "mimeType": "text/plain", "buffer": FAULTY.encode()}
    page.get_by_label("A puzzle file of your own").set_input_files(given)
    expect(page.locator("[data-key=faulty]")).to_be_visible()


def started(page: Page) -> None:
    """A run against the clock."""
    page.locator("[data-do=start]").click()
    settled(page)
    expect(page.get_by_role("timer")).to_contain_text("2:")


def counted(page: Page) -> None:
    """A few lines on the scoring pad."""
    settled(page)
    for place, typed in (("North Side", "1ybnygny"), ("The Loop", "7ygn.b"), ("Chinatown", "3ggnx")):
        page.get_by_role("textbox", name=place, exact=True).fill(typed)
        page.get_by_role("textbox", name=place, exact=True).press("Enter")
        expect(cell(page, f"{place}#1")).to_be_attached()
    settled(page)


def stepped(page: Page) -> None:
    """A worked example, two steps on."""
    settled(page)
    for nth in (1, 2):
        page.get_by_role("button", name="Next →").click()
        expect(page.get_by_text(f"Step {nth} of 3")).to_be_visible()
        settled(page)
    page.mouse.move(2, 2)


def played(page: Page) -> None:
    """A game against two bots, some turns on."""
    page.get_by_role("button", name="Begin").click()
    settled(page)
    page.get_by_role("combobox", name="Bots act").select_option("at once")
    for _ in range(5):
        expect(heading(page)).to_have_text("Player 1 to move")
        move(page)
    expect(heading(page)).to_have_text("Player 1 to move")
    if page.locator("[data-do=let-go]").count():
        page.locator("[data-do=let-go]").click()
    settled(page)
    page.mouse.move(2, 2)


def practised(page: Page) -> None:
    """Progress after some days of practice."""
    bring(page, 45)
    page.goto(page.url.replace("data", "progress"))
    figure(page, "topics")
    figure(page, "activity")


def nothing(page: Page) -> None:
    """The page as it is."""


SHOTS: tuple[tuple[str, str, dict[str, Any], Callable[[Page], None]], ...] = (
    ("home", "?lang=en", SCREEN, nothing),
    ("solve", "?page=solve&puzzle=north-side&lang=en", SCREEN, wrong),
    ("phone", "?page=solve&puzzle=first-count&lang=de", {**PHONE, "color_scheme": "dark"}, settled),
    ("clock", "?page=solve&run=3&lang=fr", PHONE, started),
    ("file", "?page=solve&puzzle=first-count&lang=en", SCREEN, faulty),
    ("count", "?page=count&lang=en", SCREEN, counted),
    ("data", "?page=data&lang=en", SCREEN, nothing),
    ("learn", "?page=learn&lesson=gaps&step=1&lang=en", SCREEN, stepped),
    ("play", "?page=play&lang=en", SCREEN, played),
    ("compose", "?page=compose&puzzle=north-side&lang=en", SCREEN, settled),
    ("sheet", "?page=sheet&chosen=north-side,tie-of-two,trunk-for-two&lang=en", SCREEN, nothing),
    ("progress", "?page=data&lang=en", SCREEN, practised),
)


def shoot(browser: Browser, base: str) -> None:
    """Every picture, each in a browser of its own, after the one that the door shows."""
    door = browser.new_context(**SCREEN).new_page()
    door.goto(f"{base}?lang=en")
    door.screenshot(path=FOLDER / "door.png")
    door.context.close()
    for name, query, properties, act in SHOTS:
        page = browser.new_context(**properties).new_page()
        opened(page, f"{base}{query}&token={TOKEN}")
        act(page)
        page.evaluate("() => document.activeElement?.blur()")
        page.screenshot(path=FOLDER / f"{name}.png")
        page.context.close()


def main() -> None:
    """Serves the app and takes the pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, app(Path(folder), *CLASS) as served, sync_playwright() as pw:
        browser = pw.chromium.launch(executable_path=chromium(), args=[*ARGUMENTS, STAY_HERE])
        shoot(browser, served.url)
        browser.close()


if __name__ == "__main__":
    main()
