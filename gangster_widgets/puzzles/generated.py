"""Generated puzzles: called by a short id, kept as a line, and read only when somebody looks at the position.

The short id `points-3-1234@1` says kind, level, seed, and the version of the generator. In puzzle files and addresses,
where an id has no `@`, the same puzzle is called `points-3-1234-v1`. Where games have kinds of the same name, a kind
says that its ids begin with the game's.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from sys import intern
from types import MappingProxyType
from typing import Any, NamedTuple

from gangster_widgets.kernel.game import game, games
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.puzzles.kind import kind, kinds
from gangster_widgets.puzzles.lines import from_line
from gangster_widgets.puzzles.puzzle import Content, Puzzle

_CALLED = re.compile(
    r"(?P<kind>[a-z]+(?:-[a-z]+)*)-(?P<level>[1-5])-(?P<seed>0|[1-9][0-9]{0,17})(?:@|-v)(?P<version>[1-9][0-9]{0,5})"
)


WHERE = ("district", "car")
"""Under these names a question says where or whose it is."""
HYPHEN = "\N{NON-BREAKING HYPHEN}"


class Called(NamedTuple):
    """What the id of a generated puzzle says. `game` is empty where the kind alone says which one it is."""

    kind: str
    level: int
    seed: int
    version: int
    game: str = ""

    @property
    def short(self) -> str:
        """The short id."""
        return f"{self._sort}-{self.level}-{self.seed}@{self.version}"

    @property
    def id(self) -> str:
        """The id as files and addresses have it."""
        return f"{self._sort}-{self.level}-{self.seed}-v{self.version}"

    @property
    def _sort(self) -> str:
        return f"{_hyphened(self.game)}-{self.kind}" if self.game else self.kind


def _hyphened(game: str) -> str:
    """The name of a game as ids have it."""
    return game.replace("_", "-")


def called(id_: str) -> Called | None:
    """What that id says, in either form; None where it is not that of a generated puzzle.

    >>> called("points-3-1234@1").id
    'points-3-1234-v1'
    """
    found = _CALLED.fullmatch(id_)
    if not found:
        return None
    named, of = _kind_and_game(found["kind"])
    return Called(named, int(found["level"]), int(found["seed"]), int(found["version"]), of)


@cache
def _kind_and_game(sort: str) -> tuple[str, str]:
    """The kind, and the game where it stands before the kind."""
    of = next((one for one in games() if sort.startswith(f"{_hyphened(one)}-")), "")
    return intern(sort.removeprefix(f"{_hyphened(of)}-") if of else sort), of


def game_of(named: Called) -> str | None:
    """The game whose kind that is; None where there is no such kind."""
    return next((one for one in games() if named.kind in kinds(one) and named.game == owner(named.kind, one)), None)


def owner(kind_: str, game: str) -> str:
    """The game as an id of that kind says it: not at all where the name of the kind is enough."""
    return game if getattr(kind(game, kind_), "shares_name", False) else ""


class Generated(Puzzle):
    """A generated puzzle. Id, kind, level, rules and title are there at once; ask and position when they are asked for.

    `told_apart` are the wrong ideas that lead to a wrong answer here, by their ids. `line` gives the describing line.
    """

    generated = True
    story: Mapping[str, str] = MappingProxyType({})
    line = None

    def __init__(
        self, named: Called, game: str, rules: tuple[str, ...], told_apart: tuple[str, ...], line: Callable[[], str]
    ) -> None:
        self.called, self.describing, self.told_apart = named, line, told_apart
        self.id, self.game, self.kind, self.rules, self.level = named.id, game, named.kind, rules, named.level

    @property
    def title(self) -> Mapping[str, str]:  # type: ignore[override]
        """Made when it is asked for: there are thousands of puzzles, and few are looked at."""
        return Titles(self)

    @property
    def file(self) -> str:  # type: ignore[override]
        """It stands in none of its own and is called by its short id."""
        return self.called.short

    def content(self) -> Content:
        """What the line says."""
        return self._read

    @cached_property
    def _read(self) -> Content:
        about = {"id": self.id, "rules": list(self.rules), "level": self.level, "title": dict(self.title)}
        return from_line(self.describing(), **about).content()


class Titles(Mapping[str, str]):
    """The title of a generated puzzle, made from words when a language is asked for: its kind, where, its number."""

    __slots__ = ("_of",)

    def __init__(self, of: Generated) -> None:
        self._of = of

    def __getitem__(self, lang: str) -> str:
        say = words(lang, game(self._of.game).folder / "words")
        kind, named = say.say(f"kind-{self._of.kind}"), self._of.called
        where = say.list([say.name(name) for name in self._names]) or None
        number = f"{named.level}{HYPHEN}{named.seed}"
        return say.say("generated-title", kind=kind[:1].upper() + kind[1:], where=where, number=number)

    def __iter__(self) -> Iterator[str]:
        return iter(LANGUAGES)

    def __len__(self) -> int:
        return len(LANGUAGES)

    @property
    def _names(self) -> Sequence[str]:
        """The one place or car that is asked about, or what the kind says; nothing where it is not one."""
        line: dict[str, Any] = json.loads(self._of.describing())
        ask, about = line.get("ask", {}), getattr(self._of.asks, "about", None)
        return about(ask, line["position"]) if about else [ask[name] for name in WHERE if name in ask][:1]
