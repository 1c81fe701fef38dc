"""Composing what is asked of turns, doublers, equipment and an order: cards and actions are offered, not typed."""

from pathlib import Path

import pytest

from gangster_widgets.app.setting import Setting
from gangster_widgets.kernel.words import LANGUAGES

from .desks import Desk


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(Setting(data=str(tmp_path)), "?page=compose")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["turns", "doublers", "equipment", "order"])
def test_a_question_of_each_kind_is_composed_in_every_language(tmp_path: Path, kind: str, lang: str) -> None:
    desk = Desk(Setting(data=str(tmp_path)), f"?page=compose&lang={lang}")
    desk.use("kind", kind)
    if "example" in desk.controls():
        desk.use("example")
    assert desk.exercise.kind == kind


def test_cards_are_added_to_the_pile_and_taken_away_until_it_is_used_up(desk: Desk) -> None:
    desk.use("kind", "turns")
    desk.use("example")
    assert desk.exercise.ask.pile == ["West Side", "police"]
    desk.use("drop:pile:1")
    desk.use("add:pile:Cicero")
    assert desk.exercise.ask.pile == ["police", "Cicero"]
    desk.use("drop:pile:2")
    desk.use("drop:pile:1")
    assert desk.exercise.ask.pile == []
    assert desk.exercise.solution() == ["cards up"]


def test_a_card_that_cannot_come_is_said_beside_the_question(desk: Desk) -> None:
    desk.use("kind", "turns")
    desk.use("example")
    desk.use("add:pile:West Side")
    assert "The card of West Side is listed here a second time" in desk.words()


def test_somebody_set_down_first_changes_what_is_asked(desk: Desk) -> None:
    desk.use("kind", "order")
    plain = desk.exercise.solution()
    assert "set down" not in desk.exercise.text()
    desk.use("add:unload:blue")
    assert desk.exercise.ask.unload == ["blue"]
    assert "Set down on the North Side: Blue." in desk.exercise.text()
    desk.use("drop:unload:1")
    assert desk.exercise.solution() == plain
    assert "set down" not in desk.exercise.text()
