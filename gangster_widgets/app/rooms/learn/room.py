"""Learn: the course, lesson by lesson: a map of it, and pages with a text and one thing to go through or to do."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from gangster_widgets.app.address import Address
from gangster_widgets.app.practice.past import Past
from gangster_widgets.app.room import Room
from gangster_widgets.app.rooms.learn import again, end, live, panels
from gangster_widgets.app.rooms.learn.course_map import course_map
from gangster_widgets.app.rooms.learn.way import Way, data, key, on_with, way
from gangster_widgets.app.visit import LEFT, Visit
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.lessons.course import FOLDER, lessons
from gangster_widgets.lessons.lesson import Lesson, Task
from gangster_widgets.widgets.pane import Pane


class Learn(Room):
    """The map of the course, or a page of a lesson: the text above, what is live, the way on below.

    Nothing is locked: a page that is passed without being done stays open. `step` is the page that is shown, from 1;
    one more than there are is the end of the lesson, where `again` is what comes once more, if anything does.
    """

    folder = FOLDER
    """Where the lessons are."""

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit)
        self.above = Pane(self._used)
        self.below: Pane | None = None
        self.course: tuple[Lesson, ...] = ()
        self.ways: Mapping[str, Way] = {}
        self.lesson: Lesson | None = None
        self.live: live.Example | live.Doing | None = None
        self.again: again.Missed | None = None
        self.step, self.unknown, self.term = 0, "", ""

    def title(self) -> str:
        """The lesson with its page, or the room's name."""
        say = self.visit.words
        return panels.named(self.lesson, self.step, say) if self.lesson else say.say("door-learn")

    @property
    def past(self) -> Past:
        """What the learner's answers say."""
        return Past.of(self.visit.learner.answers())

    def open(self, here: Address) -> None:
        """The map of the course, or the page of a lesson; a lesson without a page goes on where it was left."""
        self.course = lessons(here.game, self.folder)
        self.ways = {one.id: way(self.visit.learner, one) for one in self.course}
        self.lesson, self.live, self.below, self.again = None, None, None, None
        self.step, self.unknown, self.term = 0, "", ""
        if here.lesson:
            self._find(here)
        if self.lesson is not None:
            self._come_to(self.lesson)
        self.widgets = (self.above, self.live.widget, self.below) if self.live else (self.above,)
        self.dressed()

    def _find(self, here: Address) -> None:
        """The lesson and the page of that address, or what is said where they are not there."""
        found = next((one for one in self.course if one.id == here.lesson), None)
        if found is None:
            self.unknown = "learn-no-lesson"
        elif here.step > len(found.pages) + 1:
            self.unknown = "learn-no-page"
        else:
            self.lesson = found
            self.step = here.step or self.ways[found.id].on(found)
            if not here.step:
                self.visit.stay(replace(here, step=self.step))

    def _come_to(self, lesson: Lesson) -> None:
        """Keeps that one is here now, and makes what is live on the page."""
        self._leave(lesson)
        self._keep(replace(self.ways[lesson.id], step=self.step, seen=self.visit.now()))
        if self.step > len(lesson.pages):
            self._once_more(lesson)
            return
        does = lesson.pages[self.step - 1].does
        if isinstance(does, Task):
            self.live = live.task(self.visit, lesson, does, partial(self._turn, 1), self._done)
        else:
            at = self.ways[lesson.id].at.get(str(self.step), 0)
            self.live = live.Example(self.visit, lesson, does, at, self._moved)
        self.below = Pane(self._used)
        if self.live.done and self.step not in self.ways[lesson.id].done:
            self._done(said=False)

    def _once_more(self, lesson: Lesson) -> None:
        """What comes once more at the end of a lesson: the puzzle that the address has, else one about what is due."""
        visit, here = self.visit, self.visit.here
        found = again.missed(self.course, self.ways, visit.learner.answers(), again.let_go(visit.learner))
        self.again = again.asked(found, visit.shelf(), here) if here.puzzle else None
        if self.again is None:
            bare = Address("learn", here.game, lesson=lesson.id, step=self.step, lang=here.lang)
            taught = again.tasks(self.course)
            chosen = again.once_more(found, self.past, visit.now(), visit.shelf(), bare, taught) if found else None
            self.again, here = chosen or (None, bare)
            visit.stay(here)
        if self.again is not None:
            self.live = live.once_more(visit, lambda: self._to(end.following(self, lesson)), self._fill)
            self.below = Pane(self._used)

    def _leave(self, lesson: Lesson) -> None:
        """Keeps where one can go on later: this page; nowhere at the end of a lesson that is done."""
        if self.step > len(lesson.pages) and not self.ways[lesson.id].open(lesson):
            self.visit.keep(LEFT, None)
            return
        titles = {lang: panels.named(lesson, self.step, words(lang)) for lang in LANGUAGES}
        left = {"address": self.visit.here.query(), "title": titles[self.visit.lang], "titles": titles}
        self.visit.keep(LEFT, left)

    def dressed(self) -> None:
        """Words, language and theme of everything; what was done stays."""
        if self.live is not None:
            self.live.dressed()
        for pane in filter(None, (self.above, self.below)):
            pane.dark = self.visit.shown == "dark"
        self._fill()

    def _fill(self) -> None:
        if self.lesson is None:
            self.above.fill(panels.nowhere(self) if self.unknown else course_map(self))
        elif self.step > len(self.lesson.pages):
            self.above.fill(end.end(self, self.lesson))
            if self.below is not None:
                self.below.fill(end.after(self, self.lesson))
        elif self.below is not None:
            self.above.fill(panels.above(self, self.lesson))
            self.below.fill(panels.below(self, self.lesson))

    # How far one is.

    def _keep(self, now: Way) -> None:
        assert self.lesson is not None
        self.ways = {**self.ways, self.lesson.id: now}
        self.visit.keep(key(self.lesson), data(now))

    def _moved(self) -> None:
        """Another step of an example is shown."""
        if self.lesson is None or self.live is None:
            return
        now = self.ways[self.lesson.id]
        self._keep(replace(now, at={**now.at, str(self.step): self.live.at}))
        if self.live.done and self.step not in now.done:
            self._done()

    def _done(self, said: bool = True) -> None:
        """The page that is shown is done."""
        assert self.lesson is not None
        now = self.ways[self.lesson.id]
        if self.step in now.done:
            return
        self._keep(replace(now, done=tuple(sorted((*now.done, self.step)))))
        if said:
            self._fill()
            self.visit.say(self.visit.words.say("learn-page-done", page=self.step, pages=len(self.lesson.pages)))

    # Where one goes.

    def _turn(self, by: int) -> None:
        """To the page after this one, or before it; before the first is the map."""
        self._to(self.lesson, self.step + by) if self.step + by else self._to(None)

    def _to(self, lesson: Lesson | None, step: int = 0) -> None:
        here = self.visit.here
        self.visit.go(Address("learn", here.game, lesson=lesson.id if lesson else "", step=step, lang=here.lang))

    def _used(self, do: str, value: Any) -> None:
        name, _, rest = do.partition(":")
        rules = Address("rules", self.visit.here.game, lang=self.visit.here.lang)
        away = {"about": replace(rules, page="solve", about=rest), "rule": replace(rules, about=rest),
                "form": replace(rules, kind=rest), "placement": replace(rules, page="placement"),
                "play": replace(rules, page="play")}  # fmt: skip
        if name in ("next", "back"):
            self._turn(1 if name == "next" else -1)
        elif name == "page":
            self._to(self.lesson, int(rest))
        elif name == "lesson":
            self._to(next(one for one in self.course if one.id == rest))
        elif name == "map":
            self._to(None)
        elif name == "on":
            self._to(on_with(self.course, self.ways))
        elif name in away:
            self.visit.go(away[name])
        elif name == "let-go":
            self.visit.keep(again.LET_GO, self.visit.now())
            self._to(self.lesson, self.step)
        elif name == "term":
            self._explain(rest)

    def _explain(self, clause: str) -> None:
        """Opens the clause of a term below the text and says it, or puts it away."""
        self.term = "" if self.term == clause else clause
        self._fill()
        if self.term:
            self.visit.say(rulebook(game(self.visit.here.game).folder)[clause].sentence[self.visit.lang])


HERE = Learn
