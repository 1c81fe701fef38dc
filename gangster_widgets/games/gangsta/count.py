"""The end of the game: points for heists, gangsters, resources, the richest, the largest gang or the families."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from gangster_widgets.games.gangsta import pieces
from gangster_widgets.games.gangsta.person import FAMILIES, Gang, Gangs, Money, Person
from gangster_widgets.games.gangsta.resource import NO_RESOURCES, Resource, Resources
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Rule, Why

Done = Mapping[str, Sequence[int]]
"""The points of everybody's heists, a number for each."""

COUNT = Rule("count", "gangsta.end", ())
POINTS = Rule("points-of", "gangsta.end", ("who", "points"))
OF_HEISTS = Rule("points-of-heists", "gangsta.end", ("who", "points", "each"))
OF_GANGSTERS = Rule("points-of-gangsters", "gangsta.end", ("who", "points", "names"))
OF_RESOURCE = Rule("points-of-resource", "gangsta.resource-points", ("who", "resource", "points"))
OF_MEDIA = Rule("points-of-media", "gangsta.media", ("who", "resource", "points", "heists", "most"))
NOT_ACTIVE = Rule("resource-not-active", "gangsta.resource-points", ("who", "resource"))
RICHEST = Rule("richest", "gangsta.richest", ("who", "money", "points"))
AMONG_RICHEST = Rule("among-richest", "gangsta.richest", ("who", "money", "points"))
LARGEST = Rule("largest-gang", "gangsta.largest-gang", ("who", "number", "points"))
AMONG_LARGEST = Rule("among-largest", "gangsta.largest-gang", ("who", "number", "points"))
FAMILY = Rule("most-of-family", "gangsta.family-points", ("who", "family", "number", "points"))
AMONG_FAMILY = Rule("among-most-of-family", "gangsta.family-points", ("who", "family", "number", "points"))
WINS = Rule("wins", "gangsta.winner", ("players", "points"))
WINS_BY_GANG = Rule("wins-by-gang", "gangsta.winner", ("players", "points", "number"))
SHARED = Rule("shared-victory", "gangsta.winner", ("players", "points", "number"))

FIRST, EQUAL = 2, 1


def equal_ones_get_one(several: bool) -> int:
    """Two for who alone has most, one each for equal ones (gangsta.richest)."""
    return EQUAL if several else FIRST


def only_active(resource: Resource) -> bool:
    """A resource scores only when it is active (gangsta.resource-points)."""
    return resource.active


def families_instead(families: bool) -> bool:
    """With families the largest gang brings nothing (gangsta.family-points)."""
    return not families


def of_the_family(person: Person, family: str) -> bool:
    """The boss is one of his family too (gangsta.family-points)."""
    return person.family == family


class Steps(Record, frozen=True, gc=False):
    """How one thinks: what is given for having most, which resources score, whether the largest gang does, and who is
    counted for a family.
    """

    bonus: Callable[[bool], int]
    scores: Callable[[Resource], bool]
    largest: Callable[[bool], bool]
    member: Callable[[Person, str], bool]


BY_THE_RULES = Steps(equal_ones_get_one, only_active, families_instead, of_the_family)


def count(
    gangs: Gangs,
    money: Money,
    heists_done: Done,
    resources: Resources = NO_RESOURCES,
    families: bool = False,
    steps: Steps = BY_THE_RULES,
) -> Why:
    """Everybody's points; the value is a player and his points for each, in the order of seats."""
    owned = {player: money.get(player, 0) for player in gangs}
    bonuses = [*_most(RICHEST, AMONG_RICHEST, owned, (), steps)]
    if steps.largest(families):
        sizes = {player: len(gang) for player, gang in gangs.items()}
        bonuses += _most(LARGEST, AMONG_LARGEST, sizes, (), steps)
    for family in FAMILIES if families else ():
        members = {player: sum([steps.member(one, family) for one in gang]) for player, gang in gangs.items()}
        if any(members.values()):
            bonuses += _most(FAMILY, AMONG_FAMILY, members, (family,), steps)
    parts = []
    for player, gang in gangs.items():
        own = [*_heists(player, heists_done.get(player, ())), *_gangsters(player, gang)]
        if player in resources:
            own.append(_resource(player, resources[player], heists_done.get(player, ()), steps))
        own += [bonus for bonus in bonuses if bonus.told()["who"] == player]
        points = sum([one.value for one in own])
        parts.append(Why(POINTS, (player, points), (pieces.gang(player),), (player, points), tuple(own)))
    value = tuple([part.value for part in parts])
    return Why(COUNT, value, tuple(map(pieces.gang, gangs)), (), tuple(parts))


def _most(alone: Rule, equal: Rule, numbers: Mapping[str, int], about: tuple[str, ...], steps: Steps) -> Iterator[Why]:
    """What those get who have most."""
    most = max(numbers.values())
    first = [player for player, number in numbers.items() if number == most]
    points = steps.bonus(len(first) > 1)
    for player in first:
        where = (pieces.money(player) if alone is RICHEST else pieces.gang(player),)
        yield Why(equal if len(first) > 1 else alone, points, where, (player, *about, most, points))


def _heists(player: str, done: Sequence[int]) -> Iterator[Why]:
    if any(done):
        facts = (player, sum(done), tuple([points for points in done if points]))
        yield Why(OF_HEISTS, sum(done), (pieces.done(player),), facts)


def _gangsters(player: str, gang: Gang) -> Iterator[Why]:
    names = tuple([person.name for person in gang if person.points])
    if names:
        points = sum([person.points for person in gang])
        yield Why(OF_GANGSTERS, points, tuple(map(pieces.gangster, names)), (player, points, names))


def _resource(player: str, card: Resource, done: Sequence[int], steps: Steps) -> Why:
    """What a resource card brings: nothing until it is active."""
    where = (pieces.resource(player),)
    if not steps.scores(card):
        return Why(NOT_ACTIVE, 0, where, (player, card.name))
    if card.per_heist:
        heists = sum([points > 0 for points in done])
        points = card.points + min(heists * card.per_heist, card.at_most)
        return Why(OF_MEDIA, points, where, (player, card.name, points, heists, card.at_most))
    return Why(OF_RESOURCE, card.points, where, (player, card.name, card.points))


def winners(gangs: Gangs, points: Sequence[tuple[str, int]]) -> Why:
    """Who wins with these points: the most, then the larger gang, then together; the value is the players."""
    most = max([number for _, number in points])
    first = [player for player, number in points if number == most]
    where = tuple(map(pieces.gang, first))
    if len(first) == 1:
        return Why(WINS, tuple(first), where, (tuple(first), most))
    size = max([len(gangs[player]) for player in first])
    largest = tuple([player for player in first if len(gangs[player]) == size])
    rule = SHARED if len(largest) > 1 else WINS_BY_GANG
    return Why(rule, largest, tuple(map(pieces.gang, largest)), (largest, most, size))
