"""A match turn by turn, as far as others have had theirs since a person had his."""

from typing import Any

from gangster_widgets.app.match.match import Match
from gangster_widgets.kernel.record import Record


class Turn(Record, frozen=True):
    """Somebody's turn, or as much of it as there is: whose it is, and every position in it with what was done there."""

    player: int
    steps: tuple[tuple[Any, Any], ...]


def own(match: Match) -> int:
    """The number of the last action that a person took in a turn of his own, from 1; 0 where there was none.

    What he had to answer in the turn of another is a part of that turn.
    """
    for number in range(len(match.actions), 0, -1):
        if _person(match, number - 1) and _person(match, _first(match, number - 1)):
            return number
    return 0


def since(match: Match) -> tuple[Turn, ...]:
    """The turns of the others since then, the last perhaps not over yet."""
    found, first = list[Turn](), own(match)
    for at in range(first, len(match.actions)):
        if at == first or _over(match, at - 1):
            found.append(Turn(match.played.actor(match.states[at]), ()))
        step = (match.states[at], match.actions[at])
        found[-1] = Turn(found[-1].player, (*found[-1].steps, step))
    return tuple(found)


def _person(match: Match, at: int) -> bool:
    """Whether a person acted in that position."""
    return not match.terms.seats[match.played.actor(match.states[at])].bot


def _first(match: Match, at: int) -> int:
    """The position with which the turn began that is going on in that one."""
    while at and not _over(match, at - 1):
        at -= 1
    return at


def _over(match: Match, at: int) -> bool:
    """Whether a turn was over with what was done in that position."""
    return match.played.turn_over(match.states[at], match.states[at + 1])
