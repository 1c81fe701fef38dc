"""What a page says to a picture: whatever no page would say is not heard, and nothing is changed by it."""

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from gangster_widgets import Board, Tablet
from gangster_widgets.widgets.picture import Picture

from .hands import page, told

LINE = "5 4 2 ? @4x4 x2 : EBNY GYNY G..."

GARBAGE = [
    None, 5, "click", [], ["click"], {}, {"kind": None}, {"kind": "dance"}, {"kind": ["click"]},
    {"kind": "page"}, {"kind": "page", "width": "wide", "ratio": 1, "dark": True, "calm": True},
    {"kind": "page", "width": None, "ratio": 1, "dark": True, "calm": True},
    {"kind": "page", "width": float("nan"), "ratio": float("nan"), "dark": True, "calm": True},
    {"kind": "page", "width": float("inf"), "ratio": 1, "dark": True, "calm": True},
    {"kind": "page", "width": -5, "ratio": 1, "dark": True, "calm": True},
    {"kind": "page", "width": 500, "ratio": 2}, {"kind": "page", "width": 500, "ratio": 2, "dark": 1, "calm": 0},
    {"kind": "click"}, {"kind": "click", "x": 5}, {"kind": "click", "x": "5", "y": "5"},
    {"kind": "click", "x": None, "y": None}, {"kind": "click", "x": 10**400, "y": 5},
    {"kind": "click", "x": float("nan"), "y": 5, "touch": True}, {"kind": "click", "x": -900, "y": -900, "touch": True},
    {"kind": "press"}, {"kind": "press", "id": None}, {"kind": "press", "id": 7}, {"kind": "press", "id": ["The Loop"]},
    {"kind": "press", "id": "Berlin"}, {"kind": "press", "id": "The Loop#99"}, {"kind": "press", "id": ""},
    {"kind": "key"}, {"kind": "key", "key": None}, {"kind": "key", "key": 5}, {"kind": "key", "key": "F1"},
    {"kind": "key", "key": "Delete", "id": "Berlin"}, {"kind": "key", "key": "g", "id": "Berlin"},
    {"kind": "look", "id": 5}, {"kind": "look", "id": "Berlin"}, {"kind": "look", "id": {}},
    {"kind": "do"}, {"kind": "do", "do": None}, {"kind": "do", "do": ["undo"]}, {"kind": "do", "do": "bit:x"},
    {"kind": "do", "do": "bit:-1"}, {"kind": "do", "do": "bit:999"}, {"kind": "do", "do": "bit:"},
    {"kind": "do", "do": "gang:purple"}, {"kind": "do", "do": "gang:"}, {"kind": "do", "do": "act"},
    {"kind": "do", "do": "at", "value": "x"}, {"kind": "do", "do": "at", "value": "99"}, {"kind": "do", "do": "at"},
    {"kind": "do", "do": "enlarge", "value": "Berlin"}, {"kind": "do", "do": "casino", "value": "-1"},
    {"kind": "do", "do": "casino", "value": "x"}, {"kind": "do", "do": "casino", "value": {}},
    {"kind": "do", "do": "clear"}, {"kind": "do", "do": "ranks", "value": [1]},
]  # fmt: skip


@cache
def pictures() -> tuple[Picture, ...]:
    """One of each sort, which no message in this file changes."""
    tablet, board = Tablet(LINE), Board(log=["yellow drives 2 to The Loop"])
    for picture in (tablet, board):
        page(picture)
    told(board, kind="look", id="Cicero")
    return tablet, board


def all_of(picture: Picture) -> Any:
    """Everything of a picture that a page could change."""
    traits = {name: getattr(picture, name) for name in picture.class_own_traits()} | {"said": picture.said}
    return traits, picture.width, picture._ratio, picture._dark, picture._calm, picture._frame.get_state()


@pytest.mark.parametrize("message", GARBAGE, ids=lambda message: str(message)[:60])
def test_what_no_page_says_is_not_heard(message: Any) -> None:
    for picture in pictures():
        before = all_of(picture)
        picture._told(message)
        assert all_of(picture) == before


def test_what_a_page_says_is_heard() -> None:
    tablet, board = Tablet(LINE), Board()
    for picture in (tablet, board):
        before = all_of(picture)
        page(picture, width=700, ratio=2, dark=True, fonts=True)
        assert (picture.width, picture._ratio, picture._dark, picture._calm) == (700, 2, True, True)
        assert all_of(picture) != before
    told(tablet, kind="press", id="Tablet#10")
    told(board, kind="press", id="The Loop")
    assert (tablet.fields[9], board.at) == ("Y", 1)
    told(board, kind="do", do="at", value="0")
    told(tablet, kind="key", key="Delete", id="Tablet#10")
    assert (tablet.fields[9], board.at) == (".", 0)
    spot = board.scene.spot("The Loop")
    assert spot is not None
    told(board, kind="click", x=spot.x + 5, y=spot.y + 8, touch=False)
    assert board.at == 1


def test_a_finger_reaches_what_a_pointer_misses() -> None:
    for touch in (False, True):
        board = Board()
        page(board)
        spot = board.scene.spot("Gold Coast")
        assert spot is not None
        told(board, kind="click", x=spot.x + 20, y=spot.y - 9, touch=touch)
        assert bool(board._choosing.settled) is touch


some_json = some.recursive(
    some.none() | some.booleans() | some.integers(-3, 10**30) | some.floats() | some.text(max_size=8),
    lambda inside: some.lists(inside, max_size=3) | some.dictionaries(some.text(max_size=4), inside, max_size=3),
    max_leaves=4,
)
fields = ("id", "x", "y", "touch", "key", "do", "value", "width", "ratio", "dark", "calm")
kinds = some.sampled_from(["page", "click", "press", "key", "look", "do", ""])


@settings(max_examples=60, deadline=None)
@given(some.dictionaries(some.sampled_from(fields), some_json), kinds)
def test_no_message_can_make_a_picture_fail(message: dict[str, Any], kind: str) -> None:
    board = Board()
    page(board)
    board._told(message | {"kind": kind})
    assert board._frame.panel == board.panel().data()


def test_before_anything_is_shown_messages_do_no_harm() -> None:
    board = Board()
    for message in (
        {"kind": "do", "do": "bit:0"},
        {"kind": "press", "id": "The Loop"},
        {"kind": "look", "id": "Cicero"},
    ):
        told(board, **message)
    assert (board.at, board._choosing.settled) == (0, ())
    told(board, kind="click", x=1, y=1)
    assert board.at == 0
