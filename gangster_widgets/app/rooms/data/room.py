"""Your data: where they are kept, out and in as a file, away for good; on a shared server the private link."""

import asyncio
from contextlib import suppress
from typing import Any

from gangster_widgets.app.dates import in_name
from gangster_widgets.app.files import Parts, filing
from gangster_widgets.app.keeping.exchange import MOST_BYTES
from gangster_widgets.app.room import Plain
from gangster_widgets.app.visit import Visit
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.views.page import Node, button, node
from gangster_widgets.widgets.told import Part

HASTE = 1.0
"""Seconds within which a second click may still be meant for what stood there before."""


class Data(Plain):
    """All that is kept of a learner belongs to the learner."""

    def title(self) -> str:
        """The room's name."""
        return self.visit.words.say("door-data")

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit)
        self._said, self._parts = "", Parts(MOST_BYTES)
        self._asked: float | None = None

    def shown(self) -> Node:
        """What is kept, and what can be done with it."""
        say, learner = self.visit.words, self.visit.learner
        told = node("div", node("p", self._said), class_="gw-says", key="said") if self._said else None
        inside = (
            node("h1", say.say("door-data"), id="gw-here", tabindex="-1", arrive="data"),
            told,
            node("p", say.say("data-what", answers=len(learner.answers()))),
            self._where(),
            node("h2", say.say("data-out-title")),
            node("p", say.say("data-out-what")),
            node("div", button(say.say("data-out"), "out", "gw-main"), class_="gw-group"),
            node("h2", say.say("data-in-title")),
            node("p", say.say("data-in-what")),
            filing(say.say("data-in"), "in", ".json", MOST_BYTES),
            node("h2", say.say("data-away-title")),
            self._away(),
        )
        return node("section", node("div", *inside, class_="gw-column"), aria_label=say.say("door-data"))

    def _where(self) -> Node:
        """The folder; on a shared server the private link instead."""
        say, secret = self.visit.words, self.visit.who.secret
        if not self.visit.setting.shared:
            return node("p", say.say("data-folder"), " ", node("code", str(self.visit.setting.folder)))
        link = f"{self.visit.origin}#me={secret}"
        copy = button(say.say("data-link"), "linked", copy=link, done=say.say("data-linked"))
        return node("div", node("p", say.say("data-link-what")), node("div", copy, class_="gw-group"), key="link")

    def _away(self) -> Node:
        say = self.visit.words
        if self._asked is None:
            first = button(say.say("data-away"), "away", key="away")
            return node("div", node("p", say.say("data-away-what")), node("div", first, class_="gw-group"), key="gone")
        hasty = self.visit.now() - self._asked < HASTE
        yes = button(say.say("data-away-yes"), "yes", "gw-main", key="yes", disabled=hasty)
        no = button(say.say("data-away-no"), "no", key="no")
        sure = node("p", say.say("data-away-sure"), tabindex="-1", focus=True)
        return node("div", sure, node("div", no, yes, class_="gw-group"), class_="gw-says gw-no", key="sure")

    def used(self, do: str, value: Any) -> None:
        """Out, and away: the latter only when it was said twice."""
        say = self.visit.words
        self._said = ""
        if do == "out":
            day = in_name(self.visit.now(), self.visit.offset)
            text = self.visit.learner.export().decode()
            self.visit.send({"kind": "save", "name": f"gangster-widgets-{day}.json", "text": text})
            self._said = say.say("data-out-done")
        elif do in ("away", "no"):
            self._asked = self.visit.now() if do == "away" else None
            with suppress(RuntimeError):  # where no loop runs nobody clicks either
                asyncio.get_running_loop().call_later(HASTE, self.dressed)
        elif do == "yes":
            self._asked = None
            if self.visit.kept(self.visit.learner.delete):
                self._said = say.say("data-away-done")
        self.dressed()
        if self._said:
            self.visit.say(self._said)

    def handed(self, part: Part, data: bytes) -> None:
        """A part of a file with a learner's data."""
        if not self._parts.take(part, data):
            return
        say = self.visit.words
        try:
            came = self.visit.learner.take_in(self._parts.given())
            self._said = say.say("data-in-done", answers=came.answers)
        except SaidError as error:
            self._said = say.say(error.name, **error.facts)
        self.dressed()
        self.visit.say(self._said)


HERE = Data
