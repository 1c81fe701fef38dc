"""Paints a scene on an ipycanvas canvas: the only place that draws there."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any

import numpy as np
from ipycanvas import Canvas, hold_canvas

from gangster_widgets.views.letters import width
from gangster_widgets.views.scene import Area, Disc, Line, Rect, Scene, Shape, Text
from gangster_widgets.views.theme import FALLBACK, FAMILY, colour

FINE = 8
"""Coordinates are sent as whole eighths of a pixel, two bytes each; a larger picture than that holds takes four."""
MOST = 4000

ALIGNED = {"start": "start", "middle": "center", "end": "end"}

Batch = tuple[str, tuple[Any, ...]]
"""A method of the canvas and what it is called with; `set` sets one of its properties."""


def paint(canvas: Canvas, scene: Scene, theme: str, ratio: float) -> None:
    """The scene in place of whatever is on the canvas, with `ratio` pixels of the canvas to one of the scene."""
    batches = list(_batches(scene, theme))
    canvas._canvas_manager._current_canvas = None  # a page that was reloaded has forgotten which canvas was meant
    with hold_canvas():
        canvas.reset_transform()
        canvas.fill_style = colour("paper", theme)
        canvas.fill_rect(0, 0, scene.width * ratio, scene.height * ratio)
        canvas.scale(ratio / FINE, ratio / FINE)
        canvas.line_cap = "round"
        for name, given in batches:
            if name == "set":
                setattr(canvas, *given)
            else:
                getattr(canvas, name)(*given)


def _batches(scene: Scene, theme: str) -> Iterator[Batch]:
    """What is drawn, plane by plane."""
    kind = np.int16 if max(scene.width, scene.height) < MOST else np.int32
    for _, plane in groupby(scene.shapes, key=lambda shape: shape.plane):
        yield from _plane(tuple(plane), theme, kind)


@lru_cache(maxsize=64)
def _plane(shapes: tuple[Shape, ...], theme: str, kind: Any) -> tuple[Batch, ...]:
    """All shapes of a kind go in one call. A click changes marks, and leaves most planes as they are."""
    made: dict[type, Any] = {Line: _lines, Area: _areas, Rect: _rects, Disc: _discs, Text: _texts}
    found: dict[type, list[Any]] = {sort: [] for sort in made}
    for shape in shapes:
        found[type(shape)].append(shape)
    return tuple([one for sort, batch in made.items() if found[sort] for one in batch(found[sort], theme, kind)])


@lru_cache(maxsize=256)
def _rgb(role: str, theme: str) -> tuple[int, int, int]:
    code = colour(role, theme)
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def _fine(numbers: Any, kind: Any) -> Any:
    return np.rint(np.asarray(numbers) * FINE).astype(kind)


def _shades(shapes: Sequence[Shape], theme: str) -> Any:
    return np.array([_rgb(shape.colour, theme) for shape in shapes], dtype=np.uint8)


def _rects(shapes: list[Rect], theme: str, kind: Any) -> Iterator[Batch]:
    sides = _fine([(shape.x, shape.y, shape.x + shape.w, shape.y + shape.h) for shape in shapes], kind).T
    left, top, right, bottom = sides
    yield "fill_styled_rects", (left, top, right - left, bottom - top, _shades(shapes, theme))


def _discs(shapes: list[Disc], theme: str, kind: Any) -> Iterator[Batch]:
    x, y, r = _fine([(shape.x, shape.y, shape.r) for shape in shapes], kind).T
    yield "fill_styled_circles", (x, y, r, _shades(shapes, theme))


def _areas(shapes: list[Area], theme: str, kind: Any) -> Iterator[Batch]:
    """Polygons with the same number of corners go together."""
    for corners, group in groupby(sorted(shapes, key=lambda shape: len(shape.points)), key=lambda one: len(one.points)):
        same = list(group)
        points = _fine([shape.points for shape in same], kind).reshape(len(same), corners // 2, 2)
        yield "fill_styled_polygons", (points, _shades(same, theme))


def _lines(shapes: list[Line], theme: str, kind: Any) -> Iterator[Batch]:
    def style(shape: Line) -> Any:
        return (shape.colour, shape.width, shape.dash)

    for (role, wide, dash), group in groupby(sorted(shapes, key=style), key=style):
        same = list(group)
        yield "set", ("line_width", wide * FINE)
        yield "set_line_dash", ([part * FINE for part in dash],)
        points = _fine([at for shape in same for at in shape.points], kind).reshape(-1, 2)
        counts = np.array([len(shape.points) // 2 for shape in same])
        shades = np.array([_rgb(role, theme)] * len(same), dtype=np.uint8)
        yield "stroke_styled_line_segments", (points, shades, 1, counts)


def _texts(shapes: list[Text], theme: str, kind: Any) -> Iterator[Batch]:
    def style(shape: Text) -> Any:
        return (shape.size, shape.bold, shape.colour, "start" if shape.spacing else ALIGNED[shape.anchor])

    had: dict[str, str] = {}
    for (size, bold, role, anchor), group in groupby(sorted(shapes, key=style), key=style):
        font = f"{'bold ' if bold else ''}{size * FINE:g}px '{FAMILY}', {FALLBACK}"
        for name, value in (("font", font), ("fill_style", colour(role, theme)), ("text_align", anchor)):
            if had.get(name) != value:
                had[name] = value
                yield "set", (name, value)
        for shape in group:
            for text, x in _letters(shape):
                yield "fill_text", (text, round(x * FINE), round(shape.y * FINE))


def _letters(shape: Text) -> Iterator[tuple[str, float]]:
    """The text with where it begins; letter by letter where they stand apart, since a canvas cannot space them."""
    if not shape.spacing:
        yield shape.text, shape.x
        return
    whole = width(shape.text, shape.size, shape.bold, shape.spacing)
    x = shape.x - {"start": 0.0, "middle": whole / 2, "end": whole}[shape.anchor]
    for index, letter in enumerate(shape.text):
        if letter != " ":
            yield letter, x + width(shape.text[:index], shape.size, shape.bold) + index * shape.spacing
