"""A position of a puzzle as it is seen: influence where it decides, the display, tablets where they count."""

import pytest

from gangster_widgets.games.gangster.look_position import look_position
from gangster_widgets.kernel.why import Piece
from gangster_widgets.puzzles.bank import puzzle
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.scene import Scene
from gangster_widgets.widgets.puzzle.widget import PuzzleWidget
from tests.views.samples import SAYS, texts


def seen(name: str, width: float = 936.0) -> Scene:
    """The position of that puzzle."""
    one = puzzle(name)
    return look_position(one.state, SAYS, width, Marks(scores=one.scores))


def heads(scene: Scene) -> dict[str, str]:
    """What is said of each tableau, by its gang."""
    found = [one for one in scene.spots() if isinstance(one.of, Piece) and one.of.kind == "tableau"]
    return {one.of.of: one.label for one in found if isinstance(one.of, Piece)}


@pytest.mark.parametrize("name", ["best-2-4-v1", "best-1-16-v1"])
def test_where_the_lead_decides_every_colour_on_a_tablet_has_its_influence_shown(name: str) -> None:
    standing = {gang for one in puzzle(name).state.districts for gang in one.fields if gang != "."}
    assert standing <= heads(seen(name)).keys()
    assert all("influence" in said for said in heads(seen(name)).values())


def test_where_nothing_is_said_of_influence_and_it_does_not_decide_none_is_shown() -> None:
    for name in ("reach-1-1-v1", "legal-2-23-v1"):
        assert not any("influence" in said for said in heads(seen(name)).values())


def test_a_free_trunk_is_shown_only_where_something_could_come_into_it() -> None:
    def trunks(name: str) -> list[int]:
        return [one.of.nth for one in seen(name).spots() if isinstance(one.of, Piece) and one.of.kind == "trunk"]

    assert trunks("reach-1-1-v1") == []
    assert trunks("best-4-1-v1") != []


@pytest.mark.parametrize("width", [360.0, 390.0])
def test_on_a_phone_what_lies_on_display_at_the_harbour_is_seen_at_once(width: float) -> None:
    display = puzzle("legal-2-34-v1").state.display
    scene = seen("legal-2-34-v1", width)
    pieces = [one for one in scene.spots() if isinstance(one.of, Piece) and one.of.kind == "display"]
    assert scene.small
    assert [one.of.of for one in pieces if isinstance(one.of, Piece)] == list(display) != []
    assert {SAYS.name(kind) for kind in display} <= {text.text for text in texts(scene)}


def test_on_a_phone_no_tablet_is_opened_where_tablets_play_no_part_until_one_is_tapped() -> None:
    widget = PuzzleWidget("turns-3-20-v1", width=390.0)
    before = widget.look(390.0)
    assert [one for one in before.spots() if isinstance(one.of, tuple)] == []
    widget.clicked("North Side", True)
    after = widget.look(390.0)
    assert [one for one in after.spots() if isinstance(one.of, tuple)] != []
    assert before.height < after.height
