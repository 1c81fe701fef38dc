"""The engine's answers to puzzles, and why."""

import json
import sys
from argparse import ArgumentParser

from gangster_widgets.commands import BAD_CALL, FINE, WRONG, Call, add_json, add_paths, print_faults, print_json
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.loader import Shelf, load
from gangster_widgets.puzzles.puzzle import Puzzle


def options(parser: ArgumentParser, words: Words) -> None:
    """Which puzzles are solved."""
    add_paths(parser, words)
    add_json(parser, words)


def run(call: Call) -> int:
    """Solves every puzzle that can be read; the faults of the others go to standard error."""
    shelf = load(*call.options.paths)
    print_faults(shelf.faults, call.words.language, sys.stderr)
    for number, puzzle in enumerate(shelf.puzzles):
        if call.options.json:
            print_json(_data(puzzle, call.words.language))
        else:
            print(("\n\n" if number else "") + _text(puzzle, call.words))
    return status(shelf)


def status(shelf: Shelf) -> int:
    """The exit status of having read these files: the worst of them counts."""
    if shelf.unread:
        return BAD_CALL
    return WRONG if shelf.faults else FINE


def _data(puzzle: Puzzle, lang: str) -> dict[str, object]:
    why = puzzle.why(lang).data()
    return {"id": puzzle.id, "kind": puzzle.kind, "answer": puzzle.solution(), "why": why}


def _text(puzzle: Puzzle, words: Words) -> str:
    lang = words.language
    answer = words.say("solve-answer", answer=json.dumps(puzzle.solution(), ensure_ascii=False))
    return f"{puzzle.text(lang)}\n\n{answer}\n{puzzle.why(lang)}"
