"""A game as far as it has gone behind a picture: its states and actions, leafed through, set from outside."""

from collections.abc import Sequence
from typing import Any

from traitlets import Int, List, TraitType, Unicode, observe, validate

from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.why import Why
from gangster_widgets.views.scene import Scene
from gangster_widgets.widgets.begin import begin, checked, game_of, with_piles
from gangster_widgets.widgets.picture import Picture
from gangster_widgets.widgets.refused import refusing


class Past(Picture):
    """A picture of a game at one of its states. Whoever observes a trait hears of it when all of a change is done.

    `state` is the position shown; setting it begins anew there. `log` are the actions since the beginning, in words;
    `at` says after how many of them the picture stands. Beside the position it may be told which cards lie on the
    `pile`, the next one first, which `casino` card is drawn next, and what the `supply` holds.
    """

    state: TraitType[Any, Any] = TraitType(help="the position shown")
    log = List(Unicode(), help="the actions since the beginning, in words")
    at = Int(0, help="after how many actions of the log the picture stands")

    def __init__(
        self, position: Any, game: str, players: int, seed: int, *, pile: Sequence[str] | None = None,
        casino: int | None = None, supply: Sequence[str] | None = None, **traits: Any,
    ) -> None:  # fmt: skip
        self._game = game_of(game)
        piles = {"pile": _listed(pile), "casino": casino, "supply": _listed(supply)}
        self._states = [with_piles(self._game, begin(self._game, position, players, seed), piles)]
        self._actions: list[Any] = []
        self._reset()
        later = {name: traits.pop(name) for name in ("log", "at") if name in traits}
        super().__init__((self._game.folder / "words",), state=self._states[0], **traits)
        for name, value in later.items():
            setattr(self, name, value)

    def _reset(self) -> None:
        """Forgets whatever was chosen or asked at another state."""
        raise NotImplementedError

    def pictured(self) -> Any:
        """The position as the picture shows it: with what whoever acts there may see."""
        return self.state

    def told(self) -> tuple[Why, ...]:
        """What the last action brought about, event by event; nothing at the beginning."""
        if not self.at:
            return ()
        return tuple(self._game.tell(self._states[self.at - 1], self._actions[self.at - 1]).parts)

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
        self._show(self._after(len(log)))

    def _after(self, most: int) -> int:
        """After how many actions the picture stands when a log of so many was set."""
        return most

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
        return self._within(int(proposal["value"]))

    def _within(self, at: int) -> int:
        """That number, where the log has so many actions."""
        if not 0 <= at < len(self._states):
            raise Unreadable("board-at", number=str(at)[:20], most=len(self._states) - 1)
        return at


def _listed(cards: Sequence[str] | None) -> Sequence[str] | None:
    """Cards that are named in a row, as a list; anything else as it is, to be found fault with."""
    return list(cards) if isinstance(cards, tuple) else cards
