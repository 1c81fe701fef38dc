"""Gangsters set down in a district one after another, for the kinds that ask what comes of it."""

from collections.abc import Iterator, Sequence

from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import LETTERS
from gangster_widgets.games.gangster.tablet import District, set_down
from gangster_widgets.games.gangster.thought import Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Why
from gangster_widgets.puzzles.kinds.gangster._asked import colours

SET_DOWN = Rule("set-down", "cargo.unload", ("district", "number", "fields"))
NOBODY_SET_DOWN = Rule("nobody-set-down", "cargo.unload", ("district", "gang"))


def needs_colours(state: State, unload: Sequence[str], source: Data) -> Iterator[Fault]:
    """Colours that are in play."""
    for index, colour in enumerate(unload):
        if LETTERS[colour] not in state.table.seat:
            facts = {"colour": colour, "colours": colours(state)}
            yield source.fault(("ask", "unload", index), "position-not-in-play", **facts)


def after_unloading(state: State, district: District, unload: Sequence[str], thought: Thought) -> tuple[District, Why]:
    """The district with those colours set down, and the fields with why; it ends where somebody cannot be set down."""
    placed, fields = [], district.fields
    for colour in unload:
        placed.append(thought.next_field(district.name, fields, LETTERS[colour], state.table.gap))
        if placed[-1].value is None:
            break
        fields = set_down(fields, placed[-1].value, LETTERS[colour])
    taken = tuple(why.value for why in placed if why.value is not None)
    where = tuple((district.name, field) for field in taken) or (district.name,)
    after = replace(district, fields=fields)
    if not taken:
        return after, Why(NOBODY_SET_DOWN, (), where, (district.name, LETTERS[unload[0]]), tuple(placed))
    return after, Why(SET_DOWN, taken, where, (district.name, len(taken), taken), tuple(placed))
