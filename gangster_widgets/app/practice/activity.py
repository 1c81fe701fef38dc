"""What a learner did, day by day: right and wrong answers, first attempts over time, the time it took, what is due."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from gangster_widgets.app.keeping.answer import Answer
from gangster_widgets.app.practice.memory import is_first, is_own
from gangster_widgets.kernel.record import Record

DAY, MINUTE = 86_400, 60
SHORT, WEEKS, WEEK = 14, 12, 7
"""Two weeks are shown day by day, more than that as so many weeks."""
FEWEST = 7
"""So many days or weeks are shown even where there was no answer in the first ones."""
AHEAD = 14
"""So many days are looked ahead, today among them."""

SMALLEST, MOST = 10, 10
"""First attempts are compared by tens at least, and in so many groups at most."""

PAUSE = 600.0
"""Whoever looks at one puzzle for more seconds than this has done something else meanwhile."""


class Span(Record, frozen=True):
    """A day or a week: the number of its first day since 1970, and how many answers were right and wrong in it."""

    first: int
    right: int = 0
    wrong: int = 0


class Group(Record, frozen=True):
    """First attempts that followed each other: when the first and the last one was, and how many were right."""

    since: float
    until: float
    right: int
    all: int


def day(at: float, offset: int = 0) -> int:
    """The number of that moment's day since 1970, where the clock is `offset` minutes ahead of UTC."""
    return int((at + offset * MINUTE) // DAY)


def in_order(answers: Iterable[Answer]) -> tuple[Answer, ...]:
    """The answers in order of time, each once."""
    return tuple(sorted({answer.id: answer for answer in answers}.values(), key=lambda answer: (answer.at, answer.id)))


def spans(answers: Sequence[Answer], now: float, offset: int = 0) -> tuple[Span, ...]:
    """The days of the last two weeks; the last weeks, from Monday on, where there are answers from before that.

    They begin with the first answer, and the last one holds today. What is older or to come is in none of them.
    """
    today = day(now, offset)
    days = [(day(answer.at, offset), answer.verdict) for answer in answers]
    long = any(number <= today - SHORT for number, _ in days)
    length, count = (WEEK, WEEKS) if long else (1, SHORT)
    last = today - (today + 3) % WEEK if long else today
    found = Counter((last + (number - last) // length * length, verdict) for number, verdict in days if number <= today)
    since = min((first for first, _ in found), default=last)
    count = min(count, max(FEWEST, (last - since) // length + 1))
    firsts = range(last - (count - 1) * length, last + 1, length)
    return tuple(Span(first, found[first, "right"], found[first, "wrong"]) for first in firsts)


def active_days(answers: Iterable[Answer], offset: int = 0) -> int:
    """On how many days there was an answer."""
    return len({day(answer.at, offset) for answer in answers})


def first_attempts(answers: Iterable[Answer]) -> tuple[int, int]:
    """How many first attempts were right without being told, and how many there were."""
    own = [is_own(answer) for answer in answers if is_first(answer)]
    return sum(own), len(own)


def groups(answers: Iterable[Answer]) -> tuple[Group, ...]:
    """First attempts in groups of the same size up to the last one; the oldest that fill no group are in none.

    The groups are of ten or, where there would be too many, of twenty, fifty, a hundred and so on.
    """
    firsts = [answer for answer in in_order(answers) if is_first(answer)]
    size = next(size for size in _sizes() if len(firsts) // size <= MOST)
    cut = [firsts[at : at + size] for at in range(len(firsts) % size, len(firsts), size)]
    return tuple(Group(some[0].at, some[-1].at, sum(map(is_own, some)), size) for some in cut)


def _sizes() -> Iterator[int]:
    ten = SMALLEST
    while True:
        yield from (ten, 2 * ten, 5 * ten)
        ten *= 10


def spent(answers: Iterable[Answer]) -> float:
    """How many seconds went into the answers. Attempts at one puzzle in one sitting are timed from the same moment."""
    longest: dict[tuple[str, str, int], float] = {}
    for answer in answers:
        at_once = (answer.sitting or answer.id, answer.puzzle, answer.variant)
        longest[at_once] = max(longest.get(at_once, 0.0), min(answer.seconds, PAUSE))
    return sum(sorted(longest.values()))


def ahead(due: Iterable[float], now: float, offset: int = 0) -> tuple[int, ...]:
    """How many of these moments are on each of the next days, from today on; what is overdue is to be done today."""
    today = day(now, offset)
    found = Counter(max(0, day(at, offset) - today) for at in due)
    return tuple(found[number] for number in range(AHEAD))
