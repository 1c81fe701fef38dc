"""A small puzzle of a kind, to start from."""

from argparse import ArgumentParser

from gangster_widgets.commands import FINE, Call
from gangster_widgets.commands._kinds import add_game_of_kind, of_kind
from gangster_widgets.kernel.game import games
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.kind import kind, kinds


def options(parser: ArgumentParser, words: Words) -> None:
    """Which kind."""
    parser.add_argument("kind", metavar="KIND", help=words.say("cli-new-kind"))
    every = dict.fromkeys(name for game in games() for name in kinds(game))
    parser.description = words.say("cli-new-more", kinds=tuple(every))
    add_game_of_kind(parser, words)


def run(call: Call) -> int:
    """Prints the puzzle as YAML."""
    game, name = of_kind(call).game().name, call.options.kind
    print(
        f"id: my-{name}\ngame: {game}\nkind: {name}\nlevel: 1\ntitle: {{en: ...}}\n{kind(game, name).template}", end=""
    )
    return FINE
