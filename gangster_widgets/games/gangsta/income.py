"""The end of chapter I: whoever has fewer skills than the most gets the difference in money."""

from collections.abc import Callable

from gangster_widgets.games.gangsta import pieces, skills
from gangster_widgets.games.gangsta.person import Gang, Gangs
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Rule, Why

INCOME = Rule("income", "gangsta.income", ("most",))
GETS = Rule("gets-difference", "gangsta.income", ("who", "number", "most", "money"))
HAS_MOST = Rule("has-most", "gangsta.income", ("who", "number"))
HAS_PEOPLE = Rule("has-people", "gangsta.income", ("who", "number"))

Compared = Callable[[Gang, str, skills.Steps], Why]


def all_skills(gang: Gang, player: str, steps: skills.Steps) -> Why:
    """All skills of the gang are counted (gangsta.income)."""
    return skills.skills(gang, player, steps)


def gangsters(gang: Gang, player: str, steps: skills.Steps) -> Why:
    """Gangsters are thought to be counted, whatever they can do."""
    where = tuple([pieces.gangster(person.name) for person in gang if steps.who(person)]) or (pieces.gang(player),)
    number = sum([steps.who(person) for person in gang])
    return Why(HAS_PEOPLE, number, where, (player, number))


class Steps(Record, frozen=True, gc=False):
    """How one thinks: what is counted and compared."""

    compared: Compared


BY_THE_RULES = Steps(all_skills)


def income(gangs: Gangs, steps: Steps = BY_THE_RULES, counting: skills.Steps = skills.BY_THE_RULES) -> Why:
    """Who receives how much; the value is a player and his money for everybody who receives something."""
    compared = {player: steps.compared(gang, player, counting) for player, gang in gangs.items()}
    most = max([one.value for one in compared.values()])
    parts = []
    for player, one in compared.items():
        if one.value == most:
            parts.append(Why(HAS_MOST, (player, 0), (pieces.gang(player),), (player, most), (one,)))
        else:
            where, facts = (pieces.money(player), pieces.gang(player)), (player, one.value, most, most - one.value)
            parts.append(Why(GETS, (player, most - one.value), where, facts, (one,)))
    paid = tuple([part.value for part in parts if part.value[1]])
    return Why(INCOME, paid, tuple(map(pieces.gang, gangs)), (most,), tuple(parts))
