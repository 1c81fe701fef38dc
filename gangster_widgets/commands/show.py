"""One puzzle as a text, without its answer."""

import sys
from argparse import ArgumentParser

from gangster_widgets.commands import FINE, WRONG, Call, CallError, add_puzzles, print_faults
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.bank import bank


def options(parser: ArgumentParser, words: Words) -> None:
    """Which puzzle is shown."""
    parser.add_argument("id", metavar="ID", help=words.say("cli-id-argument"))
    add_puzzles(parser, words)


def run(call: Call) -> int:
    """Story, position and question, and how an answer looks."""
    shelf = bank(*call.folders())
    refused = [fault for fault in shelf.faults if fault.id == call.options.id]
    if refused:
        print_faults(refused, call.words.language, sys.stderr)
        return WRONG
    try:
        puzzle = shelf.find(call.options.id)
    except KeyError:
        raise CallError("cli-unknown-id", id=call.options.id) from None
    say = puzzle.words(call.words.language)
    print(f"{puzzle.text(say.language)}\n\n{say.say('show-how', how=say.say(f'how-{puzzle.kind}'))}")
    return FINE
