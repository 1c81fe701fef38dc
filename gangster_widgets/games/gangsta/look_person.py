"""A gangster as he is seen: family, name, skills and points; available he stands upright, engaged he lies low."""

from collections.abc import Sequence
from functools import lru_cache

from gangster_widgets.games.gangsta import look_skill
from gangster_widgets.games.gangsta.lines import person_said
from gangster_widgets.games.gangsta.look_mark import Mark, mark, stand_out
from gangster_widgets.games.gangsta.look_skill import R
from gangster_widgets.games.gangsta.person import Person
from gangster_widgets.games.gangsta.pieces import gangster
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.letters import width as text_width
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.scene import EDGE, FILL, INNER, LABEL, SIGN, Part, Spot
from gangster_widgets.views.sketch import Sketch

Box = tuple[float, float, float, float]

TITLE, CHIPS, FOOT, SUNK = 19.0, 29.0, 21.0, 8.0
"""The heights of the name, of the skills, of the lowest line, and how much lower an engaged gangster lies."""
LEAST, LEAST_LOW, MOST = 104.0, 109.0, 172.0
"""So wide is a gangster at least, without the lowest line at least, and at the most."""
GAP = 7.0
SMALLER = (R, 10.0, 9.0)
"""Half as large are the signs of skills, smaller where there is little room."""
FAMILY, LIES, POINTS = 16.0, 16.0, 24.0
"""The room of a family's sign, of the sign of who is engaged, and of points beside skills."""


class Face(Record, frozen=True, gc=False):
    """What is to be seen of a gangster. `price` is None for one who is hired; `low` ones have no lowest line."""

    person: Person
    price: int | None = None
    low: bool = False


def height(low: bool) -> float:
    """How high a gangster's card is."""
    return TITLE + CHIPS + SUNK + (2 if low else FOOT)


def in_row(number: int, width: float, least: float) -> int:
    """How many stand in a row of that width, all rows about as long."""
    most = max(1, min(number, int((width + GAP) // (least + GAP))))
    return -(-number // -(-number // most)) if number else 1


def least(faces: Sequence[Face]) -> float:
    """How wide gangsters are at least so that all their signs have room; the same in all languages."""
    low = bool(faces) and faces[0].low
    chips = (_chips_end(face.person, SMALLER[-1]) + _beside(face) for face in faces)
    return min(MOST, max([LEAST_LOW if low else LEAST, *chips]))


def _chips_end(one: Person, r: float) -> float:
    """How far skills of that size reach, the learnt one on its slip."""
    step = 2 * r + 3
    return 10 + 2 * r + len(one.skills) * step if one.learnt else 6 + len(one.skills) * step


def _beside(face: Face) -> float:
    """What is needed at the right of the skills: for points, where there is no lowest line."""
    return POINTS if face.low and face.person.points else 3


def rows(
    faces: Sequence[Face], words: Words, marks: Marks, box: tuple[float, float, float], across: int = 0
) -> tuple[list[Part], list[tuple[Spot, ...]], float]:
    """Gangsters side by side from that corner on within that width; their spots row by row, and where they end below.

    So many stand `across`, or as many as have room.
    """
    x, y, width = box
    low = bool(faces) and faces[0].low
    across = across or in_row(len(faces), width, least(faces))
    w = min((width - (across - 1) * GAP) / across, MOST)
    parts, spots = [], []
    for first in range(0, len(faces), across):
        row = []
        for nth, face in enumerate(faces[first : first + across]):
            place = (x + nth * (w + GAP), y, w, height(low))
            parts.append(card(face, place, words, mark(gangster(face.person.name), marks)))
            row.append(_spot(face, place, words))
        spots.append(tuple(row))
        y += height(low) + GAP
    return parts, spots, y


def _spot(face: Face, box: Box, words: Words) -> Spot:
    """How a gangster is read out."""
    one = face.person
    said = person_said(one, words, hired=face.price is None)
    if face.price is not None:
        less = "-less" if face.price < one.cost else ""
        said = words.say(f"seen-priced{less}", gangster=said, cost=face.price, printed=one.cost)
    elif one.boss:
        said = words.apart([said, words.say("look-boss")])
    mark = f"{one.symbols}{'-' if one.engaged else ''}"
    return Spot(gangster(one.name), said, mark, *_lying(face, box))


def _lying(face: Face, box: Box) -> Box:
    """The box of the card within its place: lower where he is engaged."""
    x, y, w, h = box
    return (x, y + SUNK, w, h - SUNK) if face.person.engaged else (x, y, w, h - SUNK)


@lru_cache(maxsize=2048)
def card(face: Face, box: Box, words: Words, how: Mark) -> Part:
    """The whole card. A boss has a full title; who is engaged is dimmed, with a dashed edge and a bar that lies."""
    one, (x, y, w, h) = face.person, _lying(face, box)
    sketch = Sketch(gangster(one.name))
    ground = "shut" if one.engaged else "card"
    sketch.panel(x, y, w, h, ground, ground if one.engaged else "ink", 2.2 if one.boss else 1.2, 4, (EDGE, FILL))
    if one.engaged:
        sketch.outline(x, y, w, h, "ink", 1.4, SIGN, (5, 4))
    if one.boss:
        sketch.rect(x + 1.5, y + 1.5, w - 3, TITLE - 1.5, "ink", FILL + 1)
    _title(sketch, face, x, y, w, words)
    _chips(sketch, face, x, y + TITLE + CHIPS / 2 + 0.5, w)
    if not face.low:
        _foot(sketch, face, x, y + TITLE + CHIPS + FOOT / 2 - 1.5, w, words)
    stand_out(sketch, (x, y, w, h), how)
    return sketch.part()


def _title(sketch: Sketch, face: Face, x: float, y: float, w: float, words: Words) -> None:
    """Family and name; where there is no lowest line, the sign of who is engaged stands behind the name."""
    one, size = face.person, 13.0
    shade, name = "card" if one.boss else "ink", words.name(one.name)
    right = LIES if face.low and one.engaged else 5
    sign = FAMILY if one.family else 0
    if one.family:
        look_skill.family(sketch, one.family, x + 11, y + TITLE / 2 + 1, 6.5, shade, INNER)
    sketch.text(x + 5 + sign, y + TITLE / 2 + 1, name, size, shade, bold=not face.low, most=w - right - 7 - sign)
    if right > 5:
        lies(sketch, x + w - 9, y + TITLE / 2 + 1, shade, 5.5)


def _chips(sketch: Sketch, face: Face, x: float, y: float, w: float) -> None:
    """His skills, the learnt one last, smaller where there is little room; points beside them without a lowest line."""
    one, most = face.person, w - _beside(face)
    r = next((r for r in SMALLER if _chips_end(one, r) <= most), SMALLER[-1])
    step = min(2 * r + 3, (most - (10 + 2 * r if one.learnt else 6)) / max(len(one.skills), 1))
    for nth, letter in enumerate(one.skills):
        look_skill.skill(sketch, letter, x + 6 + r + nth * step, y, r)
    if one.learnt:
        look_skill.learnt(sketch, one.learnt, x + 8 + r + len(one.skills) * step, y, r)
    if face.low and one.points:
        look_skill.points(sketch, one.points, x + w - 14, y)


def _foot(sketch: Sketch, face: Face, x: float, y: float, w: float, words: Words) -> None:
    """What he costs, or whether he is engaged; and his points."""
    one = face.person
    if face.price is not None:
        _price(sketch, face.price, one.cost, x + 8, y, words)
    elif one.engaged:
        lies(sketch, x + 15, y, "ink")
        told = words.say("seen-engaged")
        if text_width(told, 11.5) <= w - 52:
            sketch.text(x + 27, y, told, 11.5)
    else:
        stands(sketch, x + 15, y)
    if one.points:
        look_skill.points(sketch, one.points, x + w - 14, y)


def _price(sketch: Sketch, price: int, printed: int, x: float, y: float, words: Words) -> None:
    """What he costs, and struck through beside it what is printed on him, where that is more."""
    told = words.say("seen-money", money=price)
    sketch.text(x, y, told, 15.5, bold=True)
    if price < printed:
        at, more = x + text_width(told, 15.5, True) + 7, words.say("seen-money", money=printed)
        sketch.text(at, y, more, 13.5)
        sketch.line((at - 2, y, at + text_width(more, 13.5) + 2, y), "ink", 1.4, plane=LABEL)


def stands(sketch: Sketch, x: float, y: float) -> None:
    """The sign of who is available: he stands upright."""
    sketch.area((x - 6, y + 5, x, y - 6, x + 6, y + 5), "brass", SIGN)


def lies(sketch: Sketch, x: float, y: float, shade: str, half: float = 8.0) -> None:
    """The sign of who is engaged: a bar that lies."""
    sketch.rect(x - half, y - 1, 2 * half, 5, shade, INNER)
    sketch.rect(x - half, y - 5, 4, 4, shade, INNER)
