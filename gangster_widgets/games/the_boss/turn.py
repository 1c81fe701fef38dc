"""A turn: what may be done in it, what stands against it, and everything that an action brings about."""

from gangster_widgets.games.the_boss import laying, placing
from gangster_widgets.games.the_boss.actions import Action, Lay, Place
from gangster_widgets.games.the_boss.ending import acted
from gangster_widgets.games.the_boss.state import State, hand
from gangster_widgets.kernel.why import Rule, Tell, Why, silent

TURN = Rule("turn", "boss.turn", ("who",))
GAME_IS_OVER = Rule("game-is-over", "boss.end")
NOT_IN_PLAY = Rule("not-in-play", "boss.box", ("who", "players"))
NOT_HIS_TURN = Rule("not-his-turn", "boss.turn-order", ("who", "turn"))


def legal(state: State) -> list[Action]:
    """Every action of the player to act: ways to place gangsters, if he has not yet, and cards to lay.

    Who has no cards has no turn, and neither has anybody of whose cards a position says nothing.
    """
    if state.over:
        return []
    seat = state.queue[0]
    if not state.hands[seat]:
        return []
    placed = [] if state.placed else placing.places(state, seat)
    return [*placed, *laying.lays(state, seat)]


def refusals(state: State, action: Action, steps: placing.Steps = placing.BY_THE_RULES) -> tuple[Why, ...]:
    """Everything that stands against an action now, or is thought to, each with its clause and where to look."""
    table = state.table
    if action.who not in table.seat:
        return (Why(NOT_IN_PLAY, action.who, table.places, (action.who, table.colours)),)
    return (*turn_refusals(state, action.who), *action_refusals(state, action, steps))


def action_refusals(state: State, action: Action, steps: placing.Steps = placing.BY_THE_RULES) -> tuple[Why, ...]:
    """What stands against an action, or is thought to, as if it were that player's turn."""
    if isinstance(action, Lay):
        return tuple(laying.refusals(state, action))
    hindered = tuple(placing.refusals(state, action, steps))
    if not hindered and not state.hands[state.table.seat[action.who]]:
        return (Why(laying.CARDS_UNKNOWN, None, (hand(action.who),), (action.who,)),)
    return hindered


def turn_refusals(state: State, who: str) -> tuple[Why, ...]:
    """What stands against anything that player does now: that the game is over, or that it is not his turn."""
    table = state.table
    if state.over:
        return (Why(GAME_IS_OVER, None, table.places),)
    turn = table.colours[state.queue[0]]
    return () if turn == who else (Why(NOT_HIS_TURN, who, (hand(turn),), (who, turn)),)


def play(state: State, action: Action, tell: Tell = silent) -> State:
    """The position after a legal action and all it brings about; what happens is told event by event."""
    if isinstance(action, Place):
        return placing.place(state, action, tell)
    return acted(laying.lay(state, action, tell), tell)


def tell(state: State, action: Action) -> Why:
    """What that legal action brings about, as a tree: the turn, and its events as parts."""
    told: list[Why] = []
    play(state, action, told.append)
    return Why(TURN, action, (hand(action.who),), (action.who,), tuple(told))


def turn_over(before: State, after: State) -> bool:
    """A turn is over when a card has been laid (boss.turn)."""
    return not after.placed
