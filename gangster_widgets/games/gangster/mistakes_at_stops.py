"""Wrong ideas about taking equipment at Gold Coast: which kinds, and whether any at all."""

from collections.abc import Callable

from gangster_widgets.games.gangster.equipment import KINDS
from gangster_widgets.games.gangster.harbour import AT_MOST, Taking
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.stop_choice import NOTHING, TAKE_ALLOWED, TAKE_NOT_ALLOWED
from gangster_widgets.games.gangster.thought import Thought
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Why

LEFT_LYING = Rule("wrong-equipment-optional", "harbour.stop", ("gang",))
SECOND_ALIKE = Rule("wrong-same-kind-again", "equipment.slide", ("gang", "kind"))
SLIDES_OUT = Rule("wrong-slides-out-first", "equipment.slide", ("gang", "kind"))
FULL = Rule("wrong-no-third-piece", "equipment.slide", ("gang",))
OUT_OF_SUPPLY = Rule("wrong-whole-supply", "harbour.stop", ("kind",))


def nothing_taken(true: Taking) -> Taking:
    """Equipment may be left lying."""

    def wrong(state: State, gang: str, kind: str | None) -> Why:
        found = true(state, gang, kind)
        if kind is not None or found.value:
            return found
        return _thought(TAKE_ALLOWED, state, NOTHING, Why(LEFT_LYING, None, (), (gang,)))

    return wrong


def _again(true: Taking) -> Taking:
    """A kind that one has may be taken a second time."""
    return lambda state, gang, kind: _without(true, state, gang, kind, AT_MOST, SECOND_ALIKE)


def _sliding(true: Taking) -> Taking:
    """The kind that would slide out may be taken again."""

    def wrong(state: State, gang: str, kind: str | None) -> Why:
        full = len(state.car(gang).equipment) == AT_MOST
        return _without(true, state, gang, kind, 1, SLIDES_OUT) if full else true(state, gang, kind)

    return wrong


def _without(true: Taking, state: State, gang: str, kind: str | None, oldest: int, told: Rule) -> Why:
    """As if the car had not that many of its oldest pieces; a kind that may be taken for that reason is told so."""
    car = state.car(gang)
    found = true(state.with_car(replace(car, equipment=car.equipment[:-oldest])), gang, kind)
    if kind is None or kind not in car.equipment or not found.value:
        return found
    return replace(found, parts=(Why(told, None, (), (gang, kind)),))


def _full(true: Taking) -> Taking:
    """Whoever has two pieces takes no third."""

    def wrong(state: State, gang: str, kind: str | None) -> Why:
        if len(state.car(gang).equipment) < AT_MOST:
            return true(state, gang, kind)
        rule = TAKE_NOT_ALLOWED if kind else TAKE_ALLOWED
        return _thought(rule, state, kind or NOTHING, Why(FULL, None, (), (gang,)))

    return wrong


def _supply(true: Taking) -> Taking:
    """Any kind may be taken, whatever lies on display."""

    def wrong(state: State, gang: str, kind: str | None) -> Why:
        found = true(replace(state, display=KINDS), gang, kind)
        if kind is None or kind in state.display or not found.value:
            return found
        return replace(found, parts=(*found.parts, Why(OUT_OF_SUPPLY, None, (), (kind,))))

    return wrong


def _thought(rule: Rule, state: State, what: str, why: Why) -> Why:
    return Why(rule, rule == TAKE_ALLOWED, (state.table.harbour,), (what,), (why,))


def _taking(wrong: Callable[[Taking], Taking]) -> Callable[[Thought], Thought]:
    return lambda thought: replace(thought, taking=wrong(thought.taking))


EQUIPMENT = ("equipment", "legal")

STOPS = (
    Mistake("whole-supply", EQUIPMENT, "harbour.stop", _taking(_supply)),
    Mistake("same-kind-again", EQUIPMENT, "equipment.slide", _taking(_again), "pieces"),
    Mistake("slides-out-first", EQUIPMENT, "equipment.slide", _taking(_sliding), "pieces"),
    Mistake("no-third-piece", EQUIPMENT, "equipment.slide", _taking(_full), "pieces"),
)
