"""What the board shows of an action: what moves when it is played, and what is said of it."""

from collections.abc import Iterable, Iterator

from gangster_widgets.games.gangsta import actions as do
from gangster_widgets.games.gangsta import (
    chapters,
    committing,
    count,
    course,
    hiring,
    income,
    pieces,
    snitched,
    turn,
    war,
)
from gangster_widgets.games.gangsta.actions import Action
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.why import Piece, Where, Why
from gangster_widgets.views.motion import Move

AT_ONCE = (income.INCOME, war.WAR, snitched.SNITCHED, count.COUNT)
"""What concerns all players: beside the board only what it brings everybody is said."""
WITHIN = (
    course.ON_THE_BLACK_MARKET, hiring.CHEAPER, hiring.FROM_THE_PILE, snitched.AT_MOST_ONE, snitched.ARRESTED,
    snitched.NOBODY_ARRESTED,
)  # fmt: skip
"""What makes a sum another one than the clause of an event says, or goes beyond it: said with the event."""


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
    return tuple(why for event in events for why in _with_parts(event))


def _with_parts(why: Why) -> Iterator[Why]:
    """That, and of what it rests on what is to be said as well."""
    yield why
    for part in why.parts:
        if why.rule in AT_ONCE or part.rule in WITHIN:
            yield from _with_parts(part)


def unforeseen(before: State, action: Action, after: State) -> tuple[Why, ...]:
    """What came with that action though nobody chose it, for the log: a snitch, and whom it cost what."""
    if (before.snitch, before.snitches) == (after.snitch, after.snitches):
        return ()
    found: list[Why] = []
    for event in turn.tell(before, action).parts:
        if event.rule == chapters.SNITCH_DRAWN:
            found.append(event)
        elif event.rule == snitched.SNITCHED:
            struck = [part for part in event.parts if part.rule != snitched.ESCAPES]
            found += [why for part in struck for why in _with_parts(part)]
    return tuple(found)


def pointed(whys: Iterable[Why]) -> tuple[Where, ...]:
    """What these reasons point at, but for whole gangs and piles."""
    return tuple(
        spot for why in whys for spot in why.where if not (isinstance(spot, Piece) and spot.kind in ("gang", "pile"))
    )
