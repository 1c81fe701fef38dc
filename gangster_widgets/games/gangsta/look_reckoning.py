"""A turn, income, gang war, snitch and last count while they are told: lines for steps or players, and the gangs."""

from collections.abc import Callable, Sequence
from functools import partial
from math import inf

from gangster_widgets.games.gangsta import look_heist
from gangster_widgets.games.gangsta.beats import BETWEEN, Line, so_far
from gangster_widgets.games.gangsta.look_display import Across, Drawn, heists, snitch
from gangster_widgets.games.gangsta.look_gang import bands
from gangster_widgets.games.gangsta.look_turn import ledger, whole_ledger
from gangster_widgets.games.gangsta.seats import SIGNS
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.games.gangsta.turn_beats import as_far
from gangster_widgets.kernel.beat import Beat, Telling
from gangster_widgets.kernel.why import Piece
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.pieces.gang import gangster
from gangster_widgets.views.scene import EDGE, FILL, Group, Part, Scene, Spot, beside, enlarged, fitting
from gangster_widgets.views.sketch import Sketch

GAP, ROW, HEAD, TITLE, BROAD = 10.0, 36.0, 24.0, 28.0, 560.0
LEAST, LARGEST = 620.0, 2.6
"""For a class all is drawn so much larger at most, and no narrower than on that width."""
COLUMN, LARGER = 380.0, 1.7
"""The least width of gangs and of lines that stand side by side, and so much larger gangs are drawn there at most."""
LEGIBLE, WITH_TEXT = 0.85, 190.0
"""For a class lines are drawn no smaller than that; for others gangs no higher, so that they are seen with the text."""
COUNTED, RESULT = (0.54, 0.22), (0.98, 0.42)
"""Where the two columns end and how wide they are, by the width of the whole."""


def look(telling: Telling, words: Words, width: float, height: float | None = None) -> Scene:
    """The present step; with a height everything is as large as width and height allow: for a class."""
    if height is None or width < LEAST:
        return _look(telling, words, width)

    def drawn(narrow: float) -> Scene:
        by = width / narrow
        return _look(telling, words, narrow, height / by, LEGIBLE / by)

    side_by_side = telling.case.kind not in BETWEEN and width >= _columns(telling) * COLUMN
    narrowest = _columns(telling) * COLUMN if side_by_side else LEAST
    return fitting(drawn, width, height, min(LARGEST, width / narrowest))


def marks(now: Beat | None) -> Marks:
    """What the present step points at."""
    return Marks() if now is None else Marks(pointed=now.why.where)


def _columns(telling: Telling) -> int:
    """How many stand side by side where there is room: the gangs, and the lines of one way or of both."""
    return 2 if telling.others is None else 3


def _look(telling: Telling, words: Words, width: float, high: float = inf, least: float = 1.0) -> Scene:
    """What is asked about; of a turn the gangs, large, beside the lines of what has been told or above them; between
    chapters the gangs below the lines. Lines are drawn as small as `least` before all of it gets higher than `high`.
    """
    case, above, top = telling.case, list[Part](), GAP
    state, pointed = as_far(case.state, telling.told), marks(telling.now)
    if case.kind in ABOVE:
        above, top = ABOVE[case.kind](state, words, pointed, (GAP, top, width - 2 * GAP))
    gangs = partial(bands, state, _seats(telling), words, pointed, low=True)
    if case.kind in BETWEEN:
        first, end = _lines(telling, words, (GAP, top, width - 2 * GAP))
        second, end = gangs((GAP, end, width - 2 * GAP))
    elif width >= _columns(telling) * COLUMN:
        across = (GAP, top, width - 2 * GAP)
        first, second, end = _side_by_side(telling, words, gangs, across, (high - top - GAP, least))
    else:
        first, end = gangs((GAP, top, width - 2 * GAP))
        second, end = _lines(telling, words, (GAP, end, width - 2 * GAP))
    return Scene(width, end, (*above, *first, *second), words.say("ledger-all"))


def _side_by_side(
    telling: Telling, words: Words, gangs: Callable[[Across], Drawn], across: Across, room: tuple[float, float]
) -> tuple[list[Part], list[Part], float]:
    """Gangs on the left, lines on the right, with room for those that are still to come; where both end below."""
    (x, y, w), columns, (high, least) = across, _columns(telling), room
    wide = min(BROAD, (w - (columns - 1) * GAP) / columns) * (columns - 1) + (columns - 2) * GAP
    whole = whole_ledger(telling, columns > 2)
    by = min(1.0, max(least, high / whole))
    lines, _ = _lines(telling, words, (0, 0, wide / by))
    scene = enlarged(Scene(wide / by, whole, tuple(lines), ""), by)
    tall = whole * by if high < inf else WITH_TEXT
    left = fitting(lambda narrow: _alone(*gangs((0, 0, narrow)), narrow), w - wide - GAP, tall, LARGER)
    below = y + max(scene.height + GAP, left.height)
    return [beside(part, x, y) for part in left.parts], [beside(one, x + w - wide, y) for one in scene.parts], below


def _alone(parts: list[Part], end: float, width: float) -> Scene:
    """These parts as a scene."""
    return Scene(width, end, tuple(parts), "")


def _lines(telling: Telling, words: Words, across: Across) -> Drawn:
    """The lines of what has been told, both ways side by side where there is room; where they end below."""
    (x, top, width), end = across, across[1]
    parts: list[Part] = []
    ways = [(telling.told, telling.titles[0], "ledger")]
    if telling.others is not None:
        ways.append((telling.others, telling.titles[1], "other"))
    columns = len(ways) if width + 2 * GAP >= BROAD * 1.25 else 1
    w = min(BROAD, (width - (columns - 1) * GAP) / columns)
    left = x + (width - columns * w - (columns - 1) * GAP) / 2
    draw = _ledger if telling.case.kind in BETWEEN else ledger
    for nth, (told, title, kind) in enumerate(ways):
        corner = (left + nth % columns * (w + GAP), top if columns > 1 else end, w)
        part, below = draw(telling, told, (title, kind), words, corner)
        parts, end = [*parts, part], max(end, below + GAP)
    return parts, end


def _seats(telling: Telling) -> tuple[int, ...]:
    """Whose gangs are shown: everybody's, or in a turn those that the position tells of, from the one who plays on."""
    state = telling.case.state
    if telling.case.kind in BETWEEN:
        return tuple(range(len(state.gangs)))
    return tuple(seat for seat in state.table.clockwise(state.table.seat[telling.case.who]) if state.gangs[seat])


def _snitch(state: State, words: Words, marks: Marks, across: Across) -> Drawn:
    """The snitch that is asked about."""
    part, end = snitch(state, words, marks, *across[:2])
    return [part], end


def _heist(state: State, words: Words, marks: Marks, across: Across) -> Drawn:
    """The heist that is asked about, with what is still missing."""
    part, end = look_heist.question(state, words, marks, *across)
    return [part], end + GAP


ABOVE = {"snitched": _snitch, "engage": _heist, "may-join": _heist, "best-heist": heists}
"""What stands above the lines of each kind of question, besides gangs."""


def _ledger(
    telling: Telling, told: Sequence[Beat], named: tuple[str, str], words: Words, box: tuple[float, float, float]
) -> tuple[Part, float]:
    """A line for each player with what has been told so far; where it ends below."""
    sketch, (x, y, w), (title, kind) = Sketch(), box, named
    found, right = so_far(telling.case, told), so_far(telling.case, telling.told)
    if title:
        sketch.text(x, y + TITLE / 2 - 2, title, 15.5, "red" if kind == "other" else "ink", bold=True, most=w)
        y += TITLE
    for column, (at, _) in (("counted", COUNTED), ("result", RESULT)):
        said = words.say(f"ledger-{column}", kind=telling.case.kind)
        sketch.text(x + w * at, y + HEAD / 2, said, 13, "soft", "end", most=w * 0.36)
    spots = []
    for index, (who, line) in enumerate(found.items()):
        now = who in (telling.asked, telling.now.gang if telling.now else "")
        corner = (x, y + HEAD + index * ROW, w)
        spots.append((_line(sketch, Piece(kind, who), (line, right[who], now), telling.case.kind, words, corner),))
    said = title or words.say("ledger-all")
    sketch.groups.append(Group(Spot(Piece(f"{kind}s", ""), said, said, x, y, w, HEAD), tuple(spots)))
    return sketch.part(), y + HEAD + len(found) * ROW


def _line(
    sketch: Sketch, of: Piece, told: tuple[Line, Line, bool], asked: str, words: Words,
    box: tuple[float, float, float],
) -> Spot:  # fmt: skip
    """What has been told of one player; where the right way says otherwise, it has a red edge."""
    (x, y, w), (line, other, now), middle = box, told, box[1] + ROW / 2
    sketch.of = of
    sketch.rect(x, y + 2, w, ROW - 4, "glow" if now else "card", EDGE - 1)
    sketch.rect(x, y + ROW - 3, w, 1, "line", EDGE)
    gangster(sketch, SIGNS[of.of], x + 8, middle - 11, 22)
    sketch.text(x + 40, middle, words.name(of.of), 17, bold=now, most=w * 0.3)
    facts = {"kind": asked, "result": () if line.result is None else line.result, "loses": line.loses}
    said = words.say("ledger-comes", **facts)
    cells = (("" if line.counted is None else str(line.counted), COUNTED), (said, RESULT))
    for (text, (at, share)), wrong in zip(
        cells, (line.counted != other.counted, _end(line) != _end(other)), strict=True
    ):
        sketch.text(x + w * at - 8, middle, text, 17, "ink", "end", True, w * share - 20)
        if wrong:
            sketch.outline(x + w * (at - share) + 4, y + 4, w * share, ROW - 9, "red", 2, FILL, (5, 3))
    label = words.say(
        "ledger-line", who=of.of, counted=() if line.counted is None else line.counted, comes=said or None
    )
    return Spot(of, label, label, x, y + 2, w, ROW - 4)


def _end(line: Line) -> tuple[int | None, int]:
    """What comes out of it."""
    return line.result, line.loses
