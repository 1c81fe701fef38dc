"""Puzzles out of the editor: a position with a question, read as a file would be, and written as one."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from gangster_widgets.kernel.files import Data, Faulty, in_order
from gangster_widgets.kernel.game import SHELF
from gangster_widgets.puzzles.loader import read
from gangster_widgets.puzzles.puzzle import Puzzle


def made(game: str, state: Any, kind: str, ask: Mapping[str, Any], parts: Mapping[str, Any]) -> Puzzle:
    """The puzzle of these parts about that position; `Faulty` with everything that is wrong with it."""
    data = _data(game, state, kind, ask, parts)
    found, faults = read(Data(str(data["id"]), data))
    if found is None:
        raise Faulty(list(in_order(faults)))
    return found


def written(game: str, state: Any, kind: str, ask: Mapping[str, Any], parts: Mapping[str, Any]) -> str:
    """The same as a file, with the engine's answer as its claim."""
    answer = made(game, state, kind, ask, parts).solution()
    return str(_copied(game).as_yaml({**_data(game, state, kind, ask, parts), "answer": answer}))


def _copied(game: str) -> Any:
    return import_module(f"{SHELF}.{game}.copied")


def _data(game: str, state: Any, kind: str, ask: Mapping[str, Any], parts: Mapping[str, Any]) -> dict[str, Any]:
    """The puzzle as plain data; one that is called nothing is `mine`."""
    given = _plain(parts)
    asked = {"ask": _value(ask)} if ask else {}
    head = {"id": given.pop("id", "mine"), "game": game, "kind": kind}
    return {**head, **given, **asked, "position": _copied(game).trimmed(state)}


def _plain(parts: Mapping[str, Any]) -> dict[str, Any]:
    """The parts of a puzzle as plain data: lists for whatever is several, mappings for mappings."""
    return {name: _value(part) for name, part in parts.items() if part is not None}


def _value(part: Any) -> Any:
    if isinstance(part, Mapping):
        return {name: _value(one) for name, one in part.items()}
    return [_value(one) for one in part] if isinstance(part, Sequence) and not isinstance(part, str) else part
