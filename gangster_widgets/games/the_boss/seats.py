"""Who sits where, as it is seen at the table, and whose cards are seen there."""

from collections.abc import Mapping

from gangster_widgets.games.the_boss.state import Card, State
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.words import Words

SIGNS: Mapping[str, str] = {"red": "R", "blue": "B", "green": "E", "yellow": "Y"}
"""The letters that the players' signs go by."""
NOBODY = -1
"""Whose hand is seen where nobody's is."""


def signs(state: State, player: int) -> str:
    """The sign of that player, by its letter."""
    return SIGNS[state.table.colours[player]]


def shown_to(state: State, player: int | None) -> State:
    """The position as that player sees it, whoever acts; None: as somebody does who is none of them."""
    return replace(state, eyes=NOBODY if player is None else player)


def at_day(state: State, reckoned: State) -> State:
    """What lies there when a round has ended and nobody has gone on: who was where, and the cards turned up."""
    return replace(reckoned, whole=False)


def acting(state: State) -> tuple[str, ...]:
    """Who is to act, by name."""
    return (state.table.colours[state.queue[0] if state.queue else state.start],)


def open_to(state: State, seat: int) -> tuple[Card, ...]:
    """A player's cards as they are seen: in a game those of whoever acts are open, of others only the backs.

    Of a written position all cards that it names are seen; nothing where it says nothing of them.
    """
    cards = state.hands[seat] or ()
    if not state.whole or seat == looking(state):
        return cards
    return tuple(Card(card.city, None) for card in cards)


def looking(state: State) -> int | None:
    """Whose hand is seen: of him whose knowledge this is, else of whoever acts; None at the end of a game."""
    if state.eyes is not None:
        return state.eyes
    return None if state.over or not state.queue else state.queue[0]


def moment(state: State, words: Words) -> str:
    """Nothing needs to be said of what is to be decided: whose turn it is says that."""
    return ""
