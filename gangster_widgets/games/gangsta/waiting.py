"""Passing: money for every leader, then a card on display may be replaced, and the hospital gives gangsters back."""

from collections.abc import Iterator

from gangster_widgets.games.gangsta import course, steps
from gangster_widgets.games.gangsta.actions import PASSES, REPLACES, TAKES_BACK, Action
from gangster_widgets.games.gangsta.person import spoken
from gangster_widgets.games.gangsta.pieces import gang, gangster, heist
from gangster_widgets.games.gangsta.piles import gangsters_discarded, gangsters_laid
from gangster_widgets.games.gangsta.resource import HOSPITAL
from gangster_widgets.games.gangsta.resources import activated
from gangster_widgets.games.gangsta.state import State, Step, found, without
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Tell, Why

REPLACED_HEIST = Rule("replaced-heist", "gangsta.pass", ("who", "heist", "needs"))
REPLACED_GANGSTER = Rule("replaced-gangster", "gangsta.pass", ("who", "gangster"))
TAKEN_BACK = Rule("taken-back", "gangsta.hospital", ("who", "gangster"))

NOT_ON_DISPLAY = Rule("not-on-display", "gangsta.pass", ("card",))
NOT_IN_HOSPITAL = Rule("not-in-hospital", "gangsta.hospital", ("gangster",))


def against_passing(state: State, step: Step, action: Action) -> Iterator[Why]:
    """Nothing stands against passing."""
    return iter(())


def pass_(state: State, step: Step, action: Action, tell: Tell) -> State:
    """The position with the income of passing, and what may follow it."""
    seat = step.seat
    why = course.passing(state.gangs[seat], action.who, state.resources)
    tell(why)
    back = (Step(steps.HOSPITAL, seat),) if state.helps(seat, HOSPITAL) else ()
    ends = (Step(steps.CHAPTER, seat), Step(steps.REFILL, seat), Step(steps.CLOSE, seat))
    return state.with_money(seat, why.value).after(*back, Step(steps.REPLACE, seat), *ends)


def passable(state: State, step: Step) -> Iterator[Action]:
    """One can always pass."""
    yield Action(state.table.colours[step.seat], PASSES)


def _numbered(state: State, what: str) -> int:
    """The number of the heist on display that is meant; 0 where none is."""
    return int(what) if what.isdecimal() and 0 < int(what) <= len(state.display) else 0


def against_replacing(state: State, step: Step, action: Action) -> Iterator[Why]:
    """What stands against replacing that card on display."""
    if not _numbered(state, action.what) and found(state.market, action.what) is None:
        yield Why(NOT_ON_DISPLAY, action.what, (gang(action.who),), (action.what,))


def replace_card(state: State, step: Step, action: Action, tell: Tell) -> State:
    """The position with that card discarded; a gangster's place is filled at once, a heist's with the others."""
    number = _numbered(state, action.what)
    if number:
        gone = state.display[number - 1]
        tell(Why(REPLACED_HEIST, number, (heist(number),), (action.who, gone.name or None, spoken(gone.needs))))
        display = (*state.display[: number - 1], *state.display[number:])
        return replace(state, display=display, heists_out=(*state.heists_out, gone)).after()
    tell(Why(REPLACED_GANGSTER, action.what, (gangster(action.what),), (action.who, action.what)))
    out = tuple([one for one in state.market if one.name == action.what])
    state = replace(gangsters_discarded(state, out), market=without(state.market, action.what))
    return gangsters_laid(state, tell).after()


def replaceable(state: State, step: Step) -> Iterator[Action]:
    """Every card on display."""
    who = state.table.colours[step.seat]
    names = [str(nth) for nth in range(1, len(state.display) + 1)] + [one.name for one in state.market]
    return (Action(who, REPLACES, name) for name in names)


def against_taking_back(state: State, step: Step, action: Action) -> Iterator[Why]:
    """What stands against taking that gangster back out of the hospital."""
    if found(state.hospital, action.what) is None:
        yield Why(NOT_IN_HOSPITAL, action.what, (gang(action.who),), (action.what,))


def take_back(state: State, step: Step, action: Action, tell: Tell) -> State:
    """The position with that gangster in the gang, available; others may follow."""
    one = found(state.hospital, action.what)
    assert one is not None
    tell(Why(TAKEN_BACK, one.name, (gangster(one.name),), (action.who, one.name)))
    state = state.with_gang(step.seat, (*state.gangs[step.seat], replace(one, engaged=False)))
    return activated(replace(state, hospital=without(state.hospital, one.name)), step.seat, tell)


def takeable(state: State, step: Step) -> Iterator[Action]:
    """Everybody in the hospital."""
    return (Action(state.table.colours[step.seat], TAKES_BACK, one.name) for one in state.hospital)
