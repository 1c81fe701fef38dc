"""The board of The Boss as people use it: a round by mouse, by touch and by keys; what it is called, and axe."""

from collections.abc import Callable, Sequence

from playwright.sync_api import Page, expect

from gangster_widgets.games.the_boss.game import GAME
from gangster_widgets.views.theme import GANG_COLOURS, LIGHT

from .accessibility import axe
from .kernels import Kernel
from .pictures import READY, cell, click, focused, hear, settled, tap, wait_for_colour

OpenIn = Callable[..., Page]

BOSS = """
from gangster_widgets import Board
board = Board(game="the_boss", players=2, seed=4)
report(board, "log", "at", "said", "width")
board
"""
"""Red holds Boston 1 and three cards more; whoever has two cards left turns a police card."""


def to_act(log: Sequence[str]) -> str:
    """Whose turn it is after these actions."""
    state = GAME.new(2, 4)
    for words in log:
        state = GAME.play(state, GAME.read(state, words))
    return GAME.seat(state, GAME.actor(state))


def test_a_whole_round_by_mouse(open_in: OpenIn, kernel: Kernel) -> None:
    page = settled(open_in("voila", [BOSS], READY))
    wait_for_colour(page, "professional:red:1", GANG_COLOURS["R"], dy=0.15)
    wait_for_colour(page, "Boston", LIGHT["bar"], dx=0.96, dy=0.05)
    click(page, "hidden:Boston:0")
    expect(page.get_by_role("group", name="Professionals")).to_be_visible()
    click(page, "professional:red:2")
    page.get_by_role("button", name="one occasional").click()
    kernel.until(lambda traits: traits["log"] == ["red places 2+1 in Boston"])
    wait_for_colour(page, "men:Boston:1", GANG_COLOURS["R"], dx=0.09, dy=0.32)
    click(page, "Chicago")
    hear(page, "already placed gangsters")
    while len(log := kernel.value["log"]) < 11:
        click(page, f"card:{to_act(log)}:1")
        kernel.until(lambda traits, before=log: len(traits["log"]) > len(before))
    hear(page, "The end of round 1.")
    expect(
        page.get_by_role("img", name="Round 2 · turn 1 of 5 · 2 cities left of Chicago · Blue to move")
    ).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    kernel.until(lambda traits: traits["at"] == 10)


def test_names_roles_keys_and_axe(open_in: OpenIn, kernel: Kernel) -> None:
    page = settled(open_in("voila", [BOSS], READY))
    said = "Round 1 · turn 1 of 5 · one city left of Chicago · Red to move"
    expect(page.get_by_role("img", name=said)).to_be_visible()
    grid = page.get_by_role("grid", name=said)
    expect(grid.get_by_role("gridcell", name="Boston: a card face down")).to_be_attached()
    heard = cell(page, "Boston").get_attribute("aria-label") or ""
    assert heard == "Boston, number 2: nobody is there; next to: Chicago and Detroit – can be chosen"
    assert (cell(page, "card:blue:1").get_attribute("aria-label") or "").endswith("only its back is seen")
    axe(page, ".gw-picture")
    page.locator(".gw-cell").first.focus()
    page.keyboard.press("b")
    assert focused(page) == "Boston"
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Let go of the choice")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Let go of the choice")).to_have_count(0)
    assert focused(page) == "Boston"
    cell(page, "card:red:1").focus()
    page.keyboard.press("Enter")
    kernel.until(lambda traits: traits["at"] == 1)
    hear(page, "Red lays a card open")
    axe(page, ".gw-picture")


def test_a_turn_by_touch_on_a_phone_in_the_dark_in_german(open_in: OpenIn, kernel: Kernel) -> None:
    phone = {"viewport": (390, 844), "device_scale_factor": 2, "has_touch": True, "color_scheme": "dark"}
    page = settled(open_in("voila", [BOSS.replace("seed=4", "seed=4, lang='de'")], READY, **phone))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    tap(page, "Boston")
    page.get_by_role("button", name="2 Profis").tap()
    page.get_by_role("button", name="0 Gelegenheitsgangster").tap()
    kernel.until(lambda traits: traits["log"] == ["red places 2 in Boston"])
    tap(page, "card:red:1")
    kernel.until(lambda traits: traits["at"] == 2)
    axe(page, ".gw-picture")
