"""The board as people use it: by mouse, by touch, by keys, in Voila, JupyterLab and Notebook 7."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from gangster_widgets.views.theme import GANG_COLOURS, LIGHT

from .accessibility import axe
from .kernels import Kernel
from .pictures import BOARD, READY, cell, click, focused, hear, settled, tap, wait_for_colour

OpenIn = Callable[..., Page]


def test_it_is_drawn_at_once(open_in: OpenIn, place: str) -> None:
    page = settled(open_in(place, [BOARD], READY))
    wait_for_colour(page, "Little Africa#1", GANG_COLOURS["Y"], dy=0.2)
    wait_for_colour(page, "The Loop", LIGHT["bar"], dx=0.1)


def test_every_kind_of_action_by_mouse(open_in: OpenIn, place: str, kernel: Kernel) -> None:
    page = settled(open_in(place, [BOARD], READY))
    click(page, "card:Y:3")
    expect(page.get_by_role("group", name="To")).to_be_visible()
    click(page, "Greek Town")
    kernel.until(lambda traits: traits["log"] == ["yellow drives 3 to Greek Town"])
    click(page, "aboard:G:0")
    kernel.until(lambda traits: traits["log"][1:] == ["grey unloads grey"])
    click(page, "Cicero#1")
    kernel.until(lambda traits: traits["log"][2:] == ["brown loads Cicero 1"])
    click(page, "North Side#1")
    hear(page, "The car of Blue stands in the Loop, not on the North Side.")
    wait_for_colour(page, "North Side#1", LIGHT["red"], dx=0.03)
    assert kernel.value["at"] == 3
    page.get_by_role("button", name="Undo").click()
    kernel.until(lambda traits: traits["at"] == 2 and len(traits["log"]) == 2)
    page.get_by_role("slider").fill("1")
    kernel.until(lambda traits: traits["at"] == 1 and len(traits["log"]) == 2)


def test_every_kind_of_action_by_keys(open_in: OpenIn, place: str, kernel: Kernel) -> None:
    page = settled(open_in(place, [BOARD], READY))
    page.locator(".gw-cell").first.focus()
    page.keyboard.press("g")
    page.keyboard.press("g")
    assert focused(page) == "Greek Town"
    page.keyboard.press("Enter")
    kernel.until(lambda traits: traits["log"] == ["yellow drives 3 to Greek Town"])
    hear(page, "drives to Greek Town")
    page.keyboard.press("c")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("PageUp")
    assert focused(page).startswith(("Cicero", "Chinatown"))
    cell(page, "Stickney#1").focus()
    page.keyboard.press("ArrowRight")
    assert focused(page) == "Stickney#2"
    page.keyboard.press(" ")
    kernel.until(lambda traits: traits["log"][1:] == ["grey unloads grey"])
    cell(page, "card:N:1").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Let go of the choice")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Let go of the choice")).to_have_count(0)
    assert focused(page) == "card:N:1"
    assert kernel.value["at"] == 2


def test_every_kind_of_action_by_touch_on_a_phone(open_in: OpenIn, place: str, kernel: Kernel) -> None:
    phone = {"viewport": (390, 844), "device_scale_factor": 2, "has_touch": True}
    page = settled(open_in(place, [BOARD], READY, **phone))
    tap(page, "Greek Town")
    kernel.until(lambda traits: traits["enlarged"] == "Greek Town")
    assert kernel.value["log"] == []
    page.get_by_role("button", name="Play: Drive · 3 · Greek Town").tap()
    kernel.until(lambda traits: traits["log"] == ["yellow drives 3 to Greek Town"])
    tap(page, "aboard:G:0")
    kernel.until(lambda traits: traits["log"][1:] == ["grey unloads grey"])


def test_nobody_is_caught_in_it(open_in: OpenIn, place: str) -> None:
    page = settled(open_in(place, [BOARD], READY))
    cell(page, "The Loop").focus()
    page.keyboard.press("Tab")
    assert page.evaluate("Boolean(document.activeElement.closest('.gw-panel'))")
    page.keyboard.press("Shift+Tab")
    assert focused(page) == "The Loop"
    page.keyboard.press("Escape")
    assert page.evaluate("Boolean(document.activeElement.closest('.gw-panel'))")
    assert page.locator(".gw-picture canvas").get_attribute("tabindex") is None


def test_names_roles_and_axe(open_in: OpenIn, place: str) -> None:
    page = settled(open_in(place, [BOARD], READY))
    said = "Stage 1 · doublers 1 of 8 · Yellow to move"
    expect(page.get_by_role("img", name=said)).to_be_visible()
    grid = page.get_by_role("grid", name=said)
    expect(grid.get_by_role("gridcell", name="field 1: Yellow", exact=False).first).to_be_attached()
    heard = cell(page, "The Loop").get_attribute("aria-label") or ""
    assert heard.startswith("The Loop: numbers 5, 2 and ?; no doubler; 1 of 10 fields taken; reached with card 2;")
    beside = "North Side, Gold Coast, Greek Town and Chinatown"
    assert heard.endswith(f"; cars here: Blue; next to: {beside} – can be chosen")
    expect(page.get_by_role("status")).to_be_attached()
    expect(page.get_by_role("slider", name="The game so far")).to_be_disabled()
    axe(page, ".gw-picture")


def test_what_is_said_is_said_by_one_node_that_stays(open_in: OpenIn) -> None:
    page = settled(open_in("voila", [BOARD], READY))
    page.evaluate("document.querySelector('.gw-live').dataset.same = 'yes'")
    click(page, "North Side#1")
    hear(page, "not on the North Side")
    click(page, "aboard:Y:0")
    hear(page, "Yellow unloads Yellow in Little Africa")
    expect(page.locator(".gw-live[data-same=yes][aria-live=polite]")).to_have_count(1)


def test_the_first_click_hits_on_a_page_that_is_scrolled_and_sharp(open_in: OpenIn, kernel: Kernel) -> None:
    above = "import ipywidgets; ipywidgets.HTML('<div style=\"height:900px\">above</div>')"
    page = settled(open_in("voila", [above, BOARD], READY, device_scale_factor=2))
    canvas = page.locator(".gw-picture canvas")
    wait_for_colour(page, "Little Africa#1", GANG_COLOURS["Y"], dy=0.2)
    width, shown = canvas.evaluate("canvas => [canvas.width, canvas.getBoundingClientRect().width]")
    assert abs(width - 2 * shown) <= 2
    click(page, "Little Africa#1")
    kernel.until(lambda traits: traits["log"] == ["yellow loads Little Africa 1"])


SCROLLED = """() => [...document.querySelectorAll("*")].reduce((sum, one) => sum + one.scrollTop, 0)"""


def test_the_wheel_and_a_finger_still_scroll_the_page(open_in: OpenIn) -> None:
    page = settled(open_in("voila", [BOARD], READY, viewport=(390, 700), has_touch=True))
    before = page.evaluate(SCROLLED)
    page.mouse.move(200, 200)
    page.mouse.wheel(0, 120)
    page.wait_for_function(f"({SCROLLED})() > {before}")
    before = page.evaluate(SCROLLED)
    session = page.context.new_cdp_session(page)
    for kind, y in [("touchStart", 300), *(("touchMove", y) for y in range(290, 150, -10)), ("touchEnd", None)]:
        points = [] if y is None else [{"x": 200, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    page.wait_for_function(f"({SCROLLED})() > {before}")


def test_on_320_pixels_nothing_is_cut_off(open_in: OpenIn, kernel: Kernel) -> None:
    page = settled(open_in("voila", [BOARD], READY, viewport=(320, 640), has_touch=True))
    kernel.until(lambda traits: traits["width"] <= 320)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    tap(page, "South Side")
    kernel.until(lambda traits: traits["enlarged"] == "South Side")
    axe(page, ".gw-picture")


def test_a_reload_shows_it_again(open_in: OpenIn, kernel: Kernel) -> None:
    page = settled(open_in("voila", [BOARD], READY))
    page.reload()
    page.locator(READY).first.wait_for()
    wait_for_colour(page, "Little Africa#1", GANG_COLOURS["Y"], dy=0.2)


def test_a_reload_in_the_lab_shows_the_game_as_it_stood(open_in: OpenIn, kernel: Kernel) -> None:
    page = settled(open_in("lab", [BOARD], READY))
    click(page, "aboard:Y:0")
    kernel.until(lambda traits: traits["at"] == 1)
    page.keyboard.press("Control+s")
    page.wait_for_function("!window.jupyterapp.shell.currentWidget.context.model.dirty")
    page.reload()
    page.locator(READY).first.wait_for()
    wait_for_colour(page, "Little Africa#2", GANG_COLOURS["Y"], dy=0.2)


def test_dark_and_german(open_in: OpenIn) -> None:
    page = open_in(
        "voila", [BOARD.replace("seed=1", "seed=1, lang='de'")], READY, color_scheme="dark", viewport=(820, 1180)
    )
    expect(page.get_by_role("button", name="Rückgängig")).to_be_visible()
    wait_for_colour(page, "The Loop#3", "#322D24")
    axe(page, ".gw-picture")
