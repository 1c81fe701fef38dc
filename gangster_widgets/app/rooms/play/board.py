"""The board of a match: it shows how the match stands, and what is done there is done in the match."""

from typing import TYPE_CHECKING, Any

from gangster_widgets.app.match.match import Match
from gangster_widgets.app.rooms.play import since
from gangster_widgets.app.rooms.play.panel import panel
from gangster_widgets.kernel.choosing import Choosing
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Where
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.page import Node
from gangster_widgets.views.scene import Scene, beside, enlarged
from gangster_widgets.widgets.board.widget import BoardWidget

if TYPE_CHECKING:
    from gangster_widgets.app.rooms.play.table import Table

ABOVE, LEAST = 112, 0.8
"""The height of what stands above the board, as the style sheet has it too; the board is made so small at most."""


class MatchBoard(BoardWidget):
    """A board on which only the person whose turn it is can act; whoever else clicks is told why not."""

    def __init__(self, table: "Table", match: Match, **traits: Any) -> None:
        self.table = table
        self.hint = ""
        super().__init__(match.states[0], game=match.terms.game, **traits)
        self.add_class("gw-play-board").add_class("gw-sticky")
        self._take_over(match)
        with self.hold_trait_notifications():
            self.at, self.state, self.log = len(self._actions), match.state, self._written()
        self._reset()

    def _take_over(self, match: Match) -> None:
        self._states, self._actions = list(match.states), list(match.actions)

    def follow(self, match: Match, said: str) -> None:
        """Shows the match as it stands now, and says what has happened."""
        before, scene = len(self._actions), self.scene
        self._take_over(match)
        on = len(self._actions) == before + 1
        moves = self._moves(match.states[-2], match.actions[-1], match.state) if on else ()
        self._show(len(self._actions), said, scene if on else None, moves)
        place = self._look.shown(match.state, self.marks()) if self.scene.small and not self.table.wait() else None
        if place:
            self.reveal(place)

    def _reset(self) -> None:
        """Nothing can be chosen while somebody else has to act."""
        super()._reset()
        self.hint = ""
        if self.table.wait():
            self._choosing = Choosing([], lambda _: ())

    def look(self, width: float) -> Scene:
        """The board; where the panel stands beside it, as a whole above the window's lower edge if that can be.

        On a small board the place that a hint names is shown large.
        """
        scene, places = super().look(width), self.table.advice.places()
        if scene.small and places and not self.enlarged:
            scene = self._look.look(self.pictured(), self.words, width, replace(self.marks(), enlarged=places[0]))
        by = max(LEAST, (self.height - ABOVE) / scene.height)
        if not self.stands_beside or by >= 1:
            return scene
        smaller = enlarged(scene, by)
        aside = (width - smaller.width) / 2
        return replace(smaller, width=width, parts=tuple(beside(part, aside) for part in smaller.parts))

    def pictured(self) -> Any:
        """The position with what whoever looks at the screen may see."""
        return self.table.pictured(self.state)

    def marks(self) -> Marks:
        """The board's own, and what a hint points at."""
        found, advice = super().marks(), self.table.advice
        action = advice.action()
        pointed = (*advice.where(), *(spot for one in action for spot in self._shown.concerned(one)))
        return replace(found, pointed=pointed, ways=found.ways or self._shown.ways(self.state, action))

    def happened(self) -> list[Node]:
        """What the last action of a person brought about, and what every other has done in his turn since then."""
        return since.box(self.table.match, self.words)

    def panel(self) -> Node:
        """Whose turn it is, what was said last, what can be done, and what the others have done."""
        return panel(self, self.table)

    def play(self, action: Any) -> None:
        """Acts in the match."""
        self.table.act(action)

    def undo(self) -> None:
        """Takes the last decision of a person back."""
        self.table.take_back()

    def _refuse(self, where: Where) -> None:
        """Says what stands against it: the rules, or that somebody else has to act first."""
        self.hint = self.table.wait()
        if not self.hint:
            super()._refuse(where)
            return
        self._refused, self._asked = (), self.scene.spot(where)
        self.redraw()
        self.say(" ".join([self.hint, self._asked.label if self._asked else ""]).strip())

    def used(self, do: str, value: Any) -> None:
        """What the panel's controls do; those of the table are the table's."""
        if not self.table.used(do, value):
            super().used(do, value)
