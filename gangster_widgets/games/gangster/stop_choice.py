"""What may be done about equipment by whoever has just driven to Gold Coast: which kinds may be taken, or nothing."""

from gangster_widgets.games.gangster.equipment import KINDS
from gangster_widgets.games.gangster.harbour import NOTHING_TO_TAKE, Taking, take_refusals
from gangster_widgets.games.gangster.state import CARS, State
from gangster_widgets.kernel.why import Rule, Why

NOTHING = "nothing"
"""What taking nothing is called among the kinds."""

STOPPED = Rule("stopped", "harbour.stop", ("gang", "harbour", "choice"))
TAKE_ALLOWED = Rule("take-allowed", "harbour.stop", ("kind",))
TAKE_NOT_ALLOWED = Rule("take-not-allowed", "harbour.stop", ("kind",))


def taking(state: State, gang: str, kind: str | None) -> Why:
    """Whether that gang may take that kind, or nothing (None): its value says so."""
    against = tuple(take_refusals(state, gang, kind))
    where = (state.table.harbour,)
    if against:
        return Why(TAKE_NOT_ALLOWED, False, where, (kind or NOTHING,), against)
    nothing = Why(NOTHING_TO_TAKE, None, where, (gang, state.display))
    return Why(TAKE_ALLOWED, True, where, (kind or NOTHING,), () if kind else (nothing,))


def choice(state: State, gang: str, step: Taking = taking) -> Why:
    """What that gang may do, as if its car had just driven to the harbour, wherever it stands.

    The value names kinds and `NOTHING`. Of kinds that do not lie there only those are told that are thought allowed.
    """
    tried = [step(state, gang, kind) for kind in (*KINDS, None)]
    allowed = tuple(why.facts[0] for why in tried if why.value)
    told = tuple(why for why in tried if why.value or why.facts[0] in (*state.display, NOTHING))
    where = (CARS[gang], state.table.harbour)
    return Why(STOPPED, allowed, where, (gang, state.table.harbour, allowed), told)
