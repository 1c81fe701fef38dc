"""A position as it is seen: the row of cities with Chicago in it, what lies beside it, and what players have."""

from collections.abc import Iterator
from functools import lru_cache, partial

from gangster_widgets.games.the_boss import look_track
from gangster_widgets.games.the_boss.chicago import left
from gangster_widgets.games.the_boss.components import HOSPITAL, PRISON
from gangster_widgets.games.the_boss.look_city import LEAST, MOST, CityFace, city, height
from gangster_widgets.games.the_boss.look_seats import seats
from gangster_widgets.games.the_boss.majority import holder
from gangster_widgets.games.the_boss.seats import acting
from gangster_widgets.games.the_boss.state import City, State
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.letters import width as text_width
from gangster_widgets.views.marks import NO_MARKS, Marks
from gangster_widgets.views.scene import Part, Scene, enlarged
from gangster_widgets.views.sketch import Sketch

HEAD, GAP, BELOW = 40.0, 8.0, 12.0
FEW = 2
"""In more lines than that, and in written positions, cities are only as high as the cards that lie there need."""
FAR, LARGER = 1150.0, 1.3
"""From that width on everything is drawn so much larger: a class sees it from the last row."""
DOT, SMALL = " · ", 13.0
"""What stands between the parts of the line above; where it would be smaller, it takes two lines."""
NO_TITLE = 560.0
"""On less width than that the line above says only how the game stands."""


def look(state: State, words: Words, width: float = 1000.0, marks: Marks = NO_MARKS) -> Scene:
    """The whole position on that width; the row of cities goes on below where it has no room."""
    if width >= FAR:
        return enlarged(look(state, words, width / LARGER, marks), LARGER)
    parts = [head(summary(state, words), width)]
    row, top = cities(state, words, width, HEAD, marks)
    parts += row
    beside, top = look_track.in_rows([*_beside(state, words, marks)], width, top)
    parts += beside
    if state.whole or any(state.money):
        line, top = look_track.track(state, words, marks, width, top)
        parts.append(line)
    before, end = seats(state, words, marks, width, top)
    return Scene(width, end, (*parts, *before), _label(state, words))


def summary(state: State, words: Words) -> str:
    """The position in a sentence: round, turn, how many cities lie left of Chicago, who acts."""
    turn = state.beat if state.whole and not state.over else 0
    who = acting(state) if turn else None
    most = state.table.components.hand
    return words.say("look-board", round=state.round, turn=turn, most=most, left=left(state), who=who)


def _label(state: State, words: Words) -> str:
    return words.say("look-board-label", said=summary(state, words), cities=tuple(one.name for one in in_order(state)))


def in_order(state: State) -> tuple[City, ...]:
    """All cities as they lie in the row, Chicago at its place."""
    number = left(state)
    return (*state.cities[:number], state.chicago, *state.cities[number:-1])


def around(state: State, place: str, cards: tuple[str, ...], words: Words) -> Iterator[str]:
    """What is seen around a place, for who hears it: the cities next to it."""
    row = [one.name for one in in_order(state)]
    at = row.index(place)
    yield words.say("look-beside", places=(*row[max(0, at - 1) : at], *row[at + 1 : at + 2]))


BESIDE = ()
"""Nothing else can be shown beside what lies there."""


def places(state: State) -> tuple[str, ...]:
    """What can be shown large: nothing, since cities are large enough on every width."""
    return ()


with_room = known = places


@lru_cache(maxsize=256)
def head(said: str, width: float) -> Part:
    """The line above: the game's name, and what is said of the whole."""
    sketch = Sketch()
    if width < NO_TITLE:
        parts = said.split(DOT)
        whole = len(parts) < 3 or text_width(said, SMALL) <= width - 12
        for nth, line in enumerate([said] if whole else [DOT.join(parts[:-2]), DOT.join(parts[-2:])]):
            sketch.text(width / 2, 21 if whole else 12 + nth * 18, line, 14.5, "soft", "middle", most=width - 12)
        return sketch.part()
    sketch.text(12, 20, "THE BOSS", 19, "ink", spacing=4)
    sketch.text(width - 12, 21, said, 14.5, "soft", "end", most=width - 170)
    return sketch.part()


def cities(
    state: State, words: Words, width: float, top: float, marks: Marks, opened: frozenset[str] | None = None
) -> tuple[list[Part], float]:
    """The row of cities, in as many lines as it takes; where it ends below. In `opened` hidden cards are turned up."""
    row, banned = in_order(state), any(crew.banished for crew in state.crews)
    lines = -(-len(row) // max(1, int((width - GAP) // (LEAST + GAP))))
    in_line = -(-len(row) // lines)
    cards = max(map(len, state.table.cards.values())) - 1
    if lines > FEW or not state.whole:
        cards = min(cards, max(2, *(len(one.open) for one in row)))
    w = min((width - (in_line + 1) * GAP) / in_line, MOST)
    high = height(cards, len(state.table.colours), banned)
    aside, parts = (width - in_line * w - (in_line - 1) * GAP) / 2, []
    for nth, one in enumerate(row):
        x, y = aside + nth % in_line * (w + GAP), top + nth // in_line * (high + GAP)
        face = _face(state, one, nth, not state.whole if opened is None else one.name in opened, marks.holders)
        parts.append(city(face, (x, y, w, high), words, marks.at(one.name)))
    return parts, top + lines * (high + GAP) + BELOW - GAP


def _face(state: State, one: City, nth: int, opened: bool, holders: bool) -> CityFace:
    table = state.table
    number = {boxed.name: boxed.number for boxed in table.boxed}.get(one.name)
    banished = tuple(who for who, crew in zip(table.colours, state.crews, strict=True) if one.name in crew.banished)
    pays = table.chicago if nth < left(state) else ""
    return CityFace(one, table.colours, number, pays, opened, banished, holder(one) if holders else None)


def _beside(state: State, words: Words, marks: Marks) -> Iterator[partial[tuple[Part, float]]]:
    """Police cards, hospital and prison, as far as there is something to be told of them."""
    if state.whole or state.police:
        yield partial(look_track.police, state, words, marks)
    for kind in (HOSPITAL, PRISON):
        if state.whole or any(crew.hospital if kind == HOSPITAL else any(crew.prison) for crew in state.crews):
            yield partial(_away, kind, state, words, marks)


def _away(kind: str, state: State, words: Words, marks: Marks, x: float, y: float) -> tuple[Part, float]:
    return look_track.away(state, words, marks, x, y, kind)
