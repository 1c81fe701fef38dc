"""Pictures are today what they were when somebody looked at them; `--rewrite` draws them anew, to be looked at."""

from collections.abc import Callable
from pathlib import Path

import pytest

from gangster_widgets.games.gangsta.look_position import look_position as look_gangsta
from gangster_widgets.games.gangster import look_single
from gangster_widgets.games.gangster.game import GAME
from gangster_widgets.games.gangster.look import look
from gangster_widgets.games.gangster.notation import read_tablet
from gangster_widgets.games.gangster.position import position
from gangster_widgets.games.gangster.shown import notes, ways
from gangster_widgets.games.gangster.tablet import District
from gangster_widgets.games.the_boss.look_position import look_position
from gangster_widgets.kernel.words import words
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.scene import Scene
from gangster_widgets.views.svg import svg

from . import boss, gangsta
from .samples import SAYS, played

STORED = Path(__file__).parent / "stored"
GERMAN = words("de", GAME.folder / "words")

OWN_MAP = {
    "board": {
        "harbour": "Pier",
        "connections": [["Pier", "Mill"], ["Mill", "Freight Yard"], ["Freight Yard", "Park"], ["Park", "Pier"],
                        ["Mill", "Stockyards of the Western Wards"]],
        "positions": {"Pier": [85, 20], "Mill": [50, 15], "Freight Yard": [45, 60], "Park": [80, 70],
                      "Stockyards of the Western Wards": [10, 40]},
    },
    "districts": {
        "Mill": {"tablet": "T03", "gangsters": "YG.B"},
        "Park": {"tablet": {"places": [4, "?"], "rows": 1, "columns": 4}, "gangsters": "N..Y", "doubled": True},
        "Stockyards of the Western Wards": {"tablet": "T07"},
    },
    "cars": {"yellow": {"at": "Mill", "cards": [1, 3]}, "grey": {"at": "Pier"}, "brown": {"at": "Freight Yard"}},
    "display": ["door", "tommy gun", "bodyguard"],
}  # fmt: skip


def north_side(marks: Marks) -> Scene:
    """The tablet of the rulebooks' example."""
    tablet, fields, doubled = read_tablet("5 4 2 ? @4x4 x2 : EBNY GY.Y G...")
    return look_single.look(District("North Side", tablet, fields, doubled), 5, SAYS, 640.0, marks, "B")


def on_a_phone() -> Scene:
    """A game in its third stage, with what yellow may do."""
    state = played(5, 2)[110]
    legal = GAME.legal(state)
    marks = Marks(ways=ways(state, legal)[:2], notes=notes(legal), following=True, last=("The Loop",))
    return look(state, SAYS, 360.0, marks)


PICTURES: dict[str, tuple[str, Callable[[], Scene]]] = {
    "two-players-at-the-start": ("light", lambda: look(GAME.new(2, 1), SAYS)),
    "three-players-at-the-start-without-cicero": ("light", lambda: look(GAME.new(3, 1), SAYS)),
    "four-players-at-the-start-in-german": ("light", lambda: look(GAME.new(4, 1), GERMAN)),
    "five-players-at-the-start-in-the-dark": ("dark", lambda: look(GAME.new(5, 1), SAYS)),
    "north-side-with-a-gap-that-is-not-filled": ("light", lambda: north_side(Marks())),
    "north-side-with-ranks-and-the-next-field": ("light", lambda: north_side(Marks(ranks=True, following=True))),
    "the-third-stage-on-a-phone": ("light", on_a_phone),
    "the-boss-for-four-in-its-second-round": ("light", lambda: boss.board(4, 44, "en", 1016.0)),
    "the-boss-for-two-at-the-start-in-german": ("light", lambda: boss.board(2, 0, "de", 820.0)),
    "the-boss-on-a-phone-in-the-dark": ("dark", lambda: boss.board(3, 70, "de", 390.0)),
    "the-boss-at-the-end-of-a-round-told-halfway": ("light", lambda: boss.halfway(1000.0)),
    "gangsta-with-a-heist-under-way-in-german": (
        "light",
        lambda: gangsta.board(gangsta.deciding(4, "engage"), "de", 1016.0),
    ),
    "gangsta-on-a-phone-in-the-dark": ("dark", lambda: gangsta.board(gangsta.deciding(3, "turn"), "en", 390.0)),
    "gangsta-at-the-start-with-resource-cards": ("light", lambda: gangsta.board(gangsta.played(2)[0], "nl", 820.0)),
    "gangsta-at-the-end-told-halfway": ("light", lambda: gangsta.halfway(1000.0)),
    "gangsta-as-a-position": ("light", lambda: look_gangsta(gangsta.POSITION, gangsta.SAYS["fr"], 900.0)),
    "the-boss-as-a-position": ("light", lambda: look_position(boss.POSITION, boss.SAYS["fr"], 900.0)),
    "a-map-of-one-s-own": ("light", lambda: look(position(OWN_MAP), SAYS, 800.0)),
}


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_what_it_was_when_somebody_looked_at_it(name: str, rewrite: bool) -> None:
    theme, made = PICTURES[name]
    drawn, file = svg(made(), theme), STORED / f"{name}.svg"
    if rewrite:
        file.write_text(drawn, encoding="utf-8", newline="\n")
    assert file.read_bytes() == drawn.encode()


def test_every_stored_picture_is_compared() -> None:
    assert sorted(file.stem for file in STORED.iterdir()) == sorted(PICTURES)


def test_a_picture_is_the_same_when_it_is_drawn_twice_and_another_where_something_changes() -> None:
    assert svg(north_side(Marks())) == svg(north_side(Marks()))
    assert svg(north_side(Marks())) != svg(north_side(Marks(ranks=True)))
    assert svg(north_side(Marks())) != svg(north_side(Marks()), "dark")
