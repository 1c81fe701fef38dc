"""What is pointed at: the foremost shape, the nearest spot for a finger, and nothing where nothing is."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from gangster_widgets.games.gangster.look import look
from gangster_widgets.games.gangster.state import State
from gangster_widgets.kernel.record import replace
from gangster_widgets.views.scene import BOX, FACE, Area, Disc, Group, Line, Part, Rect, Scene, Shape, Spot, Text, pick

from .samples import SAYS, box, inside, positions, widths

TRIANGLE = (10.0, 10.0, 30.0, 10.0, 10.0, 30.0)


def scene(*shapes: Shape, spots: tuple[Spot, ...] = ()) -> Scene:
    """A scene of these shapes, and of spots that are there without any shape."""
    return Scene(100, 100, (Part(shapes, tuple(Group(spot) for spot in spots)),), "")


def spot(of: str, x: float, y: float, w: float = 10, h: float = 10) -> Spot:
    return Spot(of, of, of, x, y, w, h)


@pytest.mark.parametrize("at", [(10, 10), (20, 15), (30, 20)], ids=["corner", "middle", "opposite-corner"])
def test_a_point_in_a_rectangle_picks_it(at: tuple[float, float]) -> None:
    assert pick(scene(Rect(10, 10, 20, 10, "card", of="Mill")), *at) == "Mill"


@pytest.mark.parametrize("at", [(9, 15), (31, 15), (20, 9), (20, 21)], ids=["left", "right", "above", "below"])
def test_a_point_beside_a_rectangle_picks_nothing(at: tuple[float, float]) -> None:
    assert pick(scene(Rect(10, 10, 20, 10, "card", of="Mill")), *at) is None


def test_a_disc_is_picked_within_its_radius_and_not_in_the_corner_of_its_box() -> None:
    round_one = scene(Disc(50, 50, 10, "card", of="Mill"))
    assert pick(round_one, 57, 57) == "Mill"
    assert pick(round_one, 58, 58) is None


def test_a_polygon_is_picked_within_its_edge_and_not_beyond_its_slope() -> None:
    triangle = scene(Area(TRIANGLE, "card", of="Mill"))
    assert pick(triangle, 15, 15) == "Mill"
    assert pick(triangle, 25, 25) is None


def test_a_hollow_of_a_polygon_is_not_part_of_it() -> None:
    hook = scene(Area((0, 0, 40, 0, 40, 40, 30, 40, 30, 10, 0, 10), "card", of="Mill"))
    assert pick(hook, 35, 35) == "Mill"
    assert pick(hook, 10, 30) is None


def test_lines_and_texts_are_never_picked() -> None:
    line, text = Line((0, 50, 100, 50), "ink", 20, of="Mill"), Text(0, 50, "Mill", 40, "ink", of="Mill")
    assert pick(scene(line, text), 20, 48) is None


def test_the_foremost_plane_wins_wherever_it_stands_in_the_scene() -> None:
    back, front = Rect(0, 0, 50, 50, "card", BOX, "Mill"), Rect(0, 0, 50, 50, "card", FACE, "Park")
    assert pick(scene(back, front), 10, 10) == "Park"
    assert pick(scene(front, back), 10, 10) == "Park"


def test_in_one_plane_the_later_shape_wins_as_it_is_painted_over_the_other() -> None:
    one, other = (Rect(0, 0, 50, 50, "card", BOX, name) for name in ("Mill", "Park"))
    assert pick(scene(one, other), 10, 10) == "Park"


def test_a_shape_without_a_name_lets_what_lies_under_it_be_picked() -> None:
    assert pick(scene(Rect(0, 0, 50, 50, "card", BOX, "Mill"), Rect(0, 0, 50, 50, "card", FACE)), 10, 10) == "Mill"


def test_a_finger_beside_two_spots_picks_the_nearer() -> None:
    two = scene(spots=(spot("Mill", 0, 0), spot("Park", 30, 0)))
    assert pick(two, 17, 5, slack=14) == "Mill"
    assert pick(two, 23, 5, slack=14) == "Park"


def test_a_finger_picks_nothing_that_is_farther_away_than_it_is_broad() -> None:
    assert pick(scene(spots=(spot("Mill", 0, 0),)), 24, 5, slack=14) == "Mill"
    assert pick(scene(spots=(spot("Mill", 0, 0),)), 25, 5, slack=14) is None
    assert pick(scene(spots=(spot("Mill", 0, 0),)), 20.1, 20.1, slack=14) is None


def test_a_pointer_needs_to_hit() -> None:
    assert pick(scene(spots=(spot("Mill", 0, 0),)), 11, 5) is None


def test_what_is_hit_goes_before_what_is_near() -> None:
    hit = Rect(12, 0, 5, 10, "card", of="Park")
    assert pick(scene(hit, spots=(spot("Mill", 0, 0),)), 12, 5, slack=14) == "Park"


def test_only_what_is_among_those_asked_for_is_picked() -> None:
    back, front = Rect(0, 0, 50, 50, "card", BOX, "Mill"), Rect(0, 0, 50, 50, "card", FACE, "Park")
    assert pick(scene(back, front), 10, 10, among={"Mill"}) == "Mill"
    assert pick(scene(back, front), 10, 10, among={"Yard"}) is None
    near = scene(spots=(spot("Mill", 0, 0), spot("Park", 30, 0)))
    assert pick(near, 17, 5, slack=14, among={"Park"}) == "Park"
    assert pick(near, 17, 5, slack=14, among={"Yard"}) is None


@settings(max_examples=25, deadline=None)
@given(positions(), widths)
def test_the_middle_of_everything_picks_it_or_what_lies_on_it(state: State, width: float) -> None:
    seen = look(state, SAYS, width)
    spots = list(seen.spots())
    for one in spots:
        hit = pick(seen, one.x + one.w / 2, one.y + one.h / 2)
        on_it = {other.of for other in spots if inside(box(other), box(one))}
        assert hit in on_it, one


@settings(max_examples=25, deadline=None)
@given(positions(), widths, some.lists(some.tuples(some.floats(-2000, 4000), some.floats(-2000, 4000)), max_size=9),
       some.floats(0, 30))  # fmt: skip
def test_any_point_picks_something_that_is_there_or_nothing(
    state: State, width: float, points: list[tuple[float, float]], slack: float
) -> None:
    seen = look(state, SAYS, width)
    names = {shape.of for shape in seen.shapes} | {None}
    assert {pick(seen, *at, slack=slack) for at in points} <= names


def test_a_scene_without_shapes_has_nothing_to_pick() -> None:
    assert pick(replace(scene(), parts=()), 5, 5, slack=14) is None
