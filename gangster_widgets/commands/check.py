"""Are these answers right? If not: which idea leads there."""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gangster_widgets.commands import FINE, WRONG, Call, CallError, add_json, add_paths, print_faults, print_json
from gangster_widgets.commands.solve import status
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.checker import MISSING, UNREADABLE, Verdict, check, check_text, unreadable
from gangster_widgets.puzzles.loader import Shelf, load
from gangster_widgets.puzzles.typed import from_json

LONGEST_LINE = 1_000_000


def options(parser: ArgumentParser, words: Words) -> None:
    """Which answers to which puzzles."""
    add_paths(parser, words)
    parser.add_argument("--answer", metavar="JSON", help=words.say("cli-answer-option"))
    parser.add_argument("--id", metavar="ID", help=words.say("cli-check-id-option"))
    parser.add_argument("--answers", type=Path, metavar="FILE", help=words.say("cli-answers-option"))
    add_json(parser, words)


def run(call: Call) -> int:
    """One verdict for each answer, in the order of the answers."""
    asked = call.options
    if asked.answer is None and asked.answers is None:
        raise CallError("cli-answer-needed")
    if asked.answer is not None and asked.answers is not None:
        raise CallError("cli-answer-or-answers")
    shelf = load(*asked.paths)
    print_faults(shelf.faults, call.words.language, sys.stderr)
    worst = status(shelf)
    if worst and not shelf.puzzles:
        return worst
    verdicts = _many(shelf, asked.answers) if asked.answers else iter([_one(call, shelf)])
    for id_, verdict in verdicts:
        worst = max(worst, FINE if verdict else WRONG)
        _print(call, id_, verdict)
    return worst


def _one(call: Call, shelf: Shelf) -> tuple[str | None, Verdict]:
    """The verdict on one answer, to the puzzle of the id named or to the only one there is."""
    if call.options.id is None and len(shelf.puzzles) != 1:
        raise CallError("cli-one-puzzle", number=len(shelf.puzzles))
    id_ = shelf.puzzles[0].id if call.options.id is None else call.options.id
    try:
        puzzle = shelf.find(id_)
    except KeyError:
        return id_, unreadable(None, Unreadable("answer-unknown-id", id=id_))
    return id_, check_text(puzzle, call.options.answer, call.words.language)


def _many(shelf: Shelf, file: Path) -> Iterator[tuple[str | None, Verdict]]:
    """A verdict for each line that is not blank."""
    try:
        lines = file.read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "UTF-8"
        raise CallError("cli-answers-file", file=str(file), reason=reason) from None
    return (_line(shelf, line) for line in lines if line.strip())


def _line(shelf: Shelf, line: str) -> tuple[str | None, Verdict]:
    try:
        data: Any = from_json(line) if len(line) <= LONGEST_LINE else None
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict) or not isinstance(data.get("id"), str):
        return None, unreadable(None, Unreadable("answer-not-json", given=line[:60]))
    try:
        return data["id"], check(shelf.find(data["id"]), data.get("answer", MISSING))
    except KeyError:
        return data["id"], unreadable(None, Unreadable("answer-unknown-id", id=data["id"]))


def _print(call: Call, id_: str | None, verdict: Verdict) -> None:
    if call.options.json:
        print_json({**verdict.data(call.words.language), "id": id_})
        return
    head = f"{id_}: " if call.options.answers and id_ else ""
    if verdict.verdict == UNREADABLE and verdict.puzzle is None:
        print(head + call.words.say("verdict-unreadable", problem=str(_said(call, verdict))))
    else:
        print(head + verdict.text(call.words.language))


def _said(call: Call, verdict: Verdict) -> str:
    return call.words.say(verdict.problem.name, **verdict.problem.facts)
