"""What every editor has: a position under the pen with the steps that led to it, and the puzzles made of it."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from traitlets import Dict, List, TraitType, Unicode, validate

from gangster_widgets.kernel.files import Faulty, problem
from gangster_widgets.kernel.game import SHELF, SaidError
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.widgets.begin import begin, checked, game_of
from gangster_widgets.widgets.editor import puzzles
from gangster_widgets.widgets.picture import Picture
from gangster_widgets.widgets.refused import refusing


class UnderPen(Picture):
    """A position that may be wrong while somebody is at work on it: `faults` says so, and it is shown.

    `state` can be set and observed; setting it is a step that can be undone, as every other. What was typed and cannot
    be read is kept in `wrong` by where it was typed, with what is wrong with it.
    """

    state: TraitType[Any, Any] = TraitType(help="the position, as far as it lies open")
    position = Dict(read_only=True, help="the position as a puzzle file has it, without what would be so anyway")
    faults = List(Unicode(), read_only=True, help="everything that is wrong with it, a sentence each")

    def __init__(self, position: Any, game: str, **traits: Any) -> None:
        self._game = game_of(game)
        self._compose, self._copied = (import_module(f"{SHELF}.{game}.{room}") for room in ("compose", "copied"))
        start = self._compose.opened(begin(self._game, self._compose.BLANK if position is None else position, 4, 1))
        self._history, self._at = [start], 0
        self.wrong: dict[str, tuple[str, SaidError | Faulty]] = {}
        super().__init__((self._game.folder / "words",), state=start, **traits)

    # Steps.

    def undo(self) -> None:
        """Takes the last step back."""
        self._step(-1, "editor-undone")

    def redo(self) -> None:
        """Takes back that a step was taken back."""
        self._step(1, "editor-redone")

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to be taken back."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether a step was taken back last."""
        return self._at < len(self._history) - 1

    def _step(self, by: int, told: str) -> None:
        if 0 <= self._at + by < len(self._history):
            self._at += by
            self._show_step(self.words.say(told))

    def _show_step(self, told: str) -> None:
        """Shows the position that the history stands at, and says that."""
        raise NotImplementedError

    def _remember(self, state: Any) -> None:
        """Makes that position the last step, unless the history stands at it."""
        if state != self._history[self._at]:
            self._history, self._at = [*self._history[: self._at + 1], state], self._at + 1

    @validate("state")
    @refusing
    def _check_state(self, proposal: Any) -> Any:
        return self._compose.opened(checked(self._game, proposal["value"]))

    def sentences(self, error: SaidError | Faulty) -> list[str]:
        """What is wrong with something typed, a sentence each, with its line where there are several."""
        if isinstance(error, SaidError):
            return [self.words.say(error.name, **error.facts)]
        return [
            self.words.say("editor-in-line", line=str(fault.line), problem=problem(fault, self.words))
            if fault.line is not None
            else problem(fault, self.words)
            for fault in error.faults
        ]

    # What becomes of it.

    def puzzle(self, kind: str, ask: Mapping[str, Any] | None = None, **parts: Any) -> Puzzle:
        """A puzzle about the position; `parts` are id, title, rules, level, story. `Faulty` says what is wrong."""
        return puzzles.made(self._game.name, self.state, kind, ask or {}, parts)

    def yaml(self, kind: str | None = None, ask: Mapping[str, Any] | None = None, **parts: Any) -> str:
        """The position as YAML; with a kind the whole puzzle file, with the engine's answer as its claim."""
        if kind is None:
            return str(self._copied.as_yaml({"position": self._copied.trimmed(self.state)}))
        return puzzles.written(self._game.name, self.state, kind, ask or {}, parts)
