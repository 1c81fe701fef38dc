"""Wrong ideas about city cards: which one is won, whom a penalty strikes, what may lie hidden."""

from collections.abc import Callable

from gangster_widgets.games.the_boss.components import Face
from gangster_widgets.games.the_boss.hidden import Faces, own_hand
from gangster_widgets.games.the_boss.hidden import Steps as Hidden
from gangster_widgets.games.the_boss.state import City, State
from gangster_widgets.games.the_boss.thought import Thought
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.record import replace


def _last_open(city: City) -> Face | None:
    """The open card that was laid last is thought to be won."""
    return city.last_open


def _open_card_won(thought: Thought) -> Thought:
    return replace(thought, payout=replace(thought.payout, won=_last_open))


def _everybody_there(city: City, winner: int) -> tuple[int, ...]:
    """A penalty is thought to strike everybody who is there."""
    return tuple([seat for seat, men in enumerate(city.men) if men.number])


def _strikes_all(thought: Thought) -> Thought:
    return replace(thought, payout=replace(thought.payout, struck=_everybody_there))


def _hiding(wrong: Callable[[Hidden], Hidden]) -> Callable[[Thought], Thought]:
    """A mistake about what may lie hidden."""
    return lambda thought: replace(thought, hidden=wrong(thought.hidden))


def _nothing_held(state: State, seat: int, city: str) -> Faces:
    """The own hand is thought to rule out nothing."""
    return ()


def _all_hands(state: State, seat: int, city: str) -> Faces:
    """The cards in all hands are thought to be seen."""
    others = [cards for one, cards in enumerate(state.hands) if one != seat and cards is not None]
    seen = [card.face for cards in others for card in cards if card.city == city and card.face is not None]
    return (*own_hand(state, seat, city), *seen)


def _top_card(city: City) -> Faces:
    """Only the open card that was laid last is thought to be known."""
    return city.open[-1:]


def _money_only(cards: Faces) -> Faces:
    """Only money is thought to lie hidden."""
    return tuple([face for face in cards if isinstance(face, int)])


PAYOUT, HIDDEN = ("payout",), ("hidden",)

CARDS = (
    Mistake("open-card-won", PAYOUT, "boss.majority", _open_card_won),
    Mistake("penalty-strikes-all", PAYOUT, "boss.majority", _strikes_all),
    Mistake(
        "own-hand-forgotten", HIDDEN, "boss.backs", _hiding(lambda true: replace(true, held=_nothing_held)), "hands"
    ),
    Mistake("others-hands-seen", HIDDEN, "boss.backs", _hiding(lambda true: replace(true, held=_all_hands)), "hands"),
    Mistake("only-last-open-seen", HIDDEN, "boss.open-card", _hiding(lambda true: replace(true, open=_top_card))),
    Mistake("no-penalty-hidden", HIDDEN, "boss.deal", _hiding(lambda true: replace(true, may=_money_only))),
)
