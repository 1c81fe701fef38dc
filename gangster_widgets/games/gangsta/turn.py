"""The game as a chain of decisions: what may be done in each, what stands against it, and everything that follows."""

from collections.abc import Callable, Iterator, Mapping

from gangster_widgets.games.gangsta import actions as do
from gangster_widgets.games.gangsta import (
    chapters,
    committing,
    freeing,
    hiring,
    losing,
    resources,
    rewards,
    steps,
    waiting,
)
from gangster_widgets.games.gangsta.actions import Action
from gangster_widgets.games.gangsta.pieces import gang
from gangster_widgets.games.gangsta.state import State, Step
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Rule, Tell, Why, silent

TOLD = Rule("told", "gangsta.turn", ("who",))
DECLINED = Rule("declined", "gangsta.turn", ("who", "moment", "about"))
GAME_IS_OVER = Rule("game-is-over", "gangsta.end")
NOT_IN_PLAY = Rule("not-in-play", "gangsta.set-up", ("who", "players"))
NOT_HIS_TURN = Rule("not-his-turn", "gangsta.turn", ("who", "turn"))
NOT_NOW = Rule("not-now", "gangsta.turn", ("who", "moment", "about"))


class Verb(Record, frozen=True):
    """Something that can be done: all that could be named, what stands against one of it, and what it brings about."""

    named: Callable[[State, Step], Iterator[Action]]
    against: Callable[[State, Step, Action], Iterator[Why]]
    play: Callable[[State, Step, Action, Tell], State]


def _declinable(state: State, step: Step) -> Iterator[Action]:
    yield Action(state.table.colours[step.seat], do.DECLINES)


def _against_declining(state: State, step: Step, action: Action) -> Iterator[Why]:
    return iter(())


def _decline(state: State, step: Step, action: Action, tell: Tell) -> State:
    tell(Why(DECLINED, step.kind, (gang(action.who),), (action.who, step.kind, steps.about(step))))
    return state.after()


VERBS: Mapping[str, Verb] = {
    do.KEEPS: Verb(resources.keepable, resources.against_keeping, resources.keep),
    do.FREES: Verb(freeing.freeable, freeing.against_freeing, freeing.free),
    do.FREES_ALL: Verb(freeing.all_freeable, freeing.against_freeing_all, freeing.free_all),
    do.HIRES: Verb(hiring.hirable, hiring.against_hiring, hiring.hire),
    do.STARTS: Verb(committing.startable, committing.against_starting, committing.start),
    do.ENGAGES: Verb(committing.engageable, committing.against_engaging, committing.engage),
    do.PASSES: Verb(waiting.passable, waiting.against_passing, waiting.pass_),
    do.REPLACES: Verb(waiting.replaceable, waiting.against_replacing, waiting.replace_card),
    do.TAKES_BACK: Verb(waiting.takeable, waiting.against_taking_back, waiting.take_back),
    do.TRAINS: Verb(rewards.trainable, rewards.against_training, rewards.train),
    do.ROBS: Verb(rewards.robbable, rewards.against_robbing, rewards.rob),
    do.DIVERTS: Verb(rewards.divertible, rewards.against_diverting, rewards.divert),
    do.STRIKES: Verb(rewards.strikable, rewards.against_striking, rewards.strike),
    do.DISCARDS: Verb(losing.discardable, losing.against_discarding, losing.discard),
    do.DECLINES: Verb(_declinable, _against_declining, _decline),
}
BY_ITSELF: Mapping[str, Callable[[State, Step, Tell], State]] = {
    steps.BEGIN: chapters.begin,
    steps.CHAPTER: chapters.chapter,
    steps.LAY: chapters.lay,
    steps.REFILL: chapters.refill,
    steps.DEALT: chapters.dealt,
    steps.CLOSE: chapters.close,
}


def legal(state: State) -> list[Action]:
    """Every action of the player who has to decide."""
    if state.over:
        return []
    return [*_possible(state, state.step)]


def _possible(state: State, step: Step) -> Iterator[Action]:
    for does in steps.MAY[step.kind]:
        verb = VERBS[does]
        for action in verb.named(state, step):
            if next(verb.against(state, step, action), None) is None:
                yield action


def refusals(state: State, action: Action) -> tuple[Why, ...]:
    """Everything that stands against an action now, each with its clause and where to look."""
    table = state.table
    if action.who not in table.seat:
        return (Why(NOT_IN_PLAY, action.who, tuple(map(gang, table.colours)), (action.who, table.colours)),)
    here = (gang(action.who),)
    if state.over:
        return (Why(GAME_IS_OVER, None, here),)
    step, turn = state.step, table.colours[state.step.seat]
    if action.who != turn:
        return (Why(NOT_HIS_TURN, action.who, (gang(turn),), (action.who, turn)),)
    if action.does not in steps.MAY[step.kind]:
        return (Why(NOT_NOW, action.does, here, (action.who, step.kind, steps.about(step))),)
    return tuple(VERBS[action.does].against(state, step, action))


def play(state: State, action: Action, tell: Tell = silent) -> State:
    """The position at the next decision, after the action and everything that follows it by itself."""
    return onward(VERBS[action.does].play(state, state.step, action, tell), tell)


def up_to(state: State, action: Action, kind: str) -> State:
    """The position after the action, before the first thing of that kind that happens by itself then."""
    return onward(VERBS[action.does].play(state, state.step, action, silent), silent, kind)


def onward(state: State, tell: Tell, before: str = "") -> State:
    """The position at the next decision: what happens by itself has happened, and what cannot be done is not asked.

    Nothing of the kind `before` happens any more.
    """
    while not state.over and state.step.kind != before:
        step = state.step
        happens = BY_ITSELF.get(step.kind)
        if happens is not None:
            state = happens(state, step, tell)
        elif step.kind in steps.SURE or any(action.does != do.DECLINES for action in _possible(state, step)):
            break
        else:
            state = state.after()
    return state


def tell(state: State, action: Action) -> Why:
    """What a legal action does and why, event by event, down to the next decision."""
    events: list[Why] = []
    play(state, action, events.append)
    return Why(TOLD, None, (gang(action.who),), (action.who,), tuple(events))


def turn_over(before: State, after: State) -> bool:
    """A turn is over when another has begun, or the game has ended."""
    return after.over or before.turns != after.turns
