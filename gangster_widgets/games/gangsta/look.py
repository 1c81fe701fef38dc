"""A position as it is seen: the heist under way, one's own gang, heists and gangsters on display, the others' gangs."""

from functools import lru_cache

from gangster_widgets.games.gangsta import look_heist, steps
from gangster_widgets.games.gangsta.look_display import gangsters, heists, offered, snitch
from gangster_widgets.games.gangsta.look_gang import bands, first, has_something, others
from gangster_widgets.games.gangsta.seats import acting
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.letters import width as text_width
from gangster_widgets.views.marks import NO_MARKS, Marks
from gangster_widgets.views.scene import Part, Scene, enlarged
from gangster_widgets.views.sketch import Sketch

EDGE, GAP, LINE = 8.0, 9.0, 18.0
FAR, LARGER = 1150.0, 1.3
"""From that width on everything is drawn so much larger: a class sees it from the last row."""
SIZE, TITLED = 14.5, 700.0
"""The size of the line above, and from which width on the game's name stands beside it."""


def look(state: State, words: Words, width: float = 1000.0, marks: Marks = NO_MARKS, everybody: bool = True) -> Scene:
    """The whole position on that width. What is decided about stands first, and below it the gang that acts. Not for
    `everybody`, players who have nothing at all are left out.
    """
    if width >= FAR:
        return enlarged(look(state, words, width / LARGER, marks, everybody), LARGER)
    across = width - 2 * EDGE
    part, top = head(summary(state, words), width)
    parts = [part]
    if state.heist is not None:
        part, end = look_heist.question(state, words, marks, EDGE, top, across)
        parts, top = [*parts, part], end + GAP
    if state.snitch is not None:
        part, top = snitch(state, words, marks, EDGE, top)
        parts.append(part)
    for draw in (offered, _large, heists, gangsters, _small if everybody else _small_with_something):
        more, top = draw(state, words, marks, (EDGE, top, across))
        parts += more
    return Scene(width, top, tuple(parts), summary(state, words))


def _large(state: State, words: Words, marks: Marks, across: tuple[float, float, float]) -> tuple[list[Part], float]:
    """The gangs that are shown large."""
    return bands(state, first(state), words, marks, across, low=False)


def _small(state: State, words: Words, marks: Marks, across: tuple[float, float, float]) -> tuple[list[Part], float]:
    """The other gangs."""
    return bands(state, others(state), words, marks, across, low=True)


def _small_with_something(
    state: State, words: Words, marks: Marks, across: tuple[float, float, float]
) -> tuple[list[Part], float]:
    """Those of the other gangs of whose players there is anything to be seen."""
    return bands(
        state, tuple(seat for seat in others(state) if has_something(state, seat)), words, marks, across, low=True
    )


def summary(state: State, words: Words) -> str:
    """The position in a sentence: the chapter, its snitches, who decides what."""
    who = acting(state)[0] if state.whole and not state.over else None
    moment = words.say("moment", moment=state.step.kind, about=steps.about(state.step)) if who else ""
    return words.say("look-board", chapter=state.chapter, snitches=state.snitches, who=who, moment=moment)


def around(state: State, place: str, cards: tuple[str, ...], words: Words) -> tuple[str, ...]:
    """Nothing lies around a place here, since there are none."""
    return ()


BESIDE = ()
"""Nothing else can be shown beside what lies there."""


def places(state: State) -> tuple[str, ...]:
    """What can be shown large: nothing, since everything is large enough on every width."""
    return ()


with_room = known = places


@lru_cache(maxsize=256)
def head(said: str, width: float) -> tuple[Part, float]:
    """The line above: the game's name where there is room, and how the game stands; where it ends below."""
    sketch = Sketch()
    if width >= TITLED:
        sketch.text(12, 19, "GANGSTA!", 19, "ink", spacing=4)
        sketch.text(width - 12, 20, said, SIZE, "soft", "end", most=width - 180)
        return sketch.part(), 38.0
    lines = [""]
    for word in said.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if text_width(longer, SIZE) <= width - 16:
            lines[-1] = longer
        else:
            lines.append(word)
    for nth, line in enumerate(lines):
        sketch.text(width / 2, 15 + nth * LINE, line, SIZE, "soft", "middle", most=width - 12)
    return sketch.part(), 10.0 + len(lines) * LINE
