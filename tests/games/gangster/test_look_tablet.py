"""A tablet as it is seen: numbers, gaps, the field that comes next, ranks, the doubler, and the standings beside it."""

import pytest

from gangster_widgets.games.gangster import look_single
from gangster_widgets.games.gangster.game import GAME
from gangster_widgets.games.gangster.look_position import look_position
from gangster_widgets.games.gangster.notation import read_tablet
from gangster_widgets.games.gangster.position import position
from gangster_widgets.games.gangster.tablet import SAME_GANG, District
from gangster_widgets.kernel.why import Piece, Where
from gangster_widgets.kernel.words import words
from gangster_widgets.views.letters import width
from gangster_widgets.views.marks import NO_MARKS, Marks
from gangster_widgets.views.scene import MARK, Area, Disc, Line, Rect, Scene, Text
from tests.views.samples import bounds, box, inside, overlap, texts

SAYS = words("en", GAME.folder / "words")
NORTH = "North Side"
NUMBERS = "5 4 2 ? @4x4 : EBNY GYNY G..."


def seen(line: str, marks: Marks = NO_MARKS, casino: int | None = None, gang: str = "", **options: object) -> Scene:
    """The tablet of that line by itself."""
    tablet, fields, doubled = read_tablet(line)
    name = str(options.pop("name", NORTH))
    return look_single.look(District(name, tablet, fields, doubled), casino, SAYS, 640.0, marks, gang, **options)


def of(scene: Scene, where: Where, kind: type) -> list[object]:
    """The shapes of that kind that belong there."""
    return [shape for shape in scene.shapes if shape.of == where and isinstance(shape, kind)]


def colours(scene: Scene, where: Where, kind: type) -> list[str]:
    return [shape.colour for shape in of(scene, where, kind)]


def number(scene: Scene, nth: int) -> tuple[list[str], list[str]]:
    """The colours of a number's discs and what is written there."""
    where = Piece("place", NORTH, nth)
    return colours(scene, where, Disc), [text.text for text in of(scene, where, Text)]


def outlined(scene: Scene, colour: str) -> list[Where | None]:
    """What has an outline of that colour."""
    return [
        shape.of for shape in scene.shapes if isinstance(shape, Line) and (shape.plane, shape.colour) == (MARK, colour)
    ]


def told(scene: Scene, where: Where) -> str:
    spot = scene.spot(where)
    assert spot is not None
    return spot.label


@pytest.mark.clause("places.left-to-right")
def test_the_numbers_stand_from_left_to_right_as_they_are_printed() -> None:
    found = [text for text in texts(seen("5 4 12 1 @4x4")) if isinstance(text.of, Piece) and text.of.kind == "place"]
    assert [text.text for text in sorted(found, key=lambda text: text.x)] == ["5", "4", "12", "1"]


@pytest.mark.clause("casino.all")
def test_a_question_mark_is_hollow_until_the_casino_card_is_drawn_and_shows_its_value_then() -> None:
    assert number(seen(NUMBERS), 4) == (["brass", "card"], ["?"])
    assert number(seen(NUMBERS, casino=5), 4) == (["brass"], ["?5"])
    assert number(seen(NUMBERS), 1) == number(seen(NUMBERS, casino=5), 1) == (["brass"], ["5"])


@pytest.mark.clause("field.order")
def test_an_arrow_stands_in_the_first_field_as_long_as_nobody_does() -> None:
    empty = seen("4 @2x2")
    assert colours(empty, (NORTH, 1), Area) == ["edge"]
    assert colours(empty, (NORTH, 2), Area) == []
    assert "edge" not in colours(seen("4 @2x2 : Y"), (NORTH, 1), Area)
    assert colours(seen("4 @2x2", Marks(ranks=True)), (NORTH, 1), Area) == []


@pytest.mark.clause("gap.definition", "gap.filling")
def test_a_gap_is_crossed_while_the_last_field_is_empty_and_has_a_point_once_it_is_taken() -> None:
    shut, filled = seen("4 @1x5 : Y.G.."), seen("4 @1x5 : Y.G.B")
    assert (colours(shut, (NORTH, 2), Rect)[-1], colours(shut, (NORTH, 2), Line)) == ("shut", ["edge"])
    assert (colours(filled, (NORTH, 2), Rect)[-1], colours(filled, (NORTH, 2), Disc)) == ("card", ["brass"])
    assert told(shut, (NORTH, 2)) == told(filled, (NORTH, 2)) == "field 2: gap"


@pytest.mark.clause("gap.definition")
def test_an_empty_field_behind_the_last_gangster_is_no_gap() -> None:
    found = seen("4 @1x5 : Y.G..")
    assert (colours(found, (NORTH, 4), Rect)[-1], of(found, (NORTH, 4), Line)) == ("field", [])
    assert told(found, (NORTH, 4)) == "field 4: empty"


@pytest.mark.clause("gap.filling")
def test_the_field_that_comes_next_is_outlined_where_that_is_wanted() -> None:
    line = "4 @1x5 : Y.G.."
    assert outlined(seen(line, Marks(following=True), gang="B"), "red") == [(NORTH, 4)]
    assert outlined(seen(line), "red") == []
    assert outlined(seen("4 @1x5 : Y.G.B", Marks(following=True), gang="B"), "red") == [(NORTH, 2)]
    assert told(seen(line, Marks(following=True), gang="B"), (NORTH, 4)).endswith("the next gangster comes here")


@pytest.mark.clause("tablet.full", "gap.filling")
def test_where_nobody_can_be_set_down_no_field_is_outlined() -> None:
    assert outlined(seen("4 @1x2 : YG", Marks(following=True), gang="B"), "red") == []
    ruled = seen("4 @1x3 : Y.G", Marks(following=True), gang="B", ruling=SAME_GANG)
    assert outlined(ruled, "red") == []


@pytest.mark.clause("rank.field")
def test_ranks_are_shown_in_every_field_on_demand_and_in_none_otherwise() -> None:
    line = "4 @2x3 : Y.GB"
    ranked, plain = seen(line, Marks(ranks=True)), seen(line)
    assert [text.text for nth in range(1, 7) for text in of(ranked, (NORTH, nth), Text)] == list("123456")
    assert [nth for nth in range(1, 7) if of(plain, (NORTH, nth), Text)] == []


def test_every_gangster_shows_his_colour_and_sign_with_a_rank_too() -> None:
    for marks in (NO_MARKS, Marks(ranks=True)):
        found = seen("4 @1x5 : YGNBE", marks)
        for nth, gang in enumerate("YGNBE", start=1):
            drawn = [shape.colour for shape in found.shapes if shape.of == (NORTH, nth)]
            assert {gang, f"sign {gang}", "outline"} <= set(drawn)


@pytest.mark.clause("doubler.doubles")
@pytest.mark.parametrize("name", ["Q", NORTH, "Wholesale Market of the Western Wards"])
@pytest.mark.parametrize("size", ["1x1", "4x4", "2x7"])
def test_the_doubler_s_stamp_covers_no_text(name: str, size: str) -> None:
    found = seen(f"5 3 @{size} x2", Marks(ranks=True), name=name)
    stamp = Piece("doubler", name)
    assert [text.text for text in of(found, stamp, Text)] == ["×2"]
    for disc in of(found, stamp, Disc):
        covered = [
            text.text for text in texts(found) if text.of != stamp and overlap(bounds(text, width), bounds(disc, width))
        ]
        assert covered == []


def test_without_a_doubler_there_is_no_stamp() -> None:
    assert [shape for shape in seen(NUMBERS).shapes if shape.of == Piece("doubler", NORTH)] == []
    assert "no doubler" in told(seen(NUMBERS), NORTH)
    assert "no doubler" not in told(seen("5 @1x1 x2"), NORTH)


@pytest.mark.clause("tie.highest-rank", "majority.number")
def test_the_standings_stand_beside_it_the_first_place_first() -> None:
    found = seen(NUMBERS, casino=5)
    lines = [spot.label for spot in found.spots() if isinstance(spot.of, Piece) and spot.of.kind == "standing"]
    assert [line.split(":")[0] for line in lines] == [
        "First place, Yellow", "Second place, Grey", "Third place, Brown", "Fourth place, Blue", "Fifth place, Green",
    ]  # fmt: skip
    assert [spot.of.of for spot in found.groups[-1].spots()][1:] == list("YGNBE")


@pytest.mark.clause("casino.all")
def test_points_of_a_question_mark_are_unknown_without_a_card_and_known_with_it() -> None:
    open_one, known = seen(NUMBERS), seen(NUMBERS, casino=3)
    points = [[text.text for text in of(scene, Piece("standing", "B"), Text)][-1] for scene in (open_one, known)]
    assert points == ["?", "3"]


def test_on_an_empty_tablet_it_says_that_nobody_stands_there() -> None:
    assert "Nobody stands here." in [text.text for text in texts(seen("5 @2x2"))]
    assert "Nobody stands here." not in [text.text for text in texts(seen("5 @2x2 : Y"))]


@pytest.mark.parametrize(("wide", "beside"), [(640.0, True), (360.0, False)])
def test_the_standings_stand_right_of_it_or_below_where_it_is_narrow(wide: float, beside: bool) -> None:
    tablet, fields, doubled = read_tablet(NUMBERS)
    found = look_single.look(District(NORTH, tablet, fields, doubled), 5, SAYS, wide)
    head, standing = found.spot(NORTH), found.spot(Piece("standing", "Y"))
    assert head is not None
    assert standing is not None
    assert (standing.x > head.x + head.w) == beside
    assert (standing.y > head.y + head.h * 3) != beside


def test_reasons_point_in_brass_and_refusals_in_red() -> None:
    found = seen(NUMBERS, Marks(pointed=((NORTH, 3),), refused=((NORTH, 5),)))
    assert (outlined(found, "brass"), outlined(found, "red")) == ([(NORTH, 3)], [(NORTH, 5)])


def test_the_title_is_the_name_in_capitals() -> None:
    assert [text.text for text in texts(seen(NUMBERS)) if text.colour == "on bar"] == ["NORTH SIDE"]


def test_on_a_broad_page_everything_is_so_much_larger_and_in_the_same_place() -> None:
    tablet, fields, doubled = read_tablet(NUMBERS)
    district = District(NORTH, tablet, fields, doubled)
    near = look_single.look(district, 5, SAYS, look_single.FAR / look_single.LARGER)
    far = look_single.look(district, 5, SAYS, look_single.FAR)
    assert far.width == pytest.approx(look_single.FAR)
    assert [spot.of for spot in far.spots()] == [spot.of for spot in near.spots()]
    for one, other in zip(near.spots(), far.spots(), strict=True):
        assert (other.x, other.w) == pytest.approx((one.x * look_single.LARGER, one.w * look_single.LARGER))


@pytest.mark.parametrize("wide", range(300, 1601, 100))
@pytest.mark.parametrize("line", ["5 4 2 ? 1 6 @1x1 x2 : Y", "9 @2x20 x2", "5 4 2 ? @4x4 x2 : YGNB E..."])
def test_a_tablet_of_any_shape_lies_in_the_picture_at_any_width(wide: int, line: str) -> None:
    tablet, fields, doubled = read_tablet(line)
    scene = look_single.look(District(NORTH, tablet, fields, doubled), None, SAYS, float(wide))
    assert all(inside(box(spot), (0, 0, scene.width, scene.height)) for spot in scene.spots())
    boxes = [bounds(text, width) for text in texts(scene) if text.text]
    assert not any(overlap(one, other) for nth, one in enumerate(boxes) for other in boxes[:nth])


@pytest.mark.parametrize("width", range(320, 431, 10))
@pytest.mark.parametrize("columns", [3, 5, 7, 9])
def test_on_a_phone_every_field_lies_inside_its_tablet_and_the_picture(columns: int, width: int) -> None:
    tablet = {"places": [5, 4, 2, "?"], "rows": 2, "columns": columns}
    state = position({"districts": {NORTH: {"tablet": tablet, "gangsters": "GBNY", "doubled": True}}})
    scene = look_position(state, SAYS, width)
    (head,) = (spot for spot in scene.spots() if spot.of == NORTH)
    found = [spot for spot in scene.spots() if isinstance(spot.of, tuple)]
    assert len(found) == 2 * columns
    for spot in found:
        assert 0 < head.x < spot.x
        assert spot.x + spot.w < head.x + head.w < scene.width
