"""New puzzles, made by chance out of played games."""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from typing import TypeVar

from tqdm import tqdm

from gangster_widgets.commands import FINE, WRONG, Call, CallError
from gangster_widgets.commands._kinds import add_game_of_kind, of_kind
from gangster_widgets.commands.simulate import MOST_JOBS
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.many import in_turn
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.generator import LEVELS, generated_kinds
from gangster_widgets.puzzles.mining import Job, filed, mined, whole_bank, without_twins

LARGEST_SEED = 10**15
ROUNDS = 25
"""So often a question that has been given already is replaced by that of another seed."""

Result = TypeVar("Result")


def options(parser: ArgumentParser, words: Words) -> None:
    """Which puzzles, how many, and where they are made."""
    parser.add_argument("kind", metavar="KIND", nargs="?", help=words.say("cli-new-kind"))
    add_game_of_kind(parser, words)
    for option, default, sentence in (
        ("--count", 1, "cli-count-option"),
        ("--seed", 1, "cli-generate-seed-option"),
        ("--level", None, "cli-level-option"),
        ("--jobs", 1, "cli-generate-jobs-option"),
    ):
        parser.add_argument(option, type=int, metavar="N", default=default, help=words.say(sentence, default=default))
    parser.add_argument("--cluster", metavar="ADDRESS", help=words.say("cli-cluster-option"))
    parser.add_argument("--bank", action="store_true", help=words.say("cli-bank-option"))


def run(call: Call) -> int:
    """Prints the puzzles as YAML, or the lines of the whole bank."""
    _check(call)
    call = of_kind(call, generated_kinds)
    try:
        return _print_bank(call) if call.options.bank else _print(call)
    except SaidError as error:
        raise CallError(error.name, **error.facts) from None


def _check(call: Call) -> None:
    asked = call.options
    if asked.kind is None and not asked.bank:
        raise CallError("cli-missing-argument", arguments="KIND")
    if asked.count < 1:
        raise CallError("cli-at-least-one", option="--count")
    if asked.level not in (None, *LEVELS):
        raise CallError("cli-level-range", fewest=LEVELS[0], most=LEVELS[-1])
    if not 0 <= asked.seed <= LARGEST_SEED:
        raise CallError("cli-seed-range", most=str(LARGEST_SEED))
    if not 1 <= asked.jobs <= MOST_JOBS:
        raise CallError("cli-jobs-range", most=MOST_JOBS)


def _jobs(call: Call) -> Iterator[Job]:
    """What is to be made: each puzzle with a seed of its own, the levels going round where none is asked for."""
    asked = call.options
    for number in range(asked.count):
        yield asked.game, asked.kind, asked.level or LEVELS[number % len(LEVELS)], asked.seed + number


def _made(call: Call, work: Callable[..., Result], jobs: list[Job]) -> Iterator[Result]:
    """What that work gives for each job, with a progress bar where a person watches."""
    asked = call.options
    made = in_turn(work, jobs, asked.jobs, asked.cluster)
    return iter(tqdm(made, total=len(jobs), unit=" " + call.words.say("generate-progress"), disable=None))


def _print(call: Call) -> int:
    """The puzzles as one file, each question once; a seed that gives none is named on standard error.

    Instead of a question that has been given already further seeds are tried, until there are enough or so often.
    """
    seen, jobs, without = set[str](), list(_jobs(call)), list[Job]()
    for _ in range(ROUNDS):
        twins = list[Job]()
        for (describing, text), job in zip(_made(call, filed, jobs), jobs, strict=True):
            if text and describing not in seen:
                with tqdm.external_write_mode():
                    sys.stdout.write(("---\n" if seen else "") + text)
                seen.add(describing)
            else:
                (twins if text else without).append(job)
        jobs = [(game, kind, level, seed + call.options.count) for game, kind, level, seed in twins]
    for _, kind, level, seed in (*without, *jobs):
        sys.stderr.write(call.words.say("generate-none", kind=kind, level=level, seed=str(seed)) + "\n")
    return WRONG if without or jobs else FINE


def _print_bank(call: Call) -> int:
    for line in without_twins(_made(call, mined, list(whole_bank(call.options.game)))):
        with tqdm.external_write_mode():
            sys.stdout.write(line)
    return FINE
