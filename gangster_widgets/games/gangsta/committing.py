"""Committing a heist: it is started, gangsters are engaged one after another, and its rewards follow."""

from collections.abc import Iterator

from gangster_widgets.games.gangsta import steps
from gangster_widgets.games.gangsta.actions import ENGAGES, STARTS, TOP, Action
from gangster_widgets.games.gangsta.engaging import left_out_by, out_of_reach
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.joining import against, joined, less, needed
from gangster_widgets.games.gangsta.person import Person, spoken
from gangster_widgets.games.gangsta.pieces import done, gang, gangster, heist, money, resource
from gangster_widgets.games.gangsta.piles import pile
from gangster_widgets.games.gangsta.resource import BIKERS, HIGH_TECH, PRIVATE_JET
from gangster_widgets.games.gangsta.state import Card, State, Step
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Piece, Rule, Tell, Why

STARTED = Rule("started", "gangsta.engage", ("who", "heist", "needs"))
STARTED_TOP = Rule("started-top", "gangsta.bikers", ("who", "heist", "needs", "price"))
ENGAGED = Rule("engaged", "gangsta.engage", ("who", "gangster"))
ENGAGED_OTHER = Rule("engaged-other", "gangsta.coop", ("who", "gangster", "owner"))
COMMITTED = Rule("committed", "gangsta.heist-order", ("who", "heist", "needs", "names", "money", "points"))
SHARED = Rule("shared", "gangsta.coop", ("players", "money"))
NOT_SHARED = Rule("not-shared", "gangsta.coop", ("who", "money"))

NOT_AGAIN = Rule("not-again", "gangsta.extra-turn", ("who",))

NOBODY_HERE = Rule("nobody-here", "gangsta.engage", ("gangster",))
NO_SUCH_HEIST = Rule("no-such-heist", "gangsta.engage", ("heist", "number"))
NO_LOOK = Rule("no-look", "gangsta.bikers", ("who",))
SNITCH_ON_TOP = Rule("snitch-on-top", "gangsta.bikers", ("snitch",))
CANNOT_PAY_TOP = Rule("cannot-pay-top", "gangsta.bikers", ("who", "price"))
NO_HIGH_TECH = Rule("no-high-tech", "gangsta.high-tech", ("who",))
NOT_TECH = Rule("not-tech", "gangsta.high-tech", ("needs",))
NOT_NEEDED = Rule("not-needed", "gangsta.high-tech", ("skill", "needs"))
NOTHING_LEFT = Rule("nothing-left", "gangsta.high-tech", ("skill",))

PRICE_OF_TOP = 1


def looks(state: State, seat: int) -> Card | None:
    """The card on top of the heist pile, where that player may look at it now: at his turn, with active bikers."""
    step = state.step
    if step.kind == steps.TURN and step.seat == seat and state.heist_pile and state.helps(seat, BIKERS):
        return state.heist_pile[0]
    return None


def meant(state: State, seat: int, what: str) -> Card | None:
    """The heist that an action names, or the snitch that lies in its place."""
    if what == TOP:
        return looks(state, seat)
    if not what:
        return state.heist
    number = int(what)
    return state.display[number - 1] if 0 < number <= len(state.display) else None


def spot_of(what: str) -> Piece:
    """Where that heist lies."""
    return pile("heists") if what == TOP else heist(int(what or 0))


def against_starting(state: State, step: Step, action: Action) -> Iterator[Why]:
    """What stands against committing that heist."""
    one, here = meant(state, step.seat, action.what), (spot_of(action.what),)
    if one is None and action.what == TOP:
        yield Why(NO_LOOK, None, here, (action.who,))
    elif one is None:
        yield Why(NO_SUCH_HEIST, None, here, (action.what or "0", len(state.display)))
    elif isinstance(one, int):
        yield Why(SNITCH_ON_TOP, one, here, (one,))
    else:
        if action.what == TOP and state.money[step.seat] < PRICE_OF_TOP:
            yield Why(CANNOT_PAY_TOP, PRICE_OF_TOP, (money(action.who),), (action.who, PRICE_OF_TOP))
        left_out = [*_against_leaving_out(state, step, action, one)] if action.without else []
        yield from left_out
        if not left_out:
            why = out_of_reach(state.by_player, action.who, one, action.without)
            if why is not None:
                yield why


def _against_leaving_out(state: State, step: Step, action: Action, one: Heist) -> Iterator[Why]:
    """What stands against leaving that skill out."""
    skill, here = action.without, (spot_of(action.what),)
    if not state.helps(step.seat, HIGH_TECH):
        yield Why(NO_HIGH_TECH, skill, (resource(action.who),), (action.who,))
    if not one.tech:
        yield Why(NOT_TECH, skill, here, (spoken(one.needs),))
    if skill not in one.needs:
        yield Why(NOT_NEEDED, skill, here, (spoken(skill)[0], spoken(one.needs)))
    elif one.needs == skill:
        yield Why(NOTHING_LEFT, skill, here, spoken(skill))


def start(state: State, step: Step, action: Action, tell: Tell) -> State:
    """The position with that heist under way: now gangsters are engaged."""
    one = meant(state, step.seat, action.what)
    assert isinstance(one, Heist)
    here = (spot_of(action.what),)
    if action.what == TOP:
        tell(Why(STARTED_TOP, one.needs, here, (action.who, one.name or None, spoken(one.needs), PRICE_OF_TOP)))
        state = replace(state.with_money(step.seat, -PRICE_OF_TOP), heist_pile=state.heist_pile[1:])
    else:
        tell(Why(STARTED, one.needs, here, (action.who, one.name or None, spoken(one.needs))))
        rest = [other for nth, other in enumerate(state.display, start=1) if str(nth) != action.what]
        state = replace(state, display=tuple(rest))
    if action.without:
        tell(left_out_by(action.who, action.without))
    state = replace(state, heist=one, joined=(), without=action.without)
    return state.after(Step(steps.ENGAGE, step.seat))


def startable(state: State, step: Step) -> Iterator[Action]:
    """Every heist that could be committed, with every skill that high-tech could leave out."""
    who = state.table.colours[step.seat]
    named = [str(nth) for nth in range(1, len(state.display) + 1)]
    if state.heist is not None:
        named.append("")
    if looks(state, step.seat) is not None:
        named.append(TOP)
    tech = state.helps(step.seat, HIGH_TECH)
    for what in named:
        yield Action(who, STARTS, what)
        one = meant(state, step.seat, what)
        if tech and isinstance(one, Heist) and one.tech:
            yield from [Action(who, STARTS, what, skill) for skill in dict.fromkeys(one.needs)]


def against_engaging(state: State, step: Step, action: Action) -> Iterator[Why]:
    """What stands against engaging that gangster next."""
    assert state.heist is not None
    if state.owner(action.what) is None:
        yield Why(NOBODY_HERE, action.what, (heist(),), (action.what,))
    else:
        yield from against(state.by_player, action.who, state.heist, state.joined, action.what, state.without)


def engage(state: State, step: Step, action: Action, tell: Tell) -> State:
    """The position with that gangster engaged, and with its rewards if the heist is committed by it."""
    assert state.heist is not None
    owner, one = _owned(state, action.what)
    before = needed(state.heist, state.without)
    for name in state.joined:
        before = less(before, _owned(state, name)[1].symbols)
    missing, here = less(before, one.symbols), (gangster(one.name), heist())
    parts = (joined(one, before, missing),)
    if owner == step.seat:
        tell(Why(ENGAGED, one.name, here, (action.who, one.name), parts))
    else:
        tell(Why(ENGAGED_OTHER, one.name, here, (action.who, one.name, state.table.colours[owner]), parts))
    state = state.with_person(owner, replace(one, engaged=True))
    state = replace(state, joined=(*state.joined, one.name))
    return state if any(missing) else _committed(state, step, tell)


def engageable(state: State, step: Step) -> Iterator[Action]:
    """Everybody available who might be engaged for the heist under way."""
    who, heist_ = state.table.colours[step.seat], state.heist
    for seat in state.table.clockwise(step.seat):
        if seat == step.seat or (heist_ is not None and heist_.cooperative):
            yield from [Action(who, ENGAGES, one.name) for one in state.gangs[seat] if not one.engaged]


def _owned(state: State, name: str) -> tuple[int, Person]:
    """That gangster, who is there, with the seat of the player he belongs to."""
    return next((seat, one) for seat, gang in enumerate(state.gangs) for one in gang if one.name == name)


def _committed(state: State, step: Step, tell: Tell) -> State:
    """Money, points and the shared money; then the special rewards in their order, and what ends the action."""
    seat, who, one = step.seat, state.table.colours[step.seat], state.heist
    assert one is not None
    facts = (who, one.name or None, spoken(one.needs), state.joined, one.money, one.points)
    tell(Why(COMMITTED, one.points, (done(who), heist()), facts))
    state = state.with_money(seat, one.money)
    part = {state.owner(name) for name in state.joined}
    took_part = [other for other in state.table.clockwise(seat) if other in part]
    if one.coop:
        state = _shared(state, one.coop, took_part, tell)
    heists = (*state.done[seat], one.points)
    steps_ = [*_rewards(one, seat)]
    if one.cooperative or not state.table.jet_cooperative:
        steps_ += [Step(steps.JET, other) for other in took_part if state.helps(other, PRIVATE_JET)]
    again = int(one.extra_turn and not state.extra)
    if one.extra_turn and not again:
        tell(Why(NOT_AGAIN, who, (gang(who),), (who,)))
    ends = (Step(steps.CHAPTER, seat), Step(steps.REFILL, seat), Step(steps.CLOSE, seat, again))
    state = replace(state, done=(*state.done[:seat], heists, *state.done[seat + 1 :]))
    return replace(state.after(*steps_, *ends), heist=None, without="")


def _shared(state: State, coop: int, took_part: list[int], tell: Tell) -> State:
    """The shared money to everybody who took part, if at least two players did or it is agreed otherwise."""
    players = tuple([state.table.colours[other] for other in took_part])
    here = tuple([money(player) for player in players])
    if len(players) < 2 and not state.table.coop_alone:
        tell(Why(NOT_SHARED, 0, here, (players[0], coop)))
        return state
    tell(Why(SHARED, coop, here, (players, coop)))
    for other in took_part:
        state = state.with_money(other, coop)
    return state


def _rewards(one: Heist, seat: int) -> Iterator[Step]:
    """The special rewards, in the order in which they are dealt with."""
    if one.hire:
        yield Step(steps.HIRE, seat)
    if one.train:
        yield Step(steps.TRAIN, seat, what=one.train)
    if one.steal:
        yield Step(steps.STEAL, seat, one.steal)
    if one.divert:
        yield Step(steps.DIVERT, seat, one.divert)
    if one.murder:
        yield Step(steps.MURDER, seat)
    if one.mobilise:
        yield Step(steps.RALLY, seat)
