"""The combination lab: the position of the puzzle that the address names, the last one, or an example."""

from gangster_widgets.app.address import Address
from gangster_widgets.app.room import Room
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.record import replace
from gangster_widgets.views.page import node
from gangster_widgets.widgets.lab.widget import CombinationLabWidget
from gangster_widgets.widgets.pane import Pane

KEPT = "lab"
"""The key under which it is kept which position was looked at last."""


class Lab(Room):
    """One lab. Who has joined is there again only as long as the page is open: it is for trying things out."""

    def title(self) -> str:
        """The room's name."""
        return self.visit.words.say("door-lab")

    def open(self, here: Address) -> None:
        """The position that the address names; where that cannot be, it is said, and there is an example."""
        self._pane, self._problem = Pane(lambda *_: None), ""
        given = here.puzzle or self.visit.learner.kept(f"{KEPT}:{here.game}")
        self.lab = self._made(given if isinstance(given, str) else "") or self._made("")
        self.widgets = (self._pane, self.lab) if self.lab else (self._pane,)
        if self.lab:
            self.lab.after_use(self._followed)
            self._followed()
        self.dressed()

    def _made(self, name: str) -> CombinationLabWidget | None:
        """The lab for the puzzle of that id, for an example without one; None where there can be none."""
        visit = self.visit
        try:
            given = visit.find(name) if name else None
            return CombinationLabWidget(given, game=visit.here.game, lang=visit.lang, theme=visit.shown)
        except KeyError:
            self._problem = visit.words.say("solve-unknown", id=name[:80])
        except SaidError as error:
            self._problem = visit.words.say(error.name, **error.facts)
        return None

    def _followed(self) -> None:
        """The address names the position that is looked at."""
        here = self.visit.here
        if self.lab and self.lab.puzzle and self.lab.puzzle != here.puzzle:
            self.visit.stay(replace(here, puzzle=self.lab.puzzle))
            self.visit.keep(f"{KEPT}:{here.game}", self.lab.puzzle)

    def dressed(self) -> None:
        """In the reader's language and theme."""
        say = self.visit.words
        if self.lab:
            self.lab.lang, self.lab.theme = self.visit.lang, self.visit.shown
        self._pane.dark = self.visit.shown == "dark"
        heading = node("h1", say.say("door-lab"), id="gw-here", tabindex="-1", arrive="lab")
        told = node("p", self._problem, class_="gw-says gw-no", key="problem") if self._problem else None
        self._pane.fill(node("section", heading, told, aria_label=say.say("door-lab")))


HERE = Lab
