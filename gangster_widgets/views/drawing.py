"""A scene drawn on the page itself, as elements: in the page's own typeface, without a file of its own."""

from xml.etree import ElementTree as Xml

from gangster_widgets.views.page import Node
from gangster_widgets.views.scene import Scene
from gangster_widgets.views.svg import svg

AFTER_ITS_WORDS = 2
"""The shapes of a drawing begin behind its title and its description."""


def drawing(shown: Scene, words: str, theme: str = "light") -> Node:
    """The scene; `words` say what it shows, and where they are empty what stands beside it does."""
    root = Xml.fromstring(svg(shown, theme, ground=False))
    told = {"aria-label": words} if words else {"aria-hidden": "true"}
    attributes = {**root.attrib, **told, "class": "gw-drawing"}
    return Node("svg", tuple(attributes.items()), tuple(map(_drawn, root[AFTER_ITS_WORDS:])))


def _drawn(part: Xml.Element) -> Node:
    return Node(part.tag.rpartition("}")[2], tuple(part.attrib.items()), (part.text,) if part.text else ())
