"""What a player can still make of his money and his gang, in points, and what his best turn brings.

Estimates for what lies ahead; what comes about by the rules is asked of the rules.
"""

from functools import lru_cache

from gangster_widgets.games.gangsta.chapters import ENOUGH, LAST_CHAPTER
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.hiring import on_offer, price
from gangster_widgets.games.gangsta.joining import Missing, counted, less, needed
from gangster_widgets.games.gangsta.mobilising import leaders
from gangster_widgets.games.gangsta.person import Gang, Person
from gangster_widgets.games.gangsta.piles import ON_DISPLAY
from gangster_widgets.games.gangsta.search import NOTHING, together
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.games.gangsta.worths import WORTHS, dollar, owed, skilled, tempo, unpaid, usable

MONEY_SEEN, SKILL_SEEN, READY_SEEN = 0.3, 0.5, 0.2
"""What a dollar, a skill, and a gangster available at the next turn are worth at first sight while chapters lie ahead,
in points, for who does not think of what can be done with them.
"""
INFORMED_SEEN, UNPAID_SEEN = 0.6, 2.0
"""What an informant is worth at first sight, and what it costs to be unable to pay the next snitch."""
FIRST, SECOND, FURTHER = 3.0, 0.5, 0.25
"""What the first skill of a kind counts at first sight, the second, and each further one: heists take many kinds, and
few of each.
"""
ENOUGH_SEEN, MORE_SEEN = 12, 0.3
"""Money beyond that buys little: so much of a dollar's worth."""
AHEAD = {1: 1.0, 2: 0.9}
"""How much what can still be used counts in the first chapters."""
LEFT = 0.2
"""How much more it counts in the last chapter for each gangster whom the largest gang still lacks."""
SOON = 0.6
"""How much counts what a player can make most of at his next turn: somebody may take it first."""
FRESH = 1.0
"""What a heist brings, on the mean, that is still to be laid."""
MURDER = 1.5
"""What a murder is worth."""
LEARNS, AGAIN, DIVERTS, RALLIES = 1.7, 3.3, 0.7, 1.0
"""What other rewards are worth, in dollars: a skill, a turn, each gangster engaged or freed."""


def ahead(state: State) -> float:
    """How much what can still be used counts at first sight: less and less, nothing when the end has come."""
    if state.chapter < LAST_CHAPTER:
        return AHEAD[state.chapter]
    return LEFT * max(ENOUGH[LAST_CHAPTER] - max(map(len, state.gangs)), 0)


def promised(state: State, seat: int, free: int) -> float:
    """What a player's money and gang may still bring, and what he can make most of at his next turn; he may free so
    many for nothing then.
    """
    gang, worths, money = state.gangs[seat], WORTHS[state.chapter], state.money[seat]
    skills = counted(together(gang))
    ready = min(sum([not one.engaged for one in gang]) + free, len(gang))
    value = skilled(skills, state.chapter) + worths.ready * ready + worths.gangster * (len(gang) - 1)
    value += worths.money * usable(money, state.chapter) - worths.owed * owed(state, skills[2])
    value += worths.armed * _armed(state, seat, skills[1])
    if len(gang) > 1:
        value -= worths.unpaid * unpaid(state, money, skills[2])
    return tempo(state) * value + SOON * turn(state, seat, free)


def _armed(state: State, seat: int, mercenaries: int) -> bool:
    """Whether that player has more mercenaries than anybody else."""
    others = [counted(together(gang))[1] for other, gang in enumerate(state.gangs) if other != seat]
    return mercenaries > max(others)


def kept(state: State, seat: int) -> float:
    """What a player has at first sight that is of use later: money, skills, available gangsters, and what to pay the
    police with.
    """
    gang, money = state.gangs[seat], state.money[seat]
    skills = counted(together(gang))
    value = SKILL_SEEN * various(skills) + READY_SEEN * sum([not one.engaged for one in gang])
    value += INFORMED_SEEN * min(skills[2], 4)
    value += MONEY_SEEN * (min(money, ENOUGH_SEEN) + MORE_SEEN * max(money - ENOUGH_SEEN, 0))
    return ahead(state) * value - UNPAID_SEEN * unpaid(state, money, skills[2]) * (len(gang) > 1)


@lru_cache(maxsize=2**12)
def various(skills: Missing) -> float:
    """How much so many skills of each kind count together: more, the more kinds there are."""
    return sum([_of_a_kind(number) for number in skills])


def _of_a_kind(number: int) -> float:
    return FIRST * min(number, 1) + SECOND * min(max(number - 1, 0), 1) + FURTHER * max(number - 2, 0)


def turn(state: State, seat: int, free: int) -> float:
    """What a player's best turn brings: a heist, somebody hired, or the income of passing."""
    gang, money, each = state.gangs[seat], state.money[seat], dollar(state)
    best = max(each * sum(map(leaders, gang)), FRESH * (len(state.display) < ON_DISPLAY))
    people = tuple([(one.symbols, one.engaged) for one in gang])
    for heist in state.display:
        helpers = _helping(state, seat) if heist.cooperative else NOTHING
        cost = reach(people, free, money, needed(heist), helpers)
        if cost is not None:
            best = max(best, worth(heist, each, len(gang)) - each * cost)
    for one in on_offer(state, seat):
        cost = price(state, seat, one)
        if cost <= money:
            best = max(best, hired(one, gang, state) - each * cost)
    return best


def hired(one: Person, gang: Gang, state: State) -> float:
    """What a gangster is worth to that gang, in it or not: his skills count less where others have them too."""
    worths, chapter = WORTHS[state.chapter], state.chapter
    others = together([other for other in gang if other.name != one.name])
    before, after = counted(others), counted(others + one.symbols)
    more = skilled(after, chapter) - skilled(before, chapter) + worths.ready + worths.gangster
    more += worths.owed * (owed(state, before[2]) - owed(state, after[2]))
    return one.points + tempo(state) * more


def worth(heist: Heist, each: float, gang: int) -> float:
    """What a heist brings: points, and what money and special rewards are worth, each dollar that much."""
    special = LEARNS * bool(heist.train) + AGAIN * heist.extra_turn + DIVERTS * heist.divert
    special += RALLIES * gang * heist.mobilise
    return heist.points + MURDER * heist.murder + each * (heist.money + heist.steal + special)


def _helping(state: State, seat: int) -> Missing:
    """What others' available gangsters could bring."""
    gangs = enumerate(state.gangs)
    helping = [one for other, gang in gangs if other != seat for one in gang if not one.engaged]
    return counted(together(helping))


@lru_cache(maxsize=2**16)
def reach(people: tuple[tuple[str, bool], ...], free: int, money: int, needs: Missing, helpers: Missing) -> int | None:
    """What it costs to free those whom a heist needs besides the available ones, about; None where it is out of reach.

    `people` are skills, and whether he is engaged who has them; whoever brings most is freed first.
    """
    missing = needs
    for symbols, engaged in people:
        if not engaged:
            missing = less(missing, symbols)
    missing = tuple([max(one - other, 0) for one, other in zip(missing, helpers, strict=True)])
    waiting, number = [symbols for symbols, engaged in people if engaged], 0
    while any(missing):
        after, one = min([(less(missing, symbols), symbols) for symbols in waiting], key=_sum, default=(missing, ""))
        if after == missing:
            return None
        waiting.remove(one)
        missing, number = after, number + 1
    cost = max(number - free, 0)
    return cost if cost <= money else None


def _sum(one: tuple[Missing, str]) -> int:
    return sum(one[0])
