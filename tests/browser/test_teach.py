"""Teach as a teacher uses it: an exercise composed and sent, solved by somebody else, shown to a class, saved."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .accessibility import axe
from .apps import TOKEN, App
from .pages import Pages
from .pictures import READY, cell, click, settled, tap

Come = Callable[..., Page]
OpenIn = Callable[..., Page]
PHONE = {"viewport": (390, 844), "device_scale_factor": 2, "has_touch": True}


@pytest.fixture
def come(shared_server: App, open_page: Pages) -> Come:
    """Opens the app at an address as somebody who was never there, in a browser of his own."""

    def came(query: str = "?", page: Page | None = None, **properties: object) -> Page:
        page = page or open_page(**properties)
        token = f"token={TOKEN}&" if not page.context.cookies() else ""
        page.goto(f"{shared_server.url}?{token}{query.lstrip('?')}")
        expect(page.locator("h1")).to_be_attached()
        return page

    return came


def link(page: Page) -> str:
    """The link that would be copied, as one opens it here."""
    found = page.get_by_role("button", name="Copy the link").get_attribute("data-copy") or ""
    assert "token" not in found
    return found.split("/")[-1]


def link_after(page: Page, had: str) -> str:
    """The link as soon as it is another one."""
    page.wait_for_function("(had) => !document.querySelector('[data-do=linked]')?.dataset.copy.endsWith(had)", arg=had)
    return link(page)


def so_far(page: Page, text: str) -> None:
    """Waits until the page says so of the exercise."""
    expect(page.locator("[data-key=so-far]")).to_contain_text(text)


TICKED = """(one) => ({seen: new Promise((done) => new MutationObserver(() => {
  if (one.classList.contains("gw-copied")) done(getComputedStyle(one, "::after").content);
}).observe(one, {attributes: true}))})"""
"""What stands on a button when it says for a moment that something is copied."""


def test_a_teacher_composes_and_sends_an_exercise_and_a_learner_elsewhere_solves_it(come: Come) -> None:
    teacher = come("?page=teach", viewport=(1366, 768))
    teacher.get_by_role("link", name="Compose an exercise").click()
    expect(teacher.get_by_role("heading", name="Compose an exercise")).to_be_focused()
    settled(teacher)
    click(teacher, "North Side#10")
    so_far(teacher, "Yellow 10, Grey 8, Brown 4, Blue 10")
    teacher.get_by_role("button", name="Grey (G)").click()
    click(teacher, "North Side#11")
    click(teacher, "North Side#12")
    so_far(teacher, "Yellow 8, Grey 10, Brown 4, Blue 10")
    before = link(teacher)
    teacher.get_by_label("Title (optional)").fill("Who collects the rent?")
    teacher.get_by_label("Title (optional)").press("Tab")
    before = link_after(teacher, before)
    teacher.get_by_role("button", name="3. What comes of it").click()
    expect(teacher.get_by_role("heading", name="3. What comes of it")).to_be_focused()
    teacher.get_by_role("checkbox", name="Most gangsters, first number").uncheck()
    link_after(teacher, before)
    copy = teacher.get_by_role("button", name="Copy the link")
    ticked = copy.evaluate_handle(TICKED)
    copy.click()
    assert "✓" in ticked.evaluate("(one) => one.seen")
    sent = link(teacher)
    teacher.reload()
    settled(teacher)
    assert link(teacher) == sent

    learner = settled(come(sent.replace("&lang=en", ""), locale="de-DE"))
    expect(learner).to_have_title("Who collects the rent? · Gangster Widgets")
    expect(learner.get_by_text("Eine Übung aus einem Link.")).to_be_visible()
    for name, number in (("Gelb", 4), ("Grau", 5), ("Braun", 2), ("Blau", 5)):
        learner.get_by_role("textbox", name=name, exact=True).fill(str(number))
    learner.get_by_role("button", name="Prüfen", exact=True).click()
    expect(learner.get_by_role("heading", name="Dopplermarke vergessen")).to_be_visible()
    learner.reload()
    settled(learner)
    for name, number in (("Gelb", 8), ("Grau", 10), ("Braun", 4), ("Blau", 10)):
        learner.get_by_role("textbox", name=name, exact=True).fill(str(number))
    learner.get_by_role("button", name="Prüfen", exact=True).click()
    expect(learner.locator("[data-key=verdict]")).to_contain_text("Richtig.")
    learner.get_by_role("button", name="Nächste Aufgabe").click()
    expect(learner).not_to_have_url(re.compile("exercise="))
    learner.go_back()
    expect(learner).to_have_title("Who collects the rent? · Gangster Widgets")


def test_an_exercise_is_composed_saved_and_copied_by_keys_alone(come: Come, tmp_path: Path) -> None:
    page = settled(come("?page=compose&puzzle=first-count"))
    expect(page).to_have_url(re.compile(r"\?page=compose$"))
    cell(page, "Little Italy#8").focus()
    page.keyboard.press("g")
    so_far(page, "Yellow 5")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("g")
    page.get_by_label("What is asked").focus()
    page.keyboard.type("the order")
    so_far(page, "Yellow → Grey")
    page.get_by_role("button", name="Find a position that tells more apart").press("Enter")
    expect(page.locator("[data-key=note]")).to_be_visible()
    page.get_by_role("button", name="Undo").press("Enter")
    so_far(page, "Yellow → Grey")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as a file").press("Enter")
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    done = subprocess.run(
        [sys.executable, "-m", "gangster_widgets", "validate", str(file)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "kind: order" in file.read_text(encoding="utf-8")
    page.locator("summary", has_text="Start from something else").press("Enter")
    page.get_by_role("button", name="Begin anew").press("Enter")
    so_far(page, "Yellow 10")
    page.get_by_role("button", name="Bring back").press("Enter")
    so_far(page, "Yellow → Grey")
    page.get_by_label("A puzzle file of your own").set_input_files(file)
    so_far(page, "Yellow → Grey")
    page.get_by_role("link", name="Try it out as a learner").press("Enter")
    expect(page).to_have_url(re.compile("page=solve&exercise="))
    page.go_back()
    settled(page)
    so_far(page, "Yellow → Grey")


def test_the_cell_of_an_exercise_runs_in_a_fresh_notebook(come: Come, open_in: OpenIn) -> None:
    page = settled(come("?page=compose&puzzle=first-count"))
    page.locator("summary", has_text="Notebook cell").click()
    code = page.get_by_role("textbox", name="Notebook cell").input_value()
    notebook = settled(open_in("voila", [code], READY))
    expect(notebook.get_by_role("heading", name="A first count")).to_be_visible()
    for name, number in (("Yellow", 5), ("Blue", 3), ("Grey", 2)):
        notebook.get_by_role("textbox", name=name, exact=True).fill(str(number))
    notebook.get_by_role("button", name="Check", exact=True).click()
    expect(notebook.locator("[data-key=verdict]")).to_contain_text("Right.")


def test_a_class_is_shown_a_reckoning_on_the_whole_screen(come: Come) -> None:
    page = come("?page=teach")
    page.get_by_role("link", name="Show a reckoning").click()
    settled(page)
    page.get_by_role("combobox", name="Show", exact=True).select_option("north-side")
    expect(page).to_have_url(re.compile("puzzle=north-side"))
    settled(page)
    expect(page.locator(".gw-question")).to_be_visible()
    page.get_by_role("button", name="Full screen").click()
    page.wait_for_function("() => document.fullscreenElement?.classList.contains('gw-picture')")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".gw-picture .gw-says").first).to_contain_text("5 gangs are there.")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("step=2"))
    page.get_by_role("button", name="Leave full screen").click()
    page.wait_for_function("() => !document.fullscreenElement")
    page.get_by_label("Show beside it").select_option("tie-shared")
    expect(page.locator("[data-key=other]")).to_be_visible()
    page.reload()
    settled(page)
    expect(page).to_have_url(re.compile("step=2"))
    expect(page.get_by_label("Show beside it")).to_have_value("tie-shared")


APART = """() => {
  const panel = document.querySelector(".gw-picture .gw-panel");
  const boxes = [...panel.children].map((one) => one.getBoundingClientRect()).filter((box) => box.height);
  const apart = (one, other) => one.right <= other.left + 1 || other.right <= one.left + 1
    || one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
  const whole = [...panel.querySelectorAll(".gw-says")].every((one) => one.scrollHeight <= one.clientHeight + 1);
  return whole && boxes.every((one, nth) => boxes.slice(nth + 1).every((other) => apart(one, other)));
}"""
"""Nothing in the panel lies on anything else, and what is said is there as a whole."""


@pytest.mark.parametrize("lang", ["en", "de"])
def test_on_a_phone_what_is_said_to_a_class_is_read_as_a_whole(come: Come, lang: str) -> None:
    page = settled(come(f"?page=show&puzzle=north-side&lang={lang}", **PHONE))
    large, onward = page.locator(".gw-picture.gw-large"), page.locator("[data-do=next]")
    expect(large).to_be_visible()
    asked = page.locator(".gw-question")
    expect(asked).to_be_in_viewport(ratio=1)
    onward.tap()
    expect(asked).to_have_count(0)
    expect(page.locator(".gw-says > p")).to_be_in_viewport(ratio=1)
    assert page.evaluate(APART)
    page.locator("select[data-do=beside]").select_option("tie-shared")
    expect(page.locator("[data-key=other]")).to_be_visible()
    assert page.evaluate(APART)
    page.locator("[data-full]").tap()
    page.wait_for_function("() => document.fullscreenElement && document.querySelector('.gw-full [data-key=settings]')")
    assert page.evaluate(APART)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_on_a_small_laptop_a_class_sees_every_step_without_scrolling(come: Come, lang: str) -> None:
    page = settled(come(f"?page=show&puzzle=north-side&lang={lang}", viewport=(1366, 768)))
    beside = page.locator("select[data-do=beside]")
    expect(beside).to_be_in_viewport(ratio=1)
    beside.select_option("tie-shared")
    page.locator("[data-do=next]").click()
    expect(page.locator("[data-key=other]").locator("p")).to_have_count(2)
    expect(beside).to_be_in_viewport(ratio=1)
    assert page.evaluate(APART)


def test_on_a_phone_an_exercise_is_composed_by_touch_and_shown(come: Come) -> None:
    page = come("?page=teach", **PHONE)
    page.get_by_role("link", name="Compose an exercise").tap()
    settled(page)
    tap(page, "North Side#12")
    so_far_on_phone = page.get_by_text("The right answer:").locator("b")
    page.get_by_role("button", name="2. The question").tap()
    page.get_by_label("What is asked").select_option("order")
    expect(so_far_on_phone).to_have_text("Yellow → Grey → Brown → Blue → Green")
    width = page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390
    page.get_by_role("link", name="Show its reckoning to a class").tap()
    settled(page)
    expect(page).to_have_url(re.compile("page=show&exercise="))
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_use_these_pages(come: Come, scheme: str) -> None:
    page = come("?page=teach", color_scheme=scheme)
    expect(page.get_by_role("main")).to_have_count(1)
    axe(page)
    settled(come("?page=show&puzzle=north-side", page=page))
    axe(page)
    settled(come("?page=compose&puzzle=door-and-trunk", page=page))
    for title in ("Start from something else", "Story and level", "Notebook cell", "Why this is so"):
        page.locator("summary", has_text=title).first.click()
    axe(page)
    settled(come("?page=compose&puzzle=cicero-closed", page=page))
    page.get_by_label("What is asked").select_option("order")
    expect(page.get_by_text("No district has a tablet yet.").first).to_be_visible()
    axe(page)
    come("?page=solve&exercise=axyz", page=page)
    expect(page.get_by_text("the link was cut off")).to_be_visible()
    axe(page)
