"""The course of a game behind a picture: states and actions, played, taken back, leafed through, set from outside."""

from typing import Any

from traitlets import Int, List, TraitType, Unicode, observe, validate

from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.why import Why
from gangster_widgets.views.scene import Scene
from gangster_widgets.widgets.begin import begin, checked, game_of
from gangster_widgets.widgets.picture import Picture
from gangster_widgets.widgets.refused import refusing


class Course(Picture):
    """A picture of a game that goes on. Whoever observes a trait hears of it when all of a change is done.

    `state` is the position shown; setting it begins anew there. `log` are the actions since the beginning, in words;
    `at` says after how many of them the picture stands. Acting from an earlier one drops the later ones.
    """

    state: TraitType[Any, Any] = TraitType(help="the position shown")
    log = List(Unicode(), help="the actions since the beginning, in words")
    at = Int(0, help="after how many actions of the log the picture stands")

    def __init__(self, position: Any, game: str, players: int, seed: int, **traits: Any) -> None:
        self._game = game_of(game)
        self._states = [begin(self._game, position, players, seed)]
        self._actions: list[Any] = []
        self._reset()
        later = {name: traits.pop(name) for name in ("log", "at") if name in traits}
        super().__init__((self._game.folder / "words",), state=self._states[0], **traits)
        for name, value in later.items():
            setattr(self, name, value)

    def _reset(self) -> None:
        """Forgets whatever was chosen or asked at another state."""
        raise NotImplementedError

    def _moves(self, before: Any, action: Any, after: Any) -> Any:
        """What moves when that action is played."""
        raise NotImplementedError

    def play(self, action: Any) -> None:
        """Plays an action, given as such or in words. One that is not legal is refused: an `Unreadable` says why."""
        if isinstance(action, str):
            action = self._game.read(self.state, action)
        elif not hasattr(action, "gang"):
            raise Unreadable("words-verb", words=str(action)[:60])
        against: tuple[Why, ...] = self._game.refusals(self.state, action)
        if against:
            self._refused_play(against)
            raise Unreadable("board-refused", reason=" ".join(self.words.why(why) for why in against))
        before, scene = self.state, self.scene
        after = self._game.play(before, action)
        self._states = [*self._states[: self.at + 1], after]
        self._actions = [*self._actions[: self.at], action]
        told = " ".join(self.words.why(why) for why in self._game.tell(before, action).parts)
        self._show(self.at + 1, told, scene, self._moves(before, action, after))

    def _refused_play(self, against: tuple[Why, ...]) -> None:
        """Shows what stands against an action that somebody wanted to play."""
        raise NotImplementedError

    def undo(self) -> None:
        """Takes the last action back."""
        if self.at:
            self._states, self._actions = self._states[: self.at], self._actions[: self.at - 1]
            self._show(self.at - 1, self.words.say("board-undone"))

    def leaf(self, at: int) -> None:
        """Shows the game after so many actions, and says which was the last and whose turn it is."""
        self.at = at
        last = self._game.tell(self._states[at - 1], self._actions[at - 1]).parts if at else ()
        turn = self._look.summary(self.state, self.words)
        self.say(" ".join([*(self.words.why(why) for why in last), turn]))

    def _show(self, at: int, told: str = "", old: Scene | None = None, moves: Any = ()) -> None:
        """Shows the game after so many actions. Whoever observes it hears of that when all of it is done."""
        with self.hold_trait_notifications():
            self.at, self.state, self.log = at, self._states[at], self._written()
            self._reset()
            self._frame.holding = False
            self.redraw(old, moves)
            if told:
                self.say(told)

    def _written(self) -> list[str]:
        """The actions of the log as they are written."""
        return [self._game.write(action) for action in self._actions]

    @observe("state", "at", "log")
    def _set_from_outside(self, change: Any) -> None:
        """The picture follows what was set; what it has done itself is in step already."""
        moved = self.state is not self._states[self.at]
        if change["name"] == "at" and moved:
            self._show(self.at)
        elif change["name"] == "state" and moved:
            self._states, self._actions = [self.state], []
            self._show(0)
        elif change["name"] == "log" and self.log != self._written():
            self._replay(list(self.log))

    def _replay(self, log: list[str]) -> None:
        """The game from its beginning with these actions, which have been found legal."""
        self._states, self._actions = self._states[:1], []
        for words in log:
            action = self._game.read(self._states[-1], words)
            self._actions.append(action)
            self._states.append(self._game.play(self._states[-1], action))
        self._show(len(log))

    @validate("state")
    @refusing
    def _check_state(self, proposal: Any) -> Any:
        return checked(self._game, proposal["value"])

    @validate("log")
    @refusing
    def _check_log(self, proposal: Any) -> list[str]:
        """A log can be set when every action of it is legal in its turn."""
        state, written = self._states[0], self._written()
        if proposal["value"] == written:
            return written
        written = []
        for number, words in enumerate(proposal["value"], start=1):
            action = self._game.read(state, words)
            against = self._game.refusals(state, action)
            if against:
                reason = self.words.why(against[0])
                raise Unreadable("board-log", number=number, words=words, reason=reason)
            state = self._game.play(state, action)
            written.append(self._game.write(action))
        return written

    @validate("at")
    @refusing
    def _check_at(self, proposal: Any) -> int:
        at = int(proposal["value"])
        if not 0 <= at < len(self._states):
            raise Unreadable("board-at", number=str(at)[:20], most=len(self._states) - 1)
        return at
