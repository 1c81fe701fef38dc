"""Is an answer right? If not: which idea leads there, which clause it breaks, and where the two ways part."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from gangster_widgets.kernel.game import SaidError, Unreadable, game
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.why import Why
from gangster_widgets.kernel.words import Words, words
from gangster_widgets.puzzles.diagnose import Idea, Slip, ideas, slip
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.puzzles.telling import tell_apart

RIGHT, WRONG, UNREADABLE, NOT_ATTEMPTED = "right", "wrong", "unreadable", "not attempted"
MISSING = object()
"""Stands for no answer at all."""


class Verdict(Record, frozen=True):
    """What is said of an answer. `ideas` are the wrong rules that lead there; several may fit."""

    puzzle: Puzzle | None
    verdict: str
    given: Any = None
    problem: Any = None
    ideas: tuple[Idea, ...] = ()
    slip: Slip | None = None

    def __bool__(self) -> bool:
        """Whether the answer is right, so that it can be asserted on."""
        return self.verdict == RIGHT

    @property
    def misconceptions(self) -> list[str]:
        """The ids of the wrong rules that lead there, each once."""
        return list(dict.fromkeys(mistake.id for idea in self.ideas for mistake in idea.mistakes))

    def tell_apart(self) -> Puzzle | None:
        """Where several ideas fit: a puzzle of the same kind in which they give different answers."""
        single = [idea.mistakes[0].id for idea in self.ideas if len(idea.mistakes) == 1]
        return tell_apart(self.puzzle, single) if self.puzzle is not None and len(single) > 1 else None

    def data(self, lang: str = "en") -> dict[str, Any]:
        """The verdict as JSON data; without a puzzle there is nothing to expect and no reason."""
        puzzle = self.puzzle
        return {
            "id": puzzle.id if puzzle else None,
            "verdict": self.verdict,
            "expected": puzzle.solution() if puzzle else None,
            "misconceptions": self.misconceptions,
            "why": puzzle.why(lang).data() if puzzle else [],
        }

    def text(self, lang: str = "en") -> str:
        """The verdict in words, with both ways of thinking from where they part."""
        say = self.puzzle.words(lang) if self.puzzle else words(lang)
        if self.verdict == UNREADABLE:
            return say.say("verdict-unreadable", problem=say.say(self.problem.name, **self.problem.facts))
        if self.verdict != WRONG:
            return say.say(f"verdict-{self.verdict.replace(' ', '-')}")
        told = [say.say("verdict-wrong")]
        if self.slip is not None:
            told.append(say.say(self.slip.name, **{name: _called(fact, say) for name, fact in self.slip.facts}))
        if len(self.ideas) > 1:
            told.append(say.say("verdict-several"))
        if self.puzzle is not None and self.ideas:
            told += _explained(self.puzzle, self.ideas, say)
        return "\n".join(told)

    def __str__(self) -> str:
        return self.text()

    __repr__ = __str__


def _explained(puzzle: Puzzle, found: Sequence[Idea], say: Words) -> Iterator[str]:
    """Each belief with its way of thinking, then the rules that they break, and the right way from where they part."""
    right: dict[Why, None] = {}
    for idea in found:
        beliefs = [say.say(f"belief-{mistake.id}") for mistake in idea.mistakes]
        yield " + ".join(say.say(f"mistake-{mistake.id}") for mistake in idea.mistakes)
        name = "verdict-belief" if len(beliefs) == 1 else "verdict-beliefs"
        yield say.say(name, belief=beliefs[0], other=beliefs[-1])
        true, wrong = parted(puzzle.solved.why, idea.solution.why)
        right |= dict.fromkeys(true)
        yield from _way("verdict-wrong-way", wrong, say)
    clauses = rulebook(game(puzzle.game).folder)
    played = game(puzzle.game).played_otherwise(puzzle.state)
    for id_ in dict.fromkeys(mistake.clause for idea in found for mistake in idea.mistakes):
        clause = clauses[id_]
        yield say.say("verdict-but", clause=clause.sentence[say.language].strip()) + f" [{id_}]"
        if clause.option in played:
            yield say.say("verdict-option")
    yield from _way("verdict-true-way", list(right), say)


def _way(title: str, whys: Sequence[Why], say: Words) -> Iterator[str]:
    """A way of thinking under its title; nothing where there is nothing to tell."""
    if whys:
        yield f"{say.say(title)}:"
        for why in whys:
            yield from (f"  {line}" for line in say.tree(why).splitlines())


def _called(fact: Any, say: Words) -> Any:
    """A fact of a slip as the language has it: gangs by their names."""
    if isinstance(fact, tuple):
        return tuple(say.name(thing) for thing in fact)
    return say.name(fact) if isinstance(fact, str) else fact


def check(puzzle: Puzzle, given: Any = MISSING) -> Verdict:
    """The verdict on an answer as JSON has it; None or nothing is an answer not attempted."""
    if given is MISSING or given is None:
        return Verdict(puzzle, NOT_ATTEMPTED)
    return _judge(puzzle, given, puzzle.reads)


def check_text(puzzle: Puzzle, text: str) -> Verdict:
    """The verdict on an answer as somebody typed it."""
    return Verdict(puzzle, NOT_ATTEMPTED) if text.strip() in ("", "null") else _judge(puzzle, text, puzzle.reads_text)


def _judge(puzzle: Puzzle, given: Any, reads: Callable[[Any], Any]) -> Verdict:
    try:
        answer = reads(given)
    except Unreadable as unreadable:
        return Verdict(puzzle, UNREADABLE, given, unreadable)
    if puzzle.right(answer):
        return Verdict(puzzle, RIGHT, given)
    found = tuple(ideas(puzzle, answer))
    return Verdict(puzzle, WRONG, given, None, found, None if found else slip(puzzle, answer))


def unreadable(puzzle: Puzzle | None, problem: SaidError) -> Verdict:
    """The verdict on something that is no answer, to a puzzle or to none that there is."""
    return Verdict(puzzle, UNREADABLE, None, problem)


def parted(true: Why, wrong: Why, top: bool = True) -> tuple[list[Why], list[Why]]:
    """Both trees cut down to where they part: what is the same in both is left out.

    Below the top two reasons are compared part by part only if they are about the same thing, their first fact.
    """
    if true == wrong:
        return [], []
    same = true.rule == wrong.rule and (top or true.facts[:1] == wrong.facts[:1])
    if same and true.parts and wrong.parts:
        mine, theirs = set(true.parts), set(wrong.parts)
        only_true = [part for part in true.parts if part not in theirs]
        only_wrong = [part for part in wrong.parts if part not in mine]
        if len(only_true) == len(only_wrong) == 1:
            return parted(only_true[0], only_wrong[0], top=False)
        if only_true or only_wrong:
            return only_true, only_wrong
    return [true], [wrong]
