"""Rewards that ask for a decision: training, theft, distraction, murder."""

from collections.abc import Iterator

from gangster_widgets.games.gangsta import course, steps
from gangster_widgets.games.gangsta.actions import DIVERTS, ROBS, STRIKES, TRAINS, Action
from gangster_widgets.games.gangsta.freeing import own
from gangster_widgets.games.gangsta.person import LEADER, spoken
from gangster_widgets.games.gangsta.pieces import gang, gangster, money
from gangster_widgets.games.gangsta.resources import activated
from gangster_widgets.games.gangsta.state import State, Step
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Tell, Why

TRAINED = Rule("trained", "gangsta.train", ("who", "gangster", "skill"))
DIVERTED = Rule("diverted", "gangsta.divert", ("who", "gangster", "rival"))
STRUCK = Rule("struck", "gangsta.murder", ("who", "rival"))

TOOK_NO_PART = Rule("took-no-part", "gangsta.train", ("gangster",))
HAS_LEARNT = Rule("has-learnt", "gangsta.train", ("gangster", "skill"))
SECOND_LEADER = Rule("second-leader", "gangsta.train", ("gangster",))
NO_RIVAL = Rule("no-rival", "gangsta.theft", ("who", "rivals"))
NOTHING_TO_STEAL = Rule("nothing-to-steal", "gangsta.theft", ("rival",))
NOT_ANOTHERS = Rule("not-anothers", "gangsta.divert", ("who", "gangster"))
ENGAGED_ALREADY = Rule("engaged-already", "gangsta.divert", ("gangster",))
NO_VICTIM = Rule("no-victim", "gangsta.murder", ("rival",))


def against_training(state: State, step: Step, action: Action) -> Iterator[Why]:
    """What stands against that gangster's learning the skill of the heist."""
    one = own(state, step, action)
    if isinstance(one, Why):
        yield one
        return
    here = (gangster(one.name),)
    if one.name not in state.joined:
        yield Why(TOOK_NO_PART, one.name, here, (one.name,))
    if one.learnt:
        yield Why(HAS_LEARNT, one.learnt, here, (one.name, *spoken(one.learnt)))
    if step.what == LEADER and LEADER in one.symbols:
        yield Why(SECOND_LEADER, one.name, here, (one.name,))


def train(state: State, step: Step, action: Action, tell: Tell) -> State:
    """The position with the skill learnt."""
    one = state.person(step.seat, action.what)
    assert one is not None
    tell(Why(TRAINED, step.what, (gangster(one.name),), (action.who, one.name, *spoken(step.what))))
    return activated(state.with_person(step.seat, replace(one, learnt=step.what)), step.seat, tell).after()


def trainable(state: State, step: Step) -> Iterator[Action]:
    """One's own gangsters who took part."""
    who = state.table.colours[step.seat]
    return (Action(who, TRAINS, one.name) for one in state.gangs[step.seat] if one.name in state.joined)


def _rival(state: State, step: Step, action: Action) -> int | Why:
    """The seat of the opponent that the action names, or that he is none."""
    seat = state.table.seat.get(action.what)
    if seat is None or seat == step.seat:
        rivals = _rivals(state, step)
        return Why(NO_RIVAL, action.what, tuple([gang(one) for one in rivals]), (action.who, rivals))
    return seat


def _rivals(state: State, step: Step) -> tuple[str, ...]:
    return tuple([state.table.colours[seat] for seat in state.table.clockwise(step.seat)[1:]])


def in_reach(state: State, seat: int) -> int:
    """How much money of that player can be stolen: what lies in a bank cannot."""
    return state.money[seat] - state.banked[seat]


def against_robbing(state: State, step: Step, action: Action) -> Iterator[Why]:
    """What stands against stealing from that player."""
    seat = _rival(state, step, action)
    if isinstance(seat, Why):
        yield seat
    elif not in_reach(state, seat):
        yield Why(NOTHING_TO_STEAL, 0, (money(action.what),), (action.what,))


def rob(state: State, step: Step, action: Action, tell: Tell) -> State:
    """The position with the money stolen: no more than there is."""
    seat = state.table.seat[action.what]
    why = course.stolen(action.who, action.what, step.number, in_reach(state, seat))
    tell(why)
    return state.with_money(seat, -why.value).with_money(step.seat, why.value).after()


def robbable(state: State, step: Step) -> Iterator[Action]:
    """Every opponent."""
    return (Action(state.table.colours[step.seat], ROBS, one) for one in _rivals(state, step))


def against_diverting(state: State, step: Step, action: Action) -> Iterator[Why]:
    """What stands against engaging that opponent's gangster."""
    seat = state.owner(action.what)
    if seat is None or seat == step.seat:
        yield Why(NOT_ANOTHERS, action.what, (gang(action.who),), (action.who, action.what))
        return
    one = state.person(seat, action.what)
    if one is not None and one.engaged:
        yield Why(ENGAGED_ALREADY, one.name, (gangster(one.name),), (one.name,))


def divert(state: State, step: Step, action: Action, tell: Tell) -> State:
    """The position with that gangster engaged; more may follow, up to the number of the heist."""
    seat = state.owner(action.what)
    assert seat is not None
    one = state.person(seat, action.what)
    assert one is not None
    tell(Why(DIVERTED, one.name, (gangster(one.name),), (action.who, one.name, state.table.colours[seat])))
    state = state.with_person(seat, replace(one, engaged=True))
    return state.after(Step(steps.DIVERT, step.seat, step.number - 1)) if step.number > 1 else state.after()


def divertible(state: State, step: Step) -> Iterator[Action]:
    """Every opponent's available gangster."""
    who = state.table.colours[step.seat]
    for seat in state.table.clockwise(step.seat)[1:]:
        yield from [Action(who, DIVERTS, one.name) for one in state.gangs[seat] if not one.engaged]


def against_striking(state: State, step: Step, action: Action) -> Iterator[Why]:
    """What stands against a murder in that player's gang."""
    seat = _rival(state, step, action)
    if isinstance(seat, Why):
        yield seat
    elif not course.victims(state.gangs[seat], action.what).value:
        yield Why(NO_VICTIM, action.what, (gang(action.what),), (action.what,))


def strike(state: State, step: Step, action: Action, tell: Tell) -> State:
    """The position in which that player has to choose whom he loses."""
    tell(Why(STRUCK, action.what, (gang(action.what),), (action.who, action.what)))
    return state.after(Step(steps.VICTIM, state.table.seat[action.what]))


def strikable(state: State, step: Step) -> Iterator[Action]:
    """Every opponent."""
    return (Action(state.table.colours[step.seat], STRIKES, one) for one in _rivals(state, step))
