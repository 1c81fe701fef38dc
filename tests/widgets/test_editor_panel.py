"""The editor's panel: everything is set there, what is wrong is said, nothing typed is lost, and it is reckoned."""

import pytest

from gangster_widgets.games.gangster.reckoning import reckon, reckon_district
from gangster_widgets.kernel.files import Faulty
from gangster_widgets.widgets.editor.widget import EditorWidget

from .editing import box, do, fields, node, texts
from .hands import controls, press

# The panel.


def test_the_place_is_chosen_and_its_tablet_laid_typed_and_taken_away(empty: EditorWidget) -> None:
    do(empty, "place", "Chinatown")
    do(empty, "tablet", "T07")
    assert empty.position["districts"] == {"Chinatown": {"tablet": "T07"}}
    do(empty, f"line:{empty.selected}", "? 2 @2x3 x2 : YG")
    assert empty.position["districts"] == {"Chinatown": {"tablet": "T07", "gangsters": "YG.", "doubled": True}}
    do(empty, f"line:{empty.selected}", "9 1 @2x2 : YG")
    own = {"places": [9, 1], "rows": 2, "columns": 2}
    assert empty.position["districts"] == {"Chinatown": {"tablet": own, "gangsters": "YG"}}
    assert node(empty, "tablet")["value"] == "own"
    do(empty, "double")
    do(empty, "clear")
    assert empty.position["districts"] == {"Chinatown": {"tablet": own, "doubled": True}}
    do(empty, "lift")
    assert empty.position == {}
    assert "double" not in controls(empty)


def test_the_choice_of_tablets_says_their_numbers_and_where_they_lie(editor: EditorWidget) -> None:
    do(editor, "place", "The Loop")
    options = [one.text() for one in controls(editor)["tablet"].walk() if one.tag == "option"]
    assert options[:3] == ["none known", "T01: 5 4 2 ? @4x4 – lies on the North Side", "T02: 6 4 2 @3x4"]
    assert len(options) == 16


def test_everything_of_a_car_is_set_in_the_panel(empty: EditorWidget) -> None:
    assert "aboard:Y" not in controls(empty)
    do(empty, "gang", "blue")
    do(empty, "at", "The Loop")
    for name, value in (("card:2", None), ("aboard:B", " 5 "), ("trunk:0", "Y"), ("trunk:1", "G"), ("kit:0", "engine")):
        do(empty, name, value)
    do(empty, "kit:1", "trunk")
    assert empty.position["cars"]["blue"] == {
        "at": "The Loop", "cards": [1, 3], "aboard": 5, "trunk": ["grey", "yellow"], "equipment": ["engine", "trunk"],
    }  # fmt: skip
    for name, value in (("aboard:B", ""), ("trunk:1", ""), ("kit:0", ""), ("card:2", None)):
        do(empty, name, value)
    assert empty.position["cars"]["blue"] == {"at": "The Loop", "trunk": ["grey"], "equipment": ["trunk"]}
    do(empty, "at", "")
    assert empty.position == {}


def test_the_display_of_the_harbour_is_set_in_the_panel(empty: EditorWidget) -> None:
    do(empty, "place", "Gold Coast")
    do(empty, "show:0", "door")
    do(empty, "show:1", "trunk")
    assert empty.position == {"display": ["door", "trunk"]}
    do(empty, "show:0", "")
    assert empty.position == {"display": ["trunk"]}


def test_the_table_is_set_in_the_panel(empty: EditorWidget) -> None:
    for name, value in (
        ("players", "3"), ("seat:0", "E"), ("stage", "2"), ("turn", "N"), ("casino", "4"), ("influence:G", "12"),
        ("ruling:gap", "same-gang-on-last-field"),
    ):  # fmt: skip
        do(empty, name, value)
    assert empty.position == {
        "players": 3, "colours": ["green", "grey", "brown"], "turn": "brown", "stage": 2, "influence": {"grey": 12},
        "casino": 4, "rulings": {"gap": "same-gang-on-last-field"},
    }  # fmt: skip
    for name, value in (("ruling:gap", ""), ("casino", ""), ("influence:G", "0"), ("stage", "1"), ("seat:0", "Y")):
        do(empty, name, value)
    assert empty.position == {"players": 3, "turn": "brown"}


def test_a_place_that_is_closed_now_is_no_longer_the_chosen_one(empty: EditorWidget) -> None:
    empty.selected = "Cicero"
    do(empty, "players", "3")
    assert empty.selected == ""
    assert "Choose a location" in empty.panel().text()


# What is wrong.


def test_what_is_wrong_is_shown_said_and_marked_at_once(editor: EditorWidget) -> None:
    do(editor, "place", "The Loop")
    do(editor, "tablet", "T01")
    assert editor.faults == [
        "North Side: The tablet T01 lies in two districts; there is one of each.",
        "The Loop: The tablet T01 lies in two districts; there is one of each.",
    ]
    assert editor.said.endswith(" ".join(["taken.", *editor.faults]))
    assert box(editor).text().count("lies in two districts") == 2
    assert "gw-no" in str(box(editor).data())
    spot = editor.scene.spot("The Loop")
    assert spot is not None
    assert editor.spoken(spot).endswith("something is wrong here")
    do(editor, "undo")
    assert (editor.faults, "gw-no" in str(box(editor).data())) == ([], False)


def test_a_fault_leads_to_where_it_is(editor: EditorWidget) -> None:
    editor.selected = "The Loop"
    do(editor, "tablet", "T01")
    do(editor, "fault:0")
    assert editor.selected == "North Side"


def test_gangs_that_have_left_are_a_fault_until_they_are_taken_away(editor: EditorWidget) -> None:
    do(editor, "players", "4")
    assert any("green is not in play" in fault for fault in editor.faults)
    assert "not in play" in editor.panel().text()
    press(editor, "Take away gangsters of Green")
    assert (editor.faults, fields(editor)) == ([], ".BNYGYNYG")
    assert "sweep" not in controls(editor)


def test_a_position_with_faults_can_be_copied_and_says_that_it_is_not_usable(editor: EditorWidget) -> None:
    assert "not be used yet" not in editor.panel().text()
    editor.selected = "The Loop"
    do(editor, "tablet", "T01")
    assert "not be used yet" in editor.panel().text()
    assert "T01" in texts(editor)["Copy: YAML"]
    with pytest.raises(Faulty):
        editor.puzzle("points")


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("line:North Side", "5 4 @x", "“5 4 @x” is not a tablet"),
        ("line:North Side", "5 4 @2x2 : QQ", "stands for no gang"),
        ("aboard:Y", "abc", "“abc” is no whole number"),
        ("influence:Y", "-3", "“-3” is no whole number"),
        ("influence:Y", "9" * 50, "is no whole number"),
    ],
)
def test_what_was_typed_wrongly_stays_with_what_is_wrong(editor: EditorWidget, name: str, text: str, said: str) -> None:
    do(editor, "at", "The Loop")
    before = editor.state
    do(editor, name, text)
    assert editor.state == before
    assert (node(editor, name)["value"], node(editor, name)["aria-invalid"]) == (text, "true")
    assert said in editor.said
    assert said in editor.panel().text()
    editor.clicked(("North Side", 12))
    assert node(editor, name)["value"] == text
    do(editor, name, {"line:North Side": ""}.get(name, "7"))
    assert "aria-invalid" not in node(editor, name)
    assert said not in editor.panel().text()


def test_a_number_that_cannot_be_is_kept_and_said(editor: EditorWidget) -> None:
    do(editor, "at", "The Loop")
    do(editor, "aboard:Y", "25")
    assert node(editor, "aboard:Y")["value"] == "25"
    assert any("at most 20" in fault for fault in editor.faults)


# The reckoning.


def test_the_reckoning_is_the_engines(editor: EditorWidget) -> None:
    do(editor, "influence:B", "3")
    why = reckon(editor.state)
    table = next(one for one in editor.panel().walk() if dict(one.attributes).get("key") == "points")
    rows = [[cell.text() for cell in row.inside] for row in table.walk() if row.tag == "tr"]  # type: ignore[union-attr]
    assert rows[1:] == [
        [editor.words.name(gang), str(points), str(points + (3 if gang == "B" else 0))] for gang, points in why.value
    ]
    shown = next(one for one in editor.panel().walk() if dict(one.attributes).get("key") == "standings")
    north = editor.state.district("North Side")
    assert north is not None
    order = [editor.words.name(gang) for gang, _ in reckon_district(north, 5).value]
    heads = [cell.text() for cell in shown.walk() if cell.tag == "th"][4:]
    assert heads == order


def test_a_missing_casino_card_is_said_and_can_be_chosen_there(editor: EditorWidget) -> None:
    do(editor, "casino", "")
    assert "the casino card is needed" in editor.panel().text()
    assert "?" in [cell.text() for cell in editor.panel().walk() if cell.tag == "td"]
    do(editor, "casino", "2")
    assert "the casino card is needed" not in editor.panel().text()


def test_two_persons_see_what_both_gangs_get_together(editor: EditorWidget) -> None:
    do(editor, "players", "2")
    do(editor, "sweep")
    together = [editor.words.why(part) for part in reckon(editor.state).parts if part.name == "together"]
    assert len(together) == 2
    assert all(said in editor.panel().text() for said in together)
