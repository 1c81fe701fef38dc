"""A turn of Gangsta! while it is told, without a browser: heist, gang and lines are seen together."""

import pytest

from gangster_widgets import Reckoning
from gangster_widgets.games.gangsta import pieces
from gangster_widgets.kernel.why import Piece
from gangster_widgets.views.scene import Scene, Spot
from gangster_widgets.widgets.reckoning.widget import ReckoningWidget

from .hands import page

JEWELS, HEIST = "five-for-the-jewels", pieces.heist()
LAPTOP, FOR_A_CLASS, PLAIN = 1016.0, 0.6 * 768, 50.0


def spot(scene: Scene, of: Piece) -> Spot:
    """That spot, which is there."""
    found = scene.spot(of)
    assert found is not None
    return found


def below(one: Spot) -> float:
    """Where it ends below."""
    return one.y + one.h


def lines(scene: Scene) -> list[Spot]:
    """What is told, line by line."""
    return [one for one in scene.spots() if isinstance(one.of, Piece) and one.of.kind in ("ledger", "other")]


def told(beside: str = "", at: int = -1) -> ReckoningWidget:
    """The steps of the five for the jewels, at that one."""
    book: ReckoningWidget = Reckoning(JEWELS, beside=beside)
    book.go(at if at >= 0 else book.last())
    return book


@pytest.mark.parametrize("at", range(10))
def test_on_a_laptop_heist_and_gang_are_seen_together_at_every_step(at: int) -> None:
    scene = told(at=at).look(LAPTOP)
    gang = [spot(scene, pieces.gangster(name)) for name in ("Ali", "Bo", "Cem", "Dido", "Edda")]
    assert max(map(below, gang)) - spot(scene, HEIST).y < 305
    assert all(one.x > max(of.x + of.w for of in gang) for one in lines(scene))


@pytest.mark.parametrize("beside", ["", "skill-held-back"])
def test_nobody_moves_while_one_step_after_another_is_told(beside: str) -> None:
    first, last = told(beside, 4).look(LAPTOP), told(beside).look(LAPTOP)
    for name in ("Ali", "Bo", "Cem", "Dido", "Edda"):
        one, other = spot(first, pieces.gangster(name)), spot(last, pieces.gangster(name))
        assert (one.x, one.w, one.h) == (other.x, other.w, other.h)
    assert len(lines(first)) < len(lines(last))


@pytest.mark.parametrize("beside", ["", "skill-held-back"])
@pytest.mark.parametrize("width", [320.0, 390.0])
def test_on_a_phone_the_gang_comes_right_below_the_heist_and_lines_only_once_they_are_told(
    width: float, beside: str
) -> None:
    first, last = told(beside, 0).look(width), told(beside).look(width)
    assert below(spot(first, pieces.gangster("Edda"))) < 330
    assert all(one.y > below(spot(last, pieces.gangster("Edda"))) for one in lines(last))
    assert first.height < last.height - 34 * 8


@pytest.mark.parametrize("id_", [JEWELS, "the-boss-goes-second", "five-plans-on-the-wall"])
def test_before_a_class_the_gang_is_larger_than_elsewhere_and_all_of_it_fits(id_: str) -> None:
    book: ReckoningWidget = Reckoning(id_, large=True)
    page(book, width=1366, height=768)
    for at in range(book.last() + 1):
        book.go(at)
        cards = [one for one in book.scene.spots() if isinstance(one.of, Piece) and one.of.kind == "gangster"]
        assert book.scene.height <= FOR_A_CLASS
        assert min(card.h for card in cards) >= 1.4 * PLAIN
