"""Teach: what there is for a teacher, on four cards."""

from typing import Any

from gangster_widgets.app.address import Address
from gangster_widgets.app.room import Plain
from gangster_widgets.views.page import Node, node

CARDS = ("compose", "show", "sheet", "results")


class Teach(Plain):
    """The way to everything that a teacher needs."""

    def title(self) -> str:
        """The room's name."""
        return self.visit.words.say("door-teach")

    def shown(self) -> Node:
        """A card for each thing, with one sentence."""
        say = self.visit.words
        return node(
            "section",
            node(
                "div",
                node("h1", say.say("door-teach"), id="gw-here", tabindex="-1", arrive="teach"),
                node("p", say.say("teach-what"), class_="gw-lead"),
                node("ul", *(self._card(name) for name in CARDS), class_="gw-cards gw-large-cards"),
                class_="gw-teach",
            ),
            aria_label=say.say("door-teach"),
        )

    def _card(self, name: str) -> Node:
        say, here = self.visit.words, self.visit.here
        inside = (node("b", say.say(f"teach-{name}")), node("span", say.say(f"teach-{name}-what")))
        link = Address(page=name, game=here.game, lang=here.lang).query()
        return node("li", node("a", *inside, href=link, do=f"go:{name}"), key=name)

    def used(self, do: str, value: Any) -> None:
        """Every card leads somewhere."""
        here = self.visit.here
        self.visit.go(Address(page=do.partition(":")[2], game=here.game, lang=here.lang))


HERE = Teach
