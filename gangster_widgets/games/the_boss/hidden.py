"""What may lie under a city as far as a player can know, and what he knows of the whole position.

He has seen the open cards and his own hand; of other hands the backs, which say how many cards of which city they are.
"""

from collections.abc import Callable, Sequence

from gangster_widgets.games.the_boss.components import Face
from gangster_widgets.games.the_boss.state import Card, City, State, hand, hidden_card, open_cards
from gangster_widgets.kernel.chance import Luck
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.record import Record, replace
from gangster_widgets.kernel.why import Rule, Why

HIDDEN = Rule("hidden", "boss.hidden", ("who", "city", "cards"))
HIDDEN_NONE = Rule("hidden-none", "boss.hidden", ("city",))
BARE = Rule("hidden-bare", "boss.chicago-bare", ("city",))
OF_THE_CITY = Rule("hidden-of-the-city", "boss.deal", ("city", "cards"))
LIES_OPEN = Rule("hidden-lies-open", "boss.open-card", ("city", "cards"))
IN_OWN_HAND = Rule("hidden-in-own-hand", "boss.backs", ("who", "city", "cards"))
OTHERS_UNSEEN = Rule("hidden-others-unseen", "boss.backs", ("city", "number"))

Faces = tuple[Face, ...]


def all_open(city: City) -> Faces:
    """All open cards of a city: they stay to be seen (boss.open-card)."""
    return city.open


def own_hand(state: State, seat: int, city: str) -> Faces:
    """The cards of that city in the player's own hand; `SaidError` where a position does not say which."""
    cards = state.hands[seat]
    if cards is None:
        raise SaidError("ask-cards", player=state.table.colours[seat])
    return tuple([card.face for card in cards if card.city == city and card.face is not None])


def any_card(cards: Faces) -> Faces:
    """Any card of a city may lie hidden, penalties too (boss.deal)."""
    return cards


class Steps(Record, frozen=True, gc=False):
    """How one thinks: which open cards are seen, which cards in hands, and which kinds may lie hidden at all."""

    open: Callable[[City], Faces]
    held: Callable[[State, int, str], Faces]
    may: Callable[[Faces], Faces]


BY_THE_RULES = Steps(all_open, own_hand, any_card)


def without(cards: Sequence[Face], gone: Sequence[Face]) -> Faces:
    """The cards less those, each as often as it is gone."""
    left = list(cards)
    for face in gone:
        if face in left:
            left.remove(face)
    return tuple(left)


def hidden(state: State, who: str, name: str, steps: Steps = BY_THE_RULES) -> Why:
    """The cards that may lie face down under that city, as far as that player can know."""
    city, seat = state.city(name), state.table.seat[who]
    cards = state.table.cards[name]
    if not cards:
        return Why(BARE, (), (name,), (name,))
    seen, held = steps.open(city), steps.held(state, seat, name)
    left = tuple(dict.fromkeys(without(steps.may(cards), (*seen, *held))))
    parts = [Why(OF_THE_CITY, cards, (name,), (name, cards))]
    if seen:
        parts.append(Why(LIES_OPEN, seen, open_cards(city), (name, seen)))
    if held:
        parts.append(Why(IN_OWN_HAND, held, (hand(who),), (who, name, held)))
    elsewhere = sum([card.city == name for one, some in enumerate(state.hands) if one != seat for card in some or ()])
    if elsewhere:
        others = tuple([hand(colour) for colour in state.table.colours if colour != who])
        parts.append(Why(OTHERS_UNSEEN, elsewhere, others, (name, elsewhere)))
    where = (hidden_card(name), name)
    if not left:
        return Why(HIDDEN_NONE, (), where, (name,), tuple(parts))
    return Why(HIDDEN, left, where, (who, name, left), tuple(parts))


def may_lie(state: State, name: str, steps: Steps = BY_THE_RULES) -> Faces:
    """The cards that may lie there, each as often as there are of it, as whose knowledge this is can tell.

    Where it is nobody's, only what everybody sees is taken into account.
    """
    held = () if state.eyes is None else steps.held(state, state.eyes, name)
    return without(steps.may(state.table.cards[name]), (*steps.open(state.city(name)), *held))


def seen(state: State, player: int) -> State:
    """The position with everything left out that this player cannot see."""
    hands = tuple([some if seat == player else backs(some) for seat, some in enumerate(state.hands)])
    return replace(without_hidden(state), hands=hands, pile=(), chance=0)


def without_hidden(state: State) -> State:
    """The position without what lies face down under the cities."""
    return replace(state, cities=tuple([replace(city, hidden=None) for city in state.cities]))


def backs(cards: tuple[Card, ...] | None) -> tuple[Card, ...] | None:
    """Cards as others see them."""
    return None if cards is None else tuple([Card(card.city, None) for card in cards])


def resample(state: State, player: int, chance: int) -> State:
    """A position drawn from all that look the same to that player: what he does not see is dealt anew."""
    luck, box = Luck(chance), state.table
    own = state.hands[player] or ()
    cities, left = [], {}
    for city in state.cities:
        held = tuple([card.face for card in own if card.city == city.name and card.face is not None])
        lot = [*luck.shuffled(without(box.cards[city.name], (*city.open, *held)))]
        cities.append(replace(city, hidden=lot.pop() if lot else None))
        left[city.name] = lot
    hands = []
    for seat, cards in enumerate(state.hands):
        if seat != player and cards is not None:
            dealt = [Card(card.city, left[card.city].pop() if left[card.city] else None) for card in cards]
            cards = in_order(state, dealt)
        hands.append(cards)
    pile = luck.shuffled(without(box.components.police, state.police)) if state.whole else state.pile
    return replace(state, cities=tuple(cities), hands=tuple(hands), pile=pile, chance=luck.left())


def in_order(state: State, cards: Sequence[Card]) -> tuple[Card, ...]:
    """A hand as it is held: by cities from the left, then as the box lists the cards."""
    return tuple(sorted(cards, key=lambda card: _place(state, card)))


def _place(state: State, card: Card) -> tuple[int, int]:
    index, faces = state.table.index[card.city], state.table.cards[card.city]
    return (index, faces.index(card.face)) if card.face is not None else (index, 0)
