"""What lies before the players, as it is seen below a map or beside it: a tableau for each gang, two for one person."""

from functools import lru_cache

from gangster_widgets.games.gangster import look_car
from gangster_widgets.games.gangster.look_car import HEIGHT, LOW, Seat
from gangster_widgets.games.gangster.stage import totals
from gangster_widgets.games.gangster.state import State
from gangster_widgets.kernel.why import Piece
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.scene import BOX, Part
from gangster_widgets.views.sketch import Sketch

GAP = 10.0
LEAST, MOST = 162.0, 380.0
"""So wide is a tableau at least, and at the most."""
COLUMN, IN_COLUMN = 250.0, 3
"""So wide is a column of them beside a map on paper, and so many it holds."""

Person = tuple[Seat, ...]


def persons(state: State, scores: bool | None = None) -> list[Person]:
    """The tableaux of all persons of whom a car or the influence is known; after a reckoning somebody has influence.

    With `scores` the influence of everybody who stands on a tablet is known too. A gang whose car is not told of has no
    tableau where its person's other gang has one.
    """
    table, influence = state.table, totals(state)
    told = any(influence) or (state.stage == 1 if scores is None else scores)
    standing = "".join(district.fields for district in state.districts)
    found = []
    for nth, gangs in enumerate(table.persons):
        cars = [car for car in map(state.car, gangs) if car.at]
        if any(influence) or cars or (scores and any(gang in standing for gang in gangs)):
            alone = len(cars) == 1 and len(gangs) > 1
            found.append(
                tuple(
                    Seat(
                        car, influence[nth] if told else None, table.components.movement,
                        nth == state.turn and not state.over,
                        next((other for other in gangs if other != car.gang), ""), alone or car.gang == gangs[-1],
                        alone, bool(standing) or car.aboard is not None,
                    )
                    for car in (cars if alone else map(state.car, gangs))
                )
            )  # fmt: skip
    return found


def column(state: State, scores: bool | None = None) -> float:
    """How wide a column of all tableaux is beside a map on paper; nothing where there are too many of them."""
    found = persons(state, scores)
    return COLUMN if len(found) <= IN_COLUMN and all(len(one) == 1 for one in found) else 0.0


def seats(
    state: State, words: Words, marks: Marks, across: tuple[float, float], top: float
) -> tuple[list[Part], float]:
    """All tableaux from that left end on, so wide together, side by side as far as there is room; where they end."""
    known, (start, width) = persons(state, marks.scores), across
    if not known:
        return [], top
    cars = max(map(len, known))
    in_row = max(1, min(len(known), int((width - GAP) // (LEAST * cars + GAP))))
    in_row = -(-len(known) // -(-len(known) // in_row))
    parts = []
    for nth in range(0, len(known), in_row):
        row = known[nth : nth + in_row]
        number = sum(map(len, row)) + (in_row - len(row)) * cars
        each, left = min((width - (in_row + 1) * GAP) / number, MOST), start + GAP
        for person in row:
            parts += _person(person, marks, words, (left, top, each * len(person)))
            left += each * len(person) + GAP
        top += (HEIGHT if any(seat.car.at for person in row for seat in person) else LOW) + GAP
    return parts, top


def _person(person: Person, marks: Marks, words: Words, box: tuple[float, float, float]) -> list[Part]:
    """A person's tableaux within one frame."""
    (x, y, w), each = box, box[2] / len(person)
    high = HEIGHT if any(seat.car.at for seat in person) else LOW
    parts = [_frame(tuple(seat.car.gang for seat in person), person[0].acting, x, y, w, high)]
    for nth, seat in enumerate(person):
        parts.append(look_car.tableau(seat, marks.at(seat.car.gang), words, x + nth * each, y, each))
    return parts


@lru_cache(maxsize=512)
def _frame(gangs: tuple[str, ...], acting: bool, x: float, y: float, w: float, h: float) -> Part:
    """The frame around what one person has, red where it is that person's turn; a "+" joins two gangs."""
    sketch = Sketch(Piece("tableau", gangs[0]))
    edge = "red" if acting else "line"
    sketch.panel(x, y, w, h, "card", edge, 2.4 if acting else 1.2, 6)
    for nth in range(1, len(gangs)):
        middle = x + nth * w / len(gangs)
        if h > LOW:
            sketch.line((middle, y + LOW, middle, y + h - 8), "line", 1.2, (), BOX + 2)
        sketch.text(middle - 5, y + 22, "+", 19, "soft", "middle")
    return sketch.part()
