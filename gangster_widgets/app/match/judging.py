"""Looking back: what a strong player would have done instead, how much that would have brought, and why."""

from typing import Any

from gangster_widgets.app.match.match import Judged, Match
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.record import Record, replace
from gangster_widgets.kernel.thinking import Thinking
from gangster_widgets.kernel.why import Why
from gangster_widgets.players import Bot, bot

JUDGE = "strong"
"""The bot whose judgement is asked."""
DEAREST, LEAST = 3, 1.0
"""So many mistakes are told of each person, and none that cost less than so many points."""


class Better(Record, frozen=True):
    """A mistake as it is told: what was done, what would have been better, and why one would do either."""

    at: int
    cost: float
    done: Any
    why_done: Why
    action: Any
    why: Why


def judge() -> Bot:
    """Whoever judges, without any memory of other positions."""
    return bot(JUDGE, 0)


def unjudged(match: Match) -> tuple[int, ...]:
    """After how many actions a person took one that has not been judged yet."""
    known, seats, actor = {one.at for one in match.judged}, match.terms.seats, match.played.actor
    played = enumerate(match.states[:-1])
    return tuple(at for at, state in played if at not in known and not seats[actor(state)].bot)


def judged(match: Match, at: int, by: Bot) -> Judged:
    """The action after so many, judged."""
    played, state = match.played, match.states[at]
    thinking = by.think(played, state)
    cost = thinking.lost(match.actions[at]) or 0.0
    return Judged(at, tuple(played.write(one) for one in thinking.plan), round(cost, 3))


def with_judgement(match: Match, found: Judged) -> Match:
    """The match with that judgement; the log stays as it is."""
    return replace(match, judged=(*match.judged, found))


def dearest(match: Match, player: int) -> tuple[Better, ...]:
    """The mistakes of that player that cost most, the dearest first."""
    own = [one for one in match.judged if one.cost >= LEAST and match.played.actor(match.states[one.at]) == player]
    told = (_told(match, one) for one in sorted(own, key=lambda one: (-one.cost, one.at))[:DEAREST])
    return tuple(one for one in told if one is not None)


def _told(match: Match, one: Judged) -> Better | None:
    """The mistake with its reasons; None where what was kept of it cannot be."""
    played, state, done = match.played, match.states[one.at], match.actions[one.at]
    try:
        plan = _read(match, one)
    except SaidError:
        return None
    if plan is None:
        return None
    thinking = Thinking(plan[0], plan=plan)
    whys = (played.motive(state, action, thinking) for action in (done, plan[0]))
    return Better(one.at, one.cost, done, next(whys), plan[0], next(whys))


def _read(match: Match, one: Judged) -> tuple[Any, ...] | None:
    """What was to be done from there on, every action of it allowed when its turn comes."""
    played, then = match.played, match.states[one.at]
    player, plan = played.actor(then), []
    for words in one.plan:
        then = played.at_turn(then, player)
        action = played.read(then, words)
        if played.refusals(then, action):
            return None
        plan.append(action)
        then = played.play(then, action)
    return tuple(plan) or None
