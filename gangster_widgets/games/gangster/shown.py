"""What the board shows of an action: ways of drives, cards that lead somewhere, what moves when it is played."""

from collections.abc import Iterable

from gangster_widgets.games.gangster.actions import Action, Drive, Load, Unload
from gangster_widgets.games.gangster.reckoning import BOARD
from gangster_widgets.games.gangster.state import CARS, State
from gangster_widgets.kernel.why import Piece, Where, Why
from gangster_widgets.views.motion import Move


def ways(state: State, actions: Iterable[Action]) -> tuple[tuple[str, ...], ...]:
    """The ways of these drives, each once."""
    found = {
        state.table.ways[state.car(action.gang).at, action.card + action.engine][action.to]
        for action in actions
        if isinstance(action, Drive)
    }
    return tuple(sorted(found))


def notes(actions: Iterable[Action]) -> tuple[tuple[str, str], ...]:
    """For each place these drives end in: the cards that lead there, with a plus where the engine adds its step."""
    found = {
        (action.to, f"{action.card}{'+' if action.engine else ''}") for action in actions if isinstance(action, Drive)
    }
    return tuple(sorted(found))


def moves(before: State, action: Action, after: State) -> list[Move]:
    """What goes where when that action is played."""
    car = CARS[action.gang]
    if isinstance(action, Drive):
        way = before.table.ways[before.car(action.gang).at, action.card + action.engine][action.to]
        found = [Move(car, car, way[1:-1])]
        return [*found, Move(CARS[action.pushed], CARS[action.pushed])] if action.pushed else found
    if isinstance(action, Load):
        own = before.car(action.gang).trunk == after.car(action.gang).trunk
        to = Piece("aboard", action.gang) if own else Piece("trunk", action.gang, len(after.car(action.gang).trunk))
        return [Move(to, (action.place, action.field))]
    if isinstance(action, Unload):
        return _unloaded(before, action, after)
    return []


def _unloaded(before: State, action: Unload, after: State) -> list[Move]:
    at = before.car(action.gang).at
    here, then = before.district(at), after.district(at)
    if here is None or then is None:
        return []
    fields = [n for n, (had, has) in enumerate(zip(here.fields, then.fields, strict=True), start=1) if had != has]
    start: Where = Piece("aboard", action.gang)
    if action.gangsters[0] != action.gang:
        start = Piece("trunk", action.gang, before.car(action.gang).trunk.index(action.gangsters[0]) + 1)
    return [Move((at, field), start) for field in fields]


def concerned(action: Action) -> tuple[Where, ...]:
    """What the last action was about, to be marked."""
    if isinstance(action, Drive):
        return (action.to,)
    return ((action.place, action.field),) if isinstance(action, Load) else ()


def told(events: Iterable[Why]) -> tuple[Why, ...]:
    """What is said of these events: each, and then what it rests on; of a reckoning only that there is one."""
    return tuple(why for event in events for why in (event.walk() if event.rule != BOARD else (event,)))


def said(events: Iterable[Why]) -> tuple[Why, ...]:
    """What is said of these events beside the board where they have just come about: that there were all these."""
    return tuple(events)


def afterwards(events: Iterable[Why]) -> tuple[Why, ...]:
    """What is said of these events once others have acted: the same."""
    return said(events)


def unforeseen(before: State, action: Action, after: State) -> tuple[Why, ...]:
    """Nothing comes between turns that the log has to tell beside the action."""
    return ()


def pointed(whys: Iterable[Why]) -> tuple[Where, ...]:
    """What these reasons point at, but for whole places: there the way of a drive is shown."""
    return tuple(spot for why in whys for spot in why.where if not isinstance(spot, str))
