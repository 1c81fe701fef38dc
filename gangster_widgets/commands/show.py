"""One puzzle as a text, without its answer."""

from argparse import ArgumentParser

from gangster_widgets.commands import FINE, Call, CallError, add_puzzles
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.bank import bank


def options(parser: ArgumentParser, words: Words) -> None:
    """Which puzzle is shown."""
    parser.add_argument("id", metavar="ID", help=words.say("cli-id-argument"))
    add_puzzles(parser, words)


def run(call: Call) -> int:
    """Story, position and question, and how an answer looks."""
    try:
        puzzle = bank(*call.folders()).find(call.options.id)
    except KeyError:
        raise CallError("cli-unknown-id", id=call.options.id) from None
    say = puzzle.words(call.words.language)
    print(f"{puzzle.text(say.language)}\n\n{say.say('show-how', how=say.say(f'how-{puzzle.kind}'))}")
    return FINE
