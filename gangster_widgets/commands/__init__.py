"""The commands of `gangster-widgets`, each found because its file is here.

A command's file has `options(parser, words)`, which adds what it takes, and `run(call)`, which does it and returns the
exit status. What it says comes from the words of the call's language; what is wrong with the call is a `CallError`.
"""

import importlib
import json
import pkgutil
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, TextIO

from gangster_widgets.kernel.files import Fault, fault_words, said
from gangster_widgets.kernel.game import Game, game, games
from gangster_widgets.kernel.words import Words, words

FINE, WRONG, BAD_CALL = 0, 1, 2

USUAL_GAME = "gangster"
"""The game that is meant where none is named."""

APP = "_app"
"""What is done where no command is named. Names that begin like this are no commands."""


class CallError(Exception):
    """A call that cannot be carried out. `name` and `facts` are those of the sentence that says why."""

    def __init__(self, name: str, **facts: Any) -> None:
        super().__init__(name, facts)
        self.name = name
        self.facts = facts


class Call(NamedTuple):
    """A command as it was called: its options, and the words of its language."""

    options: Namespace
    words: Words

    def game(self) -> Game[Any, Any]:
        """The game that is asked for."""
        if self.options.game not in games():
            raise CallError("cli-unknown-game", game=self.options.game, games=games())
        return game(self.options.game)

    def fault_words(self, fault: Fault) -> Words:
        """The words that say that fault."""
        return fault_words(fault, self.words.language)

    def folders(self) -> tuple[Path, ...]:
        """The folders with puzzles of one's own."""
        for folder in self.options.puzzles:
            if not folder.is_dir():
                raise CallError("cli-no-folder", folder=str(folder))
        return tuple(self.options.puzzles)

    def game_words(self) -> Words:
        """The words of the game that is asked for."""
        return words(self.words.language, self.game().folder / "words")


@cache
def commands() -> tuple[str, ...]:
    """The names of all commands."""
    return tuple(module.name for module in pkgutil.iter_modules(__path__) if not module.name.startswith("_"))


def command(name: str) -> ModuleType:
    """The command of that name, one of `commands()`, or the app, which is served where no command is named."""
    return importlib.import_module(f"{__name__}.{name}")


def add_game(parser: ArgumentParser, words: Words) -> None:
    """The option that names the game."""
    help_ = words.say("cli-game-option", games=games(), usual=USUAL_GAME)
    parser.add_argument("--game", metavar="G", default=USUAL_GAME, help=help_)


def add_paths(parser: ArgumentParser, words: Words) -> None:
    """Puzzle files and folders of them."""
    parser.add_argument("paths", type=Path, nargs="+", metavar="PATH", help=words.say("cli-path-argument"))


def add_puzzles(parser: ArgumentParser, words: Words) -> None:
    """Folders with puzzles of one's own."""
    help_ = words.say("cli-puzzles-option")
    parser.add_argument("--puzzles", type=Path, action="append", default=[], metavar="DIR", help=help_)


def add_json(parser: ArgumentParser, words: Words) -> None:
    """The option for output that programs read."""
    parser.add_argument("--json", action="store_true", help=words.say("cli-json-option"))


def print_faults(faults: Iterable[Fault], language: str, out: TextIO) -> None:
    """Each fault on a line of its own, with file and line."""
    for fault in faults:
        out.write(said(fault, fault_words(fault, language)) + "\n")


def print_json(data: Any) -> None:
    """One JSON object on a line of its own."""
    print(json.dumps(data, ensure_ascii=False), flush=not sys.stdout.isatty())
