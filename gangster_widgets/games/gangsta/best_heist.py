"""The heists after which, before rewards, a player's whole gang can stand engaged."""

from collections.abc import Sequence

from gangster_widgets.games.gangsta import pieces
from gangster_widgets.games.gangsta.engaging import choices, engage, plans, taking_part, told
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.joining import BY_THE_RULES, Steps
from gangster_widgets.games.gangsta.person import Gangs
from gangster_widgets.games.gangsta.resource import NO_RESOURCES, Resources
from gangster_widgets.kernel.why import Rule, Why

BEST_HEISTS = Rule("best-heists", "gangsta.synchronised", ("who", "heists"))
NO_BEST_HEIST = Rule("no-best-heist", "gangsta.synchronised", ("who",))
WHOLE_GANG = Rule("whole-gang", "gangsta.synchronised", ("number", "names"))
NOT_WHOLE_GANG = Rule("not-whole-gang", "gangsta.engage", ("number", "names", "engaged", "most"))
NOT_AT_ALL = Rule("not-at-all", "gangsta.needs", ("number",))


def best_heist(
    gangs: Gangs,
    player: str,
    display: Sequence[Heist],
    resources: Resources = NO_RESOURCES,
    steps: Steps = BY_THE_RULES,
) -> Why:
    """The heists on display that can engage that player's whole gang; the value is their numbers, from 1."""
    parts = tuple([_judged(gangs, player, heist, nth, resources, steps) for nth, heist in enumerate(display, start=1)])
    numbers = tuple([nth for nth, part in enumerate(parts, start=1) if part.value])
    where = (pieces.gang(player), *map(pieces.heist, numbers))
    if not numbers:
        return Why(NO_BEST_HEIST, (), where, (player,), parts)
    return Why(BEST_HEISTS, numbers, where, (player, numbers), parts)


def _judged(gangs: Gangs, player: str, heist: Heist, nth: int, resources: Resources, steps: Steps) -> Why:
    """Whether that heist can engage the whole gang: all who are not engaged already have to take part."""
    own, others = taking_part(gangs, player, heist, steps)
    wanted = tuple([person for person in own if not person.engaged]) or own
    helpers = (*[person for person in own if person not in wanted], *others)
    found = [
        one for left_out in choices(heist, player, resources) for one in plans(wanted, helpers, heist, left_out, steps)
    ]
    here = (pieces.heist(nth),)
    if not found:
        return Why(NOT_AT_ALL, False, here, (nth,), engage(gangs, player, heist, resources, steps).parts)
    best = max(found, key=lambda one: one.path.count)
    names = tuple([person.name for person, _ in best.path.joins])
    where, parts = (*here, *map(pieces.gangster, names)), tuple(told(best, heist, player))
    if best.path.count == len(wanted) or wanted[0].engaged:
        return Why(WHOLE_GANG, True, where, (nth, names), parts)
    facts = (nth, names, best.path.count, len(wanted))
    return Why(NOT_WHOLE_GANG, False, where, facts, parts)
