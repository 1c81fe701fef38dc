"""A turn, income, gang war, snitch and last count while they are told: a line for each step or player, gangs below."""

from collections.abc import Sequence
from functools import partial

from gangster_widgets.games.gangsta import look_heist
from gangster_widgets.games.gangsta.beats import BETWEEN, Line, so_far
from gangster_widgets.games.gangsta.look_display import Across, Drawn, heists, snitch
from gangster_widgets.games.gangsta.look_gang import bands
from gangster_widgets.games.gangsta.look_turn import ledger
from gangster_widgets.games.gangsta.seats import SIGNS
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.games.gangsta.turn_beats import as_far
from gangster_widgets.kernel.beat import Beat, Telling
from gangster_widgets.kernel.why import Piece
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.pieces.gang import gangster
from gangster_widgets.views.scene import EDGE, FILL, Group, Part, Scene, Spot, fitting
from gangster_widgets.views.sketch import Sketch

GAP, ROW, HEAD, TITLE, BROAD = 10.0, 36.0, 24.0, 28.0, 560.0
LEAST, LARGEST = 620.0, 2.6
"""For a class all is drawn so much larger at most, and no narrower than on that width."""
COUNTED, RESULT = (0.54, 0.22), (0.98, 0.42)
"""Where the two columns end and how wide they are, by the width of the whole."""


def look(telling: Telling, words: Words, width: float, height: float | None = None) -> Scene:
    """The present step; with a height everything is as large as width and height allow: for a class."""
    if height is None or width < LEAST:
        return _look(telling, words, width)
    return fitting(partial(_look, telling, words), width, height, min(LARGEST, width / LEAST))


def marks(now: Beat | None) -> Marks:
    """What the present step points at."""
    return Marks() if now is None else Marks(pointed=now.why.where)


def _look(telling: Telling, words: Words, width: float) -> Scene:
    """What is asked about, the lines of what has been told, both ways side by side where there is room, and gangs."""
    case, parts, top = telling.case, [], GAP
    state = as_far(case.state, telling.told)
    if case.kind in ABOVE:
        above, top = ABOVE[case.kind](state, words, marks(telling.now), (GAP, top, width - 2 * GAP))
        parts += above
    ways = [(telling.told, telling.titles[0], "ledger")]
    if telling.others is not None:
        ways.append((telling.others, telling.titles[1], "other"))
    across = len(ways) if width >= BROAD * 1.25 else 1
    w = min(BROAD, (width - (across + 1) * GAP) / across)
    left, end = (width - across * w - (across - 1) * GAP) / 2, top
    for nth, (told, title, kind) in enumerate(ways):
        corner = (left + nth % across * (w + GAP), top if across > 1 else end, w)
        draw = _ledger if case.kind in BETWEEN else ledger
        part, below = draw(telling, told, (title, kind), words, corner)
        parts, end = [*parts, part], max(end, below + GAP)
    gangs, end = bands(state, _seats(telling), words, marks(telling.now), (GAP, end, width - 2 * GAP), low=True)
    return Scene(width, end, (*parts, *gangs), words.say("ledger-all"))


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
