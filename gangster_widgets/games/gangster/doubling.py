"""Where a doubler can still come in a stage, and that none can once the stage is over."""

from collections.abc import Callable, Sequence

from gangster_widgets.games.gangster.stage import all_lie, doublers, turned_over
from gangster_widgets.games.gangster.state import State
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Piece, Rule, Where, Why

STILL_DOUBLED = Rule("doublers-still", "doubler.card", ("number", "most", "districts"))
NONE_MORE = Rule("doublers-none-more", "stage.at-once", ("number",))
EIGHTH_LIES = Rule("doublers-all-lie", "stage.at-once", ("number",))
ITS_CARD = Rule("doublers-its-card", "doubler.card", ("district",))
ONE_THERE = Rule("doublers-one-there", "doubler.card", ("district",))
NO_CARD = Rule("doublers-no-card", "doubler.card", ("harbour",))
CLOSED_CARD = Rule("doublers-closed", "cicero.closed", ("district",))


def over(state: State, drawn: Sequence[str]) -> Why | None:
    """Why the stage is over in that position, after those cards were drawn; None where it is not."""
    lie = doublers(state)
    return Why(EIGHTH_LIES, lie, lying(state), (lie,)) if all_lie(state) else None


def coming(state: State, place: str) -> Why:
    """Whether a doubler can come to that place: its value says so."""
    if place == state.table.harbour:
        return Why(NO_CARD, False, (place,), (place,))
    if place == state.table.closed:
        return Why(CLOSED_CARD, False, (place,), (place,))
    if state.districts[state.table.index[place]].doubled:
        return Why(ONE_THERE, False, (Piece("doubler", place),), (place,))
    return Why(ITS_CARD, True, (place,), (place,))


class Doubling(Record, frozen=True, gc=False):
    """The steps: whether the stage is over, and whether a doubler can come to a place."""

    over: Callable[[State, Sequence[str]], Why | None] = over
    coming: Callable[[State, str], Why] = coming


BY_THE_RULES = Doubling()


def doubling(state: State, drawn: Sequence[str] = (), steps: Doubling = BY_THE_RULES) -> Why:
    """The places where a doubler can still come once those cards were drawn; the value is None when the stage is over.

    The cards are taken as they are: that they can be drawn at all is not asked here.
    """
    told: list[Why] = []
    for card in drawn:
        state = turned_over(state, card, (), told.append)
    end = steps.over(state, drawn)
    if end is not None:
        return Why(NONE_MORE, None, lying(state), (doublers(state),), (*told, end))
    asked = [steps.coming(state, place) for place in state.table.board.places]
    free = tuple(why.facts[0] for why in asked if why.value)
    reasons = sorted(asked, key=lambda why: bool(why.value))
    facts = (doublers(state), state.table.components.doublers, free)
    return Why(STILL_DOUBLED, free, lying(state), facts, (*told, *reasons))


def lying(state: State) -> tuple[Where, ...]:
    """The doublers on the board."""
    return tuple(Piece("doubler", one.name) for one in state.districts if one.doubled)
