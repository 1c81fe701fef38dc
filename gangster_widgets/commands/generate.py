"""New puzzles, made by chance out of played games."""

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator

from tqdm import tqdm

from gangster_widgets.commands import FINE, WRONG, Call, CallError, add_game
from gangster_widgets.commands.simulate import MOST_JOBS
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.many import in_turn
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.generator import LEVELS, generated_kinds
from gangster_widgets.puzzles.mining import Job, filed, mined, whole_bank, without_twins

LARGEST_SEED = 10**15


def options(parser: ArgumentParser, words: Words) -> None:
    """Which puzzles, how many, and where they are made."""
    parser.add_argument("kind", metavar="KIND", nargs="?", help=words.say("cli-new-kind"))
    add_game(parser, words)
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
    """Prints the puzzles as YAML, or the lines of the whole bank, with a progress bar where a person watches."""
    _check(call)
    asked = call.options
    jobs = list(whole_bank(asked.game) if asked.bank else _jobs(call))
    work = mined if asked.bank else filed
    try:
        made = in_turn(work, jobs, asked.jobs, asked.cluster)
        watched = tqdm(made, total=len(jobs), unit=" " + call.words.say("generate-progress"), disable=None)
        return _print_bank(watched) if asked.bank else _print(call, watched, jobs)
    except SaidError as error:
        raise CallError(error.name, **error.facts) from None


def _check(call: Call) -> None:
    asked, known = call.options, generated_kinds(call.game().name)
    if asked.kind is None and not asked.bank:
        raise CallError("cli-missing-argument", arguments="KIND")
    if asked.kind not in (None, *known):
        raise CallError("cli-unknown-kind", kind=asked.kind, kinds=known)
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


def _print(call: Call, made: Iterable[str], jobs: list[Job]) -> int:
    """The puzzles as one file; a seed that gives none is named on standard error."""
    status, printed = FINE, False
    for text, (_, kind, level, seed) in zip(made, jobs, strict=True):
        with tqdm.external_write_mode():
            if text:
                sys.stdout.write(("---\n" if printed else "") + text)
                printed = True
            else:
                status = WRONG
                sys.stderr.write(call.words.say("generate-none", kind=kind, level=level, seed=str(seed)) + "\n")
    return status


def _print_bank(made: Iterable[str]) -> int:
    for line in without_twins(made):
        with tqdm.external_write_mode():
            sys.stdout.write(line)
    return FINE
