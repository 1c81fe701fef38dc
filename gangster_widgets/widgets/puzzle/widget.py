"""A puzzle live: position, question, the answer by the means of its kind, check, hints, verdict with both ways."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from traitlets import Bool, Int, TraitType, Unicode, observe, validate

from gangster_widgets.kernel.game import SHELF, Unreadable, game
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Where, Why
from gangster_widgets.puzzles.answer_book import AnswerBook
from gangster_widgets.puzzles.checker import NOT_ATTEMPTED, RIGHT, UNREADABLE, Verdict
from gangster_widgets.puzzles.hints import RUNGS, Hint
from gangster_widgets.puzzles.puzzle import Puzzle, as_json
from gangster_widgets.puzzles.steps import steps
from gangster_widgets.puzzles.variant import variant
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.page import Node
from gangster_widgets.views.scene import Scene, Spot
from gangster_widgets.widgets.puzzle.answering.means import ANSWER, Means, means_for
from gangster_widgets.widgets.puzzle.answering.steps import InSteps
from gangster_widgets.widgets.puzzle.panel import panel
from gangster_widgets.widgets.puzzle.said import found, hint_of, last_of, question, reason, so_far
from gangster_widgets.widgets.puzzle.tapping import Tapping
from gangster_widgets.widgets.refused import refusing

BROAD = 430


class PuzzleWidget(Tapping):
    """One puzzle to be solved. The answer reaches the page only in a verdict or with the last hint.

    It takes a puzzle or the id of one. `answer` is what has been given so far, as JSON has it, and can be set;
    `verdict` is what was said of it last, empty until it is checked and whenever it is changed. `onward` is what leads
    on to something else; a button for it is there only where it is given.
    """

    answer: TraitType[Any, Any] = TraitType(None, allow_none=True, help="the answer so far, as JSON has it")
    verdict = Unicode(read_only=True, help="right, wrong, unreadable or not attempted; empty before it is checked")
    rung = Int(0, min=0, max=RUNGS, help="how many hints are shown")
    ranks = Bool(False, help="whether every field shows its number")
    number = Int(0, read_only=True, help="which of those like the puzzle is shown; 0 is itself")
    stepwise = Bool(False, help="whether a large answer is asked for in steps")

    onward_said = "puzzle-onward"
    """The message on the button that leads on."""
    brief = testing = newcomer = False
    """Whether rules are told in brief; whether an answer is only taken down; whether signs are explained at first."""

    def __init__(
        self, puzzle: Puzzle | str, *, book: AnswerBook | None = None, onward: Callable[[], None] | None = None,
        **traits: Any,
    ) -> None:  # fmt: skip
        self._first = self._puzzle = found(puzzle)
        self._look = import_module(f"{SHELF}.{self._puzzle.game}.look_position")
        self._book = book if book is not None else AnswerBook()
        self._variants = 0
        self._like: tuple[str, ...] = ()
        self._given: dict[Any, list[Any]] = {}
        self._onward = onward
        self._begin(self._puzzle)
        traits.setdefault("ranks", self._means.numbered)
        super().__init__((game(self._puzzle.game).folder / "words",), **traits)
        self.add_class("gw-broad")

    def _begin(self, puzzle: Puzzle) -> None:
        """Nothing given, nothing judged, nothing pointed at."""
        self._puzzle = puzzle
        self._ask_for(InSteps(puzzle) if self.stepwise and steps(puzzle) else None)
        self._judged: Verdict | None = None
        self._pointed: tuple[Where, ...] = ()
        self._large, self._offer = None, None
        self._typed, self._problem = "", ""
        self._reasons: tuple[Why, ...] = ()

    def _ask_for(self, in_steps: InSteps | None) -> None:
        """Asks for the whole answer, or for the present step of it; nothing is given yet."""
        puzzle, self._in_steps = self._puzzle, in_steps
        shape = in_steps.now.shape if in_steps else puzzle.asks.shape(puzzle.state, puzzle.ask)
        self._means: Means = means_for(shape, puzzle)
        asked = (puzzle is not self._first and self._variants, in_steps.at if in_steps else None)
        self._drafts: list[Any] = self._given.setdefault(asked, [self._means.empty])

    # What is shown.

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle that is shown: the one given, or another one like it."""
        return self._puzzle

    @property
    def book(self) -> AnswerBook:
        """All verdicts so far."""
        return self._book

    @property
    def draft(self) -> Any:
        """What has been given so far, in the form of the means."""
        return self._drafts[-1]

    @property
    def hint(self) -> Hint | None:
        """The hint that is shown, None where none is."""
        return hint_of(self._puzzle, self.rung, self.lang) if self.rung else None

    @property
    def panel_width(self) -> int:
        """Broader than elsewhere: both ways of counting stand there."""
        return BROAD

    def look(self, width: float) -> Scene:
        """The position with what has been chosen and what is pointed at.

        Where there is no room for all, what it is about is shown large until another place is clicked.
        """
        marks, about = self.marks(), getattr(self._puzzle.ask, "place", None)
        found = self._seen(width, marks)
        if not found.small or self._large or about is None:
            return found
        return self._seen(width, replace(marks, enlarged=about(self._puzzle.state)))

    def _seen(self, width: float, marks: Marks) -> Scene:
        one, look = self._puzzle, self._look.look_position
        return look(one.seen, self.words, width, replace(marks, scores=one.scores))  # type: ignore[no-any-return]

    def marks(self) -> Marks:
        """What has been chosen or can be, and what the hint or a reason points at; what is right stands out no more."""
        given, right = self.given_on_it(), self.verdict == RIGHT
        chosen, left = ((), ()) if right else (given, self._means.open(self.draft))
        pointed = (*(given if right else ()), *self._pointed)
        return Marks(chosen=chosen, open=left, pointed=pointed, ranks=self.ranks, enlarged=self._large)

    def spoken(self, spot: Spot) -> str:
        """How a spot is read out: also whether it is chosen."""
        chosen = spot.of in self.given_on_it()
        return self.words.say("puzzle-chosen", label=spot.label) if chosen else spot.label

    def panel(self) -> Node:
        """The question, the answer, what is said of it."""
        shown, self._reasons = panel(self)
        return shown

    def text(self) -> str:
        """Story, position and question; never the answer."""
        return self._puzzle.text(self.lang)

    def clicked(self, where: Where, small: bool = False) -> None:
        """Part of an answer, where it can be; a place that is shown small is shown large too."""
        meant, self._offer = self._look.stands_for(where), None
        draft = self._means.clicked(self.draft, meant)
        if small and isinstance(meant, str):
            self._large = meant
        if draft != self.draft:
            self._give(draft)
            return
        self.redraw()
        spot = self.scene.spot(meant) or self.scene.spot(where)
        self.say(spot.label if spot else "")

    def used(self, do: str, value: Any) -> None:
        """What the panel's controls do."""
        name, _, rest = do.partition(":")
        if name == ANSWER:
            self._give(self._means.used(self.draft, rest, value))
        elif name in ("check", "undo", "another", "again", "take"):
            getattr(self, name)()
        elif name == "onward" and self._onward is not None:
            self._onward()
        elif name == "hint":
            self.rung = min(self.rung + 1, RUNGS)
            self._frame.send({"kind": "reveal", "id": f"hint-{self.rung}"})
        elif name == "typed":
            self._type(str(value))
        elif name == "why":
            self._point(int(rest))
        elif name in ("ranks", "stepwise"):
            setattr(self, name, not getattr(self, name))

    def put_on(self, what: str, on: str) -> None:
        """A part of the answer is dragged to its place."""
        self._give(self._means.put_on(self.draft, what, on))

    def _give(self, draft: Any) -> None:
        """Takes this as the answer so far; what was said of another one is gone."""
        if draft != self.draft:
            self._drafts.append(draft)
            self._changed()

    def _changed(self) -> None:
        self._judged, self._problem, self._offer = None, "", None
        if self._in_steps:
            self._in_steps.said = ""
        self._pointed = self.hint.where if self.hint else ()
        with self.hold_trait_notifications():
            self.answer = self._means.given(self.draft)
            self.set_trait("verdict", "")
        self.redraw()
        self.say(so_far(self._means.shape, self.answer, self.words))

    def undo(self) -> None:
        """Takes back what was given last."""
        if len(self._drafts) > 1:
            self._drafts.pop()
            self._changed()

    def _type(self, text: str) -> None:
        """An answer that was typed; what cannot be read stays in the line, with what is wrong."""
        self._typed = text
        try:
            read = self._means.shape.from_text(text, self.words)
        except Unreadable as error:
            self._problem = self.words.say("verdict-unreadable", problem=self.words.say(error.name, **error.facts))
            self._judged = None
            self.set_trait("verdict", "")
            self.redraw()
            self.say(self._problem)
            return
        had, self._problem = self.draft, ""
        self._give(self._means.draft(read))
        if self.draft == had:
            self.redraw()

    def check(self) -> Verdict | None:
        """Judges the answer as it stands, and says what is to be said of it; None of a step on the way."""
        if self._in_steps and not self._in_steps.last:
            self._check_step(self._means.given(self.draft))
            return None
        judged = self._means.judged(self.draft)
        if judged.verdict not in (NOT_ATTEMPTED, UNREADABLE):
            self._book.add(judged)
        self.judged(judged)
        self._frame.send({"kind": "reveal", "id": "verdict"})
        self.say(judged.text(self.lang).split("\n")[0])
        return judged

    def judged(self, verdict: Verdict) -> None:
        """Shows that verdict on the answer as it stands."""
        self._judged, self._pointed = verdict, ()
        self.set_trait("verdict", verdict.verdict)
        self.redraw()

    def _check_step(self, given: Any) -> None:
        """Judges a step on the way, and asks for the next one where it is right."""
        assert self._in_steps is not None
        if self._in_steps.judge(given, self.words):
            self._ask_for(self._in_steps)
            self.answer = None
        self.redraw()
        self.say(self._in_steps.said)

    def _point(self, number: int) -> None:
        """Shows on the picture what a reason is about."""
        if number < len(self._reasons):
            self._pointed = self._reasons[number].where
            self.redraw()
            self.say(reason(self._reasons[number], self.puzzle, self.words))

    def another(self) -> None:
        """Another puzzle like this one: the same question about another position."""
        if not self.vary(self._variants + 1, self._judged.misconceptions if self._judged else ()):
            self.say(self.words.say("puzzle-no-other"))

    def vary(self, number: int, like: Sequence[str] = ()) -> bool:
        """Shows the puzzle like the one given that has this number, best one in which these ideas go astray too."""
        other = variant(self._first, number, like)
        if other is not None:
            self._variants, self._like = number, tuple(like)
            self._start(other, number)
        return other is not None

    def again(self) -> None:
        """The puzzle that was given, with what has been answered to it so far."""
        self._start(self._first)

    def _start(self, puzzle: Puzzle, number: int = 0) -> None:
        self._begin(puzzle)
        with self.hold_trait_notifications():
            self.set_trait("number", number)
            self.rung, self.answer = 0, self._means.given(self.draft)
            self.set_trait("verdict", "")
        self.redraw()
        self.say(question(self._puzzle, self._means.shape, self.words))

    @validate("answer")
    @refusing
    def _check_answer(self, proposal: Any) -> Any:
        """An answer that the puzzle can read, or None."""
        if proposal["value"] is None or proposal["value"] == self._means.given(self.draft):
            return proposal["value"]
        return as_json(self._means.shape.read(proposal["value"]))

    @observe("answer")
    def _answer_set(self, _: Any) -> None:
        """The picture follows an answer that was set; what it has given itself is in step already."""
        if self.answer == self._means.given(self.draft):
            return
        none = self.answer is None
        self._drafts.append(self._means.empty if none else self._means.draft(self._means.shape.read(self.answer)))
        self._changed()

    @observe("ranks")
    def _seen_otherwise(self, _: Any) -> None:
        if self._scene is not None:
            self.redraw()

    @observe("stepwise")
    def _in_steps_or_not(self, _: Any) -> None:
        if self._scene is not None:
            self._start(self._puzzle, self.number)
        else:
            self._begin(self._puzzle)

    @observe("rung")
    def _hinted(self, _: Any) -> None:
        self._pointed = self.hint.where if self.hint else ()
        if self._scene is None:
            return
        self.redraw()
        self.say(last_of(self.hint, self._puzzle, self.words) if self.hint else "")
