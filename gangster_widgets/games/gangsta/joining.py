"""Joining a heist one after another: who may, which skills he uses, and what is still missing after him.

All rules of engaging are here; `engaging` only looks for an order among those that they allow.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import product

from gangster_widgets.games.gangsta import pieces
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.person import SKILLS, Gangs, Person, spoken
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Rule, Why

JOINS = Rule("joins", "gangsta.use-all", ("who", "uses", "missing"))
MAY_JOIN = Rule("may-join", "gangsta.engage", ("names", "missing"))
CAN_JOIN = Rule("can-join", "gangsta.missing-skill", ("who", "uses"))
BRINGS_NOTHING = Rule("brings-nothing", "gangsta.missing-skill", ("who", "missing"))
NOTHING_MISSING = Rule("nothing-missing", "gangsta.needs", ("who",))
ALREADY_ENGAGED = Rule("already-engaged", "gangsta.only-available", ("who",))
TAKES_PART = Rule("takes-part", "gangsta.engage", ("who",))
NOT_COOPERATIVE = Rule("not-cooperative", "gangsta.coop", ("who", "owner"))
FIRST_IS_OWN = Rule("first-is-own", "gangsta.coop", ("who", "owner", "player"))

Missing = tuple[int, ...]
"""How many of each skill are still missing, in the order of `SKILLS`."""


@lru_cache(maxsize=4096)
def counted(symbols: str) -> Missing:
    """How many there are of each skill."""
    return tuple([symbols.count(skill) for skill in SKILLS])


@lru_cache(maxsize=4096)
def symbols_of(missing: Missing) -> str:
    """The same, a letter each."""
    return "".join([skill * number for skill, number in zip(SKILLS, missing, strict=True)])


@lru_cache(maxsize=65536)
def less(missing: Missing, symbols: str) -> Missing:
    """What is missing after all of these symbols that are of use have been used."""
    return tuple([max(one - other, 0) for one, other in zip(missing, counted(symbols), strict=True)])


def stands_available(person: Person) -> bool:
    """Who is engaged takes part in nothing (gangsta.only-available)."""
    return not person.engaged


def cooperative(heist: Heist) -> bool:
    """Others' gangsters follow in co-operative heists only (gangsta.coop)."""
    return heist.cooperative


@lru_cache(maxsize=65536)
def all_of_use(missing: Missing, symbols: str) -> tuple[Missing, ...]:
    """All he has of what is missing is used (gangsta.use-all); it must be something (gangsta.missing-skill)."""
    left = less(missing, symbols)
    return () if left == missing else (left,)


@lru_cache(maxsize=65536)
def some_of_use(missing: Missing, symbols: str) -> tuple[Missing, ...]:
    """Any part of it is thought to be enough; as much as can be comes first."""
    most = [one - other for one, other in zip(missing, less(missing, symbols), strict=True)]
    parts = product(*[range(number, -1, -1) for number in most])
    return tuple([tuple([one - used for one, used in zip(missing, part, strict=True)]) for part in parts if any(part)])


def with_nothing_too(missing: Missing, symbols: str) -> tuple[Missing, ...]:
    """Somebody who brings nothing is thought to join too."""
    return (less(missing, symbols),)


class Steps(Record, frozen=True, gc=False):
    """How one thinks: who may take part, in which heists others' gangsters may, and what may be missing after somebody
    with these symbols has joined; where that is nothing at all, he may not.
    """

    ready: Callable[[Person], bool]
    shared: Callable[[Heist], bool]
    ways: Callable[[Missing, str], tuple[Missing, ...]]


BY_THE_RULES = Steps(stands_available, cooperative, all_of_use)


def needed(heist: Heist, left_out: str = "") -> Missing:
    """What the heist takes, one skill left out or none."""
    return counted(heist.needs.replace(left_out, "", 1) if left_out else heist.needs)


def everybody(gangs: Gangs) -> dict[str, tuple[str, Person]]:
    """Whose gangster is who, by the name."""
    return {person.name: (player, person) for player, gang in gangs.items() for person in gang}


def after(
    starts: frozenset[Missing], people: Sequence[Person], steps: Steps = BY_THE_RULES, all_bring: bool = False
) -> frozenset[Missing]:
    """What may be missing after all of these have joined, one after another; one who brings nothing changes nothing.

    With `all_bring` only the ways count in which there is no such one.
    """
    for person in people:
        starts = frozenset(
            [left for one in starts for left in steps.ways(one, person.symbols) or (() if all_bring else (one,))]
        )
    return starts


def still_missing(
    gangs: Gangs, heist: Heist, engaged: Sequence[str], left_out: str = "", steps: Steps = BY_THE_RULES
) -> str:
    """The symbols that are missing after those have joined, as many as can be where one thinks that there are ways."""
    known = everybody(gangs)
    found = after(frozenset([needed(heist, left_out)]), [known[name][1] for name in engaged], steps)
    return symbols_of(at_most(found))


def against(
    gangs: Gangs,
    player: str,
    heist: Heist,
    engaged: Sequence[str],
    name: str,
    left_out: str = "",
    steps: Steps = BY_THE_RULES,
) -> tuple[Why, ...]:
    """Everything that stands against that gangster's joining next, after those named have joined."""
    known = everybody(gangs)
    starts = after(frozenset([needed(heist, left_out)]), [known[one][1] for one in engaged], steps)
    return tuple(_against(player, *known[name], heist, engaged, starts, steps))


def _against(
    player: str,
    owner: str,
    person: Person,
    heist: Heist,
    engaged: Sequence[str],
    starts: frozenset[Missing],
    steps: Steps,
) -> Iterator[Why]:
    who, where = person.name, (pieces.gangster(person.name),)
    if who in engaged:
        yield Why(TAKES_PART, who, where, (who,))
    elif not steps.ready(person):
        yield Why(ALREADY_ENGAGED, who, where, (who,))
    if owner != player and not steps.shared(heist):
        yield Why(NOT_COOPERATIVE, who, (*where, pieces.heist()), (who, owner))
    elif owner != player and not engaged:
        yield Why(FIRST_IS_OWN, who, where, (who, owner, player))
    if who not in engaged and not any(steps.ways(one, person.symbols) for one in starts):
        missing = spoken(symbols_of(at_most(starts)))
        if missing:
            yield Why(BRINGS_NOTHING, who, (*where, pieces.heist()), (who, missing))
        else:
            yield Why(NOTHING_MISSING, who, (pieces.heist(),), (who,))


def joined(person: Person, missing: Missing, left: Missing) -> Why:
    """Somebody joins with what he uses: that was missing before and is not after him. Its value is what still is."""
    used = spoken(symbols_of(tuple([one - other for one, other in zip(missing, left, strict=True)])))
    where = (pieces.gangster(person.name), pieces.heist())
    return Why(JOINS, symbols_of(left), where, (person.name, used, spoken(symbols_of(left))))


def one_by_one(missing: Missing, people: Sequence[Person], end: Missing, steps: Steps = BY_THE_RULES) -> Iterator[Why]:
    """Each of these joins, so that in the end this is missing, which must be one of `after`."""
    for nth, person in enumerate(people):
        lefts = steps.ways(missing, person.symbols) or (missing,)
        rest = people[nth + 1 :]
        found = (one for each in (True, False) for one in lefts if end in after(frozenset([one]), rest, steps, each))
        left = next(found)
        yield joined(person, missing, left)
        missing = left


def at_most(starts: frozenset[Missing]) -> Missing:
    """Whatever may be missing: by the rules there is but one way."""
    return tuple(map(max, *starts)) if len(starts) > 1 else next(iter(starts))


def may_join(gangs: Gangs, player: str, heist: Heist, engaged: Sequence[str] = (), steps: Steps = BY_THE_RULES) -> Why:
    """Who may join next, after those named have joined; the value is their names. The heist is taken as printed."""
    known = everybody(gangs)
    people = [known[name][1] for name in engaged]
    starts = after(frozenset([needed(heist)]), people, steps)
    missing = at_most(starts)
    found, parts = [], list(one_by_one(needed(heist), people, max(starts, key=sum), steps))
    for owner, person in known.values():
        hindrances = tuple(_against(player, owner, person, heist, engaged, starts, steps))
        if hindrances:
            parts += [one for one in hindrances if one.rule is not TAKES_PART]
            continue
        found.append(person.name)
        left = less(missing, person.symbols)
        used = spoken(symbols_of(tuple([one - other for one, other in zip(missing, left, strict=True)])))
        parts.append(Why(CAN_JOIN, person.name, (pieces.gangster(person.name), pieces.heist()), (person.name, used)))
    names, where = tuple(found), tuple([pieces.gangster(name) for name in found])
    return Why(MAY_JOIN, names, (pieces.heist(), *where), (names, spoken(symbols_of(missing))), tuple(parts))
