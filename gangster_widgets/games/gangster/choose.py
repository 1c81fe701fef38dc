"""How an action is chosen on the board: what it consists of, what stands for each part, and what a click means."""

from typing import Any

from gangster_widgets.games.gangster.actions import Action, Drive, Load, Unload
from gangster_widgets.games.gangster.state import CARS, State
from gangster_widgets.games.gangster.tablet import EMPTY, next_field
from gangster_widgets.kernel.choosing import Bit
from gangster_widgets.kernel.why import Piece, Where, Why


def bits(state: State, action: Action) -> tuple[Bit, ...]:
    """What the action consists of, in the order in which it is asked."""
    who = Bit("who", action.gang, (CARS[action.gang],))
    if isinstance(action, Drive):
        return (who, Bit("do", "drive"), *_drive(state, action))
    if isinstance(action, Load):
        spot = (action.place, action.field)
        return (who, Bit("do", "load"), Bit("gangster", (spot, _standing(state, spot)), (spot,)))
    if isinstance(action, Unload):
        return (who, Bit("do", "unload"), Bit("out", action.gangsters, _out(state, action)))
    return (who, Bit("do", "lose"))


def _drive(state: State, action: Drive) -> tuple[Bit, ...]:
    found = [
        Bit("card", action.card, (Piece("card", action.gang, action.card),)),
        Bit("to", action.to, (action.to,)),
        Bit("engine", action.engine),
    ]
    if action.pushed:
        assert action.pushed_to is not None
        found.append(Bit("push", (action.pushed, action.pushed_to), (CARS[action.pushed],)))
    else:
        found.append(Bit("push", ("", "")))
    if action.to == state.table.harbour:
        found.append(Bit("dump", action.dumped))
        shown = tuple(
            Piece("display", kind, nth) for nth, kind in enumerate(state.display, start=1) if kind == action.taken
        )
        found.append(Bit("take", action.taken or "", shown))
    return tuple(found)


def _standing(state: State, spot: tuple[str, int]) -> str:
    district = state.district(spot[0])
    return district.fields[spot[1] - 1] if district else EMPTY


def _out(state: State, action: Unload) -> tuple[Where, ...]:
    """What stands for unloading these: gangsters aboard or a place in the trunk, and the field that comes next."""
    car = state.car(action.gang)
    found: list[Where] = []
    if action.gangsters == action.gang:
        found.append(Piece("aboard", action.gang))
    elif len(action.gangsters) == 1:
        found += [Piece("trunk", action.gang, nth) for nth, who in enumerate(car.trunk, 1) if who == action.gangsters]
    here = state.district(car.at)
    if here:
        placed = next_field(here.name, here.fields, action.gangsters[0], state.table.gap)
        found += [(here.name, placed.value)] if placed.value else []
    return tuple(found)


def told(bit: Bit) -> tuple[str, dict[str, Any]]:
    """The name of the message that offers this bit, and its facts."""
    name, value = bit.name, bit.value
    if name == "gangster":
        (place, field), who = value
        return "choose-gangster", {"place": place, "field": field, "gang": who}
    if name == "out":
        return "choose-out", {"gangsters": tuple(value)}
    if name == "push":
        return ("choose-push", {"gang": value[0], "place": value[1]}) if value[0] else ("choose-push-nobody", {})
    if name == "dump":
        return ("choose-dump", {"gangsters": tuple(value)}) if value else ("choose-dump-nobody", {})
    if name == "take":
        return ("choose-take", {"kind": value}) if value else ("choose-take-nothing", {})
    if name == "engine":
        return ("choose-engine" if value else "choose-no-engine"), {}
    return f"choose-{name}", {"value": value}


def gangs(bit: Bit) -> str:
    """The gangs that this bit is about, by their letters."""
    if bit.name == "gangster":
        return str(bit.value[1])
    if bit.name == "push":
        return str(bit.value[0])
    return str(bit.value) if bit.name in ("who", "out", "dump") else ""


def meant(state: State, gang: str, where: Where) -> list[Action]:
    """What somebody who clicks there wants that gang to do, whether or not it may."""
    car = state.car(gang)
    if isinstance(where, str):
        return [Drive(gang, card, False, where) for card in car.cards]
    if isinstance(where, tuple):
        who = _standing(state, where)
        return [Unload(gang, gang)] if who == EMPTY and where[0] == car.at else [Load(gang, *where)]
    return _meant_piece(state, gang, where)


def explained(state: State, gang: str, where: Where) -> tuple[Why, ...]:
    """Why somebody who is set down does not come to that field of the district where the car stands."""
    car = state.car(gang)
    here = state.district(car.at)
    if not isinstance(where, tuple) or here is None or where[0] != car.at or _standing(state, where) != EMPTY:
        return ()
    return tuple(next_field(here.name, here.fields, gang, state.table.gap).walk())


CLAUSES = {
    "engine": "engine.one-more",
    "door": "door.two",
    "trunk": "trunk.two",
    "bumper": "bumper.push",
    "tommy gun": "gun.reach",
    "bodyguard": "bodyguard.shield",
}


def clause_of(state: State, where: Where) -> str | None:
    """The clause about what lies there: equipment on display or before a player, a trunk, a doubler, a card."""
    if not isinstance(where, Piece):
        return None
    if where.kind == "equipment":
        owned = state.car(where.of).equipment
        return CLAUSES[owned[where.nth - 1]] if where.nth <= len(owned) else None
    if where.kind == "display":
        return CLAUSES.get(where.of)
    return {"trunk": "trunk.room", "doubler": "doubler.doubles", "card": "cards.used"}.get(where.kind)


def stands_for(state: State, gang: str, where: Where) -> Where:
    """What is meant where something is clicked that is nothing by itself: the district that it is part of.

    That is an empty field of a district where the gang's car does not stand, a number, or a doubler.
    """
    if isinstance(where, Piece):
        return where.of if where.kind in ("place", "doubler") else where
    if isinstance(where, tuple) and where[0] != state.car(gang).at and _standing(state, where) == EMPTY:
        return where[0]
    return where


def _meant_piece(state: State, gang: str, piece: Piece) -> list[Action]:
    """The same for a card, somebody in a car, a piece on display, a number or a doubler."""
    if piece.kind == "card":
        at = state.car(piece.of).at
        ends = [end for end in state.table.ways[at, piece.nth] if end != state.table.harbour]
        return [Drive(piece.of, piece.nth, False, ends[0] if ends else at)]
    if piece.kind == "aboard":
        return [Unload(piece.of, piece.of)]
    if piece.kind == "trunk":
        trunk = state.car(piece.of).trunk
        return [Unload(piece.of, trunk[piece.nth - 1])] if piece.nth <= len(trunk) else []
    if piece.kind == "display":
        return [Drive(gang, card, False, state.table.harbour, taken=piece.of) for card in state.car(gang).cards]
    return []
