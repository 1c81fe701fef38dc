"""Out of the editor and into it: copies, texts read in, puzzles written as files."""

from pathlib import Path
from typing import Any

import pytest

from gangster_widgets.cli import main
from gangster_widgets.games.gangster.copied import as_yaml
from gangster_widgets.kernel.files import Faulty
from gangster_widgets.puzzles.kind import kinds
from gangster_widgets.puzzles.loader import load
from gangster_widgets.widgets.editor.widget import EditorWidget

from .editing import NORTH, do, fields, node, texts
from .hands import page

# Copies.


def test_line_yaml_and_python_are_copied_and_read_in_again(editor: EditorWidget) -> None:
    found, state = texts(editor), editor.state
    assert found["Copy: North Side as a line"] == "5 4 2 ? @4x4 x2 : EBNY GYNY G..."
    assert found["Copy: YAML"] == as_yaml({"position": editor.position})
    for text in (found["Copy: YAML"], found["Copy: Python"]):
        other = EditorWidget({"players": 3})
        page(other)
        do(other, "text", text)
        do(other, "import")
        assert other.state == state
        assert node(other, "text")["value"] == ""
        do(other, "undo")
        assert other.position == {"players": 3}


def test_the_code_of_a_tablet_names_its_district_and_the_casino_card(editor: EditorWidget, empty: EditorWidget) -> None:
    do(empty, "text", texts(editor)["Copy: North Side in Python"])
    do(empty, "import")
    assert (empty.selected, fields(empty), empty.state.casino) == ("North Side", "EBNYGYNYG", 5)
    do(empty, "text", 'Tablet("5 4 @2x2", name="Berlin", casino=3)')
    do(empty, "import")
    assert "Berlin" in empty.said
    assert (empty.selected, fields(empty), empty.state.casino) == ("North Side", "EBNYGYNYG", 5)


def test_a_line_is_read_into_the_chosen_district(empty: EditorWidget) -> None:
    do(empty, "text", "5 4 @2x2 x2 : YG")
    do(empty, "import")
    assert "needs a district" in empty.said
    assert node(empty, "text")["value"] == "5 4 @2x2 x2 : YG"
    do(empty, "place", "Chinatown")
    do(empty, "import")
    own = {"places": [5, 4], "rows": 2, "columns": 2}
    assert empty.position["districts"] == {"Chinatown": {"tablet": own, "gangsters": "YG", "doubled": True}}


def test_a_wrong_text_stays_with_all_faults_and_their_lines(editor: EditorWidget) -> None:
    text, before = "players: 9\nfoo: 1\n", editor.state
    do(editor, "text", text)
    do(editor, "import")
    assert editor.state == before
    assert node(editor, "text")["value"] == text
    shown = next(one for one in editor.panel().walk() if dict(one.attributes).get("key") == "wrong")
    assert [one.text()[:7] for one in shown.walk() if one.tag == "p"] == ["Line 1:", "Line 2:"]
    do(editor, "text", "players: 5")
    do(editor, "import")
    assert editor.position == {"players": 5}


def test_read_raises_for_who_calls_it(editor: EditorWidget) -> None:
    with pytest.raises(Faulty):
        editor.read("players: 9")
    editor.read("players: 3")
    assert editor.position == {"players": 3}


# Puzzles.


ASKS: dict[str, dict[str, Any]] = {
    "points": {"district": "North Side"}, "order": {"district": "North Side"},
    "field": {"district": "North Side", "unload": ["yellow", "grey"]}, "reach": {"car": "yellow"},
    "load": {"car": "yellow"}, "best": {"car": "yellow"}, "legal": {"actions": ["yellow drives 3 to The Loop"]},
    "turns": {"action": "yellow drives 3 to The Loop", "pile": ["Cicero"]}, "doublers": {"drawn": ["Cicero"]},
    "equipment": {"car": "yellow"}, "count": {}, "casino": {"gang": "yellow"}, "crew": {},
}  # fmt: skip


@pytest.mark.parametrize("kind", kinds("gangster"))
def test_a_puzzle_of_every_kind_is_written_with_its_answer_and_read_as_a_file(kind: str, tmp_path: Path) -> None:
    cars: dict[str, Any] = {"yellow": {"at": "North Side", "aboard": 3}}
    if kind == "crew":
        cars = {colour: {"at": "North Side"} for colour in ("yellow", "grey", "brown", "blue", "green")}
    editor = EditorWidget({**NORTH, "cars": cars})
    title = {"en": "No: 1", "de": "Nein"}
    text = editor.yaml(kind=kind, ask=ASKS[kind], id=f"my-{kind}", title=title, rules=["places.left-to-right"])
    file = tmp_path / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    assert main(["validate", str(file)]) == 0
    shelf = load(file)
    assert shelf.problems() == []
    found = shelf.find(f"my-{kind}")
    assert (found.state, found.title, found.kind) == (editor.state, title, kind)
    made = editor.puzzle(kind, ASKS[kind])
    assert (made.id, made.solution()) == ("mine", found.solution())
    other = EditorWidget()
    other.read(text)
    assert other.state == editor.state


def test_a_puzzle_that_cannot_be_says_everything_that_is_wrong(editor: EditorWidget) -> None:
    with pytest.raises(Faulty) as caught:
        editor.puzzle("points", {"district": "Berlin"}, id="Mine!", rules=["no.such"])
    assert {fault.name for fault in caught.value.faults} >= {"schema-not-a-slug", "puzzle-rule"}
    with pytest.raises(Faulty, match="no kind"):
        editor.yaml("guess")
