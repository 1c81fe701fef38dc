"""Looking and choosing by finger on a small map: a tap on a place shows it, and says what another one would choose."""

from typing import Any

from gangster_widgets.kernel.why import Where
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.views.page import Node, button, node
from gangster_widgets.widgets.picture import Picture
from gangster_widgets.widgets.puzzle.answering.means import Means


class Tapping(Picture):
    """A picture of a puzzle on which a finger looks first. A mouse points at one place and means it; keys do too."""

    _means: Means
    _look: Any
    _puzzle: Puzzle
    _large: str | None = None
    draft: Any
    _offer: Where | None = None
    """What another tap there, or the button that says so, would choose."""

    def about(self) -> tuple[str, Any]:
        """The game, and the position that is seen."""
        return self._puzzle.game, self._puzzle.seen

    def given_on_it(self) -> tuple[Where, ...]:
        """What has been given, where it is seen on the picture."""
        return tuple(map(self._look.seen_as, self._means.marked(self.draft)))

    def tapped(self, where: Where, small: bool) -> None:
        """On a small map with tablets a place is shown, and chosen by another tap; else it is chosen at once."""
        where = self._look.stands_for(where)
        place = self._look.larger(self._puzzle.state, where) if small else None
        if place is None or place == self._large or self._means.clicked(self.draft, where) == self.draft:
            self.clicked(where, small)
            return
        self._large, self._offer = place, where
        self.redraw()
        spot = self.scene.spot(where)
        self.say(" ".join([f"{spot.label}." if spot else "", *self._offered()]).strip())

    def _offered(self) -> tuple[str, str]:
        """That nothing is chosen yet, and what would be."""
        assert self._offer is not None
        after = self._means.clicked(self.draft, self._offer)
        return self.words.say("answer-tap"), self._means.change(self.draft, after, self.words)

    def offer(self) -> tuple[Node, ...]:
        """The same on the panel, with a button that chooses it."""
        if self._offer is None:
            return ()
        told, what = self._offered()
        return (node("p", told, class_="gw-hint", key="offered"), button(what, "take", "gw-main", key="take"))

    def take(self) -> None:
        """Chooses what was offered."""
        if self._offer is not None:
            self.clicked(self._offer, False)
