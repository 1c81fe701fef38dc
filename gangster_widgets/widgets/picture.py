"""A live picture: a scene on a canvas, mirrored for keyboards and screen readers, with a panel beside it."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

from ipycanvas import Canvas
from IPython.display import display
from ipywidgets import Layout, VBox
from traitlets import Enum, Float, Unicode, observe

from gangster_widgets.kernel.why import Where
from gangster_widgets.kernel.words import LANGUAGES, Words, words
from gangster_widgets.views.files import saved
from gangster_widgets.views.legend import legend
from gangster_widgets.views.motion import SECONDS, Move, between
from gangster_widgets.views.page import Node
from gangster_widgets.views.scene import Scene, Spot, pick
from gangster_widgets.views.svg import svg
from gangster_widgets.views.text import text_of
from gangster_widgets.widgets.canvas import paint
from gangster_widgets.widgets.frame import Frame, key
from gangster_widgets.widgets.refused import known
from gangster_widgets.widgets.told import Click, Do, Drag, Drop, Key, Link, Look, Page, Press, Put, heard

BESIDE, PANEL = 1160, 350
"""From this width on the panel stands beside the picture, and is so wide."""
NARROWEST, WIDEST = 240.0, 2600.0
FINGER = 14.0
ESCAPE = "Escape"


class Picture(VBox):
    """What all live pictures share. A picture says what it shows (`look`, `panel`) and what happens (`clicked`).

    It keeps no state of the page: whoever opens it, or opens it again, gets the same picture.
    """

    lang = Enum(LANGUAGES, "en", help="the language of all words")
    theme = Enum(("auto", "light", "dark"), "auto", help="light, dark, or as the page is")
    width = Float(1000.0, help="the width of the page in CSS pixels, as it is told")
    said = Unicode(help="what was last said in the live region")

    choosing = True
    """Whether anything can be chosen on it."""

    _task: asyncio.Task[None] | None = None

    def __init__(self, folders: tuple[Path, ...] = (), **traits: Any) -> None:
        known(self, traits)
        self._folders = folders
        self._ratio, self._dark, self._calm, self.full, self.height = 1.0, False, False, False, 768.0
        self._scene: Scene | None = None
        self._beside: Node | None = None
        self._spots: dict[str, Where] = {}
        self._canvas = Canvas(width=10, height=10, layout=Layout(width="100%"))
        self._canvas.on_client_ready(self._repaint)
        self._frame = Frame(self._told)
        super().__init__([self._canvas, self._frame], **traits)
        self.add_class("gw-picture")

    # What a picture of its own says.

    def look(self, width: float) -> Scene:
        """The scene at that width."""
        raise NotImplementedError

    def panel(self) -> Node:
        """What stands beside it."""
        raise NotImplementedError

    def about(self) -> tuple[str, Any] | None:
        """The game and the position that are seen, where its signs are to be told."""
        return None

    def clicked(self, where: Where, small: bool) -> None:
        """Something was clicked or tapped; `small` where it was too small for an action at once."""

    def tapped(self, where: Where, small: bool) -> None:
        """Something was tapped with a finger; the same as a click, where a picture does not say otherwise."""
        self.clicked(where, small)

    def entered(self, where: Where, small: bool) -> None:
        """Something was chosen by key; the same as a click, where a picture does not say otherwise."""
        self.clicked(where, small)

    def used(self, do: str, value: Any) -> None:
        """A button or another control of the panel was used."""

    def pressed(self, key: str, where: Where | None) -> None:
        """One of the frame's `hotkeys`, or Escape while something was held."""

    def looked(self, where: Where | None) -> None:
        """Something came under the pointer or got the focus."""

    def dropped(self, what: str, where: Where) -> None:
        """Something of the panel (its `drag`) was dragged there."""

    def put_on(self, what: str, on: str) -> None:
        """Something of the panel (its `drag`) was dragged onto something else there (its `drop`)."""

    def dragged(self, where: Where, to: Where | None) -> None:
        """Something was dragged from one spot to another, or to where nothing is."""

    def takers(self) -> Mapping[Where, Sequence[Where]]:
        """By what is dragged, lying there or of the panel by its `drag`: the spots that take it. What nothing takes, no
        finger drags.
        """
        return {}

    def linked(self, to: str) -> None:
        """The address says where the picture is to stand."""

    # What all pictures do.

    @property
    def words(self) -> Words:
        """The words in the picture's language."""
        return words(self.lang, *self._folders)

    @property
    def scene(self) -> Scene:
        """The scene as it is shown."""
        return self._scene or self.look(self._room())

    def _room(self) -> float:
        """The width there is for the scene; the panel takes its part where it stands beside it."""
        width = max(NARROWEST, min(self.width, WIDEST))
        return width - self.panel_width if self.stands_beside else width

    @property
    def stands_beside(self) -> bool:
        """Whether the panel stands beside the picture; otherwise it stands below."""
        return float(self.width) >= BESIDE

    def legend(self, opened: bool = False) -> Node | None:
        """The signs of the picture and what they mean, folded away; nothing where there are none to be told."""
        about = self.about()
        return legend(*about, self.words, self._shade(), opened, self.choosing) if about else None

    def _shade(self) -> str:
        if self.theme != "auto":
            return str(self.theme)
        return "dark" if self._dark else "light"

    @property
    def panel_width(self) -> int:
        """How wide the panel is where it stands beside the picture; the style sheet says the same."""
        return PANEL

    def spoken(self, spot: Spot) -> str:
        """How a spot is read out."""
        return spot.label

    def redraw(self, old: Scene | None = None, moves: Sequence[Move] = ()) -> None:
        """Shows what is now; from an old scene on by these moves, where movement is wanted."""
        scene = self.look(self._room())
        self._scene = scene
        self._spots = {key(spot.of): spot.of for spot in scene.spots()}
        for name, so in (("gw-small", scene.small), ("gw-wide", self.stands_beside), ("gw-full", self.full)):
            (self.add_class if so else self.remove_class)(name)
        if self._task:
            self._task.cancel()
        frames = () if self._calm or old is None else tuple(between(old, scene, moves))
        if frames:
            self._move(frames)
        else:
            self._repaint()
        self._frame.mirror(scene, self.spoken)
        self._frame.takers = {key(what): list(map(key, takers)) for what, takers in self.takers().items()}
        self._beside = self.panel()
        self._frame.show(self._beside)

    def _move(self, frames: tuple[Scene, ...]) -> None:
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self._repaint()
            return
        self._task = loop.create_task(self._moving(frames))

    async def _moving(self, frames: tuple[Scene, ...]) -> None:
        for frame in frames:
            paint(self._canvas, frame, self._shade(), self._ratio)
            await asyncio.sleep(SECONDS / len(frames))
        self._repaint()

    def _repaint(self, *_: Any) -> None:
        """Paints the scene as it is. A page that was just opened shows nothing until this is done."""
        if self._scene is None:
            self.redraw()
            return
        scene, ratio = self._scene, self._ratio
        self._canvas.width, self._canvas.height = round(scene.width * ratio), round(scene.height * ratio)
        self._frame.dark = self._shade() == "dark"
        paint(self._canvas, scene, self._shade(), ratio)

    def close(self) -> None:
        """Ends it. What moves just then comes to rest."""
        if self._task:
            self._task.cancel()
        super().close()

    def say(self, text: str) -> None:
        """Says it to whoever listens to the live region."""
        self.said = text
        self._frame.announce(text)

    @observe("lang", "theme", "width")
    def _dressed(self, _: Any) -> None:
        if self._scene is not None:
            self.redraw()

    def after_use(self, then: Callable[[], None]) -> None:
        """Does that after whatever a person does at the picture, when all of it is done and shown."""
        self._frame.on_msg(lambda *_: then())

    # What the page tells.

    def _told(self, message: Any, _: Any = None) -> None:
        """Does what a page can ask for: it knows the spots that are shown, and the controls that can be used."""
        told = heard(message)
        where = self._named(getattr(told, "id", None))
        lost = where is None and getattr(told, "id", None) is not None
        if isinstance(told, Page):
            self._page(told)
        elif isinstance(told, Click):
            self._hit(told.x, told.y, told.touch)
        elif isinstance(told, Press) and where is not None:
            self.entered(where, self.scene.small)
        elif isinstance(told, Key) and (told.key == ESCAPE or (told.key in self._frame.hotkeys and not lost)):
            self.pressed(told.key, where)
        elif isinstance(told, Look) and not lost:
            self.looked(where)
        elif isinstance(told, Do) and self._beside and self._beside.takes(told.do, told.value):
            self.used(told.do, told.value)
        elif isinstance(told, Link) and self._frame.link:
            self.linked(told.to)
        elif isinstance(told, Drop | Put | Drag):
            self._moved(told)

    def _moved(self, told: Drop | Put | Drag) -> None:
        """Does what was dragged, where it can be dragged and where something is."""
        if isinstance(told, Drag):
            where = pick(self.scene, told.x, told.y) if self._frame.dragging else None
            if where is not None:
                self.dragged(where, pick(self.scene, told.to_x, told.to_y))
        elif self._beside and self._beside.has("drag", told.what):
            where = pick(self.scene, told.x, told.y) if isinstance(told, Drop) else None
            if where is not None:
                self.dropped(told.what, where)
            elif isinstance(told, Put) and self._beside.has("drop", told.on):
                self.put_on(told.what, told.on)

    def _named(self, name: str | None) -> Where | None:
        """The spot of that name; the second head of a place that is seen twice has a sign behind its name."""
        return None if name is None else self._spots.get(name, self._spots.get(name.removesuffix("@")))

    def _page(self, page: Page) -> None:
        self._ratio, self._dark, self._calm = min(max(page.ratio, 0.5), 4.0), page.dark, page.calm
        self.full = page.full
        self.height = page.height
        drawn = self._scene is not None and page.width != self.width
        self.width = page.width
        if not drawn:
            self.redraw()

    def _hit(self, x: float, y: float, touch: bool) -> None:
        where = pick(self.scene, x, y, FINGER if touch else 0)
        if where is not None:
            (self.tapped if touch else self.clicked)(where, self.scene.small)

    # Where no kernel runs.

    def _ipython_display_(self, **_: Any) -> None:
        """Shows a still picture and its words, then the live one, which hides both as soon as it runs.

        A notebook that was executed without a page, and its export, would show nothing at all of a live picture.
        """
        text, title = escape(self.text()), escape(self.words.say("picture-in-words"))
        told = f'<details class="gw-words"><summary>{title}</summary><pre>{text}</pre></details>'
        display(self.still(), raw=True)
        display({"text/html": told, "text/plain": self.text()}, raw=True)
        live = super()._repr_mimebundle_()
        display({**live, "text/plain": ""}, raw=True)

    def _repr_mimebundle_(self, **given: Any) -> Any:
        """The live picture, and beside it SVG and text for where no kernel runs."""
        return {**super()._repr_mimebundle_(**given), **self.still()}

    def still(self) -> dict[str, str]:
        """The picture without life: SVG and text."""
        return {"image/svg+xml": self.svg(), "text/plain": self.text()}

    def svg(self, width: float | None = None) -> str:
        """The picture as SVG."""
        return svg(self.look(width or self._room()), self._shade())

    def text(self) -> str:
        """The picture as text."""
        return text_of(self.scene)

    def save(self, path: str | Path, width: float | None = None, scale: float = 2) -> Path:
        """Saves the picture as .svg or .png, or as text to .txt; needs no browser."""
        return saved(self.look(width or self._room()), path, self._shade(), scale)
