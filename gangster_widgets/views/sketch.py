"""A sketch: shapes gathered one after another, with the few figures that every piece is made of."""

from math import cos, pi, sin

from gangster_widgets.kernel.why import Where
from gangster_widgets.views.letters import CAP, fitted
from gangster_widgets.views.scene import (
    BOX,
    EDGE,
    FACE,
    FILL,
    LABEL,
    ROAD,
    Area,
    Disc,
    Group,
    Line,
    Part,
    Rect,
    Shape,
    Text,
)  # fmt: skip


class Sketch:
    """Gathers the shapes and groups of a part. `of` names what its shapes belong to, where they say nothing else."""

    def __init__(self, of: Where | None = None) -> None:
        self.of = of
        self.shapes: list[Shape] = []
        self.groups: list[Group] = []

    def part(self) -> Part:
        """What has been gathered."""
        return Part(tuple(self.shapes), tuple(self.groups))

    def rect(
        self, x: float, y: float, w: float, h: float, colour: str, plane: int = FILL, of: Where | None = None
    ) -> None:
        """A rectangle."""
        self.shapes.append(Rect(x, y, w, h, colour, plane, of or self.of))

    def framed(
        self, x: float, y: float, w: float, h: float, colour: str, edge: str, line: float = 1,
        planes: tuple[int, int] = (EDGE, FILL), of: Where | None = None,
    ) -> None:  # fmt: skip
        """A rectangle with an edge inside it."""
        self.rect(x, y, w, h, edge, planes[0], of)
        self.rect(x + line, y + line, w - 2 * line, h - 2 * line, colour, planes[1], of)

    def panel(
        self, x: float, y: float, w: float, h: float, colour: str, edge: str, line: float = 1.5, r: float = 5,
        planes: tuple[int, int] = (BOX, FACE),
    ) -> None:  # fmt: skip
        """A rectangle with round corners and an edge inside it."""
        self.area(rounded(x, y, w, h, r), edge, planes[0])
        self.area(rounded(x + line, y + line, w - 2 * line, h - 2 * line, max(r - line, 0.5)), colour, planes[1])

    def outline(
        self, x: float, y: float, w: float, h: float, colour: str, line: float, plane: int, dash: tuple[float, ...] = ()
    ) -> None:
        """An edge without anything in it."""
        half = line / 2
        left, top, right, bottom = x + half, y + half, x + w - half, y + h - half
        points = (left, top, right, top, right, bottom, left, bottom, left, top)
        self.line(points, colour, line, dash, plane)

    def disc(self, x: float, y: float, r: float, colour: str, plane: int = FILL, of: Where | None = None) -> None:
        """A circle."""
        self.shapes.append(Disc(x, y, r, colour, plane, of or self.of))

    def area(self, points: tuple[float, ...], colour: str, plane: int = FILL, of: Where | None = None) -> None:
        """A polygon."""
        self.shapes.append(Area(points, colour, plane, of or self.of))

    def line(
        self, points: tuple[float, ...], colour: str, width: float, dash: tuple[float, ...] = (), plane: int = ROAD
    ) -> None:
        """A line through points."""
        self.shapes.append(Line(points, colour, width, dash, plane, self.of))

    def text(
        self, x: float, y: float, text: str, size: float, colour: str = "ink", anchor: str = "start",
        bold: bool = False, most: float | None = None, spacing: float = 0, plane: int = LABEL,
    ) -> None:  # fmt: skip
        """A text whose capitals stand in the middle of the height `y`, no wider than `most`."""
        if most is not None:
            text, size, spacing = fitted(text, size, most, bold, spacing)
        base = y + size * CAP / 2
        self.shapes.append(Text(x, base, text, size, colour, anchor, bold, spacing, plane, self.of))


def rounded(x: float, y: float, w: float, h: float, r: float) -> tuple[float, ...]:
    """The outline of a rectangle with round corners."""
    r = min(r, w / 2, h / 2)
    corners = ((x + w - r, y + r, -pi / 2), (x + w - r, y + h - r, 0), (x + r, y + h - r, pi / 2), (x + r, y + r, pi))
    points: list[float] = []
    for cx, cy, start in corners:
        for step in range(4):
            turn = start + step * pi / 6
            points += (round(cx + r * cos(turn), 2), round(cy + r * sin(turn), 2))
    return tuple(points)
