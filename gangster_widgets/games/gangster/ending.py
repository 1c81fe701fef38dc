"""The end of a turn: whether the cards are turned up, what the district card shows, and whether the stage is over.

Nothing is worked out here: it is read off what the action brings about (`turn.tell`), with the district cards laid down
as they are said to lie. What follows the end of a stage is left out.
"""

from collections.abc import Callable, Sequence

from gangster_widgets.games.gangster.actions import Action, Drive
from gangster_widgets.games.gangster.piles import with_pile
from gangster_widgets.games.gangster.stage import (
    CARDS_UP,
    DOUBLED,
    GAME_OVER,
    NO_CARD_LEFT,
    POLICEMAN,
    STAGE_OVER,
    cards_up,
)
from gangster_widgets.games.gangster.state import CARS, State
from gangster_widgets.games.gangster.turn import DROVE, DROVE_WITH_ENGINE, tell
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Why

UP, CARD, NO_DOUBLER, DOUBLER = "cards up", "district card", "policeman", "doubler"
STAGE_ENDS, GAME_ENDS = "end of the stage", "end of the game"
HAPPENINGS = (UP, CARD, NO_DOUBLER, DOUBLER, STAGE_ENDS, GAME_ENDS)
"""All that can happen at the end of a turn, in the order in which it does."""

TURN_ENDS = Rule("turn-ends", "turn.one", ("gang", "happenings"))
CARDS_LEFT = Rule("cards-left", "cards.third", ("gang", "cards"))
NO_CARD_USED = Rule("no-card-used", "cards.third", ("gang",))
GAME_ENDS_TOO = Rule("game-ends-too", "game.stages", ("stage",))

_BRINGS: dict[Rule, tuple[str, ...]] = {
    DROVE: (),
    DROVE_WITH_ENGINE: (),
    CARDS_UP: (UP,),
    NO_CARD_LEFT: (),
    POLICEMAN: (CARD, NO_DOUBLER),
    DOUBLED: (CARD, DOUBLER),
    STAGE_OVER: (STAGE_ENDS,),
    GAME_OVER: (GAME_ENDS,),
}

Ending = Callable[[State, Action], tuple[Why, ...]]
"""What that action brings about at the end of its turn; the value of each event names what happens."""


def events(state: State, action: Action) -> tuple[Why, ...]:
    """The drive and what happens at the end of its turn, or why nothing does; each with what happens as its value."""
    found = _brought(state, tell(state, action).parts)
    if not isinstance(action, Drive):
        return (Why(NO_CARD_USED, (), (CARS[action.gang],), (action.gang,)),)
    if not any(why.rule == CARDS_UP for why in found):
        left = tuple(card for card in state.car(action.gang).cards if card != action.card)
        found.append(Why(CARDS_LEFT, (), (CARS[action.gang],), (action.gang, left)))
    return tuple(found)


def turned_up(state: State, gang: str) -> tuple[Why, ...]:
    """What follows when the cards of that gang are turned up, in the same way."""
    told: list[Why] = []
    cards_up(state, gang, told.append)
    return tuple(_brought(state, told))


def _brought(state: State, told: Sequence[Why]) -> list[Why]:
    """Those of these events that matter at the end of a turn."""
    return [_named(state, why) for why in told if why.rule in _BRINGS]


def _named(state: State, why: Why) -> Why:
    """The event with what happens as its value; who wins the game depends on a casino card that nobody has named."""
    value = _BRINGS[why.rule]
    if why.rule == GAME_OVER:
        return game_ends(state)
    return replace(why, value=value)


def game_ends(state: State) -> Why:
    """That the end of this stage is the end of the game."""
    return Why(GAME_ENDS_TOO, (GAME_ENDS,), (), (state.stage,))


def turn_end(state: State, action: Action, pile: Sequence[str], ending: Ending = events) -> Why:
    """What happens at the end of that legal action's turn, the district cards lying as in `pile`, the top one first."""
    before = with_pile(state, pile)
    decks = replace(before.decks, casino=state.table.components.casino[:1])
    parts = ending(replace(before, turn=state.table.person[action.gang], decks=decks), action)
    brought = {thing for why in parts for thing in why.value}
    happenings = tuple(thing for thing in HAPPENINGS if thing in brought)
    return Why(TURN_ENDS, happenings, (CARS[action.gang],), (action.gang, happenings), parts)
