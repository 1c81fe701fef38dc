"""Count: the scoring pad for a real table, with the box that the server was given."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from gangster_widgets.app.address import Address
from gangster_widgets.app.room import Room
from gangster_widgets.kernel.game import has, title
from gangster_widgets.puzzles.kind import asking
from gangster_widgets.views.page import Node, node
from gangster_widgets.widgets.pane import Pane

if TYPE_CHECKING:
    from gangster_widgets.widgets.pad.widget import ScoringPadWidget

SHEET = "sheet"
"""The key under which the sheet is kept."""


class Count(Room):
    """The day of reckoning at a real table. What was entered is there again until another sheet is begun.

    For a game without a pad it says so, and leads to those that have one.
    """

    _pad: "ScoringPadWidget | None"

    def title(self) -> str:
        """The room's name."""
        return self.visit.words.say("door-count")

    def open(self, here: Address) -> None:
        """Nothing but the page itself is named."""
        self._pane = Pane(self._used)
        if has(here.game, "look_pad"):
            self._lay(self.visit.learner.kept(SHEET))
        else:
            self._pad, self.widgets = None, (self._pane,)
        self.dressed()

    def _lay(self, before: object) -> None:
        # The pad is much to import, and no other page needs it.
        from gangster_widgets.widgets.pad.kept import kept, take_up
        from gangster_widgets.widgets.pad.widget import ScoringPadWidget

        visit = self.visit
        pad = ScoringPadWidget(components=visit.setting.box(visit.here.game), lang=visit.lang, theme=visit.shown)
        if before is not None:
            take_up(pad, before)
        self._was = kept(pad)
        pad.after_use(lambda: self._keep(kept(pad)))
        self._pad, self.widgets = pad, (self._pane, pad)

    def dressed(self) -> None:
        """In the reader's language and theme."""
        say = self.visit.words
        self._pane.dark = self.visit.shown == "dark"
        heading = node("h1", say.say("door-count"), id="gw-here", tabindex="-1", arrive="count")
        if self._pad is None:
            self._pane.fill(node("section", heading, *self._elsewhere(), aria_label=say.say("door-count")))
            return
        self._pad.lang, self._pad.theme = self.visit.lang, self.visit.shown
        anew = node("button", say.say("count-anew"), type="button", do="anew", class_="gw-button gw-small-button")
        self._pane.fill(
            node("section", node("div", heading, anew, class_="gw-line-up"), aria_label=say.say("door-count"))
        )

    def _elsewhere(self) -> Iterator[Node]:
        """That there is no pad for the game, and the games that have one."""
        say, here = self.visit.words, self.visit.here
        yield node("p", say.say("count-none", game=self.visit.played))
        for name in (other for other in asking() if has(other, "look_pad")):
            there = Address("count", name, lang=here.lang)
            label = say.say("count-of", game=title(name))
            yield node("p", node("a", label, href=there.query(), do=f"pad:{name}"))

    def _keep(self, now: dict[str, Any]) -> None:
        if now != self._was:
            self._was = now
            self.visit.keep(SHEET, now)

    def _used(self, do: str, value: object) -> None:
        if do.startswith("pad:"):
            self.visit.go(Address("count", do.partition(":")[2], lang=self.visit.here.lang))
        elif do == "anew":
            self.visit.kept(lambda: self.visit.learner.drop(SHEET))
            self._lay(None)
            self.visit.seat(self.widgets)


HERE = Count
