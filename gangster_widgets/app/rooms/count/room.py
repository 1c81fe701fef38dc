"""Count: the scoring pad for a real table, with the box that the server was given."""

from gangster_widgets.app.address import Address
from gangster_widgets.app.room import Room
from gangster_widgets.views.page import node
from gangster_widgets.widgets.pane import Pane

SHEET = "sheet"
"""The key under which the sheet is kept."""


class Count(Room):
    """The day of reckoning at a real table. What was entered is there again until another sheet is begun."""

    def title(self) -> str:
        """The room's name."""
        return self.visit.words.say("door-count")

    def open(self, here: Address) -> None:
        """Nothing but the page itself is named."""
        self._pane = Pane(self._used)
        self._lay(self.visit.learner.kept(SHEET))
        self.dressed()

    def _lay(self, before: object) -> None:
        # The pad is much to import, and no other page needs it.
        from gangster_widgets.widgets.pad.kept import kept, take_up
        from gangster_widgets.widgets.pad.widget import ScoringPadWidget

        visit, self._kept = self.visit, kept
        self._pad = ScoringPadWidget(components=visit.setting.components, lang=visit.lang, theme=visit.shown)
        if before is not None:
            take_up(self._pad, before)
        self._was = self._kept(self._pad)
        self._pad.after_use(self._keep)
        self.widgets = (self._pane, self._pad)

    def dressed(self) -> None:
        """In the reader's language and theme."""
        say = self.visit.words
        self._pad.lang, self._pad.theme = self.visit.lang, self.visit.shown
        self._pane.dark = self.visit.shown == "dark"
        heading = node("h1", say.say("door-count"), id="gw-here", tabindex="-1", arrive="count")
        anew = node("button", say.say("count-anew"), type="button", do="anew", class_="gw-button gw-small-button")
        self._pane.fill(
            node("section", node("div", heading, anew, class_="gw-line-up"), aria_label=say.say("door-count"))
        )

    def _keep(self) -> None:
        now = self._kept(self._pad)
        if now != self._was:
            self._was = now
            self.visit.keep(SHEET, now)

    def _used(self, do: str, value: object) -> None:
        if do == "anew":
            self.visit.kept(lambda: self.visit.learner.drop(SHEET))
            self._lay(None)
            self.visit.seat(self.widgets)


HERE = Count
