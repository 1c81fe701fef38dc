"""Addresses of the app's pages: what stands behind the ? of one, read tolerantly, written in one way."""

from typing import Any
from urllib.parse import parse_qs, urlencode

from gangster_widgets.kernel.record import Record, asdict
from gangster_widgets.kernel.words import LANGUAGES

HOME = "home"
LONGEST = 8000


class Address(Record, frozen=True):
    """A page of the app. It never says who looks at it.

    `page` is a room; `puzzle`, `variant` and `like` name a puzzle, or one like it; `about` (a topic of the rulebook),
    `kind`, `level` and `source` say which puzzles are wanted; `run` is a timed run of so many minutes. `lesson` and
    `step` name a page of the course, `saved` a game that was kept, `chosen` the puzzles of a sheet; `exercise` is a
    whole puzzle. Of a kept game `kind` says what is looked at, `level` which day or card, `step` how far it was gone
    through. Of the rules `kind` says in which form they are shown, and `about` leads to a topic or a clause.
    """

    page: str = HOME
    game: str = "gangster"
    puzzle: str = ""
    variant: int = 0
    like: str = ""
    about: str = ""
    kind: str = ""
    level: int = 0
    source: str = ""
    run: int = 0
    lesson: str = ""
    step: int = 0
    saved: str = ""
    chosen: str = ""
    exercise: str = ""
    lang: str = ""

    def query(self) -> str:
        """The address as it stands behind a page's path; what has its default is left out."""
        default = asdict(Address())
        told = {name: value for name, value in asdict(self).items() if value != default[name]}
        return f"?{urlencode(told)}" if told else "?"


def address(query: str) -> Address:
    """The page that an address names. What cannot be read in it, or means nothing here, is left out."""
    given = {name: values[0] for name, values in parse_qs(query[:LONGEST].lstrip("?")).items()}
    found: dict[str, Any] = {}
    for name, default in asdict(Address()).items():
        value = given.get(name, "")
        if isinstance(default, str) and value:
            found[name] = value
        elif value.isdecimal() and len(value) < 7:
            found[name] = int(value)
    if found.get("lang") not in LANGUAGES:
        found.pop("lang", None)
    return Address(**found)
