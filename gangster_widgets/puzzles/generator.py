"""Puzzles made by chance out of played games: the same kind, level and seed give the same puzzle, on every machine.

Of many candidates that its kind draws, the one is kept in which most wrong ideas go astray, each in its own way. A
candidate counts only if it can be answered, if its answer is everything that is offered, or empty, only where its
kind may ask for that, if wrong ideas go astray in it, and if it measures as hard as it should be.

**How hard** it is, is read off the reasons of its answer: one for each reason, and three for each different sort of
reason among them, since a tie, a doubler or a gap is another thing to think of. A kind adds what has to be looked at
whatever the answer, where that is most of the work, or measures that alone, where the level would else tell the answer.
It says from which measure on an answer is of level 2, 3, 4 and 5; levels of different kinds are not compared. It is a
measure of the steps to take, not of how many people get it right.
"""

import random
from collections import Counter
from collections.abc import Iterable
from itertools import islice
from typing import Any

from gangster_widgets.kernel.files import Data
from gangster_widgets.kernel.game import SaidError, game
from gangster_widgets.kernel.why import Why
from gangster_widgets.puzzles.answers import Names, Shape, Text
from gangster_widgets.puzzles.answers_in_fields import Spots
from gangster_widgets.puzzles.diagnose import led_astray
from gangster_widgets.puzzles.generated import Called, Generated, called, game_of, owner
from gangster_widgets.puzzles.kind import kind, kinds, leveled
from gangster_widgets.puzzles.lines import describe, from_line
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.puzzles.schema import PuzzlePart

VERSION = 1
"""Raised whenever the same seed would give another puzzle."""
LEVELS = range(1, 6)
DRAWN, COMPARED = 4_000, 60
"""So many candidates are drawn at most, and so many of those that count are compared."""
USUAL = (15, 21, 29, 45)
"""From which measure on an answer is of level 2, 3, 4 and 5, where its kind does not say."""
MOST_RULES = 3
ONE_IN, MOST_OF_OFFERED = 4, 5 / 6
"""Where one of several answers is enough, one in so many is right at most; else this part of all that is offered."""


def generated_kinds(name: str) -> tuple[str, ...]:
    """The kinds of that game of which puzzles can be generated."""
    return tuple(one for one in kinds(name) if hasattr(kind(name, one), "draw"))


def generate(name: str, kind_: str, level: int, seed: int) -> Generated:
    """The puzzle of that game, kind, level and seed; `SaidError` where none of so many candidates counts."""
    chance = random.Random(f"{name} {kind_} {level} {seed} {VERSION}")
    asks: Any = kind(name, kind_)
    drawn = (_drawn(name, kind_, state, ask) for state, ask in islice(asks.draw(chance, level), DRAWN))
    sound = islice((one for one in drawn if _sound(one, level)), getattr(asks, "compared", COMPARED))
    found = _sharpest(sound, known(name, kind_))
    if found is None:
        raise SaidError("generate-none", kind=kind_, level=level, seed=seed)
    line, ideas = describe(found), tuple(led_astray(found))
    named = Called(kind_, level, seed, VERSION, owner(kind_, name))
    return Generated(named, name, _drilled(found, ideas), ideas, lambda: line)


def known(name: str, kind_: str) -> int:
    """How many wrong ideas people have about that kind of question."""
    return sum(kind_ in mistake.kinds for mistake in game(name).mistakes)


def _sharpest(puzzles: Iterable[Puzzle], most: int) -> Puzzle | None:
    """The first puzzle in which most ideas go astray, each in its own way; none is looked for beyond all of them."""
    best, told = None, (-1, -1)
    for one in puzzles:
        astray = [repr(answer) for answer in led_astray(one).values()]
        if (len(astray), len(set(astray))) > told:
            best, told = one, (len(astray), len(set(astray)))
        if told == (most, most):
            break
    return best


def again(id_: str) -> Generated | None:
    """The puzzle of that id, generated anew; None where no generator of this version makes it."""
    named = called(id_)
    if named is None or named.version != VERSION:
        return None
    name = game_of(named)
    if name is None or named.kind not in generated_kinds(name):
        return None
    try:
        return generate(name, named.kind, named.level, named.seed)
    except SaidError:
        return None


def effort(why: Why) -> int:
    """How hard an answer with these reasons is: one for each reason, three for each different sort of reason."""
    names = [one.name for one in why.walk()]
    return len(names) + 3 * len(set(names))


def level_of(puzzle: Puzzle) -> int:
    """The level that a puzzle measures."""
    asks: Any = puzzle.asks
    measured: int = asks.burden(puzzle.state, puzzle.ask) if hasattr(asks, "burden") else 0
    if getattr(asks, "by_reasons", True):
        measured += effort(puzzle.solved.why)
    return leveled(measured, getattr(asks, "levels", USUAL))


def _drawn(name: str, kind_: str, state: Any, ask: Any) -> Puzzle:
    """A candidate, not yet looked at."""
    part = PuzzlePart.model_construct(id="drawn", game=name, kind=kind_, position={})
    return Puzzle(part, ask, state, "drawn", None)


def _sound(puzzle: Puzzle, level: int) -> bool:
    """Whether a candidate counts: see above. What the line says of it must have the same answer as it has itself."""
    try:
        if any(puzzle.asks.needs(puzzle.state, puzzle.ask, Data("drawn", {}))):
            return False
        if level_of(puzzle) != level or not _worth_asking(puzzle):
            return False
    except SaidError:
        return False
    if known(puzzle.game, puzzle.kind) and not led_astray(puzzle):
        return False
    return from_line(describe(puzzle)).solved == puzzle.solved


def _worth_asking(puzzle: Puzzle) -> bool:
    """Whether the answer cannot be guessed from its form: not empty, not one thing alone, not all that is offered.

    Its kind may ask for what is empty, and for all that is offered.
    """
    shape, answer = puzzle.shape, puzzle.solved.answer
    if shape.single:
        return True
    if isinstance(shape, Text):
        choices = [game(puzzle.game).write(one) for one in shape.choices()]
        return bool(answer) and ONE_IN * sum(map(puzzle.right, choices)) <= len(choices)
    if not answer:
        return getattr(puzzle.asks, "nothing", False)
    offered = _offered(shape)
    if len(answer) == offered:
        return getattr(puzzle.asks, "everything", False)
    return len(answer) <= MOST_OF_OFFERED * offered if offered else len(answer) > 1


def _offered(shape: Shape) -> int:
    """How many things an answer chooses from, each in it or not; 0 where it is not such a choice."""
    if isinstance(shape, Spots):
        return len(shape.offered)
    return len(shape.names) if isinstance(shape, Names) else 0


def _drilled(puzzle: Puzzle, ideas: tuple[str, ...]) -> tuple[str, ...]:
    """The clauses that decide here: those that the ideas going astray break, the rarest among the reasons first, and
    those that no reason names last.
    """
    broken = [mistake.clause for mistake in game(puzzle.game).mistakes if mistake.id in ideas]
    told = Counter(why.clause for why in puzzle.solved.why.walk())
    return tuple(sorted(dict.fromkeys(broken), key=lambda id_: told[id_] or told.total())[:MOST_RULES])
