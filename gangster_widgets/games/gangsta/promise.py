"""What a player can still make of his money and his gang, in points, and what the end of a chapter is about to bring.

Estimates for what lies ahead; what comes about by the rules is asked of the rules.
"""

from functools import lru_cache

from gangster_widgets.games.gangsta import steps
from gangster_widgets.games.gangsta.chapters import ENOUGH, LAST_CHAPTER
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.hiring import on_offer, price
from gangster_widgets.games.gangsta.joining import Missing, counted, less, needed
from gangster_widgets.games.gangsta.mobilising import leaders
from gangster_widgets.games.gangsta.person import Gang, Person
from gangster_widgets.games.gangsta.piles import ON_DISPLAY
from gangster_widgets.games.gangsta.search import NOTHING, together
from gangster_widgets.games.gangsta.state import State

MONEY, SKILL, READY = 0.3, 0.3, 0.3
"""What a dollar, a skill, and a gangster available at the next turn are worth while chapters lie ahead, in points."""
MONEY_SEEN, SKILL_SEEN, READY_SEEN = 0.3, 0.5, 0.2
"""The same at first sight, for who does not think of what can be done with them."""
FIRST, SECOND, FURTHER = 3.0, 0.5, 0.25
"""What the first skill of a kind counts, the second, and each further one: heists take many kinds, and few of each."""
ENOUGH_MONEY, MORE = 12, 0.3
"""Money beyond that buys little: so much of a dollar's worth."""
AHEAD = {1: 1.0, 2: 0.9}
"""How much what can still be used counts in the first chapters."""
LEFT = 0.12
"""How much more it counts in the last chapter for each gangster whom the largest gang still lacks."""
NEXT, LATER = 0.6, 0.4
"""How much counts what a player can make most of in his turn or when he is next, and when others come before him: to
have done it is worth more, and somebody may take it first.
"""
FRESH = 1.0
"""What a heist brings, on the mean, that is still to be laid."""
INFORMED, ARMED = 0.25, 0.15
"""What an informant is worth as long as snitches are to come, and a mercenary before the gang war."""
MURDER, LEARNS, AGAIN, DIVERTS, RALLIES = 1.5, 0.5, 1.0, 0.2, 0.3
"""What special rewards are worth: for a murder, for a skill, for a turn, for each gangster engaged or freed."""


def ahead(state: State) -> float:
    """How much what can still be used counts: less and less towards the end, nothing when it has come."""
    if state.chapter < LAST_CHAPTER:
        return AHEAD[state.chapter]
    return LEFT * max(ENOUGH[LAST_CHAPTER] - max(map(len, state.gangs)), 0)


def promised(state: State, seat: int, free: int) -> float:
    """What a player's money and gang may still bring, and what he can make most of at his next turn; he may free so
    many for nothing then.
    """
    gang, share = state.gangs[seat], ahead(state)
    skills = counted(together(gang))
    ready = min(sum([not one.engaged for one in gang]) + free, len(gang))
    value = SKILL * various(skills) + READY * ready + INFORMED * min(skills[2], 3) + MONEY * _usable(state.money[seat])
    value += ARMED * skills[1] if state.chapter < LAST_CHAPTER else 0.0
    return share * value + _soon(state, seat) * turn(state, seat, free)


def kept(state: State, seat: int) -> float:
    """What a player has at first sight that is of use later: money, skills, available gangsters."""
    gang = state.gangs[seat]
    value = SKILL_SEEN * various(counted(together(gang))) + READY_SEEN * sum([not one.engaged for one in gang])
    return ahead(state) * (value + MONEY_SEEN * _usable(state.money[seat]))


@lru_cache(maxsize=2**12)
def various(skills: Missing) -> float:
    """How much so many skills of each kind count together: more, the more kinds there are."""
    return sum([_of_a_kind(number) for number in skills])


def _of_a_kind(number: int) -> float:
    return FIRST * min(number, 1) + SECOND * min(max(number - 1, 0), 1) + FURTHER * max(number - 2, 0)


def _usable(money: int) -> float:
    """Money beyond what is enough counts less."""
    return min(money, ENOUGH_MONEY) + MORE * max(money - ENOUGH_MONEY, 0)


def _soon(state: State, seat: int) -> float:
    """How much counts what that player could do in his next turn."""
    if state.turn == seat:
        return NEXT if state.step.kind == steps.TURN else LATER
    return NEXT if (state.turn + 1) % len(state.gangs) == seat else LATER


def turn(state: State, seat: int, free: int) -> float:
    """What a player's best turn brings: a heist, somebody hired, or the income of passing."""
    gang, money, share = state.gangs[seat], state.money[seat], max(ahead(state), LEFT)
    best = max(share * MONEY * sum(map(leaders, gang)), FRESH * (len(state.display) < ON_DISPLAY))
    people = tuple([(one.symbols, one.engaged) for one in gang])
    others = NOTHING
    for heist in state.display:
        helpers = _helping(state, seat) if heist.cooperative else others
        cost = reach(people, free, money, needed(heist), helpers)
        if cost is not None:
            best = max(best, worth(heist, share, len(gang)) - share * MONEY * cost)
    for one in on_offer(state, seat):
        cost = price(state, seat, one)
        if cost <= money:
            best = max(best, hired(one, gang, share) - share * MONEY * cost)
    return best


def hired(one: Person, gang: Gang, share: float) -> float:
    """What a gangster is worth to that gang, in it or not: his skills count less where others have them too."""
    others = together([other for other in gang if other.name != one.name])
    more = various(counted(others + one.symbols)) - various(counted(others))
    return one.points + share * SKILL * more


def worth(heist: Heist, share: float, gang: int) -> float:
    """What a heist brings: points, and what money and special rewards are worth."""
    special = LEARNS * bool(heist.train) + AGAIN * heist.extra_turn + DIVERTS * heist.divert
    special += RALLIES * gang * heist.mobilise
    return heist.points + MURDER * heist.murder + share * (MONEY * (heist.money + heist.steal) + special)


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
