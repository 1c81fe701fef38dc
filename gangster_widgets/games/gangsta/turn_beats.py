"""What is thought through in a turn, told one thing after another: mobilising, whom to engage when, who may join next,
and which heist.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from gangster_widgets.games.gangsta import engaging, joining, mobilising
from gangster_widgets.games.gangsta.best_heist import best_heist
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.joining import JOINS
from gangster_widgets.games.gangsta.person import spoken
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.games.gangsta.thought import Thought
from gangster_widgets.kernel.beat import Beat
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.record import Record, replace
from gangster_widgets.kernel.why import Rule, Why

TOGETHER, AVAILABLE, ORDERS, FREED, PAID, LEFT, MOBILISED = (
    "synchronised", "available", "orders", "freed", "paid", "left", "mobilised",
)  # fmt: skip
WITHOUT, NEXT, HINDERS, STARTS, STAYS, ENGAGES = "without", "next", "hinders", "starts", "stays", "engages"
BROUGHT, ALREADY, BELONGS, BRINGS, MAY = "brought", "already", "belongs", "brings", "may"
HEIST, HEISTS = "heist", "heists"
STEPS = (
    TOGETHER, AVAILABLE, ORDERS, FREED, PAID, LEFT, MOBILISED, WITHOUT, NEXT, HINDERS, STARTS, STAYS, ENGAGES, BROUGHT,
    ALREADY, BELONGS, BRINGS, MAY, HEIST, HEISTS,
)  # fmt: skip
OF_EACH = (ALREADY, BELONGS, BRINGS)
"""What is told of one gangster before the next one: that he is engaged already, whose he is, and what he brings."""
ASKED = (ORDERS, PAID, MOBILISED, NEXT, STARTS, ENGAGES, BROUGHT, BRINGS, MAY, HEIST)
"""The kinds of steps that are asked before they show, where a lesson asks and names none."""
PHASES: Mapping[Rule, str] = {
    mobilising.SYNCHRONISED: TOGETHER,
    mobilising.STILL_AVAILABLE: AVAILABLE,
    mobilising.ALL_ENGAGED: AVAILABLE,
    mobilising.ORDERS: ORDERS,
    mobilising.NO_ORDERS: ORDERS,
    mobilising.FREED: FREED,
    mobilising.PAID_FOR: PAID,
    mobilising.BY_HEADQUARTERS: PAID,
    mobilising.NO_MONEY: LEFT,
    engaging.LEFT_OUT: WITHOUT,
    engaging.OUT_OF_REACH: HINDERS,
    engaging.NOBODY_AVAILABLE: HINDERS,
    engaging.NOBODY_STARTS: HINDERS,
    engaging.STAYS_AVAILABLE: STAYS,
    joining.JOINS: BROUGHT,
    joining.ALREADY_ENGAGED: ALREADY,
    joining.NOT_COOPERATIVE: BELONGS,
    joining.FIRST_IS_OWN: BELONGS,
    joining.BRINGS_NOTHING: BRINGS,
    joining.NOTHING_MISSING: BRINGS,
    joining.CAN_JOIN: BRINGS,
}
"""Which step tells a reason, where it stands alone."""


def mobilise(state: State, who: str, how: Thought) -> Why:
    """How many of that gang can be available."""
    return mobilising.mobilise(state.by_player[who], who, state.purses[who], state.resources, how.mobilising)


def engage(state: State, who: str, how: Thought) -> Why:
    """The order in which most of that gang is engaged; `Unreadable` where there is no heist."""
    return engaging.engage(state.by_player, who, _heist(state), state.resources, how.joining)


def heists(state: State, who: str, how: Thought) -> Why:
    """The heists on display that engage the whole gang; `Unreadable` where none lies there."""
    if not state.display:
        raise Unreadable("ask-display")
    return best_heist(state.by_player, who, state.display, state.resources, how.joining)


def may_join(state: State, who: str, how: Thought) -> Why:
    """Who may join next, after those who have joined so far; `Unreadable` where there is no heist."""
    return joining.may_join(state.by_player, who, _heist(state), state.joined, how.joining)


def _heist(state: State) -> Heist:
    if state.heist is None:
        raise Unreadable("ask-heist")
    return state.heist


def mobilised(state: State, who: str, why: Why) -> Iterator[Beat]:
    """Who is available, whom leaders free, whom money frees, who is left, and so how many there are."""
    for part in why.parts:
        yield Beat(PHASES[part.rule], part, facts=(("who", who),))
    yield Beat(MOBILISED, why, facts=(("who", who),))


def engaged(state: State, who: str, why: Why) -> Iterator[Beat]:
    """Who joins with what, one after another; what would come if others began; who stays behind; how many there are."""
    nth, needs = 0, _heist(state).needs
    missing = spoken(needs)
    names = [one.name for gang in state.gangs for one in gang]
    for part in why.parts:
        if part.rule == JOINS:
            yield Beat(NEXT, part, "", str(part.facts[0]), (("missing", missing), ("nth", nth)))
            nth, missing = nth + 1, part.facts[2]
        elif part.rule == engaging.STARTS:
            name = str(part.facts[0])
            yield Beat(STARTS, part, "", name, (("who", name), ("nth", names.index(name))))
        else:
            yield Beat(PHASES[part.rule], part, facts=(("who", who),))
            missing = spoken(needs.replace(part.value, "", 1)) if part.rule == engaging.LEFT_OUT else missing
    yield Beat(ENGAGES, why, facts=(("who", who),))


def asked_one_by_one(state: State, who: str, why: Why) -> Iterator[Beat]:
    """What those use who take part, what stands against everybody else or what he would use, and so who may join."""
    missing = spoken(_heist(state).needs)
    owners = {one.name: owner for owner, gang in state.by_player.items() for one in gang}
    for joins, part in enumerate(why.parts):
        phase, name = PHASES[part.rule], str(part.facts[0])
        facts = (("who", name), ("missing", missing), ("owner", owners[name]))
        if phase == BROUGHT:
            yield Beat(phase, part, "", name, (*facts, ("nth", joins)))
            missing = part.facts[2]
        else:
            nth = [*owners].index(name) * len(OF_EACH) + OF_EACH.index(phase)
            yield Beat(phase, part, "", name, (*facts, ("nth", nth)))
    yield Beat(MAY, why, facts=(("who", who),))


def tried(state: State, who: str, why: Why) -> Iterator[Beat]:
    """Each heist on display, and so which of them engage the whole gang."""
    for nth, part in enumerate(why.parts, start=1):
        yield Beat(HEIST, part, "", str(nth), (("who", who), ("number", str(nth)), ("nth", nth)))
    yield Beat(HEISTS, why, facts=(("who", who),))


def number_engaged(why: Why) -> int:
    """How many of one's own are engaged in the best order."""
    return int(why.facts[2]) if why.value else 0


class Way(Record, frozen=True):
    """How a question about a turn is told: its reasons, its steps, and what comes out of it in a number."""

    why: Callable[[State, str, Thought], Why]
    told: Callable[[State, str, Why], Iterator[Beat]]
    number: Callable[[Why], int]


WAYS: Mapping[str, Way] = {
    "mobilise": Way(mobilise, mobilised, lambda why: int(why.value)),
    "engage": Way(engage, engaged, number_engaged),
    "may-join": Way(may_join, asked_one_by_one, lambda why: len(why.value)),
    "best-heist": Way(heists, tried, lambda why: len(why.value)),
}


def as_far(state: State, told: Sequence[Beat]) -> State:
    """The position in which those have joined the heist, and only those, of whom it has been told."""
    without = (beat.why.value for beat in told if beat.phase == WITHOUT)
    state = replace(state, without=next(without, state.without))
    return state.with_joined(beat.gang for beat in told if beat.phase in (NEXT, BROUGHT))
