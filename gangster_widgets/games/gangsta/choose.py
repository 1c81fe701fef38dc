"""How an action is chosen on the board: what it consists of, what stands for each part, and what a click means."""

from collections.abc import Iterator
from typing import Any

from gangster_widgets.games.gangsta import actions as do
from gangster_widgets.games.gangsta import committing, hiring, pieces, steps
from gangster_widgets.games.gangsta.actions import TOP, Action
from gangster_widgets.games.gangsta.freeing import PRICE, price_of_all
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.person import in_order, spoken
from gangster_widgets.games.gangsta.resource import HIGH_TECH
from gangster_widgets.games.gangsta.seats import SIGNS
from gangster_widgets.games.gangsta.state import State, found
from gangster_widgets.kernel.choosing import Bit
from gangster_widgets.kernel.why import Piece, Where, Why

AT_PLAYERS, HIS_OWN = (do.ROBS, do.STRIKES), ("money", "done", "resource", "gang")
GANGSTER = "gangster"
ALONE = {
    action: "player" if action in AT_PLAYERS else "resource" if action == do.KEEPS else GANGSTER
    for action, *others in steps.MAY.values()
    if not others
}
"""What is done where nothing else can be decided, with what it is about: that goes by its name then."""
KEPT = 0
"""What stands for a skill that is not left out."""


def bits(state: State, action: Action) -> tuple[Bit, ...]:
    """What the action consists of, in the order in which it is asked."""
    who = Bit("who", action.who, (pieces.gang(action.who),))
    does = Bit("do", action.does.replace(" ", "-"))
    if not action.what and action.does != do.STARTS:
        cost = price(state, action)
        return (who, does) if cost is None else (who, does, Bit(does.value, cost))
    if action.does == do.STARTS or (action.does == do.REPLACES and action.what.isdecimal()):
        return who, does, _heist(state, action), *_left_out(state, action)
    if action.does in AT_PLAYERS:
        return who, does, Bit(action.does, action.what, (pieces.gang(action.what),))
    if action.does == do.KEEPS:
        return who, does, Bit(action.does, action.what, (Piece("offer", action.what),))
    facts = (action.what, price(state, action), owner(state, action))
    return who, does, Bit(action.does if action.does in ALONE else GANGSTER, facts, (pieces.gangster(action.what),))


def _heist(state: State, action: Action) -> Bit:
    """The heist by its number, and where it is known by name and needs."""
    one = committing.meant(state, state.table.seat[action.who], action.what)
    name, needs = (one.name, in_order(one.needs)) if isinstance(one, Heist) else ("", "")
    return Bit("heist", (action.what, name, needs), (committing.spot_of(action.what),))


def _left_out(state: State, action: Action) -> Iterator[Bit]:
    """Which skill is left out, where one may be."""
    seat = state.table.seat[action.who]
    one = committing.meant(state, seat, action.what)
    tech = isinstance(one, Heist) and one.tech and state.helps(seat, HIGH_TECH)
    if action.does == do.STARTS and (tech or action.without):
        yield Bit("without", action.without or KEPT)


def owner(state: State, action: Action) -> str:
    """Whose gangster that is, where he is somebody else's than who acts."""
    owner = state.owner(action.what)
    who = "" if owner is None else state.table.colours[owner]
    return "" if who == action.who else who


def price(state: State, action: Action) -> int | None:
    """What it costs to hire or to free that gangster, or all of them, in a turn; None where nothing is paid."""
    seat = state.table.seat[action.who]
    if action.does == do.HIRES:
        one = found(hiring.on_offer(state, seat), action.what)
        return None if one is None else hiring.price(state, seat, one)
    if action.does == do.FREES and state.step.kind == steps.TURN:
        return 0 if state.free else PRICE
    if action.does == do.FREES_ALL and state.step.kind == steps.TURN:
        return price_of_all(state, state.step)
    return None


def told(bit: Bit) -> tuple[str, dict[str, Any]]:
    """The name of the message that offers this bit, and its facts."""
    if bit.name == "heist":
        what, name, needs = bit.value
        return "choose-heist", {"what": what or "asked", "heist": name or None, "needs": " ".join(needs)}
    about = ALONE.get(bit.name, bit.name)
    if about == GANGSTER:
        name, price, owner = bit.value
        return "choose-gangster", {"gangster": name, "owner": owner or None, "price": () if price is None else price}
    if about == "without":
        return "choose-without", {"value": spoken(bit.value)[0] if bit.value else None}
    return f"choose-{about}", {"value": bit.value}


def gangs(bit: Bit) -> str:
    """The player that this bit is about, by the letter of his sign."""
    about = ALONE.get(bit.name, bit.name)
    owner = bit.value[-1] if about == GANGSTER else bit.value if about in ("who", "player") else ""
    return SIGNS.get(owner, "")


def meant(state: State, who: str, where: Where) -> list[Action]:
    """What somebody who clicks there wants that player to do, whether or not it may be done."""
    if not isinstance(where, Piece) or state.over:
        return []
    may = steps.MAY[state.step.kind]
    if where.kind == "offer":
        return [Action(who, do.KEEPS, where.of)]
    if where.kind == "pile":
        return _of_pile(state, who, where.of)
    if where.kind == "heist":
        if where.nth == 0 and state.whole:
            return []
        return [Action(who, do.REPLACES if do.REPLACES in may else do.STARTS, str(where.nth or ""))]
    if where.kind == "gang":
        return [Action(who, does, where.of) for does in AT_PLAYERS if does in may]
    return [Action(who, _does(state, where.of, may), where.of)] if where.kind == "gangster" else []


def _of_pile(state: State, who: str, cards: str) -> list[Action]:
    """What a pile stands for: the card on top, for whoever may look at it."""
    if cards == "heists":
        return [Action(who, do.STARTS, TOP)] if state.whole else []
    top = hiring.looks(state, state.step.seat)
    return [] if top is None else [Action(who, do.HIRES, top.name)]


def _does(state: State, name: str, may: tuple[str, ...]) -> str:
    """What is to be done with that gangster: what is decided about now, in a turn by where he is."""
    if state.step.kind == steps.TURN or set(may) <= {do.KEEPS, do.FREES_ALL, do.DECLINES, *AT_PLAYERS}:
        return do.FREES if state.owner(name) is not None else do.HIRES
    return next(does for does in may if does not in (do.FREES_ALL, do.DECLINES))


def explained(state: State, who: str, where: Where) -> tuple[Why, ...]:
    """Nothing more stands against anything."""
    return ()


def explains(bit: Bit) -> str | None:
    """The clause that says what somebody gets who chooses this bit, where that does not go without saying: a resource
    card's power.
    """
    return power(bit.value) if bit.name == do.KEEPS else None


def power(card: str) -> str:
    """The clause about that resource card's power."""
    return f"gangsta.{card.replace('_', '-')}"


CLAUSES = {
    "gangster": "gangsta.available", "gang": "gangsta.synchronised", "money": "gangsta.richest", "done": "gangsta.end",
    "heist": "gangsta.needs", "snitch": "gangsta.snitch", "pile": "gangsta.piles", "offer": "gangsta.resources",
    "resource": "gangsta.resources", "hospital": "gangsta.hospital",
}  # fmt: skip


def clause_of(state: State, where: Where) -> str | None:
    """The clause about what lies there; of a resource card that about its power."""
    if not isinstance(where, Piece):
        return None
    if where.kind == "resource":
        card = state.cards[state.table.seat[where.of]]
        return CLAUSES[where.kind] if card is None else power(card.name)
    if where.kind == "offer":
        return power(where.of)
    return CLAUSES.get(where.kind)


def stands_for(state: State, who: str, where: Where) -> Where:
    """What is meant where something is clicked that is nothing by itself: the player it belongs to, where one is asked.

    Everything before a player stands for him where somebody is robbed or struck.
    """
    asked = not state.over and set(steps.MAY[state.step.kind]) & set(AT_PLAYERS)
    if not isinstance(where, Piece) or not asked:
        return where
    owner = state.owner(where.of) if where.kind == "gangster" else None
    if owner is not None:
        return pieces.gang(state.table.colours[owner])
    return pieces.gang(where.of) if where.kind in HIS_OWN else where
