"""Why an action is a good one: which city it takes and from whom, what Chicago pays then, who can answer.

Nothing is told that its player cannot know: of a hidden card what may lie there, of other hands how many gangsters.
"""

from collections.abc import Iterator, Sequence

from gangster_widgets.games.the_boss.actions import Action, Lay, Place
from gangster_widgets.games.the_boss.chicago import chicago
from gangster_widgets.games.the_boss.hidden import hidden
from gangster_widgets.games.the_boss.majority import holder
from gangster_widgets.games.the_boss.outlook import at_turn, outlook
from gangster_widgets.games.the_boss.state import State, hand
from gangster_widgets.games.the_boss.takeover import takeover
from gangster_widgets.games.the_boss.turn import play, refusals
from gangster_widgets.kernel.thinking import Thinking
from gangster_widgets.kernel.why import Rule, Why

MOTIVE = Rule("motive", "boss.goal")
TAKES = Rule("motive-takes", "boss.majority", ("who", "city"))
MAY_LIE = Rule("motive-may-lie", "boss.hidden", ("who", "city", "cards"))
DENIES = Rule("motive-denies", "boss.overtake", ("who", "rival", "city"))
STRENGTHENS = Rule("motive-strengthens", "boss.overtake", ("who", "city", "number"))
CHICAGO_PAYS = Rule("motive-chicago", "boss.chicago-pay", ("holder", "before", "after"))
OCCASIONALS = Rule("motive-occasionals", "boss.occasional", ("who", "number"))
ANSWER = Rule("motive-answer", "boss.overtake", ("rival", "city", "number"))
SAFE = Rule("motive-safe", "boss.overtake", ("city",))
SHOWS = Rule("motive-shows", "boss.open-card", ("city", "card"))
THEN_PLACE = Rule("motive-then-place", "boss.turn", ("who", "number", "city"))
THEN_LAY = Rule("motive-then-lay", "boss.turn", ("who", "city", "card"))


def motive(state: State, action: Action, thinking: Thinking) -> Why:
    """Why that legal action: its parts are what it takes, denies, costs, risks and prepares.

    The value is how many millions more its player can expect if the round ended at once.
    """
    seat = state.table.seat[action.who]
    before = at_turn(state, seat)
    after = play(before, action)
    more = outlook(after, now=True)[seat] - outlook(before, now=True)[seat]
    parts = [*_placed(before, after, action, more)] if isinstance(action, Place) else [_shown(action)]
    parts += _chicago(before, after, action.who)
    if action == thinking.action:
        parts += _prepared(after, thinking.plan[1:])
    return Why(MOTIVE, more, (hand(action.who),), (), tuple(parts))


def _placed(before: State, after: State, action: Place, more: float) -> Iterator[Why]:
    """What placing these gangsters takes, from whom, what may lie there, and who can answer it. What is taken has as
    its value how much more its player can expect.
    """
    who, name, where = action.who, action.city, (action.city,)
    number, had = action.professionals + action.occasionals, holder(before.city(name))
    if had == before.table.seat[who]:
        yield Why(STRENGTHENS, number, where, (who, name, number))
    elif had is None:
        yield Why(TAKES, more, where, (who, name), _lying(before, who, name))
    else:
        yield Why(DENIES, more, where, (who, before.table.colours[had], name), _lying(before, who, name))
    if action.occasionals:
        yield Why(OCCASIONALS, action.occasionals, (hand(who),), (who, action.occasionals))
    yield from _answers(after, who, name)


def _lying(state: State, who: str, name: str) -> tuple[Why, ...]:
    """What may lie there; nothing for Chicago, which pays otherwise."""
    why = hidden(state, who, name)
    return (Why(MAY_LIE, why.value, why.where, (who, name, why.value), why.parts),) if why.value else ()


def _answers(state: State, who: str, name: str) -> Iterator[Why]:
    """With how few gangsters another player could take the city, if anybody can."""
    colours, crews = state.table.colours, state.crews
    others = [one for one, crew in zip(colours, crews, strict=True) if one != who and crew.available is not None]
    able = [(why.value, one, why) for one in others if (why := takeover(state, one, name)).value]
    if able:
        number, rival, why = min(able, key=lambda one: one[0])
        yield Why(ANSWER, -number, (name,), (rival, name, number), (why,))
    elif others:
        yield Why(SAFE, 0, (name,), (name,))


def _shown(action: Lay) -> Why:
    """What everybody knows once the card lies open."""
    return Why(SHOWS, action.face, (action.city,), (action.city, action.face))


def _chicago(before: State, after: State, who: str) -> Iterator[Why]:
    """What Chicago pays its winner before and after it; its value is how much that helps the player."""
    was, now = chicago(before), chicago(after)
    if now.value[0] is not None and was.value[:2] != now.value[:2]:
        had = was.value[1] if was.value[0] == now.value[0] else 0
        more = now.value[1] - had
        facts = (now.value[0], had, now.value[1])
        yield Why(CHICAGO_PAYS, more if now.value[0] == who else -more, now.where, facts, (now,))


def _prepared(state: State, plan: Sequence[Action]) -> Iterator[Why]:
    """The own actions that are to follow, as far as the others need not help."""
    for action in plan:
        state = at_turn(state, state.table.seat[action.who])
        if refusals(state, action):
            return
        if isinstance(action, Place):
            number = action.professionals + action.occasionals
            yield Why(THEN_PLACE, number, (action.city,), (action.who, number, action.city))
        else:
            yield Why(THEN_LAY, action.face, (action.city,), (action.who, action.city, action.face))
        state = play(state, action)
