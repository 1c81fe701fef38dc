"""The app as people use it: from the home page on, by address, with the back button, over reloads, on a phone."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.puzzles.test_broken import GOOD

from .accessibility import axe
from .apps import TOKEN, App, app, opened
from .pages import Pages
from .pictures import READY, settled

PHONE = {"viewport": (390, 844), "device_scale_factor": 2, "has_touch": True}


Come = Callable[..., Page]


def answer(page: Page, **points: int) -> None:
    """Types points, each in its line, and checks."""
    for name, number in points.items():
        page.get_by_role("textbox", name=name.capitalize(), exact=True).fill(str(number))
    page.get_by_role("button", name="Check", exact=True).click()


# The newcomer.


def test_a_newcomer_gets_from_home_to_a_solved_first_puzzle_and_on(come: Come) -> None:
    page = come()
    assert "token" not in page.url
    page.get_by_role("button", name="Solve your first puzzle").click()
    settled(page)
    expect(page).to_have_url(re.compile(r"/\?page=solve&puzzle=first-count$"))
    expect(page).to_have_title("A first count · Gangster Widgets")
    answer(page, yellow=5, blue=3, grey=2)
    hear_right(page)
    page.get_by_role("button", name="Next puzzle").click()
    expect(page).not_to_have_url(re.compile("first-count"))
    settled(page)
    page.go_back()
    expect(page).to_have_title("A first count · Gangster Widgets")
    hear_right(page)
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Gangster Widgets")
    expect(page.get_by_role("link", name="Go on where you left off: ")).to_be_visible()
    page.go_forward()
    expect(page).to_have_title("A first count · Gangster Widgets")


def hear_right(page: Page) -> None:
    expect(page.locator("[data-key=verdict]")).to_contain_text("Right.")


def test_a_wrong_answer_is_explained_and_hints_lead_to_the_right_one(come: Come) -> None:
    page = settled(come("?page=solve&puzzle=north-side"))
    answer(page, yellow=5, grey=4, brown=2, blue=5)
    expect(page.get_by_role("heading", name="The doubler forgotten")).to_be_visible()
    page.get_by_text("Compare both ways of thinking").click()
    expect(page.get_by_role("heading", name="The right way")).to_be_visible()
    for rung in range(1, 5):
        page.get_by_role("button", name=f"Hint {rung} of 4").click()
    panel = page.get_by_role("region", name="The question and the answer")
    expect(panel.get_by_text("The right answer: Yellow 10, Grey 8, Brown 4, Blue 10")).to_be_visible()
    answer(page, yellow=10, grey=8, brown=4, blue=10)
    hear_right(page)


def test_all_of_it_by_keys_alone(come: Come) -> None:
    page = come()
    page.locator("body").press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Gangster Widgets", exact=True)).to_be_focused()
    page.get_by_role("button", name="Solve your first puzzle").focus()
    page.keyboard.press("Enter")
    settled(page)
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.get_by_role("textbox", name="Yellow").focus()
    for number in ("5", "2", "0", "3"):
        page.keyboard.type(number)
        page.keyboard.press("Enter")
    page.get_by_role("button", name="Check", exact=True).press("Enter")
    hear_right(page)
    page.get_by_role("button", name="Next puzzle").press("Enter")
    expect(page).not_to_have_url(re.compile("first-count"))
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_what_enter_has_said_is_not_said_again_when_the_line_is_left(come: Come, open_page: Pages) -> None:
    page, said = open_page(), list[str]()
    page.on("websocket", lambda socket: socket.on("framesent", lambda sent: said.append(str(sent))))
    settled(come("?page=solve&puzzle=first-count", page))
    page.get_by_text("Choose puzzles").click()
    page.get_by_label("By its name").fill("north-side")
    page.get_by_label("By its name").press("Enter")
    expect(page.get_by_role("heading", name="The North Side")).to_be_visible()
    answer(settled(page), yellow=10, grey=8, brown=4, blue=10)
    hear_right(page)
    assert sum('"do":"id"' in one for one in said) == 1


# What stays.


def test_another_language_in_the_middle_of_a_puzzle(come: Come) -> None:
    page = settled(come("?page=solve&puzzle=north-side"))
    page.get_by_role("textbox", name="Yellow").fill("5")
    page.get_by_role("textbox", name="Yellow").press("Tab")
    page.get_by_role("combobox", name="Language").focus()
    page.get_by_role("combobox", name="Language").select_option("de")
    expect(page.get_by_role("textbox", name="Gelb")).to_have_value("5")
    expect(page.get_by_role("button", name="Prüfen", exact=True)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page).to_have_url(re.compile("lang=de$"))
    expect(page.get_by_role("combobox", name="Sprache")).to_be_focused()


def test_the_browsers_language_comes_first(come: Come) -> None:
    page = come(locale="fr-FR")
    expect(page.get_by_role("button", name="Résoudre")).to_be_visible()


def test_a_link_is_opened_by_somebody_else(come: Come) -> None:
    page = settled(come("?page=solve&puzzle=north-side"))
    page.get_by_role("textbox", name="Yellow").fill("5")
    page.get_by_role("textbox", name="Yellow").press("Tab")
    page.get_by_text("Choose puzzles").click()
    link = page.get_by_role("button", name="Copy a link to this puzzle").get_attribute("data-copy") or ""
    other = settled(come(link.split("/")[-1], locale="de-DE"))
    expect(other.get_by_role("heading", name="The North Side")).to_be_visible()
    expect(other.get_by_role("textbox", name="Yellow")).to_have_value("")
    assert "me=" not in link
    assert "token" not in link


def test_a_reload_in_the_middle_of_everything(come: Come) -> None:
    page = settled(come("?page=solve&puzzle=north-side"))
    page.get_by_role("textbox", name="Yellow").fill("5")
    page.get_by_role("textbox", name="Grey").fill("ten")
    page.get_by_role("button", name="Hint 1 of 4").click()
    expect(page.get_by_role("button", name="Hint 2 of 4")).to_be_visible()
    page.reload()
    settled(page)
    expect(page.get_by_role("textbox", name="Yellow")).to_have_value("5")
    expect(page.get_by_role("textbox", name="Grey")).to_have_value("ten")
    expect(page.get_by_role("button", name="Hint 2 of 4")).to_be_visible()


def test_two_pages_at_once_are_one_learner_and_two_browsers_are_two(come: Come) -> None:
    one = settled(come("?page=solve&puzzle=first-count"))
    other = come("?page=data", page=one.context.new_page())
    answer(one, yellow=5, blue=3, grey=2)
    hear_right(one)
    other.reload()
    expect(other.get_by_text("One answer of yours is kept")).to_be_visible()
    stranger = come("?page=data")
    expect(stranger.get_by_text("Nothing of yours is kept yet.")).to_be_visible()


def test_a_private_link_goes_on_elsewhere_and_leaves_the_address(come: Come, shared_server: App) -> None:
    page = settled(come("?page=solve&puzzle=first-count"))
    answer(page, yellow=5, blue=3, grey=2)
    hear_right(page)
    come("?page=data", page=page)
    link = page.get_by_role("button", name="Copy your private link").get_attribute("data-copy") or ""
    elsewhere = come()
    elsewhere.goto("about:blank")
    elsewhere.goto(link)
    question = elsewhere.get_by_role("button", name="Become the one of the link")
    expect(elsewhere.get_by_role("button", name="Next puzzle").or_(question)).to_be_visible()
    assert "#" not in elsewhere.url
    come("?page=data", page=elsewhere)
    expect(elsewhere.get_by_text("One answer of yours is kept")).to_be_visible()


def test_a_private_link_comes_through_the_door_and_into_an_open_page(come: Come) -> None:
    page = settled(come("?page=solve&puzzle=first-count"))
    answer(page, yellow=5, blue=3, grey=2)
    hear_right(page)
    come("?page=data", page=page)
    link = page.get_by_role("button", name="Copy your private link").get_attribute("data-copy") or ""
    assert page.context.browser
    stranger = page.context.browser.new_page()  # that the door is shut is no fault, though its browser calls it one
    stranger.goto(link)
    stranger.get_by_role("textbox").fill(TOKEN)
    stranger.get_by_role("textbox").press("Enter")
    expect(stranger.get_by_role("link", name="Go on where you left off: ")).to_be_visible()
    assert "#" not in stranger.url
    stranger.close()
    other = come()
    other.evaluate("(link) => { location.href = link; }", link)
    expect(other.get_by_role("link", name="Go on where you left off: ")).to_be_visible()
    assert "#" not in other.url


# When the program ends.


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[App]:
    """An app of its own, whose kernels can be killed."""
    with app(tmp_path) as served:
        yield served


def test_the_kernel_is_killed_under_the_page(mortal: App, open_page: Pages) -> None:
    import psutil

    page = settled(opened(open_page(), f"{mortal.url}?page=solve&puzzle=north-side"))
    page.get_by_role("textbox", name="Yellow").fill("5")
    page.get_by_role("button", name="Hint 1 of 4").click()
    expect(page.get_by_role("button", name="Hint 2 of 4")).to_be_visible()
    for child in psutil.Process(mortal.process.pid).children(recursive=True):
        child.kill()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    axe(page, ".gw-gone")
    back = page.get_by_role("button", name="Go on where I was")
    expect(back).to_be_focused()
    back.press("Enter")
    settled(page)
    expect(page.get_by_role("textbox", name="Yellow")).to_have_value("5")
    expect(page.get_by_role("button", name="Hint 2 of 4")).to_be_visible()


# Files.


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("broken.yaml", GOOD.replace("T07", "T99").encode(), "Line 7:"),
        ("empty.yaml", b"", "can be used"),
        ("picture.yaml", bytes(range(256)) * 9, "can be used"),
        ("list.yaml", b"[" * 3000, "can be used"),
        ("page.yaml", b"<script>document.title = 'taken'</script>", "can be used"),
    ],
)
def test_a_bad_file_shows_its_faults_and_nothing_else(come: Come, name: str, data: bytes, said: str) -> None:
    page = settled(come("?page=solve&puzzle=north-side"))
    page.get_by_text("Choose puzzles").click()
    page.get_by_label("A puzzle file of your own").set_input_files(
        {"name": name, "mimeType": "text/plain", "buffer": data}
    )
    expect(page.locator("[data-key=faulty]")).to_contain_text(said)
    expect(page.get_by_role("heading", name="The North Side")).to_be_visible()
    expect(page).to_have_title("The North Side · Gangster Widgets")
    axe(page, ".gw-room")


def test_a_large_file_is_not_sent_and_a_good_one_is_solved(come: Come) -> None:
    page = settled(come("?page=solve&puzzle=north-side"))
    page.get_by_text("Choose puzzles").click()
    chosen = page.get_by_label("A puzzle file of your own")
    chosen.set_input_files({"name": "large.yaml", "mimeType": "text/plain", "buffer": b"#" * 17_000_000})
    expect(page.locator("[data-key=faulty]")).to_contain_text("16 MB")
    long = GOOD + "#" * 1_500_000
    chosen.set_input_files({"name": "good.yaml", "mimeType": "text/plain", "buffer": long.encode()})
    expect(page).to_have_url(re.compile("good-one"))
    settled(page)
    page.reload()
    settled(page)
    expect(page.get_by_role("button", name="Yellow", exact=True)).to_be_visible()


def test_data_go_out_as_a_file_and_come_in_again(come: Come, tmp_path: Path) -> None:
    page = settled(come("?page=solve&puzzle=first-count"))
    answer(page, yellow=5, blue=3, grey=2)
    hear_right(page)
    come("?page=data", page=page)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as a file").click()
    waiting.value.save_as(tmp_path / "saved.json")
    other = come("?page=data")
    other.get_by_label("Choose a saved file").set_input_files(tmp_path / "saved.json")
    expect(other.get_by_role("region").get_by_text("with one answer that was not here")).to_be_visible()
    other.get_by_role("button", name="Delete everything").click()
    other.get_by_role("button", name="Yes, delete everything").click()
    expect(other.get_by_role("region").get_by_text("Everything is deleted.")).to_be_visible()


# On a phone, and for everyone.


def test_a_phone(come: Come) -> None:
    page = come(**PHONE)
    page.get_by_role("button", name="Solve your first puzzle").tap()
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for name, number in (("Yellow", "5"), ("Grey", "2"), ("Blue", "3")):
        page.get_by_role("textbox", name=name).fill(number)
    page.get_by_role("button", name="Check", exact=True).tap()
    hear_right(page)
    page.get_by_text("Choose puzzles").tap()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


LARGER = """(was) => {
  const box = (one) => document.querySelector(one)?.getBoundingClientRect();
  const canvas = box("canvas"), button = box(".gw-picture .gw-main");
  const width = document.querySelector(".gw-overlay")?.dataset.width;
  return canvas && button && button.width > was * 1.25 && canvas.width > width * 1.4;
}"""
"""A button of the puzzle is larger than it was, and so is all that is drawn."""


def test_large_letters_make_words_and_pictures_larger(come: Come) -> None:
    page = settled(come("?page=solve&puzzle=north-side"))
    before = page.locator(".gw-picture .gw-main").bounding_box()
    assert before is not None
    page.get_by_text("Look", exact=True).click()
    page.get_by_role("combobox", name="Text").select_option("largest")
    page.wait_for_function(LARGER, arg=before["width"])
    page.reload()
    page.wait_for_function(LARGER, arg=before["width"])


PAGES = [
    "?",
    "?page=solve&puzzle=north-side",
    "?page=solve&run=3",
    "?page=solve&puzzle=none",
    "?page=data",
    "?page=count",
    "?page=x",
]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("query", PAGES)
def test_every_page_can_be_used_by_everyone_in_both_themes(come: Come, query: str, scheme: str) -> None:
    page = come(query, color_scheme=scheme)
    if "north-side" in query:
        settled(page)
        page.get_by_text("Choose puzzles").click()
    expect(page.get_by_role("banner")).to_have_count(1)
    expect(page.get_by_role("main")).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    axe(page)
    page.get_by_text("Look", exact=True).click()
    axe(page)


def test_a_run_against_the_clock(come: Come) -> None:
    page = come("?page=solve&run=3")
    page.get_by_role("button", name="Start").click()
    settled(page)
    expect(page.get_by_role("timer")).to_contain_text("2:5")
    shown = page.title()
    page.locator(READY).first.wait_for()
    page.get_by_role("button", name="Next puzzle").click()
    expect(page).not_to_have_title(shown)
    page.reload()
    settled(page)
    expect(page.get_by_role("timer")).to_contain_text("2:")
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_role("timer")).to_have_count(0)
