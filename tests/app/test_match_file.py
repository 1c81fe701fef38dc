"""A game as a file: what is written is read again; what is wrong in a stranger's file is said, and where."""

import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings

from gangster_widgets.app.keeping.store import Store
from gangster_widgets.app.match import shelf
from gangster_widgets.app.match.match import Terms, begin
from gangster_widgets.app.match.match_file import read, written
from gangster_widgets.kernel.game import SaidError, game
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.words import LANGUAGES, words
from tests.app.test_app_count import BOX

from .matches import TWO_AND_A_BOT, english, played, steps, terms, until


@settings(max_examples=40, deadline=None)
@given(terms, steps)
def test_what_is_written_is_read_again(begun: Terms, chosen: list[int]) -> None:
    match = played(begun, chosen)
    assert read(written(match).encode(), english()) == match
    assert read(b"\xef\xbb\xbf" + written(match).encode(), english()) == match


def test_it_is_written_for_people_to_read() -> None:
    text = written(played(TWO_AND_A_BOT, [0, 0, 0, -1]))
    assert '  {"name":"Anna"},\n' in text
    assert '  {"bot":"random"}\n' in text
    assert '  "yellow drives 1 to ' in text
    assert '  {"taken_back":2}\n' in text
    assert '  {"hint":true}\n' in written(played(TWO_AND_A_BOT, [0, 0, 0]).hint())


def test_hints_are_read_again_with_the_rest() -> None:
    match = played(TWO_AND_A_BOT, [0]).hint()
    match = match.act(match.played.legal(match.state)[0])
    assert read(written(match).encode(), english()) == match
    assert [line.hinted for line in match.lines()] == [False, True]


def test_a_box_of_ones_own_comes_along() -> None:
    data = yaml.safe_load(BOX.read_text(encoding="utf-8").replace("North Side", "Nordstadt"))
    box = game("gangster").components(data)
    match = played(replace(TWO_AND_A_BOT, box=box), [1, 2, 3])
    again = read(written(match).encode(), english())
    assert again.state == match.state
    assert "Nordstadt" in written(match)


def changed(**fields: Any) -> bytes:
    """A right file, with some of it changed."""
    return json.dumps(json.loads(written(played(TWO_AND_A_BOT, [0, 0, 0]))) | fields).encode()


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "it is not complete JSON"),
        (b"{}", "its “format” is not “gangster-widgets-game”"),
        (b"\xff\xfe", "it is not complete JSON"),
        (b"[" * 100_000, "its “format” is not"),
        (b'{"format": "gangster-widgets-game", "components": ' + b'{"a":' * 100_000, "too deeply"),
        (b" " * 1_000_001, "larger than 1 MB"),
        (changed(format="gangster-widgets-progress"), "its “format” is not"),
        (changed(version=2), "newer version"),
        (changed(version=True), "version does not hold"),
        (changed(game="chess"), "There is no game “chess”."),
        (changed(game=3), "game does not hold what it should: right would be a text"),
        (changed(extra=1), "“extra” is not known in the file."),
        (changed(seats=[{}]), "2 to 5"),
        (changed(seats=[{"bot": "random"}] * 3), "at least one seat needs a person"),
        (changed(seats=[{"name": "x" * 99}, {}]), "seats[0].name does not hold"),
        (changed(seats=[{"bot": "genius"}, {}]), "There is no bot “genius”"),
        (changed(seats=[{"colour": "red"}, {}]), "“colour” is not known in seats[0]"),
        (changed(seed=-1), "seed does not hold"),
        (changed(seed=1e9), "seed does not hold"),
        (changed(rulings={"gap": "never"}), "“gap=never” is not a ruling"),
        (changed(components={}), "The box that this game was played with cannot be used."),
        (changed(log=["fly me to the moon"]), "Line 1 of the log, “fly me to the moon”, is not possible."),
        (changed(log=["yellow unloads yellow", "yellow unloads yellow"]), "Line 2 of the log"),
        (changed(log=["yellow unloads yellow", "yellow unloads yellow"]), "It is not the turn of Yellow"),
        (
            changed(log=[{"taken_back": 1}]),
            "Line 1 of the log, “taken_back: 1”, is not possible. Nothing can be taken back",
        ),
        (changed(log=[{"taken_back": 0}]), "log[0].taken_back does not hold"),
        (changed(log=[{}]), "log[0] does not hold"),
        (changed(log=[{"hint": False}]), "log[0] does not hold"),
        (changed(log=[{"hint": True, "taken_back": 1}]), "log[0] does not hold"),
        (changed(log=["x" * 400]), "log[0] does not hold"),
        (changed(log=["x"] * 6000), "log does not hold what it should: right would be a list that is not too long"),
        (changed(log=[None]), "log[0] does not hold"),
    ],
)
def test_what_is_wrong_in_a_file_is_said_in_every_language(data: bytes, said: str) -> None:
    found = []
    for language in LANGUAGES:
        say = words(language, game("gangster").folder / "words")
        with pytest.raises(SaidError) as wrong:
            read(data, say)
        found.append(say.say(wrong.value.name, **wrong.value.facts))
    assert said in found[0]
    assert len(set(found)) == len(LANGUAGES)


# On the shelf.


@pytest.fixture
def learner(tmp_path: Path) -> Any:
    with closing(Store(tmp_path / "kept")) as store:
        yield store.learner()


def test_a_game_is_taken_up_as_it_was_put_there(learner: Any) -> None:
    match = until(TWO_AND_A_BOT, 1)
    name = shelf.new_name(learner)
    shelf.put(learner, name, "Anna and Ben", match)
    assert shelf.take(learner, name, english()) == match
    (standing,) = shelf.standings(learner)
    assert standing.kept is not None
    assert (standing.kept.over, standing.kept.player, standing.kept.actions) == (
        False,
        match.player,
        len(match.actions),
    )
    assert shelf.take(learner, "other", english()) is None


@pytest.mark.parametrize(
    "spoiled",
    [
        lambda data: [],
        lambda data: data | {"player": "x"},
        lambda data: data | {"more": 1},
        lambda data: data | {"match": {}},
        lambda data: None,
    ],
)
def test_what_was_kept_and_is_no_game_is_listed_and_said(learner: Any, spoiled: Callable[[Any], Any]) -> None:
    shelf.put(learner, "a", "Anna", begin(TWO_AND_A_BOT))
    learner.save_game("a", "Anna", spoiled(learner.game("a")))
    (standing,) = shelf.standings(learner)
    assert standing.kept is None
    if learner.game("a") is not None:
        with pytest.raises(SaidError, match="cannot be read here"):
            shelf.take(learner, "a", english())


def test_there_is_room_for_so_many_games(learner: Any) -> None:
    for number in range(shelf.MOST_GAMES):
        shelf.put(learner, f"game-{number}", "Anna", begin(TWO_AND_A_BOT))
    with pytest.raises(SaidError, match="30 games are kept"):
        shelf.new_name(learner)
    learner.drop_game("game-3")
    assert shelf.new_name(learner)


def test_the_same_people_play_another_deal() -> None:
    again = shelf.terms_again(TWO_AND_A_BOT)
    assert again.seats == TWO_AND_A_BOT.seats
    assert {shelf.terms_again(TWO_AND_A_BOT).seed for _ in range(5)} != {TWO_AND_A_BOT.seed}
