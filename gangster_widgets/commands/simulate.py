"""Whole games with bots, one line a game."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from tqdm import tqdm

from gangster_widgets.commands import FINE, Call, CallError, add_game, add_json, print_json
from gangster_widgets.kernel.game import SaidError, game, games
from gangster_widgets.kernel.words import Words
from gangster_widgets.players import bots, seated, series

MOST_JOBS = 256


def options(parser: ArgumentParser, words: Words) -> None:
    """What can be said about the games to play."""
    add_game(parser, words)
    for option, default, sentence in (
        ("--players", 4, "cli-players-option"),
        ("--games", 1, "cli-games-option"),
        ("--seed", 1, "cli-seed-option"),
        ("--jobs", 1, "cli-jobs-option"),
    ):
        parser.add_argument(option, type=int, metavar="N", default=default, help=words.say(sentence, default=default))
    parser.add_argument("--bots", default="random", metavar="A,B", help=words.say("cli-bots-option", bots=bots()))
    parser.add_argument("--ruling", action="append", default=[], metavar="R", help=_rulings_help(words))
    parser.add_argument("--components", type=Path, metavar="FILE", help=words.say("cli-components-option"))
    add_json(parser, words)


def _rulings_help(words: Words) -> str:
    known = {f"{name}={way}" for one in games() for name, ways in game(one).rulings.items() for way in ways}
    return words.say("cli-rulings-option", rulings=tuple(sorted(known)))


def run(call: Call) -> int:
    """Plays the games, with a progress bar where a person watches."""
    asked, played = call.options, call.game()
    seats = _seats(call)
    _check(call)
    setting = {
        "components": played.components(asked.components) if asked.components else None,
        "rulings": _rulings(call),
    }
    jobs = ((asked.game, asked.players, asked.seed + number, seats, setting) for number in range(asked.games))
    progress = tqdm(
        series(jobs, asked.jobs), total=asked.games, unit=" " + call.words.say("simulate-progress"), disable=None
    )
    for number, result in enumerate(progress, start=1):
        with tqdm.external_write_mode():
            if asked.json:
                print_json(result)
            else:
                print(_line(call.game_words(), number, result))
    return FINE


def _check(call: Call) -> None:
    asked = call.options
    if asked.games < 1:
        raise CallError("cli-at-least-one", option="--games")
    if not 1 <= asked.jobs <= MOST_JOBS:
        raise CallError("cli-jobs-range", most=MOST_JOBS)


def _seats(call: Call) -> list[str]:
    """The bots by player."""
    try:
        names = [name.strip() for name in call.options.bots.split(",")]
        return seated(names, call.options.game, call.options.players)
    except SaidError as error:
        raise CallError(error.name, **error.facts) from None


def _rulings(call: Call) -> dict[str, str]:
    found = {}
    known = call.game().rulings
    for text in call.options.ruling:
        name, _, way = text.partition("=")
        if way not in known.get(name, ()):
            choice = tuple(f"{name}={way}" for name, ways in known.items() for way in ways)
            raise CallError("cli-ruling", ruling=text, game=call.options.game, rulings=choice)
        found[name] = way
    return found


def _line(words: Words, number: int, result: dict[str, Any]) -> str:
    scores = [words.say("simulate-score", who=words.name(who), score=score) for who, score in result["scores"].items()]
    winners = words.say("simulate-winner", who=tuple(result["winners"]))
    facts = {"number": number, "seed": str(result["seed"]), "turns": result["turns"]}
    return words.say("simulate-line", **facts, scores=", ".join(scores), winners=winners)
