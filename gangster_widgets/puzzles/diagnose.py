"""Which idea leads to a wrong answer: one mistake, two together, or a slip of the pen."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, zip_longest
from typing import Any

from gangster_widgets.kernel.game import SaidError, game
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Why
from gangster_widgets.puzzles.kind import Solution
from gangster_widgets.puzzles.puzzle import Puzzle

LOOK_AGAIN, NUMBERS, SWAPPED = "verdict-look-again", "verdict-count", "verdict-slip-swapped"


class Idea(Record, frozen=True):
    """One mistake or two together, and what comes out if one thinks so."""

    mistakes: tuple[Mistake, ...]
    solution: Solution


class Slip(Record, frozen=True):
    """A right idea written down wrongly: the sentence that says how, its facts, and reasons where some may be told."""

    name: str
    facts: tuple[tuple[str, Any], ...] = ()
    reasons: tuple[Why, ...] = ()
    own: bool = False
    """Whether its kind knows it and it says how the answer came about: that is simpler than two ideas at once."""


def led_astray(puzzle: Puzzle) -> dict[str, Any]:
    """The answers that wrong ideas lead to, where they are wrong answers here, by the ideas' ids."""
    known = [mistake for mistake in game(puzzle.game).mistakes if puzzle.kind in mistake.kinds]
    found = {mistake.id: thinking(puzzle, (mistake,)) for mistake in known}
    astray = {id_: one.answer for id_, one in found.items() if one is not None and not puzzle.right(one.answer)}
    most = _most(puzzle)
    return astray if most is None else _so_many(astray, most)


def goes_astray(puzzle: Puzzle, id_: str) -> bool:
    """Whether the idea of that id is among those of `led_astray`, without the others where that can be."""
    if _most(puzzle) is not None:
        return id_ in led_astray(puzzle)
    known = (one for one in game(puzzle.game).mistakes if one.id == id_ and puzzle.kind in one.kinds)
    found = (thinking(puzzle, (mistake,)) for mistake in known)
    return any(one is not None and not puzzle.right(one.answer) for one in found)


class Astray(Record, frozen=True):
    """A wrong answer in its one form, and the ids of the ideas that lead to it."""

    answer: Any
    ideas: tuple[str, ...]


def wrong_answers(puzzle: Puzzle) -> tuple[Astray, ...]:
    """The wrong answers that ideas lead to, each once, in the order of the ideas."""
    found: dict[str, tuple[Any, list[str]]] = {}
    for id_, answer in led_astray(puzzle).items():
        found.setdefault(repr(answer), (answer, []))[1].append(id_)
    return tuple(Astray(answer, tuple(ids)) for answer, ids in found.values())


def _most(puzzle: Puzzle) -> int | None:
    """So many ideas are told of an answer to it at most; None where there is no such bound."""
    found: int | None = getattr(puzzle.asks, "told_at_most", None)
    return found


def _so_many(astray: dict[str, Any], most: int) -> dict[str, Any]:
    """The first so many of the ideas that lead to the same answer."""
    answers = list(astray.values())
    return {id_: answer for nth, (id_, answer) in enumerate(astray.items()) if answers[:nth].count(answer) < most}


def ideas(puzzle: Puzzle, answer: Any, slipped: Slip | None = None) -> list[Idea]:
    """The mistakes that lead to that wrong answer: all single ones that do; where there is none, all pairs that do.

    No pair is told where the kind knows a slip, which is simpler. A kind may say that so many ideas are told at most,
    those first that lead to no other answer, and that no pairs are, or only those of which each matters.
    """
    known = [mistake for mistake in game(puzzle.game).mistakes if puzzle.kind in mistake.kinds]
    single = [idea for mistake in known for idea in _leading_to(puzzle, answer, (mistake,))]
    most = _most(puzzle)
    if most is not None:
        single = sorted(single, key=lambda idea: bool(idea.solution.answer != answer))[:most]
    if single or not getattr(puzzle.asks, "pairs", True) or (slipped is not None and slipped.own):
        return single
    together = (some for some in combinations(known, 2) if _go_together(some))
    pairs = [idea for some in together for idea in _leading_to(puzzle, answer, some)]
    return [idea for idea in pairs if _each_matters(puzzle, idea)]


def _each_matters(puzzle: Puzzle, pair: Idea) -> bool:
    """Whether neither of two mistakes only takes back what the other one does: each changes the answer by itself, or
    makes something wrong that the other one alone does not. Only some kinds ask for that.
    """
    if not getattr(puzzle.asks, "each_matters", False):
        return True
    shape, right = puzzle.asks.shape(puzzle.state, puzzle.ask), puzzle.solved.answer
    alone = [thinking(puzzle, (mistake,)) for mistake in pair.mistakes]
    one, other = (frozenset() if found is None else shape.wrong(right, found.answer) for found in alone)
    both = shape.wrong(right, pair.solution.answer)
    return bool(one or both - other) and bool(other or both - one)


def _go_together(mistakes: tuple[Mistake, ...]) -> bool:
    """Whether somebody can hold these ideas at once."""
    about = [mistake.about for mistake in mistakes if mistake.about]
    return len(set(about)) == len(about)


def _leading_to(puzzle: Puzzle, answer: Any, mistakes: tuple[Mistake, ...]) -> Iterator[Idea]:
    solution = thinking(puzzle, mistakes, answer)
    if solution is not None and puzzle.asks.right(puzzle.state, puzzle.ask, answer, solution):
        yield Idea(mistakes, solution)


def thinking(puzzle: Puzzle, mistakes: tuple[Mistake, ...], answer: Any = None) -> Solution | None:
    """What comes out with these mistakes, told of that answer where the kind can; None where they lead nowhere, or
    where one of them undoes another.
    """
    thought, led = game(puzzle.game).thought, getattr(puzzle.asks, "led", None)
    for mistake in mistakes:
        thought = mistake.change(thought)
    try:
        if led is None:
            return puzzle.asks.solve(puzzle.state, puzzle.ask, thought)
        solution: Solution | None = led(puzzle.state, puzzle.ask, thought, answer)
    except SaidError:
        return None
    return solution


def slip(puzzle: Puzzle, answer: Any) -> Slip | None:
    """How a right answer was written down wrongly, if it was; the kind may know slips of its own."""
    own, right = getattr(puzzle.asks, "slip", None), puzzle.solved.answer
    found = own(puzzle.state, puzzle.ask, puzzle.solved, answer) if own else None
    if found is not None:
        return Slip(found.name, found.facts, found.reasons, found.name not in (LOOK_AGAIN, NUMBERS))
    if isinstance(right, Mapping) and isinstance(answer, Mapping):
        return _slip_in_numbers(right, answer)
    if isinstance(right, tuple) and isinstance(answer, tuple):
        return _slip_in_list(right, answer)
    return None


def _slip_in_numbers(right: Mapping[str, int], answer: Mapping[str, int]) -> Slip | None:
    wrong = [name for name in {**right, **answer} if right.get(name, 0) != answer.get(name, 0)]
    if len(wrong) == 1 and not (right.get(wrong[0]) and answer.get(wrong[0])):
        return Slip("verdict-slip-missing" if right.get(wrong[0]) else "verdict-slip-extra", (("what", wrong[0]),))
    if len(wrong) == 2:
        one, other = wrong
        if (right.get(one, 0), right.get(other, 0)) == (answer.get(other, 0), answer.get(one, 0)):
            return Slip(SWAPPED)
    return Slip(LOOK_AGAIN, (("what", tuple(wrong)),)) if wrong else None


def changed_places(right: Sequence[Any], answer: Sequence[Any]) -> bool:
    """Whether just two things of a row have changed places."""
    wrong = [(one, other) for one, other in zip_longest(right, answer) if one != other]
    return len(wrong) == 2 and wrong[0] == wrong[1][::-1]


def _slip_in_list(right: tuple[Any, ...], answer: tuple[Any, ...]) -> Slip | None:
    if len(right) == len(answer):
        if changed_places(right, answer):
            return Slip(SWAPPED)
        if right != answer and all(isinstance(one, int) for one in (*right, *answer)):
            apart = {other - one for one, other in zip(right, answer, strict=True)}
            if apart in ({1}, {-1}):
                return Slip("verdict-slip-off-by-one")
    missing = [one for one in right if one not in answer]
    extra = [one for one in answer if one not in right]
    if (
        len(missing) + len(extra) == 1
        and right
        and [one for one in right if one in answer] == [one for one in answer if one in right]
    ):
        name = "verdict-slip-missing" if missing else "verdict-slip-extra"
        return Slip(name, (("what", _named((missing + extra)[0])),))
    if not missing and not extra:
        first = next((other for one, other in zip(right, answer, strict=False) if one != other), None)
        return Slip(LOOK_AGAIN, (("what", _named(first)),)) if first is not None else None
    return Slip(NUMBERS, (("missing", len(missing)), ("extra", len(extra))))


def _named(thing: Any) -> str:
    return " ".join(map(str, thing)) if isinstance(thing, tuple) else str(thing)
