"""The puzzles there are."""

from argparse import ArgumentParser

from gangster_widgets.commands import FINE, Call, add_game, add_json, add_puzzles, print_json
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.bank import bank


def options(parser: ArgumentParser, words: Words) -> None:
    """Which puzzles are listed."""
    add_game(parser, words)
    parser.add_argument("--kind", metavar="K", help=words.say("cli-kind-option"))
    add_puzzles(parser, words)
    add_json(parser, words)


def run(call: Call) -> int:
    """One line for each puzzle."""
    game, say = call.game().name, call.game_words()
    for puzzle in bank(*call.folders()).puzzles:
        if puzzle.game != game or call.options.kind not in (None, puzzle.kind):
            continue
        if call.options.json:
            title = dict(puzzle.title)
            print_json({"id": puzzle.id, "game": game, "kind": puzzle.kind, "level": puzzle.level, "title": title})
        else:
            level, kind = say.say("list-level", level=puzzle.level), say.say(f"kind-{puzzle.kind}")
            print(say.say("list-line", id=puzzle.id, kind=kind, level=level, title=puzzle.named(say.language)))
    return FINE
