"""The rules as clauses: each an id, a source, and in four languages a title, a sentence and the same in brief."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from gangster_widgets.kernel.words import LANGUAGES


class Clause(NamedTuple):
    """One rule. `title`, `sentence` and `brief` are kept by language, all of `LANGUAGES`.

    `brief` is what its title leaves to be said, as short as can be: both together are the rule on the summary.
    """

    id: str
    topic: str
    source: Mapping[str, str]
    title: Mapping[str, str]
    sentence: Mapping[str, str]
    brief: Mapping[str, str]
    option: str | None = None
    drilled: bool = True
    undrilled_because: Mapping[str, str] | None = None


@cache
def rulebook(folder: Path) -> Mapping[str, Clause]:
    """The clauses of the game in that folder by id, in the order of its `rulebook/` files.

    These files are the package's own: what is wrong with them is an error of the package and raised as such.
    """
    clauses: dict[str, Clause] = {}
    for entry in _entries(folder / "rulebook"):
        clause = Clause(**entry)
        if clause.id in clauses:
            raise ValueError(f"clause {clause.id} stands twice in {folder}")
        for text in (clause.title, clause.sentence, clause.brief):
            if set(text) != set(LANGUAGES):
                raise ValueError(f"clause {clause.id} lacks a language")
        clauses[clause.id] = clause
    return clauses


def topics(folder: Path) -> Mapping[str, tuple[Clause, ...]]:
    """The same clauses by what they are about, in the order in which topics and clauses come first."""
    found: dict[str, list[Clause]] = {}
    for clause in rulebook(folder).values():
        found.setdefault(clause.topic, []).append(clause)
    return {topic: tuple(clauses) for topic, clauses in found.items()}


def _entries(folder: Path) -> Iterator[dict[str, Any]]:
    for file in sorted(folder.glob("*.yaml")):
        yield from yaml.load(file.read_text(encoding="utf-8"), yaml.CSafeLoader)
