"""The course of a game behind a picture: actions played, taken back, and leafed through."""

from typing import Any

from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.why import Why
from gangster_widgets.widgets.past import Past


class Course(Past):
    """A picture of a game that goes on. Acting from an earlier state drops the later actions of the log."""

    _choose: Any
    """How an action is chosen in this game, and what is one."""

    def _moves(self, before: Any, action: Any, after: Any) -> Any:
        """What moves when that action is played."""
        raise NotImplementedError

    def play(self, action: Any) -> None:
        """Plays an action, given as such or in words. One that is not legal is refused: an `Unreadable` says why."""
        if isinstance(action, str):
            action = self._game.read(self.state, action)
        elif not isinstance(action, self._choose.Action):
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
        turn = self._look.summary(self.state, self.words)
        self.say(" ".join([*(self.words.why(why) for why in self.told()), turn]))
