"""What every form of the rules has above it: its heading, the ways to the other forms, and what it is."""

from typing import TYPE_CHECKING

from gangster_widgets.app.address import Address
from gangster_widgets.views.page import Node, button, node

if TYPE_CHECKING:
    from gangster_widgets.app.rooms.rules.room import Rules

FORMS = ("", "summary", "glossary", "box")
"""As the address has them in `kind`: in full, on one page, the terms, what is in the box."""


def form_said(form: str) -> str:
    """The message that names a form."""
    return f"rules-{form or 'whole'}"


def to(room: "Rules", label: str, form: str = "", about: str = "", **more: object) -> Node:
    """A link to a form of the rules, or to a topic or a clause of the whole."""
    here = room.visit.here
    address = Address("rules", here.game, about=about, kind=form, lang=here.lang)
    return node("a", label, href=address.query(), do=f"about:{about}" if about else f"form:{form}", **more)


def above(room: "Rules", *more: Node) -> Node:
    """The heading, the ways, and what else stands there."""
    say = room.visit.words
    ways = [
        node("li", to(room, say.say(form_said(form)), form, aria_current="page" if form == room.form else None))
        for form in FORMS
    ]
    heading = node("h1", say.say("door-rules"), id="gw-here", tabindex="-1", arrive="rules")
    forms = node("nav", node("ul", *ways), aria_label=say.say("rules-forms"), class_="gw-rules-forms")
    told = node("p", say.say(f"{form_said(room.form)}-what"), class_="gw-lead")
    return node("div", heading, forms, told, *more, class_="gw-rules-above", key="above")


def printing(room: "Rules") -> Node:
    """The button that prints the page."""
    label = room.visit.words.say("rules-print")
    return node("div", button(label, "print", "gw-main", print=True, key="print"), class_="gw-group", key="print")
