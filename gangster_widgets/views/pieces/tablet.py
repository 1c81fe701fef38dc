"""A tablet: title, numbers, fields with gangsters, gaps, the field that comes next, doubler. What it looks like."""

from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Piece
from gangster_widgets.views.letters import width
from gangster_widgets.views.pieces.gang import gangster
from gangster_widgets.views.scene import (
    EDGE,
    FILL,
    MARK,
    MARK_FILL,
    MARK_LABEL,
    SIGN,
    Group,
    Spot,
)  # fmt: skip
from gangster_widgets.views.sketch import Sketch

EMPTY = "."
SMALLEST = 4.0
STAMP = 11.0
"""The radius of a doubler at least, so that it can be read."""
MARGIN, PAD = 3.0, 0.22
"""The room around the fields: so much at least, else that part of a field."""


class TabletFace(Record, frozen=True, gc=False):
    """What is to be seen of a tablet. `fields` has a letter a field, `.` where nobody stands.

    `shut` are the gaps that are not filled now, `gaps` those that are; `following` is the field that comes next.
    `casino` is what "?" counts, None while no card is drawn. `ranks` shows the number of every field.
    Labels are read out: of the whole, and of each field.
    """

    name: str
    places: tuple[int | str, ...]
    rows: int
    columns: int
    fields: str
    doubled: bool = False
    casino: int | None = None
    gaps: tuple[int, ...] = ()
    shut: tuple[int, ...] = ()
    following: int | None = None
    ranks: bool = False
    titled: bool = True
    label: str = ""
    says: str = ""
    labels: tuple[str, ...] = ()


class Size(Record, frozen=True, gc=False):
    """How large a tablet is drawn, all by the side of a field."""

    cell: float

    def title(self, face: TabletFace) -> float:
        """The height of the title bar."""
        return self.cell * 0.86 if face.titled else 0

    @property
    def coin(self) -> float:
        """The height of the row of numbers."""
        return self.cell * 1.06

    @property
    def pad(self) -> float:
        """The room around the fields."""
        return max(MARGIN, self.cell * PAD)

    @staticmethod
    def within(face: TabletFace, room: float) -> float:
        """The side of a field with which fields and the room around them are as wide as that."""
        return min((room - 2 * MARGIN) / face.columns, room / (face.columns + 2 * PAD))

    def width(self, face: TabletFace) -> float:
        """The width of the whole: fields, numbers and title all find room."""
        fields = face.columns * self.cell + 2 * self.pad
        coins = len(face.places) * self.coin + 2 * self.pad
        named = title_width(face, self.cell * 0.46) + self.cell * (1.5 if face.doubled else 0.6)
        return max(fields, coins, min(named, self.cell * 6.4) if face.titled else 0)

    def height(self, face: TabletFace) -> float:
        """The height of the whole."""
        return self.title(face) + self.coin + self.pad * 1.3 + face.rows * self.cell


def fitting(face: TabletFace, room: float, most: float) -> float:
    """The largest side of a field, `most` at the most, with which the tablet is no wider than the room."""
    cell = most
    while cell > SMALLEST and Size(cell).width(face) > room:
        cell *= 0.97
    return cell


def title_width(face: TabletFace, size: float) -> float:
    """The width of the title in capitals at that size."""
    return width(face.name.upper(), size, True, size * 0.08)


def tablet(sketch: Sketch, face: TabletFace, x: float, y: float, size: Size, wide: float | None = None) -> None:
    """The tablet from its upper left corner on, as wide as it is or as wide as said."""
    w, h, cell = wide or size.width(face), size.height(face), size.cell
    sketch.of = face.name
    line = max(1.2, cell * 0.05)
    sketch.panel(x, y, w, h, "card", "ink", line, cell * 0.16)
    top = size.title(face)
    if face.titled:
        _title(sketch, face, x, y, w, top, cell)
    _coins(sketch, face, x, y + top + size.pad * 0.4, w, size)
    left = x + (w - face.columns * cell) / 2
    below = y + top + size.coin + size.pad * 0.6
    spots = [_field(sketch, face, number, left, below, cell) for number in range(1, face.rows * face.columns + 1)]
    if face.doubled:
        _stamp(sketch, face, x, y, w, cell)
    mark = " ".join(str(place) for place in face.places) + (" x2" if face.doubled else "")
    head = Spot(face.name, face.label, f"{face.name} ({mark})", x, y, w, max(top, size.coin))
    rows = tuple(tuple(spots[start : start + face.columns]) for start in range(0, len(spots), face.columns))
    sketch.groups.append(Group(head, rows, face.says))


def _title(sketch: Sketch, face: TabletFace, x: float, y: float, w: float, h: float, cell: float) -> None:
    line, size = max(1.2, cell * 0.05), cell * 0.46
    sketch.rect(x + line * 0.6, y + line * 0.9, w - 1.2 * line, h - 0.9 * line, "bar", EDGE)
    room = max(cell * 1.25, 2.3 * STAMP) if face.doubled else cell * 0.3
    middle = x + (w - (room - cell * 0.3)) / 2
    sketch.text(
        middle,
        y + h / 2 + line / 2,
        face.name.upper(),
        size,
        "on bar",
        "middle",
        True,
        w - room - cell * 0.3,
        size * 0.08,
    )


def _coins(sketch: Sketch, face: TabletFace, x: float, y: float, w: float, size: Size) -> None:
    """The numbers from left to right; "?" is hollow until the casino card is drawn."""
    step = min(size.coin, (w - 2 * size.pad) / len(face.places))
    r = step * 0.43
    start = x + w / 2 - step * (len(face.places) - 1) / 2
    for nth, place in enumerate(face.places):
        cx, cy = start + nth * step, y + size.coin / 2
        of = Piece("place", face.name, nth + 1)
        before, sketch.of = sketch.of, of
        sketch.disc(cx, cy, r, "brass", FILL)
        shown, colour = str(place), "on brass"
        if place == "?" and face.casino is None:
            sketch.disc(cx, cy, r - max(1.5, r * 0.14), "card", SIGN)
            colour = "brass"
        elif place == "?":
            shown = f"?{face.casino}"
        sketch.text(cx, cy, shown, r * (1.25 if len(shown) < 2 else 1.0), colour, "middle", True, r * 1.7)
        sketch.of = before


def _field(sketch: Sketch, face: TabletFace, number: int, left: float, top: float, cell: float) -> Spot:
    """One field: a gangster, an open gap, a shut one or an empty field; the field that comes next is outlined."""
    row, column = divmod(number - 1, face.columns)
    gap = max(1.0, cell * 0.06)
    x, y, side = left + column * cell + gap, top + row * cell + gap, cell - 2 * gap
    of, who = (face.name, number), face.fields[number - 1]
    before, sketch.of = sketch.of, of
    if who != EMPTY:
        gangster(sketch, who, x, y, side)
    else:
        _empty(sketch, face, number, x, y, side)
    if face.ranks:
        _rank(sketch, number, who, x, y, side)
    if number == face.following:
        edge = max(2.0, cell * 0.1)
        sketch.outline(x - gap, y - gap, cell, cell, "red", edge, MARK)
    sketch.of = before
    label = face.labels[number - 1] if face.labels else str(number)
    return Spot(of, label, who, x - gap, y - gap, cell, cell)


def _empty(sketch: Sketch, face: TabletFace, number: int, x: float, y: float, side: float) -> None:
    """An empty field, the arrow in the first; a gap that is filled is pale with a point, one that is not is crossed."""
    shut = number in face.shut
    sketch.framed(
        x, y, side, side, "shut" if shut else "card" if number in face.gaps else "field", "edge", max(1.0, side * 0.05)
    )
    middle, centre = x + side / 2, y + side / 2
    if shut and not face.ranks:
        inset = side * 0.3
        sketch.line((x + inset, y + inset, x + side - inset, y + side - inset), "edge", max(1.2, side * 0.07), (), SIGN)
    elif number in face.gaps and not face.ranks:
        sketch.disc(middle, centre, side * 0.13, "brass", SIGN)
    elif number == 1 and not face.ranks:
        wing, tip = side * 0.16, side * 0.3
        sketch.area((middle - tip, centre - wing / 2, middle, centre - wing / 2, middle, centre - wing * 1.5,
                     middle + tip, centre, middle, centre + wing * 1.5, middle, centre + wing / 2,
                     middle - tip, centre + wing / 2), "edge", SIGN)  # fmt: skip


def _rank(sketch: Sketch, number: int, who: str, x: float, y: float, side: float) -> None:
    """The number of a field: in the middle of an empty one, in a corner of a gangster's."""
    if who == EMPTY:
        sketch.text(x + side / 2, y + side / 2, str(number), side * 0.5, "soft", "middle", True, side * 0.9)
        return
    size = max(9.0, side * 0.38)
    w = width(str(number), size, True) + size * 0.3
    sketch.rect(x + side - w, y + side - size, w, size, "card", MARK_FILL)
    sketch.text(
        x + side - w / 2, y + side - size / 2, str(number), size * 0.95, "ink", "middle", True, plane=MARK_LABEL
    )


def _stamp(sketch: Sketch, face: TabletFace, x: float, y: float, w: float, cell: float) -> None:
    """The doubler: a red stamp on the right end of the title, which leaves it that room."""
    before, sketch.of = sketch.of, Piece("doubler", face.name)
    r = max(cell * 0.46, STAMP)
    cx, cy = x + w - r * 1.02, y + (cell * 0.43 if face.titled else cell * 0.6)
    sketch.disc(cx, cy, r, "on red", MARK)
    sketch.disc(cx, cy, r * 0.88, "red", MARK_FILL)
    sketch.text(cx, cy, "×2", r * 1.05, "on red", "middle", True, plane=MARK_LABEL)
    sketch.of = before
