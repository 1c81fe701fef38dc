"""The gang war at the end of chapter II: who must discard a gangster, and who chooses him."""

from collections.abc import Callable, Sequence

from gangster_widgets.games.gangsta import pieces, skills
from gangster_widgets.games.gangsta.person import MERCENARY, Gangs, Person
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Rule, Why

WAR = Rule("war", "gangsta.war", ("players", "number"))
WINS_WAR = Rule("wins-war", "gangsta.war", ("who", "number"))
LOSES_WAR = Rule("loses-war", "gangsta.war", ("who", "number", "most", "discards"))
DRAWS_WAR = Rule("draws-war", "gangsta.war", ("who", "number", "discards"))
SPARED = Rule("spared", "gangsta.war", ("who", "number"))
ONLY_A_BOSS = Rule("only-a-boss", "gangsta.boss-safe", ("who",))
CHOOSES = Rule("winner-chooses", "gangsta.two-players", ("who", "number", "rival", "has"))
OWN_CHOICE = Rule("own-choice", "gangsta.war", ())


def all_but_a_single_winner(numbers: Sequence[int]) -> tuple[bool, ...]:
    """Who alone has most loses nobody, everybody else does; where several have most, all do (gangsta.war)."""
    most = max(numbers)
    return tuple([number < most or numbers.count(most) > 1 for number in numbers])


def not_the_boss(person: Person) -> bool:
    """The boss is never discarded (gangsta.boss-safe)."""
    return not person.boss


class Steps(Record, frozen=True, gc=False):
    """How one thinks: which of the numbers lose, and who can be discarded."""

    losing: Callable[[Sequence[int]], tuple[bool, ...]]
    discarded: Callable[[Person], bool]


BY_THE_RULES = Steps(all_but_a_single_winner, not_the_boss)


def war(gangs: Gangs, steps: Steps = BY_THE_RULES, counting: skills.Steps = skills.BY_THE_RULES) -> Why:
    """Who must discard a gangster; the value is these players, those with nobody to discard left out."""
    counted = {player: skills.symbols(gang, player, MERCENARY, counting) for player, gang in gangs.items()}
    numbers = [one.value for one in counted.values()]
    parts, players = [], []
    for (player, one), loses in zip(counted.items(), steps.losing(numbers), strict=True):
        discards = loses and any(map(steps.discarded, gangs[player]))
        players += [player] * discards
        only_a_boss = [Why(ONLY_A_BOSS, player, (pieces.gang(player),), (player,))] if loses and not discards else []
        parts.append(_told(player, numbers, loses, discards, (one, *only_a_boss)))
    return Why(WAR, tuple(players), tuple(map(pieces.gang, gangs)), (tuple(players), len(players)), tuple(parts))


def _told(player: str, numbers: Sequence[int], loses: bool, discards: bool, below: tuple[Why, ...]) -> Why:
    """What becomes of that player, whose number is told first; the value is whether he discards a gangster."""
    where, most, number = (pieces.gang(player),), max(numbers), below[0].value
    if not loses:
        won = number == most and numbers.count(most) == 1
        return Why(WINS_WAR if won else SPARED, False, where, (player, number), below)
    if number == most:
        return Why(DRAWS_WAR, discards, where, (player, number, int(discards)), below)
    return Why(LOSES_WAR, discards, where, (player, number, most, int(discards)), below)


def chooser(gangs: Gangs, counting: skills.Steps = skills.BY_THE_RULES) -> Why:
    """Who of two players chooses the gangster that the other one discards; None where everybody chooses himself."""
    where = tuple(map(pieces.gang, gangs))
    if len(gangs) == 2:
        counted = [skills.symbols(gang, player, MERCENARY, counting) for player, gang in gangs.items()]
        lost, won = sorted(counted, key=lambda one: one.value)
        if lost.value < won.value >= 2 * lost.value:
            (rival, winner), parts = (lost.told()["who"], won.told()["who"]), (won, lost)
            return Why(CHOOSES, winner, where, (winner, won.value, rival, lost.value), parts)
    return Why(OWN_CHOICE, None, where)
