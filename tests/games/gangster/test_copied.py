"""A position copied out and read in again: as a line, as YAML, as Python; nothing else is read, nothing executed."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from gangster_widgets.games.gangster import compose, copied
from gangster_widgets.games.gangster.position import position, written
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.tablet import District
from gangster_widgets.kernel.files import Faulty
from gangster_widgets.puzzles.loader import load
from tests.views.samples import own_maps, positions

NORTH = {"tablet": {"places": [5, 4, 2, "?"], "rows": 4, "columns": 4}, "gangsters": "EBNY GYNY G..."}
DATA: dict[str, Any] = {
    "players": 5,
    "casino": 5,
    "districts": {"North Side": {**NORTH, "doubled": True}, "Cicero": {"tablet": "T07", "gangsters": "N"}},
    "cars": {"green": {"at": "The Loop", "cards": [1], "aboard": 0, "trunk": ["blue"], "equipment": ["tommy gun"]}},
    "display": ["door"],
    "rulings": {"gap": "same-gang-on-last-field"},
}
STATE = position(DATA)


def north(state: State = STATE) -> District:
    """The North Side."""
    found = state.district("North Side")
    assert found is not None
    return found


def faults(text: str) -> list[tuple[int | None, str]]:
    """What is wrong with a text: line and name."""
    with pytest.raises(Faulty) as caught:
        copied.read(text, "text")
    return [(fault.line, fault.name) for fault in caught.value.faults]


# Writing.


def test_only_what_would_not_be_so_anyway_is_written() -> None:
    assert copied.trimmed(position({})) == {}
    assert copied.trimmed(position({"players": 2})) == {"players": 2}
    assert copied.trimmed(STATE) == {
        **DATA,
        "districts": {
            "North Side": {**NORTH, "gangsters": "EBNY GYNY G...", "doubled": True},
            "Cicero": {"tablet": "T07", "gangsters": "N.."},
        },
    }


def test_two_persons_with_pairs_of_their_own_are_written() -> None:
    pairs = {"players": 2, "persons": [["yellow", "grey"], ["brown", "blue"]]}
    assert copied.trimmed(position(pairs)) == pairs
    usual = {"players": 2, "persons": [["yellow", "brown"], ["grey", "blue"]]}
    assert copied.trimmed(position(usual)) == {"players": 2}


def test_yaml_looks_as_people_write_it() -> None:
    text = copied.as_yaml({"id": "mine", "title": {"en": "No"}, "position": copied.trimmed(STATE)})
    assert text.startswith("id: mine\ntitle: {en: 'No'}\nposition:\n  players: 5\n  casino: 5\n")
    assert '      tablet: {places: [5, 4, 2, "?"], rows: 4, columns: 4}\n' in text
    assert '      gangsters: "EBNY GYNY G..."\n      doubled: true\n' in text
    assert "    green: {at: The Loop, cards: [1], aboard: 0, trunk: [blue], equipment: [tommy gun]}\n" in text


def test_python_looks_as_people_write_it() -> None:
    code = copied.as_python(STATE)
    assert code.startswith('Board({\n    "players": 5,\n    "casino": 5,\n    "districts": {\n        "North Side": {')
    assert copied.as_python(position({})) == "Board({})"
    said = 'Tablet("5 4 2 ? @4x4 x2 : EBNY GYNY G...", casino=5, name="North Side")'
    assert copied.tablet_as_python(north(), 5) == said
    assert "casino" not in copied.tablet_as_python(north(), None)


# Reading what was written.


@given(positions())
@settings(deadline=None, max_examples=30)
def test_every_position_comes_back_out_of_yaml_and_python(state: State) -> None:
    state = compose.opened(state)
    data = copied.trimmed(state)
    assert position(data) == state
    assert copied.read(copied.as_yaml(data), "text").state == state
    assert copied.read(copied.as_yaml({"position": data}), "text").state == state
    assert copied.read(copied.as_python(state), "text").state == state


@given(own_maps())
@settings(deadline=None, max_examples=30)
def test_maps_of_ones_own_come_back_as_well(state: State) -> None:
    data = copied.trimmed(state)
    assert position(data) == state
    assert copied.read(copied.as_yaml(data), "text").state == state
    assert copied.read(copied.as_python(state), "text").state == state


@pytest.mark.parametrize("name", ["1e5", "12", "no", "Y", "~", "null", "-", "a: b", "é", "# x", "'", '"', "\\n", "?"])
def test_places_may_have_any_name(name: str) -> None:
    data = {"board": {"harbour": name, "connections": [[name, "Mill"]]}, "districts": {"Mill": {"tablet": "T01"}}}
    state = position(data)
    assert copied.read(copied.as_yaml(copied.trimmed(state)), "text").state == state
    assert copied.read(copied.as_python(state), "text").state == state


def test_a_tablet_comes_back_out_of_its_line_and_out_of_code() -> None:
    line = copied.as_line(north())
    for text in (line, f"\n  {line}\n", f'Tablet("{line}")'):
        found = copied.read(text, "text")
        assert (found.tablet, found.fields, found.doubled) == (north().tablet, north().fields, True)
    found = copied.read(f"tablet = {copied.tablet_as_python(north(), 5)}", "text")
    assert (found.name, found.casino) == ("North Side", 5)


def test_whole_puzzle_files_are_read_for_their_position() -> None:
    text = Path("puzzles/gangster/north-side.yaml").read_text(encoding="utf-8")
    assert copied.read(text, "text").state == load("puzzles/gangster/north-side.yaml").find("north-side").state


def test_code_with_its_import_and_a_name_is_read() -> None:
    code = f"from gangster_widgets import Board\n\n# a comment\nboard = {copied.as_python(STATE)}\n"
    assert copied.read(code, "text").state == STATE
    assert copied.read("gangster_widgets.Board({})", "text").state == position({})


# Reading what is wrong.


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", [(None, "editor-nothing")]),
        ("hello", [(1, "editor-nothing")]),
        ("\n\n5 4 @x", [(3, "words-tablet")]),
        ("5 4 @2x2 : QQ", [(1, "fields-letter")]),
        ("players: 3\n---\nplayers: 4\n", [(None, "editor-several")]),
        ("players: 9\nfoo: 1\n", [(1, "schema-at-most"), (2, "schema-unknown-key")]),
        ("players: 3\nplayers: 3\n", [(2, "file-key-twice")]),
        ("position:\n  cars:\n    green: {at: X}\n", [(3, "position-not-in-play"), (3, "position-unknown-place")]),
        ("game: chess\nposition: {}\n", [(1, "editor-game")]),
        ("players: [1\n", [(1, "file-not-yaml")]),
        ("a: " + "[" * 50, [(1, "file-too-deep")]),
        ("players: !!python/object 3", [(1, "file-tag")]),
        ("\ud800", [(1, "file-not-text")]),
        ("Board(", [(1, "editor-no-code")]),
        ("Board()", [(1, "editor-code")]),
        ("Board('trunk-for-two')", [(1, "editor-code")]),
        ("Board({}, {})", [(1, "editor-code")]),
        ("Board({}, lang='de')", [(1, "editor-word")]),
        ("Board(**{})", [(1, "editor-code")]),
        ("Tablet({})", [(1, "editor-code")]),
        ("Tablet('5 4 @x')", [(1, "words-tablet")]),
        ("Tablet('5 4 @2x2', casino='x')", [(1, "editor-code")]),
        ("print('x')", [(1, "editor-code")]),
        ("Board({})\nBoard({})", [(1, "editor-code")]),
        ("Board({'players':\n 3, 'players': 4, 5: 6})", [(2, "file-key-twice"), (2, "file-key")]),
        ("Board({'cars': {'green':\n {'at': 'X'}}})", [(1, "position-not-in-play"), (2, "position-unknown-place")]),
        ("Board({'players': 10 ** 10 ** 10})", [(1, "editor-no-literal")]),
        ("Board({'players': 3 + 1})", [(1, "editor-no-literal")]),
        ("Board(" + "{" * 50_000, [(1, "editor-no-code")]),
        ("Board(" + "-" * 90_000 + "1)", [(None, "editor-no-code")]),
        ("Board(1" + "+1" * 40_000 + ")", [(None, "editor-no-code")]),
        ("Board({'a': '" + "x" * 100_000 + "'})", [(None, "editor-code-long")]),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_line(text: str, wrong: list[tuple[int | None, str]]) -> None:
    assert faults(text) == wrong


def test_nothing_is_executed(tmp_path: Path) -> None:
    file = tmp_path / "touched"
    touch = f"__import__('pathlib').Path({str(file)!r}).touch()"
    for text in (
        f"Board({touch})",
        f"Board({{'players': {touch}}})",
        f"Board({{}}, x={touch})",
        f"{touch}",
        f"x = {touch}",
    ):
        faults(text)
    assert not file.exists()


def test_a_position_that_was_read_is_one_that_files_have() -> None:
    assert copied.read(copied.as_yaml(written(STATE)), "text").state == STATE
