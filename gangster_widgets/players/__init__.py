"""Bots, each found because its file is here; every one plays any game through the protocol. Whole games, and many.

Files whose names begin with an underscore are no bots.
"""

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol

from gangster_widgets.kernel.game import Game, SaidError, game, games
from gangster_widgets.kernel.many import in_turn
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.recorded import line_of
from gangster_widgets.kernel.thinking import Thinking
from gangster_widgets.kernel.words import Words


class Bot(Protocol):
    """Somebody who chooses. The same seed in the same game chooses the same, on any machine.

    Reads nothing that the actor cannot know.
    """

    def choose(self, game: Game[Any, Any], state: Any) -> Any:
        """One of the legal actions of the actor."""

    def think(self, game: Game[Any, Any], state: Any) -> Thinking:
        """The same choice, and what it was chosen from."""

    def idea(self, game: Game[Any, Any]) -> Mistake | None:
        """The wrong rule that it goes by through the whole game; None for all who know the rules."""

    def stop(self) -> None:
        """From another thread: what is being thought ends soon, with the best so far. Whatever is asked next is
        thought through again.
        """


class Played(NamedTuple):
    """A whole game that bots have played: how long it was, and the state it ended in."""

    turns: int
    actions: int
    state: Any


@cache
def bots() -> tuple[str, ...]:
    """The names of all bots."""
    found = (module.name for module in pkgutil.iter_modules(__path__))
    return tuple(sorted(name for name in found if not name.startswith("_")))


def bot(name: str, seed: int) -> Bot:
    """The bot of that name, one of `bots()`, with a seed of its own."""
    found: Bot = importlib.import_module(f"{__name__}.{name}").Bot(seed)
    return found


def bot_named(name: str, words: Words) -> str:
    """What a bot is called; one that has no words goes by its own name."""
    message = f"play-bot-{name}"
    return words.say(message) if words.has(message) else name


def play_out(
    game: Game[Any, Any],
    state: Any,
    names: Sequence[str],
    seed: int,
    watch: Callable[[Any, Any, Any], None] | None = None,
) -> Played:
    """Plays on from that state to the end, with these bots by player.

    `watch` sees every state, the action taken there, and the state after it.
    """
    seats = [bot(name, seed * 1_000 + player) for player, name in enumerate(names)]
    turns = actions = 0
    over, play, actor, turn_over = game.over, game.play, game.actor, game.turn_over
    while not over(state):
        action = seats[actor(state)].choose(game, state)
        after = play(state, action)
        if watch is not None:
            watch(state, action, after)
        actions += 1
        turns += turn_over(state, after)
        state = after
    return Played(turns, actions, state)


def play(name: str, players: int, seed: int, seats: Sequence[str], setting: Mapping[str, Any]) -> dict[str, Any]:
    """One whole game of that name and its result: `setting` is what `new` is told besides players and seed."""
    played = game(name)
    end = play_out(played, played.new(players, seed, **setting), seats, seed)
    names = [played.seat(end.state, player) for player in range(players)]
    return {
        "game": name,
        "seed": seed,
        "turns": end.turns,
        "actions": end.actions,
        "scores": dict(zip(names, played.scores(end.state), strict=True)),
        "winners": [names[player] for player in played.winners(end.state)],
    }


def record(name: str, players: int, seed: int, seats: Sequence[str]) -> str:
    """One whole game of that name as a line of recorded games."""
    played, actions = game(name), list[Any]()
    play_out(played, played.new(players, seed), seats, seed, lambda before, action, after: actions.append(action))
    return line_of(played, players, seed, actions)


def series(jobs: Iterable[tuple[Any, ...]], at_once: int = 1) -> Iterator[dict[str, Any]]:
    """The results of these games (what `play` is told for each), in their order, whichever is done first."""
    return in_turn(play, jobs, at_once)


def seated(names: Sequence[str], name: str, players: int) -> list[str]:
    """The bots by player; fewer names than players go round. `SaidError` where there is no such game, bot or table."""
    if name not in games():
        raise SaidError("cli-unknown-game", game=name, games=games())
    for one in names:
        if one not in bots():
            raise SaidError("cli-unknown-bot", bot=one, bots=bots())
    range_ = game(name).players
    if players not in range_:
        raise SaidError("cli-players-range", game=name, fewest=range_[0], most=range_[-1], players=players)
    return [names[player % len(names)] for player in range(players)]


def simulate(
    players: int = 4,
    games: int = 1,
    seed: int = 1,
    bots: Sequence[str] = ("random",),
    game: str = "gangster",
    jobs: int = 1,
    rulings: Mapping[str, str] | None = None,
) -> list[dict[str, Any]]:
    """Whole games played by bots, one result a game: turns, actions, scores by colour, winners.

    The same seed plays the same games, however many at a time (`jobs`).

    >>> [result["seed"] for result in simulate(players=3, games=2, seed=7)]
    [7, 8]
    """
    seats = seated(bots, game, players)
    for option, number in (("games", games), ("jobs", jobs)):
        if not isinstance(number, int) or number < 1:
            raise SaidError("cli-at-least-one", option=option)
    setting = {"rulings": rulings}
    return list(series(((game, players, seed + number, seats, setting) for number in range(games)), jobs))
