"""The timed mode: as many right answers as one can give in a few minutes."""

import random
import re
from collections.abc import Iterable, Sequence
from itertools import groupby

from gangster_widgets.app.keeping.answer import Answer
from gangster_widgets.app.practice.filters import Wanted, fitting
from gangster_widgets.app.practice.memory import TOLD, concerned
from gangster_widgets.app.practice.past import Past
from gangster_widgets.app.practice.telling import all_quoted
from gangster_widgets.kernel.record import Record, replace
from gangster_widgets.kernel.words import words
from gangster_widgets.puzzles.puzzle import Puzzle

MINUTES = (3, 5)
HARDEST = 3
_SITTING = re.compile(r"timed-(3|5)-(\d{1,11})-(\w{1,64})", re.ASCII)


class Run(Record, frozen=True):
    """A timed run: when it began, how many minutes it lasts, how many were asked, and what was right and wrong.

    Asked and neither right nor wrong is what was passed. All but that is in `sitting` and in the answers.
    """

    started: float
    minutes: int
    sitting: str
    asked: int = 0
    right: int = 0
    wrong: int = 0

    @property
    def ends(self) -> float:
        """When it is over."""
        return self.started + self.minutes * 60

    def over(self, now: float) -> bool:
        """Whether it is over."""
        return now >= self.ends

    def left(self, now: float) -> int:
        """The seconds that are left, never more than there are."""
        return int(min(max(0, self.ends - now), self.minutes * 60))

    def after(self, answer: Answer) -> "Run":
        """With that answer counted, if it is one of this run and did not come too late.

        Right is what is right at once; an answer that a hint told is neither right nor wrong.
        """
        if answer.mode != "timed" or answer.sitting != self.sitting or answer.at > self.ends:
            return self
        right = answer.verdict == "right" and answer.rung < TOLD
        wrong = answer.verdict == "wrong"
        return replace(self, asked=self.asked + 1, right=self.right + right, wrong=self.wrong + wrong)

    def passed(self) -> "Run":
        """With one more that was asked and left without an answer."""
        return replace(self, asked=self.asked + 1)


def begin(now: float, minutes: int, id_: str) -> Run:
    """A run that begins now and lasts so many minutes, one of `MINUTES`. `id_` is one that no other run has."""
    if minutes not in MINUTES:
        raise ValueError(f"a timed run lasts {MINUTES} minutes, not {minutes}")
    return Run(int(now), minutes, f"timed-{minutes}-{int(now)}-{id_}")


def resumed(sitting: str, answers: Iterable[Answer]) -> Run | None:
    """The run of that sitting as far as it has come by the answers, each counted once; None where it is of no run."""
    parts = _SITTING.fullmatch(sitting)
    if parts is None:
        return None
    run = Run(int(parts[2]), int(parts[1]), sitting)
    for answer in {answer.id: answer for answer in answers}.values():
        run = run.after(answer)
    return run


def quick(puzzle: Puzzle, wanted: Wanted) -> bool:
    """Whether it is answered quickly: of a kind that draws positions anew, and not above level 3, unless another level
    is wanted.
    """
    return hasattr(puzzle.asks, "vary") and (wanted.level is not None or (puzzle.level or HARDEST) <= HARDEST)


def sequence(run: Run, puzzles: Iterable[Puzzle], wanted: Wanted) -> list[Puzzle]:
    """The puzzles of that run, each once, in an order of its own in which the level rises."""
    draw = random.Random(run.sitting).random
    found = [(puzzle.level or HARDEST, draw(), puzzle) for puzzle in fitting(puzzles, wanted) if quick(puzzle, wanted)]
    return [puzzle for _, _, puzzle in sorted(found, key=lambda drawn: drawn[:2])]


def asked_now(run: Run, puzzles: Iterable[Puzzle], past: Past, wanted: Wanted) -> tuple[Puzzle, int] | None:
    """What the run asks now, and as which variant; None where no puzzle fits.

    No puzzle comes twice before all have come, and then as another position.
    """
    order = sequence(run, puzzles, wanted)
    if not order:
        return None
    around, place = divmod(run.asked, len(order))
    return order[place], past.fresh(order[place].id) + around


def best(answers: Iterable[Answer], minutes: int, game: str, but: str = "") -> Run | None:
    """The best run of so many minutes in that game, `but` that sitting: most right, fewest wrong, earliest."""
    timed = [answer for answer in answers if answer.mode == "timed" and answer.game == game and answer.sitting != but]
    timed.sort(key=lambda answer: answer.sitting)
    runs = [resumed(sitting, list(of)) for sitting, of in groupby(timed, key=lambda answer: answer.sitting)]
    found = [run for run in runs if run is not None and run.minutes == minutes]
    return min(found, key=lambda run: (-run.right, run.wrong, run.started), default=None)


def gone_wrong(run: Run, answers: Iterable[Answer]) -> tuple[tuple[str, str], ...]:
    """The clauses that went wrong in that run, each with its game, in the order in which they did."""
    wrong = [answer for answer in answers if answer.sitting == run.sitting and answer.verdict == "wrong"]
    return tuple(dict.fromkeys((answer.game, clause) for answer in wrong for clause in concerned(answer)))


def result_said(run: Run, answers: Sequence[Answer], game: str, lang: str) -> list[str]:
    """How the run went: what was right and wrong, beside the best one so far, and the clauses that went wrong."""
    say, before = words(lang), best(answers, run.minutes, game, run.sitting)
    told = [say.say("timed-result", right=run.right, wrong=run.wrong, minutes=run.minutes)]
    if before is not None:
        name = "more" if run.right > before.right else "same" if run.right == before.right else "less"
        told.append(say.say(f"timed-best-{name}", best=before.right))
    if clauses := all_quoted(gone_wrong(run, answers), lang):
        told.append(say.say("timed-clauses", clauses=clauses))
    return told
