"""What everybody has got so far in a reckoning, and in the end: influence before, points of the day, influence now."""

from gangster_widgets.games.gangster.beats import Case
from gangster_widgets.games.gangster.ledger import after_all, so_far
from gangster_widgets.kernel.beat import Beat
from gangster_widgets.kernel.why import Piece
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.pieces.gang import gangster
from gangster_widgets.views.scene import EDGE, FILL, Group, Spot
from gangster_widgets.views.sketch import Sketch

LINE, CELL = 40.0, 74.0
Box = tuple[float, float, float]
"""Left, top and width."""


def totals(sketch: Sketch, case: Case, told: tuple[Beat, ...], gang: str, final: bool, words: Words, box: Box) -> float:
    """The points so far, or in the end the influence, that of `gang` standing out; gives where it ends below."""
    x, y, w = box
    title = words.say("ledger-influence" if final else "ledger-so-far")
    sketch.of = None
    sketch.text(x, y + 8, title, 13.5, "soft", most=w)
    y += 22
    spots = (
        _final(sketch, case, told, gang, words, (x, y, w)) if final else _so_far(sketch, case, told, words, (x, y, w))
    )
    head = Spot(Piece("totals", ""), title, title, x, y - 20, w, 18)
    sketch.groups.append(Group(head, tuple((spot,) for spot in spots)))
    return max(spot.y + spot.h for spot in spots) + 6 if spots else y


def _so_far(sketch: Sketch, case: Case, told: tuple[Beat, ...], words: Words, box: Box) -> list[Spot]:
    """A cell for each gang."""
    x, y, w = box
    sums = so_far(case, told)
    columns = max(1, min(len(sums), int(w // CELL)))
    spots = []
    for index, (gang, points) in enumerate(sums.items()):
        left, top = x + index % columns * (w / columns), y + index // columns * LINE
        wide = w / columns - 6
        of = sketch.of = Piece("total", gang)
        sketch.rect(left, top + 2, wide, LINE - 6, "card", EDGE)
        gangster(sketch, gang, left + 6, top + 8, 22)
        sketch.text(left + wide - 8, top + LINE / 2 - 1, str(points), 20, "ink", "end", True, wide - 36)
        label = words.say("ledger-total", gangs=(gang,), points=points)
        spots.append(Spot(of, label, label, left, top + 2, wide, LINE - 6))
    return spots


def _final(sketch: Sketch, case: Case, told: tuple[Beat, ...], present: str, words: Words, box: Box) -> list[Spot]:
    """A line for each person: before, the points of this day, and the sum once it has been told."""
    x, y, w = box
    spots = []
    for index, one in enumerate(after_all(case, told)):
        top, middle = y + index * LINE, y + index * LINE + LINE / 2 - 1
        of = sketch.of = Piece("total", one.gangs[0])
        sketch.rect(x, top + 2, w, LINE - 6, "card", EDGE)
        for nth, gang in enumerate(one.gangs):
            gangster(sketch, gang, x + 6 + nth * 27, top + 8, 22)
        name = words.list([words.name(gang) for gang in one.gangs])
        left = x + 12 + len(one.gangs) * 27
        sketch.text(left, middle, name, 16, most=x + w * 0.5 - left)
        sketch.text(x + w * 0.64, middle, str(one.before), 16, "soft", "end")
        sketch.text(x + w * 0.79, middle, f"+ {one.points}", 17, "ink", "end")
        if one.now is not None:
            sketch.text(x + w - 10, middle, f"= {one.now}", 20, "ink", "end", True)
        if present in one.gangs:
            sketch.rect(x + w * 0.82, top + 3, w * 0.18, LINE - 8, "glow", FILL - 1)
        said = f"{one.before} + {one.points}" + (f" = {one.now}" if one.now is not None else "")
        label = words.say("ledger-total", gangs=one.gangs, points=said)
        spots.append(Spot(of, label, label, x, top + 2, w, LINE - 6))
    return spots
