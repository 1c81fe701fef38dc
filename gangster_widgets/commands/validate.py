"""What is wrong with puzzle files."""

import sys
from argparse import ArgumentParser

from gangster_widgets.commands import Call, add_json, add_paths, print_faults, print_json
from gangster_widgets.commands.solve import status
from gangster_widgets.kernel.files import problem
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.loader import load


def options(parser: ArgumentParser, words: Words) -> None:
    """Which files are read."""
    add_paths(parser, words)
    add_json(parser, words)


def run(call: Call) -> int:
    """Says every fault; with --json one object a line on standard output, else one line each on standard error."""
    shelf = load(*call.options.paths)
    if call.options.json:
        for fault in shelf.faults:
            said = problem(fault, call.fault_words(fault))
            print_json({"file": fault.file, "line": fault.line, "id": fault.id, "problem": said})
    else:
        print_faults(shelf.faults, call.words.language, sys.stderr)
        if not shelf.faults:
            print(call.words.say("validate-fine", number=len(shelf.puzzles)))
    return status(shelf)
