"""The bank by games: nothing is lost where the puzzles of one game are read alone, and no other game is read then."""

import subprocess
import sys
from pathlib import Path

import pytest

from gangster_widgets.kernel.game import game, title
from gangster_widgets.puzzles.bank import bank, bank_of, composed, composed_of, folder, generated, generated_of, puzzle
from gangster_widgets.puzzles.kind import asking
from gangster_widgets.puzzles.loader import load

every_game = pytest.mark.parametrize("name", asking())

MINE = """id: {id}
game: gangster
kind: points
level: 1
title: {{en: Mine}}
ask: {{district: North Side}}
position:
  districts:
    North Side: {{tablet: T03, gangsters: "NYGY BG.. ...."}}
"""


def test_game_by_game_there_is_all_that_is_in_the_folder_in_its_order() -> None:
    whole = load(folder())
    assert not whole.faults
    assert [one.id for one in composed()] == [one.id for one in whole]
    assert len(bank()) == len({one.id for one in bank()}) == len(composed()) + len(generated())


@every_game
def test_the_puzzles_of_a_game_are_its_own_composed_ones_first(name: str) -> None:
    assert list(bank_of(name)) == [*composed_of(name), *generated_of(name)]
    assert list(bank_of(name)) == [one for one in bank() if one.game == name]


@every_game
def test_a_game_says_its_title_before_it_is_read(name: str) -> None:
    assert title(name) == game(name).title


def test_a_puzzle_is_found_in_whichever_game_it_is() -> None:
    for name in asking():
        one, other = next(iter(composed_of(name))), generated_of(name)[0]
        for first in ("", *asking()):
            assert puzzle(one.id, first=first) is one
            assert puzzle(other.id, first=first) is other


def test_a_folder_of_ones_own_adds_to_its_game_and_says_its_faults_in_every_game(tmp_path: Path) -> None:
    taken = next(iter(composed_of("the_boss"))).id
    (tmp_path / "mine.yaml").write_text("---\n".join(MINE.format(id=one) for one in ("mine", taken)), encoding="utf-8")
    for name in asking():
        assert ("mine" in [one.id for one in bank_of(name, tmp_path)]) == (name == "gangster")
        assert [fault.name for fault in bank_of(name, tmp_path).faults] == ["puzzle-id-twice"]
    assert puzzle("mine", tmp_path).title["en"] == "Mine"
    assert puzzle(taken, tmp_path).game == "the_boss"
    with pytest.raises(KeyError):
        puzzle("mine")


VISIT = """
import sys
from tests.app.pages import Page
from gangster_widgets.app.setting import Setting
from gangster_widgets.kernel.game import games

folder, query = sys.argv[1:]
page = Page(Setting(data=folder), query)
assert "Gangsta!" in page.words() or query != "?"
print(*(one for one in games() if f"gangster_widgets.games.{one}.game" in sys.modules))
"""


@pytest.mark.parametrize(
    ("query", "asked"),
    [
        ("?", "gangster"),
        ("?page=solve", "gangster"),
        ("?page=solve&puzzle=north-side", "gangster"),
        ("?page=solve&game=the_boss", "the_boss"),
        ("?page=learn&game=gangsta", "gangsta"),
    ],
)
def test_who_opens_a_page_about_one_game_does_not_wait_for_the_others(query: str, asked: str, tmp_path: Path) -> None:
    found = subprocess.run(
        [sys.executable, "-c", VISIT, str(tmp_path), query],
        cwd=folder().parent,
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.split() == [asked]
