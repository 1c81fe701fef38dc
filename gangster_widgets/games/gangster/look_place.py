"""A place on the map as it is seen: a district with its tablet, the harbour, a small plate; the cars beside it."""

from functools import lru_cache

from gangster_widgets.games.gangster import look_tablet
from gangster_widgets.games.gangster.look_map import PARKING
from gangster_widgets.games.gangster.look_single import rings
from gangster_widgets.games.gangster.state import CARS
from gangster_widgets.games.gangster.tablet import District
from gangster_widgets.kernel.why import Piece
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.layout import Box
from gangster_widgets.views.letters import width
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.pieces.card import equipment, note
from gangster_widgets.views.pieces.gang import car as draw_car
from gangster_widgets.views.pieces.tablet import Size, TabletFace, tablet
from gangster_widgets.views.scene import EDGE, FILL, MARK, Group, Part, Spot
from gangster_widgets.views.sketch import Sketch

Marked = tuple[tuple[str, str], ...]
SHELF = 38.0
"""How high the line is that shows what lies at a harbour that is too small for it."""


@lru_cache(maxsize=1024)
def district(
    face: TabletFace, cars: tuple[str, ...], box: Box, cell: float, words: Words, marks: Marks, about: Marked
) -> Part:
    """A district on the map: its tablet, its cars beside it, the marks on it."""
    x, y, w, h = box
    sketch, name = Sketch(face.name), face.name
    wide = w - cell * PARKING
    tablet(sketch, face, x, y, Size(cell), wide)
    _frame(sketch, name, x, y, wide, h, cell, marks)
    for spot in [spot for row in sketch.groups[-1].rows for spot in row]:
        mark_spot(sketch, spot, marks, cell)
    rings(sketch, marks)
    _beside(sketch, name, cars, x + wide + cell * 0.12, y, cell, words, marks, about)
    return sketch.part()


def _frame(sketch: Sketch, place: str, x: float, y: float, w: float, h: float, cell: float, marks: Marks) -> None:
    """The edge that shows a place as chosen, refused, pointed at, possible, or part of the last move."""
    sketch.of = place
    line = max(2.5, cell * 0.13)
    if place in marks.refused or place in marks.chosen:
        sketch.outline(x - line, y - line, w + 2 * line, h + 2 * line, "red", line, MARK)
    elif place in marks.open or place in marks.pointed:
        sketch.outline(x - line, y - line, w + 2 * line, h + 2 * line, "brass", line, MARK)
    elif place in marks.last:
        sketch.outline(x - line, y - line, w + 2 * line, h + 2 * line, "soft", line * 0.6, MARK, (5, 4))


def mark_spot(sketch: Sketch, spot: Spot, marks: Marks, cell: float) -> None:
    """The edge of a field that is refused, pointed at, possible, or was part of the last move."""
    sketch.of, line = spot.of, max(2.0, cell * 0.1)
    if spot.of in marks.refused or spot.of in marks.chosen:
        sketch.outline(spot.x, spot.y, spot.w, spot.h, "red", line, MARK)
    elif spot.of in marks.open or spot.of in marks.pointed:
        sketch.outline(spot.x, spot.y, spot.w, spot.h, "brass", line, MARK)
    elif spot.of in marks.last:
        sketch.outline(spot.x, spot.y, spot.w, spot.h, "soft", line * 0.8, MARK, (3, 3))


def _beside(
    sketch: Sketch, place: str, cars: tuple[str, ...], x: float, y: float, cell: float, words: Words, marks: Marks,
    about: Marked, across: bool = False,
) -> None:  # fmt: skip
    """Notes and cars beside a tablet, one below the other, or `across` one after the other."""
    for nth, (_, text) in enumerate(marks.notes):
        side = cell * 0.78
        note(sketch, text, x + (nth % 2) * side * 1.06, y + (nth // 2) * side * 1.06, side, side)
    top = y + (len(marks.notes) + 1) // 2 * cell * 0.86 if not across else y
    ahead = min(len(marks.notes), 2) * cell * 0.86 if across else 0
    w, spots = cell * 1.5, []
    for nth, gang in enumerate(cars):
        cx, cy = (x + ahead + nth * w * 1.08, top) if across else (x, top + nth * w * 0.62)
        draw_car(sketch, gang, cx, cy, w, CARS[gang])
        sketch.of = CARS[gang]
        if gang in dict(about):
            sketch.outline(cx - 2, cy - 2, w + 4, w * 0.56 + 4, dict(about)[gang], 2.4, MARK)
        label = words.say("look-car", gang=gang, place=place)
        spots.append(Spot(CARS[gang], label, words.say("look-car-mark", gang=gang), cx, cy, w, w * 0.56))
    if spots:
        group = sketch.groups.pop()
        sketch.groups.append(Group(group.head, (*group.rows, tuple(spots)), group.says))


@lru_cache(maxsize=256)
def harbour(
    place: str, display: tuple[str, ...], cars: tuple[str, ...], box: Box, cell: float, small: bool, words: Words,
    marks: Marks, about: Marked, shelf: tuple[float, float, float] | None = None,
) -> Part:  # fmt: skip
    """The harbour with what lies on display. Where it is too `small` for that, it may lie on a shelf below: left, top,
    width.
    """
    x, y, w, h = box
    sketch = Sketch(place)
    sketch.panel(x, y, w, h, "lake", "shore", max(1.5, cell * 0.07), cell * 0.3)
    sketch.outline(x + 3, y + 3, w - 6, h - 6, "shore", 1, EDGE, (4, 3))
    title = cell * (0.92 if small else 0.46)
    shown, spacing = (place, 0.0) if small else (place.upper(), title * 0.08)
    top = y + (title * 1.15 if not small else cell * 0.85 if cars or marks.notes else h / 2)
    sketch.text(x + w / 2, top, shown, title, "ink", "middle", True, w - cell * 0.4, spacing)
    spots = []
    if shelf:
        spots = _on_shelf(sketch, place, display, shelf, words, marks)
    elif not small:
        wide = (w - cell * 0.5) / 3 - 4
        spots = _display(sketch, display, (x + cell * 0.25, y + cell * 1.05, wide, cell * 1.12), words, marks, cell)
    _frame(sketch, place, x, y, w, h, cell, marks)
    head = Spot(place, words.say("look-harbour", place=place, display=display), place, x, y, w, h if small else cell)
    sketch.groups.append(Group(head, (tuple(spots),) if spots else ()))
    below = y + cell * (1.55 if small else 2.55)
    _beside(sketch, place, cars, x + cell * 0.3, below, cell, words, marks, about, True)
    return sketch.part()


def _on_shelf(
    sketch: Sketch, place: str, display: tuple[str, ...], across: tuple[float, float, float], words: Words, marks: Marks
) -> list[Spot]:
    """What lies on display in one line, `SHELF` high, behind the harbour's name."""
    x, y, w = across
    sketch.panel(x, y, w, SHELF, "lake", "shore", 1.4, 6)
    named = min(width(place, 14.0, True) + 18, w * 0.36)
    sketch.text(x + 9, y + SHELF / 2, place, 14, "ink", "start", True, named - 14)
    return _display(sketch, display, (x + named, y + 6, (w - named) / 3 - 6, SHELF - 12), words, marks, SHELF)


def _display(
    sketch: Sketch, display: tuple[str, ...], first: Box, words: Words, marks: Marks, cell: float
) -> list[Spot]:
    """The pieces on display side by side, the `first` one there."""
    (x, y, w, h), spots = first, []
    for nth, kind in enumerate(display):
        of, left = Piece("display", kind, nth + 1), x + nth * (w + 6)
        equipment(sketch, words.name(kind), left, y, w, h, of)
        spots.append(Spot(of, words.say("look-display", kind=kind), words.name(kind), left, y, w, h))
        before = sketch.of
        mark_spot(sketch, spots[-1], marks, cell)
        sketch.of = before
    return spots


@lru_cache(maxsize=1024)
def plate(
    place: str, district: District | None, pale: bool, shut: bool, cars: tuple[str, ...], box: Box, cell: float,
    words: Words, marks: Marks, about: Marked,
) -> Part:  # fmt: skip
    """A place as a small plate: name, cars, doubler; `pale` with a broken edge where others have tablets and it not.

    `shut` is a district that is only driven through.
    """
    x, y, w, h = box
    sketch = Sketch(place)
    face, ink = ("paper", "soft") if pale else ("card", "ink")
    sketch.panel(x, y, w, h, "glow" if place == marks.enlarged else face, face if pale else "ink", 1.4, 3)
    if pale:
        sketch.outline(x, y, w, h, "edge", 1, EDGE, (4, 3))
    middle = cell * 0.85 if district or cars or marks.notes else h / 2
    sketch.text(x + w / 2, y + middle, place, cell * 0.92, ink, "middle", not pale, w - cell * 0.4)
    _frame(sketch, place, x, y, w, h, cell, marks)
    said = look_tablet.label(district, words) if district else _untold(place, shut, words)
    sketch.groups.append(Group(Spot(place, said, place, x, y, w, h)))
    end = _doubler(sketch, place, x + w, y + h, cell) if district and district.doubled else 0.0
    taken = min(len(marks.notes), 2) * 0.86
    small = (w - cell * 0.4 - end) / (max(len(cars), 1) * 1.62 + taken)
    _beside(sketch, place, cars, x + cell * 0.2, y + cell * 1.55, min(cell * 1.2, small), words, marks, about, True)
    return sketch.part()


def _doubler(sketch: Sketch, place: str, right: float, bottom: float, cell: float) -> float:
    """The doubler of a plate, in its lower right corner; how much room it takes there."""
    before, sketch.of = sketch.of, Piece("doubler", place)
    size = cell * 0.94
    wide, high = width("×2", size, True) + cell * 0.5, cell * 1.16
    left, top = right - wide - 2.4, bottom - high - 2.4
    sketch.panel(left, top, wide, high, "red", "on red", 1, cell * 0.3, (EDGE, FILL))
    sketch.text(left + wide / 2, top + high / 2, "×2", size, "on red", "middle", True)
    sketch.of = before
    return wide


def _untold(place: str, shut: bool, words: Words) -> str:
    """What is heard of a district without a tablet to be told of."""
    return words.say("look-closed" if shut else "look-unknown", place=place)
