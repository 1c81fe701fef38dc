"""Why an action is a good one: what a heist brings, whom it leaves available, what a hired gangster can and costs.

Nothing is told that its player cannot know.
"""

from collections.abc import Iterator, Sequence

from gangster_widgets.games.gangsta import actions as do
from gangster_widgets.games.gangsta.actions import Action
from gangster_widgets.games.gangsta.committing import meant
from gangster_widgets.games.gangsta.engaging import engage
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.hiring import on_offer, price
from gangster_widgets.games.gangsta.outlook import at_turn, ends_chapter, outlook
from gangster_widgets.games.gangsta.person import spoken
from gangster_widgets.games.gangsta.pieces import done, gang, gangster, money, resource
from gangster_widgets.games.gangsta.state import State, found
from gangster_widgets.games.gangsta.turn import play, refusals
from gangster_widgets.kernel.thinking import Thinking
from gangster_widgets.kernel.why import Rule, Why

MOTIVE = Rule("motive", "gangsta.goal")
BRINGS = Rule("motive-brings", "gangsta.heist-order", ("who", "money", "points"))
ENGAGES_ALL = Rule("motive-engages-all", "gangsta.synchronised", ("who", "number"))
ENGAGES_SOME = Rule("motive-engages-some", "gangsta.engage", ("who", "number", "all"))
HELPERS = Rule("motive-helpers", "gangsta.coop", ("who", "rival", "gangster"))
CAN = Rule("motive-can", "gangsta.hire", ("gangster", "skills", "points"))
COSTS = Rule("motive-costs", "gangsta.hire", ("who", "price", "left"))
STAYS_BEHIND = Rule("motive-stays-behind", "gangsta.newcomer", ("who", "gangster"))
READY = Rule("motive-ready", "gangsta.available", ("gangster", "skills"))
SAVES = Rule("motive-saves", "gangsta.pass", ("who", "money"))
WEAKENS = Rule("motive-weakens", "gangsta.only-available", ("rival", "gangster"))
ACTIVATES = Rule("motive-activates", "gangsta.resources", ("resource", "points"))
ENDS_CHAPTER_1 = Rule("motive-ends-chapter-1", "gangsta.chapter-1", ("number",))
ENDS_CHAPTER_2 = Rule("motive-ends-chapter-2", "gangsta.chapter-2", ("number",))
ENDS_CHAPTER = {1: ENDS_CHAPTER_1, 2: ENDS_CHAPTER_2}
ENDS_GAME = Rule("motive-ends-game", "gangsta.chapter-3", ("number", "who", "points", "most"))
THEN = Rule("motive-then", "gangsta.turn", ("who", "does", "what"))


def motive(state: State, action: Action, thinking: Thinking) -> Why:
    """Why that legal action: its parts are what it brings, costs, risks and prepares.

    The value is how many points more its player could count if the game ended at once.
    """
    seat = state.table.seat[action.who]
    before = at_turn(state, seat)
    after = play(before, action)
    more = outlook(after, now=True)[seat] - outlook(before, now=True)[seat]
    parts = [*_gains(before, after, action), *_activates(before, after, action), *_ends(state, after, action)]
    if action == thinking.action:
        parts += _prepared(after, thinking.plan[1:])
    return Why(MOTIVE, more, (gang(action.who),), (), tuple(parts))


def _gains(before: State, after: State, action: Action) -> Iterator[Why]:
    """What the action does for its player, and what it does to others."""
    seat, who, here = before.step.seat, action.who, (gangster(action.what),)
    if action.does == do.STARTS:
        yield from _heist(before, action)
    elif action.does == do.HIRES:
        yield from _hired(before, action)
    elif action.does == do.ENGAGES:
        owner = before.owner(action.what)
        if owner is not None and owner != seat:
            yield Why(HELPERS, action.what, here, (who, before.table.colours[owner], action.what))
    elif action.does == do.FREES:
        one = before.person(seat, action.what)
        assert one is not None
        yield Why(READY, one.name, here, (one.name, spoken(one.symbols)))
    elif action.does == do.DIVERTS:
        owner = before.owner(action.what)
        assert owner is not None
        yield Why(WEAKENS, action.what, here, (before.table.colours[owner], action.what))
    gained = after.money[seat] - before.money[seat]
    if gained > 0 and action.does in (do.PASSES, do.ROBS):
        yield Why(SAVES, gained, (money(who),), (who, gained))


def _heist(state: State, action: Action) -> Iterator[Why]:
    """What the heist brings, and how much of the gang it can engage."""
    one, who = meant(state, state.step.seat, action.what), action.who
    assert isinstance(one, Heist)
    own, shared = state.gangs[state.step.seat], one.coop or 0
    yield Why(BRINGS, one.points, (done(who), money(who)), (who, one.money + shared, one.points))
    why = engage(state.by_player, who, one, state.resources)
    number = why.told()["number"] if why.value else 0
    staying = [person.name for person in own if not person.engaged and person.name not in why.value]
    if why.value and not staying:
        yield Why(ENGAGES_ALL, number, (gang(who),), (who, number), (why,))
    elif why.value:
        yield Why(ENGAGES_SOME, number, (gang(who),), (who, number, number + len(staying)), (why,))


def _hired(state: State, action: Action) -> Iterator[Why]:
    """What the gangster can, what he costs, and whether the gang would have been synchronised without him."""
    seat, who = state.step.seat, action.who
    one = found(on_offer(state, seat), action.what)
    assert one is not None
    here, cost = (gangster(one.name),), price(state, seat, one)
    yield Why(CAN, one.name, here, (one.name, spoken(one.symbols), one.points))
    yield Why(COSTS, cost, (money(who),), (who, cost, state.money[seat] - cost))
    if all(person.engaged for person in state.gangs[seat]):
        yield Why(STAYS_BEHIND, one.name, here, (who, one.name))


def _activates(before: State, after: State, action: Action) -> Iterator[Why]:
    """The resource card that becomes active with it."""
    seat = before.step.seat
    had, card = before.cards[seat], after.cards[seat]
    if had is not None and card is not None and card.active and not had.active:
        yield Why(ACTIVATES, card.name, (resource(action.who),), (card.name, card.points))


def _ends(state: State, after: State, action: Action) -> Iterator[Why]:
    """That it ends the chapter, or the game with what its player and the best of the others would have then."""
    if not ends_chapter(state, action):
        return
    seat, here = state.step.seat, (gang(action.who),)
    number = len(state.gangs[seat]) + 1
    if state.chapter in ENDS_CHAPTER:
        yield Why(ENDS_CHAPTER[state.chapter], number, here, (number,))
        return
    points = [int(one) for one in outlook(after, now=True)]
    most = max(one for other, one in enumerate(points) if other != seat)
    yield Why(ENDS_GAME, points[seat], here, (number, action.who, points[seat], most))


def _prepared(state: State, plan: Sequence[Action]) -> Iterator[Why]:
    """The own actions that are to follow, as far as the others need not help."""
    for action in plan:
        state = at_turn(state, state.table.seat[action.who])
        if refusals(state, action):
            return
        yield Why(THEN, action.does, (gang(action.who),), (action.who, action.does.replace(" ", "-"), action.what))
        state = play(state, action)
