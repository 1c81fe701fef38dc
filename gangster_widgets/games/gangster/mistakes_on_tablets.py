"""Wrong ideas about fields and gaps."""

from collections.abc import Callable, Mapping

from gangster_widgets.games.gangster.tablet import EMPTY, SAME_GANG, gaps
from gangster_widgets.games.gangster.thought import Thought
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Why

AT_ONCE = Rule("wrong-gap-at-once", "gap.filling", ("district", "field"))
NEVER = Rule("wrong-gap-never", "gap.filling", ("district", "last"))
FROM_THE_END = Rule("wrong-gap-from-the-end", "gap.filling", ("district", "field"))

ONLY_SAME = Rule("wrong-gap-same-gang", "gap.filling", ("district", "last", "gang", "holder"))
ANY = Rule("wrong-gap-any-gang", "gap.filling", ("district", "field", "number", "gaps"))

Next = Callable[[str, str, str, str | None], Why]


def _next(change: Callable[[Next], Next]) -> Callable[[Thought], Thought]:
    return lambda thought: replace(thought, next_field=change(thought.next_field))


def _at_once(true: Next) -> Next:
    """Always the first empty field."""

    def wrong(district: str, fields: str, gang: str, ruling: str | None) -> Why:
        if not gaps(fields):
            return true(district, fields, gang, ruling)
        field = fields.index(EMPTY) + 1
        return Why(AT_ONCE, field, ((district, field),), (district, field))

    return wrong


def _never(true: Next) -> Next:
    """Only after the last standing gangster; when the last field is taken nobody can be set down."""

    def wrong(district: str, fields: str, gang: str, ruling: str | None) -> Why:
        if fields[-1] == EMPTY:
            return true(district, fields, gang, ruling)
        return Why(NEVER, None, ((district, len(fields)),), (district, len(fields)))

    return wrong


def _from_the_end(true: Next) -> Next:
    """Once the last field is taken, the gap nearest to the end comes first."""

    def wrong(district: str, fields: str, gang: str, ruling: str | None) -> Why:
        right = true(district, fields, gang, ruling)
        if fields[-1] == EMPTY or right.value is None:
            return right
        field = gaps(fields)[-1]
        return Why(FROM_THE_END, field, ((district, field),), (district, field))

    return wrong


def _ruled(way: str | None, told: Mapping[str, Rule]) -> Callable[[Next], Next]:
    """As another ruling has it, its reasons told as somebody's idea."""

    def change(true: Next) -> Next:
        def wrong(district: str, fields: str, gang: str, ruling: str | None) -> Why:
            why = true(district, fields, gang, way)
            return replace(why, rule=told.get(why.name, why.rule))

        return wrong

    return change


FIELD, SET_DOWN = ("field", "order"), ("field", "order", "legal")

TABLETS = (
    Mistake("gap-at-once", FIELD, "gap.filling", _next(_at_once), "which gap"),
    Mistake("gap-never", SET_DOWN, "gap.filling", _next(_never), "which gap"),
    Mistake("gap-from-the-end", FIELD, "gap.filling", _next(_from_the_end), "which gap"),
    Mistake("gap-same-gang", SET_DOWN, "gap.filling", _next(_ruled(SAME_GANG, {"others-gap": ONLY_SAME})), "who"),
    Mistake("gap-any-gang", ("field",), "gap.filling", _next(_ruled(None, {"first-gap": ANY})), "who"),
)
"""Under the ruling that one of the last two is, that one is no mistake: it gives the right answer."""
