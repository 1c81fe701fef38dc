"""What holds of each kind of question, whatever the game: its template, and what is drawn for it."""

import random
from itertools import islice
from typing import Any

import pytest

from gangster_widgets.games.gangsta import position as of_gangsta
from gangster_widgets.games.the_boss import position as of_the_boss
from gangster_widgets.kernel.files import Data
from gangster_widgets.kernel.game import games
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.checker import check
from gangster_widgets.puzzles.generator import LEVELS
from gangster_widgets.puzzles.kind import kind, kinds
from gangster_widgets.puzzles.loader import load_texts

KINDS = [(name, of) for name in games() for of in kinds(name)]
LAID = {"gangsta": (of_gangsta, "gangs"), "the_boss": (of_the_boss, "cities")}
"""How positions of these games are written and read, and what of them has to be the same then."""


@pytest.mark.parametrize(("name", "of"), KINDS)
def test_a_template_is_a_puzzle_without_faults_in_every_language(name: str, of: str) -> None:
    text = f"id: mine\ngame: {name}\nkind: {of}\n{kind(name, of).template}"
    shelf = load_texts({"mine": text})
    (one,) = shelf
    assert not shelf.faults
    assert len({one.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)
    assert check(one, one.solution())
    assert one.words().say(f"how-{of}")


@pytest.mark.parametrize(("name", "of"), [(name, of) for name, of in KINDS if name in LAID])
def test_what_is_drawn_can_be_asked_and_another_position_too(name: str, of: str) -> None:
    asks: Any = kind(name, of)
    room, part = LAID[name]
    for level in LEVELS:
        chance = random.Random(f"{of} {level}")
        for state, ask in islice(asks.draw(chance, level), 20):
            other = asks.vary(state, ask, chance)
            for one in (state, other):
                assert not list(asks.needs(one, ask, Data("drawn", {})))
                assert getattr(room.position(room.written(one)), part) == getattr(one, part)
