"""Placement: at most ten questions, each chosen by the answers so far, then what to learn and what to skip."""

import random
from typing import Any

from gangster_widgets.app.address import Address
from gangster_widgets.app.desk import noted
from gangster_widgets.app.room import Room
from gangster_widgets.app.rooms.placement.panels import page
from gangster_widgets.app.rooms.placement.question import Question
from gangster_widgets.app.rooms.placement.sitting import Sitting, data, key, sitting
from gangster_widgets.app.visit import Visit
from gangster_widgets.kernel.record import replace
from gangster_widgets.lessons.course import lessons
from gangster_widgets.lessons.placement import next_question
from gangster_widgets.puzzles.checker import Verdict
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.widgets.pane import Pane

SEEDS = 10**6


class Placement(Room):
    """The test as far as it has come. Answers are judged at its end only; they count as answers like all others."""

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit)
        self.pane = Pane(self._used)
        self.sitting: Sitting | None = None
        self.question: Question | None = None
        self._since = 0.0

    def title(self) -> str:
        """The room's name."""
        return self.visit.words.say("placement-title")

    def open(self, here: Address) -> None:
        """The question to be answered now, the result of a test that is over, or what the test is."""
        self.sitting = sitting(self.visit.learner, here.game)
        self._ask()

    def _ask(self) -> None:
        """The next question, if there is one."""
        one, found = self.sitting, None
        if one is not None and not one.ended:
            found = next_question(self.visit.here.game, one.answers, one.seed)
        self.question = self._laid(found) if found else None
        self.widgets = (self.pane, self.question) if self.question else (self.pane,)
        self._since = self.visit.now()
        self.dressed()

    def _laid(self, puzzle: Puzzle) -> Question:
        return Question(puzzle, self._handed, lang=self.visit.lang, theme=self.visit.shown)

    def dressed(self) -> None:
        """In the reader's language and theme; what was given stays."""
        if self.question is not None:
            self.question.lang, self.question.theme = self.visit.lang, self.visit.shown
        self.pane.dark = self.visit.shown == "dark"
        self.pane.fill(page(self))

    def _handed(self, verdict: Verdict) -> None:
        """An answer: kept like all others, and the next question."""
        seconds = round(self.visit.now() - self._since, 1)
        sat = f"placement {self.sitting.seed}" if self.sitting else ""
        answer = noted(verdict, self.visit.now(), seconds=seconds, sitting=sat)
        self.visit.kept(lambda: self.visit.learner.answered(answer))
        self._taken(answer.given)

    def _taken(self, given: Any, known: bool = True) -> None:
        """The answer to the question, if somebody knows it, and on to the next one."""
        assert self.sitting is not None
        assert self.question is not None
        self._keep(replace(self.sitting, asked=(*self.sitting.asked, (self.question.puzzle.id, given, known))))
        self.visit.go(self.visit.here)

    def _keep(self, now: Sitting) -> None:
        self.sitting = now
        self.visit.keep(key(self.visit.here.game), data(now))

    def _used(self, do: str, value: Any) -> None:
        here, (name, _, rest) = self.visit.here, do.partition(":")
        if name == "begin":
            self._keep(Sitting(random.randrange(SEEDS)))
            self.visit.go(here)
        elif name == "pass" and self.question is not None:
            self._taken(None, known=False)
        elif name == "stop" and self.sitting is not None:
            self._keep(replace(self.sitting, ended=True))
            self.visit.go(here)
        elif name in ("first", "lesson"):
            course = lessons(here.game)
            to = rest if name == "lesson" else course[0].id if course else ""
            self.visit.go(Address("learn", here.game, lesson=to, lang=here.lang))
        elif name == "solve":
            self.visit.go(Address("solve", here.game, lang=here.lang))


HERE = Placement
