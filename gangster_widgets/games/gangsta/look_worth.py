"""What a resource card is worth as it is seen: its points in a coin, or those for each heist and at most how many."""

from collections.abc import Iterator

from gangster_widgets.games.gangsta.look_skill import points
from gangster_widgets.games.gangsta.resource import Resource
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.letters import width as text_width
from gangster_widgets.views.scene import SIGN
from gangster_widgets.views.sketch import Sketch

SIZE, COIN, RIM = 12.0, 9.0, 9.8
"""The size of what stands beside a coin, the radius of a coin, and that of one with a rim, on brass."""


def _coins(card: Resource, words: Words) -> Iterator[tuple[int, str]]:
    """Each number of points with what stands beside it."""
    if card.per_heist:
        yield card.per_heist, words.say("look-resource-each", most=card.at_most)
    if card.points:
        yield card.points, ""


def short(card: Resource, words: Words) -> str:
    """That as short text."""
    return " ".join(f"{number} {said}".strip() for number, said in _coins(card, words))


def wide(card: Resource, words: Words) -> float:
    """How wide that is."""
    return sum(_wide(said) for _, said in _coins(card, words))


def _wide(said: str) -> float:
    """How wide a coin is with what stands beside it."""
    return 2 * COIN + 5 + (text_width(said, SIZE) + 5 if said else 0)


def worth(sketch: Sketch, card: Resource, words: Words, x: float, y: float) -> None:
    """That from that left end on: full coins with a rim on the brass of an active card, hollow ones elsewhere."""
    for number, said in _coins(card, words):
        if card.active:
            sketch.disc(x + 6 + COIN, y, RIM, "on brass", SIGN - 1)
        points(sketch, number, x + 6 + COIN, y, COIN - 0.6, hollow=not card.active)
        if said:
            sketch.text(x + 2 * COIN + 10, y, said, SIZE, "on brass" if card.active else "ink")
        x += _wide(said)
