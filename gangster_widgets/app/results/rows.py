"""A line for every answer: who, when, which puzzle, how it was judged, what is known of it, what was given."""

import json
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime, timedelta, timezone
from functools import cached_property
from typing import Any

from gangster_widgets.app.keeping.answer import Answer
from gangster_widgets.app.results.cells import Cell
from gangster_widgets.kernel.game import SaidError, game, games, title
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.words import Words, words
from gangster_widgets.puzzles.puzzle import Puzzle

HEAD = (
    "learner", "time", "game", "puzzle", "title", "variant", "kind", "level", "verdict", "attempt", "hints",
    "seconds", "ideas", "idea-ids", "clauses", "clause-ids", "given",
)  # fmt: skip
"""The columns; each has its name among the words as `results-col-<column>`."""
LONGEST = 300
APART = "; "


class Rows:
    """Makes lines in one language. What it does not know, such as a stranger's puzzle, stays as it was written.

    Times are those of the reader's clock, as spreadsheets read them.
    """

    def __init__(self, puzzles: Mapping[str, Puzzle], lang: str, offset: int) -> None:
        self._puzzles, self._lang = puzzles, lang
        self._zone = timezone(timedelta(minutes=offset))
        self._games: dict[str, _OfGame] = {}
        self._told: dict[tuple[str, str], str] = {}

    def head(self) -> list[str]:
        """The names of the columns."""
        return [words(self._lang).say(f"results-col-{column}") for column in HEAD]

    def rows(self, learner: str, answers: Iterable[Answer]) -> Iterator[list[Cell]]:
        """A learner's answers, one after the other."""
        return (self._row(learner, answer) for answer in sorted(answers, key=lambda one: one.at))

    def _row(self, learner: str, answer: Answer) -> list[Cell]:
        known = self._of(answer.game)
        puzzle = self._puzzles.get(answer.puzzle)
        puzzle = puzzle if puzzle and puzzle.game == answer.game else None
        return [
            learner,
            f"{datetime.fromtimestamp(answer.at, self._zone):%Y-%m-%d %H:%M:%S}",
            known.name,
            answer.puzzle,
            puzzle.named(self._lang) if puzzle else "",
            answer.variant,
            known.kind(answer.kind),
            answer.level if answer.level is not None else "",
            known.say.say(f"results-{answer.verdict}"),
            answer.attempt,
            answer.rung,
            float(answer.seconds),
            APART.join(map(known.idea, answer.ideas)),
            APART.join(answer.ideas),
            APART.join(map(known.clause, answer.rules)),
            APART.join(answer.rules),
            self._given(answer, puzzle, known.say),
        ]

    def _of(self, name: str) -> "_OfGame":
        if name not in self._games:
            self._games[name] = _OfGame(name, self._lang)
        return self._games[name]

    def _given(self, answer: Answer, puzzle: Puzzle | None, say: Words) -> str:
        """The answer as one says it where it can be read, else as data."""
        data = json.dumps(answer.given, ensure_ascii=False)
        key = (answer.puzzle, data)
        if key not in self._told:
            said = _said(answer.given, puzzle, say) if puzzle else None
            text = said or (answer.given if isinstance(answer.given, str) else data)
            self._told[key] = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
        return self._told[key]


def _said(given: Any, puzzle: Puzzle, say: Words) -> str | None:
    shape = puzzle.asks.shape(puzzle.state, puzzle.ask)
    try:
        return shape.told(shape.read(given), say)
    except SaidError:
        return None


class _OfGame:
    """What is called how in a game; of a game that is not here everything stays as it was written."""

    def __init__(self, name: str, lang: str) -> None:
        self._folder = game(name).folder if name in games() else None
        self.say = words(lang, self._folder / "words") if self._folder else words(lang)
        self.name = title(name) if self._folder else name

    @cached_property
    def _clauses(self) -> Mapping[str, Any]:
        return rulebook(self._folder) if self._folder else {}

    def kind(self, kind: str) -> str:
        """What a kind of question is called."""
        return self._known("kind", kind)

    def idea(self, id_: str) -> str:
        """What a wrong idea is called."""
        return self._known("mistake", id_)

    def clause(self, id_: str) -> str:
        """The title of a clause."""
        return self._clauses[id_].title[self.say.language] if id_ in self._clauses else id_

    def _known(self, what: str, name: str) -> str:
        message = f"{what}-{name}"
        return self.say.say(message) if self._folder and self.say.has(message) else name
