"""A game step by step, to be read: the scrubber for moves, as worked examples have it and games that were played."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

from traitlets import Bool, Unicode, observe, validate

from gangster_widgets.kernel.game import SHELF, Unreadable
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Piece, Where, Why
from gangster_widgets.puzzles.puzzle import in_language
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.motion import Move
from gangster_widgets.views.page import Node
from gangster_widgets.views.scene import Scene, Spot
from gangster_widgets.views.text import text_of
from gangster_widgets.widgets.begin import taken
from gangster_widgets.widgets.past import Past
from gangster_widgets.widgets.refused import refusing
from gangster_widgets.widgets.stepping import STEPPING, Stepping
from gangster_widgets.widgets.walk.panel import panel

Notes = Mapping[int, str | Mapping[str, str]] | Callable[[int], str]
"""What an author notes by the number of the step, 0 before the first move: a text, a text for each language, or
whatever says it.
"""


class WalkWidget(Stepping, Past):
    """Steps through the moves of a game. Nothing can be played there; `log` are the moves, `at` how many are shown.

    It begins with a new game, a written position, a puzzle or its id, or a state. Where a district is named, only that
    is shown, large.
    """

    district = Unicode("", help="the district that is shown alone; empty for the whole board")
    following = Bool(False, help="whether tablets show the field that comes next; a district alone does from the start")
    ranks = Bool(False, help="whether every field shows its number")

    def __init__(
        self, given: Any = None, *, moves: Sequence[str] = (), notes: Notes | None = None, district: str | None = None,
        game: str = "gangster", players: int = 4, seed: int = 1, **traits: Any,
    ) -> None:  # fmt: skip
        self._notes: Notes = {} if notes is None else notes
        given, played = taken(given, game)
        self._look, self._shown, self._choose = (
            import_module(f"{SHELF}.{played.name}.{room}") for room in ("look", "shown", "choose")
        )
        at = traits.pop("at", 0)
        super().__init__(given, played.name, players, seed, log=list(moves), **{"following": bool(district), **traits})
        self.district = district or ""
        self.at = at
        self._frame.hotkeys = STEPPING
        self.add_class("gw-sticky")

    def _reset(self) -> None:
        """Nothing asked about, no place shown large but that of the move."""
        self.asked: Spot | None = None
        self._large = ""

    def _after(self, most: int) -> int:
        """Where other moves are set, it stays at its step as far as there is one."""
        return min(int(self.at), most)

    # What is shown.

    def look(self, width: float) -> Scene:
        """The district alone, or the board; on a small one the place of the move is shown large."""
        marks = self.marks()
        if self.district in self._districts():
            room = import_module(f"{SHELF}.{self._game.name}.look_district")
            alone: Scene = room.look(self.state, self.district, self.words, width, marks)
            return alone
        scene: Scene = self._look.look(self.pictured(), self.words, width, marks)
        place = self._place() if scene.small and not self._large else None
        if not place:
            return scene
        large: Scene = self._look.look(self.pictured(), self.words, width, replace(marks, enlarged=place))
        return large

    def marks(self) -> Marks:
        """What is marked: what moved, by which way, and what the reasons for it point at."""
        done = self._actions[self.at - 1 : self.at] if self.at else []
        last = [spot for action in done for spot in self._shown.concerned(action)]
        return Marks(
            pointed=self._shown.pointed(self.reasons()), last=(*last, *(move.to for move in self._moves(self.at))),
            ways=self._shown.ways(self._states[self.at - 1], done) if done else (), ranks=self.ranks,
            following=self.following, enlarged=self._large or None,
        )  # fmt: skip

    def _moves(self, at: int) -> list[Move]:
        """What the move of that number moved, and where."""
        if not at:
            return []
        return list(self._shown.moves(self._states[at - 1], self._actions[at - 1], self._states[at]))

    def _place(self) -> str | None:
        """Where the move that is shown took place."""
        for spot in self.marks().last:
            if not isinstance(spot, Piece):
                return spot if isinstance(spot, str) else spot[0]
        return None

    def about(self) -> tuple[str, Any]:
        """The game, and the position that is seen."""
        return self._game.name, self.pictured()

    def panel(self) -> Node:
        """The way through the moves, what the author notes, and what the move did and why."""
        return panel(self)

    def reasons(self) -> tuple[Why, ...]:
        """What the move that is shown did, and what that rests on; nothing before the first."""
        found: tuple[Why, ...] = self._shown.told(self.told())
        return found

    def note(self) -> str:
        """What the author notes at the present step."""
        found = self._notes(self.at) if callable(self._notes) else self._notes.get(self.at)
        return in_language(found, self.lang) if isinstance(found, Mapping) else found or ""

    def saying(self) -> str:
        """What is said at the present step: the note, then what the move did, or how things stand."""
        told = list(dict.fromkeys(self.words.why(why) for why in self.reasons()))
        return " ".join(part for part in (self.note(), *(told or [self.scene.label])) if part)

    def text(self) -> str:
        """The picture as text, and below it all moves in words."""
        lines = []
        for nth, (state, action) in enumerate(zip(self._states, self._actions, strict=False), start=1):
            told = self._shown.told(self._game.tell(state, action).parts)
            lines.append(f"{nth}. " + " ".join(f"{self.words.why(why)} [{why.clause}]" for why in told))
        return "\n".join([text_of(self.scene), "", *lines])

    # What is done.

    def next(self) -> None:
        """One move on."""
        if self.at < len(self._actions):
            self.go(self.at + 1)

    def previous(self) -> None:
        """One move back."""
        if self.at:
            self.go(self.at - 1)

    def go(self, to: int) -> None:
        """Shows the game after so many moves and says what the last one did; one move on, what moves is seen to."""
        on, old = self._within(to) == self.at + 1, self.scene
        with self.hold_trait_notifications():
            self._show(to, "", old, [_seen(move, old) for move in self._moves(to)] if on else ())
            self.say(self.saying())

    def last(self) -> int:
        """The last move."""
        return len(self._actions)

    def clicked(self, where: Where, small: bool = False) -> None:
        """Shows a place of the board large, and says what it is that was clicked."""
        place = where if isinstance(where, str) else where[0] if isinstance(where, tuple) else ""
        self._large = place
        self.asked = self.scene.spot(where)
        self.redraw()
        self.say(self.asked.label if self.asked else "")

    def used(self, do: str, value: Any) -> None:
        """What the panel's controls do."""
        if do in ("next", "previous"):
            getattr(self, do)()
        elif do == "at":
            self.go(int(value))

    # Traits.

    @validate("district")
    @refusing
    def _check_district(self, proposal: Any) -> str:
        """A district with a tablet, by its name, or nothing."""
        there = self._districts()
        if proposal["value"] and proposal["value"] not in there:
            raise Unreadable("ask-district", district=proposal["value"], districts=there)
        return str(proposal["value"])

    def _districts(self) -> tuple[str, ...]:
        """The districts whose tablets are known."""
        known: tuple[str, ...] = self._look.known(self.state)
        return known

    @observe("district", "following", "ranks")
    def _seen_otherwise(self, _: Any) -> None:
        if self._scene is not None:
            self.redraw()


def _seen(move: Move, scene: Scene) -> Move:
    """The move, from the car where that which the car carries is not seen by itself."""
    hidden = isinstance(move.start, Piece) and scene.spot(move.start) is None
    return replace(move, start=Piece("car", move.start.of)) if hidden and isinstance(move.start, Piece) else move
