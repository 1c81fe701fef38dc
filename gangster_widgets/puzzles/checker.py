"""Is an answer right? If not: which idea leads there, which clause it breaks, and where the two ways part."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from gangster_widgets.kernel.game import SaidError, Unreadable, game
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.why import Why
from gangster_widgets.kernel.words import Words, words
from gangster_widgets.puzzles.diagnose import Idea, Slip, ideas, slip
from gangster_widgets.puzzles.explained import broken, explained
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
    begun: bool = False
    """Whether it can be read no further because it is not complete yet."""

    def __bool__(self) -> bool:
        """Whether the answer is right, so that it can be asserted on."""
        return self.verdict == RIGHT

    @property
    def misconceptions(self) -> list[str]:
        """The ids of the wrong rules that lead there, each once."""
        return list(dict.fromkeys(mistake.id for idea in self.ideas for mistake in idea.mistakes))

    @property
    def broken(self) -> tuple[str, ...]:
        """The clauses that the answer breaks, each once: those of the ideas, else what the reasons of a slip rest on;
        nothing where neither is known.
        """
        found = broken(self.puzzle, self.ideas) if self.puzzle else ()
        reasons = self.slip.reasons if self.slip and not found else ()
        return tuple(dict.fromkeys([*found, *(clause for why in reasons for clause in _resting_on(why))]))

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
            problem = say.say(self.problem.name, **self.problem.facts)
            return problem if self.begun else say.say("verdict-unreadable", problem=problem)
        if self.verdict != WRONG:
            return say.say(f"verdict-{self.verdict.replace(' ', '-')}")
        return "\n".join(_told(self, say))

    def __str__(self) -> str:
        return self.text()

    __repr__ = __str__


def _resting_on(why: Why) -> Iterator[str]:
    """The clause of a reason; of one with parts that of each part, looking behind what is about the whole of it too."""
    for part in why.parts or (why,):
        yield next((below.clause for below in part.walk() if below.clause != why.clause), why.clause)


def _told(verdict: Verdict, say: Words) -> Iterator[str]:
    """What is said of a wrong answer, line by line: slip, beliefs with their way, the rules, the right way; without a
    belief why it is as the slip says, which may be told of the learner's own way.
    """
    found = explained(verdict, say)
    yield say.say("verdict-wrong")
    if found.slip:
        yield found.slip
    if len(found.beliefs) > 1:
        yield say.say("verdict-several")
    for one in found.beliefs:
        yield one.title
        yield one.belief
        yield from _way("verdict-wrong-way", one.way, say)
    for id_, otherwise in found.rules:
        assert verdict.puzzle is not None
        clause = rulebook(game(verdict.puzzle.game).folder)[id_]
        yield say.say("verdict-but", clause=clause.sentence[say.language].strip()) + f" [{id_}]"
        if otherwise:
            yield say.say("verdict-option")
    yield from _way("verdict-true-way" if found.beliefs else "verdict-slip-way", found.true, say)


def _way(title: str, whys: Sequence[Why], say: Words) -> Iterator[str]:
    """A way of thinking under its title; nothing where there is nothing to tell."""
    if whys:
        yield f"{say.say(title)}:"
        for why in whys:
            yield from (f"  {line}" for line in say.tree(why).splitlines())


def check(puzzle: Puzzle, given: Any = MISSING) -> Verdict:
    """The verdict on an answer as JSON has it; nothing is not attempted, nor is None where it is no answer."""
    if given is MISSING or (given is None and not puzzle.shape.null):
        return Verdict(puzzle, NOT_ATTEMPTED)
    return _judge(puzzle, given, puzzle.reads)


def check_text(puzzle: Puzzle, text: str, lang: str = "en") -> Verdict:
    """The verdict on an answer as somebody typed it, in English or in that language."""
    nothing = ("",) if puzzle.shape.null else ("", "null")
    if text.strip() in nothing:
        return Verdict(puzzle, NOT_ATTEMPTED)
    return _judge(puzzle, text, lambda typed: puzzle.reads_text(typed, lang))


def _judge(puzzle: Puzzle, given: Any, reads: Callable[[Any], Any]) -> Verdict:
    try:
        answer = reads(given)
    except Unreadable as unreadable:
        return Verdict(puzzle, UNREADABLE, given, unreadable)
    if puzzle.right(answer):
        return Verdict(puzzle, RIGHT, given)
    slipped = slip(puzzle, answer)
    found = tuple(ideas(puzzle, answer, slipped))
    told = not found or getattr(puzzle.asks, "slip_always", False)
    return Verdict(puzzle, WRONG, given, None, found, slipped if told else None)


def unreadable(puzzle: Puzzle | None, problem: SaidError, begun: bool = False) -> Verdict:
    """The verdict on what is no answer, or only the beginning of one, to a puzzle or to none that there is."""
    return Verdict(puzzle, UNREADABLE, None, problem, begun=begun)
