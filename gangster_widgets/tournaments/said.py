"""The table of a tournament in words and numbers, as a language writes them, and as data."""

import csv
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal, format_percent

from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.words import Words
from gangster_widgets.players import bot_named
from gangster_widgets.tournaments.ratings import Interval, Sat
from gangster_widgets.tournaments.table import Line

COLUMNS = ("bot", "sat", "share", "share-sure", "score", "rating", "rating-sure")


def percent(share: float, words: Words) -> str:
    """A share as the language writes it: `62%`, `62 %`."""
    return format_percent(round(share, 2), locale=words.language)


def rows(lines: Sequence[Line], words: Words) -> Iterator[str]:
    """The table, line by line, its columns one below the other."""
    cells = [[words.say(f"tournament-{column}") for column in COLUMNS], *(_cells(line, words) for line in lines)]
    wide = [max(len(row[nth]) for row in cells) for nth in range(len(COLUMNS))]
    for first, *others in cells:
        yield "  ".join([first.ljust(wide[0]), *(one.rjust(to) for one, to in zip(others, wide[1:], strict=True))])


def _cells(line: Line, words: Words) -> list[str]:
    shares = [percent(one, words) for one in line.share]
    ratings = [str(round(one)).replace("-", "−") for one in line.rating]
    score = format_decimal(line.score, format="0.0", locale=words.language)
    sure = [words.say("tournament-from-to", low=some[1], high=some[2]) for some in (shares, ratings)]
    return [bot_named(line.bot, words), str(line.sat), shares[0], sure[0], score, ratings[0], sure[1]]


def data(line: Line) -> dict[str, Any]:
    """A line as JSON data; bounds hold the true value 95 times out of 100."""
    return {
        "bot": line.bot,
        "sat": line.sat,
        "share": _rounded(line.share, 4),
        "score": round(line.score, 2),
        "rating": _rounded(line.rating, 1),
    }


def _rounded(interval: Interval, digits: int) -> dict[str, float]:
    return {name: round(value, digits) for name, value in interval._asdict().items()}


def written(sat: Iterable[Sat], file: Path) -> None:
    """Writes every seat of every game as a line of CSV."""
    try:
        with file.open("w", encoding="utf-8", newline="") as out:
            table = csv.writer(out, lineterminator="\n")
            table.writerow(["game", "seed", "seat", "bot", "score", "share"])
            table.writerows([*one[:5], round(one.share, 4)] for one in sat)
    except OSError as error:
        raise SaidError("cli-not-saved", file=str(file), reason=error.strerror or str(error)) from None
