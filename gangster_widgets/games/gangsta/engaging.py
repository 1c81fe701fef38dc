"""The order in which most of one's own gang is engaged for a heist, and what any order comes to."""

from collections.abc import Iterator, Sequence

from gangster_widgets.games.gangsta import pieces
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.joining import (
    BY_THE_RULES,
    Missing,
    Steps,
    after,
    against,
    everybody,
    joined,
    less,
    needed,
    one_by_one,
    symbols_of,
)
from gangster_widgets.games.gangsta.person import Gang, Gangs, Person, in_order, spoken
from gangster_widgets.games.gangsta.resource import HIGH_TECH, NO_RESOURCES, Resources, helps
from gangster_widgets.games.gangsta.search import NOTHING, Path, Search, together
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Rule, Why

ENGAGES = Rule("engages", "gangsta.engage", ("who", "names", "number"))
CANNOT = Rule("cannot-commit", "gangsta.needs", ("who",))
OUT_OF_REACH = Rule("out-of-reach", "gangsta.needs", ("skills",))
NOBODY_AVAILABLE = Rule("nobody-available", "gangsta.only-available", ("who",))
NOBODY_STARTS = Rule("nobody-starts", "gangsta.missing-skill", ("who", "missing"))
STARTS = Rule("if-he-starts", "gangsta.engage", ("who", "number", "names"))
LEFT_OUT = Rule("left-out", "gangsta.high-tech", ("who", "skill"))
STAYS_AVAILABLE = Rule("stays-available", "gangsta.engage", ("names",))
COMMITS = Rule("commits", "gangsta.needs", ("who", "names", "number"))
LEAVES_MISSING = Rule("leaves-missing", "gangsta.needs", ("missing",))
NOT_COMMITTED = Rule("not-committed", "gangsta.engage", ("names",))


class Plan(Record, frozen=True):
    """The best order that somebody begins, with that skill left out, or none."""

    starter: Person
    left_out: str
    path: Path


def choices(heist: Heist, player: str, resources: Resources) -> tuple[str, ...]:
    """What may be left out: nothing, and with High-Tech a needed skill of hacking or art theft (gangsta.high-tech)."""
    tech = heist.tech and helps(resources, player, HIGH_TECH)
    return ("", *dict.fromkeys(in_order(heist.needs))) if tech else ("",)


def taking_part(gangs: Gangs, player: str, heist: Heist, steps: Steps) -> tuple[Gang, Gang]:
    """Those who may take part: the player's own, and others' gangsters."""
    own = tuple([person for person in gangs[player] if steps.ready(person)])
    if not steps.shared(heist):
        return own, ()
    others = [person for other, gang in gangs.items() if other != player for person in gang if steps.ready(person)]
    return own, tuple(others)


def plans(people: Gang, helpers: Gang, heist: Heist, left_out: str, steps: Steps) -> Iterator[Plan]:
    """For everybody among the people who can begin, the order in which most of them join."""
    search = Search(people, helpers, steps)
    for person in people:
        path = search.beginning(needed(heist, left_out), person)
        if path is not None:
            yield Plan(person, left_out, path)


def engage(
    gangs: Gangs,
    player: str,
    heist: Heist,
    resources: Resources = NO_RESOURCES,
    steps: Steps = BY_THE_RULES,
) -> Why:
    """The order in which most of that player's gang is engaged; the value is the names, none where there is no order.

    Several orders may be as good; `ordered` says what any order comes to.
    """
    own, others = taking_part(gangs, player, heist, steps)
    found = [
        one for left_out in choices(heist, player, resources) for one in plans(own, others, heist, left_out, steps)
    ]
    if not found:
        return Why(
            CANNOT,
            (),
            (pieces.heist(), pieces.gang(player)),
            (player,),
            tuple(_hindered(own, others, needed(heist), player, steps)),
        )
    best = max(found, key=lambda one: one.path.count)
    names = tuple([person.name for person, _ in best.path.joins])
    parts = [*told(best, heist, player), *_compared(found, best)]
    staying = tuple([person.name for person in own if person.name not in names])
    if staying:
        parts.append(Why(STAYS_AVAILABLE, staying, tuple(map(pieces.gangster, staying)), (staying,)))
    where = (pieces.heist(), *map(pieces.gangster, names))
    return Why(ENGAGES, names, where, (player, names, best.path.count), tuple(parts))


def told(plan: Plan, heist: Heist, player: str) -> Iterator[Why]:
    """Who joins with what in that order."""
    if plan.left_out:
        yield left_out_by(player, plan.left_out)
    missing = needed(heist, plan.left_out)
    for person, left in plan.path.joins:
        yield joined(person, missing, left)
        missing = left


def left_out_by(player: str, skill: str) -> Why:
    """That skill is left out by High-Tech."""
    return Why(LEFT_OUT, skill, (pieces.resource(player), pieces.heist()), (player, spoken(skill)[0]))


def _compared(found: Sequence[Plan], best: Plan) -> Iterator[Why]:
    """What could be reached if the others began, at most, whatever is left out."""
    most: dict[str, Plan] = {}
    for plan in found:
        name = plan.starter.name
        if name not in most or plan.path.count > most[name].path.count:
            most[name] = plan
    for name, plan in most.items():
        if name != best.starter.name:
            names = tuple([person.name for person, _ in plan.path.joins])
            yield Why(STARTS, plan.path.count, (pieces.gangster(name),), (name, plan.path.count, names))


def _hindered(own: Gang, others: Gang, missing: Missing, player: str, steps: Steps) -> Iterator[Why]:
    """Why nobody commits the heist: nobody is available, a skill is out of reach, or nobody of his brings anything."""
    if not own:
        yield Why(NOBODY_AVAILABLE, player, (pieces.gang(player),), (player,))
        return
    lacking = less(missing, together((*own, *others)))
    if any(lacking):
        skills = spoken(symbols_of(lacking))
        yield Why(OUT_OF_REACH, symbols_of(lacking), (pieces.heist(), pieces.gang(player)), (skills,))
    elif not any(steps.ways(missing, one.symbols) for one in own):
        yield Why(NOBODY_STARTS, player, (pieces.gang(player), pieces.heist()), (player, spoken(symbols_of(missing))))


def out_of_reach(
    gangs: Gangs, player: str, heist: Heist, left_out: str = "", steps: Steps = BY_THE_RULES
) -> Why | None:
    """Why the heist is out of reach; None where it is not: then it can be completed whoever joins next."""
    own, others = taking_part(gangs, player, heist, steps)
    return next(_hindered(own, others, needed(heist, left_out), player, steps), None)


def ordered(
    gangs: Gangs,
    player: str,
    heist: Heist,
    order: Sequence[str],
    resources: Resources = NO_RESOURCES,
    steps: Steps = BY_THE_RULES,
) -> Why:
    """What that order comes to: the value is how many of the player's own it engages, None where it commits nothing."""
    tried = [_ordered(gangs, player, heist, order, left_out, steps) for left_out in choices(heist, player, resources)]
    return next((one for one in tried if one.value is not None), tried[0])


def _ordered(gangs: Gangs, player: str, heist: Heist, order: Sequence[str], left_out: str, steps: Steps) -> Why:
    known, names = everybody(gangs), tuple(order)
    hindrances: tuple[Why, ...] = ()
    where = (pieces.heist(), *map(pieces.gangster, names))
    for nth, name in enumerate(names):
        hindrances = against(gangs, player, heist, names[:nth], name, left_out, steps)
        if hindrances:
            names = names[:nth]
            break
    people, missing = [known[name][1] for name in names], needed(heist, left_out)
    found = after(frozenset([missing]), people, steps)
    end = NOTHING if NOTHING in found else max(found, key=sum)
    parts = (left_out_by(player, left_out),) if left_out else ()
    parts = (*parts, *one_by_one(missing, people, end, steps), *hindrances)
    if any(end) and not hindrances:
        parts = (*parts, Why(LEAVES_MISSING, symbols_of(end), (pieces.heist(),), (spoken(symbols_of(end)),)))
    if any(end) or hindrances or not names:
        return Why(NOT_COMMITTED, None, where, (tuple(order),), parts)
    number = sum([known[name][0] == player for name in names])
    return Why(COMMITS, number, where, (player, names, number), parts)
