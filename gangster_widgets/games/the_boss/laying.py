"""Laying a card: which card may be laid where, what stands against it, and what it does."""

from collections.abc import Iterator

from gangster_widgets.games.the_boss.actions import Lay
from gangster_widgets.games.the_boss.state import Card, State, hand
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Tell, Why

LAID = Rule("laid", "boss.open-card", ("who", "city", "card"))
COVERS = Rule("covers", "boss.open-card", ("city", "card", "covered"))

NO_CARDS_FOR = Rule("no-cards-for", "boss.chicago-bare", ("city",))
NO_SUCH_CARD = Rule("no-such-card", "boss.line-up", ("city", "card", "cards"))
NOT_IN_HAND = Rule("not-in-hand", "boss.open-card", ("who", "city", "card"))
CARDS_UNKNOWN = Rule("cards-unknown", "boss.open-card", ("who",))


def refusals(state: State, action: Lay) -> Iterator[Why]:
    """What stands against it, as if it were that player's turn."""
    table, cards = state.table, state.hands[state.table.seat[action.who]]
    if action.city == table.chicago:
        yield Why(NO_CARDS_FOR, action.city, (action.city,), (action.city,))
    elif action.face not in table.cards.get(action.city, ()):
        known = table.cards.get(action.city, ())
        yield Why(NO_SUCH_CARD, action.face, table.places, (action.city, action.face, known))
    elif cards is None:
        yield Why(CARDS_UNKNOWN, None, (hand(action.who),), (action.who,))
    elif not any(card.city == action.city and card.face == action.face for card in cards):
        facts = (action.who, action.city, action.face)
        yield Why(NOT_IN_HAND, action.face, (hand(action.who),), facts)


def lays(state: State, seat: int) -> list[Lay]:
    """Every card that the player can lay, each once."""
    who = state.table.colours[seat]
    cards = dict.fromkeys(state.hands[seat] or ())
    return [Lay(who, card.city, card.face) for card in cards if card.face is not None]


def lay(state: State, action: Lay, tell: Tell) -> State:
    """The position with that card open at its city, on top of those that lay there."""
    seat, city = state.table.seat[action.who], state.city(action.city)
    spot = (city.name, len(city.open) + 1)
    tell(Why(LAID, action.face, (spot,), (action.who, city.name, action.face)))
    if city.open:
        tell(Why(COVERS, action.face, (spot,), (city.name, action.face, city.open[-1])))
    state = state.with_city(replace(city, open=(*city.open, action.face)))
    cards = list(state.hands[seat] or ())
    cards.remove(Card(action.city, action.face))
    return replace(state, hands=(*state.hands[:seat], tuple(cards), *state.hands[seat + 1 :]))
