"""Doublers, turns and equipment on the page: districts by pointing at the picture, the rest by buttons."""

import pytest

from gangster_widgets import puzzle
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.bank import composed

from .hands import controls, told
from .test_puzzle import shown, use


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("name", ["where-the-next-lamp-goes", "three-at-the-barber"])
def test_districts_are_chosen_by_pointing_at_the_picture(name: str, touch: bool) -> None:
    one = shown(name)
    for place in one.puzzle.solution():
        box = one.scene.spot(place)
        assert box is not None
        told(one, kind="click", x=box.x + box.w / 2, y=box.y + min(box.h / 2, 8), touch=touch)
    assert one.check()


def test_a_stage_that_is_over_is_a_button_beside_the_places() -> None:
    one = shown("lanterns-over-chinatown", lang="de")
    assert "Durchgang zu Ende" in one.panel().text()
    use(one, f"answer:{one._means.shape.names.index('stage over')}")
    use(one, "check")
    assert one.verdict == "right"


@pytest.mark.parametrize("name", [one.id for one in composed() if one.kind == "equipment"])
def test_nothing_is_a_piece_to_choose_and_no_second_button_says_none(name: str) -> None:
    one = shown(name)
    assert "take nothing" in one.panel().text()
    assert "answer:none" not in controls(one)


@pytest.mark.parametrize("name", [one.id for one in composed() if one.kind in ("turns", "doublers")])
def test_where_nothing_can_be_right_none_is_offered(name: str) -> None:
    assert "answer:none" in controls(shown(name))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_happens_is_named_in_the_readers_language(lang: str) -> None:
    one = shown("seven-lamps-burning", lang=lang)
    for name in one._means.shape.names:
        assert one.words.name(name) in one.panel().text()
        assert lang == "en" or one.words.name(name) != name


@pytest.mark.parametrize("name", [one.id for one in composed() if one.kind in ("turns", "doublers", "equipment")])
def test_another_one_like_it_is_asked(name: str) -> None:
    one = shown(name)
    use(one, "another")
    assert one.puzzle.id == puzzle(name).id
    assert one.puzzle.state != puzzle(name).state
