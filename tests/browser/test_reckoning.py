"""The scrubber as a teacher uses it: keys, buttons, slider, touch, links, the whole screen; and for everybody."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .accessibility import axe
from .kernels import Kernel
from .pictures import READY, cell, click, focused, hear, settled

OpenIn = Callable[..., Page]

BOOK = """
from gangster_widgets import Reckoning
book = Reckoning("5 4 2 ? @4x4 x2 : EBNY GYNY G...", casino=5, beside="tie-lower-rank")
report(book, "at", "step", "revealed", "asking", "large", "beside", "said", "width")
book
"""


def test_steps_by_keys_from_everywhere_in_the_picture(open_in: OpenIn, place: str, kernel: Kernel) -> None:
    page = settled(open_in(place, [BOOK], READY))
    page.get_by_role("slider", name="Steps of the reckoning").focus()
    page.keyboard.press("ArrowRight")
    kernel.until(lambda traits: traits["at"] == 1)
    page.get_by_role("button", name="Next →").focus()
    page.keyboard.press("ArrowRight")
    kernel.until(lambda traits: traits["at"] == 2)
    page.keyboard.press("Enter")
    kernel.until(lambda traits: traits["at"] == 3)
    cell(page, "Tablet#5").focus()
    page.keyboard.press("PageDown")
    kernel.until(lambda traits: traits["at"] == 4)
    page.keyboard.press("ArrowDown")
    assert focused(page) == "Tablet#6"
    page.keyboard.press("End")
    kernel.until(lambda traits: traits["step"] == "points/E")
    page.keyboard.press("Home")
    kernel.until(lambda traits: traits["at"] == 0)
    hear(page, "Tablet: 5 gangs are there.")


def test_the_class_is_asked_first_and_sees_the_wrong_way_beside(open_in: OpenIn, place: str, kernel: Kernel) -> None:
    page = settled(open_in(place, [BOOK], READY))
    page.get_by_role("button", name="Ask first").click()
    kernel.until(lambda traits: traits["asking"] and not traits["revealed"])
    page.get_by_label("Go to").select_option("Tie")
    kernel.until(lambda traits: traits["step"] == "tie/G")
    asked = "Grey and Brown have the same number of gangsters. Who goes first, and what decides?"
    expect(page.locator(".gw-question")).to_have_text(asked)
    expect(page.locator(".gw-panel")).not_to_contain_text("has rank 9")
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".gw-panel")).to_contain_text("The highest gangster of Grey has rank 9; of Brown: 7.")
    expect(page.locator(".gw-panel")).to_contain_text("the lower rank is thought to go first")
    page.get_by_text("Ties go to the higher rank").click()
    expect(page.locator("details[open]")).to_be_visible()
    click(page, "ledger:N:0")
    kernel.until(lambda traits: traits["step"] == "points/N")


def test_after_a_click_on_the_picture_and_on_the_slider_arrows_show_question_and_answer(
    open_in: OpenIn, place: str, kernel: Kernel
) -> None:
    page = settled(open_in(place, [BOOK], READY))
    page.get_by_role("button", name="Ask first").click()
    kernel.until(lambda traits: not traits["revealed"])
    click(page, "Tablet#5")
    page.keyboard.press("ArrowRight")
    kernel.until(lambda traits: traits["at"] == 0 and traits["revealed"])
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    kernel.until(lambda traits: traits["at"] == 1 and not traits["revealed"])
    page.keyboard.press("ArrowRight")
    kernel.until(lambda traits: traits["at"] == 1 and traits["revealed"])


def test_a_step_can_be_linked_to(open_in: OpenIn, kernel: Kernel) -> None:
    page = settled(open_in("voila", [BOOK], READY, permissions=["clipboard-read", "clipboard-write"]))
    page.get_by_label("Go to").select_option("Order")
    kernel.until(lambda traits: traits["step"] == "order")
    expect(page.locator(".gw-panel h2")).to_have_text("Tablet · Order")
    page.get_by_role("button", name="Copy link to this step").click()
    hear(page, "The link is copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("#reckoning=order%3Btie-lower-rank%3Bcasino%3D5")
    page.goto("about:blank")
    page.goto(link)
    page.locator(READY).first.wait_for()
    kernel.until(lambda traits: traits["step"] == "order")
    expect(page.locator(".gw-panel h2")).to_have_text("Tablet · Order")
    assert page.get_by_label("Show beside it").input_value() == "tie-lower-rank"
    page.evaluate("location.hash = 'reckoning=tie/B;asking'")
    kernel.until(lambda traits: traits["step"] == "tie/B" and traits["asking"] and not traits["beside"])


def test_the_whole_screen_for_a_class(open_in: OpenIn, place: str, kernel: Kernel) -> None:
    page = settled(open_in(place, [BOOK], READY, viewport=(1366, 768)))
    page.get_by_role("button", name="Large type").click()
    kernel.until(lambda traits: traits["large"])
    page.get_by_role("button", name="Full screen").click()
    page.wait_for_function("document.fullscreenElement?.classList.contains('gw-picture')")
    leave = page.get_by_role("button", name="Leave full screen")
    expect(leave).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    kernel.until(lambda traits: traits["at"] == 1)
    leave.click()
    page.wait_for_function("!document.fullscreenElement")
    expect(page.get_by_role("button", name="Full screen", exact=True)).to_be_visible()


def test_by_touch_on_a_phone_sentence_and_buttons_stay_in_view(open_in: OpenIn, kernel: Kernel) -> None:
    page = settled(open_in("voila", [BOOK], READY, viewport=(390, 844), device_scale_factor=2, has_touch=True))
    page.get_by_role("button", name="Next →").tap()
    kernel.until(lambda traits: traits["at"] == 1)
    expect(page.locator(".gw-panel").get_by_text("Yellow has 3 gangsters here.").first).to_be_in_viewport()
    expect(page.get_by_role("button", name="Next →")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_names_roles_and_axe(open_in: OpenIn, place: str) -> None:
    page = settled(open_in(place, [BOOK], READY))
    expect(page.get_by_role("region", name="The step, and the way through the reckoning")).to_be_visible()
    expect(page.get_by_role("slider", name="Steps of the reckoning")).to_have_attribute(
        "aria-valuetext", "Step 1 of 24"
    )
    expect(page.get_by_role("group", name="Steps of the reckoning")).to_be_visible()
    expect(page.get_by_role("group", name="For a class").get_by_role("button")).to_have_count(4)
    expect(page.get_by_role("gridcell", name="Yellow: nothing told yet").first).to_be_attached()
    expect(page.get_by_role("button", name="← Back")).to_be_disabled()
    axe(page, ".gw-picture")
    page.get_by_role("button", name="Ask first").click()
    expect(page.get_by_role("button", name="Ask first")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="Show the answer")).to_be_enabled()
    axe(page, ".gw-picture")
