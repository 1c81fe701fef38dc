"""A puzzle in one line: game, kind, ask and position as compact JSON, which says all that the question needs.

The line is a puzzle file without what only describes it (id, title, rules, level, story). It stays readable: whatever
reads puzzle files reads it.
"""

import json
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from gangster_widgets.kernel.files import Data, Fault, Faulty
from gangster_widgets.kernel.game import SHELF
from gangster_widgets.puzzles.loader import read
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.puzzles.typed import from_json

CALLED = "line"
"""What a puzzle out of a line is called, and its faults too, where nobody calls it otherwise."""
LONGEST = 100_000


def plain(puzzle: Puzzle) -> dict[str, Any]:
    """Game, kind, ask and position of a puzzle as plain data, always in the same order, without what is so anyway."""
    trimmed = import_module(f"{SHELF}.{puzzle.game}.copied").trimmed
    ask = puzzle.ask.model_dump(exclude_none=True)
    found = {"game": puzzle.game, "kind": puzzle.kind, "ask": ask, "position": trimmed(puzzle.state)}
    return {name: part for name, part in found.items() if part or name == "position"}


def describe(puzzle: Puzzle) -> str:
    """The puzzle in one line."""
    return json.dumps(plain(puzzle), ensure_ascii=False, separators=(",", ":"))


def from_line(text: str, **more: Any) -> Puzzle:
    """The puzzle of that line, with whatever else a puzzle file can say of it; `Faulty` with all that is wrong.

    >>> from_line("one")
    Traceback (most recent call last):
    gangster_widgets.kernel.files.Faulty: line: This is not one puzzle in a line of JSON.
    """
    called = str(more.get("id", CALLED))
    try:
        data = from_json(text) if len(text) <= LONGEST else None
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, Mapping):
        raise Faulty([Fault(called, None, "puzzle-line")])
    puzzle, faults = read(Data(called, {"id": CALLED, **data, **more}))
    if puzzle is None:
        raise Faulty(faults)
    return puzzle


def written(puzzle: Puzzle) -> str:
    """The puzzle as a file, in YAML, with the engine's answer as its claim."""
    about: dict[str, Any] = {"id": puzzle.id, "game": puzzle.game, "kind": puzzle.kind, "rules": list(puzzle.rules)}
    about |= {"level": puzzle.level, "title": dict(puzzle.title), "story": dict(puzzle.story), **plain(puzzle)}
    kept = {name: part for name, part in about.items() if part or name == "position"}
    text: str = import_module(f"{SHELF}.{puzzle.game}.copied").as_yaml({**kept, "answer": puzzle.solution()})
    return text
