"""A snitch: who has too few informants pays, and who cannot pay loses a gangster."""

from collections.abc import Callable

from gangster_widgets.games.gangsta import pieces, skills
from gangster_widgets.games.gangsta.person import INFORMANT, Gang, Gangs, Money, Person
from gangster_widgets.games.gangsta.resource import NO_RESOURCES, POLICE_STATION, Resources, helps
from gangster_widgets.games.gangsta.war import not_the_boss
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Rule, Why

SNITCHED = Rule("snitched", "gangsta.snitch", ("number",))
ESCAPES = Rule("escapes", "gangsta.snitch", ("who", "has"))
PAYS = Rule("pays-difference", "gangsta.snitch", ("who", "has", "owes"))
CANNOT_PAY = Rule("cannot-pay", "gangsta.snitch-unpaid", ("who", "has", "owes", "money", "pays"))
AT_MOST_ONE = Rule("at-most-one", "gangsta.police-station", ("who",))
ARRESTED = Rule("arrested", "gangsta.snitch-unpaid", ("who",))
NOBODY_ARRESTED = Rule("nobody-arrested", "gangsta.boss-safe", ("who",))


def difference(number: int, has: int) -> int:
    """What is missing is owed (gangsta.snitch)."""
    return max(number - has, 0)


def all_of_it(money: int) -> int:
    """Who cannot pay everything loses all that he has (gangsta.snitch-unpaid)."""
    return money


class Steps(Record, frozen=True, gc=False):
    """How one thinks: what is owed, what is lost of too little money, and who can be arrested."""

    owed: Callable[[int, int], int]
    lost: Callable[[int], int]
    arrested: Callable[[Person], bool]


BY_THE_RULES = Steps(difference, all_of_it, not_the_boss)


def snitched(
    gangs: Gangs,
    money: Money,
    number: int,
    resources: Resources = NO_RESOURCES,
    steps: Steps = BY_THE_RULES,
    counting: skills.Steps = skills.BY_THE_RULES,
) -> Why:
    """What a snitch with that number brings about; the value is, for everybody to whom something happens, the player,
    what he pays, and how many gangsters he loses.
    """
    parts = tuple(
        [
            _struck(player, gang, money.get(player, 0), number, resources, steps, counting)
            for player, gang in gangs.items()
        ]
    )
    value = tuple([part.value for part in parts if any(part.value[1:])])
    return Why(SNITCHED, value, (pieces.snitch(), *map(pieces.gang, gangs)), (number,), parts)


def _struck(
    player: str, gang: Gang, money: int, number: int, resources: Resources, steps: Steps, counting: skills.Steps
) -> Why:
    """What happens to one player."""
    informants = skills.symbols(gang, player, INFORMANT, counting)
    has, below = informants.value, [informants]
    owes = steps.owed(number, has)
    if not owes:
        return Why(ESCAPES, (player, 0, 0), (pieces.gang(player),), (player, has), (informants,))
    if owes > 1 and helps(resources, player, POLICE_STATION):
        owes = 1
        below.append(Why(AT_MOST_ONE, 1, (pieces.resource(player),), (player,)))
    struck = (pieces.money(player), pieces.gang(player))
    if money >= owes:
        return Why(PAYS, (player, owes, 0), struck, (player, has, owes), tuple(below))
    pays, loses = steps.lost(money), int(any(map(steps.arrested, gang)))
    below.append(Why(ARRESTED if loses else NOBODY_ARRESTED, loses, (pieces.gang(player),), (player,)))
    return Why(CANNOT_PAY, (player, pays, loses), struck, (player, has, owes, money, pays), tuple(below))
