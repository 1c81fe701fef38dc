"""The commands speak of this game when they are asked for it."""

import json

import pytest

from gangster_widgets.games.gangsta.game import GAME
from gangster_widgets.kernel.words import LANGUAGES, words
from tests.test_cli import call


@pytest.mark.parametrize("language", LANGUAGES)
def test_work_that_is_measured_has_words(language: str) -> None:
    say = words(language, GAME.folder / "words")
    assert all(say.say(f"bench-{name}") for name in GAME.work())


def test_work_is_done() -> None:
    assert all(work() > 0 for work in GAME.work().values())


def test_whole_games_are_played_the_same_each_time() -> None:
    asked = ("simulate", "--game", "gangsta", "--players", "2", "--games", "2", "--ruling", "families=played", "--json")
    lines = [json.loads(line) for line in call(*asked).stdout.splitlines()]
    assert [line["game"] for line in lines] == ["gangsta"] * 2
    assert all(set(line["scores"]) == {"red", "blue"} for line in lines)
    assert call(*asked).stdout.splitlines() == [json.dumps(line) for line in lines]


def test_the_rulebook_and_the_box_are_told() -> None:
    assert "délateur" in call("rulebook", "--game", "gangsta", "--lang", "fr").stdout
    assert json.loads(call("components", "--game", "gangsta", "--json").stdout)["game"] == "gangsta"
    assert "Geldtransporter" in call("components", "--game", "gangsta", "--lang", "de").stdout


def test_a_ruling_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    done = call("simulate", "--game", "gangsta", "--ruling", "families=often")
    assert done.returncode == 2
    assert "families=played" in done.stderr
