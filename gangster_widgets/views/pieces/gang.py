"""A gang: its sign, its gangsters, its car. Told apart by sign as well as by colour."""

from gangster_widgets.kernel.why import Where
from gangster_widgets.views.scene import EDGE, FILL, INNER, SIGN
from gangster_widgets.views.sketch import Sketch, rounded


def sign(
    sketch: Sketch, gang: str, x: float, y: float, r: float, ground: str, planes: tuple[int, int] = (SIGN, INNER)
) -> None:
    """The gang's sign around a point: yellow diamond, grey ring, brown square, blue cross, green triangle, red disc.

    `ground` is the colour behind it, which is seen through the ring.
    """
    plane, inner = planes
    shade = f"sign {gang}" if ground == gang else gang
    if gang == "R":
        sketch.disc(x, y, r * 0.82, shade, plane)
    elif gang == "Y":
        sketch.area((x, y - r, x + r, y, x, y + r, x - r, y), shade, plane)
    elif gang == "G":
        sketch.disc(x, y, r * 0.95, shade, plane)
        sketch.disc(x, y, r * 0.48, ground, inner)
    elif gang == "N":
        side = r * 0.78
        sketch.rect(x - side, y - side, 2 * side, 2 * side, shade, plane)
    elif gang == "B":
        arm = r * 0.34
        sketch.rect(x - arm, y - r, 2 * arm, 2 * r, shade, plane)
        sketch.rect(x - r, y - arm, 2 * r, 2 * arm, shade, inner)
    else:
        sketch.area((x, y - r, x + r, y + r * 0.8, x - r, y + r * 0.8), shade, plane)


def gangster(
    sketch: Sketch, gang: str, x: float, y: float, size: float, of: Where | None = None,
    planes: tuple[int, int, int, int] = (EDGE, FILL, SIGN, INNER),
) -> None:  # fmt: skip
    """A gangster: a cube of his gang's colour with an ink edge and the gang's sign, from its upper left corner on."""
    before, sketch.of = sketch.of, of or sketch.of
    line = max(1.0, size * 0.07)
    sketch.framed(x, y, size, size, gang, "outline", line, planes[:2])
    sign(sketch, gang, x + size / 2, y + size / 2, size * 0.27, gang, planes[2:])
    sketch.of = before


def occasional(sketch: Sketch, gang: str, x: float, y: float, size: float, of: Where | None = None) -> None:
    """One who helps out: round, not a cube, else as a gangster, from the upper left corner of its square on."""
    before, sketch.of = sketch.of, of or sketch.of
    half, line = size / 2, max(1.0, size * 0.07)
    sketch.disc(x + half, y + half, half, "outline", EDGE)
    sketch.disc(x + half, y + half, half - line, gang, FILL)
    sign(sketch, gang, x + half, y + half, size * 0.24, gang)
    sketch.of = before


def car(sketch: Sketch, gang: str, x: float, y: float, w: float, of: Where | None = None) -> None:
    """A car of that width, from its upper left corner on; it is 0.56 of its width high."""
    before, sketch.of = sketch.of, of or sketch.of
    h = w * 0.56
    edge = max(1.2, w * 0.045)
    body = (x + w * 0.02, y + h * 0.42, w * 0.96, h * 0.40)
    roof = (x + w * 0.17, y, w * 0.56, h * 0.62)
    for (bx, by, bw, bh), r in ((body, h * 0.16), (roof, h * 0.2)):
        sketch.area(rounded(bx, by, bw, bh, r), "outline", EDGE)
        sketch.area(rounded(bx + edge, by + edge, bw - 2 * edge, bh - 2 * edge, r * 0.7), gang, FILL)
    for wheel in (0.24, 0.76):
        sketch.disc(x + w * wheel, y + h * 0.84, h * 0.17, "outline", SIGN)
        sketch.disc(x + w * wheel, y + h * 0.84, h * 0.07, "card", INNER)
    sign(sketch, gang, x + w * 0.45, y + h * 0.42, h * 0.23, gang)
    sketch.of = before
