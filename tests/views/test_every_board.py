"""Boards without a map as they are seen and heard: on every width, in every language, whatever the game."""

from typing import Any

import pytest

from gangster_widgets.views.letters import width as wide
from gangster_widgets.views.scene import pick
from gangster_widgets.views.text import text_of
from gangster_widgets.views.theme import THEMES, colour

from . import boss, gangsta
from .samples import bounds, inside, texts
from .test_theme import TEXT, behind, contrast

WIDTHS = (320.0, 390.0, 820.0, 1016.0, 1600.0)
READABLE = 11.0

every_game = pytest.mark.parametrize("of", [boss, gangsta], ids=["the_boss", "gangsta"])
every_table = pytest.mark.parametrize("players", [2, 3, 4])
every_width = pytest.mark.parametrize("width", WIDTHS)


@every_width
@every_table
@every_game
def test_on_every_width_all_lies_within_the_picture_and_can_be_read(of: Any, players: int, width: float) -> None:
    for say in of.SAYS.values():
        for state in of.some_states(players):
            scene = of.look(state, say, width)
            whole = (0.0, 0.0, scene.width, scene.height)
            assert [shape for shape in scene.shapes if not inside(bounds(shape, wide), whole)] == []
            assert [text for text in texts(scene) if text.size < READABLE or "…" in text.text] == []


@every_width
@every_game
def test_the_middle_of_everything_picks_it_or_something_on_it(of: Any, width: float) -> None:
    for state in of.some_states(4):
        scene = of.look(state, of.SAYS["en"], width)
        for one in scene.spots():
            x, y = one.x + one.w / 2, one.y + one.h / 2
            here = {at.of for at in scene.spots() if at.x <= x <= at.x + at.w and at.y <= y <= at.y + at.h}
            assert pick(scene, x, y) in here


@pytest.mark.parametrize("width", [390.0, 1016.0])
@every_game
def test_every_text_can_be_read_on_what_lies_behind_it(of: Any, width: float) -> None:
    pairs = set()
    for state in (*of.some_states(4), of.POSITION):
        scene = of.look(state, of.SAYS["de"], width)
        pairs |= {(name, text.colour, behind(scene, text)) for text in texts(scene) for name in THEMES}
    assert {(name, *pair) for name, *pair in pairs if contrast(*(colour(role, name) for role in pair)) < TEXT} == set()


@every_table
@every_game
def test_everything_is_said_in_every_language(of: Any, players: int) -> None:
    for state in of.some_states(players):
        said = {language: text_of(of.look(state, say)) for language, say in of.SAYS.items()}
        assert len(set(said.values())) == len(of.SAYS)
        assert len({text.count("\n") for text in said.values()}) == 1
