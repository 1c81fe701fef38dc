"""Pictures of Gangsta!: states of random games, a written position, and the last count half told."""

from functools import lru_cache

from gangster_widgets.games.gangsta import look_reckoning
from gangster_widgets.games.gangsta.beats import beats, case
from gangster_widgets.games.gangsta.game import GAME
from gangster_widgets.games.gangsta.look import look
from gangster_widgets.games.gangsta.position import position
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.beat import Telling
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.players.random import Bot
from gangster_widgets.views.scene import Scene

SAYS = {language: words(language, GAME.folder / "words") for language in LANGUAGES}
VARIANTS = {"families": "played", "resources": "played"}

WRITTEN = {
    "players": ["red", "blue", "green"],
    "chapter": 2,
    "variants": ["families"],
    "money": {"red": 3, "green": 7},
    "gangs": {
        "red": [
            {"name": "A", "boss": True, "family": "mafia", "skills": "LH"},
            {"name": "B", "skills": "MSB", "engaged": True, "learnt": "I", "points": 2},
        ],
        "blue": [{"name": "C", "boss": True, "family": "triads", "skills": "LI"}],
        "green": [{"name": "D", "family": "cartel", "skills": "MM", "points": 1}],
    },
    "heist": {"needs": "LMBH", "coop": 2, "money": 2, "points": 3},
    "display": [{"needs": "LH", "tech": True, "steal": 2}, {"name": "casino", "needs": "MSB", "train": "S"}],
    "heists_done": {"red": [2, 1]},
    "resources": {"red": {"name": "media", "active": True}, "blue": {"name": "bank"}},
}
POSITION = position(WRITTEN)


@lru_cache(maxsize=16)
def played(players: int, seed: int = 3) -> tuple[State, ...]:
    """All states of a random game with both variants."""
    state, bot = GAME.new(players, seed, None, VARIANTS), Bot(seed)
    states = [state]
    while not state.over:
        state = GAME.play(state, bot.choose(GAME, state))
        states.append(state)
    return tuple(states)


@lru_cache(maxsize=16)
def deciding(players: int, kind: str) -> State:
    """The last state of that game in which this is decided."""
    return [state for state in played(players)[:-1] if state.step.kind == kind][-1]


def board(state: State, language: str, width: float) -> Scene:
    """The board at that state."""
    return look(state, SAYS[language], width)


def halfway(width: float) -> Scene:
    """The last count of the written position as far as what blue has."""
    told = beats(case(POSITION, kind="count"))
    nth = next(nth for nth, beat in enumerate(told) if beat.id == "total/blue")
    telling = Telling(case(POSITION, kind="count"), told[: nth + 1], told[nth])
    return look_reckoning.look(telling, SAYS["en"], width)
