"""What lies before the players: available gangsters one by one, cards in hand, open or as backs, and the money."""

from functools import lru_cache

from gangster_widgets.games.the_boss import look_card
from gangster_widgets.games.the_boss.seats import SIGNS, open_to
from gangster_widgets.games.the_boss.state import Card, Men, State
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Piece
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.marks import Marks, shade_of
from gangster_widgets.views.pieces.gang import gangster, occasional
from gangster_widgets.views.scene import EDGE, FILL, MARK, SIGN, Group, Part, Spot
from gangster_widgets.views.sketch import Sketch

GAP = 10.0
LEAST, MOST = 160.0, 380.0
"""So wide is what lies before a player at least, and at the most."""
ROOMY = 250.0
"""With less width than that, whoever starts has the stone without a word."""
LOW, MEN, CARDS = 38.0, 30.0, 56.0
"""The heights of the name, of the gangsters and of the cards."""
SIDE, STEP, BETWEEN = 20.0, 23.0, 5.0
"""Of gangsters: how large, how far apart, and how much further the two kinds are."""

Box = tuple[float, float, float, float]


class Seat(Record, frozen=True, gc=False):
    """What a player has before him. None is what is not told; `numbers` are those of the cities of his cards."""

    who: str
    men: Men | None
    cards: tuple[Card, ...] | None
    numbers: tuple[int, ...]
    money: int | None
    acting: bool
    starts: bool


def known(state: State) -> list[Seat]:
    """Everybody of whom gangsters, cards or money are told; in a game all, from the first seat on."""
    table, money = state.table, state.whole or any(state.money)
    number = {city.name: city.number for city in table.boxed}
    found = []
    for seat, who in enumerate(table.colours):
        men, cards = state.crews[seat].available, state.hands[seat] and open_to(state, seat)
        if money or men is not None or cards is not None:
            acting = state.whole and not state.over and seat == state.queue[0]
            numbers = tuple(number[card.city] for card in cards or ())
            found.append(
                Seat(who, men, cards, numbers, state.money[seat] if money else None, acting, seat == state.start)
            )
    return found


def seats(state: State, words: Words, marks: Marks, width: float, top: float) -> tuple[list[Part], float]:
    """All of them side by side as far as there is room; where they end below."""
    found = known(state)
    if not found:
        return [], top
    in_row = max(1, min(len(found), int((width - GAP) // (LEAST + GAP))))
    in_row = -(-len(found) // -(-len(found) // in_row))
    w = min((width - (in_row + 1) * GAP) / in_row, MOST)
    aside = (width - in_row * w - (in_row - 1) * GAP) / 2
    high = height(found)
    parts = []
    for nth, seat in enumerate(found):
        x, y = aside + nth % in_row * (w + GAP), top + nth // in_row * (high + GAP)
        parts.append(_seat(seat, (x, y, w, high), words, marks.at(seat.who)))
    return parts, top + -(-len(found) // in_row) * (high + GAP)


def height(found: list[Seat]) -> float:
    """How high they all are."""
    men, cards = any(seat.men is not None for seat in found), any(seat.cards is not None for seat in found)
    return LOW + (MEN if men else 0) + (CARDS if cards else 0) + (4 if men or cards else 0)


@lru_cache(maxsize=512)
def _seat(seat: Seat, box: Box, words: Words, marks: Marks) -> Part:
    """What one player has before him."""
    x, y, w, h = box
    of = Piece("hand", seat.who)
    sketch = Sketch(of)
    sketch.panel(x, y, w, h, "card", "red" if seat.acting else "line", 2.4 if seat.acting else 1.2, 6)
    gangster(sketch, SIGNS[seat.who], x + 10, y + 8, 22)
    sketch.text(
        x + 40,
        y + 19,
        words.name(seat.who),
        17,
        bold=seat.acting,
        most=w - ((200 if w >= ROOMY else 120) if seat.starts else 100),
    )
    if seat.starts:
        _stone(sketch, words, x + w - 66, y + 19, w >= ROOMY)
    if seat.money is not None:
        sketch.text(x + w - 11, y + 19, words.say("look-money", money=seat.money), 18, "ink", "end", True, 46)
    rows, top = [], y + LOW
    if seat.men is not None:
        rows.append(_men(sketch, seat.who, seat.men, words, x + 11, top, w - 22))
        top += MEN
    if seat.cards is not None:
        rows.append(_cards(sketch, seat, words, (x + 11, top, w - 22, CARDS - 6)))
    _marks(sketch, [spot for row in rows for spot in row], marks)
    if shade_of(of, marks):
        sketch.of = of
        sketch.outline(x, y, w, h, shade_of(of, marks), 2.6, MARK)
    money = () if seat.money is None else seat.money
    label = words.say("look-seat", who=seat.who, money=money, acting=1 if seat.acting else 0,
                      starts=1 if seat.starts else 0)  # fmt: skip
    head = Spot(of, label, label, x, y, w, LOW)
    sketch.groups.append(Group(head, tuple(tuple(row) for row in rows if row)))
    return sketch.part()


def _stone(sketch: Sketch, words: Words, x: float, y: float, told: bool) -> None:
    """The stone of whoever starts the round."""
    sketch.disc(x, y, 8, "outline", EDGE)
    sketch.disc(x, y, 6.6, "brass", FILL)
    sketch.area((x - 2.2, y - 3.4, x + 3.6, y, x - 2.2, y + 3.4), "on brass", SIGN)
    if told:
        sketch.text(x - 14, y + 1, words.say("look-start"), 12.5, "soft", "end", most=70)


def _men(sketch: Sketch, who: str, men: Men, words: Words, x: float, y: float, most: float) -> list[Spot]:
    """Available professionals as cubes, then available occasionals as round pieces."""
    spots, at, step = [], x, min(STEP, (most - SIDE - BETWEEN) / max(men.number - 1, 1))
    side = min(SIDE, step - 1)
    if not men.number:
        sketch.text(x, y + 10, words.say("look-nobody-available"), 13, "soft")
    for kind, number, draw in (
        ("professional", men.professionals, gangster),
        ("occasional", men.occasionals, occasional),
    ):
        for nth in range(1, number + 1):
            of = Piece(kind, who, nth)
            draw(sketch, SIGNS[who], at, y, side, of)
            label = words.say(f"look-{kind}", who=who, nth=nth, number=number)
            spots.append(Spot(of, label, SIGNS[who] if kind == "professional" else "o", at, y, side, side))
            at += step
        at += BETWEEN if number else 0
    return spots


def _cards(sketch: Sketch, seat: Seat, words: Words, box: Box) -> list[Spot]:
    """The cards in hand, each with the number of its city."""
    x, y, w, h = box
    cards, spots = seat.cards or (), []
    if not cards:
        sketch.of = Piece("hand", seat.who)
        sketch.text(x, y + h / 2 - 4, words.say("look-no-cards"), 13, "soft", most=w)
    step = min(42.0, w / max(len(cards), 5))
    for nth, (card, number) in enumerate(zip(cards, seat.numbers, strict=True), start=1):
        of, at = Piece("card", seat.who, nth), x + (nth - 1) * step
        place = (at, y, step - 4, h)
        if card.face is None:
            look_card.face_down(sketch, place, of, number)
            label, mark = words.say("look-back", who=seat.who, city=card.city), f"{number}:#"
        else:
            look_card.in_hand(sketch, card.face, number, place, of)
            label, mark = words.say("look-card", who=seat.who, city=card.city, card=card.face), f"{number}:{card.face}"
        spots.append(Spot(of, label, mark, *place))
    return spots


def _marks(sketch: Sketch, spots: list[Spot], marks: Marks) -> None:
    """Outlines around gangsters and cards."""
    for spot in spots:
        sketch.of, shade = spot.of, shade_of(spot.of, marks)
        if shade:
            sketch.outline(spot.x - 1, spot.y - 1, spot.w + 2, spot.h + 2, shade, 2.4, MARK)
