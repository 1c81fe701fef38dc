"""Moments of played games: positions as they really come about, for puzzles to be drawn from.

A position has no history. So a tablet on which an empty field behind the last standing gangster was a gap before is
left out of a moment: a position would not show that it was one.
"""

import random
from collections.abc import Iterator, Sequence

from gangster_widgets.games.gangster.actions import Action, Drive, Load, Unload
from gangster_widgets.games.gangster.position import NO_TABLET
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.tablet import EMPTY, District, gaps
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.record import replace

GAMES = 150
"""So many games are played at most."""
OF_A_GAME = 40
"""So many moments are taken out of a game before the next one is played."""
LIKELY: dict[type, int] = {Unload: 12, Drive: 4, Load: 3}
"""How likely each sort of action is where there are several: people bring their gangsters to the board."""

STOPS_ONE_IN = 3
"""Of so many drives one goes to the harbour where that can be: people want equipment."""

Marked = tuple[frozenset[int], ...]
"""For each district the fields that are gaps, or were one since somebody last stood there."""


def moments(chance: random.Random, early: float = 0.0, players: int | None = None) -> Iterator[State]:
    """Moments of so many games played by chance; none out of the first `early` part of a game.

    Tables of two to five come in an order drawn by lot, if not told how many play; so do the moments of a game.
    """
    for _ in range(GAMES):
        sitting = players or chance.choice(game("gangster").players)
        played = tuple(_played(sitting, random.Random(chance.random())))
        later = played[int(early * len(played)) :]
        for state, marked in chance.sample(later, min(OF_A_GAME, len(later))):
            yield replace(state, districts=tuple(map(_shown, state.districts, marked)))


def _played(players: int, chance: random.Random) -> Iterator[tuple[State, Marked]]:
    """The positions of a whole game, one before each turn, with the fields of which a position would not tell all."""
    gangster = game("gangster")
    state = gangster.new(players, chance.randrange(2**32))
    marked: Marked = (frozenset(),) * len(state.districts)
    while not gangster.over(state):
        yield state, marked
        after = gangster.play(state, _chosen(gangster.legal(state), chance))
        if after.districts is not state.districts:
            marked = tuple(map(_marked, state.districts, after.districts, marked))
        state = after


def _chosen(actions: Sequence[Action], chance: random.Random) -> Action:
    """One of these actions: first its sort, then which one."""
    sorts = list(dict.fromkeys(map(type, actions)))
    (sort,) = chance.choices(sorts, [LIKELY.get(sort, 1) for sort in sorts])
    some = [action for action in actions if type(action) is sort]
    stops = [action for action in some if isinstance(action, Drive) and action.taken]
    return chance.choice(stops if stops and not chance.randrange(STOPS_ONE_IN) else some)


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
