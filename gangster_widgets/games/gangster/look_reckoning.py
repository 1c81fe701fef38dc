"""A reckoning while it is told: the tablet it is about, the ledger beside it, the rest of the board as a small map."""

from functools import partial

from gangster_widgets.games.gangster import look_ledger, look_place, look_tablet
from gangster_widgets.games.gangster.beats import ORDERED, TIE
from gangster_widgets.games.gangster.ledger import COLUMNS, Line, lines
from gangster_widgets.games.gangster.look_ledger import Ledger
from gangster_widgets.games.gangster.look_map import HEAD, plan, roads
from gangster_widgets.games.gangster.look_single import GAP, alone
from gangster_widgets.games.gangster.look_totals import totals
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.tablet import District
from gangster_widgets.kernel.beat import Beat, Telling
from gangster_widgets.kernel.why import Where
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.pieces.ground import road
from gangster_widgets.views.scene import MARK, Part, Scene, beside, enlarged, fitting
from gangster_widgets.views.sketch import Sketch

BESIDE, MAP, LEDGER, WIDEST = 610.0, 380.0, 400.0, 540.0
SCALES = ((1500.0, 1.9), (860.0, 1.3), (600.0, 1.0))
"""From each width on everything is drawn so much larger: a class sees it from the last row."""
ROW, BROAD, LARGEST = 640.0, 430.0, 3.2
"""In one row: so wide at least, a ledger so wide at most, and drawn so much larger at most."""


def look(telling: Telling, words: Words, width: float, height: float | None = None) -> Scene:
    """The present step: what it is about is marked on the tablet and in the ledger.

    With a height everything is as large as width and height allow, in one row where it has room there: for a class.
    """
    if height is not None and width >= BESIDE:
        return fitting(partial(_large, telling, words), width, height, min(LARGEST, width / ROW))
    by = next((usual for least, usual in SCALES if width >= least), 1.0)
    by = max(1.0, min(by, width / BESIDE))
    scene = _look(telling, words, width / by)
    return enlarged(scene, by) if by != 1 else scene


def _large(telling: Telling, words: Words, width: float) -> Scene:
    """In one row where ledgers keep their words, else ledgers and map below each other."""
    return _row(telling, words, width) or _look(telling, words, width)


def marks(now: Beat | None) -> Marks:
    """What the present step points at; of a tie the highest gangster of the gang that goes first stands out."""
    if now is None:
        return Marks()
    where = now.why.where
    return Marks(chosen=where[:1] if now.phase == TIE else (), pointed=where)


def _district(telling: Telling) -> District | None:
    return next((one for one in telling.case.districts if one.name == telling.place), None)


def _tablet(telling: Telling, district: District, words: Words, room: float, most: float) -> tuple[Part, float, float]:
    """The tablet with the marks of the present step; how wide it is, and where it ends below."""
    shown = marks(telling.now)
    face = look_tablet.face(district, telling.case.casino, Marks(pointed=shown.pointed, ranks=True), words)
    return alone(face, shown, room, most)


def _look(telling: Telling, words: Words, width: float) -> Scene:
    """Tablet, ledgers below each other, and the map; side by side as far as there is room."""
    district, parts = _district(telling), []
    wide_enough = width >= BESIDE
    right = min(LEDGER, width * 0.55) if wide_enough else width - 2 * GAP
    room = width - 3 * GAP - right if wide_enough else right
    bottom, wide = GAP, 0.0
    if district is not None:
        drawn, wide, bottom = _tablet(telling, district, words, room, 56.0 if wide_enough else 42.0)
        parts.append(drawn)
        right = min(width - 4 * GAP - wide, WIDEST) if wide_enough else right
    x, y = ((3 * GAP + wide if district else width - GAP - right), GAP) if wide_enough else (GAP, bottom + GAP)
    sketch = Sketch()
    for ledger in ledgers(telling, district):
        look_ledger.draw(sketch, ledger, words, x, y, right)
        y += look_ledger.height(ledger) + GAP
    if telling.case.state is not None:
        y = _totals(sketch, telling, words, (x, y, right))
    parts.append(sketch.part())
    if telling.case.state is not None:
        top = bottom if wide_enough else y
        small, bottom = _map(telling.case.state, telling, words, GAP, top + GAP, min(room, MAP * 1.2))
        parts.append(small)
    return Scene(width, max(bottom, y) + GAP, tuple(parts), _label(telling, words))


def _row(telling: Telling, words: Words, width: float) -> Scene | None:
    """Tablet, ledgers and map beside each other; None where a ledger has no room for the names of the gangs."""
    district, parts, wide, bottom = _district(telling), [], 0.0, GAP
    if district is not None:
        drawn, wide, bottom = _tablet(telling, district, words, width * 0.32, 44.0)
        parts.append(drawn)
    books, state = ledgers(telling, district), telling.case.state
    number = len(books) + (state is not None)
    each = min(BROAD, (width - wide - (number + 2) * GAP) / max(1, number))
    if books and each < look_ledger.NAMED:
        return None
    x = 2 * GAP + wide
    for ledger in books:
        sketch = Sketch()
        look_ledger.draw(sketch, ledger, words, x, GAP, each)
        parts.append(sketch.part())
        x, bottom = x + each + GAP, max(bottom, GAP + look_ledger.height(ledger))
    if state is not None:
        sketch = Sketch()
        end = _totals(sketch, telling, words, (x, GAP, each))
        small, end = _map(state, telling, words, x, end + GAP, each)
        parts += [sketch.part(), small]
        x, bottom = x + each + GAP, max(bottom, end)
    aside = max(0.0, (width - x) / 2)
    return Scene(width, bottom + GAP, tuple(beside(part, aside) for part in parts), _label(telling, words))


def _totals(sketch: Sketch, telling: Telling, words: Words, box: tuple[float, float, float]) -> float:
    """What everybody has so far; where no district is told any more, the influence."""
    gang = telling.now.gang if telling.now else telling.asked
    return totals(sketch, telling.case, telling.told, gang, not telling.place, words, box)


def _label(telling: Telling, words: Words) -> str:
    district = _district(telling)
    return look_tablet.label(district, words) if district else words.say("ledger-all")


def ledgers(telling: Telling, district: District | None) -> list[Ledger]:
    """The ledger of that district, and that of the other way of counting where one is shown."""
    if district is None:
        return []
    now = telling.now
    own = lines(district.fields, _here(telling.told, district.name))
    column = COLUMNS.get(now.phase, "") if now else ""
    gang = telling.asked if now is None else now.gang if now.phase != ORDERED else ""
    found = [Ledger(own, gang, column, (), telling.titles[0])]
    if telling.others is not None:
        here = _here(telling.others, district.name)
        other = lines(district.fields, here)
        theirs = here[-1].gang if gang and here and now and here[-1].phase == now.phase else ""
        found.append(Ledger(other, theirs, column, _otherwise(own, other), telling.titles[1], "other"))
    return found


def _here(told: tuple[Beat, ...], name: str) -> list[Beat]:
    return [beat for beat in told if beat.place == name]


def _otherwise(own: tuple[Line, ...], other: tuple[Line, ...]) -> tuple[tuple[str, str], ...]:
    """The cells that both ways have told, and differently."""
    mine = {line.gang: line.cells() for line in own}
    return tuple(
        (line.gang, column)
        for line in other
        for column, text in line.cells().items()
        if column != "rank" and column in mine[line.gang] and mine[line.gang][column] != text
    )


def _map(state: State, telling: Telling, words: Words, left: float, top: float, w: float) -> tuple[Part, float]:
    """The board as small plates: the district that is reckoned now stands out, a tick stands where it is done."""
    laid = plan(state.table.open_board, (), w)
    there = {district.name: district for district in telling.case.districts}
    done = {beat.place for beat in telling.told if beat.place != telling.place}
    sketch, led = Sketch(), roads(state.table.open_board, laid)
    for ends in state.table.open_board.roads:
        shifted = (at + (top - HEAD if index % 2 else left - 4) for index, at in enumerate(led[ends]))
        road(sketch, tuple(shifted), laid.cell)
    for place, (x, y, wide, high) in laid.boxes:
        box = (x + left - 4, y + top - HEAD, wide, high)
        shown = Marks(enlarged=telling.place or None)
        told, pale = there.get(place), place not in there
        part = look_place.plate(place, told, pale, False, (), box, laid.cell, words, shown, ())
        sketch.shapes += part.shapes
        sketch.groups += part.groups if place in there else ()
        if place in done:
            _tick(sketch, place, x + left - 4 + wide / 2, y + top - HEAD + high - laid.cell * 0.62, laid.cell * 0.42)
    return sketch.part(), top + laid.height


def _tick(sketch: Sketch, of: Where, x: float, y: float, r: float) -> None:
    sketch.of = of
    sketch.line((x - r, y, x - r * 0.25, y + r * 0.7, x + r, y - r * 0.8), "brass", max(2.0, r * 0.34), (), MARK)
