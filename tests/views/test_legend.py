"""The signs of a game's pictures and what they mean: all that can be seen, nothing that cannot, in every language."""

from typing import Any

import pytest

from gangster_widgets.games.gangsta.game import GAME
from gangster_widgets.games.gangsta.look_signs import signs
from gangster_widgets.games.gangsta.position import position
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.views.legend import legend
from gangster_widgets.views.letters import width as wide

from .gangsta import POSITION, SAYS, VARIANTS, played
from .samples import bounds, inside

SMALL = {
    "players": ["red", "blue"],
    "gangs": {"red": [{"name": "A", "boss": True, "skills": "LB"}, {"name": "B", "skills": "M"}]},
}


def meant(state: Any, lang: str = "en") -> list[str]:
    """What the signs of that position mean."""
    return [one.said for one in signs(state, SAYS[lang])]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("state", [POSITION, position(SMALL), played(4)[40]], ids=["all", "little", "game"])
def test_each_sign_is_drawn_within_its_picture_and_means_something_of_its_own(state: Any, lang: str) -> None:
    found = signs(state, SAYS[lang])
    assert len({one.said for one in found}) == len({one.picture.shapes for one in found}) == len(found)
    for one in found:
        whole = (0.0, 0.0, one.picture.width, one.picture.height)
        assert one.picture.shapes
        assert [shape for shape in one.picture.shapes if not inside(bounds(shape, wide), whole)] == []


def test_all_skills_are_told_whoever_has_them() -> None:
    skills = ["leader", "mercenary", "informant", "sniper", "brawler", "hacker"]
    assert meant(position(SMALL))[:6] == meant(POSITION)[:6] == skills


def test_other_signs_are_told_where_they_can_be_seen() -> None:
    little, much = meant(position(SMALL)), meant(POSITION)
    for said in (
        "influence points",
        "a skill he has learnt",
        "number of the heist",
        "high-tech",
        "family: mafia",
    ):
        assert said in much
        assert said not in little
    assert "family: ghetto" not in much
    assert "snitch, with its number" in meant(position({**SMALL, "snitch": 2}))
    assert "snitch, with its number" in meant(GAME.new(3, 1, None, VARIANTS))


def test_where_nothing_can_be_chosen_no_edges_are_told_of() -> None:
    both = [legend("gangsta", POSITION, SAYS["en"], "light", choosing=choosing) for choosing in (True, False)]
    told = [one.text() for one in both if one is not None]
    assert "gold edge" in told[0]
    assert "edge" not in told[1]
    assert all("four corners" in one for one in told)


def test_it_is_folded_away_unless_it_is_to_be_open_and_its_drawings_are_not_read_out() -> None:
    for opened in (True, False):
        found = legend("gangsta", POSITION, SAYS["en"], "dark", opened)
        assert found is not None
        assert dict(found.attributes).get("open", False) == opened
        drawings = [dict(one.attributes) for one in found.walk() if one.tag == "svg"]
        assert drawings
        assert all(one["aria-hidden"] == "true" for one in drawings)


def test_a_game_that_tells_of_no_signs_has_no_legend() -> None:
    assert legend("the_boss", None, SAYS["en"], "light") is None
