"""What a learner remembers of one game, by clause: FSRS replayed over the answers, nothing kept beside them.

An answer is a review of the clauses it says something about. A right one reviews all clauses that the puzzle drills:
as good without a hint or with the first two, which only make it hard; with more of the answer shown it was not
remembered. A wrong one reviews the clauses that it broke, where that is known, else all of them.
"""

from bisect import bisect_left
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from functools import reduce
from typing import NamedTuple

from fsrs import Card, Rating, Scheduler

from gangster_widgets.app.keeping.answer import Answer
from gangster_widgets.kernel.record import Record

SCHEDULER = Scheduler(enable_fuzzing=False)
NEVER = Card(card_id=0, due=datetime.fromtimestamp(0, UTC))
"""The card of a clause that was not met yet. Cards are never changed: a review makes another one."""

TOLD = 3
"""From this rung on a hint tells so much that a right answer says nothing about what is remembered."""

LATELY, STEADY, FORGOTTEN = 3, 2, 0.8
HALF_SURE = 7.0
"""The stability, in days, at which a clause that is fresh in mind counts as half mastered."""


class Review(NamedTuple):
    """One review of a clause. Reviews are ordered by time."""

    at: float
    answer: str
    rating: Rating


class Held(Record, frozen=True):
    """What is remembered of one clause: its reviews in order of time, and the card that FSRS makes of them."""

    reviews: tuple[Review, ...] = ()
    card: Card = NEVER

    def after(self, review: Review) -> "Held":
        """With one more review; with the same one again nothing changes. One that comes late takes its place."""
        if not self.reviews or self.reviews[-1] < review:
            return Held((*self.reviews, review), _reviewed(self.card, review))
        place = bisect_left(self.reviews, review)
        if self.reviews[place] == review:
            return self
        reviews = (*self.reviews[:place], review, *self.reviews[place:])
        return Held(reviews, reduce(_reviewed, reviews, NEVER))

    def sure(self, now: float) -> float:
        """How likely it is remembered now, from 0 to 1."""
        return SCHEDULER.get_card_retrievability(self.card, _moment(now))

    def weak(self, now: float) -> bool:
        """Whether it went wrong lately and has not been right twice since, or is likely to be forgotten by now."""
        lately = [review.rating for review in self.reviews[-LATELY:]]
        return self.sure(now) < FORGOTTEN or (Rating.Again in lately and Rating.Again in lately[-STEADY:])


class Memory(Record, frozen=True):
    """What is remembered of the clauses of one game. Does not ask which game an answer is of: `Past` does."""

    held: Mapping[str, Held] = {}

    @classmethod
    def of(cls, answers: Iterable[Answer]) -> "Memory":
        """What is remembered after these answers, in whatever order they come."""
        return reduce(cls.after, answers, cls())

    def after(self, answer: Answer) -> "Memory":
        """What is remembered after one more answer. The same answer twice counts once."""
        rating = rated(answer)
        clauses = concerned(answer)
        if not is_first(answer) or not clauses:
            return self
        review = Review(answer.at, answer.id, rating)
        return Memory({**self.held, **{clause: self.held.get(clause, Held()).after(review) for clause in clauses}})

    def due(self, now: float) -> tuple[str, ...]:
        """The clauses whose review is due, the most overdue first."""
        due = [(held.card.due, clause) for clause, held in self.held.items() if held.card.due.timestamp() <= now]
        return tuple(clause for _, clause in sorted(due))

    def due_at(self, clause: str) -> float | None:
        """When the next review of that clause is due, None where it was not met yet."""
        return self.held[clause].card.due.timestamp() if clause in self.held else None

    def next_due(self, now: float) -> float | None:
        """When the next review is due that is not due yet, None where there is none."""
        return min((at for held in self.held.values() if (at := held.card.due.timestamp()) > now), default=None)

    def weakest(self, now: float) -> tuple[str, ...]:
        """The clauses that are really weak, the weakest first.

        Weak is what went wrong in one of its last two reviews, or is remembered with a likelihood under 0.8. What was
        right twice in a row is not weak, however little it has been practised.
        """
        weak = [(self.strength(clause, now), clause) for clause, held in self.held.items() if held.weak(now)]
        return tuple(clause for _, clause in sorted(weak))

    def strength(self, clause: str, now: float) -> float:
        """How well that clause is mastered, from 0 (not met yet) towards 1.

        It is how likely the clause is remembered now, times how lasting that is: half where it fades within a week.
        """
        held = self.held.get(clause)
        stability = held.card.stability if held else None
        return held.sure(now) * stability / (stability + HALF_SURE) if held and stability else 0.0

    def met_at(self, clause: str) -> float | None:
        """When that clause was last reviewed, None where it was not met yet."""
        return self.held[clause].reviews[-1].at if clause in self.held else None


def is_first(answer: Answer) -> bool:
    """Whether it is the first attempt of its sitting; in a timed run every answer is one."""
    return answer.attempt == 1 or answer.mode == "timed"


def is_own(answer: Answer) -> bool:
    """Whether it is right, and not only because a hint told the answer."""
    return answer.verdict == "right" and answer.rung < TOLD


def rated(answer: Answer) -> Rating:
    """How well what it asks was remembered."""
    if not is_own(answer):
        return Rating.Again
    return Rating.Hard if answer.rung else Rating.Good


def concerned(answer: Answer) -> tuple[str, ...]:
    """The clauses that it says something about."""
    wrong = answer.verdict == "wrong"
    return tuple(dict.fromkeys(answer.blamed if wrong and answer.blamed else answer.rules))


def _reviewed(card: Card, review: Review) -> Card:
    return SCHEDULER.review_card(card, review.rating, _moment(review.at))[0]


def _moment(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)
