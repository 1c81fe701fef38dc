"""The rules as a readable text, or a table of what covers each clause."""

import ast
from argparse import ArgumentParser
from collections import defaultdict
from pathlib import Path
from typing import Any

from gangster_widgets.commands import FINE, WRONG, Call, CallError, add_game, add_json, print_json
from gangster_widgets.kernel.rulebook import Clause, rulebook
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.bank import PACKAGE, bank

TESTS = next(
    (folder / "tests" for folder in (PACKAGE.parent, Path.cwd()) if (folder / "pyproject.toml").is_file()), None
)


def options(parser: ArgumentParser, words: Words) -> None:
    """Which game, and whether as a table."""
    add_game(parser, words)
    parser.add_argument("--coverage", action="store_true", help=words.say("cli-coverage-option"))
    add_json(parser, words)


def run(call: Call) -> int:
    """Prints the rules; the table fails where a clause has no test."""
    clauses = list(rulebook(call.game().folder).values())
    if call.options.coverage:
        return _table(call, clauses)
    if call.options.json:
        for clause in clauses:
            print_json(clause._asdict())
        return FINE
    for topic in dict.fromkeys(clause.topic for clause in clauses):
        print(f"\n{call.words.say('rulebook-topic-' + topic.replace(' ', '-')).upper()}\n")
        for clause in clauses:
            if clause.topic == topic:
                print(_text(clause, call.words) + "\n")
    return FINE


def _text(clause: Clause, words: Words) -> str:
    source = words.say("rulebook-source", kind=clause.source["kind"], heading=clause.source.get("heading", ""))
    notes = [clause.id, source]
    if clause.option:
        notes.append(words.say("rulebook-option", option=clause.option))
    return f"{clause.title[words.language]}\n  {clause.sentence[words.language]}\n  [{'; '.join(notes)}]"


def _table(call: Call, clauses: list[Clause]) -> int:
    if TESTS is None or not TESTS.is_dir():
        raise CallError("cli-no-tests")
    tests = covering(TESTS)
    drilled: dict[str, int] = defaultdict(int)
    for puzzle in bank().puzzles:
        for rule in puzzle.rules:
            drilled[rule] += puzzle.game == call.game().name
    bare = [clause.id for clause in clauses if not tests[clause.id]]
    for clause in clauses:
        row: dict[str, Any] = {"clause": clause.id, "tests": sorted(tests[clause.id]), "puzzles": drilled[clause.id]}
        if not clause.drilled and clause.undrilled_because:
            row["undrilled"] = clause.undrilled_because[call.words.language]
        if call.options.json:
            print_json(row)
        else:
            print(_row(row, call.words))
    return WRONG if bare else FINE


def _row(row: dict[str, Any], words: Words) -> str:
    """A line of the table; the facts are padded, so that the columns stand below each other."""
    clause, tests, puzzles = f"{row['clause']:24}", f"{len(row['tests']):3}", f"{row['puzzles']:3}"
    line = words.say("rulebook-row", clause=clause, tests=tests, puzzles=puzzles)
    return words.say("rulebook-row-undrilled", row=line, because=row["undrilled"]) if "undrilled" in row else line


def covering(folder: Path) -> dict[str, set[str]]:
    """By clause the tests that carry it, read off the markers `@pytest.mark.clause(...)`."""
    found: dict[str, set[str]] = defaultdict(set)
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            for mark in getattr(node, "decorator_list", []):
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause":
                    for clause in mark.args:
                        found[ast.literal_eval(clause)].add(f"{file.relative_to(folder)}::{getattr(node, 'name', '')}")
    return found
