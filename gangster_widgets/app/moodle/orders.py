"""Which orders Moodle offers where names one after another are asked for and several orders are right."""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations, islice, permutations
from typing import Any

from gangster_widgets.app.paper.misled import misled
from gangster_widgets.puzzles.answers import Order
from gangster_widgets.puzzles.puzzle import Puzzle

MOST_RIGHT, MOST_WRONG = 2, 7
"""So many right orders are offered, and so many others."""
MOST_TRIED, MOST_NAMES = 200, 4
"""So many orders are looked at, of so many names where the answer has none."""

Named = tuple[str, ...]


def orders(shape: Order, puzzle: Puzzle, part: str) -> list[tuple[Named, bool]]:
    """Orders with whether each is right, in the order of their names, so that where one stands says nothing; nobody at
    all stands last. The wrong answers that ideas lead to come first into it.
    """
    solution: Named = tuple(puzzle.solved.answer[part])
    led = [tuple(one.answer[part]) for one in misled(puzzle)]
    tried = islice(dict.fromkeys(chain([solution], led, _others(solution, shape.names))), MOST_TRIED)
    judged = [(one, puzzle.right({part: one})) for one in tried if one]
    right = [one for one in judged if one[1]][:MOST_RIGHT]
    wrong = [one for one in judged if not one[1]][:MOST_WRONG]
    return [*sorted([*right, *wrong]), ((), puzzle.right({part: ()}))]


def _others(solution: Named, names: Sequence[str]) -> Iterator[Any]:
    """The same names otherwise, then one of them fewer; where there are none, some names in any order."""
    if not solution:
        yield from chain.from_iterable(permutations(names[:MOST_NAMES], number) for number in (3, 2, 1))
        return
    yield from islice(permutations(solution), MOST_TRIED // 2)
    for fewer in combinations(solution, max(len(solution) - 1, 1)):
        yield from islice(permutations(fewer), MOST_WRONG)
    yield from ((*solution[:-1], other) for other in names if other not in solution)
