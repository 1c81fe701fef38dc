"""The editor as people use it: positions composed by mouse, by touch, by keys; copied out and read in."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from gangster_widgets.views.theme import GANG_COLOURS

from .accessibility import axe
from .kernels import Kernel
from .pictures import AT_REST, READY, cell, click, drag_with_a_finger, focused, hear, settled, tap, wait_for_colour

OpenIn = Callable[..., Page]

EDITOR = """
from gangster_widgets.widgets.editor.widget import EditorWidget
north = {"tablet": "T01", "gangsters": "EBNY GYNY G..."}
editor = EditorWidget({"players": 5, "districts": {"North Side": north}})
report(editor, "position", "faults", "selected", "brush", "gang", "said")
editor
"""
NORTH = "North Side"
FOLDED = ["Equipment", "The table", "Copy", "Read in"]


def north(kernel: Kernel, gangsters: str) -> None:
    """Waits until these stand on the North Side."""
    kernel.until(lambda traits: traits["position"]["districts"][NORTH].get("gangsters") == gangsters)


def button(page: Page, name: str) -> Locator:
    """The button of that name."""
    return page.get_by_role("button", name=name, exact=True)


def unfold(page: Page, *titles: str) -> None:
    """Opens what is folded under these titles."""
    for title in titles:
        page.locator("summary", has_text=title).first.click()


def carry(page: Page, what: Locator, to: Locator) -> None:
    """Drags that there by mouse; both are in view."""
    page.wait_for_function(AT_REST)
    start, end = what.bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    x, y = end["x"] + end["width"] / 2, end["y"] + end["height"] / 2
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(x + 30, y + 30)
    page.mouse.move(x, y)
    page.mouse.up()


def test_a_position_is_composed_by_clicks(open_in: OpenIn, place: str, kernel: Kernel) -> None:
    page = settled(open_in(place, [EDITOR], READY))
    click(page, "North Side#12")
    north(kernel, "EBNY GYNY G..Y")
    wait_for_colour(page, "North Side#12", GANG_COLOURS["Y"], dy=0.2)
    click(page, "North Side#12")
    north(kernel, "EBNY GYNY G...")
    button(page, "Blue (B)").click()
    click(page, "North Side#1")
    north(kernel, "BBNY GYNY G...")
    button(page, "Doubler").first.click()
    click(page, NORTH)
    kernel.until(lambda traits: traits["position"]["districts"][NORTH].get("doubled"))
    button(page, "Blue (B)").click()
    click(page, "Stickney")
    kernel.until(lambda traits: "Stickney" in traits["position"]["districts"])
    button(page, "Undo").click()
    kernel.until(lambda traits: "Stickney" not in traits["position"]["districts"])
    hear(page, "The last step is taken back.")


def test_pieces_are_dragged_out_of_the_palette_and_on_the_board(open_in: OpenIn, place: str, kernel: Kernel) -> None:
    page = settled(open_in(place, [EDITOR], READY, viewport=(1600, 1500)))
    carry(page, button(page, "Green (E)"), cell(page, "North Side#16"))
    north(kernel, "EBNY GYNY G... ...E")
    carry(page, cell(page, "North Side#1"), cell(page, "North Side#11"))
    north(kernel, ".BNY GYNY G.E. ...E")
    carry(page, button(page, "Car: Yellow"), cell(page, "Stickney"))
    kernel.until(lambda traits: traits["position"].get("cars") == {"yellow": {"at": "Stickney"}})
    carry(page, cell(page, "car:Y:0").first, cell(page, "The Loop"))
    kernel.until(lambda traits: traits["position"]["cars"] == {"yellow": {"at": "The Loop"}})
    unfold(page, "Equipment")
    carry(page, button(page, "engine"), cell(page, "Gold Coast"))
    kernel.until(lambda traits: traits["position"].get("display") == ["engine"])


def test_the_same_by_keys(open_in: OpenIn, place: str, kernel: Kernel) -> None:
    page = settled(open_in(place, [EDITOR], READY))
    cell(page, "North Side#9").focus()
    page.keyboard.press("ArrowRight")
    assert focused(page) == "North Side#10"
    page.keyboard.press("e")
    north(kernel, "EBNY GYNY GE..")
    page.keyboard.press("Delete")
    north(kernel, "EBNY GYNY G...")
    page.keyboard.press("x")
    kernel.until(lambda traits: traits["position"]["districts"][NORTH].get("doubled"))
    page.keyboard.press("c")
    kernel.until(lambda traits: traits["position"].get("cars") == {"green": {"at": NORTH}})
    page.keyboard.press("z")
    kernel.until(lambda traits: "cars" not in traits["position"])
    page.keyboard.press("Shift+Z")
    kernel.until(lambda traits: "cars" in traits["position"])
    assert focused(page) == "North Side#10"
    page.keyboard.press("Enter")
    north(kernel, "EBNY GYNY GE..")
    page.keyboard.press("Escape")
    assert page.evaluate("Boolean(document.activeElement.closest('.gw-panel'))")
    button(page, "Eraser").press("Enter")
    kernel.until(lambda traits: traits["brush"] == "eraser")
    expect(button(page, "Eraser")).to_be_focused()


@pytest.mark.parametrize("where", ["voila", "lab"])
def test_the_same_by_touch_on_a_phone(open_in: OpenIn, where: str, kernel: Kernel) -> None:
    size = (360, 740) if where == "voila" else (820, 1180)
    page = settled(open_in(where, [EDITOR], READY, viewport=size, device_scale_factor=2, has_touch=True))
    button(page, "Brown (N)").tap()
    kernel.until(lambda traits: traits["brush"] == "brown")
    tap(page, "North Side#10")
    north(kernel, "EBNY GYNY GN..")
    wait_for_colour(page, "North Side#10", GANG_COLOURS["N"], dy=0.2)
    tap(page, "The Loop")
    kernel.until(lambda traits: traits["selected"] == "The Loop" and "The Loop" in traits["position"]["districts"])
    expect(page.locator(".gw-cell[data-id^='The Loop#']").first).to_be_attached()
    if where == "voila":
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_gangster_is_dragged_with_a_finger(open_in: OpenIn, kernel: Kernel) -> None:
    phone = {"viewport": (390, 844), "device_scale_factor": 2, "has_touch": True}
    page = settled(open_in("voila", [EDITOR], READY, **phone))
    drag_with_a_finger(page, button(page, "Blue (B)"), cell(page, "North Side#4"))
    north(kernel, "EBNB GYNY G...")


def test_what_is_wrong_is_said_at_once_and_leads_there(open_in: OpenIn, kernel: Kernel) -> None:
    page = settled(open_in("voila", [EDITOR], READY))
    page.get_by_role("combobox", name="Location", exact=True).select_option("The Loop")
    page.get_by_role("combobox", name="Tablet", exact=True).select_option("T01")
    kernel.until(lambda traits: len(traits["faults"]) == 2)
    hear(page, "The tablet T01 lies in two districts")
    expect(page.locator(".gw-says")).to_contain_text("The tablet T01 lies in two districts")
    expect(page.get_by_role("gridcell", name="something is wrong here")).to_have_count(2)
    page.locator(".gw-says").get_by_role("button", name=NORTH).click()
    kernel.until(lambda traits: traits["selected"] == NORTH)
    axe(page, ".gw-picture")


def test_a_wrong_entry_stays_where_it_was_typed(open_in: OpenIn, kernel: Kernel) -> None:
    page = settled(open_in("voila", [EDITOR], READY))
    line = page.get_by_role("textbox", name="As a line", exact=True)
    line.fill("5 4 @x")
    line.press("Enter")
    hear(page, "is not a tablet")
    expect(line).to_have_attribute("aria-invalid", "true")
    said = "“5 4 @x” is not a tablet. A tablet reads, for example: 5 4 2 ? @4x4 x2 : EBNY GYNY G..."
    expect(line).to_have_accessible_description(said)
    click(page, "North Side#12")
    north(kernel, "EBNY GYNY G..Y")
    expect(line).to_have_value("5 4 @x")
    line.fill("5 4 @2x2 : YG")
    line.press("Enter")
    north(kernel, "YG")
    expect(line).not_to_have_attribute("aria-invalid", "true")


def test_a_position_is_copied_and_read_in(open_in: OpenIn, place: str, kernel: Kernel) -> None:
    page = settled(open_in(place, [EDITOR], READY, permissions=["clipboard-read", "clipboard-write"]))
    unfold(page, "Copy", "Read in")
    button(page, "Copy: YAML").click()
    hear(page, "Copied: YAML.")
    text = page.evaluate("navigator.clipboard.readText()")
    assert text == page.get_by_role("textbox", name="YAML", exact=True).input_value()
    click(page, "North Side#12")
    north(kernel, "EBNY GYNY G..Y")
    box = page.get_by_role("textbox", name="A tablet’s line")
    box.fill(text.replace("players: 5", "players: 9"))
    button(page, "Read in this text").click()
    hear(page, "Line 2:")
    expect(page.locator(".gw-wrong", has_text="Line 2:")).to_be_visible()
    north(kernel, "EBNY GYNY G..Y")
    box.fill(text)
    button(page, "Read in this text").click()
    north(kernel, "EBNY GYNY G...")
    hear(page, "The text is read in.")
    expect(box).to_have_value("")


BUTTONS = ["Yellow (Y)", "Grey (G)", "Brown (N)", "Blue (B)", "Green (E)", "Eraser", "Car: Yellow", "Undo", "Redo"]
CHOICES = ["Location", "Tablet", "Gang", "Stands in", "Players", "Seat 1", "Stage", "To move", "Casino card", "Gaps"]
LINES = ["As a line", "Influence of Yellow", "YAML", "Python", "North Side as a line"]


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_names_roles_and_axe(open_in: OpenIn, place: str, shade: str) -> None:
    page = settled(open_in(place, [EDITOR], READY, color_scheme=shade))
    panel = page.get_by_role("region", name="What can be put down, and what is wrong")
    expect(button(page, "Yellow (Y)")).to_have_attribute("aria-pressed", "true")
    unfold(page, *FOLDED)
    for name in BUTTONS:
        expect(panel.get_by_role("button", name=name, exact=True)).to_be_visible()
    for name in CHOICES:
        expect(panel.get_by_role("combobox", name=name, exact=True)).to_be_visible()
    for name in LINES:
        expect(panel.get_by_role("textbox", name=name, exact=True)).to_be_visible()
    expect(page.get_by_role("table", name=NORTH)).to_be_visible()
    axe(page, ".gw-picture")


def test_every_control_of_the_panel_is_reached_by_tab(open_in: OpenIn) -> None:
    page = settled(open_in("voila", [EDITOR], READY))
    page.locator(".gw-cell[tabindex='0']").focus()
    page.keyboard.press("Tab")
    seen = []
    while page.evaluate("Boolean(document.activeElement.closest('.gw-panel'))"):
        seen.append(page.evaluate("document.activeElement.dataset.do || document.activeElement.textContent"))
        page.keyboard.press("Tab")
    assert seen[:3] == ["brush:yellow", "brush:grey", "brush:brown"]
    tools = {"brush:eraser", "brush:doubler", "brush:car"}
    assert {*tools, "place", "tablet", "line:North Side", "double", "gang", "at", *FOLDED} <= set(seen)
