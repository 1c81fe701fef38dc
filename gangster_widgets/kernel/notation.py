"""A whole game in writing: how it was set up and the actions in words, from which it is played again."""

from collections.abc import Mapping
from typing import Any

from gangster_widgets.kernel.game import Unreadable, game
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Why


class Log(Record, frozen=True, gc=False):
    """A game from its seed on. `rulings` are those played otherwise; `components` is a box of one's own as data."""

    game: str
    players: int
    seed: int
    actions: tuple[str, ...] = ()
    rulings: tuple[tuple[str, str], ...] = ()
    components: Any = None


class UnplayableError(ValueError):
    """A log whose actions cannot be played: which one, and what stands against it (nothing where it is unreadable)."""

    def __init__(self, number: int, words: str, against: tuple[Why, ...], unreadable: Unreadable | None = None) -> None:
        super().__init__(number, words)
        self.number = number
        self.words = words
        self.against = against
        self.unreadable = unreadable


def start(log: Log) -> Any:
    """The state in which the game of that log began."""
    played = game(log.game)
    box = played.components(log.components) if log.components is not None else None
    return played.new(log.players, log.seed, box, dict(log.rulings))


def replay(log: Log) -> Any:
    """The state after all actions of that log; `UnplayableError` at the first that is not legal."""
    played, state = game(log.game), start(log)
    for number, words in enumerate(log.actions, start=1):
        try:
            action = played.read(state, words)
        except Unreadable as unreadable:
            raise UnplayableError(number, words, (), unreadable) from None
        against = played.refusals(state, action)
        if against:
            raise UnplayableError(number, words, against)
        state = played.play(state, action)
    return state


def write(log: Log) -> dict[str, Any]:
    """The log as JSON data."""
    data: dict[str, Any] = {"game": log.game, "players": log.players, "seed": log.seed}
    if log.rulings:
        data["rulings"] = dict(log.rulings)
    if log.components is not None:
        data["components"] = log.components
    return data | {"actions": list(log.actions)}


def read(data: Mapping[str, Any]) -> Log:
    """The log that `write` gave the data of."""
    rulings = tuple(sorted(data.get("rulings", {}).items()))
    actions = tuple(data["actions"])
    return Log(data["game"], data["players"], data["seed"], actions, rulings, data.get("components"))
