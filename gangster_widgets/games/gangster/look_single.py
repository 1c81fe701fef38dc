"""One tablet by itself, and beside it how the gangs stand and what they would get now."""

from gangster_widgets.games.gangster import look_tablet, reckoning
from gangster_widgets.games.gangster.reckoning import CasinoNeededError, Standing
from gangster_widgets.games.gangster.tablet import District
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Piece, Why
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.marks import NO_MARKS, Marks
from gangster_widgets.views.pieces.gang import gangster
from gangster_widgets.views.pieces.tablet import Size, TabletFace, fitting, tablet
from gangster_widgets.views.scene import EDGE, MARK, Disc, Group, Part, Scene, Spot, enlarged
from gangster_widgets.views.sketch import Sketch

LARGEST, ROW, LIST = 64.0, 40.0, 330.0
FAR, LARGER = 860.0, 1.35
"""From this width on everything is drawn so much larger: a class sees it from the last row."""
GAP = 16.0


class Row(Record, frozen=True, gc=False):
    """How one gang stands: its place, what it would get (None for a "?" that no card says), and why."""

    standing: Standing
    nth: int
    points: int | None
    why: Why


def rows(district: District, casino: int | None) -> list[Row]:
    """All gangs there, the first place first."""
    order = reckoning.standings(district.fields)
    try:
        parts = reckoning.reckon_district(district, casino).parts
        return [
            Row(one, nth, why.value[1], why) for nth, (one, why) in enumerate(zip(order, parts, strict=True), start=1)
        ]
    except CasinoNeededError:
        parts = reckoning.order_of(district).parts
        coins = reckoning.coins(district.name, district.tablet.places, casino, district.doubled)
        points = [coin.points for coin in coins] + [0] * len(order)
        return [
            Row(one, nth, points[nth - 1], why)
            for nth, (one, why) in enumerate(zip(order, parts, strict=True), start=1)
        ]


def look(
    district: District, casino: int | None, words: Words, width: float = 640.0, marks: Marks = NO_MARKS, gang: str = "",
    ruling: str | None = None,
) -> Scene:  # fmt: skip
    """The tablet as large as the width allows, the standings right of it or, where it is narrow, below."""
    if width >= FAR:
        return enlarged(look(district, casino, words, width / LARGER, marks, gang, ruling), LARGER)
    face = look_tablet.face(district, casino, marks, words, gang, ruling)
    found = rows(district, casino)
    beside = width >= 620
    drawn, wide, bottom = alone(face, marks, width - 2 * GAP - (LIST + GAP if beside else 0))
    x, y = (GAP + wide + 2 * GAP, GAP) if beside else (GAP, bottom + GAP)
    part, end = _standings(district, found, words, marks, x, y, min(width - x - GAP, LIST + 60))
    return Scene(width, max(bottom, end) + GAP, (drawn, part), face.label)


def alone(face: TabletFace, marks: Marks, room: float, most: float = LARGEST) -> tuple[Part, float, float]:
    """A tablet in the upper left corner, as large as the room allows; how wide it is, and where it ends below."""
    cell = fitting(face, room, most)
    size = Size(cell)
    wide = max(size.width(face), min(room, cell * 4))
    sketch = Sketch(face.name)
    tablet(sketch, face, GAP, GAP, size, wide)
    for spot in [spot for row in sketch.groups[-1].rows for spot in row]:
        mark(sketch, spot, marks, cell)
    rings(sketch, marks)
    return sketch.part(), wide, GAP + size.height(face)


def rings(sketch: Sketch, marks: Marks) -> None:
    """A ring around a number or a doubler that is pointed at."""
    for shape in list(sketch.shapes):
        if isinstance(shape, Disc) and isinstance(shape.of, Piece) and shape.of in marks.pointed:
            sketch.disc(shape.x, shape.y, shape.r * 1.2 + 1.5, "red", shape.plane - 1, shape.of)


def mark(sketch: Sketch, spot: Spot, marks: Marks, cell: float) -> None:
    """The edge of a field that is pointed at, refused or chosen."""
    sketch.of = spot.of
    if spot.of in marks.refused or spot.of in marks.chosen:
        sketch.outline(spot.x, spot.y, spot.w, spot.h, "red", max(2.5, cell * 0.09), MARK)
    elif spot.of in marks.pointed:
        sketch.outline(spot.x, spot.y, spot.w, spot.h, "brass", max(2.5, cell * 0.07), MARK)


def _standings(
    district: District, found: list[Row], words: Words, marks: Marks, x: float, y: float, w: float
) -> tuple[Part, float]:
    """A line for each gang: place, sign, name, number, highest rank, points."""
    sketch = Sketch()
    if not found:
        sketch.text(x, y + 14, words.say("look-empty-tablet"), 16, "soft", most=w)
        return sketch.part(), y + ROW
    right = x + w
    sketch.text(right - 4, y + 8, words.say("look-points"), 13.5, "soft", "end", most=w * 0.3)
    sketch.text(right - w * 0.27, y + 8, words.say("look-highest"), 13.5, "soft", "end", most=w * 0.24)
    spots = []
    for index, row in enumerate(found):
        spots.append(_row(sketch, district, row, words, x, y + 20 + index * ROW, w, marks))
    head = Spot(
        Piece("standings", district.name), words.say("look-standings"), words.say("look-standings"), x, y, w, 18
    )
    sketch.groups.append(Group(head, tuple((spot,) for spot in spots)))
    return sketch.part(), y + 20 + len(found) * ROW


def numbered(sketch: Sketch, nth: int, words: Words, x: float, middle: float) -> None:
    """Which place it is, before the line of a gang that begins there."""
    sketch.text(x + 4, middle, words.say("look-nth", nth=nth), 13.5, "brass", bold=True)


def _row(
    sketch: Sketch, district: District, row: Row, words: Words, x: float, y: float, w: float, marks: Marks
) -> Spot:
    gang, middle = row.standing.gang, y + ROW / 2
    of = sketch.of = Piece("standing", gang)
    chosen = of in marks.chosen
    sketch.rect(x, y + 2, w, ROW - 4, "glow" if chosen else "card", EDGE - 1)
    sketch.rect(x, y + ROW - 3, w, 1, "line", EDGE)
    numbered(sketch, row.nth, words, x, middle)
    gangster(sketch, gang, x + 34, middle - 11, 22)
    sketch.text(x + 66, middle, words.name(gang), 17, most=w * 0.5 - 66)
    sketch.text(x + w * 0.55, middle, f"× {row.standing.number}", 16, "ink", "end")
    sketch.text(x + w * 0.73, middle, str(row.standing.highest), 16, "soft", "end")
    points = "?" if row.points is None else row.points
    sketch.text(x + w - 8, middle, str(points), 20, "ink", "end", True)
    label = words.say(
        "look-standing", nth=row.nth, gang=gang, number=row.standing.number, highest=row.standing.highest, points=points
    )
    return Spot(of, label, label, x, y + 2, w, ROW - 4)
