"""The puzzles there are."""

import sys
from argparse import ArgumentParser

from gangster_widgets.commands import Call, add_json, add_puzzles, print_faults, print_json
from gangster_widgets.commands._kinds import add_game_of_kind, of_kind
from gangster_widgets.commands.solve import status
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.bank import bank_of


def options(parser: ArgumentParser, words: Words) -> None:
    """Which puzzles are listed."""
    add_game_of_kind(parser, words)
    parser.add_argument("--kind", metavar="K", help=words.say("cli-kind-option"))
    add_puzzles(parser, words)
    add_json(parser, words)


def run(call: Call) -> int:
    """One line for each puzzle."""
    call = of_kind(call)
    game, say = call.game().name, call.game_words()
    shelf = bank_of(game, *call.folders())
    print_faults(shelf.faults, say.language, sys.stderr)
    for puzzle in shelf.puzzles:
        if call.options.kind not in (None, puzzle.kind):
            continue
        if call.options.json:
            title = dict(puzzle.title)
            print_json({"id": puzzle.id, "game": game, "kind": puzzle.kind, "level": puzzle.level, "title": title})
        else:
            level, kind = say.say("list-level", level=puzzle.level), say.say(f"kind-{puzzle.kind}")
            print(say.say("list-line", id=puzzle.id, kind=kind, level=level, title=puzzle.named(say.language)))
    return status(shelf)
