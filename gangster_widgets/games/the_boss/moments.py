"""Moments of played games: positions as they really come about, for puzzles to be drawn from."""

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache

from gangster_widgets.games.the_boss.actions import Action, Place
from gangster_widgets.games.the_boss.components import standard
from gangster_widgets.games.the_boss.setup import new
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.games.the_boss.table import COLOURS, PLAYERS, seated
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import silent

POOL = 100
"""So many games there are to take moments from; each is played when it is needed, and only once."""
GAMES = 400
"""So often one of them is looked at, by lot."""
OF_A_GAME = 12
"""So many of its moments are taken then at most."""
PLACING, ANY_LINE_UP = 0.55, 0.4
"""How often gangsters are placed where that can be, and how often any line-up is played, not the usual one."""


def moments(chance: random.Random, early: float = 0.0, *, late: bool = False) -> Iterator[State]:
    """Moments of games played by chance, one before each turn; none out of the first `early` part of a game.

    With `late` they are of the last turn of a round. Games come by lot, and so do the colours.
    """
    for _ in range(GAMES):
        played = _played(chance.randrange(POOL))
        later = [one for one in played[int(early * len(played)) :] if not late or one.beat == one.table.components.hand]
        for state in chance.sample(later, min(OF_A_GAME, len(later))):
            colours = tuple(chance.sample(COLOURS, len(state.table.colours)))
            yield replace(state, table=seated(state.table.components, colours, state.table.line_up))


@lru_cache(maxsize=POOL)
def _played(number: int) -> tuple[State, ...]:
    """The positions of the game of that number, one before each turn."""
    boss, box, chance, found = game("the_boss"), standard(), random.Random(number), list[State]()
    rows = box.line_ups_for(players := chance.choice(PLAYERS))
    row = chance.choice(rows) if chance.random() < ANY_LINE_UP else rows[0]
    state = new(seated(box, COLOURS[:players], row), number, silent)
    while not state.over:
        if not state.placed:
            found.append(state)
        state = boss.play(state, _chosen(boss.legal(state), chance))
    return tuple(found)


def _chosen(actions: Sequence[Action], chance: random.Random) -> Action:
    """A card to lay, or gangsters to place: first which city, then how many, few more often than many."""
    places = [action for action in actions if isinstance(action, Place)]
    if places and chance.random() < PLACING:
        city = chance.choice([*dict.fromkeys(action.city for action in places)])
        some = [action for action in places if action.city == city]
        return chance.choices(some, [1 / (one.professionals + one.occasionals) ** 2 for one in some])[0]
    return chance.choice([action for action in actions if not isinstance(action, Place)])
