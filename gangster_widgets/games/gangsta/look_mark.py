"""How things stand out, by form as well as by colour: a whole edge what can be chosen, corners what is told of."""

from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Where
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.scene import MARK
from gangster_widgets.views.sketch import Sketch

LINE, CORNER = 2.6, 3.2
"""How thick a whole edge and corners are."""
FREE, LONG = 3.5, 13.0
"""So far outside corners stand, and so long they are at most."""


class Mark(Record, frozen=True, gc=False):
    """How something stands out: the colour of a whole edge around it, if any, and whether it is told of."""

    edge: str = ""
    told: bool = False

    def __bool__(self) -> bool:
        """Whether there is anything to be drawn."""
        return bool(self.edge) or self.told


def mark(of: Where, marks: Marks) -> Mark:
    """How that stands out. What is refused has its edge alone: it is what is told of."""
    if of in marks.refused:
        return Mark("red")
    edge = "red" if of in marks.chosen else "brass" if of in marks.open else ""
    return Mark(edge, of in marks.pointed or of in marks.last)


def stand_out(sketch: Sketch, box: tuple[float, float, float, float], how: Mark, free: float = 2.0) -> None:
    """Draws it around that box; a whole edge lies so far outside."""
    x, y, w, h = box
    if how.edge:
        sketch.outline(x - free, y - free, w + 2 * free, h + 2 * free, how.edge, LINE, MARK)
    if how.told:
        corners(sketch, (x - FREE, y - FREE, w + 2 * FREE, h + 2 * FREE))


def corners(sketch: Sketch, box: tuple[float, float, float, float]) -> None:
    """Four corners that stand there."""
    x, y, w, h = box
    half, across, down = CORNER / 2, min(LONG, w / 3), min(LONG, h / 3)
    for left, step in ((x + half, across), (x + w - half, -across)):
        for top, fall in ((y + half, down), (y + h - half, -down)):
            sketch.line((left + step, top, left, top, left, top + fall), "ink", CORNER, (), MARK)
