"""How sure a result is: intervals in which, 95 times out of 100, the true share and the true strength lie."""

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

import numpy as np

SURE = 1.959964
"""So many standard deviations hold 95 of 100."""
DRAWN = 400
"""So often the deals are drawn anew, to see how much the ratings owe to chance."""
TENFOLD = 400
"""So many points of rating make somebody win ten times as often as he loses."""
STEPS = 300
PRIOR = 0.5
"""So much of a drawn game everybody is thought to have played against everybody, so that no rating is without end."""


class Sat(NamedTuple):
    """One seat of one game: who sat there and how that ended. `nth` is the game, from 1, `seat` too."""

    nth: int
    seed: int
    seat: int
    bot: str
    score: int
    share: float


class Interval(NamedTuple):
    """A value, and the bounds within which it lies with 95 %."""

    value: float
    low: float
    high: float


def wilson(won: float, number: int) -> Interval:
    """The share of so many, with Wilson's bounds.

    >>> [round(bound, 3) for bound in wilson(60, 100)]
    [0.6, 0.502, 0.691]
    """
    share, square = won / number, SURE**2
    middle = (share + square / (2 * number)) / (1 + square / number)
    half = SURE / (1 + square / number) * sqrt(share * (1 - share) / number + square / (4 * number**2))
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Interval(share, min(share, low), max(share, high))  # sums of fractions seldom come out even


def ratings(sat: Sequence[Sat]) -> dict[str, Interval]:
    """The strength of each bot by who came in ahead of whom (Bradley and Terry), as many points as in chess; their mean
    is 0. The bounds are found by drawing the deals anew, since games of one deal are alike; where hardly anything would
    come out otherwise they are those that so few meetings allow.
    """
    names = sorted({one.bot for one in sat})
    deals = _deals(sat, names)
    whole = _strengths(deals.sum(axis=0)[None])[0]
    about = SURE * _spread(deals.sum(axis=0), whole)
    draw = np.random.default_rng(len(sat))
    drawn = draw.multinomial(len(deals), [1 / len(deals)] * len(deals), size=DRAWN)
    others = _strengths(np.einsum("dk,kij->dij", drawn, deals))
    low, high = np.percentile(others, [2.5, 97.5], axis=0)
    bounds = zip(names, whole, np.minimum(low, whole - about), np.maximum(high, whole + about), strict=True)
    return {name: Interval(*map(float, found)) for name, *found in bounds}


def _deals(sat: Sequence[Sat], names: Sequence[str]) -> Any:
    """For each deal how often the bot of a row came in ahead of that of a column; equal ones half each."""
    games = defaultdict(list)
    for one in sat:
        games[one.nth, one.seed].append(one)
    deals = {seed: nth for nth, seed in enumerate(dict.fromkeys(one.seed for one in sat))}
    found = np.zeros((len(deals), len(names), len(names)))
    for (_, seed), at_table in games.items():
        for one in at_table:
            for other in at_table:
                if one.bot != other.bot and one.score >= other.score:
                    half = 0.5 if one.score == other.score else 1.0
                    found[deals[seed], names.index(one.bot), names.index(other.bot)] += half
    return found


def _strengths(ahead: Any) -> Any:
    """The ratings that fit such numbers best, a row for each table of numbers."""
    number = ahead.shape[-1]
    ahead = ahead + PRIOR * (1 - np.eye(number))
    met = ahead + ahead.transpose(0, 2, 1)
    strength = np.ones(ahead.shape[:2])
    for _ in range(STEPS if number > 1 else 0):
        both = strength[:, :, None] + strength[:, None, :]
        strength = ahead.sum(axis=2) / (met / both).sum(axis=2)
        strength /= np.exp(np.log(strength).mean(axis=1, keepdims=True))
    return TENFOLD * np.log10(strength)


def _spread(ahead: Any, rated: Any) -> Any:
    """The standard deviation of each rating, if all meetings were independent of each other."""
    met = ahead + ahead.T + 2 * PRIOR * (1 - np.eye(len(ahead)))
    strength = 10 ** (rated / TENFOLD)
    known = -met * np.outer(strength, strength) / np.add.outer(strength, strength) ** 2
    known -= np.diag(known.sum(axis=1))
    return TENFOLD / np.log(10) * np.sqrt(np.maximum(np.diag(np.linalg.pinv(known)), 0))
