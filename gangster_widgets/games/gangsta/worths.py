"""What money, skills and gangsters are worth in each chapter, in points, and what the police are still going to take.

The figures were fitted to games between bots: by how many points more than the others at the table somebody still
scores who has one more of it than they have.
"""

from functools import lru_cache

from gangster_widgets.games.gangsta.chapters import ENOUGH, LAST_CHAPTER, LAST_SNITCH
from gangster_widgets.games.gangsta.joining import Missing
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.record import Record


class Worths(Record, frozen=True, gc=False):
    """What each is worth in one chapter: a dollar, a dollar that snitches are going to ask for, a gangster available at
    the next turn, the first skill of a kind by its kind, every leader, having most mercenaries, and a gangster besides
    his points and skills: less than nothing at first, when money for later ones is short. `unpaid` is what it costs to
    be unable to pay the next snitch.
    """

    money: float
    owed: float
    ready: float
    first: float
    mercenary: float
    informant: float
    leader: float
    armed: float
    gangster: float
    unpaid: float


WORTHS = {
    1: Worths(0.58, 0.39, 1.0, 1.3, 1.2, 1.3, 2.5, 1.9, -1.9, 0.0),
    2: Worths(0.38, 0.31, 0.2, 0.65, 1.0, 1.6, 0.95, 1.4, 0.3, 0.9),
    3: Worths(0.18, 0.29, 0.13, 0.23, 0.1, 0.5, 0.22, 0.5, 0.2, 0.1),
}
ENOUGH_MONEY, MORE = {1: 10, 2: 9, 3: 5}, 0.3
"""Money beyond that buys little in each chapter: so much of a dollar's worth."""
USUAL, MOST = 2, 1.25
"""The figures of the last chapter are those with so many gangsters or snitches to go; at most so many times as much."""


def tempo(state: State) -> float:
    """How much what can still be used counts, beside its worth in that chapter: less and less as the game ends."""
    if state.chapter < LAST_CHAPTER:
        return 1.0
    gangsters = max(ENOUGH[LAST_CHAPTER] - max(map(len, state.gangs)), 0)
    return min(gangsters / USUAL, (LAST_SNITCH - state.snitches) / USUAL, MOST)


def dollar(state: State) -> float:
    """What a dollar is worth now."""
    return WORTHS[state.chapter].money * tempo(state)


def usable(money: int, chapter: int) -> float:
    """Money beyond what is enough counts less."""
    enough = ENOUGH_MONEY[chapter]
    return min(money, enough) + MORE * max(money - enough, 0)


@lru_cache(maxsize=2**12)
def skilled(skills: Missing, chapter: int) -> float:
    """What so many skills of each kind are worth: of leaders every one, of all others the first."""
    worths = WORTHS[chapter]
    leaders, mercenaries, informants, *others = skills
    value = worths.leader * leaders + worths.first * sum([min(number, 1) for number in others])
    return value + worths.mercenary * min(mercenaries, 1) + worths.informant * min(informants, 1)


def owed(state: State, informants: int) -> float:
    """What all snitches that are likely still to come ask of somebody with so many informants."""
    return _owed(state.table.components.snitches, state.chapter, state.snitches, informants)


@lru_cache(maxsize=2**12)
def _owed(snitches: tuple[tuple[int, ...], ...], chapter: int, dealt: int, informants: int) -> float:
    asked = 0.0
    for nth, numbers in enumerate(snitches[chapter - 1 :]):
        coming = min(LAST_SNITCH, len(numbers)) - (0 if nth else dealt)
        asked += max(coming, 0) * sum([max(one - informants, 0) for one in numbers]) / max(len(numbers), 1)
    return asked


def unpaid(state: State, money: int, informants: int) -> float:
    """How likely somebody with that cannot pay the next snitch of the chapter."""
    return _unpaid(state.table.components.snitches[state.chapter - 1], money, informants)


@lru_cache(maxsize=2**12)
def _unpaid(numbers: tuple[int, ...], money: int, informants: int) -> float:
    return sum([one - informants > money for one in numbers]) / max(len(numbers), 1)
