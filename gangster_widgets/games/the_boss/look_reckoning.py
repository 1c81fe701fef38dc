"""A round while it is told: the row of cities, cards turned up as they are won, and what everybody gets of it."""

from functools import partial

from gangster_widgets.games.the_boss import look_card
from gangster_widgets.games.the_boss.beats import CARD, so_far
from gangster_widgets.games.the_boss.components import BANISHED, HOSPITAL, PRISON, REVOLVER
from gangster_widgets.games.the_boss.look import cities
from gangster_widgets.games.the_boss.look import look as whole
from gangster_widgets.games.the_boss.payout import Brought
from gangster_widgets.games.the_boss.seats import SIGNS
from gangster_widgets.kernel.beat import Beat, Telling
from gangster_widgets.kernel.why import Piece
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.pieces.gang import gangster
from gangster_widgets.views.scene import EDGE, FILL, Group, Part, Scene, Spot, fitting
from gangster_widgets.views.sketch import Sketch

GAP, ROW, HEAD, TITLE, BROAD = 16.0, 38.0, 26.0, 28.0, 560.0
LEAST, LARGEST = 620.0, 2.6
"""For a class all is drawn so much larger at most, and no narrower than on that width."""
ENDS = {"money": 0.5, REVOLVER: 0.62, PRISON: 0.74, HOSPITAL: 0.86, BANISHED: 0.98}
"""Where each column ends, by the width of the whole."""
PAYING = ("payout", "chicago")
"""The kinds in which somebody gets something; the others are told on the whole position."""


def look(telling: Telling, words: Words, width: float, height: float | None = None) -> Scene:
    """The present step; with a height everything is as large as width and height allow: for a class."""
    if height is None or width < LEAST:
        return _look(telling, words, width)
    return fitting(partial(_look, telling, words), width, height, min(LARGEST, width / LEAST))


def marks(now: Beat | None) -> Marks:
    """What the present step points at."""
    return Marks() if now is None else Marks(pointed=now.why.where, chosen=(now.place,) if now.place else ())


def _look(telling: Telling, words: Words, width: float) -> Scene:
    """The row, and below it what everybody gets, both ways side by side where there is room; or the whole position."""
    if telling.case.kind not in PAYING:
        return whole(telling.case.state, words, width, marks(telling.now))
    opened = frozenset(beat.place for beat in telling.told if beat.phase == CARD and beat.gang)
    parts, top = cities(telling.case.state, words, width, GAP, marks(telling.now), opened)
    ways = [(telling.told, telling.titles[0], "ledger")]
    if telling.others is not None:
        ways.append((telling.others, telling.titles[1], "other"))
    across = len(ways) if width >= BROAD * 1.25 else 1
    w = min(BROAD, (width - (across + 1) * GAP) / across)
    right = so_far(telling.case, telling.told)
    left, end = (width - across * w - (across - 1) * GAP) / 2, top
    for nth, (told, title, kind) in enumerate(ways):
        x, y = left + nth % across * (w + GAP), top if across > 1 else end
        part, below = _ledger(telling, so_far(telling.case, told), right, title, kind, words, (x, y, w))
        parts, end = [*parts, part], max(end, below + GAP)
    return Scene(width, end, tuple(parts), words.say("ledger-all"))


def _ledger(
    telling: Telling, found: dict[str, Brought], right: dict[str, Brought], title: str, kind: str, words: Words,
    box: tuple[float, float, float],
) -> tuple[Part, float]:  # fmt: skip
    """A line for each player with what the round has brought so far; where it ends below."""
    sketch, (x, y, w) = Sketch(), box
    if title:
        sketch.text(x, y + TITLE / 2 - 2, title, 15.5, "red" if kind == "other" else "ink", bold=True, most=w)
        y += TITLE
    sketch.text(x + w * ENDS["money"] - 8, y + HEAD / 2, words.say("ledger-money"), 13, "soft", "end")
    for column in list(ENDS)[1:]:
        look_card.penalty(sketch, column, x + w * ENDS[column] - 14, y + HEAD / 2 - 1, 9)
    spots = []
    for index, (who, brought) in enumerate(found.items()):
        now = who in (telling.asked, telling.now.gang if telling.now else "")
        spots.append((_line(sketch, (who, brought), right[who], kind, now, words, (x, y + HEAD + index * ROW, w)),))
    said = title or words.say("ledger")
    sketch.groups.append(Group(Spot(Piece(f"{kind}s", ""), said, said, x, y, w, HEAD), tuple(spots)))
    return sketch.part(), y + HEAD + len(found) * ROW


def _line(
    sketch: Sketch, one: tuple[str, Brought], right: Brought, kind: str, now: bool, words: Words,
    box: tuple[float, float, float],
) -> Spot:  # fmt: skip
    """What one player has got so far."""
    (who, brought), (x, y, w) = one, box
    of, middle = Piece(kind, who), y + ROW / 2
    sketch.of = of
    sketch.rect(x, y + 2, w, ROW - 4, "glow" if now else "card", EDGE - 1)
    sketch.rect(x, y + ROW - 3, w, 1, "line", EDGE)
    gangster(sketch, SIGNS[who], x + 8, middle - 11, 22)
    sketch.text(x + 40, middle, words.name(who), 17, bold=now, most=w * 0.5 - 80)
    cells, others = _cells(brought), _cells(right)
    for column, number in cells.items():
        at = x + w * ENDS[column] - 8
        if column == "money" or number:
            sketch.text(at, middle, str(number), 20 if column == "money" else 17, "ink", "end", True)
        if number != others[column]:
            sketch.outline(at - 24, y + 4, 30, ROW - 9, "red", 2, FILL, (5, 3))
    penalties = tuple(column for column, number in cells.items() if column != "money" for _ in range(number))
    label = words.say("ledger-line", who=who, money=brought.money, penalties=penalties or None)
    return Spot(of, label, label, x, y + 2, w, ROW - 4)


def _cells(brought: Brought) -> dict[str, int]:
    """What stands in each column."""
    return {
        "money": brought.money, REVOLVER: brought.dead, PRISON: brought.prison, HOSPITAL: brought.hospital,
        BANISHED: len(brought.banished),
    }  # fmt: skip
