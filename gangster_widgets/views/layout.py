"""Where the places of a map go, so that nothing covers anything: as near to their positions as their sizes allow."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import hypot

from gangster_widgets.kernel.record import Record

Box = tuple[float, float, float, float]
"""Left, top, width, height."""
Sized = tuple[tuple[str, float, float], ...]
Positions = tuple[tuple[str, tuple[float, float]], ...]

Fits = Callable[[float], Mapping[str, Box] | None]
Suits = Callable[[float, Mapping[str, Box]], bool]

ROUNDS, PATIENT = 160, 60
"""How often boxes are moved, and how often of these off roads; a road that is still covered then is led around."""
FAR, NEAR = 0.4, 0.34
"""A box may be moved so far from where its position is, by the size of the room; so far where that is to be seen."""


Centres = dict[str, list[float]]


class Room(Record, frozen=True, gc=False):
    """The room that boxes are put into, what is put there, and the roads that had better not run behind a third box.

    No box lies farther than `farthest` from its position.
    """

    positions: Positions
    sizes: Sized
    roads: tuple[tuple[str, str], ...]
    width: float
    height: float
    gap: float
    farthest: float = FAR


@lru_cache(maxsize=512)
def placed(room: Room) -> Mapping[str, Box] | None:
    """A box of its size for each place, none covering another; None where the room is too small for that."""
    at, size = dict(room.positions), {name: (w, h) for name, w, h in room.sizes}
    if any(w > room.width or h > room.height for w, h in size.values()) or _crowded(room):
        return None
    wanted = {name: _centre(at[name], size[name], room) for name in size}
    centres = {name: list(centre) for name, centre in wanted.items()}
    for turn in range(ROUNDS):
        uncovered = turn < PATIENT and _uncover(centres, size, room)
        if not _push_apart(centres, size, room) and not uncovered:
            break
    else:
        return None
    if any(_far(centres[name], start, room) > room.farthest for name, start in wanted.items()):
        return None
    return {name: (x - size[name][0] / 2, y - size[name][1] / 2, *size[name]) for name, (x, y) in centres.items()}


def _crowded(room: Room) -> bool:
    """Whether the boxes with their gaps have more area than the room, so that no arrangement can fit."""
    needed = sum((w + room.gap) * (h + room.gap) for _, w, h in room.sizes)
    return needed > (room.width + room.gap) * (room.height + room.gap)


def in_rows(positions: Positions, sizes: Sized, width: float, gap: float) -> tuple[Mapping[str, Box], float]:
    """A box of its size for each place, in rows from north to south, and how high they are: there is always room.

    For maps whose positions lie on top of each other, or whose names are too long to go near them.
    """
    at, size = dict(positions), {name: (w, h) for name, w, h in sizes}
    rows: list[list[str]] = [[]]
    for name in sorted(size, key=lambda one: (at[one][1], at[one][0])):
        if rows[-1] and sum(size[one][0] + gap for one in (*rows[-1], name)) - gap > width:
            rows.append([])
        rows[-1].append(name)
    boxes, top = {}, 0.0
    for row in rows:
        spare = (width - sum(size[name][0] for name in row)) / (len(row) + 1)
        left = spare
        for name in sorted(row, key=lambda one: at[one][0]):
            boxes[name] = (left, top, *size[name])
            left += size[name][0] + spare
        top += max(size[name][1] for name in row) + gap
    return boxes, top - gap


def _far(centre: list[float], start: tuple[float, float], room: Room) -> float:
    """How far a box has been moved, by the size of the room."""
    return abs(centre[0] - start[0]) / room.width + abs(centre[1] - start[1]) / room.height


def _centre(at: tuple[float, float], size: tuple[float, float], room: Room) -> tuple[float, float]:
    """Where a position from 0 to 100 lies in the room, so that its box does not leave it."""
    (x, y), (w, h) = at, size
    return _within(x / 100 * room.width, w, room.width), _within(y / 100 * room.height, h, room.height)


def _within(at: float, size: float, room: float) -> float:
    return min(max(at, size / 2), room - size / 2)


Sizes = Mapping[str, tuple[float, float]]


def _shift(centres: Centres, name: str, dx: float, dy: float, size: Sizes, room: Room) -> None:
    """Moves a box, but not out of the room."""
    (x, y), (w, h) = centres[name], size[name]
    centres[name] = [_within(x + dx, w, room.width), _within(y + dy, h, room.height)]


def _push_apart(centres: Centres, size: Sizes, room: Room) -> bool:
    """Moves each two boxes that are too near apart, the shorter way; whether any were."""
    found = False
    for one, other in combinations(centres, 2):
        (x1, y1), (x2, y2) = centres[one], centres[other]
        dx = (size[one][0] + size[other][0]) / 2 + room.gap - abs(x1 - x2)
        dy = (size[one][1] + size[other][1]) / 2 + room.gap - abs(y1 - y2)
        if dx <= 0.01 or dy <= 0.01:
            continue
        found = True
        right, down = (1 if x1 >= x2 else -1), (1 if y1 >= y2 else -1)
        step = (right * (dx / 2 + 0.02), 0.0) if dx < dy else (0.0, down * (dy / 2 + 0.02))
        _shift(centres, one, *step, size, room)
        _shift(centres, other, -step[0], -step[1], size, room)
    return found


def _uncover(centres: Centres, size: Sizes, room: Room) -> bool:
    """Moves boxes off the roads that run behind them; whether there were any."""
    found = False
    for one, other in room.roads:
        (x1, y1), (x2, y2) = centres[one], centres[other]
        length = hypot(x2 - x1, y2 - y1) or 1.0
        nx, ny = (y1 - y2) / length, (x2 - x1) / length
        for name, (w, h) in size.items():
            x, y = centres[name]
            along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length
            aside = (x - x1) * nx + (y - y1) * ny
            need = (abs(nx) * w + abs(ny) * h) / 2 + room.gap
            if name in (one, other) or not 0 < along < length or abs(aside) >= need:
                continue
            found = True
            step = (need - abs(aside)) * 0.3 * (1 if aside >= 0 else -1)
            _shift(centres, name, nx * step, ny * step, size, room)
            for end in (one, other):
                _shift(centres, end, -nx * step / 2, -ny * step / 2, size, room)
    return found


@lru_cache(maxsize=64)
def positioned(places: tuple[str, ...], roads: tuple[tuple[str, str], ...]) -> Positions:
    """Positions from 0 to 100 for a map that has none: no two roads cross where that is possible."""
    import networkx

    graph = networkx.Graph()
    graph.add_nodes_from(places)
    graph.add_edges_from(roads)
    flat, _ = networkx.check_planarity(graph)
    start = networkx.planar_layout(graph) if flat and len(places) > 2 else None
    found = networkx.spring_layout(graph, pos=start, seed=1, iterations=60, k=1.4 / len(places) ** 0.5)
    xs, ys = [at[0] for at in found.values()], [at[1] for at in found.values()]
    return tuple((place, (_share(found[place][0], xs), _share(found[place][1], ys))) for place in places)


def _share(at: float, among: Sequence[float]) -> float:
    low, high = min(among), max(among)
    return round(float((at - low) / (high - low)) * 88 + 6, 1) if high > low else 50.0


def best_cell(
    cells: Sequence[float], fits: Fits, suits: Suits = lambda *_: True
) -> tuple[float, Mapping[str, Box]] | None:
    """The largest of these field sizes with which everything finds room that `suits`, and where everything goes then.

    The last is the smallest; where that finds no room, none is looked for with the others.
    """
    if fits(cells[-1]) is None:
        return None
    for cell in cells:
        found = fits(cell)
        if found is not None and suits(cell, found):
            return cell, found
    return None
