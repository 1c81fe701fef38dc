"""The score track with hospital and prison, and the police cards that have been turned."""

from collections.abc import Callable

from gangster_widgets.games.the_boss import look_card
from gangster_widgets.games.the_boss.components import HOSPITAL, PRISON
from gangster_widgets.games.the_boss.seats import SIGNS
from gangster_widgets.games.the_boss.state import State, police_card
from gangster_widgets.kernel.why import Piece, Where
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.marks import Marks, shade_of
from gangster_widgets.views.pieces.gang import gangster
from gangster_widgets.views.scene import BOX, EDGE, MARK, Group, Part, Spot
from gangster_widgets.views.sketch import Sketch

GAP, HIGH, CELL, LINE = 10.0, 54.0, 32.0, 47.0
LEAST = 21
"""The track has so many spaces at least, with the start; more where somebody has more."""
TOKEN = 13.0


def police(state: State, words: Words, marks: Marks, x: float, y: float) -> tuple[Part, float]:
    """All police cards, turned or not, in the order drawn; how wide they are."""
    sketch, step = Sketch(), 33.0
    cards: list[str | None] = [*state.police]
    cards += [None] * (len(state.table.components.police) - len(cards))
    sketch.rect(x, y, step * len(cards), 14, "paper", BOX, police_card(0))
    sketch.text(x, y + 7, words.say("look-police"), 12.5, "soft")
    spots = []
    for nth, mark in enumerate(cards, start=1):
        of, at = police_card(nth), x + (nth - 1) * step
        look_card.police(sketch, mark, (at, y + 17, 28, 37), of)
        label = (
            words.say("look-police-card", nth=nth, card=mark or "") if mark else words.say("look-police-none", nth=nth)
        )
        spots.append(Spot(of, label, mark or "-", at, y + 17, 28, 37))
        _marked(sketch, spots[-1], marks)
    said = words.say("look-police-all", cards=state.police)
    sketch.groups.append(Group(Spot(police_card(0), said, said, x, y, step * len(cards), 14), (tuple(spots),)))
    return sketch.part(), step * len(cards)


def away(state: State, words: Words, marks: Marks, x: float, y: float, kind: str) -> tuple[Part, float]:
    """Hospital or prison with the professionals who are there; those in prison who come back sooner stand in front."""
    sketch = Sketch()
    of = sketch.of = Piece(kind, "")
    found: list[str] = []
    for who, crew in zip(state.table.colours, state.crews, strict=True):
        found += [SIGNS[who]] * (crew.hospital if kind == HOSPITAL else sum(crew.prison))
    wide = max(80.0, 44 + len(found) * 19.0)
    sketch.text(x, y + 7, words.name(kind), 12.5, "soft", most=wide)
    sketch.panel(x, y + 17, wide, 37, "card", "edge", 1.2, 4)
    look_card.penalty(sketch, kind, x + 19, y + 35.5, 12)
    for nth, letter in enumerate(found):
        gangster(sketch, letter, x + 39 + nth * 19, y + 27.5, 16, of)
    label = _said(state, words, kind)
    spot = Spot(of, label, label, x, y + 17, wide, 37)
    _marked(sketch, spot, marks)
    sketch.groups.append(Group(spot))
    return sketch.part(), wide


def _said(state: State, words: Words, kind: str) -> str:
    """Who is there, and for how long."""
    told = []
    for who, crew in zip(state.table.colours, state.crews, strict=True):
        if kind == HOSPITAL and crew.hospital:
            told.append(words.say("look-in-hospital", who=who, number=crew.hospital))
        elif kind == PRISON and any(crew.prison):
            told.append(words.say("look-in-prison", who=who, sooner=crew.prison[0], later=crew.prison[1]))
    return words.say("look-away", place=kind, told=words.apart(told) if told else None)


def track(state: State, words: Words, marks: Marks, width: float, y: float) -> tuple[Part, float]:
    """The spaces of the track with everybody's token; where it ends below."""
    sketch = Sketch()
    number = max(LEAST, max(state.money) + 1)
    in_row = max(1, min(number, int((width - 2 * GAP) // CELL)))
    in_row = -(-number // -(-number // in_row))
    w = min((width - 2 * GAP) / in_row, 48.0)
    left = (width - w * in_row) / 2
    spots: list[Spot] = []
    for money in range(number):
        x, top = left + money % in_row * w, y + money // in_row * LINE
        there = [who for who, has in zip(state.table.colours, state.money, strict=True) if has == money]
        spots.append(_space(sketch, money, there, words, (x, top, w)))
        _marked(sketch, spots[-1], marks)
    rows = -(-number // in_row)
    said = words.say("look-track")
    head = Spot(Piece("track", ""), said, said, left, y, w * in_row, rows * LINE)
    sketch.groups.append(Group(head, tuple((spot,) for spot in spots if spot.label)))
    return sketch.part(), y + rows * LINE + GAP


def _space(sketch: Sketch, money: int, there: list[str], words: Words, box: tuple[float, float, float]) -> Spot:
    """A space; it is told of where somebody stands on it."""
    x, y, w = box
    of: Where = Piece("space", "", money) if there else Piece("track", "")
    sketch.of = of
    sketch.framed(x, y, w, LINE - 2, "card" if there else "field", "edge", 1, (EDGE - 1, EDGE))
    if not there:
        sketch.text(x + w / 2, y + LINE / 2 - 1, str(money), 13.5, "soft", "middle")
    for nth, who in enumerate(there):
        gangster(sketch, SIGNS[who], *_corner(nth, len(there), (x, y, w)), TOKEN + 3 if len(there) < 2 else TOKEN, of)
    if there:
        sketch.text(x + w / 2, y + 8, str(money), 11.5, "ink", "middle", True)
    label = words.say("look-space", money=money, who=tuple(there)) if there else ""
    return Spot(of, label, f"{money}:{''.join(SIGNS[who] for who in there)}", x, y, w, LINE - 2)


def _corner(nth: int, many: int, box: tuple[float, float, float]) -> tuple[float, float]:
    """Where one of so many tokens on a space has its corner."""
    x, y, w = box
    if many == 1:
        return x + w / 2 - 8, y + 22
    left, rows = x + w / 2 - TOKEN - 0.5, 1 if many < 3 else 2
    return left + nth % 2 * (TOKEN + 1), y + (23 if rows == 1 else 16 + nth // 2 * (TOKEN + 0.5))


def _marked(sketch: Sketch, spot: Spot, marks: Marks) -> None:
    shade = shade_of(spot.of, marks)
    if shade:
        sketch.of = spot.of
        sketch.outline(spot.x - 2, spot.y - 2, spot.w + 4, spot.h + 4, shade, 2.4, MARK)


def in_rows(
    pieces: list[Callable[[float, float], tuple[Part, float]]], width: float, top: float
) -> tuple[list[Part], float]:
    """Those pieces side by side as far as there is room; where they end below."""
    parts, x, y = [], GAP, top
    for piece in pieces:
        part, wide = piece(x, y)
        if x > GAP and x + wide > width - GAP:
            x, y = GAP, y + HIGH + GAP
            part, wide = piece(x, y)
        parts.append(part)
        x += wide + 1.6 * GAP
    return parts, y + HIGH + GAP if pieces else top
