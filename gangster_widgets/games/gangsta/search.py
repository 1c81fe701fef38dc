"""Looking for the order in which most of a gang joins, among all that `joining` allows."""

from collections.abc import Callable, Sequence

from gangster_widgets.games.gangsta.joining import Missing, Steps, counted, less
from gangster_widgets.games.gangsta.person import SKILLS, Person
from gangster_widgets.kernel.memo import Memo
from gangster_widgets.kernel.record import Record

NOTHING: Missing = (0,) * len(SKILLS)


class Path(Record, frozen=True):
    """How many that count join, and who joins when, each with what is still missing after him."""

    count: int = 0
    joins: tuple[tuple[Person, Missing], ...] = ()

    def behind(self, person: Person, left: Missing, counts: int) -> "Path":
        """The same after somebody else has joined."""
        return Path(self.count + counts, ((person, left), *self.joins))


class Search:
    """Orders of some people of whom as many as possible are to join, and of helpers who fill up what they leave.

    Helpers come last: who takes part earlier only leaves less to those who count, and never makes room for them.
    """

    def __init__(self, people: Sequence[Person], helpers: Sequence[Person], steps: Steps) -> None:
        self.people, self.helpers, self.ways = tuple(people), tuple(helpers), steps.ways
        self.idle = bool(steps.ways(NOTHING, ""))
        self._help = together(self.helpers)
        self._best: Memo[Path | None] = Memo(self._find)

    def beginning(self, missing: Missing, starter: Person) -> Path | None:
        """The best order that this one of them begins; None where he may not, or the rest is out of reach."""
        nth = self.people.index(starter)
        everybody = tuple(range(len(self.people)))
        found = [
            path.behind(starter, left, 1)
            for left in self.ways(missing, starter.symbols)
            if (path := self._best[left, self._still(left, everybody, nth)]) is not None
        ]
        return max(found, key=lambda path: path.count, default=None)

    def _still(self, missing: Missing, left: Sequence[int], joined: int) -> tuple[int, ...]:
        """Who may still join when that one has: who brings nothing now never will."""
        return tuple([one for one in left if one != joined and self.ways(missing, self.people[one].symbols)])

    def _find(self, missing: Missing, left: tuple[int, ...]) -> Path | None:
        """The best way on with those of them who have not joined yet; None where something stays missing."""
        people = [self.people[one] for one in left]
        if any(less(missing, together(people) + self._help)):
            return None
        most, best, seen = self._bound(missing, people), None, set()
        for nth, person in zip(left, people, strict=True):
            of_use = tuple(map(min, counted(person.symbols), missing))
            if of_use in seen:  # whoever brings the same is as good
                continue
            seen.add(of_use)
            for after in reversed(self.ways(missing, person.symbols)):
                rest = self._still(after, left, nth)
                if best is not None and best.count >= 1 + self._bound(after, [self.people[one] for one in rest]):
                    continue
                path = self._best[after, rest]
                if path is not None and (best is None or path.count + 1 > best.count):
                    best = path.behind(person, after, 1)
                if best is not None and best.count == most:
                    return best
        return self.filled(missing) if best is None else best

    def filled(self, missing: Missing) -> Path | None:
        """Helpers alone, whoever brings most first; None where something stays missing."""
        helpers, joins = list(self.helpers), []
        while any(missing):
            helper = min(helpers, key=lambda one: sum(less(missing, one.symbols)), default=None)
            if helper is None or less(missing, helper.symbols) == missing:
                return None
            helpers.remove(helper)
            missing = less(missing, helper.symbols)
            joins.append((helper, missing))
        return Path(0, tuple(joins))

    def _bound(self, missing: Missing, people: Sequence[Person]) -> int:
        """So many of them can join at most: each needs a missing skill of his own, unless none is needed."""
        if self.idle:
            return len(people)
        free = [skill for skill, number in zip(SKILLS, missing, strict=True) for _ in range(number)]
        return matched(len(people), lambda one: [nth for nth, skill in enumerate(free) if skill in people[one].symbols])


def together(people: Sequence[Person]) -> str:
    """All the symbols that they have together."""
    return "".join([person.symbols for person in people])


def matched(number: int, fits: Callable[[int], Sequence[int]]) -> int:
    """How many of so many can have a place of their own among those that fit each."""
    has: dict[int, int] = {}

    def placed(one: int, tried: set[int]) -> bool:
        for place in fits(one):
            if place not in tried:
                tried.add(place)
                if place not in has or placed(has[place], tried):
                    has[place] = one
                    return True
        return False

    return sum([placed(one, set()) for one in range(number)])
