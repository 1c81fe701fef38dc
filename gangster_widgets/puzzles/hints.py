"""Hints in four rungs, read off the reasons of the answer: which clause, where to look, half the way, the whole way.

Each rung says all that the ones before it say, and more.
"""

import json
from collections.abc import Iterable
from typing import Any

from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.why import Piece, Where, Why
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.answers import Names
from gangster_widgets.puzzles.answers_in_fields import Fields, Spots
from gangster_widgets.puzzles.puzzle import Puzzle

RUNGS = 4


class Hint(Record, frozen=True):
    """What a hint says, line by line, and what it points at; apart: the clauses, how one begins, the whole way."""

    lines: tuple[str, ...]
    where: tuple[Where, ...] = ()
    clauses: tuple[str, ...] = ()
    begun: tuple[Why, ...] = ()
    whole: Why | None = None

    def __str__(self) -> str:
        return "\n".join(self.lines)

    __repr__ = __str__


def hint(puzzle: Puzzle, rung: int, lang: str = "en") -> Hint:
    """The hint of that rung, 1 to 4, in that language."""
    if not 1 <= rung <= RUNGS:
        raise ValueError(f"there are {RUNGS} hints, not {rung}")
    say = puzzle.words(lang)
    deciding = _deciding(puzzle)
    lines = [_clause(puzzle, clause, say) for clause in deciding]
    where: tuple[Where, ...] = ()
    begun: tuple[Why, ...] = ()
    if rung > 1:
        where = _where(puzzle, deciding)
        lines.append(say.say("hint-where", spots=spots_told(where, say)))
    if rung == 3 or (rung == RUNGS and hasattr(puzzle.asks, "begin")):
        lines.append(say.say("hint-half"))
        begun = _first_half(puzzle)
        lines += [line for why in begun for line in say.tree(why, 1).splitlines()]
    if rung == RUNGS:
        lines.append(say.say("hint-whole"))
        lines += say.tree(puzzle.solved.why, 1).splitlines()
        lines.append(say.say("verdict-expected", answer=json.dumps(puzzle.solution(), ensure_ascii=False)))
    whole = puzzle.solved.why if rung == RUNGS else None
    return Hint(tuple(lines), where, tuple(deciding), begun, whole)


def _deciding(puzzle: Puzzle) -> list[str]:
    """The clauses that the puzzle drills; where it names none, those its reasons rest on, the rarest first."""
    told = [why.clause for why in puzzle.solved.why.walk()]
    return list(puzzle.rules) or sorted(dict.fromkeys(told), key=told.count)[:2]


def _clause(puzzle: Puzzle, id_: str, say: Words) -> str:
    clause = rulebook(game(puzzle.game).folder)[id_]
    title, sentence = clause.title[say.language], clause.sentence[say.language].strip()
    return say.say("hint-clause", title=title, sentence=sentence)


def _where(puzzle: Puzzle, deciding: list[str]) -> tuple[Where, ...]:
    """What the kind says to look at, or what the reasons of these clauses point at, less what gives the answer away."""
    own = getattr(puzzle.asks, "look", None)
    if own:
        return tuple(own(puzzle.state, puzzle.ask))
    told = list(puzzle.solved.why.walk())
    found = [spot for why in told if why.clause in deciding for spot in why.where]
    found = found or [spot for why in told for spot in why.where]
    shape = puzzle.asks.shape(puzzle.state, puzzle.ask)
    if isinstance(shape, Fields | Spots):
        found = [spot[0] if isinstance(spot, tuple) else spot for spot in found]
    elif isinstance(shape, Names):
        found = [spot for spot in found if spot not in shape.names] or found[:1]
    return tuple(dict.fromkeys(sorted(found, key=_in_order)))


def _in_order(spot: Where) -> tuple[str, int]:
    """Cars first, then places and fields in reading order, so that the order tells nothing."""
    if isinstance(spot, tuple):
        return spot
    return ("", 0) if isinstance(spot, Piece) else (spot, 0)


def _first_half(puzzle: Puzzle) -> tuple[Why, ...]:
    """How one begins: as the kind has it, or with the first half of the reasons."""
    own = getattr(puzzle.asks, "begin", None)
    found: tuple[Why, ...] = own(puzzle.state, puzzle.ask) if own else _begun(puzzle.solved.why)
    return found


def _begun(why: Why) -> tuple[Why, ...]:
    """The first half of what an answer rests on."""
    half = why.parts[: max(1, len(why.parts) // 2)]
    if not half:
        return (why,)
    return _begun(half[0]) if len(half) == 1 and half[0].parts else half


def spots_told(where: Iterable[Where], say: Words) -> tuple[str, ...]:
    """What is pointed at, in words."""
    return tuple(_spot(spot, say) for spot in where)


def _spot(spot: Where, say: Words) -> Any:
    if isinstance(spot, tuple):
        return say.say("spot-field", place=spot[0], field=spot[1])
    if isinstance(spot, Piece):
        return say.say(f"spot-{spot.kind}", of=spot.of, nth=spot.nth)
    return spot
