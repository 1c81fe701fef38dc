"""The way to a puzzle's answer, in sentences short enough for paper, and the rules that it rests on."""

from typing import Any

from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.why import Why
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.called import Saying
from gangster_widgets.puzzles.puzzle import Puzzle

STOREYS, SENTENCES = 3, 8
"""A reason that has no more storeys and sentences than that, itself included, is told in one paragraph."""


class Step(Record, frozen=True):
    """A step of the way: its sentence, what it rests on told right behind it, and the steps below it."""

    why: Why
    text: str
    because: tuple[str, ...] = ()
    steps: tuple["Step", ...] = ()


def way(puzzle: Puzzle, say: Words) -> Step:
    """The whole way, from what comes out down to what it rests on."""
    return _step(puzzle.solved.why, Saying(puzzle, say), top=True)


def rules(puzzle: Puzzle, say: Words) -> tuple[str, ...]:
    """The titles of the clauses that the puzzle drills, then of those that its answer rests on, each once."""
    clauses = rulebook(game(puzzle.game).folder)
    told = dict.fromkeys([*puzzle.rules, *(why.clause for why in puzzle.solved.why.walk())])
    return tuple(dict.fromkeys(clauses[id_].title[say.language] for id_ in told if id_ in clauses))


def clause_title(puzzle: Puzzle, id_: str, say: Words) -> str:
    """What a clause of the puzzle's game is called."""
    return rulebook(game(puzzle.game).folder)[id_].title[say.language]


def branch_about(whole: Step, thing: Any) -> Step | None:
    """The step below the first one that is about that thing: it is among its facts, or the field to look at.

    A place to look at may just be passed on the way to another one, and a number may just be counted with: it is what
    a step is about only as its first fact.
    """
    seen, first = isinstance(thing, tuple), isinstance(thing, int)
    return next(
        (
            one
            for one in whole.steps
            if thing in (one.why.facts[:1] if first else one.why.facts) or (seen and thing in one.why.where)
        ),
        None,
    )


def _step(why: Why, said: Saying, top: bool = False) -> Step:
    below = tuple(why.walk())[1:]
    if not top and _storeys(why) <= STOREYS and len(below) < SENTENCES:
        return Step(why, said(why), tuple(map(said, below)))
    return Step(why, said(why), (), tuple(_step(part, said) for part in why.parts))


def _storeys(why: Why) -> int:
    return 1 + max(map(_storeys, why.parts), default=0)
