"""Doublers, turns and equipment on the page: districts by pointing at the picture, the rest by buttons."""

import pytest

from gangster_widgets import puzzle
from gangster_widgets.games.gangster.look_position import look_position
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.bank import composed
from gangster_widgets.puzzles.generator import generate
from gangster_widgets.views.marks import Marks
from gangster_widgets.widgets.puzzle.widget import PuzzleWidget

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


@pytest.mark.parametrize("name", [one.id for one in composed() if one.kind == "turns"])
def test_where_nothing_can_be_right_none_is_offered(name: str) -> None:
    one = shown(name)
    assert "answer:none" in controls(one)
    assert "none of this" in one.panel().text()


@pytest.mark.parametrize("name", [one.id for one in composed() if one.kind == "doublers"])
def test_a_district_or_the_end_of_the_stage_is_always_to_be_named(name: str) -> None:
    assert "answer:none" not in controls(shown(name))


@pytest.mark.parametrize("level", [1, 3, 5])
@pytest.mark.parametrize("kind", ["equipment", "load"])
def test_on_a_phone_the_place_that_is_asked_about_is_shown_large_at_first(kind: str, level: int) -> None:
    asked = generate("gangster", kind, level, 7)
    place = asked.ask.place(asked.state)
    large = PuzzleWidget(asked).look(390)
    assert large.small
    chosen = look_position(asked.state, asked.words("en"), 390, Marks(enlarged=place, ranks=kind == "load"))
    assert [spot.of for spot in large.spots()] == [spot.of for spot in chosen.spots()]
    if kind == "equipment":
        shown_pieces = {spot.of for spot in large.spots() if getattr(spot.of, "kind", "") == "display"}
        assert len(shown_pieces) == len(asked.state.display)


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
