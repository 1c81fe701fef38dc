"""Every action that can be named at a table, sensible or not: what `legal` is checked against."""

from collections.abc import Iterator

from gangster_widgets.games.gangsta import actions as do
from gangster_widgets.games.gangsta.actions import TOP, Action
from gangster_widgets.games.gangsta.person import SKILLS
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.games.gangsta.table import COLOURS

BY_NAME = (do.FREES, do.HIRES, do.ENGAGES, do.REPLACES, do.TRAINS, do.DIVERTS, do.DISCARDS, do.TAKES_BACK)


def universe(state: State) -> Iterator[Action]:
    """Every action of the player to act, whatever stands against it: all the box's gangsters, a heist too many."""
    if state.over:
        return
    who = state.table.colours[state.step.seat]
    for does in (do.FREES_ALL, do.PASSES, do.DECLINES):
        yield Action(who, does)
    there = [one.name for gang in (*state.gangs, state.market, state.hospital) for one in gang]
    for name in dict.fromkeys((*there, *state.table.names)):
        for does in BY_NAME:
            yield Action(who, does, name)
    for colour in COLOURS:
        yield Action(who, do.ROBS, colour)
        yield Action(who, do.STRIKES, colour)
    for card in state.table.components.resources:
        yield Action(who, do.KEEPS, card.name)
    numbers = [str(nth) for nth in range(1, len(state.display) + 2)]
    for what in numbers:
        yield Action(who, do.REPLACES, what)
    for what in (*numbers, TOP, ""):
        for without in ("", *SKILLS):
            yield Action(who, do.STARTS, what, without)
