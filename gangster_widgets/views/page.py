"""What stands beside a picture, as a tree of plain HTML elements: made in Python, tested without a page."""

from collections.abc import Iterable, Iterator
from typing import Any

from gangster_widgets.kernel.record import Record


class Node(Record, frozen=True, gc=True):
    """An element: its tag, its attributes, what is in it.

    `do` among the attributes is what happens when it is used; what has `drag` can be dragged, onto the picture or onto
    what has `drop`. `copy` and `link` are handed to the clipboard, `full` fills the screen, `print` prints the page;
    `done` is said then. From an input with `line` Enter leads on to the next one. When a control with `rest` can no
    longer be used, the focus goes to no other one but to where things are said.
    """

    tag: str
    attributes: tuple[tuple[str, Any], ...] = ()
    inside: tuple["Node | str", ...] = ()

    def data(self) -> list[Any]:
        """The element as JSON data: tag, attributes, what is in it."""
        inside = [one if isinstance(one, str) else one.data() for one in self.inside]
        return [self.tag, dict(self.attributes), inside]

    def walk(self) -> Iterator["Node"]:
        """This element and all in it."""
        yield self
        for one in self.inside:
            if isinstance(one, Node):
                yield from one.walk()

    def takes(self, do: str, value: Any) -> bool:
        """Whether a control in it does that now, and could say that: one of its choices, a number of its range."""
        return any(one._takes(value) for one in self.walk() if dict(one.attributes).get("do") == do)

    def has(self, attribute: str, value: str) -> bool:
        """Whether an element in it that can be used has that attribute with that value."""
        found = (dict(one.attributes) for one in self.walk())
        return any(given.get(attribute) == value and not given.get("disabled") for given in found)

    def _takes(self, value: Any) -> bool:
        given, said = dict(self.attributes), str(value)
        if given.get("disabled"):
            return False
        if self.tag == "select":
            return said in {dict(one.attributes).get("value") for one in self.walk() if one.tag == "option"}
        if given.get("type") == "range":
            fits = said.isdecimal() and len(said) <= len(given["max"])
            return fits and int(given["min"]) <= int(said) <= int(given["max"])
        return True

    def text(self) -> str:
        """All words in it."""
        return " ".join(one if isinstance(one, str) else one.text() for one in self.inside).strip()


def node(tag: str, *inside: "Node | str | None", **attributes: Any) -> Node:
    """An element. Attributes that are None or False are left out; `class_` loses its line, lines within get dashes."""
    given = {
        name.rstrip("_").replace("_", "-"): value for name, value in attributes.items() if value not in (None, False)
    }
    return Node(tag, tuple(given.items()), tuple(one for one in inside if one is not None))


def button(
    label: str,
    do: str,
    kind: str = "",
    pressed: bool | None = None,
    disabled: bool = False,
    gangs: str = "",
    **more: Any,
) -> Node:
    """A button that does that. `pressed` makes it one that stays down; the signs of `gangs` stand before its words."""
    held, look = None if pressed is None else str(pressed).lower(), f"gw-button {kind}".strip()
    return node(
        "button", *signs(gangs), label, type="button", do=do, class_=look, aria_pressed=held, disabled=disabled, **more
    )


def signs(gangs: Iterable[str]) -> list[Node]:
    """The signs of these gangs, as on their cubes; words beside them say the same."""
    return [node("span", class_=f"gw-sign gw-sign-{gang}", aria_hidden="true") for gang in gangs]


def group(label: str, *inside: Node | None, kind: str = "", **more: Any) -> Node:
    """Elements under a common name, which is shown."""
    return node(
        "div",
        node("span", label, class_="gw-label"),
        *inside,
        role="group",
        aria_label=label,
        class_=f"gw-group {kind}".strip(),
        **more,
    )


def listed(items: Iterable[Node | str], kind: str = "") -> Node:
    """A list without marks."""
    return node("ul", *(node("li", item) for item in items), class_=f"gw-list {kind}".strip())
