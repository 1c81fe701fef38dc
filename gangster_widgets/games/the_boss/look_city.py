"""A city of the row as it is seen: its cards in a column, the hidden one above, and who is there beside them."""

from collections.abc import Iterator
from functools import lru_cache

from gangster_widgets.games.the_boss import look_card
from gangster_widgets.games.the_boss.components import BANISHED
from gangster_widgets.games.the_boss.seats import SIGNS
from gangster_widgets.games.the_boss.state import City, Men, hidden_card
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Piece
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.marks import Marks, shade_of
from gangster_widgets.views.pieces.gang import gangster, occasional
from gangster_widgets.views.scene import EDGE, FILL, MARK, SIGN, Group, Part, Spot
from gangster_widgets.views.sketch import Sketch

TITLE, BAND, CARD, STRIP, ROW, EDGING = 26.0, 17.0, 32.0, 19.0, 25.0, 24.0
"""The heights of the name, of what says that a city pays, of a card, of the part of a covered card that is seen, of a
player's line, and of the edge for who is banished.
"""
LEAST, MOST = 108.0, 190.0
"""So wide is a city at least, and at the most."""
WIDE = 36.0
"""The width of a card."""

ROOMY = 27.0
"""From this room on for a piece and its number, the piece is as large as anywhere."""

Box = tuple[float, float, float, float]


class CityFace(Record, frozen=True, gc=False):
    """What is to be seen of a city. `hidden` says whether a card lies face down or, where it is told, which.

    `number` is None for Chicago; `pays` is the city that is paid out of what lies here, else nothing. `held` is who
    stands out as its holder, by his seat, if anybody does.
    """

    city: City
    colours: tuple[str, ...]
    number: int | None
    pays: str
    open_up: bool
    banished: tuple[str, ...]
    held: int | None


def height(cards: int, players: int, edging: bool) -> float:
    """How high cities are where so many cards may lie open, for so many players."""
    body = max(CARD + 4 + STRIP * max(cards - 1, 0) + (CARD if cards else 0), players * ROW)
    return TITLE + BAND + 6 + body + 8 + (EDGING if edging else 0)


@lru_cache(maxsize=1024)
def city(face: CityFace, box: Box, words: Words, marks: Marks) -> Part:
    """A city with everything that is there."""
    x, y, w, h = box
    one = face.city
    sketch = Sketch(one.name)
    bare = face.number is None
    sketch.panel(x, y, w, h, "lake" if bare else "card", "ink", 1.5, 5)
    sketch.rect(x + 1.5, y + 1.5, w - 3, TITLE, "bar", EDGE)
    left = x + 8
    if face.number is not None:
        look_card.coin(sketch, face.number, x + 14, y + TITLE / 2 + 1, 9)
        left = x + 27
    sketch.text((left + x + w - 5) / 2, y + TITLE / 2 + 1.5, one.name, 14.5, "on bar", "middle", True, x + w - 5 - left)
    top = y + TITLE + 1.5
    if face.pays:
        sketch.rect(x + 1.5, top, w - 3, BAND, "brass", EDGE)
        sketch.text(
            x + w / 2, top + BAND / 2, words.say("look-pays", city=face.pays), 12, "on brass", "middle", most=w - 8
        )
    top += BAND + 6
    if bare:
        sketch.text(x + 8 + WIDE / 2, top + CARD / 2, "½", 26, "shore", "middle", True)
    rows = [] if bare else [_cards(sketch, face, words, x + 8, top)]
    rows += [[spot] for spot in _men(sketch, face, words, (x + 8 + WIDE + 6, top, x + w - 6))]
    if face.banished:
        rows.append([_banished(sketch, face, words, x + 8, y + h - EDGING)])
    _marks(sketch, [spot for row in rows for spot in row], marks)
    _frame(sketch, one.name, box, marks)
    label = _label(face, words)
    sketch.groups.append(Group(Spot(one.name, label, label, x, y, w, h), tuple(tuple(row) for row in rows if row)))
    return sketch.part()


def _label(face: CityFace, words: Words) -> str:
    """The city in one sentence: its number, whether it pays, who holds it."""
    seat, one = face.held, face.city
    facts = {"city": one.name, "number": face.number or 0, "pays": face.pays or None}
    who = "" if seat is None else face.colours[seat]
    return words.say("look-city", **facts, who=who or None, gangsters=0 if seat is None else one.men[seat].number)


def _cards(sketch: Sketch, face: CityFace, words: Words, x: float, y: float) -> list[Spot]:
    """The hidden card, and below it the open ones in the order they were laid, the last one whole."""
    one, hidden = face.city, hidden_card(face.city.name)
    if one.hidden is not None and face.open_up:
        look_card.face_up(sketch, one.hidden, (x, y, WIDE, CARD - 4), hidden)
        sketch.of = hidden
        sketch.outline(x + 2.5, y + 2.5, WIDE - 5, CARD - 9, "edge", 1, SIGN, (3, 2))
        label = words.say("look-hidden-told", city=one.name, card=one.hidden)
    else:
        look_card.face_down(sketch, (x, y, WIDE, CARD - 4), hidden)
        label = words.say("look-hidden", city=one.name)
    spots = [
        Spot(hidden, label, "#" if one.hidden is None or not face.open_up else str(one.hidden), x, y, WIDE, CARD - 4)
    ]
    for nth, card in enumerate(one.open, start=1):
        of, top = (one.name, nth), y + CARD + STRIP * (nth - 1)
        last = nth == len(one.open)
        high = CARD if last else STRIP + 1
        look_card.face_up(sketch, card, (x, top, WIDE, high), of, strip=0 if last else STRIP)
        said = words.say("look-open-last" if last else "look-open", city=one.name, nth=nth, card=card)
        spots.append(Spot(of, said, str(card), x, top, WIDE, high if last else STRIP))
    return spots


def _men(sketch: Sketch, face: CityFace, words: Words, across: tuple[float, float, float]) -> Iterator[Spot]:
    """A line for each player who is there: cubes for professionals, round pieces for occasionals, how many of each."""
    left, top, right = across
    there, held = [(seat, men) for seat, men in enumerate(face.city.men) if men.number], face.held
    for index, (seat, men) in enumerate(there):
        who, y, w = face.colours[seat], top + index * ROW, min(right - left, 64.0)
        of = sketch.of = Piece("men", face.city.name, seat + 1)
        sketch.rect(left, y, w, ROW - 3, "glow" if seat == held else "card", EDGE - 1)
        if seat == held:
            sketch.outline(left, y, w, ROW - 3, "brass", 1.6, FILL)
        _counted(sketch, SIGNS[who], men, left + 3, y + 3.5, (w - 6) / 2, of)
        facts = {"who": who, "professionals": men.professionals, "occasionals": men.occasionals}
        label = words.say("look-men", **facts, holds=1 if seat == held else 0)
        mark = f"{SIGNS[who]} {men.professionals}+{men.occasionals}{'*' if seat == held else ''}"
        yield Spot(of, label, mark, left, y, w, ROW - 3)


def _counted(sketch: Sketch, letter: str, men: Men, x: float, y: float, step: float, of: Piece) -> None:
    """How many of each kind there are."""
    size = 15.0 if step >= ROOMY else 12.0
    for number, draw in ((men.professionals, gangster), (men.occasionals, occasional)):
        if number:
            draw(sketch, letter, x, y + (15.0 - size) / 2, size, of)
            sketch.text(x + size + 2, y + 7.5, str(number), 14, "ink", bold=True)
            x += step


def _banished(sketch: Sketch, face: CityFace, words: Words, x: float, y: float) -> Spot:
    """The discs of who is banished, at the lower edge behind the sign of that penalty."""
    of = sketch.of = Piece("banished", face.city.name)
    look_card.penalty(sketch, BANISHED, x + 9, y + 10, 10)
    for nth, who in enumerate(face.banished, start=1):
        occasional(sketch, SIGNS[who], x + 2 + nth * 20, y + 2, 16, of)
    label = words.say("look-banished", who=face.banished, city=face.city.name)
    return Spot(
        of, label, "x " + "".join(SIGNS[who] for who in face.banished), x, y, 20 + len(face.banished) * 20.0, 20
    )


def _marks(sketch: Sketch, spots: list[Spot], marks: Marks) -> None:
    """An outline around what is chosen, possible, refused or pointed at."""
    for spot in spots:
        sketch.of = spot.of
        shade = shade_of(spot.of, marks)
        if shade:
            sketch.outline(spot.x - 2, spot.y - 2, spot.w + 4, spot.h + 4, shade, 2.6, MARK)


def _frame(sketch: Sketch, name: str, box: Box, marks: Marks) -> None:
    """The outline of the whole city."""
    sketch.of, (x, y, w, h) = name, box
    shade = shade_of(name, marks)
    if shade:
        line = 3.4 if shade == "red" else 2.6
        sketch.outline(x - 2, y - 2, w + 4, h + 4, shade, line, MARK)
