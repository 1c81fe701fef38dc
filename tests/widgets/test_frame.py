"""Beside the canvas: the grid that mirrors it, the panel, and what a page may say."""

import json
import re
from collections import Counter
from typing import Any

import pytest

from gangster_widgets import Board, Tablet
from gangster_widgets.kernel.why import Piece
from gangster_widgets.views.page import Node, button, group, listed, node
from gangster_widgets.widgets.board.widget import BoardWidget
from gangster_widgets.widgets.frame import Frame, key
from gangster_widgets.widgets.picture import Picture
from gangster_widgets.widgets.view import style

from .hands import card, click, page, told

LINE = "5 4 2 ? @4x4 x2 : EBNY GYNY G..."
SCRIPT = Frame._esm


def pictures() -> dict[str, Picture]:
    """One of each sort, drawn."""
    made = {"tablet": Tablet(LINE), "board": Board(), "small": Board(), "enlarged": Board(enlarged="Cicero")}
    for name, picture in made.items():
        page(picture, width=360 if name == "small" else 1000)
    return made


every_picture = pytest.mark.parametrize("picture", pictures().values(), ids=pictures())


@pytest.fixture
def board() -> BoardWidget:
    found = Board()
    page(found)
    return found


def cells(picture: Picture) -> list[dict[str, Any]]:
    return [cell for part in picture._frame.grid["groups"] for row in ([part["head"]], *part["rows"]) for cell in row]


# The grid.


@every_picture
def test_the_grid_holds_every_spot_of_the_scene_once_under_a_name_of_its_own(picture: Picture) -> None:
    names = Counter(cell["id"] for cell in cells(picture))
    assert set(names.values()) == {1}
    spots = {key(spot.of) for spot in picture.scene.spots()}
    assert {name for name in names if not name.endswith("@")} == spots
    assert {name.removesuffix("@") for name in names} == spots


@every_picture
def test_every_cell_lies_where_its_spot_is_seen(picture: Picture) -> None:
    boxes = {key(spot.of): [] for spot in picture.scene.spots()}
    for spot in picture.scene.spots():
        boxes[key(spot.of)].append((round(spot.x, 1), round(spot.y, 1), round(spot.w, 1), round(spot.h, 1)))
    for cell in cells(picture):
        box = (cell["x"], cell["y"], cell["w"], cell["h"])
        assert box in boxes[cell["id"].removesuffix("@")]
        assert cell["label"]
    grid = picture._frame.grid
    assert (grid["width"], grid["height"], grid["label"]) == (
        picture.scene.width,
        picture.scene.height,
        picture.scene.label,
    )


@every_picture
def test_a_name_leads_back_to_its_spot(picture: Picture) -> None:
    for spot in picture.scene.spots():
        assert picture._named(key(spot.of)) == spot.of
    for cell in cells(picture):
        assert key(picture._named(cell["id"])) == cell["id"].removesuffix("@")
    for unknown in ("", "@", "nowhere", "The Loop#99", "car:Z:0", None):
        assert picture._named(unknown) is None


def test_different_spots_have_different_names() -> None:
    assert key("The Loop") == "The Loop"
    assert key(("The Loop", 3)) == "The Loop#3"
    assert key(Piece("card", "Y", 3)) == "card:Y:3"


def test_a_place_that_is_seen_twice_can_be_entered_at_either_head(board: BoardWidget) -> None:
    page(board, width=360)
    names = [cell["id"] for cell in cells(board)]
    assert {"Little Africa", "Little Africa@"} <= set(names)
    told(board, kind="press", id="Little Africa@")
    assert board.enlarged == "Little Africa"


def test_what_can_be_chosen_is_said_in_the_label(board: BoardWidget) -> None:
    labels = {cell["id"]: cell["label"] for cell in cells(board)}
    assert labels["card:Y:2"].endswith("– can be chosen")
    assert not labels["card:G:2"].endswith("– can be chosen")


def test_only_labels_are_sent_where_only_labels_change(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board({"cars": {"yellow": {"at": "Little Africa"}}})
    page(board)
    sent: list[Any] = []
    grids: list[Any] = []
    frame = board._frame
    monkeypatch.setattr(frame, "send", lambda content, buffers=None: sent.append(content))
    monkeypatch.setattr(frame, "send_state", lambda key=None: grids.append(key) if key == "grid" else None)
    click(board, card("Y", 2))
    (message,) = sent
    assert (message["kind"], grids) == ("labels", [])
    assert not message["labels"]["card:Y:1"].endswith("– can be chosen")
    labels = {cell["id"]: cell["label"] for cell in cells(board)}
    assert message["labels"].items() < labels.items()
    board.redraw()
    assert (len(sent), grids) == (1, [])
    board.play("yellow drives 2 to The Loop")
    assert (len(sent), grids) == (1, ["grid"])


def test_the_whole_grid_comes_where_spots_move(board: BoardWidget) -> None:
    before = board._frame.grid
    page(board, width=700)
    assert board._frame.grid["width"] == 700
    assert board._frame.grid is not before


# The panel.


def attributes(tree: Node) -> list[tuple[str, Any]]:
    return [one for node in tree.walk() for one in node.attributes]


@every_picture
def test_a_panel_holds_nothing_but_words_in_plain_elements(picture: Picture) -> None:
    tree = picture.panel()
    for one in tree.walk():
        assert one.tag in {
            "section", "div", "p", "h2", "span", "button", "details", "summary", "label", "select", "option", "input",
        }  # fmt: skip
        assert all(isinstance(inside, str | Node) for inside in one.inside)
    assert all(isinstance(value, str) or value is True for _, value in attributes(tree))
    assert not [name for name, _ in attributes(tree) if name.startswith("on") or name in ("style", "src", "href")]
    assert json.loads(json.dumps(tree.data())) == tree.data() == picture._frame.panel


@every_picture
def test_every_control_has_a_name(picture: Picture) -> None:
    for one in picture.panel().walk():
        if one.tag == "button":
            assert one.text()
    named = [dict(one.attributes) for one in picture.panel().walk() if one.tag == "input"]
    assert all(have.get("aria-label") for have in named)
    assert dict(picture.panel().attributes)["aria-label"]


def test_elements_are_built_of_what_is_given() -> None:
    pressed = button("Ranks", "ranks", pressed=True, disabled=False, key="1")
    assert pressed.data() == [
        "button",
        {"type": "button", "do": "ranks", "class": "gw-button", "aria-pressed": "true", "key": "1"},
        ["Ranks"],
    ]
    assert group("Gang", pressed, None).text() == "Gang Ranks"
    assert [one.tag for one in listed(["a", node("b", "c")]).walk()] == ["ul", "li", "li", "b"]
    assert node("p", "a", None, hidden=None, open=False).data() == ["p", {}, ["a"]]


@pytest.mark.parametrize(
    ("control", "taken", "not_taken"),
    [
        (button("a", "x"), [None, "", "anything"], []),
        (button("a", "x", disabled=True), [], [None, ""]),
        (node("select", node("option", "a", value="1"), node("option", "b", value=""), do="x"), ["1", ""], ["2", None]),
        (node("input", type="range", min="0", max="12", do="x"), ["0", "12", 7], ["13", "-1", "1.5", "", "9" * 5000]),
        (node("input", type="text", do="x"), ["anything"], []),
        (node("p"), [], [None]),
    ],
    ids=["button", "disabled", "choices", "range", "text", "none"],
)  # fmt: skip
def test_a_control_takes_only_what_it_could_say(control: Node, taken: list[Any], not_taken: list[Any]) -> None:
    panel = node("section", node("div", control))
    assert all(panel.takes("x", value) for value in taken)
    assert not any(panel.takes("x", value) for value in not_taken)
    assert not panel.takes("y", None)


# The files.


def test_the_script_makes_elements_and_never_reads_markup() -> None:
    for sign in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(", "import("):
        assert sign not in SCRIPT
    assert "createTextNode" in SCRIPT
    assert "createElement" in SCRIPT


def test_nothing_is_fetched_from_anywhere() -> None:
    sources = re.findall(r"url\(\s*['\"]?([^)]{0,12})", style())
    assert sources
    assert all(source.startswith("data:") for source in sources)
    assert "@import" not in style()
    fetching = SCRIPT.replace('"http://www.w3.org/2000/svg"', "the name of a kind of element")
    for sign in ("http:", "https:", "fetch(", "XMLHttpRequest", "WebSocket"):
        assert sign not in fetching


def test_every_kind_of_message_that_the_script_sends_is_heard(board: BoardWidget) -> None:
    kinds = set(re.findall(r'kind: "(\w+)"', SCRIPT))
    assert kinds == {"page", "click", "press", "key", "look", "do", "drop", "put", "drag", "link", "part"}


def test_a_tablet_asks_for_its_keys_and_a_board_leaves_letters_to_jump_to_names(board: BoardWidget) -> None:
    assert set("YGNBEygnbe") < set(Tablet(LINE)._frame.hotkeys)
    assert board._frame.hotkeys == []
    assert board._frame.watching
    told(board, kind="key", key="y", id="The Loop")
    assert board.log == []
