"""The ground that all browser tests stand on: a canvas and a button work and are watched in all three places."""

import sys
from collections.abc import Callable

from playwright.sync_api import Page

from .kernels import Kernel
from .servers import CHECKOUT

OpenIn = Callable[..., Page]

WIDGET = """
import sys
import gangster_widgets, ipywidgets
from ipycanvas import Canvas

canvas = Canvas(width=120, height=80)
button = ipywidgets.Button(description="Count")
clicks = ipywidgets.IntText(0)
button.on_click(lambda _: setattr(clicks, "value", clicks.value + 1))

def paint():
    canvas.fill_style = "#c81e1e"
    canvas.fill_rect(10, 10, 100, 60)

canvas.on_client_ready(paint)
report(clicks, "value")
report(ipywidgets.Text(f"{sys.executable} {gangster_widgets.__file__}"), "value", prefix="python_")
shown = ipywidgets.VBox([canvas, button])
shown.add_class("ours")
shown
"""

RED_PIXELS = """canvas => {
  const data = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
  let red = 0;
  for (let i = 0; i < data.length; i += 4) red += data[i] === 200 && data[i + 1] === 30 && data[i + 3] === 255;
  return red;
}"""


def wait_until_painted(page: Page) -> None:
    """Waits until the canvas has its red field, all 6,000 pixels of it."""
    page.wait_for_function(f"() => ({RED_PIXELS})(document.querySelector('.ours canvas')) === 6000")


def test_a_canvas_is_painted_and_a_button_reaches_the_kernel(open_in: OpenIn, place: str, kernel: Kernel) -> None:
    page = open_in(place, [WIDGET], ".ours canvas")
    wait_until_painted(page)
    assert kernel.value == {
        "value": 0,
        "python_value": f"{sys.executable} {CHECKOUT / 'gangster_widgets' / '__init__.py'}",
    }
    page.get_by_role("button", name="Count").click()
    kernel.until(lambda traits: traits["value"] == 1)


def test_a_small_sharp_touched_dark_page(open_in: OpenIn, place: str, kernel: Kernel) -> None:
    page = open_in(
        place,
        [WIDGET],
        ".ours canvas",
        viewport=(360, 640),
        device_scale_factor=2,
        has_touch=True,
        color_scheme="dark",
        reduced_motion="reduce",
        locale="fr-FR",
    )
    wait_until_painted(page)
    page.get_by_role("button", name="Count").tap()
    kernel.until(lambda traits: traits["value"] == 1)
    properties = page.evaluate("[innerWidth, devicePixelRatio, navigator.maxTouchPoints > 0, navigator.language]")
    assert properties == [360, 2, True, "fr-FR"]
    assert page.evaluate("matchMedia('(prefers-color-scheme: dark) and (prefers-reduced-motion: reduce)').matches")


def test_the_hidden_cell_shows_nothing_in_voila(open_in: OpenIn) -> None:
    page = open_in("voila", [WIDGET], ".ours canvas")
    assert page.locator(".jp-OutputArea-output").count() == 1
    assert page.locator("body").inner_text().strip() == "Count"
