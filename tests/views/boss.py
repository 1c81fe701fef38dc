"""Pictures of The Boss: states of random games, a written position, and the end of its round half told."""

from functools import lru_cache

from gangster_widgets.games.the_boss import look_reckoning
from gangster_widgets.games.the_boss.beats import beats, case
from gangster_widgets.games.the_boss.game import GAME
from gangster_widgets.games.the_boss.look import look
from gangster_widgets.games.the_boss.position import position
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.kernel.beat import Telling
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.views.scene import Scene
from tests.games.acting import states

SAYS = {language: words(language, GAME.folder / "words") for language in LANGUAGES}

WRITTEN = {
    "players": ["red", "blue", "green"],
    "round": 2,
    "cities": {
        "New York": {"open": [2, 3], "gangsters": {"red": [2, 1]}},
        "Boston": {"open": [1], "gangsters": {"blue": [1, 0], "green": [2, 0]}},
        "Chicago": {"gangsters": {"blue": [1, 0]}},
        "Detroit": {"open": [4, "revolver"], "gangsters": {"blue": [1, 0]}},
    },
    "hidden": {"New York": 4, "Boston": "prison", "Detroit": 1},
    "hands": {"red": {"professionals": 3, "occasionals": 1, "cards": {"Detroit": [2], "Boston": [2]}}},
    "banished": {"red": ["Cincinnati"]},
    "police": ["gold", "both"],
}
POSITION = position(WRITTEN)


@lru_cache(maxsize=16)
def played(players: int, seed: int = 3) -> tuple[State, ...]:
    """All states of a random game."""
    return tuple(states(GAME, players, seed))


def some_states(players: int) -> tuple[State, ...]:
    """A few states of a game, with its beginning and its end."""
    every = played(players)
    return (*every[::31], every[-1])


def board(players: int, at: int, language: str, width: float) -> Scene:
    """The board after so many actions of a random game."""
    return look(played(players)[at], SAYS[language], width)


def halfway(width: float) -> Scene:
    """The end of the written round as far as the card of Boston."""
    told = beats(case(POSITION))
    nth = next(nth for nth, beat in enumerate(told) if beat.id == "Boston/card/green")
    telling = Telling(case(POSITION), told[: nth + 1], told[nth], place="Boston")
    return look_reckoning.look(telling, SAYS["en"], width)
