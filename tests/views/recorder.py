"""Writes down what is drawn on a canvas, with neither a page nor a kernel."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from ipycanvas import Canvas
from ipycanvas.canvas import COMMANDS

NAMES = {number: name for name, number in COMMANDS.items()}
ATTRIBUTES = {number: name for name, number in Canvas.ATTRS.items()}


class Recorder:
    """Stands in for the sender of ipycanvas: `commands` are names with their arguments, arrays as they were sent."""

    def __init__(self) -> None:
        self.commands: list[tuple[str, list[Any]]] = []

    def send(self, canvas: Canvas, command: list[Any], buffers: list[memoryview] | tuple[()] = ()) -> None:
        """Takes what `send_command` of ipycanvas takes."""
        name, given = NAMES[command[0]], list(command[1]) if len(command) > 1 else []
        self.commands.append((name, [_array(one, buffers) if isinstance(one, dict) else one for one in given]))

    def named(self, name: str) -> list[list[Any]]:
        """The arguments of all commands of that name."""
        return [given for one, given in self.commands if one == name]

    def rects(self) -> list[tuple[list[float], str]]:
        """Every rectangle drawn, as its numbers and its colour."""
        return _styled(self.named("fillStyledRects"), 4)

    def discs(self) -> list[tuple[list[float], str]]:
        """Every disc drawn."""
        return _styled(self.named("fillStyledCircles"), 3)

    def texts(self) -> list[tuple[str, float, float, str, str]]:
        """Every text drawn: the text, where, in which font and colour."""
        return [(*given, had["font"], had["fill_style"]) for given, had in self._said()]

    def aligned(self) -> list[tuple[str, float, float, str]]:
        """Every text drawn: the text, where, and which side of it stands there."""
        return [(*given, had["text_align"]) for given, had in self._said()]

    def _said(self) -> Iterator[tuple[tuple[str, float, float], dict[str, Any]]]:
        """Every text drawn, with what had been set by then."""
        had: dict[str, Any] = {}
        for name, given in self.commands:
            if name == "set":
                had[ATTRIBUTES[given[0]]] = given[1]
            elif name == "fillText":
                yield (given[0], given[1], given[2]), had

    def areas(self) -> list[tuple[list[float], str]]:
        """Every polygon drawn, as its points and its colour."""
        return [one for given in self.named("fillStyledPolygons") for one in _polygons(given)]

    def lines(self) -> list[tuple[list[float], str]]:
        """Every line drawn."""
        return [one for given in self.named("strokeStyledLineSegments") for one in _polygons(given)]


def _array(sent: dict[str, Any], buffers: Any) -> Any:
    return np.frombuffer(buffers[sent["idx"]], dtype=sent["dtype"]).reshape(sent["shape"])


def _styled(calls: list[list[Any]], sides: int) -> list[tuple[list[float], str]]:
    found = []
    for given in calls:
        numbers = np.stack(given[:sides], axis=1).tolist()
        found += list(zip(numbers, map(_code, given[sides]), strict=True))
    return found


def _polygons(given: list[Any]) -> list[tuple[list[float], str]]:
    """Figures sent as their number, all points in a row, how many points each has (or all have), and their shades."""
    number, points, each, shades = given[:4]
    sizes = each.tolist() if isinstance(each, np.ndarray) else [each] * number
    ends = np.cumsum(sizes) * 2
    return [
        (points[end - 2 * size : end].tolist(), _code(shade))
        for end, size, shade in zip(ends, sizes, shades.reshape(number, 3), strict=True)
    ]


def _code(shade: Any) -> str:
    return "#" + "".join(f"{int(part):02X}" for part in shade)
