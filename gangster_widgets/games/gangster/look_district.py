"""One district by itself, as large as there is room for: its tablet, and the cars that stand there."""

from gangster_widgets.games.gangster import look_place, look_tablet
from gangster_widgets.games.gangster.look import cars_at, of_cars
from gangster_widgets.games.gangster.look_map import PARKING
from gangster_widgets.games.gangster.look_single import FAR, LARGER
from gangster_widgets.games.gangster.state import State
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.marks import NO_MARKS, Marks
from gangster_widgets.views.pieces.tablet import SMALLEST, Size
from gangster_widgets.views.scene import Scene, enlarged

EDGE, LARGEST, STEP = 16.0, 64.0, 2.0


def look(state: State, name: str, words: Words, width: float = 640.0, marks: Marks = NO_MARKS) -> Scene:
    """That district of the position, in the middle of that width; a `KeyError` where its tablet is not known."""
    district, here = state.district(name), marks.at(name)
    if district is None:
        raise KeyError(name)
    if width >= FAR:
        return enlarged(look(state, name, words, width / LARGER, marks), LARGER)
    gang, cars = state.table.persons[state.turn][0], cars_at(state, name)
    face = look_tablet.face(district, state.casino, here, words, gang, state.table.gap)
    cell = LARGEST
    while cell > SMALLEST and Size(cell).width(face) + cell * PARKING > width - 2 * EDGE:
        cell -= STEP
    wide, high = Size(cell).width(face) + cell * PARKING, Size(cell).height(face)
    box = ((width - wide) / 2, EDGE, wide, high)
    part = look_place.district(face, cars, box, cell, words, here, of_cars(marks, cars))
    return Scene(width, high + 2 * EDGE, (part,), face.label)
