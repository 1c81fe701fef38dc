"""Kinds of question as they are called on the command line: a game need be named only where several have the kind."""

import pytest
import yaml

from gangster_widgets.cli import main
from gangster_widgets.commands import BAD_CALL, FINE
from gangster_widgets.kernel.words import LANGUAGES

Out = pytest.CaptureFixture[str]


@pytest.mark.parametrize(("kind", "game"), [("engage", "gangsta"), ("takeover", "the_boss"), ("points", "gangster")])
@pytest.mark.parametrize("command", ["new", "generate"])
def test_a_kind_of_one_game_needs_no_game_beside_it(command: str, kind: str, game: str, capsys: Out) -> None:
    assert main([command, kind]) == FINE
    told = capsys.readouterr()
    assert (yaml.safe_load(told.out)["game"], told.err) == (game, "")


def test_puzzles_of_a_kind_are_listed_without_naming_its_game(capsys: Out) -> None:
    assert main(["list", "--kind", "engage"]) == FINE
    told = capsys.readouterr()
    assert ("still-in-its-box" in told.out, told.err) == (True, "")


def test_a_kind_that_several_games_have_is_the_usual_games_and_it_is_said_how_to_get_the_other(capsys: Out) -> None:
    assert main(["new", "count"]) == FINE
    told = capsys.readouterr()
    assert yaml.safe_load(told.out)["game"] == "gangster"
    assert "--game gangsta" in told.err
    assert main(["new", "count", "--game", "gangsta"]) == FINE
    told = capsys.readouterr()
    assert (yaml.safe_load(told.out)["game"], told.err) == ("gangsta", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_names_a_game_without_that_kind_is_told_which_game_has_it(language: str, capsys: Out) -> None:
    assert main(["new", "engage", "--game", "the_boss", "--lang", language]) == BAD_CALL
    told = capsys.readouterr()
    assert (told.out, "--game gangsta" in told.err) == ("", True)


def test_a_kind_that_no_game_has_is_refused_with_all_that_there_are(capsys: Out) -> None:
    assert main(["new", "riddle"]) == BAD_CALL
    told = capsys.readouterr().err
    assert all(kind in told for kind in ("engage", "takeover", "points"))
    assert "--game" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_list_says_of_which_game_it_lists(language: str, capsys: Out) -> None:
    with pytest.raises(SystemExit):
        main(["list", "--help", "--lang", language])
    about = capsys.readouterr().out.split("\n\n")[1]
    assert "gangster" in about
    assert "--game" in about


def test_show_needs_no_game_but_says_so_if_it_is_another_one(capsys: Out) -> None:
    assert main(["show", "the-secret-handshake", "--game", "gangsta"]) == FINE
    assert "Lara" in capsys.readouterr().out
    assert main(["show", "the-secret-handshake", "--game", "gangster"]) == BAD_CALL
    assert "gangsta," in capsys.readouterr().err
