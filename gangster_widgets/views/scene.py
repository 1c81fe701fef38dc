"""A scene: everything that is seen, as shapes with names. Painted, read out and clicked by the same shapes."""

from collections.abc import Callable, Container, Iterator
from functools import cached_property, lru_cache
from math import hypot

from gangster_widgets.kernel.record import Record, replace
from gangster_widgets.kernel.why import Where

GROUND, ROAD, WAY, BOX, FACE, EDGE, FILL, SIGN, INNER, LABEL = range(10)
"""Planes from the back to the front. Shapes of one plane do not cover each other, so their order does not matter."""

MARK, MARK_FILL, MARK_LABEL = range(10, 13)
"""Planes above all others, for what is marked, and the plane of shapes that are only there to be clicked."""


class Rect(Record, frozen=True, gc=False):
    """A rectangle by its upper left corner."""

    x: float
    y: float
    w: float
    h: float
    colour: str
    plane: int = BOX
    of: Where | None = None


class Disc(Record, frozen=True, gc=False):
    """A full circle."""

    x: float
    y: float
    r: float
    colour: str
    plane: int = FILL
    of: Where | None = None


class Area(Record, frozen=True, gc=False):
    """A polygon, `x, y, x, y ...`, closed and full."""

    points: tuple[float, ...]
    colour: str
    plane: int = FILL
    of: Where | None = None


class Line(Record, frozen=True, gc=False):
    """An open line through points, `x, y, x, y ...`. It cannot be clicked."""

    points: tuple[float, ...]
    colour: str
    width: float = 1
    dash: tuple[float, ...] = ()
    plane: int = ROAD
    of: Where | None = None


class Text(Record, frozen=True, gc=False):
    """One line of text. `x` is its left end, middle or right end by `anchor`; `y` is the line it stands on."""

    x: float
    y: float
    text: str
    size: float
    colour: str
    anchor: str = "start"
    bold: bool = False
    spacing: float = 0
    plane: int = LABEL
    of: Where | None = None


Shape = Rect | Disc | Area | Line | Text


class Spot(Record, frozen=True, gc=False):
    """Something that can be pointed at: its name, its box, how it is read out, and the short sign it has in text."""

    of: Where
    label: str
    mark: str
    x: float
    y: float
    w: float
    h: float


class Group(Record, frozen=True, gc=False):
    """Spots that belong together, such as a district and its fields: `rows` from top to bottom. `head` leads them."""

    head: Spot
    rows: tuple[tuple[Spot, ...], ...] = ()
    says: str = ""
    """What is to be told beside the spots: numbers, standings."""

    def spots(self) -> Iterator[Spot]:
        """The head, then all others in reading order."""
        yield self.head
        for row in self.rows:
            yield from row


class Part(Record, frozen=True, gc=False):
    """A piece of a scene."""

    shapes: tuple[Shape, ...] = ()
    groups: tuple[Group, ...] = ()


class Scene(Record, frozen=True, gc=True, dict=True):
    """A whole picture of that size in CSS pixels. `label` says in a sentence what it shows."""

    width: float
    height: float
    parts: tuple[Part, ...]
    label: str
    small: bool = False
    """Whether places are shown as small plates, too small to be acted on with one tap."""

    @cached_property
    def shapes(self) -> tuple[Shape, ...]:
        """All shapes, the backmost first."""
        return tuple(sorted((shape for part in self.parts for shape in part.shapes), key=_plane))

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """All groups in the order in which they are read."""
        return tuple(group for part in self.parts for group in part.groups)

    def spots(self) -> Iterator[Spot]:
        """All spots in reading order."""
        for group in self.groups:
            yield from group.spots()

    def spot(self, of: Where) -> Spot | None:
        """The spot of that name."""
        return next((spot for spot in self.spots() if spot.of == of), None)


def _plane(shape: Shape) -> int:
    return shape.plane


def pick(scene: Scene, x: float, y: float, slack: float = 0, among: Container[Where] | None = None) -> Where | None:
    """What is seen at that point: the name of the foremost shape there that has one.

    A finger is broad: with `slack`, the nearest spot within that distance where nothing is hit. `among` leaves
    everything else out.
    """
    for shape in reversed(scene.shapes):
        if shape.of is not None and (among is None or shape.of in among) and _holds(shape, x, y):
            return shape.of
    near = [(away, spot.of) for spot in scene.spots() if (away := _away(spot, x, y)) <= slack]
    near = [one for one in near if among is None or one[1] in among]
    return min(near, key=lambda one: one[0])[1] if slack and near else None


def _away(spot: Spot, x: float, y: float) -> float:
    return hypot(max(spot.x - x, 0, x - spot.x - spot.w), max(spot.y - y, 0, y - spot.y - spot.h))


def _holds(shape: Shape, x: float, y: float) -> bool:
    """Whether the point lies in the shape; lines and texts cannot be hit."""
    if isinstance(shape, Rect):
        return shape.x <= x <= shape.x + shape.w and shape.y <= y <= shape.y + shape.h
    if isinstance(shape, Disc):
        return hypot(shape.x - x, shape.y - y) <= shape.r
    return isinstance(shape, Area) and _inside(shape.points, x, y)


def _inside(points: tuple[float, ...], x: float, y: float) -> bool:
    """Whether a line from the point to the right crosses the edge an odd number of times."""
    odd = False
    xs, ys = points[::2], points[1::2]
    for (x1, y1), (x2, y2) in zip(
        zip(xs, ys, strict=True), zip(xs[1:] + xs[:1], ys[1:] + ys[:1], strict=True), strict=True
    ):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
            odd = not odd
    return odd


def moved(shape: Shape, dx: float, dy: float) -> Shape:
    """The shape somewhere else."""
    if isinstance(shape, Area | Line):
        shifted = [at + (dy if index % 2 else dx) for index, at in enumerate(shape.points)]
        return replace(shape, points=tuple(shifted))
    return replace(shape, x=shape.x + dx, y=shape.y + dy)


def beside(part: Part, dx: float, dy: float = 0.0) -> Part:
    """The part so far to the right and below."""
    shapes = tuple(moved(shape, dx, dy) for shape in part.shapes)
    groups = tuple(
        Group(
            _aside(group.head, dx, dy),
            tuple(tuple(_aside(one, dx, dy) for one in row) for row in group.rows),
            group.says,
        )
        for group in part.groups
    )
    return Part(shapes, groups)


def _aside(spot: Spot, dx: float, dy: float) -> Spot:
    return replace(spot, x=spot.x + dx, y=spot.y + dy)


def enlarged(scene: Scene, by: float) -> Scene:
    """The same scene, that many times as large."""
    parts = tuple([_larger_part(part, by) for part in scene.parts])
    return Scene(scene.width * by, scene.height * by, parts, scene.label, scene.small)


def fitting(draw: Callable[[float], Scene], width: float, height: float, by: float) -> Scene:
    """What is drawn for a width, as large as width and height allow, so many times as large at most: for a class."""
    scene = draw(width / by)
    for _ in range(4):
        if scene.height * by <= height or by <= 1:
            break
        by = max(1.0, by * max(0.75, height / (scene.height * by)))
        scene = draw(width / by)
    return enlarged(scene, by)


@lru_cache(maxsize=128)
def _larger_part(part: Part, by: float) -> Part:
    shapes = tuple([_larger(shape, by) for shape in part.shapes])
    return Part(shapes, tuple([_larger_group(group, by) for group in part.groups]))


def _larger(shape: Shape, by: float) -> Shape:
    if isinstance(shape, Rect):
        return replace(shape, x=shape.x * by, y=shape.y * by, w=shape.w * by, h=shape.h * by)
    if isinstance(shape, Disc):
        return replace(shape, x=shape.x * by, y=shape.y * by, r=shape.r * by)
    if isinstance(shape, Text):
        return replace(shape, x=shape.x * by, y=shape.y * by, size=shape.size * by, spacing=shape.spacing * by)
    points = tuple(at * by for at in shape.points)
    if isinstance(shape, Area):
        return replace(shape, points=points)
    return replace(shape, points=points, width=shape.width * by, dash=tuple(part * by for part in shape.dash))


def _larger_group(group: Group, by: float) -> Group:
    rows = tuple(tuple(_larger_spot(spot, by) for spot in row) for row in group.rows)
    return Group(_larger_spot(group.head, by), rows, group.says)


def _larger_spot(spot: Spot, by: float) -> Spot:
    return replace(spot, x=spot.x * by, y=spot.y * by, w=spot.w * by, h=spot.h * by)
