"""The command `gangster-widgets`: reads the call, finds the command, and turns whatever goes wrong into a sentence."""

import os
import re
import sys
from argparse import ArgumentParser, HelpFormatter
from collections.abc import Iterable, Sequence
from functools import partial
from textwrap import fill
from typing import Any, NoReturn

from gangster_widgets import __version__
from gangster_widgets.commands import (
    APP,
    BAD_CALL,
    FINE,
    USUAL_GAME,
    WRONG,
    Call,
    CallError,
    command,
    commands,
    print_faults,
)
from gangster_widgets.kernel.files import Faulty
from gangster_widgets.kernel.words import LANGUAGES, Words, words

PROGRAM = "gangster-widgets"
INTERRUPTED = 130


class _Formatter(HelpFormatter):
    """Help in the language of the call."""

    def __init__(self, words: Words, prog: str) -> None:
        super().__init__(prog)
        self._words = words

    def add_usage(self, usage: Any, actions: Iterable[Any], groups: Iterable[Any], prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self._words.say("cli-usage"))

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        """Lines stay lines, each as far in as it is written."""
        return "\n".join(self._filled(line, width, indent) for line in text.splitlines())

    @staticmethod
    def _filled(line: str, width: int, indent: str) -> str:
        text = line.lstrip()
        before = indent + " " * (len(line) - len(text))
        return fill(text, width, initial_indent=before, subsequent_indent=before)


class _Parser(ArgumentParser):
    """A parser whose help and faults are in the language of the call."""

    def __init__(self, words: Words, prog: str, description: str) -> None:
        super().__init__(
            prog,
            description=description,
            formatter_class=partial(_Formatter, words),
            add_help=False,
            allow_abbrev=False,
        )
        self._words = words
        self._optionals.title = words.say("cli-options")
        self._positionals.title = words.say("cli-arguments")
        self.add_argument("-h", "--help", action="help", help=words.say("cli-help-option"))
        self.add_argument("--lang", choices=LANGUAGES, default="en", help=words.say("cli-lang-option"))
        version = f"{PROGRAM} {__version__}"
        self.add_argument("--version", action="version", version=version, help=words.say("cli-version-option"))

    def error(self, message: str) -> NoReturn:
        """The call is wrong: says what, and how to get help, with exit status 2."""
        problem = self._words.say("cli-wrong-call", problem=self._translated(message))
        sys.stderr.write(f"{problem}\n{self._words.say('cli-see-help', command=self.prog)}\n")
        sys.exit(BAD_CALL)

    def _translated(self, message: str) -> str:
        for sentence, pattern in _PARSER_SAYS.items():
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found:
                return self._words.say(sentence, **found.groupdict())
        return message


_PARSER_SAYS = {
    "cli-unknown-argument": r"unrecognized arguments: (?P<arguments>.*)",
    "cli-missing-argument": r"the following arguments are required: (?P<arguments>.*)",
    "cli-no-value": r"argument (?P<option>\S+): expected (one|at least one) argument",
    "cli-not-whole": r"argument (?P<option>\S+): invalid int value: (?P<value>.*)",
    "cli-not-number": r"argument (?P<option>\S+): invalid float value: (?P<value>.*)",
    "cli-takes-no-value": r"argument (?P<option>\S+): ignored explicit argument .*",
    "cli-no-choice": r"argument (?P<option>\S+): invalid choice: (?P<value>.*?) \(choose from (?P<choice>.*)\)",
}
"""What argparse says of a wrong call, and the sentence that says it in every language."""


def _language(arguments: Sequence[str]) -> str:
    """The language the call asks for, found before anything else is read, so that faults are told in it too."""
    for place, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            value = value or "".join(arguments[place + 1 : place + 2])
            if value in LANGUAGES:
                return value
    return "en"


def _read(arguments: Sequence[str], words: Words) -> Call:
    """The command with its options; without one, the app with its."""
    top = _Parser(words, PROGRAM, words.say("cli-about"))
    command(APP).options(top, words)
    listed = top.add_subparsers(title=words.say("cli-commands"), metavar="COMMAND", dest="command")
    parsers = {}
    for name in commands():
        more = words.say(f"cli-{name}-more", kinds=(), usual=USUAL_GAME)
        parsers[name] = listed.add_parser(
            name, words=words, prog=f"{PROGRAM} {name}", description=more, help=words.say(f"cli-{name}")
        )
        command(name).options(parsers[name], words)
    options, unknown = top.parse_known_args(arguments)
    if options.command:
        unknown = [*_stray(arguments[: arguments.index(options.command)]), *unknown]
    if unknown:
        parsers.get(options.command, top).error(f"unrecognized arguments: {' '.join(unknown)}")
    options.command = options.command or APP
    return Call(options, words)


def _stray(arguments: Sequence[str]) -> list[str]:
    """The app's options where a command follows: it would not heed them."""
    return [one for one in arguments if one.startswith("-") and one.partition("=")[0] != "--lang"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Carries out one call and returns its exit status: 0 fine, 1 something refused or wrong, 2 a wrong call."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    language = words(_language(given))
    _open_output()
    try:
        call = _read(given, language)
        return _run(call)
    except KeyboardInterrupt:
        sys.stderr.write(f"\n{language.say('cli-stopped')}\n")
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.stderr.write(f"{language.say('cli-no-output', reason=error.strerror or str(error))}\n")
        return BAD_CALL


def _run(call: Call) -> int:
    """Carries out the command; what is wrong with the call or its files goes to standard error."""
    try:
        status: int = command(call.options.command).run(call)
        sys.stdout.flush()
        return status
    except CallError as error:
        problem = call.words.say(error.name, **error.facts)
        sys.stderr.write(f"{call.words.say('cli-wrong-call', problem=problem)}\n")
        see = PROGRAM if call.options.command == APP else f"{PROGRAM} {call.options.command}"
        sys.stderr.write(f"{call.words.say('cli-see-help', command=see)}\n")
        return BAD_CALL
    except Faulty as error:
        print_faults(error.faults, call.words.language, sys.stderr)
        return BAD_CALL if error.unread else WRONG


def _open_output() -> None:
    """Standard output and error that can be written to, whatever letters they know, and also where there are none."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - open as long as the process
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
