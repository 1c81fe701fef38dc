"""What every part of a page is made of that is not a canvas: a panel, the live region, and what the page tells."""

from base64 import b64encode
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import anywidget
from traitlets import Bool, Dict, List, Unicode

from gangster_widgets.views.page import Node
from gangster_widgets.views.pieces.gang import gangster
from gangster_widgets.views.scene import Scene
from gangster_widgets.views.sketch import Sketch
from gangster_widgets.views.svg import svg
from gangster_widgets.views.theme import FAMILY, FONTS, GANGS, THEMES

PAGE = Path(__file__).parent / "page"


def script(*names: str) -> str:
    """These parts of the page's side as one script, in that order, after what all of them share."""
    return "\n".join(
        (PAGE / f"{name}.js").read_text(encoding="utf-8") for name in ("view", "panel", "gestures", "drags", *names)
    )


@cache
def style() -> str:
    """The style sheet with the typeface in it: nothing is fetched from anywhere."""
    faces = []
    for weight, file in ((400, "LibreCaslonText-Regular"), (700, "LibreCaslonText-Bold")):
        data = b64encode((FONTS / f"{file}.woff2").read_bytes()).decode()
        source = f"url(data:font/woff2;base64,{data}) format('woff2')"
        faces.append(f"@font-face{{font-family:'{FAMILY}';font-weight:{weight};font-display:swap;src:{source}}}")
    sheets = [(PAGE / f"{name}.css").read_text(encoding="utf-8") for name in ("style", "pad", "editor")]
    return "\n".join([*faces, *_colours(), *_signs(), *sheets])


def _colours() -> Iterator[str]:
    """The roles of the theme as CSS has them, light and dark: `on red` is `--on-red`."""
    for name, selector in (("light", ":is(.gw-picture, .gw-pane)"), ("dark", ":is(.gw-picture, .gw-pane).gw-dark")):
        roles = "".join(f"--{role.replace(' ', '-')}:{code};" for role, code in THEMES[name].items())
        yield f"{selector}{{{roles}}}"


def _signs() -> Iterator[str]:
    """The gangs' cubes as pictures for buttons and headings, drawn as they are on the board."""
    for gang in GANGS:
        sketch = Sketch()
        gangster(sketch, gang, 0, 0, 32)
        cube = svg(Scene(32, 32, (sketch.part(),), gang))
        yield f".gw-sign-{gang}{{background-image:url(data:image/svg+xml;base64,{b64encode(cube.encode()).decode()})}}"


class View(anywidget.AnyWidget):
    """Shows nothing of its own accord: it is told what the panel holds, and tells what a person does.

    `told` gets every message as it came, with the bytes that came along.
    """

    _css = style()

    panel = List(["section", {}, []]).tag(sync=True)
    said = Dict({"n": 0, "text": ""}).tag(sync=True)
    dark = Bool(False).tag(sync=True)
    hotkeys = List(Unicode(), help="keys that are sent, whatever else they would do").tag(sync=True)
    link = Unicode(help="the name under which an address says where the picture is to stand").tag(sync=True)

    def __init__(self, told: Callable[[dict[str, Any], list[Any]], None], **traits: Any) -> None:
        super().__init__(**traits)
        self._count = 0
        self.on_msg(lambda _, content, buffers: told(content, buffers))

    def show(self, panel: Node) -> None:
        """Fills the panel."""
        self.panel = panel.data()

    def announce(self, text: str) -> None:
        """Says it to whoever listens to the live region."""
        self._count += 1
        self.said = {"n": self._count, "text": text}
