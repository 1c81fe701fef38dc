"""The ledger beside a tablet: a line for each gang that fills up while a reckoning is told."""

from gangster_widgets.games.gangster.ledger import Line
from gangster_widgets.games.gangster.look_single import numbered
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Piece
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.letters import fitted
from gangster_widgets.views.pieces.gang import gangster
from gangster_widgets.views.scene import EDGE, FILL, MARK, Group, Spot
from gangster_widgets.views.sketch import Sketch

ROW, HEAD, TITLE = 42.0, 24.0, 26.0
RIGHT_ENDS = {"number": 0.5, "rank": 0.64, "worth": 0.84, "points": 1.0}
"""Where each column ends, by the width of the whole."""
LEFT_ENDS = {"number": 0.32, "rank": 0.51, "worth": 0.65, "points": 0.85}
NAMED = 330.0
"""With less width than that a line has the sign of its gang only."""


class Ledger(Record, frozen=True):
    """What is to be seen: lines, the cell that the present step fills, the cells that another way of counting has
    otherwise, a title where there are two, and the name under which its lines can be clicked.
    """

    lines: tuple[Line, ...]
    gang: str = ""
    column: str = ""
    otherwise: tuple[tuple[str, str], ...] = ()
    title: str = ""
    kind: str = "ledger"


def height(ledger: Ledger) -> float:
    """How high it is."""
    return (TITLE if ledger.title else 0) + HEAD + len(ledger.lines) * ROW


def draw(sketch: Sketch, ledger: Ledger, words: Words, x: float, y: float, w: float) -> None:
    """The ledger from its upper left corner on."""
    sketch.of = None
    if ledger.title:
        sketch.text(
            x, y + TITLE / 2 - 3, ledger.title, 15.5, "red" if ledger.kind == "other" else "ink", bold=True, most=w
        )
        y += TITLE
    heads = {column: words.say(f"ledger-{column}") for column in RIGHT_ENDS}
    rooms = {column: w * (end - LEFT_ENDS[column]) - 4 for column, end in RIGHT_ENDS.items()}
    size = min(fitted(text, 13, rooms[column])[1] for column, text in heads.items())
    for column, text in heads.items():
        end = x + w * RIGHT_ENDS[column] - 8
        sketch.text(end, y + HEAD / 2 - 2, text, size, "soft", "end", most=rooms[column])
    room = w * LEFT_ENDS["number"] - 66
    named = min([fitted(words.name(line.gang), 17, room)[1] for line in ledger.lines], default=17) if w >= NAMED else 0
    spots = []
    for index, line in enumerate(ledger.lines):
        top = y + HEAD + index * ROW
        spots.append((_line(sketch, ledger, line, words, x, top, w),))
        if named:
            sketch.text(x + 66, top + ROW / 2, words.name(line.gang), named, most=room)
    said = ledger.title or words.say("ledger")
    head = Spot(Piece(f"{ledger.kind}s", ""), said, said, x, y, w, HEAD)
    sketch.groups.append(Group(head, tuple(spots)))


def _line(sketch: Sketch, ledger: Ledger, line: Line, words: Words, x: float, y: float, w: float) -> Spot:
    of = sketch.of = Piece(ledger.kind, line.gang)
    middle, now = y + ROW / 2, line.gang == ledger.gang
    sketch.rect(x, y + 2, w, ROW - 4, "card", EDGE - 1)
    sketch.rect(x, y + ROW - 3, w, 1, "line", EDGE)
    if line.nth:
        numbered(sketch, int(line.nth), words, x, middle)
    gangster(sketch, line.gang, x + 34, middle - 12, 24)
    cells = line.cells()
    for column, end in RIGHT_ENDS.items():
        left = x + w * LEFT_ENDS[column]
        if column in cells:
            large = column == "points"
            text = f"× {cells[column]}" if column == "number" else cells[column]
            sketch.text(
                x + w * end - 8,
                middle,
                text,
                21 if large else 17,
                "ink",
                "end",
                large,
                w * (end - LEFT_ENDS[column]) - 10,
            )
        box = (left, y + 3, w * end + x - left, ROW - 6)
        if (line.gang, column) in ledger.otherwise:
            sketch.outline(*box, "red", 2, MARK, (5, 3))
        elif now and column == ledger.column:
            sketch.rect(*box, "glow", EDGE)
    if (line.gang, "nth") in ledger.otherwise:
        sketch.outline(x, y + 3, 62, ROW - 6, "red", 2, MARK, (5, 3))
    elif now and ledger.column in ("", "nth"):
        sketch.rect(x, y + 3, 62, ROW - 6, "glow", FILL - 1)
    label = words.say(
        "ledger-line", gang=line.gang, cells=tuple(_said(name, text, words) for name, text in cells.items())
    )
    return Spot(of, label, label, x, y + 2, w, ROW - 4)


def _said(column: str, text: str, words: Words) -> str:
    return words.say("ledger-cell", column=words.say(f"ledger-{column}"), text=text)
