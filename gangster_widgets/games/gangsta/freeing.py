"""Freeing engaged gangsters: while mobilising, as a reward, by the private jet, by the secret society."""

from collections.abc import Iterator

from gangster_widgets.games.gangsta import steps
from gangster_widgets.games.gangsta.actions import FREES, FREES_ALL, Action
from gangster_widgets.games.gangsta.mobilising import all_engaged, while_available
from gangster_widgets.games.gangsta.person import LEADER, Person
from gangster_widgets.games.gangsta.pieces import gang as gang_of
from gangster_widgets.games.gangsta.pieces import gangster, money
from gangster_widgets.games.gangsta.resource import HEADQUARTERS
from gangster_widgets.games.gangsta.state import State, Step
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Tell, Why

FREED = Rule("freed", "gangsta.mobilise", ("who", "gangster", "price"))
FREED_ALL = Rule("freed-all", "gangsta.mobilise", ("who", "price"))
SYNCHRONISED = Rule("freed-synchronised", "gangsta.synchronised", ("who",))
BY_HEADQUARTERS = Rule("freed-by-headquarters", "gangsta.headquarters", ("who",))
RALLIED = Rule("freed-by-heist", "gangsta.rally", ("who",))
FLOWN = Rule("freed-by-jet", "gangsta.private-jet", ("who", "gangster"))
BY_SOCIETY = Rule("freed-by-society", "gangsta.secret-society", ("who", "gangster"))

NOT_OWN = Rule("not-own", "gangsta.mobilise", ("who", "gangster"))
AVAILABLE_ALREADY = Rule("available-already", "gangsta.mobilise", ("gangster",))
CANNOT_PAY_FREEING = Rule("cannot-pay-freeing", "gangsta.mobilise", ("who", "price", "money"))
NOBODY_ENGAGED = Rule("nobody-engaged", "gangsta.mobilise", ("who",))
NO_LEADER = Rule("no-leader", "gangsta.secret-society", ("gangster",))

PRICE = 1
"""What it costs to free somebody beyond those freed for nothing, and what headquarters costs."""


def own(state: State, step: Step, action: Action) -> Person | Why:
    """The gangster that the action is about, or that he is not one of the player's own."""
    one = state.person(step.seat, action.what)
    return one or Why(NOT_OWN, action.what, (gang_of(action.who),), (action.who, action.what))


def against_freeing(state: State, step: Step, action: Action) -> Iterator[Why]:
    """What stands against freeing that gangster."""
    one = own(state, step, action)
    if isinstance(one, Why):
        yield one
        return
    if not one.engaged:
        yield Why(AVAILABLE_ALREADY, one.name, (gangster(one.name),), (one.name,))
    elif step.kind == steps.TURN and not state.free and state.money[step.seat] < PRICE:
        yield _unpaid(state, step, PRICE)
    if step.kind == steps.SOCIETY and LEADER not in one.symbols:
        yield Why(NO_LEADER, one.name, (gangster(one.name),), (one.name,))


def against_freeing_all(state: State, step: Step, action: Action) -> Iterator[Why]:
    """What stands against freeing the whole gang."""
    if not _engaged(state, step):
        yield Why(NOBODY_ENGAGED, action.who, (gang_of(action.who),), (action.who,))
    elif step.kind == steps.TURN and state.money[step.seat] < price_of_all(state, step):
        yield _unpaid(state, step, price_of_all(state, step))


def price_of_all(state: State, step: Step) -> int:
    """What it costs to free everybody: each whom no leader frees, or one for all with headquarters."""
    more = max(_engaged(state, step) - state.free, 0) * PRICE
    return min(more, PRICE) if state.helps(step.seat, HEADQUARTERS) else more


def free(state: State, step: Step, action: Action, tell: Tell) -> State:
    """The position with that gangster available."""
    one = state.person(step.seat, action.what)
    assert one is not None
    state = state.with_person(step.seat, replace(one, engaged=False))
    here = (gangster(one.name),)
    if step.kind == steps.TURN:
        price = 0 if state.free else PRICE
        tell(Why(FREED, one.name, here, (action.who, one.name, price)))
        return replace(state.with_money(step.seat, -price), free=max(state.free - 1, 0))
    rule = FLOWN if step.kind == steps.JET else BY_SOCIETY
    tell(Why(rule, one.name, here, (action.who, one.name)))
    return state.after()


def free_all(state: State, step: Step, action: Action, tell: Tell) -> State:
    """The position with that player's whole gang available."""
    here = (gang_of(action.who),)
    if step.kind == steps.RALLY:
        tell(Why(RALLIED, action.who, here, (action.who,)))
        return available(state, step.seat).after()
    price, engaged = price_of_all(state, step), _engaged(state, step)
    if price < engaged - state.free:
        tell(Why(BY_HEADQUARTERS, action.who, here, (action.who,)))
    elif engaged == len(state.gangs[step.seat]) and not price:
        tell(Why(SYNCHRONISED, action.who, here, (action.who,)))
    else:
        tell(Why(FREED_ALL, action.who, here, (action.who, price)))
    return replace(available(state, step.seat).with_money(step.seat, -price), free=max(state.free - engaged, 0))


def available(state: State, seat: int) -> State:
    """The position with everybody of that player available."""
    return state.with_gang(seat, [replace(one, engaged=False) if one.engaged else one for one in state.gangs[seat]])


def freeable(state: State, step: Step) -> Iterator[Action]:
    """Everybody engaged of that player's gang."""
    who = state.table.colours[step.seat]
    return (Action(who, FREES, one.name) for one in state.gangs[step.seat] if one.engaged)


def all_freeable(state: State, step: Step) -> Iterator[Action]:
    """The whole gang."""
    yield Action(state.table.colours[step.seat], FREES_ALL)


def for_nothing(state: State, seat: int) -> int:
    """How many that player may free for nothing in a turn that begins now."""
    gang = state.gangs[seat]
    return len(gang) if all_engaged(gang) else sum(map(while_available, gang))


def _engaged(state: State, step: Step) -> int:
    return sum([one.engaged for one in state.gangs[step.seat]])


def _unpaid(state: State, step: Step, price: int) -> Why:
    who, has = state.table.colours[step.seat], state.money[step.seat]
    return Why(CANNOT_PAY_FREEING, price, (money(who),), (who, price, has))
