"""Gangsta! in the app as people use it: a lesson, a puzzle of each kind, rightly and wrongly; mouse, keys, touch."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gangster_widgets.games.gangsta.game import GAME
from gangster_widgets.kernel.words import words
from gangster_widgets.lessons.course import lesson
from gangster_widgets.lessons.lesson import Lesson, Task
from gangster_widgets.puzzles.bank import puzzle

from .accessibility import axe
from .lessons import PHONE, press, tab_to, tap_on
from .lessons import give as typed
from .pictures import cell, click, focused, settled, tap

ONE_OF_EACH = {
    "engage": ("the-boss-goes-second", "skill-held-back"),
    "may-join": ("ask-the-neighbours", "engaged-may-join"),
    "mobilise": ("all-asleep", "synchronised-forgotten"),
    "income": ("eight-six-five", "gangsters-not-skills"),
    "war": ("reds-seven", "only-the-weakest"),
    "snitched": ("a-friend-at-the-station", "whole-number-paid"),
    "count": ("the-third-whisper", "equal-two-each"),
    "best-heist": ("five-plans-on-the-wall", "joins-without-missing-skill"),
}
FIRST, LAPTOP = lesson("gangsta", "whom-first"), {"viewport": (1366, 768)}
SAYS = words("en", GAME.folder / "words")


def asked_at(come: Any, id_: str, lang: str = "en", **properties: Any) -> Page:
    """The page with that puzzle."""
    return settled(come(f"page=solve&puzzle={id_}&lang={lang}", **(properties or LAPTOP)))


def part(page: Page, *names: str) -> Any:
    """That part of an answer, by the names of the groups it stands in."""
    found: Any = page.get_by_role("group", name="Your answer").first
    for name in names:
        found = found.get_by_role("group", name=name, exact=True)
    return found


def spots(kind: str, answer: Any) -> list[str]:
    """Where in the picture that answer is given, one click after another; nowhere if it is typed."""
    if kind in ("engage", "may-join"):
        return [f"gangster:{name}:0" for name in (answer["order"] if kind == "engage" else answer)]
    return [f"gang:{who}:0" if kind == "war" else f"heist::{who}" for who in answer] if isinstance(answer, list) else []


def give(page: Page, kind: str, answer: Any) -> None:
    """Gives that answer by the pictures and controls that are there for it."""
    for spot in (there := spots(kind, answer)):
        click(page, spot)
    if isinstance(answer, int):
        page.get_by_role("textbox", name="Your answer").fill(str(answer))
    if answer == []:
        page.get_by_role("button", name="nobody", exact=True).click()
    for who, given in answer.items() if isinstance(answer, dict) and not there else ():
        if kind == "snitched":
            for name, number in given.items():
                group = part(page, who.capitalize(), "pays" if name == "pays" else "gangsters lost")
                group.get_by_role("textbox").fill(str(number))
        else:
            part(page).get_by_role("textbox", name=who.capitalize()).fill(str(given))


def checked(page: Page, verdict: str = "Right") -> None:
    """The answer is judged so."""
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.locator("[data-key=verdict]")).to_contain_text(verdict)


@pytest.mark.parametrize("kind", ONE_OF_EACH)
def test_a_puzzle_of_each_kind_is_solved_by_mouse_and_told_right(come: Any, kind: str) -> None:
    asked = puzzle(ONE_OF_EACH[kind][0])
    page = asked_at(come, asked.id)
    assert "game=gangsta" in page.url
    expect(page.get_by_role("heading", name=asked.named("en"))).to_be_visible()
    give(page, kind, asked.solution())
    checked(page)
    axe(page)


@pytest.mark.parametrize("kind", ONE_OF_EACH)
def test_a_wrong_answer_of_each_kind_meets_its_idea_then_hints_and_another_one(come: Any, kind: str) -> None:
    id_, idea = ONE_OF_EACH[kind]
    page = asked_at(come, id_)
    give(page, kind, puzzle(id_).tells_apart()[idea])
    checked(page, "Not right")
    expect(page.get_by_role("heading", name=SAYS.say(f"mistake-{idea}"))).to_be_visible()
    expect(page.get_by_text(SAYS.say(f"belief-{idea}")).first).to_be_visible()
    for rung in range(1, 5):
        page.get_by_role("button", name=f"Hint {rung} of 4").click()
    expect(page.get_by_role("button", name=SAYS.why(puzzle(id_).solved.why), exact=True)).to_be_visible()
    page.get_by_role("button", name="Another one like this").click()
    expect(page).to_have_url(re.compile(f"puzzle={id_}&variant=1"))
    expect(page.get_by_role("button", name="Check", exact=True)).to_be_visible()


def test_on_a_laptop_an_example_shows_heist_gang_and_text_together_above_the_bar(come: Any) -> None:
    page = settled(come("page=learn&game=gangsta&lesson=whom-first&step=1&lang=en", **LAPTOP))
    steps = page.get_by_role("combobox", name="Go to")
    steps.select_option(index=steps.locator("option").count() - 1)
    bar = page.locator(".gw-lesson-done")
    expect(bar).to_contain_text("This page is done")
    gang = page.locator(".gw-cell[data-id^=gang]")
    expect(gang).to_have_count(4)
    seen = [page.locator(".gw-picture .gw-says"), cell(page, "heist::0"), *gang.all()]
    for one in seen:
        expect(one).to_be_in_viewport(ratio=0.99)
        box, above = one.bounding_box(), bar.bounding_box()
        assert box
        assert above
        assert box["y"] + box["height"] <= above["y"]


def test_an_order_by_keys_alone_with_names_roles_and_focus(come: Any) -> None:
    page = asked_at(come, "the-boss-goes-second")
    grid = page.get_by_role("grid")
    expect(grid.get_by_role("gridcell", name=re.compile("^Tessa: leader and mercenary; available"))).to_be_attached()
    tab_to(page, page.locator(".gw-cell"))
    for name in ("Tessa", "Sergei"):
        cell(page, f"gangster:{name}:0").focus()
        assert focused(page) == f"gangster:{name}:0"
        page.keyboard.press("Enter")
        expect(page.get_by_role("list", name=re.compile("^The order"))).to_contain_text(name)
    press(page, "Check")
    expect(page.locator("[data-key=verdict]")).to_contain_text("Right")


def test_that_a_heist_cannot_be_committed_is_an_answer_and_has_a_button(come: Any) -> None:
    page = asked_at(come, "the-boss-goes-second")
    none = page.get_by_role("button", name="cannot be committed")
    none.focus()
    page.keyboard.press("Enter")
    expect(none).to_have_attribute("aria-pressed", "true")
    checked(page, "This heist can be committed.")


def test_on_a_phone_taps_on_gangsters_make_an_order(come: Any) -> None:
    page = asked_at(come, "the-boss-goes-second", "de", **PHONE)
    for name in ("Tessa", "Sergei"):
        tap(page, f"gangster:{name}:0")
    tap_on(page, page.get_by_role("button", name="Prüfen", exact=True))
    expect(page.locator("[data-key=verdict]")).to_contain_text("Richtig")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    axe(page)


CLEAR = """() => {
  const [given, done] = ["answer", "buttons"].map((key) => document.querySelector(`[data-key=${key}]`));
  return given.getBoundingClientRect().bottom <= done.getBoundingClientRect().top;
}"""
"""Nothing lies over the controls of the answer."""


def arrived(page: Page, step: int, of: Lesson) -> None:
    """That page of the lesson is there, with the focus on its heading."""
    expect(page.get_by_role("heading", level=1)).to_have_text(of.pages[step - 1].title["en"])
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    settled(page)


def test_a_lesson_is_gone_through_by_mouse_from_its_first_to_its_last_page(come: Any) -> None:
    page = come("page=learn&game=gangsta&lang=en", **LAPTOP)
    page.get_by_role("button", name=re.compile(f"Begin: {FIRST.title['en']}")).click()
    for step, one in enumerate(FIRST.pages, start=1):
        arrived(page, step, FIRST)
        if isinstance(one.does, Task):
            asked = puzzle(one.does.puzzle)
            assert page.evaluate(CLEAR), "what is done with an answer covers the buttons that give it"
            give(page, asked.kind, asked.solution())
            checked(page)
        else:
            for _ in range(5):
                page.get_by_role("button", name="Next →").click()
            expect(page.get_by_text("Step 6 of 6")).to_be_visible()
            axe(page)
        on = "Finish the lesson" if step == len(FIRST.pages) else "Next page"
        button = page.get_by_role("button", name=re.compile(on)).last
        expect(button).to_have_class(re.compile("gw-main"))
        button.click()
    expect(page).to_have_url(re.compile(f"step={len(FIRST.pages) + 1}"))


COVERED = """() => {
  const over = (one) => {
    const box = document.querySelector(one).getBoundingClientRect();
    return Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)) / innerHeight;
  };
  return over(".gw-sticky .gw-panel") + over(".gw-lesson-on");
}"""
"""Which part of the screen the words of an example cover, and the way on."""


def test_on_a_phone_the_words_of_an_example_leave_most_of_the_screen_to_its_picture(come: Any) -> None:
    page = settled(come(f"page=learn&game=gangsta&lesson={FIRST.id}&step=1", **PHONE))
    forward = page.locator("[data-key=way] button").last
    while forward.is_enabled():
        label = page.locator("[data-key=way] .gw-label")
        before = label.inner_text()
        tap_on(page, forward)
        expect(label).not_to_have_text(before)
        assert page.evaluate(COVERED) <= 0.4
    expect(page.locator(".gw-lesson-done")).to_be_visible()
    expect(page.locator(".gw-sticky .gw-panel .gw-says").first).to_be_in_viewport()


def test_signs_are_open_at_first_and_stay_folded_once_they_were_folded(come: Any) -> None:
    page = settled(come(f"page=learn&game=gangsta&lesson={FIRST.id}&step=1", **LAPTOP))
    signs = page.locator(".gw-lesson .gw-legend")
    expect(signs.get_by_text("mercenary", exact=True)).to_be_visible()
    signs.locator("summary").press("Enter")
    expect(signs.get_by_text("mercenary", exact=True)).to_be_hidden()
    page.get_by_role("link", name="one after another", exact=True).click()
    expect(page.locator("#gw-term")).to_be_visible()
    expect(signs.get_by_text("mercenary", exact=True)).to_be_hidden()
    axe(page)


def test_a_lesson_is_gone_through_by_keys_alone(come: Any) -> None:
    of = lesson("gangsta", "after-the-heist")
    page = come(f"page=learn&game=gangsta&lesson={of.id}&step=1&lang=en", **LAPTOP)
    settled(page)
    tab_to(page, page.get_by_role("button", name="Next →", exact=True))
    for step in range(1, 11):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_text(f"Step {step} of 10")).to_be_visible()
    for step, one in enumerate(of.pages, start=1):
        if isinstance(one.does, Task):
            arrived(page, step, of)
            typed(page, puzzle(one.does.puzzle).solution())
            expect(page.locator("[data-key=verdict]")).to_contain_text("Right")
        press(page, "Finish the lesson" if step == len(of.pages) else "Next page")
    expect(page.get_by_role("heading", level=1)).to_have_text(f"“{of.title['en']}” is done")
    axe(page)


def test_engaging_is_shown_step_by_step_with_a_wrong_way_beside_it(come: Any) -> None:
    page = settled(come("page=show&puzzle=the-boss-goes-second&lang=en", **LAPTOP))
    page.get_by_role("combobox", name="Show beside it").select_option("skill-held-back")
    page.get_by_role("button", name=re.compile("Show the answer")).click()
    expect(page.get_by_text("Here both ways part.")).to_be_visible()
    axe(page)


@pytest.mark.parametrize("query", ["home", "learn", "show", "sheet", "rules", "progress", "placement", "teach"])
def test_every_room_opens_with_gangsta_and_axe_finds_nothing(come: Any, query: str) -> None:
    page = come(f"page={query}&game=gangsta&lang=de", viewport=(820, 1180))
    assert "game=gangsta" in page.url
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe(page)
