"""Compose: a position, a question about it, and what comes of it; then out as a link, a file, a notebook's cell."""

from collections.abc import Mapping
from typing import Any

import msgspec

from gangster_widgets.app.address import Address
from gangster_widgets.app.exercise import titled, unpacked
from gangster_widgets.app.practice.choosing import first_puzzle
from gangster_widgets.app.room import Room
from gangster_widgets.app.rooms.compose import draft as drafts
from gangster_widgets.app.rooms.compose.controls import CONTROLS
from gangster_widgets.app.rooms.compose.draft import Draft
from gangster_widgets.app.rooms.compose.findings import Findings, findings
from gangster_widgets.app.rooms.compose.handing import handing, started, starting
from gangster_widgets.app.rooms.compose.opening import Opening
from gangster_widgets.app.rooms.compose.outcome import outcome
from gangster_widgets.app.rooms.compose.question import question, step
from gangster_widgets.app.visit import Visit
from gangster_widgets.kernel.files import Fault, Faulty, fault_words, problem
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.record import replace
from gangster_widgets.puzzles.kind import kinds
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.views.page import Node, button, node
from gangster_widgets.widgets.editor.choice import editor
from gangster_widgets.widgets.pane import Pane
from gangster_widgets.widgets.told import Part

STEPS = ("position", "question", "outcome", "hand-out")

Said = tuple[str, dict[str, Any]]
"""A sentence by its name, with its facts: it can be said in any language."""


class Compose(Room):
    """One exercise under the pen. What is done to it is kept at once; what it was before can be brought back."""

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit)
        self.game = visit.here.game
        self.opening = Opening()
        self.begun: Said | None = None
        self.note: Said | None = None
        self.found: Findings | None = None
        self.faults: list[Fault] = []
        self.seed = 0
        before = visit.learner.kept(drafts.key(self.game))
        before = before if isinstance(before, Mapping) else {}
        self.draft = drafts.kept(before.get("draft"), self.game) or self.fresh()
        self.before = drafts.kept(before.get("before"), self.game)
        self._above, self._below = Pane(self._used, self._handed), Pane(self._used, self._handed)
        self.editor = editor(self._state(), game=self.game, lang=visit.lang, theme=visit.shown)
        self.editor.add_class("gw-under-the-pen")
        self.editor.after_use(self.edited)
        self.widgets = (self._above, self.editor, self._below)
        self._figure()
        self._was = self._kept()

    def title(self) -> str:
        """The room's name."""
        return self.visit.words.say("compose-title")

    def fresh(self) -> Draft:
        """Something small of the kind of question that a newcomer begins with."""
        first = first_puzzle(self.visit.composed())
        return drafts.beginning(self.game, first.kind if first else kinds(self.game)[0])

    def _state(self) -> Any:
        """The position of the draft, whatever is wrong with it."""
        taken_up = drafts.of_game(self.game, "slips").taken_up
        state = taken_up(self.draft.position)
        if state is None:
            self.draft = self.fresh()
            state = taken_up(self.draft.position)
        return state

    def open(self, here: Address) -> None:
        """What is being composed, or the puzzle that the address names, to be worked on from now on."""
        if here.puzzle or here.exercise:
            self._bring(here)
            self.visit.stay(replace(here, puzzle="", exercise="", source="", variant=0, like=""))
        self.dressed()

    def _bring(self, here: Address) -> None:
        say = self.visit.words
        try:
            puzzle = unpacked(here.exercise) if here.exercise else self.visit.find(here.puzzle)
        except KeyError:
            self.visit.notice(say.say("solve-unknown", id=here.puzzle[:80]))
        except Faulty:
            self.visit.notice(say.say("exercise-unsound"))
        except SaidError as error:
            self.visit.notice(say.say(error.name, **error.facts))
        else:
            self.start(puzzle)

    def start(self, puzzle: Puzzle) -> None:
        """Goes on with that puzzle; what was there before can be brought back."""
        self.take(drafts.of(puzzle), "compose-opened", title=titled(puzzle).named(self.visit.lang))

    def take(self, draft: Draft, begun: str, **facts: Any) -> None:
        """Goes on with that draft, and says so; what was there before can be brought back."""
        self.before, self.draft, self.begun = self.draft, draft, (begun, facts)
        self.editor.state = self._state()
        there = next(iter(self.offered().values()))
        if self.editor.selected not in there:
            self.editor.selected = next(iter(there), "")
        self.opening.put_away()
        self.edited()
        self.dressed()
        self.visit.say(self.visit.words.say(begun, **facts))

    # What comes of it.

    def offered(self) -> Mapping[str, Any]:
        """What a question can be about in this position."""
        found: Mapping[str, Any] = drafts.of_game(self.game, "askable").askable(self.editor.state)
        return found

    def asked(self) -> dict[str, Any]:
        """What the question is about."""
        return self.draft.asks(self.game, self.editor.state)

    def at(self, fault: Fault) -> list[str]:
        """The way to what is wrong, in the puzzle as a file would have it."""
        return fault.file.split(".")[1:]

    def problem(self, fault: Fault) -> str:
        """What is wrong, in a sentence."""
        way = self.at(fault)
        if len(way) == 2 and way[0] == "ask":
            say, had = self.visit.words, self.asked().get(way[1])
            offered = self.offered().get(way[1], ())
            gone = isinstance(had, str | int) and had not in offered
            if fault.name in ("schema-missing", "schema-too-few") or (gone and not offered):
                return say.say(f"compose-ask-{way[1]}-none")
            if gone:
                return say.say("compose-gone", what=say.name(str(had)))
        return problem(fault, fault_words(fault, self.visit.lang))

    def told(self, answer: Any) -> str:
        """An answer in words."""
        assert self.found is not None
        puzzle = self.found.puzzle
        return puzzle.asks.shape(puzzle.state, puzzle.ask).told(answer, puzzle.words(self.visit.lang))

    def counted(self) -> dict[str, int]:
        """How many of the known mistakes show."""
        if self.found is None:
            return {"told": 0, "all": 0}
        told = sum(len(one.ideas) for one in self.found.told)
        return {"told": told, "all": told + len(self.found.untold)}

    def file(self) -> str:
        """The exercise as a file."""
        return self.draft.file(self.game, self.editor.state)

    def _figure(self) -> None:
        """Finds out what comes of the exercise as it stands now."""
        self.found, self.faults = None, []
        try:
            self.found = findings(self.draft.exercise(self.game, self.editor.state))
        except Faulty as error:
            self.faults = error.faults
        except SaidError as error:
            self.faults = [Fault("exercise", None, error.name, tuple(error.facts.items()), self.game)]

    def edited(self) -> None:
        """Something may have changed: then all of it is found out anew, shown, and kept."""
        self.draft = replace(self.draft, position=dict(self.editor.position))
        now = self._kept()
        if now == self._was:
            return
        self._was = now
        self._figure()
        self.visit.keep(drafts.key(self.game), now)
        self.dressed()

    def tell(self, name: str, **facts: Any) -> None:
        """Says something of what was done, and leaves it to be read."""
        self.note = (name, facts)
        self.dressed()
        self.visit.say(self.visit.words.say(name, **facts))

    def noted(self, *names: str) -> Node | None:
        """What was said last of what was done, if it is one of these sentences."""
        if self.note is None or self.note[0] not in names:
            return None
        return node("p", self.visit.words.say(self.note[0], **self.note[1]), class_="gw-note", key="note")

    def _kept(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins({"draft": self.draft, "before": self.before})
        return found

    # What is shown.

    def dressed(self) -> None:
        """In the reader's language and theme; what is being composed stays."""
        self.editor.lang, self.editor.theme = self.visit.lang, self.visit.shown
        for pane in (self._above, self._below):
            pane.dark = self.visit.shown == "dark"
        self._above.fill(self._head())
        below = [
            step(2, "question", self, *question(self)),
            step(3, "outcome", self, *outcome(self)),
            step(4, "hand-out", self, *handing(self)),
        ]
        grid = node("div", *below, class_="gw-steps-of-composing")
        self._below.fill(node("section", grid, aria_label=self.visit.words.say("compose-below")))

    def _head(self) -> Node:
        """What this is, the way to each step, how far it has come, and the first step's heading."""
        say = self.visit.words
        ways = [
            node("li", button(say.say("compose-step", nth=nth, step=say.say(f"compose-{name}")), f"to:{name}"))
            for nth, name in enumerate(STEPS, start=1)
        ]
        return node(
            "section",
            node("div", node("h1", say.say("compose-title"), id="gw-here", tabindex="-1", arrive="compose"),
                 node("p", self._so_far(), class_="gw-hint", key="so-far"), class_="gw-line-up"),
            node("div", node("nav", node("ol", *ways, class_="gw-way-through"), aria_label=say.say("compose-steps")),
                 starting(self), class_="gw-line-up"),
            *started(self),
            node("h2", say.say("compose-step", nth=1, step=say.say("compose-position")), tabindex="-1",
                 arrive="compose-position"),
            aria_label=say.say("compose-above"),
        )  # fmt: skip

    def _so_far(self) -> str:
        say = self.visit.words
        if self.found is None:
            return say.say("compose-not-done")
        answer = self.told(self.found.puzzle.solved.answer)
        return say.say("compose-so-far", answer=answer, **self.counted())

    # What is done.

    def _used(self, do: str, value: Any) -> None:
        name, _, rest = do.partition(":")
        self.note = None
        CONTROLS[name](self, rest, value)

    def change(self, draft: Draft) -> None:
        """Makes that the exercise; what comes of it is said where it is something else."""
        before = self._so_far()
        self.draft = draft
        self.edited()
        if self._so_far() != before:
            self.visit.say(self._so_far())

    def _handed(self, part: Part, data: bytes) -> None:
        """A part of a puzzle file: one that is one puzzle is opened at once."""
        if not self.opening.handed(part, data):
            return
        shelf = self.opening.shelf
        if shelf is not None and len(shelf) == 1 and not shelf.faults:
            self.start(shelf.puzzles[0])
            return
        self.dressed()
        self.visit.say(self.visit.words.say("compose-look-at-file"))


HERE = Compose
