"""What the board shows of an action: what moves when it is played, and what is said of it."""

from collections.abc import Iterable, Iterator

from gangster_widgets.games.gangsta import actions as do
from gangster_widgets.games.gangsta import (
    chapters,
    committing,
    count,
    course,
    freeing,
    hiring,
    income,
    pieces,
    piles,
    snitched,
    steps,
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

SEEN_ANYWAY = (
    chapters.TURN_BEGINS, committing.STARTED, committing.ENGAGED, piles.GANGSTER_LAID, piles.HEIST_LAID, turn.DECLINED,
)  # fmt: skip
"""What nobody misses who was not there: it is seen on the board, or said with what came of it."""


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


def afterwards(events: Iterable[Why]) -> tuple[Why, ...]:
    """What is said of these events once others have acted: what somebody did, paid, received or lost. What the board
    shows by itself is left out, and who was engaged is said with the heist.
    """
    missed = (one for one in events if one.rule not in SEEN_ANYWAY and not _for_nothing(one))
    return tuple(why for event in missed for why in _in_brief(event))


def _for_nothing(event: Why) -> bool:
    """Whether a single gangster was freed who cost nothing."""
    return event.rule == freeing.FREED and not event.told()["price"]


def _in_brief(event: Why) -> Iterator[Why]:
    """An event with what is said beside it; of a snitch only whom it cost something."""
    if event.rule != snitched.SNITCHED:
        return _with_parts(event)
    struck = [part for part in event.parts if part.rule != snitched.ESCAPES]
    return (why for part in struck for why in _with_parts(part))


def unforeseen(before: State, action: Action, after: State) -> tuple[Why, ...]:
    """What came with that action though nobody chose it, for the log: a snitch, and whom it cost what; what the end of
    a chapter or of the game brought everybody.
    """
    if _course(before) == _course(after):
        return ()
    events = [one for one in turn.tell(before, action).parts if one.rule in (chapters.SNITCH_DRAWN, *AT_ONCE)]
    return tuple(why for event in events for why in _in_brief(event))


def _course(state: State) -> tuple[object, ...]:
    """How far the game has come: it is another course with every snitch, and with every end of a chapter."""
    ended = any(step.kind == steps.LAY for step in state.agenda)
    return state.snitch, state.snitches, state.chapter, state.over, ended


def pointed(whys: Iterable[Why]) -> tuple[Where, ...]:
    """What these reasons point at, but for whole gangs and piles."""
    return tuple(
        spot for why in whys for spot in why.where if not (isinstance(spot, Piece) and spot.kind in ("gang", "pile"))
    )
