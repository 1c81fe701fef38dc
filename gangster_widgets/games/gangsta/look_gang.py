"""What lies before the players: sign, money, heists done, resource card, and the gang; one's own gang the largest."""

from collections.abc import Iterator

from gangster_widgets.games.gangsta import look_worth, pieces
from gangster_widgets.games.gangsta.lines import resource_said
from gangster_widgets.games.gangsta.look_mark import Mark, mark, stand_out
from gangster_widgets.games.gangsta.look_person import GAP, Face, in_row, least, rows
from gangster_widgets.games.gangsta.person import in_order
from gangster_widgets.games.gangsta.resource import Resource
from gangster_widgets.games.gangsta.resources import laid
from gangster_widgets.games.gangsta.seats import SIGNS, deciding
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Piece
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.letters import width as text_width
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.pieces.gang import gangster
from gangster_widgets.views.scene import BOX, EDGE, FACE, FILL, SIGN, Group, Part, Spot
from gangster_widgets.views.sketch import Sketch

HEAD, LINE, PAD = 34.0, 23.0, 9.0
"""The heights of sign, name and money, of the line with heists and resource, and what is free around it all."""
TAKEN, BESIDE = 210.0, 300.0
"""So much room is left to sign, name and money; at least so wide are gangs that stand side by side."""
SIZE = 12.5

Across = tuple[float, float, float]
"""Left end, top and width."""


class Slip(Record, frozen=True, gc=False):
    """A short text on a slip: what it is, whether it is full, a resource card that is worth something, and whether that
    is not active.
    """

    of: Piece
    text: str
    full: bool = False
    card: Resource | None = None
    dashed: bool = False

    def wide(self, words: Words) -> float:
        """How wide it is."""
        return text_width(self.text, SIZE) + 16 + (look_worth.wide(self.card, words) if self.card else 0)


def first(state: State) -> tuple[int, ...]:
    """Whose gangs are shown large: that of whoever decides; in a position everybody's."""
    if not state.whole:
        return tuple(seat for seat, gang in enumerate(state.gangs) if gang)
    return (deciding(state),)


def others(state: State) -> tuple[int, ...]:
    """The others, from the next one on."""
    large = first(state)
    return tuple(seat for seat in state.table.clockwise(large[0] if large else 0) if seat not in large)


def has_something(state: State, seat: int) -> bool:
    """Whether that player has anything before him: somebody, money, heists done or a resource card."""
    return bool(state.gangs[seat] or state.money[seat] or state.banked[seat] or state.done[seat] or state.cards[seat])


def band(state: State, seat: int, words: Words, marks: Marks, across: Across, low: bool) -> tuple[list[Part], float]:
    """One player with his gang; where it ends below."""
    x, y, w = across
    gang, acting = state.gangs[seat], state.whole and not state.over and seat == deciding(state)
    top = y + HEAD + LINE * len(_below(state, seat, words, w))
    faces = [Face(one, None, low) for one in gang]
    wide = least(faces)
    places = max(1, in_row(len(gang), w - 2 * PAD, wide), min(4, int((w - 2 * PAD + GAP) // (wide + GAP))))
    cards, spots, end = rows(faces, words, marks, (x + PAD, top, w - 2 * PAD), places)
    h = end - y + (2 if gang else 0)
    sketch = Sketch(pieces.gang(state.table.colours[seat]))
    sketch.panel(x, y, w, h, "field", "red" if acting else "line", 2.6 if acting else 1.2, 6, (BOX, FACE))
    above = [*_above(sketch, state, seat, words, marks, across)]
    sketch.of = pieces.gang(state.table.colours[seat])
    stand_out(sketch, (x, y, w, h), mark(sketch.of, marks))
    head = Spot(
        pieces.gang(state.table.colours[seat]), _said(state, seat, acting, words),
        SIGNS[state.table.colours[seat]], x, y, w, HEAD,
    )  # fmt: skip
    sketch.groups.append(Group(head, (tuple(above), *spots)))
    return [sketch.part(), *cards], y + h


def _said(state: State, seat: int, acting: bool, words: Words) -> str:
    """How the gang is read out: how many of it are available, and who decides."""
    gang = state.gangs[seat]
    ready = sum(not one.engaged for one in gang)
    return words.say(
        "look-gang", who=state.table.colours[seat], number=len(gang), available=ready, acting=1 if acting else 0
    )


def _slips(state: State, seat: int, words: Words) -> Iterator[Slip]:
    """Heists done and the resource card, in short; an active one is full, one laid to the heists as plain as they."""
    who, done, card = state.table.colours[seat], state.done[seat], state.cards[seat]
    if done:
        yield Slip(pieces.done(who), words.say("seen-done", number=len(done), points=sum(done)))
    if card is not None and laid(state, card):
        short = words.say("look-resource-laid", resource=card.name)
        yield Slip(pieces.resource(who), short, card=card if card.active else None)
    elif card is not None:
        short = words.say("look-resource", resource=card.name, needs=in_order(card.needs))
        text = words.name(card.name) if card.active else short
        yield Slip(pieces.resource(who), text, card.active, card, not card.active)


def _below(state: State, seat: int, words: Words, w: float) -> list[list[Slip]]:
    """Heists and resource in lines of their own, where there is no room for them beside sign, name and money."""
    lines: list[list[Slip]] = []
    left, found = 0.0, [*_slips(state, seat, words)]
    if sum(one.wide(words) + 8 for one in found) <= w - TAKEN:
        return []
    for one in found:
        wide = one.wide(words) + 8
        if not lines or wide > left:
            lines.append([])
            left = w - 2 * PAD
        lines[-1].append(one)
        left -= wide
    return lines


def _above(sketch: Sketch, state: State, seat: int, words: Words, marks: Marks, across: Across) -> Iterator[Spot]:
    """Sign and name, money, heists done, and the resource card: an active one full, another with a dashed edge."""
    x, y, w = across
    who = state.table.colours[seat]
    acting = state.whole and not state.over and seat == deciding(state)
    gangster(sketch, SIGNS[who], x + PAD, y + 6, 22)
    name = words.name(who)
    sketch.text(x + PAD + 30, y + 17, name, 17, bold=acting)
    at = x + PAD + 42 + text_width(name, 17, acting)
    if state.whole or any(state.money) or (state.heist is None and not state.display):
        yield _money(sketch, state, seat, words, at, y)
        at += 62
    lines, middle = _below(state, seat, words, w), y + 17
    for nth, line in enumerate(lines or [[*_slips(state, seat, words)]]):
        if lines:
            at, middle = x + PAD, y + HEAD + (nth + 0.5) * LINE - 4
        for one in line:
            yield _tag(sketch, one, _told(state, seat, one.of, words), mark(one.of, marks), (at, middle), words)
            at += one.wide(words) + 8
    sketch.of = pieces.gang(who)


def _tag(sketch: Sketch, one: Slip, said: str, how: Mark, at: tuple[float, float], words: Words) -> Spot:
    """A short text on a slip, a resource card with its points: full, or where it is not active with a dashed edge."""
    (x, middle), wide = at, one.wide(words)
    sketch.of = one.of
    slip(sketch, (x, middle - 10, wide, 20), one.full, one.dashed)
    sketch.text(x + 8, middle, one.text, SIZE, "on brass" if one.full else "ink")
    short = one.text
    if one.card is not None:
        short = f"{one.text} {look_worth.short(one.card, words)}"
        look_worth.worth(sketch, one.card, words, x + 8 + text_width(one.text, SIZE), middle)
    stand_out(sketch, (x, middle - 10, wide, 20), how, 0)
    return Spot(one.of, said, short, x, middle - 10, wide, 20)


def slip(sketch: Sketch, box: tuple[float, float, float, float], full: bool, dashed: bool) -> None:
    """A slip for a short text: full, or with a dashed edge."""
    sketch.rect(*box, "brass" if full else "field", EDGE)
    if dashed:
        sketch.outline(*box, "edge", 1.2, SIGN, (3, 3))


def _money(sketch: Sketch, state: State, seat: int, words: Words, x: float, y: float) -> Spot:
    """What that player has, on a note."""
    who = state.table.colours[seat]
    sketch.of = pieces.money(who)
    sketch.framed(x, y + 6, 52, 22, "card", "ink", 1.2, (EDGE, FILL))
    sketch.text(x + 26, y + 17, words.say("seen-money", money=state.money[seat]), 16, "ink", "middle", True, 46)
    said = words.say("look-money", who=who, money=state.money[seat])
    if state.banked[seat]:
        said = words.apart([said, words.say("seen-banked", money=state.banked[seat])])
    return Spot(sketch.of, said, str(state.money[seat]), x, y + 6, 52, 22)


def _told(state: State, seat: int, of: Piece, words: Words) -> str:
    """How heists done and a resource card are read out."""
    who, card = state.table.colours[seat], state.cards[seat]
    if of.kind == "resource" and card is not None:
        return words.say("seen-player", who=who, told=resource_said(state, card, words))
    done = state.done[seat]
    return words.say("seen-player", who=who, told=words.say("seen-done", number=len(done), points=sum(done)))


def bands(
    state: State, seats: tuple[int, ...], words: Words, marks: Marks, across: Across, low: bool
) -> tuple[list[Part], float]:
    """These players below each other, or side by side where they are low and there is room."""
    x, y, w = across
    if not seats:
        return [], y
    beside = max(1, min(len(seats), int((w + GAP) // (BESIDE + GAP)))) if low else 1
    wide = (w - (beside - 1) * GAP) / beside
    parts: list[Part] = []
    for start in range(0, len(seats), beside):
        ends = []
        for nth, seat in enumerate(seats[start : start + beside]):
            some, end = band(state, seat, words, marks, (x + nth * (wide + GAP), y, wide), low)
            parts += some
            ends.append(end)
        y = max(ends) + GAP
    return parts, y
