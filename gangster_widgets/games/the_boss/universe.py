"""Every action that can be named at a table, sensible or not: what `legal` is checked against."""

from collections.abc import Iterator

from gangster_widgets.games.the_boss.actions import Action, Lay, Place
from gangster_widgets.games.the_boss.state import State


def universe(state: State) -> Iterator[Action]:
    """Every action of the player to act, whatever stands against it: more gangsters than there are, Chicago's cards."""
    table, box = state.table, state.table.components
    who = table.colours[state.queue[0]]
    for city in table.places:
        for professionals in range(box.professionals + 2):
            for occasionals in range(box.occasionals + 2):
                yield Place(who, city, professionals, occasionals)
    for one in box.cities:
        for face in dict.fromkeys(one.cards):
            yield Lay(who, one.name, face)
    yield Lay(who, table.chicago, 1)
