"""What is to be seen of a gang beside the map: car, gangsters aboard, trunk, equipment, movement cards, influence."""

from collections.abc import Sequence
from functools import lru_cache

from gangster_widgets.games.gangster.state import CARS, Car
from gangster_widgets.games.gangster.table import COLOURS
from gangster_widgets.kernel.record import Record, replace
from gangster_widgets.kernel.why import Piece, Where
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.letters import fitted, width
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.pieces.card import equipment, movement
from gangster_widgets.views.pieces.gang import car as draw_car
from gangster_widgets.views.pieces.gang import gangster
from gangster_widgets.views.scene import EDGE, FACE, FILL, MARK, Group, Part, Spot
from gangster_widgets.views.sketch import Sketch

HEIGHT, LOW = 112.0, 42.0
"""How high a tableau is, and what shows the influence alone."""
NAME, CAR, NUMBER = 18.0, 50.0, 46.0
"""The size of a name where there is room, and the room for each car and for the influence beside it."""
LEGIBLE, BETWEEN, PIECES = 12.0, 4.0, 2
"""Pieces of equipment whose names are so large at least stand side by side, so far apart; there is room for so many."""
MOST_SHOWN = 7
"""So many gangsters aboard are drawn one by one; more are drawn as one and a number."""


Box = tuple[float, float, float, float]
"""Left, top, width, and the size of names."""


class Seat(Record, frozen=True, gc=False):
    """What a gang's tableau shows beside its car. `influence` is that of its person, None where it is not told;
    `partner` is the person's other gang, with whom it is shared: it stands beside the `last` of the two, or the gang is
    `alone` and shows the sign of the other one, of whose car nothing is told. A free trunk need not be shown.
    """

    car: Car
    influence: int | None
    cards: tuple[int, ...]
    acting: bool
    partner: str = ""
    last: bool = True
    alone: bool = False
    free: bool = True


@lru_cache(maxsize=512)
def tableau(seat: Seat, marks: Marks, words: Words, x: float, y: float, w: float) -> Part:
    """A gang's tableau without its frame, `HEIGHT` high; of a gang without a car only its name and influence, `LOW`."""
    car = seat.car
    sketch = Sketch(Piece("tableau", car.gang))
    sketch.rect(x + 3, y + 3, w - 6, (HEIGHT if car.at else LOW) - 6, "card", FACE)
    size = name_size([words.name(gang) for gang in COLOURS], 1, w)
    head = _head(sketch, (car.gang,), seat.influence, seat.acting, words, (x, y, w, size), seat.last)
    if seat.alone:
        _partner(sketch, seat, x + w - 11 - (0 if seat.influence is None else NUMBER), y + 22)
    if seat.partner:
        head = _shared(head, seat, words)
    if not car.at:
        sketch.groups.append(Group(head))
        return sketch.part()
    rows = [_aboard(sketch, car, words, x + 10, y + 42, w - 20)]
    if seat.free or car.trunk:
        rows.append(_trunk(sketch, car, words, x + 10, y + 42, w - 20))
    rows.append(_cards(sketch, seat, words, x + 10, y + 70))
    rows.append(_equipment(sketch, car, words, x + 10, y + 70, w - 20))
    spots = [spot for row in rows for spot in row]
    for spot in spots:
        _marked(sketch, spot, marks)
    sketch.groups.append(Group(head, tuple(tuple(row) for row in rows if row)))
    return sketch.part()


def score(gangs: tuple[str, ...], influence: int, words: Words, box: Box) -> Part:
    """A person's influence alone, `LOW` high."""
    x, y, w, _ = box
    sketch = Sketch(Piece("tableau", gangs[0]))
    sketch.panel(x, y, w, LOW, "card", "line", 1.2, 6)
    sketch.groups.append(Group(_head(sketch, gangs, influence, False, words, box), ()))
    return sketch.part()


def name_size(names: Sequence[str], cars: int, w: float) -> float:
    """The size in which each of these names finds room beside so many cars and the influence."""
    return min(fitted(name, NAME, _room(cars, w))[1] for name in names)


def _room(cars: int, w: float) -> float:
    """The room for a name."""
    return w - 12 - cars * CAR - NUMBER


def _head(
    sketch: Sketch, gangs: tuple[str, ...], influence: int | None, acting: bool, words: Words, box: Box,
    shown: bool = True,
) -> Spot:  # fmt: skip
    """The signs and names of a person's gangs, and the influence, which is told also where it is not `shown` here."""
    x, y, w, size = box
    for nth, gang in enumerate(gangs):
        draw_car(sketch, gang, x + 9 + nth * CAR, y + 9, 44, CARS[gang])
    name, cars = words.list([words.name(gang) for gang in gangs]), len(gangs)
    sketch.text(x + 12 + cars * CAR, y + 22, name, size, most=_room(cars, w))
    told = () if influence is None else influence
    label = words.say("look-tableau", gangs=gangs, influence=told, acting=1 if acting else 0)
    if influence is not None and shown:
        sketch.text(x + w - 11, y + 22, str(influence), 22, "ink", "end", True)
        name = f"{name} {influence}"
    return Spot(Piece("tableau", gangs[0]), label, name, x, y, w, 38)


def _partner(sketch: Sketch, seat: Seat, right: float, middle: float) -> None:
    """The sign of the person's other gang, with a "+" before it."""
    sketch.text(right - 35, middle, "+", 19, "soft", "middle")
    gangster(sketch, seat.partner, right - 22, middle - 11, 22)


def _shared(head: Spot, seat: Seat, words: Words) -> Spot:
    """The same for a gang of a person with two: with both in words."""
    gangs = (seat.car.gang, seat.partner)
    if seat.influence is None:
        return replace(head, label=f"{head.label}. {words.say('seen-person', gangs=gangs)}")
    return replace(head, label=words.say("look-shared", label=head.label, gangs=gangs))


def _marked(sketch: Sketch, spot: Spot, marks: Marks) -> None:
    """An outline around what can be chosen, is chosen, or is pointed at."""
    sketch.of = spot.of
    if spot.of in marks.refused or spot.of in marks.chosen:
        sketch.outline(spot.x - 3, spot.y - 3, spot.w + 6, spot.h + 6, "red", 2.6, MARK)
    elif spot.of in marks.open or spot.of in marks.pointed:
        sketch.outline(spot.x - 3, spot.y - 3, spot.w + 6, spot.h + 6, "brass", 2, MARK)


def _aboard(sketch: Sketch, car: Car, words: Words, x: float, y: float, w: float) -> list[Spot]:
    """The gang's own gangsters in the car: one by one where there is room, else one and how many."""
    if car.aboard is None:
        return []
    of, side = Piece("aboard", car.gang), 17.0
    room = w - 66
    step = min(side + 2, (room - side) / max(car.aboard - 1, 1))
    if car.aboard == 0:
        sketch.text(x, y + side / 2, words.say("look-nobody"), 12, "soft", most=room)
        wide = room
    elif car.aboard <= MOST_SHOWN and step >= side * 0.8:
        for index in range(car.aboard):
            gangster(sketch, car.gang, x + index * step, y, min(side, step - 1), of)
        wide = step * (car.aboard - 1) + side
    else:
        gangster(sketch, car.gang, x, y, side, of)
        sketch.text(x + side + 6, y + side / 2, f"× {car.aboard}", 15, "ink", bold=True)
        wide = side + 8 + width(f"× {car.aboard}", 15, True)
    sketch.rect(x, y, wide, side, "card", EDGE - 1, of)
    label = words.say("look-aboard", gang=car.gang, aboard=car.aboard)
    return [Spot(of, label, f"{car.gang} x {car.aboard}", x, y, wide, side)]


def _trunk(sketch: Sketch, car: Car, words: Words, x: float, y: float, w: float) -> list[Spot]:
    """The places of the trunk, at the right end: taken by gangsters of others, or free."""
    slots, side, spots = max(car.trunk_room, len(car.trunk)), 17.0, []
    left = x + w - slots * 24
    for nth in range(slots):
        of = Piece("trunk", car.gang, nth + 1)
        at = left + nth * 24
        sketch.of = of
        sketch.framed(at, y - 3, 23, 23, "field", "ink", 1.4, (EDGE - 1, EDGE))
        if nth < len(car.trunk):
            gangster(sketch, car.trunk[nth], at + 3, y, side, of, (FILL, FILL + 1, FILL + 2, FILL + 3))
            label = words.say("look-trunk-taken", gang=car.gang, who=car.trunk[nth])
        else:
            label = words.say("look-trunk-free", gang=car.gang)
        spots.append(Spot(of, label, f"[{car.trunk[nth] if nth < len(car.trunk) else '.'}]", at, y - 3, 23, 23))
    return spots


def _cards(sketch: Sketch, seat: Seat, words: Words, x: float, y: float) -> list[Spot]:
    """The movement cards, face up or face down."""
    spots = []
    for nth, number in enumerate(seat.cards):
        of, up = Piece("card", seat.car.gang, number), number in seat.car.cards
        movement(sketch, number, up, x + nth * 25, y, 22, 30, of)
        label = words.say("look-card-up" if up else "look-card-down", gang=seat.car.gang, card=number)
        spots.append(Spot(of, label, str(number) if up else "-", x + nth * 25, y, 22, 30))
    return spots


def _equipment(sketch: Sketch, car: Car, words: Words, x: float, y: float, w: float) -> list[Spot]:
    """The equipment right of the cards, newest first: side by side, or one below the other where there is no room."""
    spots: list[Spot] = []
    left = x + 3 * 25 + 6
    room, number = x + w - left + BETWEEN, max(PIECES, len(car.equipment))
    wide = room / number - BETWEEN
    across = all(width(words.name(kind), LEGIBLE) <= wide - 6 for kind in car.equipment)
    wide, tall = (wide, 30.0) if across else (room - BETWEEN, 17.0)
    for nth, kind in enumerate(car.equipment):
        of: Where = Piece("equipment", car.gang, nth + 1)
        at, top = (left + nth * (wide + BETWEEN), y) if across else (left, y - 2 + nth * 18)
        equipment(sketch, words.name(kind), at, top, wide, tall, of)
        label = words.say("look-equipment", gang=car.gang, kind=kind)
        spots.append(Spot(of, label, words.name(kind), at, top, wide, tall))
    return spots
