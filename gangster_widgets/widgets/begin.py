"""Where a board begins: which game, and the first state out of whatever a position is given as."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from gangster_widgets.kernel.files import Data, Faulty
from gangster_widgets.kernel.game import SHELF, Game, Unreadable, game
from gangster_widgets.puzzles.bank import puzzle
from gangster_widgets.puzzles.puzzle import Puzzle


def game_of(name: str) -> Game[Any, Any]:
    """The game of that name; `Unreadable` where there is none."""
    try:
        return game(name)
    except KeyError:
        raise Unreadable("board-no-game", game=name) from None


def taken(given: Any, name: str) -> tuple[Any, Game[Any, Any]]:
    """What is given, a puzzle in place of its id, and its game: a puzzle's own, else the one named."""
    given = _puzzle(given) if isinstance(given, str) else given
    return given, game_of(given.game if isinstance(given, Puzzle) else name)


def begin(played: Game[Any, Any], position: Any, players: int, seed: int) -> Any:
    """The first state: a new game, a written position, that of a puzzle, or a state as it is."""
    if position is None:
        for name, number in (("board-players", players), ("board-seed", seed)):
            if not isinstance(number, int) or isinstance(number, bool):
                raise Unreadable(name, given=repr(number))
        return played.new(players, seed)
    if isinstance(position, str):
        position = _puzzle(position)
    if isinstance(position, Mapping):
        source = Data("position", position)
        source.game = played.name
        state, faults = played.position(position, source, ())
        if state is None:
            raise Faulty(faults)
        return state
    return checked(played, getattr(position, "state", position))


def with_piles(played: Game[Any, Any], state: Any, piles: Mapping[str, Any]) -> Any:
    """The state with those piles that are named, the others as they are; `Faulty` with what is wrong with them."""
    named = {name: cards for name, cards in piles.items() if cards is not None}
    if not named:
        return state
    source = Data("piles", named)
    source.game = played.name
    laid, faults = import_module(f"{SHELF}.{played.name}.piles").laid(state, named, source, ())
    if laid is None:
        raise Faulty(faults)
    return laid


def _puzzle(name: str) -> Any:
    """The puzzle of that id."""
    try:
        return puzzle(name)
    except KeyError:
        raise Unreadable("cli-unknown-id", id=name) from None


def checked(played: Game[Any, Any], state: Any) -> Any:
    """The state, which is one of that game; `Unreadable` where it is something else."""
    if not isinstance(state, type(played.new(min(played.players), 1))):
        raise Unreadable("board-state", given=str(state)[:60], game=played.name)
    return state
