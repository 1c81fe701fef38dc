"""What the board shows of an action: what moves when it is played, and what is said of it."""

from collections.abc import Iterable

from gangster_widgets.games.gangsta import actions as do
from gangster_widgets.games.gangsta import committing, count, income, pieces, snitched, war
from gangster_widgets.games.gangsta.actions import Action
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.why import Piece, Where, Why
from gangster_widgets.views.motion import Move

AT_ONCE = (income.INCOME, war.WAR, snitched.SNITCHED, count.COUNT)
"""What concerns all players: beside the board only what it brings everybody is said."""


def ways(state: State, actions: Iterable[Action]) -> tuple[tuple[str, ...], ...]:
    """Nothing drives here."""
    return ()


def notes(actions: Iterable[Action]) -> tuple[tuple[str, str], ...]:
    """Nothing stands beside anything of what leads there."""
    return ()


def moves(before: State, action: Action, after: State) -> list[Move]:
    """What goes where when that action is played: a gangster into another row, a heist to be committed or done."""
    if after.chapter != before.chapter or after.over:
        return []
    if action.does == do.STARTS:
        return [Move(pieces.heist(), committing.spot_of(action.what))]
    found = []
    if before.heist is not None and after.heist is None:
        found.append(Move(pieces.done(action.who), pieces.heist()))
    if action.does in (do.HIRES, do.TAKES_BACK):
        found.append(Move(pieces.gangster(action.what), pieces.gangster(action.what)))
    return found


def concerned(action: Action) -> tuple[Where, ...]:
    """What the last action was about, to be marked."""
    if action.does == do.STARTS:
        return (pieces.heist(),)
    if action.does in (do.ROBS, do.STRIKES):
        return (pieces.gang(action.what),)
    if action.does == do.KEEPS:
        return (pieces.resource(action.who),)
    if action.does in (do.FREES_ALL, do.PASSES, do.DECLINES) or action.what.isdecimal():
        return ()
    return (pieces.gangster(action.what),)


def told(events: Iterable[Why]) -> tuple[Why, ...]:
    """What is said of these events: each, and then what it rests on."""
    return tuple(why for event in events for why in event.walk())


def said(events: Iterable[Why]) -> tuple[Why, ...]:
    """What is said of these events beside the board where they have just come about."""
    found: list[Why] = []
    for event in events:
        found += [event, *event.parts] if event.rule in AT_ONCE else [event]
    return tuple(found)


def pointed(whys: Iterable[Why]) -> tuple[Where, ...]:
    """What these reasons point at, but for whole gangs and piles."""
    return tuple(
        spot for why in whys for spot in why.where if not (isinstance(spot, Piece) and spot.kind in ("gang", "pile"))
    )
