"""Of which game a kind of question is, so that nobody need name a game where only one has that kind."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence

from gangster_widgets.commands import USUAL_GAME, Call, CallError
from gangster_widgets.kernel.game import games
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.kind import kinds


def add_game_of_kind(parser: ArgumentParser, words: Words) -> None:
    """The option that names the game, where a kind may name it too."""
    help_ = words.say("cli-game-of-kind-option", games=games(), usual=USUAL_GAME)
    parser.add_argument("--game", metavar="G", help=help_)


def of_kind(call: Call, known: Callable[[str], Sequence[str]] = kinds) -> Call:
    """The call with its game: the one named, else the usual one, else the only one that has that kind.

    Where none is named and others have such a kind too, standard error says of which one it is. `known` are the kinds
    of a game that are of use.
    """
    asked, kind = call.options.game, call.options.kind
    having = tuple(name for name in games() if kind in known(name))
    found = asked or (having[0] if len(having) == 1 else USUAL_GAME)
    settled = call._replace(options=Namespace(**{**vars(call.options), "game": found}))
    own, options = known(settled.game().name), tuple(f"--game {name}" for name in having if name != found)
    if kind is not None and found not in having:
        every = own if asked else tuple(dict.fromkeys(one for name in games() for one in known(name)))
        sentence = "cli-kind-of-others" if having else "cli-unknown-kind"
        raise CallError(sentence, kind=kind, kinds=every, game=found, options=options)
    if options and not asked:
        sys.stderr.write(call.words.say("cli-kind-elsewhere", kind=kind, game=found, options=options) + "\n")
    return settled
