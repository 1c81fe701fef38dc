"""Who sits where, as it is seen at the table, and what is seen by whom alone."""

from collections.abc import Mapping

from gangster_widgets.games.gangsta import committing, hiring, steps
from gangster_widgets.games.gangsta.person import Person
from gangster_widgets.games.gangsta.state import Card, State
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.words import Words

SIGNS: Mapping[str, str] = {"red": "R", "blue": "B", "green": "E", "yellow": "Y"}
"""The letters that the players' signs go by."""
NOBODY = -1
"""Whose knowledge is seen where nobody's is."""


def signs(state: State, player: int) -> str:
    """The sign of that player, by its letter."""
    return SIGNS[state.table.colours[player]]


def at_day(state: State, reckoned: State) -> State:
    """What lies there when a chapter has ended and nobody has gone on: the gangs as they were counted."""
    return reckoned


def acting(state: State) -> tuple[str, ...]:
    """Who has to decide, by name."""
    return (state.table.colours[deciding(state)],)


def deciding(state: State) -> int:
    """The seat of whoever has to decide; whose turn it is, once the game is over."""
    return state.turn if state.over else state.step.seat


def moment(state: State, words: Words) -> str:
    """What is to be decided now, in a sentence."""
    if state.over or not state.whole:
        return ""
    asked = words.say("moment", moment=state.step.kind, about=steps.about(state.step))
    return words.say("look-decides", moment=asked)


def shown_to(state: State, player: int | None) -> State:
    """The position as that player sees it, whoever acts; None: as somebody does who is none of them.

    As long as nobody may look at anything alone it is the same for everybody.
    """
    if not (state.offers or top_heist(state) is not None or top_gangster(state)):
        return state
    return replace(state, eyes=NOBODY if player is None else player)


def looking(state: State) -> int:
    """Whose knowledge is seen: his whose this is, else that of whoever acts."""
    return deciding(state) if state.eyes is None else state.eyes


def top_heist(state: State) -> Card | None:
    """The card on top of the heists, where who looks may see it."""
    return None if state.over else committing.looks(state, looking(state))


def top_gangster(state: State) -> Person | None:
    """The gangster on top of the pile, where who looks may see him."""
    return None if state.over else hiring.looks(state, looking(state))


def offers(state: State) -> tuple[str, ...]:
    """The resource cards that who looks may choose from, as long as he has not."""
    seat = looking(state)
    return state.offers[seat] if state.offers and seat != NOBODY and state.cards[seat] is None else ()
