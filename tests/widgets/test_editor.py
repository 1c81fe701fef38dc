"""The editor under a person's hands: everything is put down by click, key and drag, and taken back."""

import pytest

from gangster_widgets.games.gangster.game import GAME
from gangster_widgets.kernel.files import Faulty
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.why import Piece
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.bank import puzzle
from gangster_widgets.widgets.editor.widget import EditorWidget
from gangster_widgets.widgets.refused import Refused

from .editing import NORTH, box, do, fields
from .hands import controls, heard, page, press, told

CAR = Piece("car", "Y")


# How it begins.


def test_it_begins_empty_or_with_a_position_a_puzzle_an_id_or_a_state() -> None:
    assert EditorWidget().position == {}
    assert fields(EditorWidget(NORTH)) == "EBNYGYNYG"
    trunk = puzzle("trunk-for-two")
    assert EditorWidget("trunk-for-two").state == EditorWidget(trunk).state == EditorWidget(trunk.state).state


def test_of_a_whole_game_only_what_lies_open_is_taken() -> None:
    editor = EditorWidget(GAME.new(4, 1))
    assert not editor.state.decks.knows("districts")
    assert (editor.faults, editor.state.reserve) == ([], (0, 0, 0, 0))


def test_a_beginning_that_cannot_be_is_refused_with_everything_that_is_wrong() -> None:
    with pytest.raises(Faulty) as caught:
        EditorWidget({"casino": 9, "turn": "green"})
    assert "green is not in play" in str(caught.value)
    with pytest.raises(Unreadable, match="no puzzle"):
        EditorWidget("no-such-puzzle")
    with pytest.raises(Refused, match="no trait"):
        EditorWidget(brushes="x")


# Clicks.


def test_a_click_puts_down_what_the_brush_holds_and_another_takes_it_away(editor: EditorWidget) -> None:
    editor.clicked(("North Side", 12))
    assert fields(editor) == "EBNYGYNYG..Y"
    editor.clicked(("North Side", 12))
    assert fields(editor) == "EBNYGYNYG"
    editor.brush = "blue"
    editor.clicked(("North Side", 1))
    assert fields(editor) == "BBNYGYNYG"
    assert editor.said == "field 1: Blue"


def test_a_gang_brings_the_next_free_tablet_to_a_district_without_one(editor: EditorWidget) -> None:
    editor.clicked("The Loop")
    assert editor.position["districts"]["The Loop"] == {"tablet": "T02"}
    assert editor.selected == "The Loop"
    editor.clicked("North Side")
    assert (editor.selected, fields(editor)) == ("North Side", "EBNYGYNYG")


def test_the_eraser_takes_away_what_it_touches(editor: EditorWidget) -> None:
    press(editor, "Eraser")
    editor.clicked(("North Side", 9))
    editor.clicked(Piece("doubler", "North Side"))
    assert editor.position["districts"] == {"North Side": {"tablet": "T01", "gangsters": "EBNY GYNY"}}
    before = editor.state
    editor.clicked(("North Side", 9))
    editor.clicked("The Loop")
    assert editor.state == before


def test_the_doubler_comes_and_goes_and_lies_on_tablets_only(editor: EditorWidget) -> None:
    editor.brush = "doubler"
    editor.clicked(("North Side", 3))
    assert "doubled" not in editor.position["districts"]["North Side"]
    editor.clicked("North Side")
    assert editor.position["districts"]["North Side"]["doubled"]
    before = editor.state
    editor.clicked("The Loop")
    assert editor.state == before
    assert "No tablet lies here" in editor.said
    assert "No tablet lies here" in box(editor).text()


def test_cars_are_parked_and_their_cards_turned_by_a_click(editor: EditorWidget) -> None:
    editor.brush = "car"
    editor.clicked("Stickney")
    assert editor.position["cars"] == {"yellow": {"at": "Stickney"}}
    editor.clicked(("North Side", 4))
    editor.clicked(Piece("card", "Y", 2))
    assert editor.position["cars"] == {"yellow": {"at": "North Side", "cards": [1, 3]}}


def test_equipment_comes_into_cars_and_to_the_harbour(editor: EditorWidget) -> None:
    editor.gang = "grey"
    do(editor, "at", "Gold Coast")
    do(editor, "brush:engine")
    editor.clicked(Piece("tableau", "G"))
    editor.clicked("Gold Coast")
    assert editor.position["cars"]["grey"]["equipment"] == ["engine"]
    assert editor.position["display"] == ["engine"]
    before = editor.state
    editor.clicked(("North Side", 1))
    assert editor.state == before
    assert "cannot be put here" in editor.said


def test_a_click_on_a_car_makes_the_panel_be_about_it(editor: EditorWidget) -> None:
    editor.gang = "brown"
    do(editor, "at", "The Loop")
    editor.gang = "yellow"
    editor.clicked(Piece("car", "N"))
    assert (editor.gang, editor.selected, editor.brush) == ("brown", "The Loop", "yellow")


def test_a_place_of_a_trunk_is_given_to_a_gang_by_click_and_by_key(editor: EditorWidget) -> None:
    do(editor, "at", "Stickney")
    slot = Piece("trunk", "Y", 1)
    editor.brush = "blue"
    editor.clicked(slot)
    assert editor.position["cars"] == {"yellow": {"at": "Stickney", "trunk": ["blue"]}}
    told(editor, kind="key", key="n", id="trunk:Y:1")
    assert editor.position["cars"] == {"yellow": {"at": "Stickney", "trunk": ["brown"]}}
    editor.clicked(slot)
    assert editor.position["cars"] == {"yellow": {"at": "Stickney"}}


def test_the_brush_is_of_a_gang_in_play(editor: EditorWidget) -> None:
    editor.brush = "green"
    assert editor.gang == "green"
    do(editor, "players", "4")
    assert (editor.gang, editor.brush) == ("yellow", "yellow")
    assert EditorWidget({"players": 2, "colours": ["grey", "brown", "blue", "green"]}).brush == "grey"


# Keys.


def test_letters_set_the_field_that_has_the_focus(editor: EditorWidget) -> None:
    told(editor, kind="key", key="e", id="North Side#11")
    assert (fields(editor), editor.brush) == ("EBNYGYNYG.E", "green")
    told(editor, kind="key", key="E", id="North Side#11")
    assert fields(editor) == "EBNYGYNYG.E"
    for key in (".", "Delete", "Backspace"):
        told(editor, kind="key", key=key, id="North Side#11")
    assert fields(editor) == "EBNYGYNYG"


def test_x_doubles_c_parks_and_z_takes_back(editor: EditorWidget) -> None:
    told(editor, kind="key", key="x", id="North Side#2")
    assert "doubled" not in editor.position["districts"]["North Side"]
    told(editor, kind="key", key="c", id="Stickney")
    assert editor.position["cars"] == {"yellow": {"at": "Stickney"}}
    for _ in range(2):
        told(editor, kind="key", key="z", id="Stickney")
    assert editor.state == EditorWidget(NORTH).state
    told(editor, kind="key", key="Z", id="Stickney")
    assert "doubled" not in editor.position["districts"]["North Side"]


def test_enter_does_what_a_click_does(editor: EditorWidget) -> None:
    told(editor, kind="press", id="North Side#10")
    assert fields(editor) == "EBNYGYNYGY"


def test_the_letter_of_a_gang_that_is_not_in_play_is_refused(empty: EditorWidget) -> None:
    told(empty, kind="key", key="e", id="The Loop")
    assert empty.position == {}
    assert "Green is not in play" in empty.said


# Drags.


def test_what_the_palette_holds_is_dragged_onto_the_picture(editor: EditorWidget) -> None:
    spot = editor.scene.spot(("North Side", 16))
    assert spot is not None
    for what, at in (("gang:B", (spot.x + 5, spot.y + 5)), ("eraser", (spot.x + 5, spot.y + 5))):
        told(editor, kind="drop", what=what, x=at[0], y=at[1])
    assert [state.districts[0].fields[15] for state in editor._history] == [".", "B", "."]
    editor.dropped("car:Y", "Stickney")
    editor.dropped("kit:trunk", CAR)
    editor.dropped("gang:Y", CAR)
    editor.dropped("gang:B", CAR)
    assert editor.position["cars"]["yellow"] == {
        "at": "Stickney", "aboard": 1, "trunk": ["blue"], "equipment": ["trunk"],
    }  # fmt: skip
    editor.dropped("doubler", "North Side")
    assert editor.position["districts"]["North Side"]["doubled"]


def test_what_the_palette_does_not_hold_cannot_be_dropped(editor: EditorWidget) -> None:
    before = editor.state
    told(editor, kind="drop", what="gang:Q", x=10, y=10)
    told(editor, kind="do", do="brush:nothing")
    told(editor, kind="do", do="tablet", value="T99")
    assert editor.state == before


def test_what_lies_there_is_dragged_elsewhere_or_away(editor: EditorWidget) -> None:
    editor.dragged(("North Side", 1), ("North Side", 16))
    assert fields(editor) == ".BNYGYNYG......E"
    editor.dragged(("North Side", 16), ("North Side", 2))
    assert fields(editor) == ".ENYGYNYG......B"
    editor.dragged(("North Side", 16), None)
    assert fields(editor) == ".ENYGYNYG"
    before = editor.state
    editor.dragged(("North Side", 16), ("North Side", 1))
    editor.dragged("North Side", "The Loop")
    assert editor.state == before
    editor.dragged(("North Side", 2), "Gold Coast")
    assert "cannot be put here" in editor.said


def test_a_page_may_drag_on_the_canvas(editor: EditorWidget) -> None:
    assert editor._frame.dragging
    one, other = editor.scene.spot(("North Side", 1)), editor.scene.spot(("North Side", 14))
    assert one is not None
    assert other is not None
    told(editor, kind="drag", x=one.x + 4, y=one.y + 4, to_x=other.x + 4, to_y=other.y + 4)
    assert fields(editor) == ".BNYGYNYG....E"


# Undo.


def test_everything_is_taken_back_and_done_again(empty: EditorWidget) -> None:
    assert not {"undo", "redo"} & set(controls(empty))
    empty.clicked("The Loop")
    empty.clicked(("The Loop", 2))
    do(empty, "players", "5")
    states = [*empty._history]
    for state in reversed(states[:-1]):
        do(empty, "undo")
        assert empty.state == state
    for state in states[1:]:
        do(empty, "redo")
        assert empty.state == state
    do(empty, "undo")
    empty.clicked(("The Loop", 3))
    assert "redo" not in controls(empty)


def test_a_position_set_from_outside_can_be_taken_back(editor: EditorWidget) -> None:
    before = editor.state
    changes = heard(editor, "position", "faults")
    editor.state = GAME.new(4, 2)
    assert len(editor.position["districts"]) == 10
    assert "position" in dict(changes)
    do(editor, "undo")
    assert editor.state == before
    with pytest.raises(Refused, match="not a position of the game"):
        editor.state = "north-side"
    assert editor.state == before


def test_what_can_only_be_read_cannot_be_set_and_places_are_places(editor: EditorWidget) -> None:
    for name in ("position", "faults"):
        with pytest.raises(Exception, match="read-only"):
            setattr(editor, name, {})
    with pytest.raises(Refused, match="not a location on this map"):
        editor.selected = "Berlin"
    assert editor.selected == "North Side"


def test_what_nothing_changes_is_no_step(editor: EditorWidget) -> None:
    do(editor, "stage", "1")
    do(editor, f"line:{editor.selected}", "5 4 2 ? @4x4 x2 : EBNY GYNY G...")
    assert "undo" not in controls(editor)


# Seen and heard.


@pytest.mark.parametrize("width", [320, 390, 700, 1000, 1400])
def test_on_every_width_the_chosen_place_is_there(editor: EditorWidget, width: float) -> None:
    page(editor, width=width)
    assert editor.scene.spot(("North Side", 16)) is not None
    editor.select("Gold Coast")
    assert editor.scene.spot("Gold Coast") is not None


def test_every_control_has_a_name(editor: EditorWidget) -> None:
    do(editor, "at", "The Loop")
    panel = editor.panel()
    labels = [one for one in panel.walk() if one.tag == "label" and one.text()]
    labelled = {id(inside) for label in labels for inside in label.walk()}
    for one in panel.walk():
        if one.tag == "button":
            assert one.text() or dict(one.attributes).get("aria-label")
        elif one.tag in ("input", "select", "textarea"):
            assert id(one) in labelled


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_each_language(lang: str) -> None:
    editor, english = EditorWidget(NORTH, lang=lang), EditorWidget(NORTH)
    for one in (editor, english):
        one.redraw()
        one.clicked(("North Side", 12))
        one.selected = "The Loop"
        do(one, "tablet", "T01")
        do(one, "text", "players: 9")
        do(one, "import")
    same = lang == "en"
    assert (editor.panel().text() == english.panel().text()) is same
    assert (editor.faults == english.faults) is same
    assert (editor.said == english.said) is same
    editor.lang = "en"
    assert editor.faults == english.faults
    assert editor.panel().text() == english.panel().text()
