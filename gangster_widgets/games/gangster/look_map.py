"""The map as it is seen: where each place goes, whole tablets where there is room, small plates where there is not."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from gangster_widgets.games.gangster.board import Board
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.tablet import District
from gangster_widgets.kernel.record import Record, replace
from gangster_widgets.views.apart import apart
from gangster_widgets.views.layout import FAR, NEAR, Box, Positions, Room, Sized, best_cell, in_rows, placed, positioned
from gangster_widgets.views.letters import width
from gangster_widgets.views.pieces.ground import breadth, road_points
from gangster_widgets.views.pieces.tablet import Size, TabletFace

HEAD = 40.0
"""The height of the line above the map."""
PARKING = 1.75
"""The room for cars right of a tablet, by the side of a field."""
HARBOUR, ROOMY = 216.0, 242.0
"""The harbour is at least so wide: three pieces of equipment with their names; and so wide among small plates."""
CELLS = (44.0, 40.0, 37.0, 34.0, 32.0, 30.0, 28.0, 27.0, 26.0, 25.0, 24.0, 23.0, 22.0, 21.0, 20.0, 19.0, 18.0, 17.0)
ON_PAPER = ((0.44, 42.0), (0.52, 38.0), (0.6, 34.0))
"""On paper: so high by its width is a map where the fields of its tablets are so large at least."""
LARGE_CELLS = (50.0, 46.0, 42.0, 40.0, 38.0, 36.0, 34.0)
SMALL, ALONE, SHOWN = 19.0, 24.0, 29.0
"""Plates beside tablets, plates alone, and the harbour with its display are as large as with such fields."""
FOR_TABLETS = 640.0
"""On less width a map has no tablets, only small plates."""
BROAD, LOW, READABLE = 840.0, 0.49, 20.0
"""From that width on a map is so low by its width where the fields of its tablets stay so large at least, so
that what lies before the players is seen with it."""
PLATES = (20.0, 18.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0)


class Plan(Record, frozen=True, gc=False):
    """Where everything goes: the side of a field, the box of each place, the height of the map, where the lake begins.

    `plates` is true where the map shows small plates instead of tablets. Where it shows those only of places without a
    tablet, `aside` is how large they are, and `bare` are the places that are plates with nothing but a name.
    """

    cell: float
    boxes: tuple[tuple[str, Box], ...]
    height: float
    shore: float
    plates: bool
    aside: float = 0.0
    bare: tuple[str, ...] = ()

    def at(self) -> Mapping[str, Box]:
        """The boxes by place."""
        return dict(self.boxes)


@lru_cache(maxsize=128)
def plan(board: Board, shapes: tuple[tuple[str, TabletFace], ...], wide: float, stocked: bool = True) -> Plan:
    """The plan for a map of that width, with these tablets on it, and with small plates for places without one.

    A harbour that is not `stocked` has nothing on display, and is such a plate too. Where it can be, it is tidy: roads
    that meet nowhere keep apart, and places lie about where they belong.
    """
    untold = {*board.places} - {board.harbour} - {*dict(shapes)}
    aside = 0.0 if not untold else SMALL if shapes else ALONE
    laid = _Laid(board, shapes, wide, aside, (), stocked or not untold)
    for sort in (_with_tablets, _with_plates):
        for one in laid.in_turn():
            found = sort(one)
            if found:
                return found
    return _with_plates_in_rows(laid)


@lru_cache(maxsize=128)
def plan_on_paper(
    board: Board, shapes: tuple[tuple[str, TabletFace], ...], bare: tuple[str, ...], wide: float
) -> Plan | None:
    """The plan with large tablets, and small plates for all other places; None where there are too many tablets."""
    aside = SMALL if shapes else ALONE
    for laid in _Laid(board, shapes, wide, aside, bare).in_turn():
        for tall, least in ON_PAPER:
            height = round(wide * tall)

            def fits(cell: float, laid: _Laid = laid, height: float = height) -> Mapping[str, Box] | None:
                return laid.placed(laid.sizes(cell), wide * 0.97, height - 16, aside * 0.5)

            found = best_cell(tuple(cell for cell in LARGE_CELLS if cell >= least), fits, laid.suits)
            if found:
                return Plan(found[0], _moved_below_head(found[1]), height, wide * 0.92, False, aside, bare)
    return None


class _Laid(Record, frozen=True, gc=False):
    """What is laid out: the map with these tablets; places without one are plates of the size `aside`, if any are.

    Where it is to be `tidy`, no layout will do in which two roads that meet nowhere cross or nearly touch, or a place
    is far from where it belongs.
    """

    board: Board
    shapes: tuple[tuple[str, TabletFace], ...]
    wide: float
    aside: float
    bare: tuple[str, ...]
    stocked: bool = True
    tidy: bool = False

    def in_turn(self) -> Iterator["_Laid"]:
        """What is tried: first to be tidy, unless roads cross already from position to position."""
        at = dict(self.positions())
        if apart({ends: tuple(at[end] for end in ends) for ends in self.board.roads}, 0.1):
            yield replace(self, tidy=True)
        yield self

    def positions(self) -> Positions:
        """Where the places belong."""
        return self.board.positions or positioned(self.board.places, self.board.roads)

    def placed(self, sizes: Sized, width: float, height: float, gap: float) -> Mapping[str, Box] | None:
        """A box of its size for each place, where there is room for all."""
        farthest = NEAR if self.tidy else FAR
        return placed(Room(self.positions(), sizes, self.board.roads, width, height, gap, farthest))

    def suits(self, cell: float, boxes: Mapping[str, Box]) -> bool:
        """Whether the roads keep apart, if they are to."""
        if not self.tidy:
            return True
        there = tuple(boxes.items())
        return apart({ends: road_points(*ends, there) for ends in self.board.roads}, breadth(cell))

    def sizes(self, cell: float) -> Sized:
        """The size of every place where fields are so large."""
        return tuple((place, *self._size(place, dict(self.shapes).get(place), cell)) for place in self.board.places)

    def plates(self, cell: float) -> Sized:
        """The size of every place where all are plates of that size."""
        return tuple((place, *plate_size(place, cell, self.wide)) for place in self.board.places)

    def _size(self, place: str, shape: TabletFace | None, cell: float) -> tuple[float, float]:
        if shape:
            return Size(cell).width(shape) + cell * PARKING, Size(cell).height(shape)
        across, high = plate_size(place, self.aside, self.wide)
        if place in self.bare:
            return across, self.aside * 1.6
        if place == self.board.harbour and self.stocked:
            return (ROOMY, SHOWN * 4.1) if self.aside else (max(cell * 7.4, HARBOUR), cell * 4.1)
        return across, high


def _with_tablets(laid: _Laid) -> Plan | None:
    """With whole tablets: on a low map where they stay readable, else on a higher one; None where it is too narrow."""
    wide = laid.wide
    if wide >= BROAD:
        found = _so_high(laid, round(wide * LOW))
        if found and found.cell >= READABLE:
            return found
    return _so_high(laid, round(wide * (0.58 if wide >= BROAD else 0.8))) if wide >= FOR_TABLETS else None


def _so_high(laid: _Laid, height: float) -> Plan | None:
    def fits(cell: float) -> Mapping[str, Box] | None:
        return laid.placed(laid.sizes(cell), laid.wide * 0.95, height - 16, cell * 0.3)

    found = best_cell(CELLS, fits, laid.suits)
    if not found:
        return None
    boxes = tuple((place, (x + 6, y + 8 + HEAD, w, h)) for place, (x, y, w, h) in found[1].items())
    bare = () if laid.stocked else (laid.board.harbour,)
    return Plan(found[0], boxes, height, round(laid.wide * 0.92), False, laid.aside, bare)


def _with_plates(laid: _Laid) -> Plan | None:
    """Small plates with names; the map grows in height until they find room."""
    wide = laid.wide
    for tall in (0.78, 0.95, 1.15, 1.4, 1.8, 2.4, 3.4):
        height = round(wide * tall)

        def fits(cell: float, height: float = height) -> Mapping[str, Box] | None:
            return laid.placed(laid.plates(cell), wide * 0.97, height - 8, cell * 0.35)

        found = best_cell(PLATES, fits, laid.suits)
        if found:
            return Plan(found[0], _moved_below_head(found[1]), height, wide * 0.9, True)
    return None


def _with_plates_in_rows(laid: _Laid) -> Plan:
    """Small plates, as large as rows of them are not higher than the map is wide, if they can."""
    wide = laid.wide
    for cell in PLATES:
        rows, tall = in_rows(laid.positions(), laid.plates(cell), wide * 0.97, cell * 1.4)
        if tall <= wide:
            break
    return Plan(cell, _moved_below_head(rows), round(tall + 8), wide * 0.9, True)


def _moved_below_head(found: Mapping[str, Box]) -> tuple[tuple[str, Box], ...]:
    return tuple((place, (x + 2, y + 4 + HEAD, w, h)) for place, (x, y, w, h) in found.items())


def plate_size(place: str, cell: float, wide: float) -> tuple[float, float]:
    """The size of a place's plate: its name, and below it a line for cars."""
    return min(width(place, cell * 0.92, True) + cell * 0.8, wide * 0.44), cell * 2.75


@lru_cache(maxsize=128)
def roads(board: Board, laid: Plan) -> Mapping[tuple[str, str], tuple[float, ...]]:
    """Each road as points from place to place, in both directions, led around what it would run behind."""
    found = {}
    for one, other in board.roads:
        points = road_points(one, other, laid.boxes)
        found[one, other] = tuple(at for point in points for at in point)
        found[other, one] = tuple(at for point in reversed(points) for at in point)
    return found


def shapes(state: State) -> tuple[tuple[str, TabletFace], ...]:
    """What the plan has to know of each tablet: its name, numbers and rows, whether or not a doubler lies there."""
    return tuple((district.name, _shape(district)) for district in state.districts if district.fields)


@lru_cache(maxsize=256)
def _shape(district: District) -> TabletFace:
    tablet = district.tablet
    return TabletFace(district.name, tablet.places, tablet.rows, tablet.columns, "", doubled=True)
