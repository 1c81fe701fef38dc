"""A learner in one line: how much was tried and solved, which rules are weak, when he was last here."""

from collections.abc import Container, Sequence

from gangster_widgets.app.keeping.answer import Answer
from gangster_widgets.app.practice.memory import Memory
from gangster_widgets.kernel.game import game, games
from gangster_widgets.kernel.record import Record, replace
from gangster_widgets.kernel.rulebook import rulebook

LATEST, WEAKEST = 2_000, 3
"""How many of the latest answers say which rules are weak, and how many of these are named."""


class Summary(Record, frozen=True):
    """What is told of a learner. `weak` are games with clauses, the weakest first."""

    answers: int
    tried: int
    solved: int
    weak: tuple[tuple[str, str], ...]
    last: float | None


def summary(answers: Sequence[Answer], now: float) -> Summary:
    """What these answers of one learner come to."""
    return Summary(
        len(answers),
        len({(one.game, one.puzzle) for one in answers}),
        len({(one.game, one.puzzle) for one in answers if one.verdict == "right"}),
        _weak(answers, now),
        max((one.at for one in answers), default=None),
    )


def _weak(answers: Sequence[Answer], now: float) -> tuple[tuple[str, str], ...]:
    """The weakest clauses of the games that are here; other games and clauses are a stranger's own."""
    latest = sorted(answers, key=lambda one: one.at)[-LATEST:]
    found: list[tuple[str, str]] = []
    for name in games():
        known = rulebook(game(name).folder)
        memory = Memory.of(_within(one, known) for one in latest if one.game == name and one.at <= now)
        found += [(name, clause) for clause in memory.weakest(now)]
    return tuple(found[:WEAKEST])


def _within(answer: Answer, known: Container[str]) -> Answer:
    """The answer with only those clauses that there are."""
    rules = tuple(rule for rule in answer.rules if rule in known)
    return replace(answer, rules=rules, blamed=tuple(rule for rule in answer.blamed if rule in known))
