"""What to do next, and why: reviews that are due, then what is shaky, then what is new, then practice."""

from gangster_widgets.app.practice.standing import NEW, Rule, Standing
from gangster_widgets.kernel.record import Record

DUE, WEAK, UNMET, REST = "due", "weak", "new", "rest"


class Advice(Record, frozen=True):
    """What is best done next: the same as `next_puzzle` would choose. `rules` are what it is about, the first one most.

    `weak` and `new` are other things to do, where there are any: the weakest rule, and the first one not met yet.
    """

    kind: str
    rules: tuple[Rule, ...] = ()
    weak: Rule | None = None
    new: Rule | None = None


def advice(standing: Standing, now: float) -> Advice:
    """What to do next for somebody who stands there."""
    due, shaky = standing.due(now), standing.shaky
    new = next((rule for rule in standing.rules if rule.state == NEW), None)
    if due:
        return Advice(DUE, due, shaky[0] if shaky else None, new)
    if shaky:
        return Advice(WEAK, shaky, None, new)
    return Advice(UNMET if standing.unmet else REST, (new,) if new and standing.unmet else ())
