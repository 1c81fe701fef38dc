"""What lies before a player as it is seen: car, gangsters aboard, trunk, movement cards, equipment, influence."""

import pytest

from gangster_widgets.games.gangster.game import GAME
from gangster_widgets.games.gangster.look import look
from gangster_widgets.games.gangster.look_car import HEIGHT, MOST_SHOWN
from gangster_widgets.games.gangster.look_seats import MOST
from gangster_widgets.games.gangster.state import State
from gangster_widgets.kernel.why import Piece, Where
from gangster_widgets.kernel.words import words
from gangster_widgets.views.scene import Area, Rect, Scene, Spot
from tests.views.samples import box, inside, of_kind, overlap, texts

from .build import state

SAYS = words("en", GAME.folder / "words")
NARROW, BROAD = 340.0, 1300.0


def yellow(wide: float = 1000.0, influence: int = 0, **car: object) -> Scene:
    """A board with yellow's tableau; grey's stands beside it."""
    cars = {"yellow": {"at": "The Loop", **car}, "grey": {"at": "Stickney"}}
    return look(state(cars=cars, influence={"yellow": influence}), SAYS, wide)


def spot(scene: Scene, where: Where) -> Spot:
    found = scene.spot(where)
    assert found is not None
    return found


def spots(scene: Scene, kind: str, gang: str = "Y") -> list[Spot]:
    """Everything of that kind that lies before that gang."""
    return [one for one in scene.spots() if isinstance(one.of, Piece) and (one.of.kind, one.of.of) == (kind, gang)]


def colours(scene: Scene, where: Where, kind: type) -> list[str]:
    return [shape.colour for shape in scene.shapes if shape.of == where and isinstance(shape, kind)]


def written(scene: Scene, where: Where) -> list[str]:
    return [text.text for text in texts(scene) if text.of == where]


def cubes(scene: Scene, where: Where) -> int:
    """How many gangsters are drawn there."""
    return colours(scene, where, Rect).count("outline")


@pytest.mark.parametrize("wide", [NARROW, BROAD])
def test_few_gangsters_aboard_are_drawn_one_by_one(wide: float) -> None:
    for aboard in range(1, MOST_SHOWN + 1):
        scene = yellow(wide, aboard=aboard)
        assert cubes(scene, Piece("aboard", "Y")) == aboard
        assert spot(scene, Piece("aboard", "Y")).mark == f"Y x {aboard}"


def test_many_gangsters_aboard_are_drawn_as_one_and_their_number() -> None:
    scene = yellow(aboard=MOST_SHOWN + 1)
    assert cubes(scene, Piece("aboard", "Y")) == 1
    assert f"× {MOST_SHOWN + 1}" in [text.text for text in texts(scene)]


def test_nobody_aboard_is_said() -> None:
    said = [text.text for text in texts(yellow(aboard=0))]
    assert "nobody aboard" in said
    assert "nobody aboard" not in [text.text for text in texts(yellow(aboard=1))]


def test_a_position_that_does_not_say_how_many_are_aboard_shows_none() -> None:
    assert spots(yellow(aboard=None), "aboard") == []
    assert len(spots(yellow(aboard=0), "aboard")) == 1


@pytest.mark.clause("trunk.room")
def test_the_trunk_has_one_place_and_its_taker_is_drawn_there() -> None:
    free, taken = yellow(), yellow(trunk=["brown"])
    (place,) = spots(free, "trunk")
    assert (place.mark, place.label) == ("[.]", "trunk of Yellow: free")
    (place,) = spots(taken, "trunk")
    assert (place.mark, place.label) == ("[N]", "trunk of Yellow: Brown")
    assert (cubes(free, place.of), cubes(taken, place.of)) == (0, 1)


@pytest.mark.clause("trunk.two")
def test_with_a_trunk_there_is_room_for_two() -> None:
    places = spots(yellow(trunk=["brown"], equipment=["trunk"]), "trunk")
    assert [place.mark for place in places] == ["[N]", "[.]"]


@pytest.mark.clause("cards.used")
def test_cards_show_their_number_face_up_and_a_cross_face_down() -> None:
    scene = yellow(cards=[1, 3])
    assert [card.mark for card in spots(scene, "card")] == ["1", "-", "3"]
    assert [written(scene, card.of) for card in spots(scene, "card")] == [["1"], [], ["3"]]
    assert colours(scene, Piece("card", "Y", 1), Area) == ["ink", "card"]
    assert colours(scene, Piece("card", "Y", 2), Area) == ["edge", "shut"]
    assert spot(scene, Piece("card", "Y", 2)).label == "card 2 of Yellow, face down"


def test_equipment_is_shown_newest_first_and_by_its_name() -> None:
    scene = yellow(equipment=["tommy gun", "door"])
    found = spots(scene, "equipment")
    assert [written(scene, one.of) for one in found] == [["tommy gun"], ["door"]]
    assert found[0].x < found[1].x
    assert found[0].y == found[1].y
    assert spots(yellow(), "equipment") == []


def test_influence_stands_beside_the_gang_s_name() -> None:
    scene = yellow(influence=23)
    head = spot(scene, Piece("tableau", "Y"))
    assert {"Yellow", "23"} <= set(written(scene, head.of))
    assert head.mark == "Yellow 23"


def test_the_tableau_of_whoever_is_to_move_has_a_red_edge() -> None:
    scene = yellow()
    assert "red" in colours(scene, Piece("tableau", "Y"), Area)
    assert "red" not in colours(scene, Piece("tableau", "G"), Area)


@pytest.mark.clause("two.persons")
def test_with_two_persons_both_gangs_of_whoever_is_to_move_have_one() -> None:
    scene = look(GAME.new(2, 1), SAYS, 1000.0)
    red = [shape for shape in of_kind(scene, Area) if shape.colour == "red" and shape.of == Piece("tableau", "Y")]
    xs = [x for shape in red for x in shape.points[::2]]
    brown, grey = spot(scene, Piece("tableau", "N")), spot(scene, Piece("tableau", "G"))
    assert min(xs) <= spot(scene, Piece("tableau", "Y")).x
    assert brown.x + brown.w <= max(xs) < grey.x
    assert "red" not in colours(scene, Piece("tableau", "G"), Area)


@pytest.mark.clause("two.persons")
def test_two_gangs_of_one_person_stand_within_one_frame_joined_by_a_sign_and_are_said_to_belong_together() -> None:
    cars = {"yellow": {"at": "The Loop"}, "brown": {"at": "The Loop"}}
    scene = look(state(players=2, cars=cars, stage=2), SAYS, 1000.0)
    assert "+" in [text.text for text in texts(scene)]
    assert spot(scene, Piece("tableau", "Y")).label == "Yellow, to move. One person plays: Yellow and Brown."
    assert spot(scene, Piece("tableau", "N")).label == "Brown, to move. One person plays: Brown and Yellow."
    assert "+" not in [text.text for text in texts(look(GAME.new(4, 1), SAYS, 1000.0))]


@pytest.mark.clause("two.persons")
@pytest.mark.parametrize("wide", [360.0, 1000.0])
def test_a_gang_whose_partner_has_no_car_shows_the_sign_of_that_one_and_leaves_no_room_for_it(wide: float) -> None:
    scene = look(state(players=2, cars={"yellow": {"at": "The Loop"}}, stage=2), SAYS, wide)
    head = spot(scene, Piece("tableau", "Y"))
    assert scene.spot(Piece("tableau", "N")) is None
    assert "+" in [text.text for text in texts(scene)]
    assert head.label == "Yellow, to move. One person plays: Yellow and Brown."
    assert head.w <= MOST


def test_of_a_gang_without_a_car_only_name_and_influence_are_seen() -> None:
    scene = look(state(cars={"yellow": {"at": "The Loop"}}, influence={"yellow": 4, "grey": 9}), SAYS, 1000.0)
    shown = [one.of.kind for one in scene.spots() if isinstance(one.of, Piece) and one.of.of == "G"]
    assert shown == ["tableau"]
    assert spot(scene, Piece("tableau", "G")).label == "Grey: influence 9"
    assert len([one for one in scene.spots() if isinstance(one.of, Piece) and one.of.of == "Y"]) > 4


def test_a_gang_of_which_nothing_is_known_has_no_tableau() -> None:
    scene = yellow()
    shown = [one.of.of for one in scene.spots() if isinstance(one.of, Piece) and one.of.kind == "tableau"]
    assert shown == ["Y", "G"]
    assert spots(look(state(), SAYS, 1000.0), "tableau") == []


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
@pytest.mark.parametrize("wide", [300.0, NARROW, 640.0, 1000.0, BROAD])
def test_nothing_of_a_tableau_leaves_it_or_covers_anything_of_it(wide: float, language: str) -> None:
    full: State = state(
        cars={colour: {"at": "The Loop", "aboard": 7, "trunk": ["blue", "blue"], "equipment": ["trunk", "bodyguard"]}
              for colour in ("yellow", "grey")} | {"brown": {"at": "The Loop", "aboard": 20}},
        influence={"yellow": 123, "grey": 9},
    )  # fmt: skip
    scene = look(full, words(language, GAME.folder / "words"), wide)
    for gang in "YGN":
        head = spot(scene, Piece("tableau", gang))
        parts = [box(one) for kind in ("aboard", "trunk", "card", "equipment") for one in spots(scene, kind, gang)]
        assert all(inside(one, (head.x, head.y, head.w, HEIGHT)) for one in parts)
        assert [one for nth, one in enumerate(parts) if any(overlap(one, other) for other in parts[:nth])] == []


def test_narrow_pages_have_the_tableaux_below_each_other_and_broad_ones_side_by_side() -> None:
    for wide, beside in ((NARROW, False), (BROAD, True)):
        scene = look(GAME.new(5, 1), SAYS, wide)
        tops = {spot(scene, Piece("tableau", gang)).y for gang in "YGNBE"}
        assert len(tops) == (1 if beside else 5)
