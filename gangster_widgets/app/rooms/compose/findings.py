"""What comes of an exercise: its answer, what it demonstrates, which mistakes it tells apart, what to be warned of."""

from collections.abc import Iterator

from gangster_widgets.app.rooms.compose.draft import clauses
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.record import Record
from gangster_widgets.puzzles.answers import Names, Numbers, Order, Text
from gangster_widgets.puzzles.diagnose import Astray, wrong_answers
from gangster_widgets.puzzles.puzzle import Puzzle


class Findings(Record, frozen=True, gc=True):
    """What the engine finds in a sound exercise.

    `told` are the wrong answers that mistakes lead to, `untold` the mistakes that lead to none. `right` are all right
    answers where one of several is asked for, of `choices`; nothing where there can be but one. `warnings` are
    sentences by their names.
    """

    puzzle: Puzzle
    touched: tuple[str, ...]
    told: tuple[Astray, ...]
    untold: tuple[str, ...]
    right: tuple[str, ...]
    choices: int
    warnings: tuple[str, ...]


def findings(puzzle: Puzzle) -> Findings:
    """All of it."""
    told = wrong_answers(puzzle)
    leading = {id_ for one in told for id_ in one.ideas}
    known = [mistake.id for mistake in game(puzzle.game).mistakes if puzzle.kind in mistake.kinds]
    right, choices = _right(puzzle)
    return Findings(
        puzzle=puzzle,
        touched=tuple(clauses(puzzle)),
        told=told,
        untold=tuple(id_ for id_ in known if id_ not in leading),
        right=right,
        choices=choices,
        warnings=tuple(_warnings(puzzle, right, choices)),
    )


def _right(puzzle: Puzzle) -> tuple[tuple[str, ...], int]:
    """The right answers among all that could be given, where one is chosen of several; how many could be."""
    shape = puzzle.asks.shape(puzzle.state, puzzle.ask)
    if not isinstance(shape, Text):
        return (), 0
    written = [game(puzzle.game).write(action) for action in shape.choices()]
    return tuple(words for words in written if puzzle.right(words)), len(written)


def _warnings(puzzle: Puzzle, right: tuple[str, ...], choices: int) -> Iterator[str]:
    """What makes an exercise poor: a learner would guess it, or take an empty answer for a forgotten one."""
    answer, shape = puzzle.solved.answer, puzzle.asks.shape(puzzle.state, puzzle.ask)
    if shape.single:
        return
    if not answer:
        yield "compose-warn-empty"
    elif isinstance(shape, Text) and 2 * len(right) >= choices:
        yield "compose-warn-half"
    elif isinstance(shape, Names) and len(answer) == len(shape.names):
        yield "compose-warn-all"
    elif isinstance(shape, Numbers | Order) and not isinstance(shape, Names) and len(answer) == 1:
        yield "compose-warn-one"
    elif isinstance(shape, Numbers) and len(set(answer.values())) == 1:
        yield "compose-warn-equal"
