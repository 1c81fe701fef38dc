"""Wrong ideas about what is allowed in a turn: dumping, taking equipment, unloading, and driving after loading."""

from collections.abc import Callable

from gangster_widgets.games.gangster.actions import Action, Drive, Unload
from gangster_widgets.games.gangster.mistakes_at_stops import nothing_taken
from gangster_widgets.games.gangster.state import CARS, State
from gangster_widgets.games.gangster.thought import Thought
from gangster_widgets.games.gangster.turn import NOT_ITS_TURN, Steps
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Why

MUST_DUMP = Rule("wrong-dumping-compulsory", "harbour.stop", ("gang", "trunk"))
HARBOUR_ONLY = Rule("wrong-trunk-to-harbour-only", "cargo.where", ("gang", "gangsters"))

Refusals = Callable[[State, Action, Steps], tuple[Why, ...]]


def _refusals(wrong: Callable[[Refusals], Refusals]) -> Callable[[Thought], Thought]:
    return lambda thought: replace(thought, refusals=wrong(thought.refusals))


def _optional(thought: Thought) -> Thought:
    """Equipment may be left lying."""
    return replace(thought, taking=nothing_taken(thought.taking))


def _still_drives(true: Refusals) -> Refusals:
    """Whoever has just loaded or unloaded, the person before the present one, may still drive."""

    def wrong(state: State, action: Action, steps: Steps) -> tuple[Why, ...]:
        found, persons = true(state, action, steps), state.table.persons
        before = persons[(state.turn - 1) % len(persons)]
        if isinstance(action, Drive) and action.gang in before:
            return tuple(why for why in found if why.rule != NOT_ITS_TURN)
        return found

    return wrong


def _must_dump(true: Refusals) -> Refusals:
    """Whoever stops at Gold Coast has to empty the whole trunk."""

    def wrong(state: State, action: Action, steps: Steps) -> tuple[Why, ...]:
        found = true(state, action, steps)
        if isinstance(action, Drive) and action.to == state.table.harbour and not found:
            trunk = state.car(action.gang).trunk
            if len(action.dumped) < len(trunk):
                return (Why(MUST_DUMP, trunk, (CARS[action.gang],), (action.gang, tuple(trunk))),)
        return found

    return wrong


def _harbour_only(true: Refusals) -> Refusals:
    """Gangsters out of the trunk can only be left at the harbour."""

    def wrong(state: State, action: Action, steps: Steps) -> tuple[Why, ...]:
        found = true(state, action, steps)
        if isinstance(action, Unload) and set(action.gangsters) - {action.gang} and not found:
            return (Why(HARBOUR_ONLY, None, (CARS[action.gang],), (action.gang, tuple(action.gangsters))),)
        return found

    return wrong


LEGAL = ("legal",)

TURNS = (
    Mistake("dumping-compulsory", LEGAL, "harbour.stop", _refusals(_must_dump)),
    Mistake("equipment-optional", ("legal", "equipment"), "harbour.stop", _optional),
    Mistake("trunk-to-harbour-only", LEGAL, "cargo.where", _refusals(_harbour_only)),
    Mistake("load-and-drive", LEGAL, "turn.one", _refusals(_still_drives)),
)
