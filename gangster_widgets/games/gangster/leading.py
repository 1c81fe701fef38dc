"""How far somebody is ahead: own influence after an immediate reckoning, less that of the best other person."""

from collections.abc import Callable

from gangster_widgets.games.gangster import outcome, reckoning
from gangster_widgets.games.gangster.state import CARS, State
from gangster_widgets.kernel.why import Rule, Why

LEAD = Rule("lead", "goal.influence", ("action", "lead", "own", "other"))


def ahead(gang: str, action: str, own: int, other: int) -> Why:
    """The lead after that action, in words: what one has, less what the best of the others has."""
    return Why(LEAD, own - other, (CARS[gang],), (action, own - other, own, other))


Ahead = Callable[[str, str, int, int], Why]


def lead(
    after: State,
    gang: str,
    action: str,
    reckons: reckoning.Steps | None = None,
    steps: outcome.Steps = outcome.BY_THE_RULES,
    leads: Ahead = ahead,
) -> Why:
    """The lead of the person of that gang in the position after that action, if it were reckoned at once.

    It rests on the reckoning of every district, and with two persons on what each gets for both gangs.
    """
    counted = outcome.counted(after, reckons, steps)
    person = after.table.person[gang]
    other = max(total for one, total in enumerate(counted.value) if one != person)
    why = leads(gang, action, counted.value[person], other)
    return Why(why.rule, why.value, why.where, why.facts, counted.parts[0].parts)
