"""The figures of the box with their sources, and the check of a box of one's own."""

from argparse import ArgumentParser
from pathlib import Path

from gangster_widgets.commands import FINE, Call, add_game, add_json, print_json
from gangster_widgets.kernel.words import Words


def options(parser: ArgumentParser, words: Words) -> None:
    """Which box is shown."""
    parser.add_argument("file", type=Path, nargs="?", metavar="FILE", help=words.say("cli-file-option"))
    add_game(parser, words)
    add_json(parser, words)


def run(call: Call) -> int:
    """Shows the box; a file with faults is refused with all of them."""
    if call.options.json:
        print_json(call.game().figures_data(call.options.file))
    else:
        print("\n".join(call.game().figures(call.options.file, call.game_words())))
    return FINE
