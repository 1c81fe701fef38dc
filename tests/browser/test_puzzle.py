"""Puzzles as people solve them: by mouse, drag, touch and keys, with hints, a verdict, and another one like it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .accessibility import axe
from .kernels import Kernel
from .pictures import READY, cell, click, drag_with_a_finger, focused, hear, settled, tap

OpenIn = Callable[..., Page]


def cells(name: str, more: str = "") -> list[str]:
    """A notebook with that puzzle."""
    return [
        "from gangster_widgets import Puzzle",
        f'one = Puzzle("{name}"{more})\nreport(one, "answer", "verdict", "rung", "said", "width")\none',
    ]


PLAIN = ['from gangster_widgets import puzzle\npuzzle("north-side")']


def test_points_are_typed_and_a_wrong_answer_is_met_with_both_ways(open_in: OpenIn, place: str, kernel: Kernel) -> None:
    page = settled(open_in(place, cells("north-side"), READY))
    assert "10 points" not in page.content()
    page.get_by_role("textbox", name="Yellow").focus()
    for number in ("5", "4", "2", "5"):
        page.keyboard.type(number)
        page.keyboard.press("Enter")
    assert focused(page) == "INPUT"
    kernel.until(lambda traits: traits["answer"] == {"yellow": 5, "grey": 4, "brown": 2, "blue": 5})
    page.get_by_role("button", name="Check", exact=True).press("Enter")
    kernel.until(lambda traits: traits["verdict"] == "wrong")
    hear(page, "Not right.")
    expect(page.get_by_role("heading", name="The doubler forgotten")).to_be_visible()
    expect(page.get_by_role("heading", name="The right way")).to_be_hidden()
    page.get_by_text("Compare both ways of thinking").click()
    expect(page.get_by_role("heading", name="The other way")).to_be_visible()
    expect(page.get_by_role("heading", name="The right way")).to_be_visible()
    page.get_by_role("textbox", name="Yellow").fill("10")
    page.get_by_role("textbox", name="Yellow").press("Enter")
    kernel.until(lambda traits: traits["verdict"] == "" and traits["answer"]["yellow"] == 10)
    for name, number in (("Grey", "8"), ("Brown", "4"), ("Blue", "10")):
        page.get_by_role("textbox", name=name).fill(number)
    page.get_by_role("button", name="Check", exact=True).click()
    kernel.until(lambda traits: traits["verdict"] == "right")
    hear(page, "Right.")
    axe(page, ".gw-picture")


def test_a_puzzle_that_ends_a_cell_is_shown_live(open_in: OpenIn, place: str) -> None:
    page = settled(open_in(place, PLAIN, READY))
    expect(page.get_by_role("region", name="The question and the answer")).to_be_visible()
    expect(page.get_by_role("heading", name="The North Side")).to_be_visible()


def test_an_order_is_dragged_with_the_mouse_and_put_right_by_keys(open_in: OpenIn, place: str, kernel: Kernel) -> None:
    page = settled(open_in(place, cells("tie-of-two"), READY))
    end = page.locator("[data-drop=end]")
    for name in ("Yellow", "Grey", "Brown"):
        page.get_by_role("button", name=name, exact=True).scroll_into_view_if_needed()
        page.get_by_role("button", name=name, exact=True).drag_to(end)
    kernel.until(lambda traits: traits["answer"] == ["yellow", "grey", "brown"])
    page.locator(".gw-held[data-drag=grey]").drag_to(page.locator("li[data-drop=yellow]"))
    kernel.until(lambda traits: traits["answer"] == ["grey", "yellow", "brown"])
    expect(page.get_by_role("button", name="Yellow up")).to_be_enabled()
    page.get_by_role("button", name="Yellow up").press("Enter")
    kernel.until(lambda traits: traits["answer"] == ["yellow", "grey", "brown"])
    page.get_by_role("button", name="Undo").press("Enter")
    kernel.until(lambda traits: traits["answer"] == ["grey", "yellow", "brown"])
    page.get_by_role("button", name="Blue", exact=True).press("Enter")
    expect(page.locator("li[data-drop=blue]")).to_be_visible()
    assert page.evaluate("document.activeElement.closest('.gw-panel') !== null")
    page.get_by_role("button", name="Check", exact=True).click()
    kernel.until(lambda traits: traits["verdict"] == "right")


def test_an_order_is_dragged_with_a_finger(open_in: OpenIn, kernel: Kernel) -> None:
    phone = {"viewport": (390, 844), "device_scale_factor": 2, "has_touch": True}
    page = settled(open_in("voila", cells("tie-of-two"), READY, **phone))
    page.get_by_role("button", name="Grey", exact=True).tap()
    page.get_by_role("button", name="Yellow", exact=True).tap()
    kernel.until(lambda traits: traits["answer"] == ["grey", "yellow"])
    held = page.locator(".gw-held[data-drag=yellow]")
    drag_with_a_finger(page, held, page.locator("li[data-drop=grey]"), (30, 10))
    kernel.until(lambda traits: traits["answer"] == ["yellow", "grey"])
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_fields_are_chosen_on_the_tablet_by_mouse_and_by_keys(open_in: OpenIn, place: str, kernel: Kernel) -> None:
    page = settled(open_in(place, cells("last-field-taken"), READY))
    ids = page.locator(".gw-cell[data-id*='#']").evaluate_all("cells => cells.map(cell => cell.dataset.id)")
    click(page, ids[2])
    kernel.until(lambda traits: traits["answer"] == [3])
    cell(page, ids[2]).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    kernel.until(lambda traits: traits["answer"] == [3, 4])
    page.get_by_role("button", name="field 4 away").click()
    kernel.until(lambda traits: traits["answer"] == [3])
    page.get_by_role("button", name="Undo").click()
    kernel.until(lambda traits: traits["answer"] == [3, 4])
    hear(page, "Your answer: 3, 4")


@pytest.mark.parametrize("touch", [False, True])
def test_districts_are_chosen_on_the_map(open_in: OpenIn, kernel: Kernel, touch: bool) -> None:
    size = (390, 844) if touch else (1366, 768)
    page = settled(open_in("voila", cells("two-steps-from-west-side"), READY, viewport=size, has_touch=touch))
    (tap if touch else click)(page, "The Loop")
    kernel.until(lambda traits: traits["answer"] == ["The Loop"])
    expect(page.get_by_role("button", name="The Loop", exact=True)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Little Italy", exact=True).click()
    kernel.until(lambda traits: sorted(traits["answer"]) == ["Little Italy", "The Loop"])


def test_an_action_is_chosen_step_by_step(open_in: OpenIn, place: str, kernel: Kernel) -> None:
    page = settled(open_in(place, BEST, READY))
    page.get_by_role("button", name="Yellow and Yellow", exact=True).press("Enter")
    kernel.until(lambda traits: traits["answer"] == "yellow unloads yellow yellow")
    expect(page.get_by_text("Your action:")).to_be_visible()
    page.get_by_role("button", name="Check", exact=True).click()
    kernel.until(lambda traits: traits["verdict"] in ("right", "wrong"))


BEST = [
    "from gangster_widgets import Puzzle\nfrom gangster_widgets.puzzles.bank import bank",
    'one = Puzzle(next(one for one in bank() if one.kind == "best"))\nreport(one, "answer", "verdict", "said")\none',
]


def test_hints_come_one_by_one_and_point_at_the_picture(open_in: OpenIn, kernel: Kernel) -> None:
    page = settled(open_in("voila", cells("north-side"), READY))
    for rung in range(1, 5):
        page.get_by_role("button", name=f"Hint {rung} of 4").click()
        kernel.until(lambda traits, rung=rung: traits["rung"] == rung)
    panel = page.get_by_role("region", name="The question and the answer")
    expect(panel.get_by_text("The right answer: Yellow 10, Grey 8, Brown 4, Blue 10")).to_be_visible()
    page.get_by_role("button", name="Another one like this").click()
    kernel.until(lambda traits: traits["rung"] == 0)
    expect(page.get_by_role("button", name="Back to the first one")).to_be_visible()


def test_what_is_typed_wrongly_stays_with_its_sentence(open_in: OpenIn, kernel: Kernel) -> None:
    page = settled(open_in("voila", cells("north-side"), READY))
    page.get_by_role("textbox", name="Yellow").fill("ten")
    page.get_by_role("textbox", name="Yellow").press("Tab")
    expect(page.get_by_text("“ten” is no whole number.")).to_be_visible()
    expect(page.get_by_role("textbox", name="Yellow")).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("textbox", name="Yellow")).to_have_value("ten")
    page.get_by_text("Type the whole answer").click()
    page.get_by_role("textbox", name="Type the whole answer").fill("yellow many")
    page.get_by_role("textbox", name="Type the whole answer").press("Enter")
    hear(page, "This answer cannot be read")
    expect(page.get_by_role("textbox", name="Type the whole answer")).to_have_value("yellow many")
    axe(page, ".gw-picture")


def test_names_roles_focus_and_axe(open_in: OpenIn, place: str, kernel: Kernel) -> None:
    page = settled(open_in(place, cells("tie-of-two", ', lang="de"'), READY))
    expect(page.get_by_role("grid")).to_have_count(1)
    expect(page.get_by_role("button", name="Gelb", exact=True)).to_be_visible()
    axe(page, ".gw-picture")
    page.locator(".gw-main").focus()
    page.keyboard.press("Enter")
    kernel.until(lambda traits: traits["verdict"] == "not attempted")
    assert page.evaluate("document.activeElement.classList.contains('gw-button')")
    axe(page, ".gw-picture")


LOOKING = [
    "from gangster_widgets import Puzzle\nfrom gangster_widgets.puzzles.lines import from_line",
    """line = '''{"game": "gangster", "kind": "best", "ask": {"car": "brown"}, "position": {"players": 3,
"turn": "brown", "districts": {"South Side": {"tablet": "T15", "gangsters": "YNG."}, "Chinatown": {"tablet": "T04"}},
"cars": {"brown": {"at": "South Side", "cards": [2, 3], "aboard": 0}}}}'''
one = Puzzle(from_line(line, id="two-or-three"))
report(one, "answer", "verdict", "said")
one""",
]


def test_on_a_phone_a_tap_looks_and_another_one_chooses_with_check_always_in_view(
    open_in: OpenIn, kernel: Kernel
) -> None:
    page = settled(open_in("voila", LOOKING, READY, viewport=(390, 844), has_touch=True))
    check = page.get_by_role("button", name="Check", exact=True)
    expect(check).to_be_in_viewport(ratio=1)
    tap(page, "Stickney")
    offered = page.get_by_role("button", name="Choose: Drive · 2 · Stickney")
    expect(offered).to_be_in_viewport(ratio=1)
    hear(page, "Not chosen yet.")
    tap(page, "Stickney")
    kernel.until(lambda traits: traits["answer"] == "brown drives 2 to Stickney")
    expect(offered).to_have_count(0)
    expect(check).to_be_in_viewport(ratio=1)
    axe(page, ".gw-picture")
