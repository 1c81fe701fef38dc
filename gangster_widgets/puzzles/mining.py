"""The bank of generated puzzles: how it is mined, a line for each puzzle, and how such a file is read.

A line has the short id, the clauses that decide, the wrong ideas told apart, and the describing line, tabs between.
A file of them is read without reading positions: what a line describes is fetched from the file when it is looked at.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path

from gangster_widgets.kernel.game import SHELF, SaidError
from gangster_widgets.puzzles.generated import Generated, called
from gangster_widgets.puzzles.generator import LEVELS, generate, generated_kinds
from gangster_widgets.puzzles.kind import kind
from gangster_widgets.puzzles.lines import written

FILE = "generated.txt"
OF_EACH = 45
"""So many puzzles of each kind and level are kept, and so many seeds mined where the kind does not say otherwise."""

Job = tuple[str, str, int, int]
"""Game, kind, level and seed: what `generate` is told."""


def whole_bank(game: str) -> Iterator[Job]:
    """All that the bank of a game is mined from."""
    for name in generated_kinds(game):
        seeds = range(1, getattr(kind(game, name), "seeds", OF_EACH) + 1)
        yield from ((game, name, level, seed) for level in LEVELS for seed in seeds)


def mined(game: str, name: str, level: int, seed: int) -> str:
    """The line of that puzzle; an empty one where that seed gives none."""
    try:
        return line_of(generate(game, name, level, seed))
    except SaidError:
        return ""


def filed(game: str, name: str, level: int, seed: int) -> tuple[str, str]:
    """That puzzle's describing line, and it as a puzzle file; empty texts where that seed gives none."""
    try:
        puzzle = generate(game, name, level, seed)
    except SaidError:
        return "", ""
    return puzzle.describing(), written(puzzle)


def line_of(puzzle: Generated) -> str:
    """A puzzle as a line of the bank."""
    parts = (puzzle.called.short, " ".join(puzzle.rules), " ".join(puzzle.told_apart), puzzle.describing())
    return "\t".join(parts) + "\n"


def without_twins(lines: Iterable[str]) -> Iterator[str]:
    """The lines that hold a puzzle, each puzzle once, and as many of each kind and level as are kept.

    One that is another one but for what its game holds to be alike is the same puzzle.
    """
    seen, kept = set[str](), Counter[str]()
    for line in filter(None, lines):
        sort, told = line.partition("\t")[0].rpartition("-")[0], _told(line)
        if told not in seen and kept[sort] < OF_EACH:
            seen.add(told)
            kept[sort] += 1
            yield line


def _told(line: str) -> str:
    """What the puzzle of a line is to whoever solves it."""
    plain = json.loads(line.rpartition("\t")[2])
    told: str = import_module(f"{SHELF}.{plain['game']}.alike").alike(plain)
    return told


def read(file: Path) -> Iterator[Generated]:
    """The puzzles of a bank, in its order. The folder it stands in is called like its game."""
    at, known = 0, dict[bytes, tuple[str, ...]]()
    with file.open("rb") as lines:
        for line in lines:
            short, rules, told_apart, describing = line.split(b"\t", 3)
            named = called(short.decode())
            assert named is not None, f"{file}: {short!r}"
            at += len(line)
            for ids in (rules, told_apart):
                known.setdefault(ids, tuple(ids.decode().split()))
            fetch = partial(_fetched, file, at - len(describing), len(describing))
            yield Generated(named, file.parent.name, known[rules], known[told_apart], fetch)


def _fetched(file: Path, at: int, length: int) -> str:
    """What stands in that part of a file."""
    with file.open("rb") as opened:
        opened.seek(at)
        return opened.read(length).decode().rstrip()
