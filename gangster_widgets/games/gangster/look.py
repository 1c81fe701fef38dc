"""A position as it is seen: the map with its tablets, cars and harbour, and what lies before each player."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from gangster_widgets.games.gangster import look_place, look_seats, look_tablet
from gangster_widgets.games.gangster.look_map import HEAD, SHOWN, Plan, plan, plan_on_paper, roads, shapes
from gangster_widgets.games.gangster.look_single import rings
from gangster_widgets.games.gangster.state import CARS, State
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.marks import NO_MARKS, Marks
from gangster_widgets.views.pieces.ground import centre, lake, road, way
from gangster_widgets.views.pieces.tablet import Size, TabletFace, fitting, tablet
from gangster_widgets.views.scene import Part, Scene
from gangster_widgets.views.sketch import Sketch

GAP = 10.0
ENLARGED_MOST = 46.0
NO_TITLE = 520.0
"""On less width than that the line above the map says only how the game stands."""


def look(state: State, words: Words, width: float = 1000.0, marks: Marks = NO_MARKS) -> Scene:
    """The whole position on that width. Where the map is too small for tablets, one district is shown enlarged."""
    stocked = any(state.display) or any(state.decks.equipment)
    return _laid(state, plan(state.table.roads, shapes(state), width, stocked), words, width, marks)


def on_paper(state: State, words: Words, width: float, marks: Marks) -> Scene | None:
    """The same with large tablets and small plates for all other places; None where there are too many tablets."""
    cars = {car.at for car in state.cars}
    table, there = state.table, {district.name for district in state.districts if district.fields}
    bare = tuple(
        place
        for place in table.roads.places
        if place not in cars | there and not (place == table.harbour and any(state.display))
    )
    column = look_seats.column(state, marks.scores)
    laid = plan_on_paper(table.roads, shapes(state), bare, width - column)
    return _laid(state, laid, words, width - column, marks, column) if laid else None


def _laid(state: State, laid: Plan, words: Words, width: float, marks: Marks, column: float = 0.0) -> Scene:
    """The position as that plan has it, the tableaux below the map or in a column of that width beside it."""
    if laid.plates:  # the plate that stands out is that of the tablet below
        marks = replace(marks, enlarged=shown(state, marks) or marks.enlarged)
    parts = [head(summary(state, words), width), _ground(state, laid, marks.ways, words, width)]
    below = HEAD + laid.height + GAP
    # What is on display is part of what has to be known, unless it is seen large or nothing is to be.
    shelf = laid.plates and bool(state.display) and marks.enlarged not in (state.table.harbour, "")
    parts += _places(state, laid, words, marks, (GAP, below, width - 2 * GAP) if shelf else None)
    below += look_place.SHELF + GAP if shelf else 0.0
    if laid.plates or marks.enlarged:
        large, below = _enlarged(state, words, marks, width, below)
        parts += large
    across = (width, column) if column else (0.0, width)
    seats, end = look_seats.seats(state, words, marks, across, HEAD if column else below)
    return Scene(width + column, max(below, end), (*parts, *seats), _label(state, words), laid.plates)


def summary(state: State, words: Words) -> str:
    """The position in a sentence: stage, doublers where all districts are told, whose turn it is.

    The first stage is told only there too: of a position cut down nobody may have said in which stage it was.
    """
    whole = all(one.fields for one in state.districts)
    if not whole and state.stage == 1:
        return words.say("look-turn", turn=_turn(state))
    lie = _doublers(state) if whole else ()
    return words.say("look-board", stage=state.stage, doublers=lie, most=_most(state), turn=_turn(state))


def _label(state: State, words: Words) -> str:
    """The same for who hears the picture: also which gangs one person plays."""
    pairs = " ".join(words.say("seen-person", gangs=tuple(gangs)) for gangs in state.table.persons if len(gangs) > 1)
    return f"{summary(state, words)}. {pairs}" if pairs else summary(state, words)


def around(state: State, place: str, cards: tuple[str, ...], words: Words) -> Iterator[str]:
    """What is seen around a place, for who hears it: the cards that lead there, the cars, the places next to it."""
    if cards:
        yield words.say("look-reached", number=len(cards), cards=cards)
    cars = cars_at(state, place)
    if cars:
        yield words.say("look-cars", gangs=cars)
    beside = state.table.roads.neighbours.get(place, ())
    if beside:
        yield words.say("look-beside", places=beside)


def _turn(state: State) -> tuple[str, ...]:
    return () if state.over else tuple(state.table.persons[state.turn])


BESIDE = ("ranks", "following")
"""What the picture can show beside what lies there."""


def places(state: State) -> tuple[str, ...]:
    """Every place that can be shown large where there is no room for all."""
    return state.table.board.places


def with_room(state: State) -> tuple[str, ...]:
    """Those of them of which there is something to be seen."""
    return (*known(state), state.table.harbour)


def known(state: State) -> tuple[str, ...]:
    """The districts whose tablets are known."""
    return tuple(district.name for district in state.districts if district.fields)


def _doublers(state: State) -> int:
    return sum(district.doubled for district in state.districts)


def _most(state: State) -> int:
    return state.table.components.doublers


@lru_cache(maxsize=256)
def head(said: str, width: float) -> Part:
    """The line above the map: the game's name, and what is said of the whole."""
    sketch = Sketch()
    if width < NO_TITLE:
        sketch.text(width / 2, 21, said, 14.5, "soft", "middle", most=width - 12)
        return sketch.part()
    sketch.text(12, 20, "GANGSTER", 19, "ink", spacing=4)
    sketch.text(width - 12, 21, said, 14.5, "soft", "end", most=width - 175)
    return sketch.part()


@lru_cache(maxsize=512)
def _ground(state: State, laid: Plan, ways: tuple[tuple[str, ...], ...], words: Words, width: float) -> Part:
    sketch, led = Sketch(), roads(state.table.roads, laid)
    if state.table.board == state.table.components.board:
        lake(sketch, laid.shore, HEAD, width, laid.height, "Lake Michigan")
    for ends in state.table.roads.roads:
        road(sketch, led[ends], laid.cell)
    boxes = laid.at()
    for places in ways:
        legs = (led.get(ends) or (*centre(boxes[ends[0]]), *centre(boxes[ends[1]])) for ends in pairwise(places))
        way(sketch, tuple(at for leg in legs for at in leg), laid.cell)
    return sketch.part()


def _places(
    state: State, laid: Plan, words: Words, marks: Marks, shelf: tuple[float, float, float] | None
) -> Iterator[Part]:
    """Every place of the map with the cars that stand there, and the shelf of the harbour where there is one."""
    boxes, table = laid.at(), state.table
    gang, told = table.persons[state.turn][0], any(district.fields for district in state.districts)
    for place in table.roads.places:
        here, cars = marks.at(place), cars_at(state, place)
        about = of_cars(marks, cars)
        if place == table.harbour:
            with_display, small = marks.at(place, *state.display), laid.plates or place in laid.bare
            cell = laid.cell if not laid.aside else laid.aside if small else SHOWN
            box, lies = boxes[place], state.display
            yield look_place.harbour(place, lies, cars, box, cell, small, words, with_display, about, shelf)
            continue
        district, shut = state.district(place), place == table.closed
        pale = shut or (district is None and told)
        if laid.plates:
            yield look_place.plate(place, district, pale, shut, cars, boxes[place], laid.cell, words, here, about)
        elif district is None:
            yield look_place.plate(place, None, pale, shut, cars, boxes[place], laid.aside, words, here, about)
        else:
            face = look_tablet.face(district, state.casino, here, words, gang, table.gap)
            yield look_place.district(face, cars, boxes[place], laid.cell, words, here, about)


def cars_at(state: State, place: str) -> tuple[str, ...]:
    """The gangs whose cars stand there."""
    return tuple(car.gang for car in state.cars if car.at == place)


def of_cars(marks: Marks, cars: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """How each of these cars is marked."""
    found = []
    for gang in cars:
        piece = CARS[gang]
        if piece in marks.refused or piece in marks.chosen:
            found.append((gang, "red"))
        elif piece in marks.open or piece in marks.pointed:
            found.append((gang, "brass"))
    return tuple(found)


def _enlarged(state: State, words: Words, marks: Marks, width: float, top: float) -> tuple[list[Part], float]:
    """One district, or the harbour, as large as the width allows; nothing where there is none to be shown."""
    place = shown(state, marks)
    if place is not None and place == state.table.harbour:
        cell = min(ENLARGED_MOST, (width - 24) / 7.4)
        box, about = ((width - cell * 7.4) / 2, top, cell * 7.4, cell * 2.5), marks.at(place, *state.display)
        return [look_place.harbour(place, state.display, (), box, cell, False, words, about, ())], (top + box[3] + GAP)
    district = state.district(place or "")
    if district is None:
        return [], top
    gang = state.table.persons[state.turn][0]
    face = look_tablet.face(district, state.casino, marks.at(district.name), words, gang, state.table.gap)
    room = width - 16
    size = Size(fitting(face, room, ENLARGED_MOST if width < 640 else 64.0))
    wide = max(size.width(face), min(room, size.cell * 6.4))
    part = _large(face, (width - wide) / 2, top, wide, size.cell, marks.at(district.name))
    return [part], top + size.height(face) + GAP


@lru_cache(maxsize=256)
def _large(face: TabletFace, x: float, y: float, wide: float, cell: float, marks: Marks) -> Part:
    sketch = Sketch(face.name)
    tablet(sketch, face, x, y, Size(cell), wide)
    for spot in [spot for row in sketch.groups[-1].rows for spot in row]:
        look_place.mark_spot(sketch, spot, marks, cell)
    rings(sketch, marks)
    return sketch.part()


def shown(state: State, marks: Marks) -> str | None:
    """Which district is enlarged: the one chosen, else where the car to move stands, else the first with a tablet.

    None is where an empty one is chosen.
    """
    if marks.enlarged == "":
        return None
    stocked = marks.enlarged == state.table.harbour and any(state.display)
    if marks.enlarged and (stocked or state.district(marks.enlarged)):
        return marks.enlarged
    at = state.car(state.table.persons[state.turn][0]).at
    if state.district(at):
        return at
    return next((district.name for district in state.districts if district.fields), None)
