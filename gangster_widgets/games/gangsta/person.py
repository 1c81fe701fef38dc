"""A gangster: his skills, whose family he is of, what he has learnt, and whether he is engaged."""

from collections.abc import Mapping
from functools import lru_cache

from gangster_widgets.kernel.record import Record

SKILLS = "LMISBH"
"""Leader, mercenary, informant, sniper, brawler, hacker."""
LEADER, MERCENARY, INFORMANT = "L", "M", "I"
FAMILIES = ("bratva", "cartel", "ghetto", "mafia", "triads")


class Person(Record, frozen=True, gc=False):
    """A gangster or a boss. `skills` are the symbols printed, one letter each; `learnt` is one more, or nothing.

    `cost` is what it takes to hire him, and matters to nothing that is asked here.
    """

    name: str
    skills: str
    boss: bool = False
    family: str | None = None
    learnt: str = ""
    points: int = 0
    engaged: bool = False
    cost: int = 0

    @property
    def symbols(self) -> str:
        """All his skills, the learnt one too."""
        return self.skills + self.learnt


Gang = tuple[Person, ...]
Gangs = Mapping[str, Gang]
"""Everybody's gang by player, in the order of seats."""
Money = Mapping[str, int]
"""How much everybody has by player; who is left out has nothing."""


SPOKEN = dict(zip(SKILLS, ("leader", "mercenary", "informant", "sniper", "brawler", "hacker"), strict=True))
"""Each skill by the name under which its words are kept: a gangster may be called by a letter too."""


@lru_cache(maxsize=4096)
def spoken(symbols: str) -> tuple[str, ...]:
    """The same symbols as a sentence takes them, in the order of `SKILLS`."""
    return tuple([SPOKEN[symbol] for symbol in in_order(symbols)])


def in_order(symbols: str) -> str:
    """The same symbols in the order of `SKILLS`."""
    return "".join(sorted(symbols, key=SKILLS.index))


def letters(names: tuple[str, ...]) -> str:
    """The symbols that a sentence takes so."""
    return "".join([symbol for name in names for symbol, spoken in SPOKEN.items() if spoken == name])
