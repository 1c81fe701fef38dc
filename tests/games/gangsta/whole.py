"""Whole random games, for tests that look at every state of one."""

from functools import partial

from gangster_widgets.games.gangsta.game import GAME
from tests.games import acting

VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {"families": "played"},
    {"resources": "played"},
    {"families": "played", "resources": "played", "coop-alone": "pays-both", "private-jet": "cooperative-only"},
)

states = partial(acting.states, GAME)
