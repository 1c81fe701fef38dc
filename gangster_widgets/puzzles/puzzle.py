"""A puzzle: a position with a question, the engine's answer to it, and the reasons."""

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from gangster_widgets.kernel.game import Game, game
from gangster_widgets.kernel.why import Why
from gangster_widgets.kernel.words import Words, words
from gangster_widgets.puzzles.answers import Shape
from gangster_widgets.puzzles.kind import Kind, Solution, kind
from gangster_widgets.puzzles.schema import PuzzlePart

if TYPE_CHECKING:
    from gangster_widgets.puzzles.checker import Verdict
    from gangster_widgets.puzzles.hints import Hint
    from gangster_widgets.puzzles.steps import StepVerdict


class Content(NamedTuple):
    """What a puzzle file says, read: the puzzle as it is written there, what it asks, and the position."""

    part: PuzzlePart
    ask: Any
    state: Any


class Puzzle:
    """A puzzle without faults. The answer is worked out when it is asked for, and only once.

    Shown in a notebook or printed, it shows the position and the question, never the answer.
    """

    generated = False
    """Whether chance has made it, and not a person."""
    hints_given = 0

    def __init__(self, part: PuzzlePart, ask: Any, state: Any, file: str, line: int | None) -> None:
        self._content = Content(part, ask, state)
        self.id = part.id
        self.game = part.game
        self.kind = part.kind
        self.rules = tuple(part.rules)
        self.level = part.level
        self.title: Mapping[str, str] = {str(lang): text for lang, text in part.title.items()}
        self.story: Mapping[str, str] = {str(lang): text for lang, text in part.story.items()}
        self.file = file
        self.line = line

    def content(self) -> Content:
        """What its file says of it."""
        return self._content

    @property
    def ask(self) -> Any:
        """What is asked, as its kind has it."""
        return self.content().ask

    @property
    def state(self) -> Any:
        """The position."""
        return self.content().state

    @property
    def seen(self) -> Any:
        """The position as far as it is shown to whoever answers; the question may be about somebody who sees less."""
        seen = getattr(self.asks, "seen", None)
        return seen(self.state, self.ask) if seen else self.state

    @property
    def asks(self) -> Kind:
        """The kind of question."""
        return kind(self.game, self.kind)

    @property
    def shape(self) -> Shape:
        """What an answer looks like."""
        return self.asks.shape(self.state, self.ask)

    @property
    def scores(self) -> bool:
        """Whether what everybody has got so far decides, and is to be seen."""
        return bool(getattr(self.asks, "scores", False))

    @cached_property
    def solved(self) -> Solution:
        """The engine's answer with its reasons."""
        return self.asks.solve(self.state, self.ask)

    @property
    def as_good(self) -> str:
        """The message that says which other answers are right too; empty where none is."""
        other = getattr(self.asks, "as_good", None)
        return str(other(self.state, self.ask, self.solved)) if other else ""

    def expected(self, say: Words) -> str:
        """The right answer in a sentence, and which others are right too."""
        told = say.say("verdict-expected", answer=self.shape.told(self.solved.answer, say))
        return f"{told}. {say.say(self.as_good)}" if self.as_good else told

    def forget(self) -> None:
        """Lets go of the answer: whoever reads many puzzles looks at few of them."""
        vars(self).pop("solved", None)

    def solution(self) -> Any:
        """The engine's answer as JSON data. Where several are right, one of them."""
        return as_json(self.solved.answer)

    def why(self, lang: str = "en") -> "Reasons":
        """The reasons of the answer, as a text in that language when printed."""
        if lang not in self._reasons:
            self._reasons[lang] = Reasons(self.solved.why, game(self.game), self.words(lang))
        return self._reasons[lang]

    @cached_property
    def _reasons(self) -> "dict[str, Reasons]":
        return {}

    def reads(self, given: Any) -> Any:
        """An answer in its one form, out of JSON data; `Unreadable` says what would be right."""
        return self.shape.read(given)

    def reads_text(self, text: str, lang: str = "en") -> Any:
        """An answer in its one form, out of what somebody typed: JSON, or words as the kind shows them, in English or
        in that language.
        """
        return self.shape.from_text(text, self.words(lang))

    def right(self, given: Any) -> bool:
        """Whether an answer, as `reads` gives it, is right."""
        return self.asks.right(self.state, self.ask, given, self.solved)

    def check(self, *given: Any) -> "Verdict":
        """The verdict on an answer as JSON has it; without one, that none was attempted."""
        from gangster_widgets.puzzles.checker import check

        return check(self, *given)

    def check_steps(self, given: Mapping[str, Any]) -> "StepVerdict":
        """The verdict on an answer given in steps, by the steps' names, with credit for the right ones."""
        from gangster_widgets.puzzles.steps import check_steps

        return check_steps(self, given)

    def hint(self, rung: int | None = None, lang: str = "en") -> "Hint":
        """The next hint, or that of a rung from 1 (which clause) to 4 (the whole way)."""
        from gangster_widgets.puzzles.hints import RUNGS, hint

        self.hints_given = min(self.hints_given + 1, RUNGS) if rung is None else self.hints_given
        return hint(self, rung or self.hints_given, lang)

    def tells_apart(self) -> dict[str, Any]:
        """The wrong ideas that lead to a wrong answer here, by their ids, each with that answer as JSON data."""
        from gangster_widgets.puzzles.diagnose import led_astray

        return {id_: as_json(answer) for id_, answer in led_astray(self).items()}

    def with_state(self, state: Any, ask: Any = None) -> "Puzzle":
        """The same question, or that one, about another position; the story, which tells of this one, is left out."""
        part = self.content().part.model_copy(update={"story": {}, "answer": None})
        return Puzzle(part, ask or self.ask, state, self.file, self.line)

    def with_title(self, title: Mapping[str, str]) -> "Puzzle":
        """The same puzzle under another title, by language."""
        part = self.content().part.model_copy(update={"title": dict(title)})
        return Puzzle(part, self.ask, self.state, self.file, self.line)

    def words(self, lang: str = "en") -> Words:
        """The words of the game in that language."""
        return words(lang, game(self.game).folder / "words")

    def named(self, lang: str = "en") -> str:
        """The title in that language, in another one where it is not there, or the id."""
        return in_language(self.title, lang) or self.id

    def text(self, lang: str = "en") -> str:
        """Title, story, position and question in that language, as a text."""
        say = self.words(lang)
        question = self.asks.question(self.state, self.ask)
        story = in_language(self.story, lang)
        position = "\n".join(game(self.game).lines(self.seen, say))
        return "\n\n".join(part for part in (self.named(lang), story, position, question.said(say)) if part)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<puzzle {self.id}: {self.game} {self.kind}>"


class Reasons:
    """A tree of reasons that prints as a text, and gives its parts as JSON data."""

    def __init__(self, why: Why, owner: Game[Any, Any], say: Words) -> None:
        self.why = why
        self._game = owner
        self._say = say

    def data(self) -> list[dict[str, Any]]:
        """Every reason in the order in which it is told: its clause, its sentence, and where to look."""
        return self._data

    @cached_property
    def _data(self) -> list[dict[str, Any]]:
        return [
            {"clause": why.clause, "text": self._say.why(why), "where": [self._game.spot(spot) for spot in why.where]}
            for why in self.why.walk()
        ]

    def __str__(self) -> str:
        return self._say.tree(self.why)

    __repr__ = __str__


def in_language(texts: Mapping[str, str], lang: str) -> str:
    """The text in that language, or in the first one that there is."""
    return texts.get(lang) or next(iter(texts.values()), "")


def as_json(answer: Any) -> Any:
    """An answer as JSON has it: lists for tuples."""
    if isinstance(answer, tuple | list):
        return [as_json(item) for item in answer]
    return {name: as_json(part) for name, part in answer.items()} if isinstance(answer, Mapping) else answer
