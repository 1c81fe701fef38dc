"""What the board shows of an action: what moves when it is played, and what is said of it."""

from collections.abc import Iterable

from gangster_widgets.games.the_boss.actions import Action, Lay
from gangster_widgets.games.the_boss.payout import PAYOUT, TOTAL
from gangster_widgets.games.the_boss.returning import COME_BACK, RETURNING
from gangster_widgets.games.the_boss.state import Card, State
from gangster_widgets.kernel.why import Piece, Where, Why
from gangster_widgets.views.motion import Move


def ways(state: State, actions: Iterable[Action]) -> tuple[tuple[str, ...], ...]:
    """Nothing drives here."""
    return ()


def notes(actions: Iterable[Action]) -> tuple[tuple[str, str], ...]:
    """Nothing stands beside a city of what leads there."""
    return ()


def moves(before: State, action: Action, after: State) -> list[Move]:
    """What goes where when that action is played; nothing where the round ends with it and all is taken away."""
    if after.round != before.round or after.over:
        return []
    seat = before.table.seat[action.who]
    if isinstance(action, Lay):
        cards = before.hands[seat] or ()
        nth = cards.index(Card(action.city, action.face)) + 1
        return [Move((action.city, len(after.city(action.city).open)), Piece("card", action.who, nth))]
    kind = "professional" if action.professionals else "occasional"
    return [Move(Piece("men", action.city, seat + 1), Piece(kind, action.who, 1))]


def concerned(action: Action) -> tuple[Where, ...]:
    """What the last action was about, to be marked."""
    return (action.city,)


def told(events: Iterable[Why]) -> tuple[Why, ...]:
    """What is said of these events: each, and then what it rests on; of a round's end what it brings."""
    return tuple(why for event in events for why in (event.walk() if event.rule != PAYOUT else (event, *event.parts)))


def said(events: Iterable[Why]) -> tuple[Why, ...]:
    """What is said of these events beside the board where they have just come about: of a round's end what it brings
    everybody, and then who comes back from elsewhere or leaves the game.
    """
    found: list[Why] = []
    for event in events:
        if event.rule == PAYOUT:
            found += [event, *(part for part in event.parts if part.rule == TOTAL)]
        elif event.rule == RETURNING:
            found += [part for part in event.parts if part.rule != COME_BACK]
        else:
            found.append(event)
    return tuple(found)


def afterwards(events: Iterable[Why]) -> tuple[Why, ...]:
    """What is said of these events once others have acted: the same."""
    return said(events)


def unforeseen(before: State, action: Action, after: State) -> tuple[Why, ...]:
    """Nothing comes between turns that the log has to tell beside the action."""
    return ()


def pointed(whys: Iterable[Why]) -> tuple[Where, ...]:
    """What these reasons point at, but for whole cities."""
    return tuple(spot for why in whys for spot in why.where if not isinstance(spot, str))
