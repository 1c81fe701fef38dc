"""Learn as people use it: a whole lesson by keys alone and in a second page, a phone, and for everyone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.words import words
from gangster_widgets.lessons.lesson import Moves, Reckoning, Task
from gangster_widgets.puzzles.bank import puzzle

from .accessibility import axe
from .lessons import COURSE, GAPS, MOST, PHONE, TITLE, give, press, tab_to, tap_in_order, tap_on
from .pictures import settled

FIRST = COURSE[0].title["en"]


def arrived(page: Page, step: int) -> None:
    """Page `step` of the lesson is there, at its top, with the focus on its heading."""
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(GAPS.pages[step - 1].title["en"])
    expect(heading).to_be_focused()
    expect(page.get_by_role("list").locator("[aria-current=step]")).to_have_text(str(step))
    does = GAPS.pages[step - 1].does
    if isinstance(does, Task):
        expect(page.get_by_role("heading", name=puzzle(does.puzzle).named("en"))).to_be_visible()
    else:
        expect(
            page.get_by_text(f"Step 0 of {len(does.actions)}" if isinstance(does, Moves) else "Step 1 of")
        ).to_be_visible()
    settled(page)
    page.wait_for_function("() => window.scrollY === 0")


def step_through(page: Page, does: Moves | Reckoning) -> None:
    """Steps through an example by the arrow key, from its main button on."""
    tab_to(page, page.get_by_role("button", name="Next →", exact=True))
    assert isinstance(does, Moves)
    for step in range(1, len(does.actions) + 1):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_text(f"Step {step} of {len(does.actions)}")).to_be_visible()


def test_a_lesson_by_keys_alone_from_the_map_to_its_end_and_half_of_it_in_another_page(come: Any) -> None:
    page = come("page=learn")
    expect(page.get_by_role("button", name=f"Begin: {FIRST}")).to_be_visible()
    open_lesson(page)
    astray = False
    for step, one in enumerate(GAPS.pages, 1):
        arrived(page, step)
        if isinstance(one.does, Task):
            astray = solve(page, one.does, astray)
        else:
            if step == 1:
                open_term(page)
            step_through(page, one.does)
        expect(page.locator(".gw-shell .gw-live")).to_contain_text(f"Page {step} of {MOST} is done.")
        press(page, "Finish the lesson" if step == MOST else "Next page")
        if step == 3:
            page = come("page=learn", page.context.new_page())
            expect(page.get_by_text(f"3 of {MOST} pages done")).to_be_visible()
            press(page, f"Go on: {TITLE}, page 4")
    expect(page.get_by_role("heading", level=1)).to_have_text(f"“{TITLE}” is done")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.get_by_role("link", name=re.compile(r"^Page \d.*: done$"))).to_have_count(MOST)
    assert astray


def open_lesson(page: Page) -> None:
    """Opens the lesson on the map, by keys alone."""
    tab_to(page, page.get_by_role("link", name=TITLE, exact=True))
    page.keyboard.press("Enter")


def open_term(page: Page) -> None:
    """Opens the first term of the text, which says its clause, and closes it."""
    term = page.locator(".gw-term").first
    tab_to(page, term)
    page.keyboard.press("Enter")
    expect(term).to_have_attribute("aria-expanded", "true")
    expect(page.locator("#gw-term")).to_be_visible()
    expect(term).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#gw-term")).to_have_count(0)


def solve(page: Page, does: Task, astray: bool) -> bool:
    """Takes a hint, once gives the answer that a wrong idea leads to, then the right one."""
    asked = puzzle(does.puzzle)
    press(page, f"Hint {does.help + 1} of 4")
    expect(page.get_by_role("button", name=f"Hint {does.help + 2} of 4")).to_be_visible()
    for idea, answer in [] if astray else list(asked.tells_apart().items())[:1]:
        give(page, answer)
        name = words("en", game("gangster").folder / "words").say(f"mistake-{idea}")
        expect(page.get_by_role("heading", name=name)).to_be_visible()
        astray = True
    give(page, asked.solution())
    expect(page.locator("[data-key=verdict]")).to_contain_text("Right.")
    return astray


def test_a_phone(come: Any) -> None:
    page = come("page=learn", **PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("link", name=TITLE, exact=True).tap()
    arrived(page, 1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    text, picture = page.locator(".gw-lesson-text").bounding_box(), page.locator(".gw-picture").bounding_box()
    assert text is not None
    assert picture is not None
    assert text["y"] + text["height"] <= picture["y"]
    does = GAPS.pages[0].does
    assert isinstance(does, Moves)
    for _ in does.actions:
        page.get_by_role("button", name="Next →").tap()
        page.wait_for_function(ABOVE)
    tap_on(page, page.get_by_role("button", name="Next page"))
    arrived(page, 2)
    step = next(step for step, one in enumerate(GAPS.pages, 1) if isinstance(one.does, Task))
    page.get_by_role("link", name=f"Page {step},").tap()
    arrived(page, step)
    task = GAPS.pages[step - 1].does
    assert isinstance(task, Task)
    asked = puzzle(task.puzzle)
    tap_in_order(page, asked, next(iter(asked.tells_apart().values())))
    expect(page.locator("[data-key=verdict]")).to_contain_text("Not right.")
    tap_on(page, page.get_by_role("button", name=f"Hint {task.help + 1} of 4"))
    expect(page.locator(f"[data-key=hint-{task.help + 1}]")).to_be_in_viewport()
    for away in reversed(page.get_by_role("button", name=re.compile(" away$")).all()):
        away.tap()
    tap_in_order(page, asked, asked.solution())
    expect(page.locator("[data-key=verdict]")).to_contain_text("Right.")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    tap_on(page, page.locator(".gw-lesson-on").get_by_role("button", name="Next page"))
    arrived(page, step + 1)
    page.reload()
    expect(page.get_by_role("link", name=f"Page {step},")).to_have_accessible_name(re.compile(": done$"))
    expect(page.get_by_role("link", name="Page 2,")).to_have_accessible_name(re.compile(": open$"))


ABOVE = """() => {
  const picture = document.querySelector(".gw-picture canvas").getBoundingClientRect();
  const panel = document.querySelector(".gw-picture .gw-panel").getBoundingClientRect();
  return picture.top >= -20 && picture.bottom <= panel.top + 20;
}"""
"""All of the picture is in view, but for its margins, above the panel."""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everyone_can_use_the_map_examples_tasks_and_the_end(come: Any, scheme: str) -> None:
    page = come("page=learn", color_scheme=scheme)
    axe(page)
    page.locator(".gw-course-part summary").first.click()
    expect(page.locator(".gw-taught").first).to_be_visible()
    axe(page)
    for does in (Moves, Task):
        step = next(step for step, one in enumerate(GAPS.pages, 1) if isinstance(one.does, does))
        settled(come(f"page=learn&lesson=gaps&step={step}", page))
        page.locator(".gw-term").first.click()
        expect(page.locator("#gw-term")).to_be_visible()
        axe(page)
    settled(come("page=learn&lesson=ties&step=2", page))
    axe(page)
    come(f"page=learn&lesson=gaps&step={MOST + 1}", page)
    expect(page.get_by_role("heading", level=1)).to_have_text(f"The end of “{TITLE}”")
    expect(page.get_by_role("main")).to_have_count(1)
    axe(page)


@pytest.mark.parametrize(
    ("named", "said"),
    [
        ("stage-end", "With doubler number 8 stage 1 is over at once."),
        ("several-districts", "Blue: 0 more, now 7 influence."),
    ],
)
def test_an_example_ends_with_what_is_drawn_and_what_everybody_has(come: Any, named: str, said: str) -> None:
    page = settled(come(f"page=learn&lesson={named}&step=1", **PHONE))
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("End")
    expect(page.locator("[data-key=told]")).to_contain_text(said)
    expect(page.get_by_role("button", name="Next page")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    axe(page)


def test_the_way_on_covers_nothing_of_a_task_that_is_not_solved(come: Any) -> None:
    step = next(nth for nth, page in enumerate(GAPS.pages, start=1) if isinstance(page.does, Task))
    page = settled(come(f"page=learn&lesson=gaps&step={step}", viewport=(1366, 600)))
    on, task = page.locator(".gw-lesson-on").bounding_box(), page.locator(".gw-in-lesson").bounding_box()
    assert on is not None
    assert task is not None
    assert on["y"] >= task["y"] + task["height"]
