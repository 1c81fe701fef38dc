"""Resource cards: which one is kept, and when one becomes active."""

from collections import Counter
from collections.abc import Iterator

from gangster_widgets.games.gangsta.actions import KEEPS, Action
from gangster_widgets.games.gangsta.person import spoken
from gangster_widgets.games.gangsta.pieces import resource
from gangster_widgets.games.gangsta.resource import COUNTERFEITING, Resource
from gangster_widgets.games.gangsta.state import State, Step
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Tell, Why

KEPT = Rule("kept", "gangsta.resources", ("who", "resource"))
ACTIVE = Rule("resource-active", "gangsta.resources", ("who", "resource", "needs"))
LAID_ASIDE = Rule("counterfeiting-laid", "gangsta.counterfeiting", ("who", "points"))
NOT_DEALT = Rule("not-dealt", "gangsta.resources", ("who", "resource", "offers"))

WAR_CHAPTER = 3
"""From this chapter on the gang war is over, and counterfeiting lies with the heists (gangsta.counterfeiting)."""


def against_keeping(state: State, step: Step, action: Action) -> Iterator[Why]:
    """What stands against keeping that resource card."""
    offers = state.offers[step.seat]
    if action.what not in offers:
        yield Why(NOT_DEALT, action.what, (resource(action.who),), (action.who, action.what, offers))


def keep(state: State, step: Step, action: Action, tell: Tell) -> State:
    """The position with that card before its player; when all have chosen, the others are out of the game."""
    card = state.table.components.resource(action.what)
    tell(Why(KEPT, card.name, (resource(action.who),), (action.who, card.name)))
    state = replace(state, cards=(*state.cards[: step.seat], card, *state.cards[step.seat + 1 :]))
    if all(one is not None for one in state.cards):
        state = replace(state, offers=())
    return activated(state, step.seat, tell).after()


def keepable(state: State, step: Step) -> Iterator[Action]:
    """The cards dealt to that player."""
    who = state.table.colours[step.seat]
    return (Action(who, KEEPS, name) for name in state.offers[step.seat])


def activated(state: State, seat: int, tell: Tell) -> State:
    """The position with that player's resource active, once his gang has all its skills: then for good."""
    card = state.cards[seat]
    if card is None or card.active or laid(state, card):
        return state
    have = Counter("".join([one.symbols for one in state.gangs[seat]]))
    if Counter(card.needs) - have:
        return state
    who = state.table.colours[seat]
    tell(Why(ACTIVE, card.name, (resource(who),), (who, card.name, spoken(card.needs))))
    return replace(state, cards=(*state.cards[:seat], replace(card, active=True), *state.cards[seat + 1 :]))


def laid(state: State, card: Resource) -> bool:
    """Whether that card has been laid to its player's heists, active or not."""
    return card.name == COUNTERFEITING and state.chapter >= WAR_CHAPTER


def laid_aside(state: State, tell: Tell) -> None:
    """Tells that counterfeiting is laid to its player's heists, active or not."""
    for who, card in zip(state.table.colours, state.cards, strict=True):
        if card is not None and card.name == COUNTERFEITING:
            points = card.points if card.active else 0
            tell(Why(LAID_ASIDE, points, (resource(who),), (who, points)))
