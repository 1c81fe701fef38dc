"""The commands speak of this game when they are asked for it."""

import json

import pytest

from gangster_widgets.games.the_boss.game import GAME
from gangster_widgets.kernel.words import LANGUAGES, words
from tests.test_cli import call


@pytest.mark.parametrize("language", LANGUAGES)
def test_work_that_is_measured_has_words(language: str) -> None:
    say = words(language, GAME.folder / "words")
    assert all(say.say(f"bench-{name}") for name in GAME.work())
    assert all(work() > 0 for work in GAME.work().values())


def test_whole_games_are_played_the_same_each_time() -> None:
    asked = ("simulate", "--game", "the_boss", "--players", "2", "--games", "2", "--ruling", "line-up=lot", "--json")
    lines = [json.loads(line) for line in call(*asked).stdout.splitlines()]
    assert [line["game"] for line in lines] == ["the_boss"] * 2
    assert all(set(line["scores"]) == {"red", "blue"} for line in lines)
    assert call(*asked).stdout.splitlines() == [json.dumps(line) for line in lines]


def test_the_rulebook_and_the_box_are_told() -> None:
    assert "Alcapo" in call("rulebook", "--game", "the_boss", "--lang", "fr").stdout
    assert json.loads(call("components", "--game", "the_boss", "--json").stdout)["game"] == "the_boss"


def test_a_ruling_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    done = call("simulate", "--game", "the_boss", "--ruling", "line-up=1")
    assert done.returncode == 2
    assert "line-up=lot" in done.stderr
