"""Rules: all of them in full, on one page, the terms in four languages, and what is in the box."""

from typing import Any

from gangster_widgets.app.address import Address
from gangster_widgets.app.room import Room
from gangster_widgets.app.rooms.rules.box import box
from gangster_widgets.app.rooms.rules.summary import summary
from gangster_widgets.app.rooms.rules.terms import terms
from gangster_widgets.app.rooms.rules.ways import FORMS, form_said
from gangster_widgets.app.rooms.rules.whole import whole
from gangster_widgets.app.visit import Visit
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.rulebook import rulebook, topics
from gangster_widgets.widgets.pane import Pane

SHOWN = {"": whole, "summary": summary, "glossary": terms, "box": box}
LONGEST = 80


class Rules(Room):
    """The rules to be looked up. `kind` of the address is their form, `about` a topic or a clause to be led to."""

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit)
        self.form, self.unknown = "", ""
        self.pane = Pane(self._used)
        self.widgets = (self.pane,)

    def title(self) -> str:
        """The room's name, with its form where that is not all of it."""
        say = self.visit.words
        name = say.say("door-rules")
        return f"{name}: {say.say(form_said(self.form))}" if self.form else name

    def open(self, here: Address) -> None:
        """The form that the address names, at the topic or clause that it names."""
        self.form = here.kind if here.kind in FORMS else ""
        folder = game(here.game).folder
        known = {*topics(folder), *rulebook(folder)}
        self.near = f"rules:{here.about}" if here.about in known and not self.form else ""
        self.unknown = "" if here.about in known else here.about[:LONGEST]
        self.dressed()

    def dressed(self) -> None:
        """All of it in the reader's language; sheets are always white paper."""
        self.pane.dark = self.visit.shown == "dark"
        self.pane.fill(SHOWN[self.form](self))

    def _used(self, do: str, value: Any) -> None:
        """Every link leads to another form, or to a topic or clause of the whole; printing is the browser's."""
        name, _, rest = do.partition(":")
        here = Address("rules", self.visit.here.game, lang=self.visit.here.lang)
        if name == "form":
            self.visit.go(replace(here, kind=rest))
        elif name == "about":
            self.visit.go(replace(here, about=rest))


HERE = Rules
