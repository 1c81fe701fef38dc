"""Moments of recorded games: positions as they come about where people play well, for puzzles to be drawn from.

A position has no history. So a tablet on which an empty field behind the last standing gangster was a gap before is
left out of a moment: a position would not show that it was one.
"""

import random
from collections.abc import Iterator
from itertools import pairwise

from gangster_widgets.games.gangster.permuted import recoloured
from gangster_widgets.games.gangster.position import NO_TABLET
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.tablet import EMPTY, District, gaps
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.recorded import recorded, replayed

GAMES = 150
"""So many games are looked at at most, each as likely as the other."""
OF_A_GAME = 40
"""So many moments are taken out of a game before the next one is looked at."""

Marked = tuple[frozenset[int], ...]
"""For each district the fields that are gaps, or were one since somebody last stood there."""


def moments(chance: random.Random, early: float = 0.0, players: int | None = None) -> Iterator[State]:
    """Moments of so many recorded games, the colours exchanged; none out of the first `early` part of a game.

    Tables of two to five come in an order drawn by lot, if not told how many play; so do their games, and the moments
    of a game.
    """
    for _ in range(GAMES):
        sitting = players or chance.choice(game("gangster").players)
        played = tuple(_played(chance.choice(recorded("gangster", sitting))))
        later = played[int(early * len(played)) :]
        for state, marked in chance.sample(later, min(OF_A_GAME, len(later))):
            shown = replace(state, districts=tuple(map(_shown, state.districts, marked)))
            yield recoloured(shown, chance)


def _played(line: str) -> Iterator[tuple[State, Marked]]:
    """The positions of a whole game, one before each turn, with the fields of which a position would not tell all."""
    marked: Marked | None = None
    for state, after in pairwise(replayed(game("gangster"), line)):
        marked = marked or (frozenset(),) * len(state.districts)
        yield state, marked
        if after.districts is not state.districts:
            marked = tuple(map(_marked, state.districts, after.districts, marked))


def _marked(before: District, after: District, marked: frozenset[int]) -> frozenset[int]:
    """The fields that are marked in that district when it has become another."""
    if before is after:
        return marked
    return frozenset(field for field in marked.union(gaps(after.fields)) if after.fields[field - 1] == EMPTY)


def _shown(district: District, marked: frozenset[int]) -> District:
    """The district, without its tablet where a field behind the last standing gangster was a gap."""
    if marked and max(marked) > len(district.fields.rstrip(EMPTY)):
        return District(district.name, NO_TABLET, "")
    return district
