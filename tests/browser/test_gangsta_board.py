"""The board of Gangsta! as people use it: a heist by mouse, by touch and by keys, a whole chapter; names and axe."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from gangster_widgets.games.gangsta import actions as do
from gangster_widgets.games.gangsta import choose, look
from gangster_widgets.games.gangsta.actions import Action
from gangster_widgets.games.gangsta.game import GAME
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.words import words
from gangster_widgets.views.theme import GANG_COLOURS

from .accessibility import axe
from .kernels import Kernel
from .pictures import READY, cell, click, focused, hear, settled, tap, wait_for_colour

OpenIn = Callable[..., Page]
SAYS = words("en", GAME.folder / "words")

HEIST = """
from gangster_widgets import Board
board = Board({"players": ["red", "blue"], "money": {"red": 3}, "heist": {"needs": "LMSH", "money": 2}, "gangs": {
    "red": [{"name": "A", "boss": True, "skills": "LB"}, {"name": "B", "skills": "LMS"}, {"name": "C", "skills": "LH"}],
    "blue": [{"name": "E", "boss": True, "skills": "LS"}]}}, game="gangsta")
report(board, "log", "at", "said", "width")
board
"""
WHOLE = """
from gangster_widgets import Board
board = Board(game="gangsta", players=2, seed=4)
report(board, "log", "at", "said", "width")
board
"""


def chosen(state: State) -> Action:
    """Somebody is hired where that can be, else passed, and nothing is replaced."""
    wanted = (do.HIRES, do.PASSES, do.DECLINES)
    return min((one for one in GAME.legal(state) if one.does in wanted), key=lambda one: wanted.index(one.does))


def button(state: State, action: Action) -> str:
    """What the button of that action says: its last bit, or what it is where nothing further is chosen."""
    last = choose.bits(state, action)[-1]
    if last.name == "do":
        return SAYS.say(f"choose-group-{last.value}")
    message, facts = choose.told(last)
    return SAYS.say(message, **facts)


def test_a_heist_by_mouse_with_a_refusal_on_the_way(open_in: OpenIn, kernel: Kernel) -> None:
    page = settled(open_in("voila", [HEIST], READY))
    wait_for_colour(page, "gang:red:0", GANG_COLOURS["R"], dx=0.012, dy=0.42)
    click(page, "heist::0")
    click(page, "gangster:B:0")
    kernel.until(lambda traits: traits["at"] == 2)
    click(page, "gangster:A:0")
    hear(page, "A brings nothing that is still missing")
    page.get_by_role("button", name="Undo").click()
    kernel.until(lambda traits: traits["at"] == 1)
    for name in "ABC":
        click(page, f"gangster:{name}:0")
        kernel.until(lambda traits, name=name: traits["log"][-1] == f"red engages {name}")
    hear(page, "committed the heist")


def test_a_chapter_by_buttons_with_names_roles_keys_and_axe(open_in: OpenIn, kernel: Kernel) -> None:
    page = settled(open_in("voila", [WHOLE], READY))
    said = "Chapter 1 · Red decides: whom to free, and which action to take"
    expect(page.get_by_role("img", name=said)).to_be_visible()
    grid = page.get_by_role("grid", name=said)
    expect(grid.get_by_role("gridcell", name="Blue has $")).to_be_attached()
    expect(page.get_by_text("To be decided: whom to free, and which action to take.")).to_be_visible()
    axe(page, ".gw-picture")
    cell(page, "money:blue:0").focus()
    assert focused(page) == "money:blue:0"
    page.keyboard.press("Enter")
    hear(page, "Blue has $")
    state = GAME.new(2, 4)
    while state.chapter == 1:
        expect(page.get_by_role("img", name=look.summary(state, SAYS))).to_be_visible()
        action, at = chosen(state), kernel.value["at"]
        page.get_by_role("button", name=button(state, action), exact=True).click()
        kernel.until(lambda traits, at=at: traits["at"] == at + 1)
        state = GAME.play(state, action)
    hear(page, "chapter I is over")
    axe(page, ".gw-picture")


def test_a_heist_by_touch_on_a_phone_in_the_dark_in_german(open_in: OpenIn, kernel: Kernel) -> None:
    phone = {"viewport": (390, 844), "device_scale_factor": 2, "has_touch": True, "color_scheme": "dark"}
    page = settled(open_in("voila", [HEIST.replace('game="gangsta"', 'game="gangsta", lang="de"')], READY, **phone))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for spot in ("heist::0", "gangster:A:0", "gangster:B:0", "gangster:C:0"):
        tap(page, spot)
    kernel.until(lambda traits: traits["at"] == 4)
    axe(page, ".gw-picture")
