"""The ground of a map: lake with its shore, roads, and the ways that a drive takes."""

from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import pairwise
from math import hypot, sin

from gangster_widgets.views.layout import Box
from gangster_widgets.views.scene import GROUND, ROAD, WAY
from gangster_widgets.views.sketch import Sketch

AROUND = 7.0
"""How far from a corner a road goes around it."""
AROUND_MOST = (4, 8)
"""It goes around the corners of so many places, and of more where these do not do."""
DETOUR = 100_000.0


def lake(sketch: Sketch, shore: float, top: float, width: float, height: float, name: str) -> None:
    """Water from a wavy shore to the right edge, with its name from top to bottom."""
    points: list[float] = [width, top, width, top + height]
    for step in range(24, -1, -1):
        y = top + height * step / 24
        points += (shore + sin(step / 24 * 6.2) * width * 0.012 + sin(step / 24 * 2.2) * width * 0.018, y)
    sketch.area(tuple(points), "lake", GROUND)
    if width - shore < 40:
        return
    for row in range(5):
        x, y = shore + (width - shore) * (0.16 + 0.14 * (row % 2)), top + height * (0.12 + 0.19 * row)
        wave = tuple(at for bit in range(9) for at in (x + bit * 3, y + sin(bit * 1.57) * 2))
        sketch.line(wave, "wave", 1.4, (), ROAD)
    size = min(15.0, (width - shore) * 0.2)
    drop = size * 1.25
    for index, letter in enumerate(name.upper()):
        sketch.text(width - size * 1.1, top + height * 0.36 + index * drop, letter, size, "shore", "middle")


def road(sketch: Sketch, points: tuple[float, ...], cell: float) -> None:
    """A road through these points; it runs behind the places."""
    sketch.line(points, "road", breadth(cell), (), ROAD)
    sketch.line(points, "card", max(1.0, cell * 0.06), (cell * 0.4, cell * 0.4), WAY)


def breadth(cell: float) -> float:
    """How broad a road is."""
    return max(4.0, cell * 0.42)


def way(sketch: Sketch, points: tuple[float, ...], cell: float) -> None:
    """The way of a drive: points along the roads."""
    sketch.line(points, "red", max(3.0, cell * 0.16), (0.1, max(6.0, cell * 0.34)), WAY)


Point = tuple[float, float]


def road_points(one: str, other: str, boxes: tuple[tuple[str, Box], ...]) -> tuple[Point, ...]:
    """The points of a road: straight, or around the corners of a place that it would run behind."""
    at = dict(boxes)
    start, end = centre(at[one]), centre(at[other])
    thirds = [box for place, box in boxes if place not in (one, other)]
    points: tuple[Point, ...] = (start, end)
    near = sorted(thirds, key=lambda box: _length((start, centre(box), end)))
    for most in AROUND_MOST:
        if not any(_crosses(points, box) for box in thirds):
            break
        points = _around(start, end, near[:most], thirds)
    return points


def _around(start: Point, end: Point, near: Sequence[Box], thirds: Sequence[Box]) -> tuple[Point, ...]:
    """The shortest way from corner to corner of what lies near. Running behind a place counts as a long detour."""
    stops = [end, *(corner for box in near for corner in _corners(box))]
    waiting: list[tuple[float, tuple[Point, ...]]] = [(0.0, (start,))]
    reached = set()
    while waiting[0][1][-1] != end:
        far, points = heappop(waiting)
        if points[-1] not in reached:
            reached.add(points[-1])
            for stop in stops:
                leg = (points[-1], stop)
                if stop not in reached:
                    covered = sum(_crosses(leg, box) for box in thirds)
                    heappush(waiting, (far + _length(leg) + DETOUR * covered, (*points, stop)))
    return waiting[0][1]


def _corners(box: Box) -> list[Point]:
    x, y, w, h = box
    out = AROUND
    return [(x - out, y - out), (x + w + out, y - out), (x + w + out, y + h + out), (x - out, y + h + out)]


def _length(points: Sequence[Point]) -> float:
    return sum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(points))


def _crosses(points: Sequence[Point], box: Box) -> bool:
    """Whether a line through these points runs behind that box."""
    return any(_cuts(one, other, box) for one, other in pairwise(points))


def _cuts(one: Point, other: Point, box: Box) -> bool:
    """Whether some of the line from point to point lies within the box."""
    x, y, w, h = box
    enter, leave = 0.0, 1.0
    for start, end, low, high in ((one[0], other[0], x, x + w), (one[1], other[1], y, y + h)):
        if start == end:
            if not low < start < high:
                return False
            continue
        first, last = sorted(((low - start) / (end - start), (high - start) / (end - start)))
        enter, leave = max(enter, first), min(leave, last)
    return leave > enter


def centre(box: Box) -> Point:
    """The middle of a box."""
    x, y, w, h = box
    return x + w / 2, y + h / 2
