"""A written position as it is seen: the map where cars or roads matter, else only the tablets it tells of."""

from gangster_widgets.games.gangster import look_car, look_tablet
from gangster_widgets.games.gangster.look import look, on_paper, summary
from gangster_widgets.games.gangster.look_single import FAR, LARGER, mark, rings
from gangster_widgets.games.gangster.stage import totals
from gangster_widgets.games.gangster.state import State
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Piece, Where
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.marks import NO_MARKS, Marks
from gangster_widgets.views.pieces.tablet import Size, TabletFace, tablet
from gangster_widgets.views.scene import Part, Scene, beside, enlarged
from gangster_widgets.views.sketch import Sketch

GAP = 16.0
SCORE = (152.0, 290.0)
"""How wide the influence of a person with one gang is at least, and of one with two."""
CELLS = (56.0, 48.0, 40.0, 34.0, 30.0, 26.0, 22.0, 18.0)
PAPER = 890.0
"""On paper a map with few tablets is no wider, so that they are large."""
HIGH, SEEN = 560.0, 0.68
"""Tablets are drawn as large as they may be without getting higher than that together, if they can; where the panel
stands beside them all is no higher than that part of its width, so that it is seen at once.
"""
BROAD = 600.0


def look_position(
    state: State, words: Words, width: float = 1000.0, marks: Marks = NO_MARKS, trimmed: bool = False
) -> Scene:
    """The position on that width, without anything that would give an answer away: no gap is marked as one.

    The influence is seen where somebody has some or, where scores decide, of everybody whose car or gangsters are seen.

    Where it is to be printed or saved it is `trimmed`: a picture of tablets alone to the width that they take, a map to
    the tablets that it tells of, all other places being small plates.
    """
    table, marks = state.table, replace(marks, gaps=False, scores=bool(marks.scores))
    if any(car.at for car in state.cars) or table.board != table.components.board or not with_tablets(state):
        flat = on_paper(state, words, min(width, PAPER), marks) if trimmed else None
        return flat or look(state, words, width, marks)
    if width >= FAR and not trimmed:
        return enlarged(look_position(state, words, width / LARGER, marks), LARGER)
    faces = [
        look_tablet.face(district, state.casino, marks.at(district.name), words, table.gangs[0], table.gap)
        for district in state.districts
        if district.fields
    ]
    label = faces[0].label if len(faces) == 1 else summary(state, words)
    widest = min(Size.within(face, width - 2 * GAP) for face in faces)
    _, score = _scores(state, words, width)
    most = max(HIGH, width * 0.6) if trimmed or width < BROAD else width * SEEN - score
    for cell in dict.fromkeys(min(cell, widest) for cell in CELLS):
        parts, height = _tablets(faces, width, cell, marks)
        if parts and height <= most:
            break
    right = max(spot.x + spot.w for part in parts for group in part.groups for spot in group.spots()) + GAP
    if trimmed:
        width = min(right, width)
    aside = max(0.0, (width - right) / 2)
    scores, top = _scores(state, words, width)
    return Scene(width, top + height, (*scores, *(beside(part, aside, top) for part in parts)), label)


def stands_for(where: Where) -> Where:
    """What a click there means in an answer: a number or a doubler stands for the district that it is part of."""
    return where.of if isinstance(where, Piece) and where.kind in ("place", "doubler") else where


def seen_as(given: Where) -> Where:
    """Where something that has been given is seen: where it is."""
    return given


def larger(state: State, where: Where) -> str | None:
    """The place that is looked at there, or where that car stands, on a map with tablets to look at; else None."""
    place = state.car(where.of).at if isinstance(where, Piece) and where.kind == "car" else where
    return place if isinstance(place, str) and with_tablets(state) else None


def _scores(state: State, words: Words, width: float) -> tuple[list[Part], float]:
    """The influence of all persons where it is told, side by side as far as there is room, and how high that is."""
    if not any(state.influence):
        return [], 0.0
    persons = tuple(map(tuple, state.table.persons))
    number, cars = len(persons), len(persons[0])
    in_row = max(1, min(number, int((width - GAP) // (SCORE[cars - 1] + GAP))))
    in_row = -(-number // -(-number // in_row))
    w = (width - (in_row + 1) * GAP) / in_row
    size = look_car.name_size([words.list([words.name(gang) for gang in gangs]) for gangs in persons], cars, w)
    parts = []
    for index, (gangs, influence) in enumerate(zip(persons, totals(state), strict=True)):
        x, y = GAP + index % in_row * (w + GAP), GAP + index // in_row * (look_car.LOW + GAP)
        parts.append(look_car.score(gangs, influence, words, (x, y, w, size)))
    return parts, -(-number // in_row) * (look_car.LOW + GAP)


def with_tablets(state: State) -> bool:
    """Whether there is any tablet to be seen, and so ranks of fields."""
    return any(district.fields for district in state.districts)


def _tablets(faces: list[TabletFace], width: float, cell: float, marks: Marks) -> tuple[list[Part], float]:
    """The tablets in rows, as many in a row as there is room for, and how high they are."""
    size, parts = Size(cell), []
    x = y = GAP
    tall = 0.0
    for face in faces:
        wide = min(size.width(face), width - 2 * GAP)
        if x > GAP and x + wide > width - GAP:
            x, y, tall = GAP, y + tall + GAP, 0.0
        sketch = Sketch(face.name)
        tablet(sketch, face, x, y, size, wide)
        for spot in [spot for row in sketch.groups[-1].rows for spot in row]:
            mark(sketch, spot, marks, cell)
        rings(sketch, marks)
        parts.append(sketch.part())
        x, tall = x + wide + GAP, max(tall, size.height(face))
    return parts, y + tall + GAP
