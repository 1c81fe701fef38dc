"""Bots against each other: who wins how often, and how sure that is."""

from argparse import ArgumentParser
from pathlib import Path

from tqdm import tqdm

from gangster_widgets.commands import FINE, Call, CallError, add_game, add_json, print_json
from gangster_widgets.commands.simulate import MOST_JOBS
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.many import in_turn
from gangster_widgets.kernel.words import Words
from gangster_widgets.players import bots, play, seated
from gangster_widgets.tournaments import rounds, said
from gangster_widgets.tournaments.ratings import Sat
from gangster_widgets.tournaments.table import table


def options(parser: ArgumentParser, words: Words) -> None:
    """Who plays, how often, where, and what is made of it."""
    add_game(parser, words)
    for option, default, sentence in (
        ("--players", 4, "cli-players-option"),
        ("--games", 40, "cli-tournament-games-option"),
        ("--seed", 1, "cli-tournament-seed-option"),
        ("--jobs", 1, "cli-jobs-option"),
    ):
        parser.add_argument(option, type=int, metavar="N", default=default, help=words.say(sentence, default=default))
    help_ = words.say("cli-tournament-bots-option", bots=bots())
    parser.add_argument("--bots", default=",".join(bots()), metavar="A,B", help=help_)
    parser.add_argument("--cluster", metavar="ADDRESS", help=words.say("cli-tournament-cluster-option"))
    parser.add_argument("--csv", type=Path, metavar="FILE", help=words.say("cli-csv-option"))
    parser.add_argument("--plot", type=Path, metavar="FILE", help=words.say("cli-plot-option"))
    add_json(parser, words)


def run(call: Call) -> int:
    """Plays all games, with a progress bar where a person watches, and prints the table."""
    asked = call.options
    try:
        jobs = _jobs(call)
        sat = _played(call, jobs)
        lines = table(sat)
        for line in lines if asked.json else ():
            print_json(said.data(line))
        for row in () if asked.json else said.rows(lines, call.game_words()):
            print(row)
        if asked.csv:
            said.written(sat, asked.csv)
        if asked.plot:
            from gangster_widgets.tournaments.plot import saved

            saved(lines, asked.players, call.words, asked.plot)
    except SaidError as error:
        raise CallError(error.name, **error.facts) from None
    return FINE


def _jobs(call: Call) -> list[rounds.Job]:
    """The games that are asked for; all that is wrong with the call is said before any is played."""
    asked = call.options
    names = [name.strip() for name in asked.bots.split(",")]
    seated(names, asked.game, asked.players)
    if asked.games < 1:
        raise CallError("cli-at-least-one", option="--games")
    if not 1 <= asked.jobs <= MOST_JOBS:
        raise CallError("cli-jobs-range", most=MOST_JOBS)
    if asked.plot:
        from gangster_widgets.tournaments.plot import drawable

        drawable(asked.plot)
    return rounds.jobs(asked.game, names, asked.players, asked.games, asked.seed, {})


def _played(call: Call, jobs: list[rounds.Job]) -> list[Sat]:
    """Every seat of every game."""
    results = in_turn(play, jobs, call.options.jobs, call.options.cluster)
    unit = " " + call.words.say("simulate-progress")
    watched = tqdm(results, total=len(jobs), unit=unit, disable=None)
    return [one for nth, result in enumerate(watched, start=1) for one in rounds.seats(nth, jobs[nth - 1], result)]
