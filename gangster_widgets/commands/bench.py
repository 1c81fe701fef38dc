"""How fast the engine is on this machine."""

import statistics
import time
from argparse import ArgumentParser
from collections.abc import Callable

from gangster_widgets.commands import FINE, Call, CallError, add_game, add_json, print_json
from gangster_widgets.kernel.words import Words

REPEATS = 3


def options(parser: ArgumentParser, words: Words) -> None:
    """What is measured, and how long."""
    add_game(parser, words)
    default = 1.0
    help_ = words.say("cli-seconds-option", default=str(default))
    parser.add_argument("--seconds", type=float, metavar="S", default=default, help=help_)
    add_json(parser, words)


def run(call: Call) -> int:
    """Measures every kind of work the game names, in one go."""
    if not 0 < call.options.seconds <= 3600:
        raise CallError("cli-seconds")
    rates = {name: rate(work, call.options.seconds) for name, work in call.game().work().items()}
    if call.options.json:
        print_json({f"{name}_per_s": value for name, value in rates.items()})
    else:
        say = call.game_words()
        for name, value in rates.items():
            print(say.say("bench-line", what=say.say(f"bench-{name}"), rate=value))
    return FINE


def rate(work: Callable[[], int], seconds: float) -> int:
    """How many things a second that work does: the median of several measurements after a first go."""
    work()
    return round(statistics.median(_rate(work, seconds / REPEATS) for _ in range(REPEATS)))


def _rate(work: Callable[[], int], seconds: float) -> float:
    done, start = 0, time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        done += work()
    return done / passed
