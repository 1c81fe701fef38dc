"""The widget beside the canvas: a grid that mirrors it, over the panel and the live region of every view."""

from collections.abc import Callable
from typing import Any

from traitlets import Bool, Dict

from gangster_widgets.kernel.why import Piece, Where
from gangster_widgets.views.scene import Scene, Spot
from gangster_widgets.widgets.view import View, script


class Frame(View):
    """Shows nothing of its own accord: it is told what the grid and the panel hold, and tells what a person does."""

    _esm = script("grid", "stage")

    grid = Dict().tag(sync=True)
    holding = Bool(False, help="whether Escape lets something go before it leaves the picture").tag(sync=True)
    watching = Bool(False, help="whether the kernel wants to know what is looked at").tag(sync=True)
    dragging = Bool(False, help="whether what lies on the canvas can be dragged").tag(sync=True)
    takers = Dict(help="by what is dragged, of the canvas or of the panel: the spots that take it").tag(sync=True)

    def __init__(self, told: Callable[[dict[str, Any], list[Any]], None], **traits: Any) -> None:
        super().__init__(told, **traits)
        self._labels_only = False

    def _should_send_property(self, key: str, value: Any) -> bool:
        """A grid of which only labels have changed is not sent again: the labels have been."""
        return not (key == "grid" and self._labels_only) and bool(super()._should_send_property(key, value))

    def mirror(self, scene: Scene, name: Callable[[Spot], str]) -> None:
        """Makes the grid mirror that scene; sends as little as that takes."""
        grid, before = grid_of(scene, name), self.grid
        if _bare(grid) == _bare(before):
            had = {spot["id"]: spot["label"] for spot in _spots(before)}
            changed = {spot["id"]: spot["label"] for spot in _spots(grid) if spot["label"] != had[spot["id"]]}
            if not changed and grid["label"] == before["label"]:
                return
            if grid["label"] == before["label"]:
                self._keep(grid)
                self.send({"kind": "labels", "labels": changed})
                return
        self.grid = grid

    def _keep(self, grid: dict[str, Any]) -> None:
        self._labels_only = True
        try:
            self.grid = grid
        finally:
            self._labels_only = False


def key(where: Where) -> str:
    """A name of a spot that a page can send back.

    >>> key("The Loop"), key(("The Loop", 3)), key(Piece("car", "Y"))
    ('The Loop', 'The Loop#3', 'car:Y:0')
    """
    if isinstance(where, str):
        return where
    if isinstance(where, Piece):
        return f"{where.kind}:{where.of}:{where.nth}"
    return f"{where[0]}#{where[1]}"


def grid_of(scene: Scene, name: Callable[[Spot], str]) -> dict[str, Any]:
    """The spots of a scene as JSON data, row by row; a spot that is seen twice is in it once, where it is larger."""
    large: dict[str, Spot] = {}
    for spot in scene.spots():
        had = large.get(key(spot.of))
        if had is None or spot.w * spot.h > had.w * had.h:
            large[key(spot.of)] = spot
    groups, seen = [], set()
    for group in scene.groups:
        if key(group.head.of) in seen and not any(group.rows):
            continue
        rows = [[_cell(spot, name) for spot in row if large[key(spot.of)] is spot] for row in group.rows]
        head = _cell(group.head, name) | {"name": _named(group.head.of)}
        if key(group.head.of) in seen:
            head["id"] += "@"
        seen.add(key(group.head.of))
        groups.append({"head": head, "rows": [row for row in rows if row]})
    return {"label": scene.label, "width": scene.width, "height": scene.height, "groups": groups}


def _named(of: Where) -> str:
    return of if isinstance(of, str) else of[0] if isinstance(of, tuple) else " "


def _cell(spot: Spot, name: Callable[[Spot], str]) -> dict[str, Any]:
    box = {"x": round(spot.x, 1), "y": round(spot.y, 1), "w": round(spot.w, 1), "h": round(spot.h, 1)}
    return {"id": key(spot.of), "label": name(spot), **box}


def _spots(grid: dict[str, Any]) -> list[dict[str, Any]]:
    return [spot for group in grid.get("groups", ()) for row in ([group["head"]], *group["rows"]) for spot in row]


def _bare(grid: dict[str, Any]) -> list[Any]:
    """Everything but the labels."""
    return [
        grid.get("width"),
        grid.get("height"),
        *(tuple(v for k, v in spot.items() if k != "label") for spot in _spots(grid)),
    ]
