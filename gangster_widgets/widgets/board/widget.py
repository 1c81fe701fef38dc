"""The whole game live: choose, drive, load, unload; refusals say why; undo, and a slider over the game so far."""

from functools import partial
from importlib import import_module
from typing import Any

from traitlets import Bool, Unicode, observe, validate

from gangster_widgets.kernel.choosing import Bit, Choosing
from gangster_widgets.kernel.game import SHELF, Unreadable
from gangster_widgets.kernel.why import Where, Why
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.page import Node
from gangster_widgets.views.scene import Scene, Spot
from gangster_widgets.widgets.begin import taken
from gangster_widgets.widgets.board.panel import panel
from gangster_widgets.widgets.choices import WHO, question, settled
from gangster_widgets.widgets.course import Course
from gangster_widgets.widgets.frame import key
from gangster_widgets.widgets.refused import refusing
from gangster_widgets.widgets.sentences import reasons

MOST_REFUSALS = 3


class BoardWidget(Course):
    """A game on its board, from any position on. Traits follow what is done there, and the board follows them."""

    ranks = Bool(False, help="whether every field shows its number")
    following = Bool(False, help="whether tablets show the field that comes next")
    enlarged = Unicode("", help="the place shown large; empty for none, or the car's own where there is little room")

    def __init__(
        self, position: Any = None, *, game: str = "gangster", players: int = 4, seed: int = 1, **traits: Any
    ) -> None:
        position, played = taken(position, game)
        self._look, self._choose, self._shown, self._seats = (
            import_module(f"{SHELF}.{played.name}.{room}") for room in ("look", "choose", "shown", "seats")
        )
        super().__init__(position, played.name, players, seed, **traits)
        self._frame.watching = True

    def _reset(self) -> None:
        """Nothing chosen, nothing refused, nothing looked at or asked about."""
        state = self._states[self.at if len(self._states) > self.at else -1]
        legal = [] if self._game.over(state) else self._game.legal(state)
        self._choosing = Choosing(legal, partial(self._choose.bits, state))
        self._refused: tuple[Why, ...] = ()
        self._seen: Where | None = None
        self._meant: Where = ""
        self._asked: Spot | None = None

    # What is shown.

    def look(self, width: float) -> Scene:
        """The board with its marks."""
        scene: Scene = self._look.look(self.pictured(), self.words, width, self.marks())
        return scene

    def marks(self) -> Marks:
        """What is marked: what is chosen and possible, ways, what moved last, what stands against what was wanted."""
        left = [action for action, _ in self._choosing.left]
        settled = {bit.name for bit in self._choosing.settled}
        ways = self._shown.ways(self.state, left) if settled & {"card", "to"} else self._seen_ways(left)
        shown = [bit for bit in self._choosing.open() if bit.name != "to" or settled]
        last = self._shown.concerned(self._actions[self.at - 1]) if self.at else ()
        return Marks(
            chosen=tuple(spot for bit in self._choosing.settled for spot in bit.where),
            open=(*(spot for bit in shown for spot in bit.where), *self._only()),
            refused=(*(spot for why in self._refused for spot in why.where), *([self._meant] if self._refused else [])),
            last=last, ways=ways, notes=self._shown.notes(left), ranks=self.ranks, following=self.following,
            enlarged=self.enlarged or None,
        )  # fmt: skip

    def _seen_ways(self, left: list[Any]) -> tuple[tuple[str, ...], ...]:
        """The ways to what is looked at, or those of the card that is."""
        if self._seen is None:
            return ()
        drives = [bit for bit in self._choosing.open() if bit.name in ("card", "to") and self._seen in bit.where]
        found = [action for bit in drives[:1] for action, _ in self._choosing.settle(bit).left]
        ways: tuple[tuple[str, ...], ...] = self._shown.ways(self.state, found)
        return ways

    def about(self) -> tuple[str, Any]:
        """The game, and the position that is seen."""
        return self._game.name, self.pictured()

    def panel(self) -> Node:
        """Whose turn it is, what was said last, what can be done, and the way through the game."""
        return panel(self)

    def spoken(self, spot: Spot) -> str:
        """How a spot is read out: what lies around a place, and whether it can be chosen."""
        label = spot.label
        if isinstance(spot.of, str):
            notes = self._shown.notes(action for action, _ in self._choosing.left)
            cards = tuple(card for place, card in notes if place == spot.of)
            label = self.words.apart([label, *self._look.around(self.state, spot.of, cards, self.words)])
        possible = spot.of in self._choosing.possible or spot.of in self._only()
        return self.words.say("board-possible", label=label) if possible else label

    def told(self) -> tuple[Why, ...]:
        """What is said of the last action: what it brought about."""
        return self.summed(super().told())

    def happened(self) -> list[Node]:
        """The same as it stands in the box of reasons."""
        return reasons(self.told(), self.words, self._game.folder)

    def summed(self, events: tuple[Why, ...]) -> tuple[Why, ...]:
        """What is said of these events."""
        found: tuple[Why, ...] = self._shown.said(events)
        return found

    # What is done.

    def clicked(self, where: Where, small: bool = False) -> None:
        """Chooses what stands there, or says why that cannot be done. On a small plate nothing is done at once."""
        chosen = self._choosing.click(where)
        if chosen is None:
            where = self._choose.stands_for(self.state, self._actor(), where)
            chosen = self._choosing.click(where)
        if small and isinstance(where, str):
            self._enlarge(where, chosen)
        elif chosen is not None:
            self._settled(chosen)
        elif where in self._only():
            self.play(self._choosing.action)
        else:
            self._refuse(where)

    def _only(self) -> tuple[Where, ...]:
        """What stands for the only action that there is, where nothing had to be chosen."""
        if self._choosing.settled or self._choosing.action is None:
            return ()
        return tuple(spot for bit in self._choosing.left[0][1] if bit.name != WHO for spot in bit.where)

    def entered(self, where: Where, small: bool = False) -> None:
        """The same by keys, where a field is a field: it never stands for the district around it."""
        chosen = self._choosing.click(where)
        if chosen is None and isinstance(where, tuple):
            self._refuse(where)
        else:
            self.clicked(where, small)

    def _enlarge(self, place: str, chosen: Choosing | None) -> None:
        """Shows a place large; what was chosen for another place is let go, and nothing is played yet."""
        chosen = chosen or self._choosing.cleared().click(place)
        with self.hold_trait_notifications():
            self.enlarged = place
            if chosen is None:
                self._choosing = self._choosing.cleared()
                self._refuse(place)
            else:
                self._settled(chosen, act=False)
        self.reveal(place)

    def reveal(self, place: str) -> None:
        """Brings all of that place into view."""
        self._frame.send({"kind": "reveal", "id": key(self._last_of(place))})

    def _last_of(self, place: str) -> Where:
        """The last thing that belongs to that place, so that all of it is scrolled into view."""
        spots = [spot.of for group in self.scene.groups for spot in group.spots() if group.head.of == place]
        return spots[-1] if spots else place

    def _settled(self, chosen: Choosing, act: bool = True) -> None:
        self._refused, self._asked = (), None
        if act and chosen.action is not None:
            self.play(chosen.action)
            return
        self._choosing = chosen
        self._frame.holding = bool(chosen.settled)
        self.redraw()
        self.say(question(chosen, self._choose, self.words) if chosen.settled else self.words.say("board-let-gone"))

    def _refuse(self, where: Where) -> None:
        """Says what stands against what a click there means, on the board and in words."""
        meant = self._fitting(self._choose.meant(self.state, self._actor(), where))
        found = [why for action in meant for why in self._game.refusals(self.state, action)]
        found = found or list(self._choose.explained(self.state, self._actor(), where))
        told = list({self.words.why(why): why for why in found}.values())[:MOST_REFUSALS]
        other = None if told else self._choosing.otherwise(where)
        if other is not None and other.settled[-1].name != WHO:
            self._settled(other, act=False)
            return
        self._refused, self._meant = tuple(told), where
        self._asked = None if told else self.scene.spot(where)
        self.redraw()
        self.say(" ".join(self.words.why(why) for why in told) or (self._asked.label if self._asked else ""))

    def _fitting(self, actions: list[Any]) -> list[Any]:
        """Those of the actions that go with what is chosen, or all where none does."""
        chosen = {bit.name: bit.value for bit in self._choosing.settled}
        bits = [(action, self._choose.bits(self.state, action)) for action in actions]
        return [
            action for action, parts in bits if all(chosen.get(bit.name, bit.value) == bit.value for bit in parts)
        ] or actions

    def _actor(self) -> str:
        """The gang that acts: that of all actions left, else the first of the person to act."""
        acting = {str(bit.value) for _, bits in self._choosing.left for bit in bits if bit.name == WHO}
        return acting.pop() if len(acting) == 1 else str(self._seats.acting(self.state)[0])

    def choose(self, bit: Bit) -> None:
        """Settles one thing of the action to be chosen; plays the action when nothing else is open."""
        self._settled(self._choosing.settle(bit))

    def _refused_play(self, against: tuple[Why, ...]) -> None:
        self._refused, self._meant, self._asked = against, "", None
        self.redraw()
        self.say(" ".join(self.words.why(why) for why in against))

    def _moves(self, before: Any, action: Any, after: Any) -> Any:
        return self._shown.moves(before, action, after)

    @validate("enlarged")
    @refusing
    def _check_enlarged(self, proposal: Any) -> str:
        """A place of the map by its name, or nothing."""
        places = self._look.places(self.state)
        if proposal["value"] and proposal["value"] not in places:
            raise Unreadable("board-place", place=proposal["value"], places=places)
        return str(proposal["value"])

    @observe("ranks", "following", "enlarged")
    def _seen_otherwise(self, _: Any) -> None:
        if self._scene is not None:
            self.redraw()

    def pressed(self, key: str, where: Where | None) -> None:
        """Escape lets go of what was chosen."""
        self._settled(self._choosing.cleared(), act=False)

    def looked(self, where: Where | None) -> None:
        """Shows the way to what is looked at."""
        had = self.marks().ways
        self._seen = where
        if self.marks().ways != had:
            self.redraw()

    def used(self, do: str, value: Any) -> None:
        """What the panel's controls do."""
        name, _, rest = do.partition(":")
        if name == "bit":
            chosen = settled(self._choosing, int(rest))
            if chosen is not None:
                self._settled(chosen)
        elif name == "act" and self._choosing.action is not None:
            self.play(self._choosing.action)
        elif name == "undo":
            self.undo()
        elif name == "at":
            self.leaf(int(value))
        elif name in ("ranks", "following"):
            setattr(self, name, not getattr(self, name))
        elif name == "enlarge":
            self.enlarged = str(value or "")
        elif name == "let-go":
            self._settled(self._choosing.cleared(), act=False)
