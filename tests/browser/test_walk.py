"""The scrubber for moves as a learner uses it: keys, buttons, slider, touch, and for everybody."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .accessibility import axe
from .kernels import Kernel
from .pictures import READY, cell, click, focused, hear, settled

OpenIn = Callable[..., Page]

WALK = """
from gangster_widgets import Walk
loop = {"tablet": {"places": [5, 3], "rows": 2, "columns": 3}, "gangsters": "YGN BG."}
cars = {"yellow": {"at": "The Loop", "aboard": 2}, "grey": {"at": "The Loop", "aboard": 2}}
walk = Walk(
    {"players": 2, "colours": ["yellow", "grey", "brown", "blue"], "districts": {"The Loop": loop}, "cars": cars},
    moves=["yellow loads The Loop 1", "grey unloads grey", "yellow unloads yellow"], district="The Loop",
    notes={2: "Now the last field is taken."},
)
report(walk, "at", "said", "width")
walk
"""


def test_steps_by_keys_from_everywhere_in_the_picture_and_by_buttons(
    open_in: OpenIn, place: str, kernel: Kernel
) -> None:
    page = settled(open_in(place, [WALK], READY))
    expect(page.locator(".gw-panel h2")).to_have_text("Before the first move")
    page.get_by_role("button", name="Next →").click()
    kernel.until(lambda traits: traits["at"] == 1)
    hear(page, "Yellow loads a gangster of its own from field 1 in the Loop; he rides in the car.")
    page.keyboard.press("ArrowRight")
    kernel.until(lambda traits: traits["at"] == 2)
    expect(page.locator(".gw-panel")).to_contain_text("Now the last field is taken.")
    page.get_by_role("slider", name="Steps").focus()
    page.keyboard.press("ArrowRight")
    kernel.until(lambda traits: traits["at"] == 3)
    expect(page.locator(".gw-panel")).to_contain_text("so the first gap in reading order is filled: field 1")
    expect(page.get_by_role("button", name="Next →")).to_be_disabled()
    cell(page, "The Loop#5").focus()
    page.keyboard.press("PageUp")
    kernel.until(lambda traits: traits["at"] == 2)
    page.keyboard.press("ArrowDown")
    assert focused(page) == "The Loop#6"
    page.keyboard.press("Home")
    kernel.until(lambda traits: traits["at"] == 0)
    click(page, "The Loop#5")
    hear(page, "field 5: Grey")
    page.keyboard.press("End")
    kernel.until(lambda traits: traits["at"] == 3)
    page.get_by_text("When gaps are filled").click()
    expect(page.locator("details[open]")).to_be_visible()


def test_by_touch_on_a_phone_sentence_and_buttons_stay_in_view_and_for_everybody(
    open_in: OpenIn, kernel: Kernel
) -> None:
    page = settled(open_in("voila", [WALK], READY, viewport=(390, 844), device_scale_factor=2, has_touch=True))
    expect(page.get_by_role("region", name="The step, and the way through the game")).to_be_visible()
    expect(page.get_by_role("slider", name="Steps")).to_have_attribute("aria-valuetext", "Step 0 of 3")
    expect(page.get_by_role("button", name="← Back")).to_be_disabled()
    axe(page, ".gw-picture")
    page.get_by_role("button", name="Next →").tap()
    kernel.until(lambda traits: traits["at"] == 1)
    expect(page.locator(".gw-panel").get_by_text("Yellow loads a gangster of its own").first).to_be_in_viewport()
    expect(page.get_by_role("button", name="Next →")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    axe(page, ".gw-picture")
