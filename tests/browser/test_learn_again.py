"""What comes once more at the end of a lesson, and the map that tells of it: by keys, on a phone, for everyone."""

import time
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from gangster_widgets.app.keeping.exchange import Progress, Value, written
from gangster_widgets.puzzles.bank import puzzle
from gangster_widgets.puzzles.puzzle import Puzzle
from tests.app.practised import MINUTE, answered

from .accessibility import axe
from .apps import TOKEN, App
from .lessons import COURSE, GAPS, MOST, PHONE, TITLE, give, press, tap_in_order, tap_on
from .pages import Pages
from .pictures import settled

END = f"page=learn&lesson=gaps&step={MOST + 1}"
WHY = "In this lesson something went wrong: “Gaps filled at once”. Here is another position about it."


@pytest.fixture
def missed(shared_server: App, open_page: Pages) -> Any:
    """Opens the app as somebody who went through the lesson on gaps, where an answer went wrong a while ago."""

    def came(query: str, **properties: object) -> Page:
        page, now = open_page(**properties), time.time()
        page.goto(f"{shared_server.url}?token={TOKEN}&page=data")
        wrong = answered(
            "last-field-still-empty", now - 10 * MINUTE, "wrong", ideas=("gap-at-once",), blamed=("gap.filling",)
        )
        way = Value("lesson:gaps", now, {"step": 1, "done": [*range(1, MOST + 1)], "seen": now})
        data = written(Progress(at=now, answers=(wrong,), values=(way,), games=()))
        page.locator("input[type=file]").set_input_files(
            {"name": "progress.json", "mimeType": "application/json", "buffer": data}
        )
        expect(page.locator("[data-key=said]")).to_be_visible()
        page.goto(f"{shared_server.url}?{query}")
        expect(page.locator("h1")).to_be_visible()
        return page

    return came


def once_more(page: Page) -> Puzzle:
    """The puzzle that comes once more, as soon as it can be answered; it is the one that the address names."""
    expect(page.get_by_role("heading", name="Once more")).to_be_visible()
    expect(page.get_by_text(WHY)).to_be_visible()
    settled(page)
    return puzzle(parse_qs(urlsplit(page.url).query)["puzzle"][0])


def test_what_went_wrong_comes_once_more_by_keys_and_an_answer_leads_on_with_the_course(missed: Any) -> None:
    page = missed(END)
    asked = once_more(page)
    give(page, asked.solution())
    expect(page.locator("[data-key=verdict]")).to_contain_text("Right.")
    page.reload()
    expect(page.locator("[data-key=verdict]")).to_contain_text("Right.")
    press(page, "On with the course")
    following = COURSE[COURSE.index(GAPS) + 1]
    expect(page.get_by_role("heading", level=1)).to_have_text(following.pages[0].title["en"])
    page.goto(page.url.split("?")[0] + f"?{END}")
    expect(page.get_by_role("heading", level=1)).to_have_text(f"“{TITLE}” is done")
    expect(page.get_by_role("heading", name="Once more")).to_have_count(0)


def test_what_went_wrong_comes_once_more_on_a_phone(missed: Any) -> None:
    page = missed(END, **PHONE)
    asked = once_more(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    tap_in_order(page, asked, asked.tells_apart()["gap-at-once"])
    expect(page.locator("[data-key=verdict]")).to_contain_text("Not right.")
    page.reload()
    expect(page.locator("[data-key=verdict]")).to_contain_text("Not right.")
    tap_on(page, page.get_by_role("button", name=f"Next lesson: {COURSE[COURSE.index(GAPS) + 1].title['en']}"))
    expect(page.get_by_role("heading", name="Once more")).to_have_count(0)


@pytest.mark.parametrize("look", [{"viewport": (1366, 768)}, PHONE], ids=["wide", "phone"])
def test_the_next_lesson_stands_above_what_comes_once_more_which_can_be_let_go_of(
    missed: Any, look: dict[str, Any]
) -> None:
    page = missed(END, **look)
    once_more(page)
    on = page.get_by_role("button", name=f"Next lesson: {COURSE[COURSE.index(GAPS) + 1].title['en']}")
    expect(on).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="No, thank you").click()
    expect(page.get_by_role("heading", name="Once more")).to_have_count(0)
    expect(on).to_be_visible()
    expect(page.get_by_role("region", name="Back and on")).to_have_count(0)
    expect(page.get_by_text("A rule becomes firm when")).to_be_visible()
    page.goto(page.url.split("?")[0] + f"?page=learn&lesson={COURSE[0].id}&step={len(COURSE[0].pages) + 1}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("heading", name="Once more")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everyone_can_use_what_comes_once_more_and_the_map_that_tells_of_it(missed: Any, scheme: str) -> None:
    page = missed(END, color_scheme=scheme)
    once_more(page)
    axe(page)
    page.get_by_role("link", name="The course", exact=True).click()
    row = page.locator(".gw-course > li", has=page.get_by_role("link", name=TITLE, exact=True))
    expect(row).to_contain_text("done · worth another look")
    axe(page)
