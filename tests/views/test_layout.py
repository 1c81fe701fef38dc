"""Where places go: nothing covers anything, nothing leaves the picture, roads keep clear, names stay known."""

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise
from math import hypot

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from gangster_widgets.games.gangster.components import standard
from gangster_widgets.games.gangster.game import GAME
from gangster_widgets.games.gangster.look import look
from gangster_widgets.games.gangster.look_map import CELLS, HEAD, PARKING, Plan, plan, roads, shapes
from gangster_widgets.games.gangster.position import position
from gangster_widgets.games.gangster.state import State
from gangster_widgets.kernel.record import replace
from gangster_widgets.puzzles.bank import generated, puzzle
from gangster_widgets.views.layout import Box, Room, best_cell, in_rows, placed, positioned
from gangster_widgets.views.letters import fitted, width
from gangster_widgets.views.pieces.ground import breadth

from .samples import NARROWEST, SAYS, WIDEST, inside, overlap, own_maps, positions, tablet_of, texts, widths

TABLETS = standard().tablets
STEPS = range(NARROWEST, WIDEST + 1, 65)
ON_MAPS = ("best", "equipment", "legal", "load", "reach", "turns")
SCREENS, PHONE = (936.0, 924.0, 820.0), 390.0
"""What a map has of a screen of 1366 pixels, without and with a bar for scrolling, of a tablet's and of a phone's."""
TWO = (("Mill", (50.0, 50.0)), ("Park", (50.0, 50.0)))


def planned(state: State, wide: float) -> Plan:
    return plan(state.table.open_board, shapes(state), wide)


def dealt(state: State, order: list[int]) -> State:
    """The same with these tablets of the box on its districts."""
    found = tuple(
        replace(one, tablet=TABLETS[nth], fields="." * TABLETS[nth].size)
        for one, nth in zip(state.districts, order, strict=False)
    )
    return replace(state, districts=found)


def check(laid: Plan, wide: float) -> None:
    """No box covers another and none leaves the map."""
    boxes = [box for _, box in laid.boxes]
    assert not any(overlap(one, other) for one, other in combinations(boxes, 2))
    assert all(inside(box, (0, HEAD, wide, laid.height)) for box in boxes)


def along(points: tuple[float, ...], far: float = 2.0) -> Iterator[tuple[float, float]]:
    """Points of a line, so far from each other."""
    for (ax, ay), (bx, by) in pairwise(zip(points[::2], points[1::2], strict=True)):
        steps = int(hypot(bx - ax, by - ay) / far) + 1
        yield from ((ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps) for step in range(steps))


def behind(state: State, laid: Plan) -> list[tuple[str, str, str]]:
    """Each road with each place that it runs behind without leading there."""
    found = []
    for (one, other), points in roads(state.table.open_board, laid).items():
        for place, (x, y, w, h) in laid.boxes:
            if place not in (one, other) and any(
                x + 1 < px < x + w - 1 and y + 1 < py < y + h - 1 for px, py in along(points)
            ):
                found.append((one, other, place))
    return found


@pytest.mark.parametrize("players", [3, 4])
def test_on_the_standard_map_nothing_covers_anything_at_any_width_nor_a_road(players: int) -> None:
    for seed, wide in enumerate(STEPS):
        state = GAME.new(players, seed)
        laid = planned(state, float(wide))
        check(laid, wide)
        assert behind(state, laid) == [], wide


@settings(max_examples=25, deadline=None)
@given(some.permutations(range(len(TABLETS))), widths)
def test_whatever_tablets_are_dealt_to_the_standard_map_none_covers_another(order: list[int], wide: float) -> None:
    state = dealt(GAME.new(4, 1), order)
    laid = planned(state, wide)
    check(laid, wide)
    assert behind(state, laid) == []


def test_the_largest_tablets_of_the_box_find_room_from_640_pixels_on() -> None:
    order = sorted(range(len(TABLETS)), key=lambda nth: -TABLETS[nth].size)
    assert not planned(dealt(GAME.new(5, 1), order), 640.0).plates
    assert planned(dealt(GAME.new(5, 1), order), 639.0).plates


@settings(max_examples=25, deadline=None)
@given(own_maps(), widths)
def test_on_any_map_of_one_s_own_nothing_covers_anything(state: State, wide: float) -> None:
    check(planned(state, wide), wide)
    seen = look(state, SAYS, wide)
    assert {spot.of for spot in seen.spots()} >= set(state.table.board.places)


@settings(max_examples=25, deadline=None)
@given(positions(), widths)
def test_everything_that_can_be_pointed_at_lies_in_the_picture(state: State, wide: float) -> None:
    seen = look(state, SAYS, wide)
    whole = (0.0, 0.0, seen.width, seen.height)
    assert [spot for spot in seen.spots() if not inside((spot.x, spot.y, spot.w, spot.h), whole)] == []


@pytest.mark.parametrize("at", [[50, 50], [0, 0], [100, 100]], ids=["middle", "corner", "other-corner"])
@pytest.mark.parametrize("wide", [300.0, 640.0])
def test_thirty_places_in_one_spot_are_shown_as_plates_side_by_side(at: list[int], wide: float) -> None:
    names = [f"Northern Freight Yard {nth}" for nth in range(30)]
    roads = [[one, other] for one, other in pairwise(names)]
    board = {"harbour": names[0], "connections": roads, "positions": dict.fromkeys(names, at)}
    state = position({"board": board, "districts": {names[1]: {"tablet": tablet_of(1)}}})
    laid = planned(state, wide)
    assert laid.plates
    check(laid, wide)


def test_two_boxes_that_are_too_near_are_pushed_apart_and_two_that_are_not_stay() -> None:
    sizes = (("Mill", 20.0, 10.0), ("Park", 20.0, 10.0))
    pushed = placed(Room(TWO, sizes, (), 200, 100, 4))
    assert pushed is not None
    assert not overlap(pushed["Mill"], pushed["Park"])
    far = placed(Room((("Mill", (20.0, 50.0)), ("Park", (80.0, 50.0))), sizes, (), 200, 100, 4))
    assert far == {"Mill": (30, 45, 20, 10), "Park": (150, 45, 20, 10)}


def test_boxes_that_are_too_large_for_the_room_are_not_placed() -> None:
    assert placed(Room(TWO, (("Mill", 201.0, 10.0), ("Park", 20.0, 10.0)), (), 200, 100, 4)) is None
    assert placed(Room(TWO, (("Mill", 150.0, 90.0), ("Park", 150.0, 90.0)), (), 200, 100, 4)) is None


def test_the_largest_size_that_fits_is_taken_and_none_is_tried_where_the_smallest_does_not_fit() -> None:
    tried: list[float] = []

    def fits(most: float) -> Callable[[float], dict[str, Box] | None]:
        return lambda cell: tried.append(cell) or ({} if cell <= most else None)

    assert best_cell((3.0, 2.0, 1.0), fits(2.0)) == (2.0, {})
    tried.clear()
    assert best_cell((3.0, 2.0, 1.0), fits(0.5)) is None
    assert tried == [1.0]


def test_rows_go_from_north_to_south_and_from_west_to_east() -> None:
    where = (("C", (50.0, 90.0)), ("B", (80.0, 10.0)), ("A", (20.0, 20.0)))
    boxes, high = in_rows(where, tuple((name, 40.0, 10.0) for name in "ABC"), 100, 5)
    assert boxes["A"][0] < boxes["B"][0]
    assert boxes["A"][1] == boxes["B"][1] < boxes["C"][1]
    assert high == 25


def test_a_map_without_positions_gets_some_within_the_room_and_always_the_same() -> None:
    ring = tuple((f"P{nth}", f"P{(nth + 1) % 6}") for nth in range(6))
    found = positioned(tuple(f"P{nth}" for nth in range(6)), ring)
    assert found == positioned.__wrapped__(tuple(f"P{nth}" for nth in range(6)), ring)
    assert all(0 <= part <= 100 for _, at in found for part in at)
    assert len({at for _, at in found}) == 6


@pytest.mark.parametrize("wide", [360.0, 1000.0])
def test_a_long_name_is_cut_where_it_is_drawn_and_whole_where_it_is_read_out(wide: float) -> None:
    name = "Wholesale Warehouses Westward and Beyond"
    board = {"harbour": "Dock", "connections": [["Dock", name], [name, "Mill"]]}
    state = position({"board": board, "districts": {name: {"tablet": tablet_of(0)}, "Mill": {"tablet": tablet_of(1)}}})
    seen = look(state, SAYS, wide)
    first = next(text.text for text in texts(seen) if text.of == name)
    assert first.endswith("…")
    assert name.upper().startswith(first[:-1].upper())
    spot = seen.spot(name)
    assert spot is not None
    assert name in spot.label
    assert "MILL" in [text.text.upper() for text in texts(seen) if text.of == "Mill"]


def test_a_text_is_made_smaller_first_and_cut_only_where_that_does_not_do() -> None:
    assert fitted("Mill", 20, 500) == ("Mill", 20, 0)
    text, size, _ = fitted("Little Africa", 20, 80)
    assert (text, size < 20) == ("Little Africa", True)
    cut, size, _ = fitted("Little Africa", 20, 30)
    assert cut.endswith("…")
    assert width(cut, size) <= 30


def test_there_is_room_for_a_car_beside_every_tablet() -> None:
    state = GAME.new(4, 1)
    laid = planned(state, 1000.0)
    seen = look(state, SAYS, 1000.0)
    for place, (x, _, w, _) in laid.boxes:
        spot = seen.spot(place)
        assert spot is not None
        if place != state.table.harbour:
            assert spot.x == x
            assert spot.w == pytest.approx(w - laid.cell * PARKING)


def drawn_on_maps() -> list[State]:
    """The positions of some of all generated puzzles on a map."""
    return [one.state for one in [one for one in generated() if one.kind in ON_MAPS][::21]]


def squares(points: tuple[float, ...], side: float) -> set[tuple[int, int, float]]:
    """The squares of that side that a line runs through, those of a grid and of another half a square beside it."""
    return {
        (int(x / side + off), int(y / side + off), off) for x, y in along(points, 1.0) for off in (0.0, 0.5)
    }  # fmt: skip


def near(state: State, laid: Plan) -> list[tuple[str, ...]]:
    """Each two roads without a common end that somewhere run through the same small square."""
    seen = {ends: squares(points, breadth(laid.cell) * 0.7) for ends, points in roads(state.table.roads, laid).items()}
    of_map = state.table.roads.roads
    return [
        (*one, *other) for one, other in combinations(of_map, 2) if not {*one} & {*other} and seen[one] & seen[other]
    ]


def test_no_two_roads_of_a_puzzle_cross_or_run_together_on_a_screen_a_tablet_or_a_phone() -> None:
    for nth, state in enumerate(drawn_on_maps()):
        stocked = any(state.display)
        for wide in (SCREENS[nth % len(SCREENS)], PHONE):
            laid = plan(state.table.roads, shapes(state), wide, stocked)
            assert near(state, laid) == [], (state, wide)


@pytest.mark.parametrize("name", ["legal-2-23-v1", "legal-5-41-v1", "best-4-1-v1"])
def test_tablets_stay_readable_where_larger_ones_would_make_roads_cross(name: str) -> None:
    state = puzzle(name).state
    laid = plan(state.table.roads, shapes(state), 936.0, any(state.display))
    assert near(state, laid) == []
    assert not laid.plates
    assert 30 <= laid.cell < 44


def test_roads_that_cross_already_from_position_to_position_take_nothing_from_the_tablets() -> None:
    at = {"A": [10, 10], "B": [90, 10], "C": [90, 90], "D": [10, 90]}
    state = crossroads(at)
    crossed, wide = planned(state, 900.0), planned(crossroads({**at, "B": [10, 90], "D": [90, 10]}), 900.0)
    assert near(state, crossed) == [("A", "C", "B", "D")]
    assert crossed.cell == wide.cell == CELLS[0]


def crossroads(at: dict[str, list[int]]) -> State:
    """A map with a road from A to C and one from B to D, and one that joins them."""
    board = {"harbour": "A", "connections": [["A", "C"], ["B", "D"], ["A", "B"]], "positions": at}
    return position({"board": board, "districts": {"B": {"tablet": tablet_of(1)}}})
