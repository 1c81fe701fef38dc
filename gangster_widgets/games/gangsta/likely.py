"""What is likely done where nobody thinks long: in a heist under way, with its rewards, at the end of a chapter."""

from collections.abc import Sequence
from functools import lru_cache

from gangster_widgets.games.gangsta import actions as do
from gangster_widgets.games.gangsta import steps
from gangster_widgets.games.gangsta.actions import Action
from gangster_widgets.games.gangsta.chapters import ENOUGH, LAST_CHAPTER
from gangster_widgets.games.gangsta.hiring import on_offer, price
from gangster_widgets.games.gangsta.income import income
from gangster_widgets.games.gangsta.joining import BY_THE_RULES, Missing, less, needed
from gangster_widgets.games.gangsta.losing import loser
from gangster_widgets.games.gangsta.person import Gang
from gangster_widgets.games.gangsta.promise import hired
from gangster_widgets.games.gangsta.search import Search
from gangster_widgets.games.gangsta.state import State, found, without
from gangster_widgets.games.gangsta.war import war
from gangster_widgets.games.gangsta.worths import dollar
from gangster_widgets.kernel.record import replace


def likely(state: State, actions: Sequence[Action]) -> Action:
    """One of these legal actions: as many as can be are engaged, whoever is worth most is hired, least is lost."""
    step = state.step
    if step.kind == steps.ENGAGE:
        name = _next(state)
        return next((one for one in actions if one.what == name), actions[0])
    if actions[0].does == do.DISCARDS:
        gang = state.gangs[loser(state, step)]
        worth = {one.name: hired(one, gang, state) for one in gang}
        return min(actions, key=lambda action: worth[action.what])
    if step.kind == steps.HIRE:
        return max(actions, key=lambda action: _gain(state, step.seat, action))
    if step.kind == steps.STEAL:
        return max(actions, key=lambda action: min(state.purses[action.what], step.number))
    return actions[-1] if step.kind in (steps.HOSPITAL, steps.REPLACE) else actions[0]


def _gain(state: State, seat: int, action: Action) -> float:
    """What somebody hired is worth beyond his price."""
    one = found(on_offer(state, seat), action.what)
    if one is None:
        return 0.0
    return hired(one, state.gangs[seat], state) - dollar(state) * price(state, seat, one)


def _next(state: State) -> str:
    """Who joins next so that most of one's own gang does."""
    assert state.heist is not None
    missing = needed(state.heist, state.without)
    everybody = {one.name: one for gang in state.gangs for one in gang}
    for name in state.joined:
        missing = less(missing, everybody[name].symbols)
    seat = state.step.seat
    own = tuple([one for one in state.gangs[seat] if not one.engaged])
    others = [one for other, gang in enumerate(state.gangs) if other != seat for one in gang if not one.engaged]
    return _first(own, tuple(others) if state.heist.cooperative else (), missing)


@lru_cache(maxsize=2**14)
def _first(own: Gang, helpers: Gang, missing: Missing) -> str:
    search = Search(own, helpers, BY_THE_RULES)
    paths = [path for one in own if (path := search.beginning(missing, one)) is not None]
    best = max(paths, key=lambda path: path.count, default=search.filled(missing))
    return best.joins[0][0].name if best is not None and best.joins else ""


def chapter_over(state: State) -> State:
    """The position with what the end of its chapter brings, if somebody has enough gangsters for that."""
    if state.over or max(map(len, state.gangs)) < ENOUGH[state.chapter]:
        return state
    if state.chapter == LAST_CHAPTER:
        return replace(state, over=True)
    if state.chapter == 1:
        for who, more in income(state.by_player).value:
            state = state.with_money(state.table.seat[who], more)
        return state
    for who in war(state.by_player).value:
        seat = state.table.seat[who]
        gang = state.gangs[seat]
        worth = {one.name: hired(one, gang, state) for one in gang if not one.boss}
        state = state.with_gang(seat, without(gang, min(worth, key=lambda name: worth[name])))
    return state
