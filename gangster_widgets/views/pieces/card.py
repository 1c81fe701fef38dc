"""Cards: movement cards face up and face down, equipment, and the small notes that say which card leads somewhere."""

from gangster_widgets.kernel.why import Where
from gangster_widgets.views.scene import EDGE, FILL, MARK, MARK_FILL, MARK_LABEL, SIGN
from gangster_widgets.views.sketch import Sketch


def movement(sketch: Sketch, number: int, up: bool, x: float, y: float, w: float, h: float, of: Where) -> None:
    """A movement card: its number face up, a crossed back face down."""
    before, sketch.of = sketch.of, of
    sketch.panel(x, y, w, h, "card" if up else "shut", "ink" if up else "edge", 1.2, 3, (EDGE, FILL))
    if up:
        sketch.text(x + w / 2, y + h / 2, str(number), h * 0.58, "ink", "middle", True)
    else:
        inset = w * 0.26
        for points in (
            (x + inset, y + h * 0.3, x + w - inset, y + h * 0.7),
            (x + inset, y + h * 0.7, x + w - inset, y + h * 0.3),
        ):
            sketch.line(points, "edge", 1.3, (), SIGN)
    sketch.of = before


def equipment(sketch: Sketch, name: str, x: float, y: float, w: float, h: float, of: Where) -> None:
    """A piece of equipment by its name."""
    before, sketch.of = sketch.of, of
    sketch.panel(x, y, w, h, "card", "brass", 1.2, 3, (EDGE, FILL))
    sketch.text(x + w / 2, y + h / 2, name, min(h * 0.72, 13.0), "ink", "middle", most=w - 6)
    sketch.of = before


def note(sketch: Sketch, text: str, x: float, y: float, w: float, h: float) -> None:
    """A note at a place: the card that leads there."""
    sketch.framed(x, y, w, h, "glow", "red", 1.4, (MARK, MARK_FILL))
    sketch.text(x + w / 2, y + h / 2, text, h * 0.62, "ink", "middle", True, w - 3, plane=MARK_LABEL)
