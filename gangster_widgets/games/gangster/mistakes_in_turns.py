"""Wrong ideas about what is allowed in a turn: dumping, taking equipment, and where gangsters may be unloaded."""

from collections.abc import Callable

from gangster_widgets.games.gangster.actions import Action, Drive, Unload
from gangster_widgets.games.gangster.harbour import MUST_TAKE
from gangster_widgets.games.gangster.state import CARS, State
from gangster_widgets.games.gangster.thought import Thought
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Why

MUST_DUMP = Rule("wrong-dumping-compulsory", "harbour.stop", ("gang", "trunk"))
HARBOUR_ONLY = Rule("wrong-trunk-to-harbour-only", "cargo.where", ("gang", "gangsters"))

Refusals = Callable[[State, Action], tuple[Why, ...]]


def _refusals(wrong: Callable[[Refusals], Refusals]) -> Callable[[Thought], Thought]:
    return lambda thought: replace(thought, refusals=wrong(thought.refusals))


def _optional(true: Refusals) -> Refusals:
    """Equipment may be left lying."""
    return lambda state, action: tuple(why for why in true(state, action) if why.rule != MUST_TAKE)


def _must_dump(true: Refusals) -> Refusals:
    """Whoever stops at Gold Coast has to empty the whole trunk."""

    def wrong(state: State, action: Action) -> tuple[Why, ...]:
        found = true(state, action)
        if isinstance(action, Drive) and action.to == state.table.harbour and not found:
            trunk = state.car(action.gang).trunk
            if len(action.dumped) < len(trunk):
                return (Why(MUST_DUMP, trunk, (CARS[action.gang],), (action.gang, tuple(trunk))),)
        return found

    return wrong


def _harbour_only(true: Refusals) -> Refusals:
    """Gangsters out of the trunk can only be left at the harbour."""

    def wrong(state: State, action: Action) -> tuple[Why, ...]:
        found = true(state, action)
        if isinstance(action, Unload) and set(action.gangsters) - {action.gang} and not found:
            return (Why(HARBOUR_ONLY, None, (CARS[action.gang],), (action.gang, tuple(action.gangsters))),)
        return found

    return wrong


LEGAL = ("legal",)

TURNS = (
    Mistake("dumping-compulsory", LEGAL, "harbour.stop", _refusals(_must_dump)),
    Mistake("equipment-optional", LEGAL, "harbour.stop", _refusals(_optional)),
    Mistake("trunk-to-harbour-only", LEGAL, "cargo.where", _refusals(_harbour_only)),
)
