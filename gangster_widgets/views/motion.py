"""Showing where something went: scenes between two scenes, the same shapes on their way."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot

from gangster_widgets.kernel.record import Record, replace
from gangster_widgets.kernel.why import Where
from gangster_widgets.views.scene import EDGE, Scene, Shape, Spot, moved

FRAMES = 9
SECONDS = 0.22


class Move(Record, frozen=True, gc=False):
    """What stands at `to` afterwards came from `start`, by way of these places."""

    to: Where
    start: Where
    by: tuple[Where, ...] = ()


def between(before: Scene, after: Scene, moves: Sequence[Move]) -> Iterator[Scene]:
    """`FRAMES` scenes from one to the other, without the last itself; none where nothing moves that is seen in both."""
    ways = [(move.to, way) for move in moves if (way := _way(before, after, move))]
    if not ways:
        return
    stays = frozenset(before.shapes)
    for frame in range(FRAMES):
        share = frame / FRAMES
        yield _shifted(after, {to: _at(way, share * share * (3 - 2 * share)) for to, way in ways}, stays)


def _way(before: Scene, after: Scene, move: Move) -> list[tuple[float, float]]:
    """The points something passes, as distances from where it comes to lie."""
    start, end = before.spot(move.start), after.spot(move.to)
    if start is None or end is None:
        return []
    x, y = _middle(end)
    stops = [spot for spot in (after.spot(place) for place in move.by) if spot is not None]
    points = [_middle(start), *(_middle(spot) for spot in stops), (x, y)]
    return [(px - x, py - y) for px, py in points]


def _middle(spot: Spot) -> tuple[float, float]:
    return spot.x + spot.w / 2, spot.y + spot.h / 2


def _at(way: list[tuple[float, float]], share: float) -> tuple[float, float]:
    """The point after that share of the way."""
    legs = [(one, other, hypot(other[0] - one[0], other[1] - one[1])) for one, other in pairwise(way)]
    left = share * sum(length for _, _, length in legs)
    for (x1, y1), (x2, y2), length in legs:
        if left <= length and length:
            return x1 + (x2 - x1) * left / length, y1 + (y2 - y1) * left / length
        left -= length
    return way[-1]


def _shifted(scene: Scene, shifts: dict[Where, tuple[float, float]], stays: frozenset[Shape]) -> Scene:
    """The scene with what moves somewhere else; what was there before stays, and so does the ground it stands on."""
    parts = []
    for part in scene.parts:
        here = {spot.of: shifts[spot.of] for group in part.groups for spot in group.spots() if spot.of in shifts}
        if here:
            part = replace(part, shapes=tuple(
                moved(shape, *here[shape.of])
                if shape.of is not None and shape.of in here and shape.plane >= EDGE and shape not in stays else shape
                for shape in part.shapes
            ))  # fmt: skip
        parts.append(part)
    return replace(scene, parts=tuple(parts))
