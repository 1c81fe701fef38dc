"""Hiring a gangster: who is on offer, what he costs, and what happens then."""

from collections.abc import Iterator

from gangster_widgets.games.gangsta import steps
from gangster_widgets.games.gangsta.actions import HIRES, Action
from gangster_widgets.games.gangsta.person import Gang, Person
from gangster_widgets.games.gangsta.pieces import gang, gangster, money
from gangster_widgets.games.gangsta.piles import gangsters_laid
from gangster_widgets.games.gangsta.resource import INFORMANT_NETWORK
from gangster_widgets.games.gangsta.resources import activated
from gangster_widgets.games.gangsta.state import State, Step, found, without
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Tell, Why

HIRED = Rule("hired", "gangsta.hire", ("who", "gangster", "price"))
CHEAPER = Rule("cheaper", "gangsta.families", ("gangster", "cost", "price"))
FROM_THE_PILE = Rule("from-the-pile", "gangsta.informant-network", ("who", "gangster"))

NOT_ON_OFFER = Rule("not-on-offer", "gangsta.hire", ("gangster",))
CANNOT_PAY_HIRE = Rule("cannot-pay-hire", "gangsta.hire", ("who", "gangster", "price", "money"))


def looks(state: State, seat: int) -> Person | None:
    """The gangster on top of the pile, where that player may look at him now."""
    step = state.step
    at_turn = step.seat == seat == state.turn and step.kind in (steps.TURN, steps.ENGAGE, steps.HIRE)
    if at_turn and state.gangster_pile and state.helps(seat, INFORMANT_NETWORK):
        return state.gangster_pile[0]
    return None


def on_offer(state: State, seat: int) -> Gang:
    """Everybody whom that player could hire now, whatever it costs."""
    top = looks(state, seat)
    return state.market if top is None else (*state.market, top)


def price(state: State, seat: int, one: Person) -> int:
    """What that gangster costs that player: less for one of his boss's family, if so played (gangsta.families)."""
    boss = next((own for own in state.gangs[seat] if own.boss), None)
    if boss is None or boss.family is None or boss.family != one.family:
        return one.cost
    off = int(state.table.families) + int(one not in state.market and state.helps(seat, INFORMANT_NETWORK))
    return max(one.cost - off, 0)


def against_hiring(state: State, step: Step, action: Action) -> Iterator[Why]:
    """What stands against hiring that gangster."""
    one = found(on_offer(state, step.seat), action.what)
    if one is None:
        yield Why(NOT_ON_OFFER, action.what, tuple([gangster(other.name) for other in state.market]), (action.what,))
        return
    cost, has = price(state, step.seat, one), state.money[step.seat]
    if has < cost:
        facts = (action.who, one.name, cost, has)
        yield Why(CANNOT_PAY_HIRE, cost, (money(action.who), gangster(one.name)), facts)


def hire(state: State, step: Step, action: Action, tell: Tell) -> State:
    """The position with that gangster hired, available at once, and the display refilled."""
    seat = step.seat
    one = found(on_offer(state, seat), action.what)
    assert one is not None
    cost, here = price(state, seat, one), (gangster(one.name), gang(action.who))
    parts: tuple[Why, ...] = (Why(CHEAPER, cost, here, (one.name, one.cost, cost)),) if cost < one.cost else ()
    if one in state.market:
        state = replace(state, market=without(state.market, one.name))
    else:
        parts += (Why(FROM_THE_PILE, one.name, here, (action.who, one.name)),)
        state = replace(state, gangster_pile=state.gangster_pile[1:])
    tell(Why(HIRED, one.name, here, (action.who, one.name, cost), parts))
    state = state.with_money(seat, -cost).with_gang(seat, (*state.gangs[seat], one))
    state = activated(gangsters_laid(state, tell), seat, tell)
    if step.kind == steps.HIRE:
        return state.after()
    return state.after(Step(steps.CHAPTER, seat), Step(steps.CLOSE, seat))


def hirable(state: State, step: Step) -> Iterator[Action]:
    """Everybody on offer."""
    who = state.table.colours[step.seat]
    return (Action(who, HIRES, one.name) for one in on_offer(state, step.seat))
