"""City cards and police cards as they are seen: amounts as numbers, penalties as signs, backs crossed."""

from gangster_widgets.games.the_boss.components import BANISHED, GOLD, HOSPITAL, PRISON, SILVER, Face
from gangster_widgets.kernel.why import Where
from gangster_widgets.views.scene import EDGE, FILL, INNER, LABEL, SIGN
from gangster_widgets.views.sketch import Sketch

Box = tuple[float, float, float, float]
Planes = tuple[int, int, int]
PLAIN: Planes = (EDGE, FILL, SIGN)


def face_up(sketch: Sketch, face: Face, box: Box, of: Where, planes: Planes = PLAIN, strip: float = 0.0) -> None:
    """A card with what it shows in the middle of its upper part, `strip` high; of the whole card where that is 0."""
    x, y, w, h = box
    before, sketch.of = sketch.of, of
    sketch.panel(x, y, w, h, "card", "ink", 1.2, 3, planes[:2])
    shown(sketch, face, x + w / 2, y + (strip or h) / 2, min((strip or h) * 0.82, w * 0.62), planes[2])
    sketch.of = before


def face_down(sketch: Sketch, box: Box, of: Where, number: int | None = None) -> None:
    """A back; of a card in hand with the number of its city."""
    x, y, w, h = box
    before, sketch.of = sketch.of, of
    sketch.panel(x, y, w, h, "shut", "edge", 1.4, 3, (EDGE, FILL))
    if number is None:
        inset, top = w * 0.3, h * 0.28
        sketch.line((x + inset, y + top, x + w - inset, y + h - top), "edge", 1.4, (), SIGN)
        sketch.line((x + inset, y + h - top, x + w - inset, y + top), "edge", 1.4, (), SIGN)
    else:
        sketch.outline(x + 3, y + 3, w - 6, h - 6, "edge", 1, SIGN)
        coin(sketch, number, x + w / 2, y + h / 2, 9)
    sketch.of = before


def in_hand(sketch: Sketch, face: Face, number: int, box: Box, of: Where) -> None:
    """A card in hand face up: the number of its city above, what it shows below."""
    x, y, w, h = box
    before, sketch.of = sketch.of, of
    sketch.panel(x, y, w, h, "card", "ink", 1.2, 3, (EDGE, FILL))
    coin(sketch, number, x + w / 2, y + 11, 9)
    shown(sketch, face, x + w / 2, y + h * 0.5 + 9, min(h * 0.44, w * 0.7), SIGN)
    sketch.of = before


def coin(sketch: Sketch, number: int, x: float, y: float, r: float) -> None:
    """The number of a city."""
    sketch.disc(x, y, r, "brass", SIGN)
    sketch.text(x, y, str(number), r * 1.36, "on brass", "middle", True)


def shown(sketch: Sketch, face: Face, x: float, y: float, size: float, plane: int = SIGN) -> None:
    """What a card shows, around that point: an amount, or the sign of a penalty."""
    if isinstance(face, int):
        sketch.text(x, y, str(face), size, "ink", "middle", True, plane=max(plane, LABEL))
    else:
        penalty(sketch, face, x, y, size / 2, plane)


def penalty(sketch: Sketch, name: str, x: float, y: float, r: float, plane: int = SIGN) -> None:
    """The sign of a penalty: a revolver, bars, a cross, or a ring with a stroke through it."""
    if name == PRISON:
        for at in (-0.6, 0.0, 0.6):
            sketch.rect(x + at * r - r * 0.09, y - r * 0.85, r * 0.18, r * 1.7, "ink", plane)
        for at in (-0.85, 0.67):
            sketch.rect(x - r * 0.9, y + at * r, r * 1.8, r * 0.18, "ink", plane)
    elif name == HOSPITAL:
        sketch.rect(x - r * 0.26, y - r * 0.8, r * 0.52, r * 1.6, "red", plane)
        sketch.rect(x - r * 0.8, y - r * 0.26, r * 1.6, r * 0.52, "red", plane)
    elif name == BANISHED:
        sketch.disc(x, y, r * 0.85, "red", plane)
        sketch.disc(x, y, r * 0.6, "card", plane + 1)
        sketch.line((x - r * 0.5, y + r * 0.5, x + r * 0.5, y - r * 0.5), "red", max(1.6, r * 0.24), (), plane + 2)
    else:
        sketch.rect(x - r * 0.95, y - r * 0.5, r * 1.9, r * 0.36, "ink", plane)
        sketch.rect(x - r * 0.25, y - r * 0.5, r * 0.8, r * 0.6, "ink", plane)
        grip = ((0.2, -0.3), (0.75, -0.3), (1.0, 0.85), (0.5, 0.85))
        sketch.area(tuple(at for dx, dy in grip for at in (x + dx * r, y + dy * r)), "ink", plane)


def police(sketch: Sketch, mark: str | None, box: Box, of: Where) -> None:
    """A police card: gold a full star, silver a hollow one, the double card both; None: not turned yet."""
    x, y, w, h = box
    before, sketch.of = sketch.of, of
    if mark is None:
        sketch.outline(x, y, w, h, "edge", 1.2, SIGN, (3, 3))
        sketch.rect(x, y, w, h, "paper", EDGE)
    else:
        sketch.panel(x, y, w, h, "card", "ink", 1.2, 3, (EDGE, FILL))
        both = mark not in (GOLD, SILVER)
        for nth, one in enumerate((GOLD, SILVER) if both else (mark,)):
            _star(sketch, x + w / 2, y + h * ((0.29, 0.71)[nth] if both else 0.5), w * 0.3, one == SILVER)
    sketch.of = before


def _star(sketch: Sketch, x: float, y: float, r: float, hollow: bool) -> None:
    """Two triangles across each other."""
    for part, shade, plane in ((1.0, "brass", SIGN), (0.6, "card", INNER)):
        if part == 1.0 or hollow:
            a, b = r * part, r * part * 0.5
            c = r * part * 0.87
            sketch.area((x, y - a, x + c, y + b, x - c, y + b), shade, plane)
            sketch.area((x, y + a, x + c, y - b, x - c, y - b), shade, plane)
