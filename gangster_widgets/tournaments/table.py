"""The table of a tournament."""

from collections.abc import Sequence
from typing import NamedTuple

from gangster_widgets.tournaments.ratings import Interval, Sat, ratings, wilson


class Line(NamedTuple):
    """A bot: how often it sat down, its share of the wins (equal ones share one), the points it had, its rating."""

    bot: str
    sat: int
    share: Interval
    score: float
    rating: Interval


def table(sat: Sequence[Sat]) -> list[Line]:
    """The bots, the one with the highest rating first."""
    found = []
    for bot, rating in ratings(sat).items():
        own = [one for one in sat if one.bot == bot]
        share = wilson(sum(one.share for one in own), len(own))
        found.append(Line(bot, len(own), share, sum(one.score for one in own) / len(own), rating))
    return sorted(found, key=lambda line: (-line.rating.value, line.bot))
