"""How far a learner has come in a lesson, kept with all else that is the learner's."""

from collections.abc import Iterable, Mapping
from typing import Annotated

import msgspec

from gangster_widgets.app.keeping.learner import Learner
from gangster_widgets.kernel.record import Record, asdict
from gangster_widgets.lessons.lesson import Lesson

Count = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class Way(Record, frozen=True):
    """How far in one lesson: the page where it was left, the pages that are done, both counted from 1, and when.

    `at` is how far the worked examples were stepped through, by the numbers of their pages.
    """

    step: Count = 0
    done: tuple[Count, ...] = ()
    at: Mapping[str, Count] = {}
    seen: float = 0.0

    def open(self, lesson: Lesson) -> list[int]:
        """The pages that are not done yet."""
        return [step for step in range(1, len(lesson.pages) + 1) if step not in self.done]

    def begun(self) -> bool:
        """Whether any page of it was opened."""
        return self.step > 0

    def on(self, lesson: Lesson) -> int:
        """The page to go on with: where it was left; behind the end, the first that is open, else the first."""
        if 0 < self.step <= len(lesson.pages):
            return self.step
        return next(iter(self.open(lesson)), 1)


def key(lesson: Lesson) -> str:
    """The key under which the way in a lesson is kept."""
    return f"lesson:{lesson.id}"


def way(learner: Learner, lesson: Lesson) -> Way:
    """How far that learner is; at the beginning where nothing is kept. What is kept may be a stranger's."""
    try:
        found = msgspec.convert(learner.kept(key(lesson)), Way)
    except msgspec.ValidationError:
        return Way()
    there = range(1, len(lesson.pages) + 1)
    step = min(found.step, len(lesson.pages) + 1)
    return Way(step, tuple(sorted(set(found.done) & set(there))), found.at, found.seen)


def data(one: Way) -> dict[str, object]:
    """The way as JSON data."""
    return {**asdict(one), "done": list(one.done), "at": dict(one.at)}


def on_with(course: Iterable[Lesson], ways: Mapping[str, Way]) -> Lesson | None:
    """The lesson to go on with: the one left last, if anything is open in it, else the first with an open page.

    None where all is done.
    """
    left = [one for one in course if ways[one.id].open(one)]
    begun = [one for one in left if ways[one.id].begun()]
    latest = max(ways.values(), key=lambda found: found.seen, default=Way())
    found = next((one for one in begun if ways[one.id] is latest), None)
    return found or next(iter(left), None)
