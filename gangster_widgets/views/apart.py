"""How near two roads come to each other, and whether a map has roads that cross."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from math import hypot

Point = tuple[float, float]
Leg = tuple[Point, Point]
Ends = tuple[str, str]


def apart(roads: Mapping[Ends, Sequence[Point]], least: float) -> bool:
    """Whether no two of these roads without a common end cross, or come nearer to each other than that.

    Where they run into a place that both lead to, they may.
    """
    return all(
        _farther(one, other, least)
        for first, second in combinations(roads, 2)
        if not {*first} & {*second}
        for one in pairwise(roads[first])
        for other in pairwise(roads[second])
    )


def _farther(one: Leg, other: Leg, least: float) -> bool:
    """Whether two straight legs come nowhere nearer to each other than that."""
    if any(_beyond(one, other, least)):
        return True
    if _cross(one, other):
        return False
    ends = [*((at, other) for at in one), *((at, one) for at in other)]
    return all(_off(at, leg) >= least for at, leg in ends)


def _beyond(one: Leg, other: Leg, least: float) -> Iterator[bool]:
    """For each direction: whether one lies as far beyond the other as a whole."""
    for at in (0, 1):
        a, b, c, d = one[0][at], one[1][at], other[0][at], other[1][at]
        yield min(a, b) - max(c, d) >= least or min(c, d) - max(a, b) >= least


def _cross(one: Leg, other: Leg) -> bool:
    (a, b), (c, d) = one, other
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(start: Point, end: Point, at: Point) -> float:
    """More than 0 on one side of a line, less on the other."""
    return (end[0] - start[0]) * (at[1] - start[1]) - (end[1] - start[1]) * (at[0] - start[0])


def _off(at: Point, leg: Leg) -> float:
    """How far a point is off a leg."""
    (ax, ay), (bx, by) = leg
    long = (bx - ax) ** 2 + (by - ay) ** 2
    along = ((at[0] - ax) * (bx - ax) + (at[1] - ay) * (by - ay)) / long if long else 0.0
    nearest = min(max(along, 0.0), 1.0)
    return hypot(at[0] - ax - nearest * (bx - ax), at[1] - ay - nearest * (by - ay))
