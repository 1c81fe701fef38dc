"""How an action is chosen on the board: what it consists of, what stands for each part, and what a click means."""

from typing import Any

from gangster_widgets.games.the_boss.actions import Action, Lay, Place
from gangster_widgets.games.the_boss.seats import SIGNS, open_to
from gangster_widgets.games.the_boss.state import Men, State, hand
from gangster_widgets.games.the_boss.turn import turn_refusals
from gangster_widgets.kernel.choosing import Bit
from gangster_widgets.kernel.why import Piece, Where, Why


def bits(state: State, action: Action) -> tuple[Bit, ...]:
    """What the action consists of, in the order in which it is asked."""
    who = Bit("who", action.who, (hand(action.who),))
    if isinstance(action, Lay):
        return (who, Bit("do", "lay"), Bit("card", (action.city, action.face), _cards(state, action)))
    return (
        who,
        Bit("do", "place"),
        Bit("city", action.city, (action.city,)),
        _number("professional", action.who, action.professionals),
        _number("occasional", action.who, action.occasionals),
    )


def _number(kind: str, who: str, number: int) -> Bit:
    """So many of that kind; the gangster of that number stands for it, none for nobody."""
    return Bit(f"{kind}s", number, (Piece(kind, who, number),) if number else ())


def _cards(state: State, action: Lay) -> tuple[Where, ...]:
    """The cards in hand that are this one."""
    cards = state.hands[state.table.seat[action.who]] or ()
    return tuple(
        Piece("card", action.who, nth)
        for nth, card in enumerate(cards, start=1)
        if (card.city, card.face) == (action.city, action.face)
    )


def told(bit: Bit) -> tuple[str, dict[str, Any]]:
    """The name of the message that offers this bit, and its facts."""
    if bit.name == "card":
        return "choose-card", {"city": bit.value[0], "card": bit.value[1]}
    return f"choose-{bit.name}", {"value": bit.value}


def gangs(bit: Bit) -> str:
    """The player that this bit is about, by the letter of his sign."""
    return SIGNS[bit.value] if bit.name == "who" else ""


def meant(state: State, who: str, where: Where) -> list[Action]:
    """What somebody who clicks there wants that player to do, whether or not it may be done."""
    seat = state.table.seat[who]
    if isinstance(where, str):
        men = state.crews[seat].available or Men()
        return [Place(who, where, men.professionals or 1, men.occasionals)]
    if not isinstance(where, Piece) or where.of not in state.table.seat:
        return []
    cards = open_to(state, state.table.seat[where.of])
    if where.kind == "card" and where.nth <= len(cards):
        card = cards[where.nth - 1]
        return [Lay(where.of, card.city, card.face)] if card.face is not None else []
    if where.kind == "professional":
        return [Place(where.of, state.table.chicago, where.nth)] if where.of == who and state.placed else []
    return []


def explained(state: State, who: str, where: Where) -> tuple[Why, ...]:
    """Why nothing can be done with what another player has before him: it is not his turn."""
    if not isinstance(where, Piece) or where.of not in state.table.seat or where.of == who:
        return ()
    return turn_refusals(state, where.of)


CLAUSES = {
    "hidden": "boss.hidden", "card": "boss.backs", "occasional": "boss.occasional", "professional": "boss.stay",
    "men": "boss.majority", "banished": "boss.banished", "police": "boss.police", "hospital": "boss.hospital",
    "prison": "boss.prison", "track": "boss.money", "space": "boss.money", "hand": "boss.stay",
}  # fmt: skip


def clause_of(state: State, where: Where) -> str | None:
    """The clause about what lies there."""
    if isinstance(where, Piece):
        return CLAUSES.get(where.kind)
    if isinstance(where, tuple):
        return "boss.open-card"
    return "boss.chicago-pay" if where == state.table.chicago else "boss.majority"


def stands_for(state: State, who: str, where: Where) -> Where:
    """What is meant where something is clicked that is nothing by itself: the city that it is part of."""
    if isinstance(where, tuple):
        return where[0]
    if isinstance(where, Piece) and where.kind in ("hidden", "men", "banished"):
        return where.of
    return where
