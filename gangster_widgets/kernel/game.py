"""The protocol that every game fulfils and every bot, puzzle and board is written against."""

import importlib
import pkgutil
import random
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol, TypeVar

from gangster_widgets.kernel.files import Data, Fault, Path_
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.thinking import Thinking
from gangster_widgets.kernel.why import Where, Why
from gangster_widgets.kernel.words import Words, words

State = TypeVar("State", bound=Hashable)
Action = TypeVar("Action", bound=Hashable)
SHELF = "gangster_widgets.games"
"""Where the games stand; the kernel knows none of them and finds each by its folder."""

Player = int
"""A person at the table, counted from 0 in the order of seats."""


class Game(Protocol[State, Action]):
    """A game by its rules. States and actions are frozen; a change makes a new state.

    Who acts next is asked, never assumed: after an action the same player may act again, or somebody else may have
    to answer. What is hidden from a player is never to be read off a state directly, but off `known` and `resample`.
    """

    name: str
    title: str
    """What is printed on its box, in every language; its package says it too, as `TITLE`."""
    players: range
    folder: Path
    """Where the game keeps its clauses (`rulebook/`), its words (`words/`) and its data (`data/`)."""
    thought: Any
    """How questions are thought through by the rules; a mistake is a change of it."""
    mistakes: Sequence[Mistake]
    """The wrong rules that people hold."""
    misleading: Sequence[Mistake]
    """Those of them with which somebody expects something else of a position."""
    signs: Mapping[str, str]
    """The names that have a sign on buttons, each with that sign."""
    rulings: Mapping[str, tuple[str, ...]]
    """What a table may play otherwise than the rules have it, each with the other ways to play it."""

    def new(self, players: int, seed: int, components: Any = None, rulings: Mapping[str, str] | None = None) -> State:
        """A game set up, decided by these alone. `components` is a box of one's own, out of `components`."""

    def position(self, data: Mapping[str, Any], source: Data, path: Path_) -> tuple[State | None, list[Fault]]:
        """The state of a written position, which stands at that path of its source, or everything wrong with it."""

    def position_schema(self) -> dict[str, Any]:
        """The JSON Schema of a written position."""

    def played_otherwise(self, state: State) -> Collection[str]:
        """The options of clauses that are played at this table, as the clauses name them."""

    def lines(self, state: State, words: Words) -> Iterator[str]:
        """What lies on the table, line by line."""

    def about(self, state: State, words: Words) -> Iterator[str]:
        """Of these lines those that no piece of a picture says as well: who plays, cards drawn, other rulings."""

    def otherwise(self, state: State, words: Words) -> Iterator[str]:
        """What is played otherwise at this table than the rulebook has it, a sentence each."""

    def components(self, source: Path | str | Mapping[str, Any]) -> Any:
        """The box of that component file, or of its data; `Faulty` with everything that is wrong with it."""

    def figures(self, path: Path | None, words: Words) -> Iterator[str]:
        """What is in the box, line by line, each figure with its source; the standard box where no file is named."""

    def figures_data(self, path: Path | None) -> dict[str, Any]:
        """The same as JSON data."""

    def work(self) -> Mapping[str, Callable[[], int]]:
        """Work to measure the speed of: each does a number of things of its kind and says how many."""

    def actor(self, state: State) -> Player:
        """Who has to act or answer now. Nobody is asked when the game is over."""

    def legal(self, state: State) -> Sequence[Action]:
        """Every action the actor may take, each once, in an order that depends on the state alone."""

    def universe(self, state: State) -> Iterable[Action]:
        """Every action that can be named for the actor, whatever stands against it: finite, and more than `legal`."""

    def refusals(self, state: State, action: Action) -> tuple[Why, ...]:
        """Everything that stands against the action; empty exactly when `legal` lists it."""

    def play(self, state: State, action: Action) -> State:
        """The state after a legal action. Does not check: ask `refusals` first where the action comes from outside."""

    def tell(self, state: State, action: Action) -> Why:
        """What a legal action does and why, event by event, down to the end of the turn."""

    def turn_over(self, before: State, after: State) -> bool:
        """Whether a turn has ended with the action that led from one state to the other."""

    def over(self, state: State) -> bool:
        """Whether the game has ended."""

    def winners(self, state: State) -> tuple[Player, ...]:
        """Who is ahead, all equal ones; who has won when the game is over."""

    def scores(self, state: State) -> tuple[int, ...]:
        """What each player has scored so far."""

    def outlook(self, state: State, thought: Any = ..., now: bool = False) -> tuple[float, ...]:
        """What each player can expect to score, as the position stands, thought through like that.

        With `now` only what is there already counts, as if it were scored at once.
        """

    def at_turn(self, state: State, player: Player) -> State:
        """The position as if it were that player's turn, with everything that is hidden left out of it.

        Playing on from there draws nothing, so nothing is learned that nobody can know.
        """

    def guesses(self, state: State, player: Player) -> Sequence[State]:
        """The same with what the others know as it may be, a few ways; one, where they know nothing more.

        At the turn of another, what he knows there is his own.
        """

    def between(self, state: State, after: State) -> Sequence[Player]:
        """Who acts, in this order, before the actor of that state acts again, or before the next scoring; `after` is
        how it stands when he has acted. Nobody, where what others do is a part of the outlook.
        """

    def price(self, state: State, action: Action) -> float:
        """What a legal action uses up that its player may miss later, in points; below nothing, where he gains by it
        more of such than it takes.
        """

    def weighty(self, state: State) -> Sequence[Action]:
        """Those of the legal actions that change by themselves what there is to score; others prepare for them."""

    def closing(self, state: State, action: Action) -> float:
        """How likely that legal action brings about the next scoring at once, as far as its player can know."""

    def lasting(self, state: State, player: Player) -> float:
        """How likely the others leave that player another turn before the next scoring that is as he plans it; nothing,
        where too much changes before it comes.
        """

    def motive(self, state: State, action: Action, thinking: Thinking) -> Why:
        """Why somebody would take that legal action: what it gains, denies, risks, and what it prepares."""

    def known(self, state: State, player: Player) -> Hashable:
        """What that player can know: equal for two states that he cannot tell apart."""

    def resample(self, state: State, player: Player, chance: int) -> State:
        """A state drawn from all that look the same to that player."""

    def seat(self, state: State, player: Player) -> str:
        """The name under which results of that player are given."""

    def spot(self, where: Where) -> Any:
        """What a reason points at, as JSON data: a place, a field as place and number, or a piece by its kind."""

    def permuted(self, state: State, ask: Mapping[str, Any], chance: random.Random) -> tuple[State, Mapping[str, Any]]:
        """The position and what is asked about it with things exchanged that are alike: so are the answers then."""

    def write(self, action: Action) -> str:
        """The action in words, as people write and type it."""

    def read(self, state: State, words: str) -> Action:
        """The action in these words; `Unreadable` says what would be right. Does not ask whether it is legal."""

    def encode(self, state: State) -> dict[str, Any]:
        """The state as JSON data, hidden cards included."""

    def decode(self, data: Mapping[str, Any]) -> State:
        """The state that `encode` gave the data of."""


class SaidError(ValueError):
    """Something wrong, with the sentence that says so: its `name` among the words, and its `facts`.

    Printed it is that sentence in English; `words(...).say(error.name, **error.facts)` says it in any language.
    """

    def __init__(self, name: str, **facts: Any) -> None:
        super().__init__(name, facts)
        self.name = name
        self.facts = facts

    def __str__(self) -> str:
        for folder in ((), *((game(name).folder / "words",) for name in games())):
            if words("en", *folder).has(self.name):
                with suppress(ValueError):  # another game has a sentence of that name about other facts
                    return words("en", *folder).say(self.name, **self.facts)
        return self.name


class Unreadable(SaidError):
    """Words or data that are not what they should be."""


@cache
def games() -> tuple[str, ...]:
    """The names of all games, found because their folders are there."""
    shelf = importlib.import_module(SHELF)
    return tuple(sorted(module.name for module in pkgutil.iter_modules(shelf.__path__) if module.ispkg))


def game(name: str) -> Game[Any, Any]:
    """The game of that name, one of `games()`."""
    if name not in games():
        raise KeyError(name)
    found: Game[Any, Any] = importlib.import_module(f"{SHELF}.{name}.game").GAME
    return found


def title(name: str) -> str:
    """What is printed on the box of that game, without reading the game."""
    found: str = importlib.import_module(f"{SHELF}.{name}").TITLE
    return found


def has(name: str, part: str) -> bool:
    """Whether that game has a part that not every game has: a module of its folder."""
    return find_spec(f"{SHELF}.{name}.{part}") is not None
