"""The rules as a readable text, in brief, as a glossary, or as a table of what covers each clause."""

import ast
from argparse import ArgumentParser
from collections import defaultdict
from pathlib import Path
from typing import Any

from gangster_widgets.commands import FINE, WRONG, Call, CallError, add_game, add_json, print_json
from gangster_widgets.kernel.glossary import by_letters, columns
from gangster_widgets.kernel.rulebook import Clause, topics
from gangster_widgets.kernel.words import OWN_NAMES, Words
from gangster_widgets.puzzles.bank import PACKAGE, bank_of

TESTS = next(
    (folder / "tests" for folder in (PACKAGE.parent, Path.cwd()) if (folder / "pyproject.toml").is_file()), None
)


def options(parser: ArgumentParser, words: Words) -> None:
    """Which game, and in which form."""
    add_game(parser, words)
    forms = parser.add_mutually_exclusive_group()
    for form in ("summary", "glossary", "coverage"):
        forms.add_argument(f"--{form}", action="store_true", help=words.say(f"cli-{form}-option"))
    add_json(parser, words)


def run(call: Call) -> int:
    """Prints the rules; the table fails where a clause has no test."""
    by_topic = topics(call.game().folder)
    if call.options.coverage:
        return _table(call, [clause for clauses in by_topic.values() for clause in clauses])
    if call.options.glossary:
        return _glossary(call)
    for topic, clauses in by_topic.items():
        if call.options.json:
            for clause in clauses:
                print_json(clause._asdict())
            continue
        print(f"\n{call.words.say('rulebook-topic-' + topic.replace(' ', '-')).upper()}\n")
        for clause in clauses:
            print(_brief(clause, call.words) if call.options.summary else _text(clause, call.words) + "\n")
    return FINE


def _brief(clause: Clause, words: Words) -> str:
    """A clause on one line; marked where it may be played otherwise."""
    mark = f" [{words.say('rulebook-option', option=clause.option)}]" if clause.option else ""
    return f"{clause.title[words.language]}. {clause.brief[words.language]}{mark}"


def _glossary(call: Call) -> int:
    """The terms in four columns, the language of the call first, sorted by it; then the clauses they lead to."""
    order = columns(call.words.language)
    terms = by_letters(call.game().folder, call.words.language)
    if call.options.json:
        for term in terms:
            print_json(term._asdict())
        return FINE
    rows = [[OWN_NAMES[one] for one in order], *([term.said[one] for one in order] for term in terms)]
    widths = [max(len(row[nth]) for row in rows) for nth in range(len(order))]
    for row, clauses in zip(rows, ["", *(" ".join(term.clauses) for term in terms)], strict=True):
        said = "  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True))
        print(f"{said}  {clauses}".rstrip())
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
    for puzzle in bank_of(call.game().name):
        for rule in puzzle.rules:
            drilled[rule] += 1
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
