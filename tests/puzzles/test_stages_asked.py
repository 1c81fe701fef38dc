"""Turns, doublers, equipment, and an order after some were set down: what is refused, told, hinted and offered."""

from typing import Any

import pytest

from gangster_widgets import puzzle as known
from gangster_widgets.kernel.files import Data, said
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.puzzles.bank import composed
from gangster_widgets.puzzles.hints import hint
from gangster_widgets.puzzles.loader import read

SEVEN = ("North Side", "West Side", "The Loop", "Greek Town", "Little Italy", "Chinatown", "Little Africa")
EIGHT = (*SEVEN, "Stickney")
DRIVE = "yellow drives 1 to The Loop"
HERE = {"yellow": {"at": "North Side", "cards": [1]}}

REFUSED: list[tuple[str, dict[str, Any], dict[str, Any], list[str]]] = [
    ("turns", {"action": DRIVE}, {"cars": HERE}, ["schema-missing"]),
    ("turns", {"action": "yellow flies", "pile": []}, {"cars": HERE}, ["words-verb"]),
    ("turns", {"action": DRIVE, "pile": []}, {}, ["ask-action-car"]),
    ("turns", {"action": "yellow drives 2 to Gold Coast", "pile": []}, {"cars": HERE}, ["ask-action-refused"]),
    ("turns", {"action": DRIVE, "pile": ["Soho"]}, {"cars": HERE}, ["cards-unknown"]),
    ("turns", {"action": DRIVE, "pile": ["Gold Coast"]}, {"cars": HERE}, ["cards-unknown"]),
    ("turns", {"action": DRIVE, "pile": ["Cicero"]}, {"cars": HERE, "players": 3}, ["cards-unknown"]),
    ("turns", {"action": DRIVE, "pile": ["Cicero", "police", "Cicero"]}, {"cars": HERE}, ["cards-twice"]),
    ("turns", {"action": DRIVE, "pile": ["police"] * 3}, {"cars": HERE}, ["cards-police"]),
    ("turns", {"action": DRIVE, "pile": ["Chinatown"]}, {"cars": HERE, "lie": SEVEN}, ["cards-doubled"]),
    ("doublers", {"drawn": ["Soho", "Cicero", "Cicero"]}, {}, ["cards-unknown", "cards-twice"]),
    ("doublers", {"drawn": ["Chinatown"]}, {"lie": SEVEN}, ["cards-doubled"]),
    ("doublers", {"drawn": ["Stickney", "police"]}, {"lie": SEVEN}, ["cards-after-the-end"]),
    ("doublers", {"drawn": ["police"]}, {"lie": EIGHT}, ["cards-after-the-end"]),
    ("equipment", {"car": "grey"}, {"cars": HERE}, ["ask-car"]),
    ("order", {"district": "The Loop", "unload": ["green"]}, {"lie": ["The Loop"]}, ["position-not-in-play"]),
    ("order", {"district": "The Loop", "unload": ["yellow"] * 7}, {"lie": ["The Loop"]}, ["ask-unload-full"]),
]
ACCEPTED: list[tuple[str, dict[str, Any], dict[str, Any], Any]] = [
    ("turns", {"action": DRIVE, "pile": ["police"] * 3}, {"cars": HERE, "players": 5}, ["district card", "policeman"]),
    ("turns", {"action": DRIVE, "pile": ["Stickney", "Cicero"]}, {"cars": HERE, "lie": SEVEN}, ["end of the stage"]),
    ("turns", {"action": DRIVE, "pile": []}, {"cars": {"yellow": {**HERE["yellow"], "cards": [1, 2]}}}, []),
    ("doublers", {"drawn": ["police", "Stickney"]}, {"lie": SEVEN}, ["stage over"]),
    ("doublers", {}, {"lie": EIGHT}, ["stage over"]),
    ("equipment", {"car": "yellow"}, {"cars": HERE}, ["nothing"]),
    ("order", {"district": "The Loop", "unload": ["yellow"] * 6}, {"lie": ["The Loop"]}, ["yellow"]),
]


def written(kind: str, ask: dict[str, Any], position: dict[str, Any]) -> dict[str, Any]:
    """A puzzle; `lie` are districts with a doubler and a tablet of six fields."""
    rest = {key: value for key, value in position.items() if key != "lie"}
    tablet = {"places": [3, 1], "rows": 2, "columns": 3}
    lie = {name: {"tablet": tablet, "doubled": True} for name in position.get("lie", ())}
    return {"id": "p", "game": "gangster", "kind": kind, "ask": ask, "position": {**rest, "districts": lie}}


@pytest.mark.parametrize(("kind", "ask", "position", "names"), REFUSED)
def test_what_cannot_be_is_refused_with_a_sentence_in_every_language(
    kind: str, ask: dict[str, Any], position: dict[str, Any], names: list[str]
) -> None:
    found, faults = read(Data("p", written(kind, ask, position)))
    assert found is None
    assert [fault.name for fault in faults] == names
    for language in LANGUAGES:
        assert all(said(fault, words(language, game("gangster").folder / "words")) for fault in faults)


@pytest.mark.parametrize(("kind", "ask", "position", "holds"), ACCEPTED)
def test_what_can_be_is_answered(kind: str, ask: dict[str, Any], position: dict[str, Any], holds: list[str]) -> None:
    found, faults = read(Data("p", written(kind, ask, position)))
    assert found is not None, faults
    assert set(holds) <= set(found.solution())
    assert bool(holds) == bool(found.solution())


def test_an_order_without_anybody_set_down_is_asked_as_ever() -> None:
    plain = known("tie-of-two")
    assert plain.ask.model_dump(exclude_none=True).keys() == {"district"}
    assert not list(plain.solved.why.find("set-down"))


def test_an_order_after_some_were_set_down_shows_their_fields() -> None:
    (down,) = known("late-for-the-photograph").solved.why.find("set-down")
    assert down.value == (3, 7)


@pytest.mark.parametrize("name", [one.id for one in composed() if one.kind in ("turns", "doublers", "equipment")])
def test_where_to_look_names_nothing_of_the_answer(name: str) -> None:
    one = known(name)
    assert not set(hint(one, 2).where) & set(one.solution())
    assert hint(one, 2).where


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Yellow drives with the 1"), ("de", "Gelb fährt mit der 1"), ("nl", "Geel rijdt"), ("fr", "Jaune roule")],
)
def test_the_action_of_a_turn_is_told_in_the_readers_language(lang: str, said: str) -> None:
    text = known("seven-lamps-burning").text(lang)
    assert said in text
    assert "yellow drives" not in text


def test_an_answer_is_typed_in_words_in_any_order() -> None:
    one = known("seven-lamps-burning")
    assert one.right(one.reads_text("end of the stage, doubler, CARDS UP, district card"))
    assert known("lanterns-over-chinatown").right(known("lanterns-over-chinatown").reads_text("stage over"))
    assert known("under-the-tarpaulin").right(known("under-the-tarpaulin").reads_text("nothing"))
