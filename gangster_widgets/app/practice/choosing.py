"""Which puzzle comes next: reviews that are due, then what is weak, then what is new, then practice."""

from collections.abc import Callable, Iterable, Sequence

from gangster_widgets.app.practice.filters import Wanted, clause_order, fitting
from gangster_widgets.app.practice.past import Past
from gangster_widgets.app.practice.telling import Reason, review_reason
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.record import Record
from gangster_widgets.puzzles.puzzle import Puzzle

RESTS = 3
"""A puzzle comes again only after so many others, as far as there are others."""

MIDDLE = 3
"""What a puzzle without a level counts as."""

LOOKED_AT = 50
"""So many easy puzzles are compared for a newcomer at most."""


class Choice(Record, frozen=True):
    """The puzzle to show, as which of its variants (0: as it stands), and why it is this one."""

    puzzle: Puzzle
    variant: int
    reason: Reason


def next_puzzle(
    puzzles: Iterable[Puzzle], past: Past, now: float, wanted: Wanted, passed: Sequence[str] = ()
) -> Choice | None:
    """The next puzzle for that learner; None where nothing fits.

    `passed` are the ids of the puzzles shown in this visit, answered or not, the one shown just now at the end. They
    rest for a while, even where their review is due, and none is shown twice in a row as the same position.
    The same arguments always give the same choice.
    """
    found = fitting(puzzles, wanted)
    for rest in range(min(RESTS, len(passed)), -1, -1):
        resting = set(passed[len(passed) - rest :])
        pool = [puzzle for puzzle in found if puzzle.id not in resting]
        if pool:
            return _Chooser(pool, found, past, now, wanted.game, passed).choice()
    return None


def first_puzzle(puzzles: Iterable[Puzzle]) -> Puzzle | None:
    """What a newcomer begins with: of the lowest level, one that can be answered in steps if there is such a one, and
    of these the one whose answer rests on the fewest reasons. Generated ones only where nobody composed any.
    """
    every = list(puzzles)
    given = [puzzle for puzzle in every if not puzzle.generated] or every
    low = min((_level(puzzle) for puzzle in given), default=0)
    easy = [puzzle for puzzle in given if _level(puzzle) == low]
    led = [puzzle for puzzle in easy if hasattr(puzzle.asks, "steps")] or easy
    return min(led[:LOOKED_AT], key=_reasons, default=None)


class _Chooser:
    """One choice out of a pool that is not empty; `found` are all that fit, those that rest among them."""

    def __init__(
        self, pool: list[Puzzle], found: list[Puzzle], past: Past, now: float, game: str, passed: Sequence[str]
    ) -> None:
        self.pool, self.past, self.now, self.game, self.passed = pool, past, now, game, passed
        self.free = {puzzle.id for puzzle in pool}
        self.memory = past.memory(game)
        self.level = past.level(game)
        self.order = clause_order(game)
        self.overdue = self.memory.due(now)
        by_id = {puzzle.id: puzzle for puzzle in found}
        self.shown = [by_id[id_] for id_ in passed if id_ in by_id]
        self.drilling: dict[str, list[Puzzle]] = {}
        for puzzle in found:
            for rule in puzzle.rules:
                self.drilling.setdefault(rule, []).append(puzzle)

    def choice(self) -> Choice:
        return self.due() or self.weak() or self.new() or self.practice()

    def due(self) -> Choice | None:
        """The clause whose review is most overdue, of those that can be reviewed now."""
        for clause in self.overdue:
            if puzzle := self.best(clause):
                return self.shown_as(puzzle, review_reason(clause, self.memory.met_at(clause) or 0, self.now))
        return None

    def weak(self) -> Choice | None:
        """The weakest clause, but not one that the puzzle shown just now drills: two in a row teach less."""
        just = {rule for puzzle in self.shown[-1:] for rule in puzzle.rules}
        for clause in self.memory.weakest(self.now):
            if clause not in just and (puzzle := self.best(clause)):
                return self.shown_as(puzzle, Reason("practice-weak", clause))
        return None

    def new(self) -> Choice | None:
        """A puzzle that was never answered; a newcomer's first one is the easiest."""
        new = [puzzle for puzzle in self.pool if puzzle.id not in self.past.met]
        unseen = [puzzle for puzzle in new if puzzle.id not in self.passed]
        first = None if self.game in self.past.memories else first_puzzle(unseen)
        if first is not None:
            return self.shown_as(first, Reason("practice-first"))
        puzzle = min(new, key=self.newness(), default=None)
        if puzzle is None:
            return None
        if not puzzle.rules:
            return self.shown_as(puzzle, Reason("practice-new-any"))
        for clause in self.unmet(puzzle):
            return self.shown_as(puzzle, Reason("practice-new", clause))
        return self.shown_as(puzzle, Reason("practice-unseen", puzzle.rules[0]))

    def practice(self) -> Choice:
        """All were answered and nothing is due: the least sure clause that none of the latest puzzles drills."""
        just = {rule for puzzle in self.shown[-RESTS:] for rule in puzzle.rules}
        drilled = {rule for puzzle in self.pool for rule in puzzle.rules}
        if not drilled:
            return self.shown_as(min(self.pool, key=self.suits), Reason("practice-any"))
        clause = min(drilled - just or drilled, key=self.sureness)
        candidates = [puzzle for puzzle in self.pool if clause in puzzle.rules]
        return self.shown_as(min(candidates, key=self.suits), Reason("practice-least-sure", clause))

    def best(self, clause: str) -> Puzzle | None:
        """The puzzle that suits best to drill that clause; none while that one rests, since its time comes soon."""
        best = min(self.drilling.get(clause, ()), key=self.suits, default=None)
        return best if best is not None and best.id in self.free else None

    def shown_as(self, puzzle: Puzzle, reason: Reason) -> Choice:
        """As it stands if it was never shown, else as a variant that was neither answered nor shown in this visit."""
        number = self.past.fresh(puzzle.id) + self.passed.count(puzzle.id)
        return Choice(puzzle, number, reason)

    def suits(self, puzzle: Puzzle) -> tuple[int, ...]:
        """How well a puzzle suits to drill a clause that was met, the best first.

        New ones near the learner's level without a clause that was not met, then those that come as a variant, then
        other new ones. Of equal ones those that do not rest, with few clauses not
        met and many that are due, near the level, and not seen for longest; composed ones
        before generated ones.
        """
        met, unmet, far = self.past.met.get(puzzle.id), len(self.unmet(puzzle)), _level(puzzle) - self.level
        tier = (0 if far <= 1 and not unmet else 2) if met is None else 1
        due = sum(rule in self.overdue for rule in puzzle.rules)
        rests, away = puzzle.id not in self.free, abs(far)
        return (tier, rests, puzzle.generated, unmet, -due, away, self.lately(puzzle), int(met.at) if met else 0)

    def newness(self) -> Callable[[Puzzle], tuple[int, ...]]:
        """Composed ones before generated ones; easier levels first, another kind than the last one, clauses not met yet
        in the rulebook's order.
        """
        last = self.shown[-1].kind if self.shown else self.past.last_kind(self.game)

        def key(puzzle: Puzzle) -> tuple[int, ...]:
            unmet = self.unmet(puzzle)
            place = min(map(self.place, unmet or puzzle.rules), default=len(self.order))
            return (self.lately(puzzle), puzzle.generated, _level(puzzle), puzzle.kind == last, not unmet, place)

        return key

    def sureness(self, clause: str) -> tuple[float, int, str]:
        return (self.memory.strength(clause, self.now), self.place(clause), clause)

    def lately(self, puzzle: Puzzle) -> int:
        """0 where it was not shown in this visit, else more the later that was."""
        return max((place + 1 for place, id_ in enumerate(self.passed) if id_ == puzzle.id), default=0)

    def unmet(self, puzzle: Puzzle) -> list[str]:
        return [rule for rule in puzzle.rules if rule not in self.memory.held]

    def place(self, clause: str) -> int:
        return self.order.get(clause, len(self.order))


def _level(puzzle: Puzzle) -> int:
    return MIDDLE if puzzle.level is None else puzzle.level


def _reasons(puzzle: Puzzle) -> float:
    """How many reasons its answer rests on; without bound where there is no answer."""
    try:
        return sum(1 for _ in puzzle.solved.why.walk())
    except SaidError:
        return float("inf")
