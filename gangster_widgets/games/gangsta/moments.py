"""Moments of played games: positions as they really come about, for puzzles to be drawn from."""

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache

from gangster_widgets.games.gangsta import actions as do
from gangster_widgets.games.gangsta import steps
from gangster_widgets.games.gangsta.actions import Action
from gangster_widgets.games.gangsta.components import standard
from gangster_widgets.games.gangsta.setup import new
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.games.gangsta.table import COLOURS, PLAYED, PLAYERS, VARIANTS, seated
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import silent

POOL = 120
"""So many games there are to take moments from; each is played when it is needed, and only once."""
GAMES = 400
"""So often one of them is looked at, by lot."""
OF_A_GAME = 8
"""So many of its moments are taken then at most."""
PASSING = 0.05
"""How often somebody passes who could do something else."""


def moments(chance: random.Random, *chapters: int) -> Iterator[State]:
    """Moments of games played by chance, each before an action of a turn; of these chapters, where any are named.

    Games come by lot, and so do the colours.
    """
    for _ in range(GAMES):
        played = [one for one in _played(chance.randrange(POOL)) if not chapters or one.chapter in chapters]
        for state in chance.sample(played, min(OF_A_GAME, len(played))):
            colours = tuple(chance.sample(COLOURS, len(state.table.colours)))
            yield replace(state, table=seated(state.table.components, colours, state.table.rulings))


@lru_cache(maxsize=POOL)
def _played(number: int) -> tuple[State, ...]:
    """The positions of the game of that number, one before each action of a turn."""
    gangsta, chance, found = game("gangsta"), random.Random(number), list[State]()
    variants = tuple(sorted((variant, PLAYED) for variant in VARIANTS if chance.random() < 1 / 2))
    state = new(seated(standard(), COLOURS[: chance.choice(PLAYERS)], variants), number, silent)
    while not state.over:
        if state.step.kind == steps.TURN:
            found.append(state)
        state = gangsta.play(state, _chosen(gangsta.legal(state), chance))
    return tuple(found)


def _chosen(actions: Sequence[Action], chance: random.Random) -> Action:
    """First what is done, then to whom: passing and declining seldom."""
    active = [action for action in actions if action.does not in (do.PASSES, do.DECLINES)]
    some = active if active and chance.random() > PASSING else actions
    does = chance.choice([*dict.fromkeys(action.does for action in some)])
    return chance.choice([action for action in some if action.does == does])
