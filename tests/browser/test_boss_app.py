"""The Boss in the app as people use it: a lesson, a puzzle of each kind, an exercise; by mouse, by keys, by touch."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gangster_widgets.lessons.course import lesson
from gangster_widgets.puzzles.bank import puzzle

from .accessibility import axe
from .lessons import PHONE
from .pictures import cell, click, focused, settled, tap

ONE_OF_EACH = {
    "takeover": "two-for-the-ballroom", "chicago": "half-a-sandwich", "payout": "a-good-first-night",
    "last-turn": "the-longest-bench", "hidden": "under-the-teacup", "police": "silver-and-double",
}  # fmt: skip


def part(page: Page, *names: str) -> Any:
    """That part of an answer, by the names of the groups it stands in."""
    found: Any = page.get_by_role("group", name="Your answer").first
    for name in names:
        found = found.get_by_role("group", name=name, exact=True)
    return found


def choice(page: Page, name: str) -> Any:
    """The choice of that name."""
    return page.get_by_role("combobox", name=name, exact=True)


def checked(page: Page) -> None:
    """The answer is judged, and right."""
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.locator("[data-key=verdict]")).to_contain_text("Right")


def give(page: Page, kind: str, answer: Any) -> None:
    """Gives that answer by the controls and pictures that are there for it."""
    if kind == "takeover":
        page.get_by_role("textbox", name="Your answer").fill(str(answer))
    elif kind == "chicago":
        click(page, f"men:Boston:{1}")
        part(page, "money").get_by_role("textbox").fill(str(answer["money"]))
        part(page, "Alcapo").get_by_role("textbox").fill(str(answer["alcapo"]))
        part(page, "player").get_by_role("button", name=answer["player"].capitalize()).click()
    elif kind == "payout":
        for who, brought in answer.items():
            part(page, who.capitalize(), "money").get_by_role("textbox").fill(str(brought["money"]))
    elif kind == "last-turn":
        for who in answer:
            click(page, f"hand:{who}:0")
    else:
        for one in answer:
            page.get_by_role("button", name=str(one), exact=True).click()


@pytest.mark.parametrize("kind", ONE_OF_EACH)
def test_a_puzzle_of_each_kind_is_solved_by_mouse_and_told_right(come: Any, kind: str) -> None:
    asked = puzzle(ONE_OF_EACH[kind])
    page = settled(come(f"page=solve&puzzle={asked.id}&lang=en", viewport=(1366, 768)))
    assert "game=the_boss" in page.url
    expect(page.get_by_role("heading", name=asked.named("en"))).to_be_visible()
    give(page, kind, asked.solution())
    checked(page)
    axe(page)


def test_null_is_an_answer_and_has_a_button_by_its_name(come: Any) -> None:
    page = settled(come("page=solve&puzzle=an-empty-park-bench&lang=en", viewport=(1366, 768)))
    none = page.get_by_role("button", name="not possible")
    none.focus()
    page.keyboard.press("Enter")
    expect(none).to_have_attribute("aria-pressed", "true")
    assert focused(page) == "not possible"
    checked(page)


def test_where_knowledge_is_asked_about_what_lies_face_down_stays_so_and_told_hands_are_seen(come: Any) -> None:
    page = settled(come("page=solve&puzzle=what-the-reader-knows&lang=en", viewport=(1366, 768)))
    labels = page.locator(".gw-cell").evaluate_all("(cells) => cells.map((cell) => cell.getAttribute('aria-label'))")
    assert not [one for one in labels if "revolver" in one]
    assert (cell(page, "card:red:2").get_attribute("aria-label") or "").endswith("Detroit, 3")


def test_on_a_phone_a_tap_on_a_hand_answers(come: Any) -> None:
    asked = puzzle("the-longest-bench")
    page = settled(come(f"page=solve&puzzle={asked.id}&lang=de", **PHONE))
    for who in asked.solution():
        tap(page, f"hand:{who}:0")
    page.get_by_role("button", name="Prüfen", exact=True).tap()
    expect(page.locator("[data-key=verdict]")).to_contain_text("Richtig")
    axe(page)


def test_a_lesson_is_gone_through_from_its_first_to_its_last_page(come: Any) -> None:
    row = lesson("the_boss", "row")
    page = come("page=learn&game=the_boss&lang=en", viewport=(1366, 768))
    page.get_by_role("button", name=re.compile("Begin: A row of cities")).click()
    for step, one in enumerate(row.pages, start=1):
        expect(page.get_by_role("heading", level=1)).to_have_text(one.title["en"])
        expect(page.get_by_role("heading", level=1)).to_be_focused()
        settled(page)
        if hasattr(one.does, "puzzle"):
            give(page, puzzle(one.does.puzzle).kind, puzzle(one.does.puzzle).solution())
            checked(page)
        else:
            page.get_by_role("button", name="Next →").focus()
            page.keyboard.press("End")
        on = "Finish the lesson" if step == len(row.pages) else "Next page"
        button = page.get_by_role("button", name=re.compile(on)).last
        expect(button).to_have_class(re.compile("gw-main"))
        if step == 2:
            axe(page)
        button.click()
    expect(page).to_have_url(re.compile(f"step={len(row.pages) + 1}"))


def test_an_exercise_is_composed_in_a_minute_handed_on_and_solved(come: Any) -> None:
    page = settled(come("page=compose&game=the_boss&lang=en", viewport=(1366, 768)))
    choice(page, "What is asked").select_option("takeover")
    click(page, "Boston")
    expect(choice(page, "City").first).to_have_value("Boston")
    choice(page, "Blue: professionals").select_option("2")
    choice(page, "Red: professionals").select_option("2")
    expect(page.locator(".gw-fault")).to_contain_text("numbers are never equal")
    choice(page, "Red: professionals").select_option("1")
    expect(page.locator(".gw-fault")).to_have_count(0)
    choice(page, "Professionals available").select_option("4")
    expect(page.locator("[data-key=so-far]")).to_contain_text("The answer now: 2")
    axe(page)
    page.get_by_role("link", name="Try it out as a learner").click()
    settled(page)
    page.get_by_role("textbox", name="Your answer").fill("2")
    checked(page)


@pytest.mark.parametrize("query", ["home", "learn", "show", "sheet", "rules", "progress", "placement", "teach"])
def test_every_room_opens_with_the_boss_and_axe_finds_nothing(come: Any, query: str) -> None:
    page = come(f"page={query}&game=the_boss&lang=de", viewport=(820, 1180))
    assert "game=the_boss" in page.url
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe(page)
