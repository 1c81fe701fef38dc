"""The small signs of the game: skills by shape and letter, families by shape, points in a coin."""

from functools import partial

from gangster_widgets.games.gangsta.person import LEADER
from gangster_widgets.views.scene import EDGE, INNER, LABEL, SIGN
from gangster_widgets.views.sketch import Sketch, rounded

R = 11.0
"""Half as large is the sign of a skill, where nothing else is said."""
LETTER = 12.5
"""The size of its letter there."""


def skill(sketch: Sketch, letter: str, x: float, y: float, r: float = R, hollow: bool = False) -> None:
    """A skill around a point: leader a crown, mercenary a shield, informant an eye, sniper cross-hairs, brawler a fist,
    hacker a screen. A hollow one is done with.
    """
    shade, on = ("brass", "on brass") if letter == LEADER else ("ink", "card")
    _shape(sketch, letter, x, y, r, shade, SIGN)
    if hollow:
        _shape(sketch, letter, x, y, r - 2, "card", SIGN + 1)
    low = {"L": 0.32, "M": -0.12, "B": 0.08, "H": -0.22}.get(letter, 0.0)
    size = max(LETTER * r / R, 11.5)
    sketch.text(x, y + low * r, letter, size, "ink" if hollow else on, "middle", True, plane=LABEL)


def _shape(sketch: Sketch, letter: str, x: float, y: float, r: float, shade: str, plane: int) -> None:
    area = partial(_scaled, sketch, x, y, r, shade, plane)
    if letter == "L":
        area((-1, 0.9, -1, -0.5, -0.5, -0.15, 0, -1, 0.5, -0.15, 1, -0.5, 1, 0.9))
    elif letter == "M":
        area((-0.88, -0.9, 0.88, -0.9, 0.88, 0.2, 0, 1, -0.88, 0.2))
    elif letter == "I":
        area((-1.02, 0, -0.55, -0.66, 0, -0.88, 0.55, -0.66, 1.02, 0, 0.55, 0.66, 0, 0.88, -0.55, 0.66))
    elif letter == "S":
        sketch.disc(x, y, r * 0.8, shade, plane)
        sketch.rect(x - r * 0.12, y - r, r * 0.24, r * 2, shade, plane)
        sketch.rect(x - r, y - r * 0.12, r * 2, r * 0.24, shade, plane)
    elif letter == "B":
        sketch.area(rounded(x - r * 0.9, y - r * 0.6, r * 1.8, r * 1.5, r * 0.3), shade, plane)
        for at in (-0.66, -0.22, 0.22, 0.66):
            sketch.disc(x + at * r, y - r * 0.6, r * 0.24, shade, plane)
    else:
        sketch.area(rounded(x - r, y - r * 0.9, r * 2, r * 1.4, r * 0.2), shade, plane)
        sketch.rect(x - r * 0.18, y + r * 0.45, r * 0.36, r * 0.3, shade, plane)
        sketch.rect(x - r * 0.6, y + r * 0.7, r * 1.2, r * 0.22, shade, plane)


def skills(sketch: Sketch, letters: str, x: float, y: float, most: float, r: float = R) -> float:
    """Skills side by side from that left end on, closer where there is little room; how wide they are."""
    step = min(2 * r + 4, most / max(len(letters), 1))
    for nth, letter in enumerate(letters):
        skill(sketch, letter, x + r + nth * step, y, r)
    return step * len(letters)


def learnt(sketch: Sketch, letter: str, x: float, y: float, r: float = R) -> None:
    """A skill that has been learnt, around a point: on a slip with a plus."""
    sketch.rect(x - r - 2, y - r - 3, 2 * r + 4, 2 * r + 6, "glow", EDGE + 1)
    sketch.outline(x - r - 2, y - r - 3, 2 * r + 4, 2 * r + 6, "edge", 1.2, EDGE + 2, (3, 2))
    skill(sketch, letter, x, y, r)


def points(sketch: Sketch, number: int, x: float, y: float, r: float = 9.0, hollow: bool = False) -> None:
    """A number of points: a brass coin, a hollow one where they do not count yet."""
    sketch.disc(x, y, r, "brass", SIGN)
    if hollow:
        sketch.disc(x, y, r - 1.8, "card", SIGN + 1)
    sketch.text(x, y, str(number), r * 1.35, "ink" if hollow else "on brass", "middle", True)


def family(sketch: Sketch, name: str, x: float, y: float, r: float, shade: str, plane: int = SIGN) -> None:
    """The sign of a family: Bratva a star, cartel an hourglass, ghetto steps, mafia a hat, triads three bars."""
    area = partial(_scaled, sketch, x, y, r, shade, plane)
    if name == "bratva":
        area((0, -1, 0.87, 0.5, -0.87, 0.5))
        area((0, 1, 0.87, -0.5, -0.87, -0.5))
    elif name == "cartel":
        area((-0.8, -0.95, 0.8, -0.95, 0, 0.05))
        area((-0.8, 0.95, 0.8, 0.95, 0, -0.05))
    elif name == "ghetto":
        area((-0.95, 0.9, -0.95, 0.3, -0.3, 0.3, -0.3, -0.3, 0.35, -0.3, 0.35, -0.9, 0.95, -0.9, 0.95, 0.9))
    elif name == "mafia":
        area((-0.55, 0.3, -0.45, -0.75, 0, -0.5, 0.45, -0.75, 0.55, 0.3))
        sketch.rect(x - r, y + r * 0.3, 2 * r, r * 0.36, shade, plane)
    else:
        for at in (-0.85, -0.18, 0.5):
            sketch.rect(x - r * 0.85, y + at * r, r * 1.7, r * 0.38, shade, plane)


def together(sketch: Sketch, x: float, y: float, r: float, shade: str, plane: int = INNER) -> None:
    """The sign of a co-operative heist: two who stand side by side."""
    for at in (-0.55, 0.55):
        sketch.disc(x + at * r, y - r * 0.45, r * 0.42, shade, plane)
        _scaled(sketch, x + at * r, y + r * 0.45, r, shade, plane, (-0.5, 0.5, -0.36, -0.32, 0.36, -0.32, 0.5, 0.5))


def _scaled(
    sketch: Sketch, x: float, y: float, r: float, shade: str, plane: int, points: tuple[float, ...]
) -> None:  # fmt: skip
    """A polygon around a point, given for a radius of 1."""
    sketch.area(tuple((y if nth % 2 else x) + at * r for nth, at in enumerate(points)), shade, plane)
