"""A puzzle by its id, its question, its hint, and an answer so far, in words."""

from functools import lru_cache
from typing import Any

from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.why import Why
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.bank import puzzle as named
from gangster_widgets.puzzles.called import Saying
from gangster_widgets.puzzles.hints import Hint, hint
from gangster_widgets.puzzles.puzzle import Puzzle


def found(puzzle: Puzzle | str) -> Puzzle:
    """The puzzle, or the one of that id; `Unreadable` where there is none."""
    if isinstance(puzzle, Puzzle):
        return puzzle
    try:
        return named(puzzle)
    except KeyError:
        raise Unreadable("cli-unknown-id", id=str(puzzle)[:80]) from None


def question(puzzle: Puzzle, shape: Any, say: Words) -> str:
    """The question; what can be chosen in an answer of that shape stands on the buttons and is not told twice."""
    return puzzle.asks.question(puzzle.state, puzzle.ask).said(say, shape.names)


def reason(why: Why, puzzle: Puzzle, say: Words) -> str:
    """A reason of that puzzle, in which actions are told as one says them."""
    return Saying(puzzle, say)(why)


def so_far(shape: Any, answer: Any, say: Words) -> str:
    """An answer that has been given so far; nothing where it cannot be read yet."""
    try:
        read = shape.read(answer)
    except Unreadable:
        return ""
    return say.say("puzzle-so-far", answer=shape.told(read, say))


@lru_cache(maxsize=8)
def hint_of(puzzle: Puzzle, rung: int, lang: str) -> Hint:
    """The hint on that rung, worked out once."""
    return hint(puzzle, rung, lang)


def last_of(hint: Hint, puzzle: Puzzle, say: Words) -> str:
    """What a hint says that the one before it did not; a whole answer as one says it, not as it is written."""
    if hint.whole is None:
        told = [reason(why, puzzle, say) for begun in hint.begun for why in begun.walk()]
        return " ".join(told or (hint.lines[-1:] if hint.where else hint.lines))
    return puzzle.expected(say)
