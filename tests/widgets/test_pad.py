"""A scoring pad: what is typed is kept, what is right is reckoned with reasons, everything can be undone."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from gangster_widgets.games.gangster.components import STANDARD
from gangster_widgets.games.gangster.position import position
from gangster_widgets.games.gangster.reckoning import reckon
from gangster_widgets.kernel.files import Faulty
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.why import Piece
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.views.page import Node
from gangster_widgets.widgets.pad.widget import ScoringPadWidget
from gangster_widgets.widgets.refused import Refused

from .hands import controls, heard, page, press, told

NORTH = "1 EBNY GYNY G... x"


@pytest.fixture
def pad() -> ScoringPadWidget:
    return ScoringPadWidget(players=5, casino=5, lines={"North Side": NORTH})


def typed(pad: ScoringPadWidget, do: str, value: str) -> None:
    """Types that, as a page tells it."""
    page(pad)
    told(pad, kind="do", do=do, value=value)


def attributes(pad: ScoringPadWidget, do: str) -> dict[str, Any]:
    return dict(controls(pad)[do].attributes)


def faults(pad: ScoringPadWidget) -> dict[str, str]:
    """Every sentence about something wrong, by the id that its input names."""
    found = [node for node in pad.panel().walk() if "gw-pad-fault" in dict(node.attributes).get("class", "")]
    return {dict(node.attributes)["id"]: node.text() for node in found}


def cells(node: Node) -> list[list[str]]:
    rows = [row for row in node.walk() if row.tag == "tr"]
    return [[cell.text() for cell in row.walk() if cell.tag in ("th", "td")] for row in rows]


def tables(pad: ScoringPadWidget) -> list[list[list[str]]]:
    return [cells(node) for node in pad.panel().walk() if node.tag == "table"]


def test_a_line_that_is_typed_is_reckoned_at_once() -> None:
    pad = ScoringPadWidget(players=5)
    typed(pad, "district:North Side", "1ebnygynygx")
    assert pad.lines == {"North Side": NORTH}
    assert pad.said == "North Side: numbers 5, 4, 2 and ?; doubler; 9 of 16 fields taken"
    assert pad.points == {}, "the casino card is missing"
    assert "What the “?” is worth is missing: on the North Side" in pad.panel().text()
    typed(pad, "casino", "5")
    assert pad.points == {"yellow": 10, "grey": 8, "brown": 4, "blue": 10, "green": 0}
    assert pad.reckoning() == reckon(position(pad.position()))
    assert tables(pad)[0][1] == ["Yellow", "", "10", "10"]


def test_a_line_is_read_as_a_page_has_it() -> None:
    pad = ScoringPadWidget(players=5)
    given = attributes(pad, "district:North Side")
    assert (given["line"], given["type"], given["value"]) == (True, "text", "")
    assert "aria-invalid" not in given
    order = [do for do in controls(pad) if do.startswith(("district:", "casino"))]
    assert order[-1] == "casino", "the casino card comes after the last district"
    assert len(order) == 11


def test_a_wrong_line_is_said_below_it_and_disturbs_nothing_else(pad: ScoringPadWidget) -> None:
    typed(pad, "district:The Loop", "7yg")
    points = pad.points
    typed(pad, "district:The Loop", "7yq")
    given = attributes(pad, "district:The Loop")
    assert (given["value"], given["aria-invalid"]) == ("7yq", "true")
    said = faults(pad)[given["aria-describedby"]]
    assert said.startswith("“q” stands for no gang.")
    assert said.endswith("Until this is mended this counts: 7 YG.")
    assert pad.said.startswith("The Loop: “q” stands for no gang.")
    assert pad.points == points
    assert pad.lines == {"North Side": NORTH, "The Loop": "7yq"}
    typed(pad, "district:The Loop", "yb")
    assert (faults(pad), pad.lines["The Loop"]) == ({}, "7 YB.")


def test_what_changes_nothing_is_not_undone_and_not_heard_twice(pad: ScoringPadWidget) -> None:
    changes = heard(pad, "lines", "said")
    typed(pad, "district:The Loop", "7yg")
    typed(pad, "district:The Loop", "7 YG.")
    assert [name for name, _ in changes] == ["lines", "said"]
    pad.undo()
    assert pad.lines == {"North Side": NORTH}


def test_everything_can_be_undone(pad: ScoringPadWidget) -> None:
    steps = [
        ("district:The Loop", "7yg"), ("district:The Loop", "rubbish"), ("casino", "9"), ("casino", "3"),
        ("influence:yellow", "12"), ("influence:yellow", "many"), ("players", "3"), ("seat:0", "brown"), ("day", "2"),
    ]  # fmt: skip
    before = []
    for do, value in steps:
        before.append((pad.sheet, pad.text()))
        typed(pad, do, value)
        assert pad.sheet != before[-1][0], do
    for had, text in reversed(before):
        press(pad, "Undo")
        assert (pad.sheet, pad.text()) == (had, text)
    assert "undo" not in controls(pad), "nothing is left to be undone"


@pytest.mark.parametrize(("do", "value"), [("casino", "9"), ("casino", "x"), ("influence:grey", "-3")])
def test_a_wrong_number_stays_with_its_sentence(pad: ScoringPadWidget, do: str, value: str) -> None:
    points = pad.points
    typed(pad, do, value)
    given = attributes(pad, do)
    assert (given["value"], given["aria-invalid"]) == (value, "true")
    assert faults(pad)[given["aria-describedby"]] in (pad.said, f"Grey: {pad.said}")
    assert (pad.points, pad.casino, pad.influence) == (points, 5, {})


def test_a_district_s_reasons_are_told_with_their_clauses_and_marked(pad: ScoringPadWidget) -> None:
    page(pad)
    pad.clicked(("North Side", 3))
    assert pad.chosen == "North Side"
    (box,) = [node for node in pad.panel().walk() if dict(node.attributes).get("key") == "told"]
    assert "Yellow takes the first place on the North Side and gets 10 points." in box.text()
    assert "The highest gangster of Grey has rank 9; of Brown: 7." in box.text()
    assert "Ties go to the higher rank" in box.text()
    assert ("North Side", 9) in pad.marks().pointed
    assert "Yellow takes the first place" in pad.said


def test_a_colour_s_reasons_are_those_of_every_district(pad: ScoringPadWidget) -> None:
    pad.enter("The Loop", "9yg")
    typed(pad, "chosen", "grey")
    assert [why.facts for why in pad.reasons()] == [("G", "North Side", 2, 8), ("G", "The Loop", 1, 5)]
    assert pad.said.endswith("Grey takes the first place in the Loop and gets 5 points.")


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ("Cicero", "Cicero is not entered yet."),
        ("The Loop", "What the “?” is worth is missing"),
        ("green", "Green stands in no district"),
        ("", "Choose a district or a gang"),
    ],
)
def test_where_there_are_no_reasons_it_says_why(chosen: str, said: str) -> None:
    pad = ScoringPadWidget(players=5, lines={"The Loop": "7y"}, chosen=chosen)
    (box,) = [node for node in pad.panel().walk() if dict(node.attributes).get("key") == "told"]
    assert said in box.text()


def test_a_quarrel_is_settled_by_the_idea_that_leads_there(pad: ScoringPadWidget) -> None:
    typed(pad, "chosen", "North Side")
    for colour, number in {"yellow": "5", "grey": "4", "brown": "2", "blue": "5"}.items():
        typed(pad, f"claim:{colour}", number)
    press(pad, "Which idea leads there?")
    assert pad.verdict is not None
    assert pad.verdict.misconceptions == ["doubler-forgotten"]
    assert "The doubler changes nothing" in pad.panel().text()
    assert pad.said.startswith("Not right.")
    typed(pad, "claim:yellow", "10")
    assert pad.verdict is None, "the verdict was on other numbers"
    assert pad.settle("North Side", pad.points).verdict == "right"


def test_a_quarrel_needs_numbers_a_district_and_the_casino_card(pad: ScoringPadWidget) -> None:
    typed(pad, "chosen", "North Side")
    typed(pad, "claim:yellow", "five")
    press(pad, "Which idea leads there?")
    assert "“five” is not a number that can be used here" in pad.lacking
    with pytest.raises(Unreadable, match="Cicero is not entered yet"):
        pad.settle("Cicero", {})
    pad.casino = None
    with pytest.raises(Unreadable, match="What the “\\?” is worth is missing"):
        pad.settle("North Side", {"yellow": 5})


def test_three_days_are_reckoned_and_somebody_wins(pad: ScoringPadWidget) -> None:
    page(pad)
    press(pad, "Close day 1")
    assert (pad.day, pad.casino, pad.lines) == (2, None, {"North Side": NORTH.removesuffix(" x")})
    assert pad.influence == {"yellow": 10, "grey": 8, "brown": 4, "blue": 10, "green": 0}
    assert pad.said.startswith("Day 1 is closed")
    assert "close:2" not in controls(pad), "the casino card is missing"
    typed(pad, "casino", "1")
    press(pad, "Close day 2")
    typed(pad, "casino", "2")
    press(pad, "Close day 3")
    assert "The game is over. Most influence: Yellow" in pad.panel().text()
    assert tables(pad)[1][1] == ["Yellow", "10", "5", "5", "20"]
    assert not [do for do in controls(pad) if do.startswith(("district:", "casino", "influence:", "gang:"))]
    for _ in range(5):
        press(pad, "Undo")
    assert (pad.day, pad.casino, pad.lines) == (1, 5, {"North Side": NORTH})


def test_what_is_over_is_not_changed(pad: ScoringPadWidget) -> None:
    for casino in (5, 1, 2):
        pad.casino = casino
        pad.close_day()
    for change in (lambda: pad.enter("Cicero", "9"), lambda: setattr(pad, "casino", 1), pad.close_day):
        with pytest.raises(Unreadable, match="the game is over; Undo opens it again"):
            change()
    pad.clicked(("North Side", 1))
    pad.pressed("y", ("North Side", 1))
    assert "the game is over" in pad.said


def test_two_persons_are_told_their_two_gangs_together() -> None:
    pad = ScoringPadWidget(players=2, lines={"The Loop": "3yynnggb"})
    assert [row[0] for row in tables(pad)[0][5:]] == ["Yellow and Brown together", "Grey and Blue together"]
    assert "Most influence after this day, 5: Grey and Blue" in pad.panel().text()


def test_a_gang_that_is_held_is_put_where_a_field_is_clicked(pad: ScoringPadWidget) -> None:
    page(pad)
    press(pad, "E Green")
    pad.clicked(("North Side", 10))
    assert pad.lines["North Side"] == "1 EBNY GYNY GE.. x"
    pad.clicked(("North Side", 10))
    assert pad.lines["North Side"] == NORTH
    pad.clicked(Piece("doubler", "North Side"))
    assert pad.lines["North Side"] == NORTH.removesuffix(" x")
    press(pad, "E Green")
    pad.clicked(("North Side", 10))
    assert (pad.gang, pad.chosen) == ("", "North Side")


def test_the_same_by_keys_in_the_picture(pad: ScoringPadWidget) -> None:
    page(pad)
    for key, line in {"n": "1 EBNY GYNY GN.. x", "Delete": NORTH, "x": NORTH.removesuffix(" x"), "X": NORTH}.items():
        told(pad, kind="key", key=key, id="North Side#10")
        assert pad.lines["North Side"] == line


def test_a_line_that_cannot_be_read_is_not_lost_by_a_click(pad: ScoringPadWidget) -> None:
    page(pad)
    pad.enter("North Side", "1 rubbish")
    pad.gang = "green"
    pad.clicked(("North Side", 10))
    assert pad.lines["North Side"] == "1 rubbish"
    assert "stands for no gang" in pad.said


def test_tablet_and_doubler_are_laid_without_typing(pad: ScoringPadWidget) -> None:
    page(pad)
    pad.clicked("Cicero")
    typed(pad, "tablet", "T08")
    assert pad.lines["Cicero"] == "8"
    press(pad, "Doubler")
    assert pad.lines["Cicero"] == "8 x"
    typed(pad, "tablet", "T09")
    assert pad.lines["Cicero"] == "9 x"
    typed(pad, "tablet", "")
    assert "Cicero" not in pad.lines


def test_nothing_happens_on_the_harbour_but_its_name_is_said(pad: ScoringPadWidget) -> None:
    page(pad)
    before = pad.sheet
    pad.clicked("Gold Coast")
    pad.pressed("x", "Gold Coast")
    pad.pressed("x", None)
    assert pad.said.startswith("Gold Coast")
    assert pad.sheet == before


def test_traits_are_set_together_and_heard_of(pad: ScoringPadWidget) -> None:
    changes = heard(pad, "points", "casino", "lines", "day")
    pad.casino = 1
    assert dict(changes) == {
        "casino": 1, "points": {"yellow": 10, "grey": 8, "brown": 4, "blue": 2, "green": 0}
    }  # fmt: skip
    pad.lines = {"The Loop": "3 YYN"}
    assert (pad.lines, pad.points["yellow"]) == ({"The Loop": "3 YYN."}, 5)
    pad.day = 2
    assert pad.position()["stage"] == 2


def test_a_pad_begins_wherever_its_table_is() -> None:
    pad = ScoringPadWidget(players=3, colours=["green", "blue", "grey"], influence={"green": 12}, day=2, lang="de")
    assert pad.position() == {
        "players": 3, "colours": ["green", "blue", "grey"], "stage": 2, "influence": {"green": 12}, "districts": {}
    }  # fmt: skip
    assert [row[0] for row in tables(pad)[0][1:]] == ["Grün", "Blau", "Grau"]
    assert "district:Cicero" not in controls(pad)
    pad.players = 5
    assert pad.colours == ["green", "blue", "grey", "yellow", "brown"]


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("players", 6, "2 to 5 players, not 6"),
        ("colours", ["yellow"], "colours"),
        ("colours", ["pink", "grey", "brown", "blue", "green"], "pink"),
        ("day", 4, "There are 3 days of reckoning"),
        ("casino", 7, "casino card is 7"),
        ("casino", -1, "not a number that can be used here"),
        ("influence", {"yellow": -1}, "not a number that can be used here"),
        ("influence", {"pink": 1}, "pink"),
        ("lines", {"Gold Coast": "7"}, "Gold Coast"),
        ("chosen", "Gold Coast", "neither a district nor a colour"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(pad: ScoringPadWidget, name: str, value: Any, said: str) -> None:
    before = pad.sheet
    with pytest.raises(Refused, match=said):
        setattr(pad, name, value)
    assert (pad.sheet, pad.said) == (before, "")
    with pytest.raises(Unreadable, match="not a location on this map"):
        pad.enter("Nowhere", "7")


def test_a_box_of_ones_own_is_typed_by_its_own_ids(tmp_path: Path) -> None:
    data = yaml.safe_load(STANDARD.read_text(encoding="utf-8"))
    for tablet in data["tablets"]["list"]:
        tablet["id"] = tablet["id"].replace("T", "Box-")
    own = tmp_path / "my-box.yaml"
    own.write_text(yaml.safe_dump(data), encoding="utf-8")
    for components in (str(own), own, data):
        pad = ScoringPadWidget(players=5, components=components, lines={"The Loop": "7yg", "Cicero": "box-08e"})
        assert pad.position()["districts"]["The Loop"]["tablet"] == "Box-07"
        assert pad.lines == {"The Loop": "7 YG.", "Cicero": "8 E...."}
    with pytest.raises(Faulty, match="no such file"):
        ScoringPadWidget(components=tmp_path / "none.yaml")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [1366, 820, 390, 320])
def test_it_is_seen_and_told_in_every_language_at_every_width(pad: ScoringPadWidget, lang: str, width: int) -> None:
    pad.lang = lang
    pad.enter("The Loop", "7 rubbish")
    pad.chosen = "North Side"
    page(pad, width=width)
    assert pad.scene.width <= width
    assert pad.scene.small == (width < 640)
    assert pad.scene.label == pad.summary()
    assert pad.words.say("pad-quarrel", district="North Side") in pad.panel().text()
    assert "7 rubbish" in pad.text()
    if pad.scene.small:
        assert pad.scene.spot(("North Side", 1)) is not None, "what was entered or chosen last is enlarged"


def test_a_district_that_is_entered_is_shown_large_on_a_phone(pad: ScoringPadWidget) -> None:
    page(pad, width=390)
    typed(pad, "district:The Loop", "7yg")
    page(pad, width=390)
    assert pad.scene.spot(("The Loop", 1)) is not None
    assert pad.scene.spot(("North Side", 1)) is None


def test_a_day_with_too_few_doublers_can_be_closed_and_says_so() -> None:
    pad = ScoringPadWidget(players=3, casino=2)
    pad.lines = {"The Loop": "1yygx"}
    assert "Only 1 of 8 doublers are entered." in pad.panel().text()
    assert "With three players Cicero is closed." in pad.panel().text()
    pad.close_day()
    assert pad.day == 2


def test_the_reasons_of_a_gang_end_with_its_sum() -> None:
    pad = ScoringPadWidget(players=3, casino=2)
    pad.lines = {"The Loop": "1yyg", "North Side": "2gy"}
    pad.choose("yellow")
    assert f"Yellow in all: {pad.points['yellow']}" in pad.panel().text()
