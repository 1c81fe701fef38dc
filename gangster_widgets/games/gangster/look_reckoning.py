"""A reckoning while it is told: the tablet it is about, the ledger beside it, the rest of the board as a small map."""

from gangster_widgets.games.gangster import look_ledger, look_place, look_tablet
from gangster_widgets.games.gangster.beats import ORDERED, TIE, Case
from gangster_widgets.games.gangster.ledger import COLUMNS, Line, after_all, lines, so_far
from gangster_widgets.games.gangster.look_ledger import Ledger
from gangster_widgets.games.gangster.look_map import HEAD, plan, roads
from gangster_widgets.games.gangster.look_single import GAP, alone
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.tablet import District
from gangster_widgets.kernel.beat import Beat
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Piece, Where
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.pieces.gang import gangster
from gangster_widgets.views.pieces.ground import road
from gangster_widgets.views.scene import EDGE, MARK, Group, Part, Scene, Spot, enlarged
from gangster_widgets.views.sketch import Sketch

BESIDE, MAP, LEDGER, WIDEST = 610.0, 380.0, 400.0, 540.0
TOTAL = 40.0
SCALES = ((1500.0, 1.9, 2.2), (860.0, 1.3, 1.5), (600.0, 1.0, 1.2))
"""From each width on everything is drawn so much larger, and so much in large type: a class sees it."""


class Telling(Record, frozen=True):
    """How far a reckoning has been told: the steps so far, the present one as far as it shows, and another way of
    counting beside it with its title.
    """

    case: Case
    told: tuple[Beat, ...]
    now: Beat | None = None
    others: tuple[Beat, ...] | None = None
    titles: tuple[str, str] = ("", "")
    place: str = ""


def look(telling: Telling, words: Words, width: float, large: bool = False) -> Scene:
    """The present step: what it is about is marked on the tablet and in the ledger."""
    by = next((often if large else usual for least, usual, often in SCALES if width >= least), 1.0)
    by = max(1.0, min(by, width / BESIDE))
    scene = _look(telling, words, width / by)
    return enlarged(scene, by) if by != 1 else scene


def marks(now: Beat | None) -> Marks:
    """What the present step points at; of a tie the highest gangster of the gang that goes first stands out."""
    if now is None:
        return Marks()
    where = now.why.where
    return Marks(chosen=where[:1] if now.phase == TIE else (), pointed=where)


def _look(telling: Telling, words: Words, width: float) -> Scene:
    district = next((one for one in telling.case.districts if one.name == telling.place), None)
    parts: list[Part] = []
    beside = width >= BESIDE
    right = min(LEDGER, width * 0.55) if beside else width - 2 * GAP
    room = width - 3 * GAP - right if beside else right
    bottom, wide = GAP, 0.0
    if district is not None:
        shown = marks(telling.now)
        face = look_tablet.face(district, telling.case.casino, Marks(pointed=shown.pointed, ranks=True), words)
        drawn, wide, bottom = alone(face, shown, room, 56.0 if beside else 42.0)
        parts.append(drawn)
        right = min(width - 4 * GAP - wide, WIDEST) if beside else right
    x, y = ((3 * GAP + wide if district else width - GAP - right), GAP) if beside else (GAP, bottom + GAP)
    books, end = _books(telling, district, words, x, y, right)
    parts.append(books)
    if telling.case.state is not None:
        top = bottom if beside else end
        small, bottom = _map(telling.case.state, telling, words, top + GAP, min(room, MAP * 1.2) if beside else right)
        parts.append(small)
    label = district and look_tablet.label(district, words)
    return Scene(width, max(bottom, end) + GAP, tuple(parts), label or words.say("ledger-all"))


def _books(
    telling: Telling, district: District | None, words: Words, x: float, y: float, w: float
) -> tuple[Part, float]:
    """The ledgers of the district, by the rules and otherwise, and what every gang has so far."""
    sketch = Sketch()
    for ledger in ledgers(telling, district):
        look_ledger.draw(sketch, ledger, words, x, y, w)
        y += look_ledger.height(ledger) + GAP
    if telling.case.state is not None:
        y = _totals(sketch, telling, words, x, y, w)
    return sketch.part(), y


def ledgers(telling: Telling, district: District | None) -> list[Ledger]:
    """The ledger of that district, and that of the other way of counting where one is shown."""
    if district is None:
        return []
    now = telling.now
    own = lines(district.fields, _here(telling.told, district.name))
    column = COLUMNS.get(now.phase, "") if now else ""
    gang = now.gang if now and now.phase != ORDERED else ""
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


def _totals(sketch: Sketch, telling: Telling, words: Words, x: float, y: float, w: float) -> float:
    """What each gang has got so far; once all has been reckoned, what each person has in all."""
    final = after_all(telling.told)
    shown = [(gangs, f"+{more}", str(has)) for gangs, more, has in final]
    shown = shown or [((gang,), "", str(points)) for gang, points in so_far(telling.case, telling.told).items()]
    title = words.say("ledger-influence" if final else "ledger-so-far")
    sketch.of = None
    sketch.text(x, y + 8, title, 13.5, "soft", most=w)
    y += 22
    columns = 1 if final else max(1, min(len(shown), int(w // 74)))
    step, spots = w / columns, []
    for index, (gangs, more, has) in enumerate(shown):
        left, top = x + index % columns * step, y + index // columns * TOTAL
        spots.append(_total(sketch, gangs, more, has, words, (left, top, step - 6)))
    head = Spot(Piece("totals", ""), title, title, x, y - 20, w, 18)
    sketch.groups.append(Group(head, (tuple(spots),)))
    return y + -(-len(shown) // columns) * TOTAL + 4


def _total(
    sketch: Sketch, gangs: tuple[str, ...], more: str, has: str, words: Words, box: tuple[float, float, float]
) -> Spot:
    left, top, w = box
    of = sketch.of = Piece("total", gangs[0])
    sketch.rect(left, top + 2, w, TOTAL - 6, "card", EDGE)
    for nth, gang in enumerate(gangs):
        gangster(sketch, gang, left + 6 + nth * 28, top + 8, 22)
    sketch.text(left + w - 8, top + TOTAL / 2 - 1, has, 20, "ink", "end", True)
    if more:
        sketch.text(left + w * 0.7, top + TOTAL / 2 - 1, more, 17, "soft", "end")
    label = words.say("ledger-total", gangs=gangs, points=has)
    return Spot(of, label, label, left, top + 2, w, TOTAL - 6)


def _map(state: State, telling: Telling, words: Words, top: float, w: float) -> tuple[Part, float]:
    """The board as small plates: the district that is reckoned now stands out, a tick stands where it is done."""
    laid = plan(state.table.open_board, (), w)
    there = {district.name: district for district in telling.case.districts}
    done = {beat.place for beat in telling.told if beat.place != telling.place}
    sketch, led = Sketch(), roads(state.table.open_board, laid)
    for ends in state.table.open_board.roads:
        shifted = (at + (top - HEAD if index % 2 else GAP) for index, at in enumerate(led[ends]))
        road(sketch, tuple(shifted), laid.cell)
    for place, (x, y, wide, high) in laid.boxes:
        box = (x + GAP, y + top - HEAD, wide, high)
        shown = Marks(enlarged=telling.place or None)
        part = look_place.plate(place, there.get(place), (), box, laid.cell, words, shown, ())
        sketch.shapes += part.shapes
        sketch.groups += part.groups if place in there else ()
        if place in done:
            _tick(sketch, place, x + GAP + wide / 2, y + top - HEAD + high - laid.cell * 0.62, laid.cell * 0.42)
    return sketch.part(), top + laid.height


def _tick(sketch: Sketch, of: Where, x: float, y: float, r: float) -> None:
    sketch.of = of
    sketch.line((x - r, y, x - r * 0.25, y + r * 0.7, x + r, y - r * 0.8), "brass", max(2.0, r * 0.34), (), MARK)
