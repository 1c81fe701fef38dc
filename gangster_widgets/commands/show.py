"""One puzzle as a text or as a picture, without its answer."""

import sys
from argparse import ArgumentParser
from importlib import import_module
from pathlib import Path

from gangster_widgets.commands import FINE, WRONG, Call, CallError, add_puzzles, print_faults
from gangster_widgets.kernel.game import SHELF, SaidError
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.bank import composed
from gangster_widgets.puzzles.bank import puzzle as named
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.views.files import saved
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.svg import svg


def options(parser: ArgumentParser, words: Words) -> None:
    """Which puzzle is shown, and how."""
    parser.add_argument("id", metavar="ID", help=words.say("cli-id-argument"))
    parser.add_argument("--game", metavar="G", help=words.say("cli-game-not-needed"))
    parser.add_argument("--svg", action="store_true", help=words.say("cli-svg-option"))
    parser.add_argument("--save", type=Path, metavar="FILE", help=words.say("cli-save-option"))
    parser.add_argument("--dark", action="store_true", help=words.say("cli-dark-option"))
    add_puzzles(parser, words)


def run(call: Call) -> int:
    """Story, position and question, and how an answer looks; or the picture of the position."""
    puzzle = _found(call)
    if puzzle is None:
        return WRONG
    say, theme = puzzle.words(call.words.language), "dark" if call.options.dark else "light"
    if not call.options.svg and not call.options.save:
        print(f"{puzzle.text(say.language)}\n\n{say.say('show-how', how=say.say(f'how-{puzzle.kind}'))}")
        return FINE
    look = import_module(f"{SHELF}.{puzzle.game}.look_position").look_position
    picture = look(puzzle.seen, say, marks=Marks(scores=puzzle.scores), trimmed=True)
    if call.options.save:
        try:
            print(saved(picture, call.options.save, theme))
        except SaidError as error:
            raise CallError(error.name, **error.facts) from None
    else:
        sys.stdout.write(svg(picture, theme))
    return FINE


def _found(call: Call) -> Puzzle | None:
    """The puzzle that is asked for; None where it has faults, which are printed then."""
    refused = [fault for fault in composed(*call.folders()).faults if fault.id == call.options.id]
    if refused:
        print_faults(refused, call.words.language, sys.stderr)
        return None
    try:
        found = named(call.options.id, *call.folders())
    except KeyError:
        raise CallError("cli-unknown-id", id=call.options.id) from None
    if call.options.game not in (None, found.game):
        raise CallError("cli-id-of-other-game", id=found.id, game=found.game, asked=call.options.game)
    return found
