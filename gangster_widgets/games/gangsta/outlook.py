"""What each player can expect of a position, in points: what bots weigh.

Points are read off the same count as at the end. What is under way is carried out in the plainest manner first, and
nothing that somebody cannot know is asked.
"""

from collections.abc import Sequence

from gangster_widgets.games.gangsta import actions as do
from gangster_widgets.games.gangsta import steps
from gangster_widgets.games.gangsta.actions import Action
from gangster_widgets.games.gangsta.chapters import ENOUGH, LAST_CHAPTER, LAST_SNITCH
from gangster_widgets.games.gangsta.count import (
    AMONG_FAMILY,
    AMONG_LARGEST,
    AMONG_RICHEST,
    FAMILY,
    LARGEST,
    RICHEST,
    count,
    winners,
)
from gangster_widgets.games.gangsta.freeing import for_nothing
from gangster_widgets.games.gangsta.hidden import seen
from gangster_widgets.games.gangsta.likely import chapter_over, likely
from gangster_widgets.games.gangsta.promise import ahead, kept, promised, turn
from gangster_widgets.games.gangsta.state import State, Step
from gangster_widgets.games.gangsta.thought import BY_THE_RULES, Thought
from gangster_widgets.games.gangsta.turn import legal, onward, play
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Why, silent

FLEETING = 0.8
"""How likely the bonus for having most of something is gone by the end, while chapters lie ahead."""
BONUSES = (RICHEST, AMONG_RICHEST, LARGEST, AMONG_LARGEST, FAMILY, AMONG_FAMILY)
VICTORY = 4.0
"""What it counts to have won, in points, when the game is over."""


def outlook(state: State, thought: Thought = BY_THE_RULES, now: bool = False) -> tuple[float, ...]:
    """The points that each player can expect: those there are, and what money, skills and available gangsters promise.

    With `now` the game ends at once; otherwise who is the richest, or has the largest gang, need not stay it. What
    comes next from the piles is nobody's to expect, as long as it is not said who looks.
    """
    if state.eyes is None:
        state = replace(state, heist_pile=(), gangster_pile=(), chance=0)
    state = settled(replace(state, whole=False))
    if not now:
        state = chapter_over(state)
    why = _counted(state, thought)
    points = [float(number) for _, number in why.value]
    if not now and not state.over:
        for seat, bonus in enumerate(_bonuses(why)):
            points[seat] += promised(state, seat, _free(state, seat)) - FLEETING * ahead(state) * bonus
    if not now and state.over:
        best = winners(state.by_player, why.value).value
        for who in best:
            points[state.table.seat[who]] += VICTORY / len(best)
    return tuple(points)


def _counted(state: State, thought: Thought = BY_THE_RULES) -> Why:
    done = dict(zip(state.table.colours, state.done, strict=True))
    return count(state.by_player, state.purses, done, state.resources, state.table.families, thought.count)


def _bonuses(why: Why) -> list[int]:
    """What everybody counts for having most of something."""
    return [sum([one.value for one in part.parts if one.rule in BONUSES]) for part in why.parts]


def _free(state: State, seat: int) -> int:
    """How many that player may free for nothing in his turn, or in his next one."""
    return state.free if state.turn == seat and state.step.kind == steps.TURN else for_nothing(state, seat)


def settled(state: State) -> State:
    """The position at the next turn: heists under way are committed by as many as can be, rewards are taken.

    What others choose from is not known to everybody: then nothing of it is chosen.
    """
    while not state.over and state.step.kind != steps.TURN:
        actions = legal(state)
        state = play(state, likely(state, actions)) if actions else onward(state.after(), silent)
    return state


def at_turn(state: State, player: int) -> State:
    """The position as if it were that player's turn, with nothing in it that he does not know.

    What he has to decide at first he still has to; what anybody is about is carried out in the likeliest manner, and
    so is whatever he begins himself from there on. Nothing is drawn there and no chapter ends.
    """
    if state.eyes is None:
        state = replace(seen(state, player), eyes=player, whole=False)
        if state.over or state.step.seat == player:
            return state
    known = settled(state)
    if known.over or known.step.seat == player:
        return known
    free = for_nothing(known, player)
    return replace(known, agenda=(Step(steps.TURN, player),), turn=player, free=free, extra=False, joined=())


def weighty(state: State) -> list[Action]:
    """At a turn the heists that can be started, whom one can hire, and passing; otherwise everything but declining."""
    first = [action for action in legal(state) if action.does != do.DECLINES]
    if state.over or state.step.kind != steps.TURN:
        return first
    return [action for action in first if action.does in (do.STARTS, do.HIRES, do.PASSES)]


def between(state: State, after: State) -> tuple[int, ...]:
    """Nobody is thought through: how likely others come first is part of what a turn promises."""
    return ()


def guesses(state: State, player: int) -> tuple[State, ...]:
    """The position itself: what others know besides matters little."""
    return (at_turn(state, player),)


def price(state: State, action: Action) -> float:
    """What an action uses up: money, skills, available gangsters, and the turn; less than nothing, where it brings more
    of these than it takes.
    """
    seat, before = state.step.seat, replace(state, whole=False)
    return _held(before, seat) - _held(play(before, action), seat)


def _held(state: State, seat: int) -> float:
    """What a player has that is of use later, and what he can still do in his turn, less what he has for now only."""
    state = settled(state)
    own = not state.over and state.step.seat == seat
    bonuses = _bonuses(_counted(state))
    now = bonuses[seat] - max([bonus for other, bonus in enumerate(bonuses) if other != seat])
    return kept(state, seat) + (turn(state, seat, state.free) if own else 0.0) - FLEETING * ahead(state) * now


def closing(state: State, action: Action) -> float:
    """How likely that action ends the game: with enough gangsters surely, and by what may be drawn after it."""
    if not state.whole or state.chapter < LAST_CHAPTER:
        return 0.0
    if ends_chapter(state, action):
        return 1.0
    draws = action.does == do.STARTS or (action.does == do.REPLACES and action.what.isdecimal())
    if not draws or state.snitches < LAST_SNITCH - 1 or not state.heist_pile:
        return 0.0
    return _snitches_left(state) / len(state.heist_pile)


def ends_chapter(state: State, action: Action) -> bool:
    """Whether the chapter ends with that action for having enough gangsters."""
    more = action.does in (do.HIRES, do.TAKES_BACK)
    return state.whole and more and len(state.gangs[state.step.seat]) + 1 >= ENOUGH[state.chapter]


def _snitches_left(state: State) -> int:
    """How many snitches are still in the pile, as everybody can count."""
    return max(len(state.table.components.snitches[state.chapter - 1]) - state.snitches, 0)


def lasting(state: State, player: int) -> float:
    """Nothing: until a later turn heists and gangsters are taken, and others engage whom one counts on."""
    return 0.0


def misleading(mistakes: Sequence[Mistake]) -> tuple[Mistake, ...]:
    """Those of the mistakes with which the points come out otherwise."""
    return tuple(one for one in mistakes if one.change(BY_THE_RULES).count != BY_THE_RULES.count)
