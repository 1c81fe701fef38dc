"""On a small map a finger looks first and chooses then; a mouse, keys, and maps without tablets have no such step."""

from typing import Any

import pytest

from gangster_widgets import Puzzle
from gangster_widgets.kernel.why import Piece, Where
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.lines import from_line
from gangster_widgets.views.page import Node
from gangster_widgets.widgets.puzzle.widget import PuzzleWidget

from .hands import controls, page, press, told

BEST = """{"game": "gangster", "kind": "best", "ask": {"car": "brown"}, "position": {"players": 3, "turn": "brown",
"districts": {"South Side": {"tablet": "T15", "gangsters": "YNG."}, "Chinatown": {"tablet": "T04"}},
"cars": {"brown": {"at": "South Side", "cards": [2, 3], "aboard": 0}, "grey": {"at": "Chinatown"}}}}"""


def on_a_phone(one: PuzzleWidget) -> PuzzleWidget:
    page(one, width=390)
    assert one.scene.small
    return one


def best(**traits: Any) -> PuzzleWidget:
    return on_a_phone(PuzzleWidget(from_line(BEST, id="two-or-three"), **traits))


def touched(one: PuzzleWidget, where: Where, touch: bool = True) -> None:
    """Somebody taps or clicks there, at the top of a place, where no car stands."""
    box = one.scene.spot(where)
    assert box is not None
    told(one, kind="click", x=box.x + box.w / 2, y=box.y + min(box.h / 2, 6), touch=touch)


def main(one: PuzzleWidget) -> list[Node]:
    """The buttons that stand out."""
    return [node for node in controls(one).values() if "gw-main" in dict(node.attributes).get("class", "")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_tap_says_what_another_one_would_choose_and_that_one_chooses(lang: str) -> None:
    one = best(lang=lang)
    touched(one, "West Side")
    assert one.draft == one._means.empty
    (offered,) = main(one)
    assert "West Side" in offered.text()
    assert offered.text() in one.said
    assert one.words.say("answer-tap") in one.said
    touched(one, "West Side")
    assert [bit.value for bit in one.draft.settled] == ["West Side"]
    assert "take" not in controls(one)
    assert [dict(node.attributes)["do"] for node in main(one)] == ["check"]


def test_what_follows_of_itself_is_said_too_and_the_button_chooses_as_a_tap_does() -> None:
    one = best()
    touched(one, "Stickney")
    press(one, "Choose: Drive · 2 · Stickney")
    assert one.answer == "brown drives 2 to Stickney"
    one.undo()
    assert one.answer is None


def test_a_tap_on_another_place_looks_there_and_chooses_nothing() -> None:
    one = best()
    touched(one, "Chinatown")
    assert one.scene.spot(("Chinatown", 1)) is not None
    touched(one, "Stickney")
    assert one.draft == one._means.empty
    assert "Stickney" in controls(one)["take"].text()


def test_mouse_and_keys_choose_at_once_and_so_does_a_finger_on_a_large_map() -> None:
    one = best()
    touched(one, "Stickney", touch=False)
    assert one.answer == "brown drives 2 to Stickney"
    one = best()
    told(one, kind="press", id="Stickney")
    assert one.answer == "brown drives 2 to Stickney"
    one = best()
    page(one, width=1366)
    touched(one, "Stickney")
    assert one.answer == "brown drives 2 to Stickney"


def test_where_no_tablet_is_to_be_looked_at_a_tap_chooses_at_once() -> None:
    one = on_a_phone(Puzzle("two-steps-from-west-side"))
    touched(one, "The Loop")
    assert one.answer == ["The Loop"]


def test_a_district_of_an_answer_is_looked_at_before_it_is_taken_out_of_it() -> None:
    one = on_a_phone(Puzzle("three-cards-ahead"))
    touched(one, "North Side")
    press(one, "Choose: North Side")
    touched(one, "West Side")
    touched(one, "North Side")
    assert one.answer == ["North Side"]
    press(one, "Leave out: North Side")
    assert one.answer is None


def test_a_small_car_stands_for_its_place_at_first_and_a_field_is_what_it_is() -> None:
    one = best()
    box = one.scene.spot(Piece("car", "G"))
    assert box is not None
    told(one, kind="click", x=box.x + box.w / 2, y=box.y + box.h / 2, touch=True)
    assert one.draft == one._means.empty
    touched(one, "South Side")
    touched(one, ("South Side", 1))
    assert one.answer == "brown loads South Side 1"
