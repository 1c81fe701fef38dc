"""Losing a gangster: to a murder, in the gang war, to the police."""

from collections.abc import Iterator

from gangster_widgets.games.gangsta import course, steps
from gangster_widgets.games.gangsta.actions import DISCARDS, Action
from gangster_widgets.games.gangsta.freeing import NOT_OWN
from gangster_widgets.games.gangsta.person import Person
from gangster_widgets.games.gangsta.pieces import gang, gangster
from gangster_widgets.games.gangsta.piles import gangsters_discarded
from gangster_widgets.games.gangsta.resource import HOSPITAL
from gangster_widgets.games.gangsta.state import State, Step, without
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Tell, Why

MURDERED = Rule("murdered", "gangsta.murder", ("who", "gangster"))
FALLEN = Rule("fallen", "gangsta.war", ("who", "gangster"))
TAKEN_AWAY = Rule("taken-away", "gangsta.snitch-unpaid", ("who", "gangster"))
IN_HOSPITAL = Rule("in-hospital", "gangsta.hospital", ("who", "gangster"))
LOST_BY = {steps.VICTIM: MURDERED, steps.ARREST: TAKEN_AWAY}

IS_BOSS = Rule("is-boss", "gangsta.boss-safe", ("who",))
NOT_TWO_SKILLS = Rule("not-two-skills", "gangsta.murder", ("gangster", "number"))


def loser(state: State, step: Step) -> int:
    """The seat of the player who loses somebody: the winner of a war of two may choose for the other."""
    return step.number if step.kind == steps.WAR_CHOICE else step.seat


def against_discarding(state: State, step: Step, action: Action) -> Iterator[Why]:
    """What stands against losing that gangster."""
    seat = loser(state, step)
    one, who = state.person(seat, action.what), state.table.colours[seat]
    if one is None:
        yield Why(NOT_OWN, action.what, (gang(who),), (who, action.what))
        return
    here = (gangster(one.name),)
    if one.boss:
        yield Why(IS_BOSS, one.name, here, (one.name,))
    elif step.kind == steps.VICTIM and one.name not in course.victims(state.gangs[seat], who).value:
        yield Why(NOT_TWO_SKILLS, one.name, here, (one.name, len(one.symbols)))


def discard(state: State, step: Step, action: Action, tell: Tell) -> State:
    """The position without that gangster: in the hospital, if there is one and the police did not take him."""
    seat = loser(state, step)
    one, who = state.person(seat, action.what), state.table.colours[seat]
    assert one is not None
    tell(Why(LOST_BY.get(step.kind, FALLEN), one.name, (gangster(one.name),), (who, one.name)))
    return lost(state, seat, one, step.kind == steps.ARREST, tell).after()


def lost(state: State, seat: int, one: Person, arrested: bool, tell: Tell) -> State:
    """The position with that gangster out of his gang."""
    state = state.with_gang(seat, without(state.gangs[seat], one.name))
    if arrested or not state.helps(seat, HOSPITAL):
        return gangsters_discarded(state, (one,))
    tell(Why(IN_HOSPITAL, one.name, (gangster(one.name),), (state.table.colours[seat], one.name)))
    return replace(state, hospital=(*state.hospital, replace(one, learnt="", engaged=False)))


def discardable(state: State, step: Step) -> Iterator[Action]:
    """Everybody in the gang that loses somebody."""
    who = state.table.colours[step.seat]
    return (Action(who, DISCARDS, one.name) for one in state.gangs[loser(state, step)])
