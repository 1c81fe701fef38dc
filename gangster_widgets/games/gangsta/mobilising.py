"""Mobilising: how many gangsters of a gang can be available at the start of the turn's action."""

from collections.abc import Callable

from gangster_widgets.games.gangsta import pieces
from gangster_widgets.games.gangsta.person import LEADER, Gang, Person
from gangster_widgets.games.gangsta.resource import HEADQUARTERS, NO_RESOURCES, Resources, helps
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Rule, Why

MOBILISED = Rule("mobilised", "gangsta.mobilise", ("who", "number", "all"))
SYNCHRONISED = Rule("synchronised", "gangsta.synchronised", ("who",))
STILL_AVAILABLE = Rule("still-available", "gangsta.available", ("names",))
ALL_ENGAGED = Rule("all-engaged", "gangsta.available", ("who",))
ORDERS = Rule("orders", "gangsta.mobilise", ("names", "number"))
NO_ORDERS = Rule("no-orders", "gangsta.leaders-engaged", ("names",))
FREED = Rule("freed-by-leaders", "gangsta.mobilise", ("number",))
PAID_FOR = Rule("paid-for", "gangsta.mobilise", ("number", "money"))
NO_MONEY = Rule("no-money-left", "gangsta.mobilise", ("who", "number"))
BY_HEADQUARTERS = Rule("by-headquarters", "gangsta.headquarters", ("who",))


def leaders(person: Person) -> int:
    """His leader symbols, the learnt one too."""
    return person.symbols.count(LEADER)


def all_engaged(gang: Gang) -> bool:
    """The whole gang is engaged (gangsta.synchronised)."""
    return all(person.engaged for person in gang)


def while_available(person: Person) -> int:
    """An engaged leader gives no orders (gangsta.leaders-engaged)."""
    return 0 if person.engaged else leaders(person)


def nobody_more(person: Person) -> int:
    """Who has just been freed frees nobody this turn (gangsta.leaders-engaged)."""
    return 0


class Steps(Record, frozen=True, gc=False):
    """How one thinks: when everybody is freed for nothing, how many a gangster frees as he stands when the turn begins,
    and how many more when he has been freed himself.
    """

    synchronised: Callable[[Gang], bool]
    frees: Callable[[Person], int]
    then: Callable[[Person], int]


BY_THE_RULES = Steps(all_engaged, while_available, nobody_more)


def by_leaders(gang: Gang, steps: Steps = BY_THE_RULES) -> Why:
    """How many others the leaders free for nothing, as far as there are so many; the value is that number."""
    names = tuple([person.name for person in gang if steps.frees(person)])
    number = sum([steps.frees(person) for person in gang])
    if names:
        return Why(ORDERS, number, tuple(map(pieces.gangster, names)), (names, number))
    engaged = tuple([person.name for person in gang if leaders(person)])
    return Why(NO_ORDERS, 0, tuple([pieces.gangster(person.name) for person in gang]), (engaged,))


def mobilise(
    gang: Gang,
    player: str,
    money: int,
    resources: Resources = NO_RESOURCES,
    steps: Steps = BY_THE_RULES,
) -> Why:
    """How many of that player's gang can be available after mobilising with that money; the value is that number."""
    where = (pieces.gang(player),)
    if steps.synchronised(gang):
        everybody = (Why(SYNCHRONISED, len(gang), where, (player,)),)
        return Why(MOBILISED, len(gang), where, (player, len(gang), len(gang)), everybody)
    names = tuple([person.name for person in gang if not person.engaged])
    ready = Why(STILL_AVAILABLE, len(names), tuple(map(pieces.gangster, names)), (names,))
    parts = [ready if names else Why(ALL_ENGAGED, 0, where, (player,)), by_leaders(gang, steps)]
    free, paid, left = _freed(gang, parts[1].value, money, steps)
    if free:
        parts.append(Why(FREED, free, where, (free,)))
    if paid + left and money and helps(resources, player, HEADQUARTERS):
        parts.append(Why(BY_HEADQUARTERS, paid + left, (pieces.resource(player), pieces.money(player)), (player,)))
        paid, left = paid + left, 0
    elif paid:
        parts.append(Why(PAID_FOR, paid, (pieces.money(player),), (paid, money)))
    if left:
        parts.append(Why(NO_MONEY, left, (pieces.money(player),), (player, left)))
    number = len(names) + free + paid
    return Why(MOBILISED, number, where, (player, number, len(gang)), tuple(parts))


def _freed(gang: Gang, orders: int, money: int, steps: Steps) -> tuple[int, int, int]:
    """How many are freed for nothing and for money, and how many stay engaged, if as many as can be are freed."""
    free = paid = 0
    engaged = sorted([person for person in gang if person.engaged], key=steps.then, reverse=True)
    for person in engaged:
        if free < orders:
            free += 1
        elif paid < money:
            paid += 1
        else:
            break
        orders += steps.then(person)
    return free, paid, len(engaged) - free - paid
