"""The combination lab: gangsters are put on a heist one after another, and after each it is said what that does."""

import random
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from traitlets import Bool, Int, List, Unicode, observe, validate

from gangster_widgets.kernel.game import SHELF, Unreadable, games, has
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Where, Why
from gangster_widgets.puzzles.bank import generated_of
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.page import Node
from gangster_widgets.views.scene import Scene, Spot
from gangster_widgets.views.text import text_of
from gangster_widgets.widgets.begin import begin, taken
from gangster_widgets.widgets.lab.panel import panel
from gangster_widgets.widgets.picture import Picture
from gangster_widgets.widgets.refused import refusing

BACK = ["Backspace", "Delete", "z"]


class CombinationLabWidget(Picture):
    """A heist that is put together gangster by gangster, of a written position, a puzzle or its id, or a state; of an
    example where nothing is given.

    `joined` are the names engaged so far and can be set, as long as each may join; `player` is whose turn it is thought
    to be, `heist` the number of the heist on display, 0 for the one that the position asks about, `without` the skill
    that is left out. `best` says whether a best order is shown. `puzzle` is the id of what is shown, if it has one.
    """

    joined = List(Unicode(), help="who has been engaged so far, in that order")
    player = Unicode("", help="whose turn it is thought to be")
    heist = Int(0, help="the heist by its number on display; 0 is the one asked about")
    without = Unicode("", help="the skill that is left out, by its letter; empty for none")
    best = Bool(False, help="whether a best order is shown")
    puzzle = Unicode("", read_only=True, help="the id of the puzzle whose position this is; empty for none")

    def __init__(self, position: Any = None, *, game: str | None = None, seed: int = 1, **traits: Any) -> None:
        game = game or next(name for name in games() if has(name, "lab"))
        given, played = taken(example(game, seed) if position is None else position, game)
        self._game, self._seed = played, seed
        self._lab, self._look = (import_module(f"{SHELF}.{played.name}.{room}") for room in ("lab", "look_position"))
        self._refused: tuple[Why, ...] = ()
        self._asked: Spot | None = None
        start = self._begun(given)
        self._state = start.state
        first = {name: traits.pop(name) for name in ("player", "heist", "without", "joined", "best") if name in traits}
        super().__init__((played.folder / "words",), **traits)
        self._take(start, given)
        for name, value in first.items():
            setattr(self, name, value)
        self._frame.dragging = True
        self._frame.hotkeys = BACK

    def _begun(self, given: Any) -> Any:
        ask = given.ask.model_dump() if isinstance(given, Puzzle) else {}
        return self._lab.begun(begin(self._game, given, 4, 1), ask)

    def _take(self, bench: Any, given: Any) -> None:
        """Makes that what is shown, from the start on."""
        self._refused, self._asked, self._state = (), None, bench.state
        with self.hold_trait_notifications():
            self.joined, self.best, self.without = [], False, ""
            self.player, self.heist = bench.player, bench.nth
            self.set_trait("puzzle", given.id if isinstance(given, Puzzle) else "")
        self.joined = list(bench.joined)

    @property
    def bench(self) -> Any:
        """The heist as far as it is put together."""
        return self._lab.Bench(self._state, self.player, self.heist, tuple(self.joined), self.without)

    # What is shown.

    def look(self, width: float) -> Scene:
        """The heist, the gangs, and marks on who may join and who has."""
        told, lab = self.may(), self._lab
        marks = Marks(chosen=lab.seen(self.joined), open=lab.seen(told.value), pointed=lab.on_display(self.heist))
        scene: Scene = self._look.look_position(self.bench.shown, self.words, width, marks)
        return scene

    def about(self) -> tuple[str, Any]:
        """The game, and the position that is seen."""
        return self._game.name, self.bench.shown

    def panel(self) -> Node:
        """What was done last and what is missing, who may join and who may not, steps back, a best order."""
        return panel(self)

    def may(self) -> Why:
        """Who may join next and who may not, with the reasons; the value is the names of those who may."""
        found: Why = self._lab.may(self.bench)
        return found

    def reasons(self) -> tuple[Why, ...]:
        """What is said now: what stands against somebody, else what has come of it so far."""
        return self._refused or self.so_far()

    def so_far(self) -> tuple[Why, ...]:
        """Who joined last, and what is missing then, or what the heist has come to."""
        told = self.may()
        return (*self._lab.joins(told)[-1:], *(self._lab.outcome(self.bench) or (told,)))

    def best_order(self) -> tuple[Why, ...]:
        """A best order with its reasons, and whether the whole gang is engaged after it."""
        why = self._lab.best(self.bench)
        after = (self._lab.synchronised(self._lab.laid(self.bench, why)),) if why.value else ()
        return (why, *why.parts, *after)

    def spoken(self, spot: Spot) -> str:
        """How a spot is read out: of a gangster also whether he may join, or what stands against it."""
        name = self._lab.person(spot.of)
        if not name:
            return spot.label
        told = self._lab.refusals(self.bench, name) or [
            one for one in self._lab.offers(self.may()) if one.value == name
        ]
        return self.words.apart([spot.label, *map(self.words.why, told)])

    def text(self) -> str:
        """The picture as text, and below it who has joined, who may and who may not."""
        told = self.may()
        return "\n".join([text_of(self.scene), "", self.words.tree(told), *map(self.words.why, self._outcome())])

    def _outcome(self) -> Sequence[Why]:
        found: Sequence[Why] = self._lab.outcome(self.bench)
        return found

    # What is done.

    def join(self, name: str) -> None:
        """That gangster joins next; an `Unreadable` says why he may not."""
        against = self._lab.refusals(self.bench, name)
        self._refused, self._asked = against, None
        if against:
            self._tell()
            raise Unreadable("board-refused", reason=" ".join(map(self.words.why, against)))
        self.joined = [*self.joined, name]

    def back(self) -> None:
        """Whoever joined last goes back."""
        self.joined = self.joined[:-1]

    def anew(self) -> None:
        """Nobody has joined yet."""
        self.joined = []

    def play_best(self) -> None:
        """Everybody joins in a best order, where there is one."""
        why = self._lab.best(self.bench)
        if why.value:
            after = self._lab.laid(self.bench, why)
            self.joined = []
            self.without = after.without
            self.joined = list(after.joined)

    def another(self) -> None:
        """Another example, drawn out of the generated puzzles."""
        self._seed += 1
        found = example(self._game.name, self._seed)
        self._take(self._begun(found), found)
        self._tell()

    def clicked(self, where: Where, small: bool = False) -> None:
        """A gangster joins, or it is said why he may not; a heist on display is the one from now on."""
        name, nth = self._lab.person(where), self._lab.number(where)
        if name:
            self._try(name)
        elif nth and nth != self.heist:
            self.heist = nth
        else:
            self._refused, self._asked = (), self.scene.spot(where)
            self.redraw()
            self.say(self._asked.label if self._asked else "")

    def _try(self, name: str) -> None:
        try:
            self.join(name)
        except Unreadable:
            return

    def dragged(self, where: Where, to: Where | None) -> None:
        """A gangster dragged onto the heist joins; one who has joined and is dragged off it goes back, with all who
        joined after him.
        """
        name = self._lab.person(where)
        if name and to == self._lab.HEIST:
            self._try(name)
        elif name in self.joined and to != where:
            self.joined = self.joined[: self.joined.index(name)]

    def takers(self) -> dict[Where, tuple[Where, ...]]:
        """Where everybody who can be dragged can go."""
        found: dict[Where, tuple[Where, ...]] = self._lab.takers(self.may(), self.bench)
        return found

    def dropped(self, what: str, where: Where) -> None:
        """Somebody of the panel was dragged onto the heist."""
        if where == self._lab.HEIST:
            self._try(what)

    def put_on(self, what: str, on: str) -> None:
        """Somebody of the panel was dragged onto the list of those who have joined."""
        self._try(what)

    def pressed(self, key: str, where: Where | None) -> None:
        """Whoever joined last goes back."""
        if key in BACK and self.joined:
            self.back()

    def used(self, do: str, value: Any) -> None:
        """What the panel's controls do."""
        name, _, rest = do.partition(":")
        if name == "join":
            self._try(rest)
        elif name in ("back", "anew", "another"):
            getattr(self, name)()
        elif name == "play":
            self.play_best()
        elif name == "best":
            self.best = not self.best
        elif name in ("player", "without"):
            setattr(self, name, str(value or ""))
        elif name == "heist":
            self.heist = int(value)

    def _tell(self) -> None:
        """Shows what is now, and says it."""
        if self._scene is not None:
            self.redraw()
        self.say(" ".join(dict.fromkeys(map(self.words.why, self.reasons()))))

    # Traits.

    @validate("player")
    @refusing
    def _check_player(self, proposal: Any) -> str:
        there = self._lab.players(self._state)
        if proposal["value"] not in there:
            raise Unreadable("lab-no-player", player=proposal["value"][:40], players=there)
        return str(proposal["value"])

    @validate("heist")
    @refusing
    def _check_heist(self, proposal: Any) -> int:
        there = self._lab.heists(self._state)
        if proposal["value"] not in there:
            raise Unreadable("lab-no-number", number=str(proposal["value"]), numbers=tuple(map(str, there)))
        return int(proposal["value"])

    @validate("without")
    @refusing
    def _check_without(self, proposal: Any) -> str:
        if proposal["value"] and proposal["value"] not in self._lab.left_out(self.bench):
            raise Unreadable("lab-not-left-out", skill=proposal["value"][:40])
        return str(proposal["value"])

    @validate("joined")
    @refusing
    def _check_joined(self, proposal: Any) -> list[str]:
        if not self._lab.legal(replace(self.bench, joined=tuple(proposal["value"]))):
            raise Unreadable("lab-not-in-this-order", names=tuple(name[:40] for name in proposal["value"]))
        return list(proposal["value"])

    @observe("player", "heist")
    def _about_another(self, _: Any) -> None:
        self.joined, self.without = [], ""
        self._joined_otherwise(None)

    @observe("without")
    def _leaves_out(self, _: Any) -> None:
        self.joined = []
        self._joined_otherwise(None)

    @observe("joined")
    def _joined_otherwise(self, _: Any) -> None:
        self._refused, self._asked = (), None
        if self._scene is not None:
            self._tell()

    @observe("best")
    def _best_shown(self, _: Any) -> None:
        if self._scene is not None:
            self.redraw()
            self.say(" ".join(map(self.words.why, self.best_order())) if self.best else "")


def example(game: str, seed: int) -> Puzzle:
    """A generated puzzle of that game whose position is an example; the same for the same seed."""
    if not has(game, "lab"):
        raise Unreadable("lab-none", game=game)
    kinds = import_module(f"{SHELF}.{game}.lab").KINDS
    found = [one for one in generated_of(game) if one.kind in kinds]
    return random.Random(seed).choice(found)
