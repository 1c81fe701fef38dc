"""A placement test that goes on, kept with all else that is the learner's."""

from typing import Annotated, Any

import msgspec

from gangster_widgets.app.keeping.learner import Learner
from gangster_widgets.kernel.record import Record
from gangster_widgets.lessons.placement import MOST, Asked
from gangster_widgets.lessons.pool import pool

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Seed = Annotated[int, msgspec.Meta(ge=0, le=10**6)]


class Sitting(Record, frozen=True):
    """The answers so far, each with whether it was known, the seed that decides between equally good questions, and
    whether the test was ended early.
    """

    seed: Seed = 0
    asked: Annotated[tuple[tuple[Id, Any, bool], ...], msgspec.Meta(max_length=MOST)] = ()
    ended: bool = False

    @property
    def answers(self) -> tuple[Asked, ...]:
        """The same, as the test reads them."""
        return tuple(Asked(*one) for one in self.asked)


def key(game: str) -> str:
    """The key under which the test of that game is kept."""
    return f"placement:{game}"


def sitting(learner: Learner, game: str) -> Sitting | None:
    """The test that was begun; None where none was. What is kept may be a stranger's, or of questions that are gone."""
    try:
        found = msgspec.convert(learner.kept(key(game)), Sitting)
    except msgspec.ValidationError:
        return None
    there = pool(game)
    known = {*there.sweeps, *there.separators}
    return found if all(id_ in known for id_, _, _ in found.asked) else None


def data(one: Sitting) -> dict[str, Any]:
    """The test as JSON data."""
    return {"seed": one.seed, "asked": [list(each) for each in one.asked], "ended": one.ended}
