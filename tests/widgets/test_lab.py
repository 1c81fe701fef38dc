"""The combination lab, without a browser: gangsters put on a heist by clicks, drags, buttons and keys."""

from typing import Any

import pytest
from traitlets import TraitError

from gangster_widgets import CombinationLab, puzzle
from gangster_widgets.games.gangsta import pieces
from gangster_widgets.games.gangsta.compose import changed
from gangster_widgets.games.gangsta.engaging import engage
from gangster_widgets.games.gangsta.joining import may_join
from gangster_widgets.games.gangsta.position import position
from gangster_widgets.kernel.files import Faulty
from gangster_widgets.kernel.game import SaidError, Unreadable
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.bank import generated
from gangster_widgets.views.page import Node
from gangster_widgets.views.scene import Text
from gangster_widgets.widgets.lab.widget import CombinationLabWidget

from .hands import controls, heard, page, press, told

ABC = [{"name": "A", "boss": True, "skills": "LB"}, {"name": "B", "skills": "LMS"}, {"name": "C", "skills": "LH"}]
WORKED = {"players": ["red", "blue"], "gangs": {"red": ABC}, "heist": {"needs": "LMSH"}}
OTHERS = {**WORKED, "gangs": {"red": ABC[:1], "blue": [{"name": "X", "skills": "MSH"}]}}
TOGETHER = {**OTHERS, "heist": {"needs": "LMSH", "coop": 2}}
TECH = {**WORKED, "heist": {"needs": "LMH", "tech": True}, "resources": {"red": {"name": "high_tech", "active": True}}}
DISPLAY = {**WORKED, "heist": {"needs": "LMSH", "name": "casino"}, "display": [{"needs": "LM"}, {"needs": "SH"}]}


def lab(position: Any = None, **traits: Any) -> CombinationLabWidget:
    """A lab that is shown."""
    found = CombinationLab(WORKED if position is None else position, **traits)
    page(found)
    return found


def part(one: CombinationLabWidget, key: str) -> Node | None:
    """The part of the panel of that key, None where there is none."""
    return next((node for node in one.panel().walk() if dict(node.attributes).get("key") == key), None)


def test_the_worked_situation_only_who_starts_with_the_boss_engages_all_three() -> None:
    one = lab()
    for name in "ABC":
        one.clicked(pieces.gangster(name))
    assert one.joined == ["A", "B", "C"]
    assert "whole gang of Red is engaged then" in one.said
    one.anew()
    for name in "BC":
        one.clicked(pieces.gangster(name))
    assert "The whole gang of Red is not engaged then. Still available: A." in one.said


def test_who_brings_nothing_that_is_missing_is_refused_with_the_clause_and_nothing_changes() -> None:
    one = lab(joined=["B"])
    one.clicked(pieces.gangster("A"))
    assert one.joined == ["B"]
    assert one.said == "A brings nothing that is still missing. Missing: hacker."
    assert "gw-no" in str(one.panel().data())
    with pytest.raises(Unreadable, match="A brings nothing that is still missing"):
        one.join("A")
    one.clicked(pieces.gangster("C"))
    assert one.joined == ["B", "C"]
    assert "gw-no" not in str(one.panel().data())


def test_below_a_refusal_it_stays_on_the_page_what_has_come_of_the_heist_so_far() -> None:
    one = lab(joined=["B"])
    assert part(one, "so-far") is None
    one.clicked(pieces.gangster("A"))
    so_far = part(one, "so-far")
    assert so_far is not None
    for why in one.so_far():
        assert one.words.why(why) in so_far.text()
    assert "Still missing: hacker" in so_far.text()
    assert one.said == "A brings nothing that is still missing. Missing: hacker."
    one.clicked(pieces.gangster("C"))
    assert part(one, "so-far") is None


def test_of_a_heist_that_is_committed_the_result_stays_below_what_is_refused_and_what_is_asked_about() -> None:
    one = lab(joined=["B", "C"])
    one.clicked(pieces.gangster("A"))
    assert "Nothing is missing any more, so A cannot join." in one.said
    so_far = part(one, "so-far")
    assert so_far is not None
    assert "Still available: A." in so_far.text()
    one.clicked(pieces.heist())
    assert part(one, "so-far") is not None
    one.back()
    assert part(one, "so-far") is None


def test_who_is_refused_at_first_leaves_it_said_who_may_begin() -> None:
    one = lab(OTHERS, player="red")
    one.clicked(pieces.gangster("X"))
    so_far = part(one, "so-far")
    assert so_far is not None
    assert "May join now: A." in so_far.text()


def test_a_position_that_cannot_be_is_refused_also_where_it_is_still_being_composed() -> None:
    learnt = [{**ABC[0], "learnt": "L"}, *ABC[1:]]
    with pytest.raises(Faulty, match="A is a leader already and cannot learn it as well"):
        lab({**WORKED, "gangs": {"red": learnt}})
    state = position({**WORKED, "gangs": {"red": [*ABC, {"name": "D", "skills": "LL"}]}})
    assert lab(state).bench.state.gangs[0][-1].skills == "LL"
    with pytest.raises(Faulty, match="D is a leader already and cannot learn it as well"):
        lab(changed(state, "learnt:D", "L"))


def test_clicks_taps_enter_drags_and_buttons_all_put_somebody_on_the_heist() -> None:
    heist = lab().scene.spot(pieces.heist())
    assert heist is not None
    ways = {
        "click": lambda one, spot: told(one, kind="click", x=spot.x + 4, y=spot.y + 4),
        "tap": lambda one, spot: told(one, kind="click", x=spot.x + 4, y=spot.y + 4, touch=True),
        "enter": lambda one, spot: told(one, kind="press", id="gangster:A:0"),
        "drag": lambda one, spot: told(
            one, kind="drag", x=spot.x + 4, y=spot.y + 4, to_x=heist.x + 9, to_y=heist.y + 9
        ),
        "button": lambda one, spot: told(one, kind="do", do="join:A"),
        "drop": lambda one, spot: told(one, kind="drop", what="A", x=heist.x + 9, y=heist.y + 9),
        "put": lambda one, spot: told(one, kind="put", what="A", on="heist"),
    }
    for name, way in ways.items():
        one = lab()
        way(one, one.scene.spot(pieces.gangster("A")))
        assert one.joined == ["A"], name


def test_who_is_dragged_past_the_heist_does_not_join_and_off_it_goes_back_with_all_after_him() -> None:
    one = lab()
    one.dragged(pieces.gangster("A"), pieces.gang("red"))
    one.dragged(pieces.heist(), pieces.gangster("A"))
    assert one.joined == []
    one.joined = ["A", "B", "C"]
    one.dragged(pieces.gangster("B"), None)
    assert one.joined == ["A"]


def test_the_last_one_is_taken_back_and_all_begun_anew() -> None:
    one = lab(joined=["A", "B"])
    told(one, kind="key", key="Backspace", id=None)
    assert one.joined == ["A"]
    press(one, "Take back A")
    assert one.joined == []
    assert "back" not in controls(one)
    assert "anew" not in controls(one)
    told(one, kind="key", key="Backspace", id=None)
    assert one.joined == []


@pytest.mark.parametrize("name", ["engage", "may-join"])
def test_at_each_step_it_says_what_the_engine_says_of_real_positions(name: str) -> None:
    for one in [drawn for drawn in generated() if drawn.game == "gangsta" and drawn.kind == name][::60]:
        shown = lab(one)
        state = shown.bench.state
        while True:
            reasons = may_join(state.by_player, shown.player, shown.bench.heist, tuple(shown.joined))
            assert shown.words.why(reasons) in shown.text()
            assert {do for do in controls(shown) if do.startswith("join:")} == {f"join:{one}" for one in reasons.value}
            for part in reasons.parts:
                assert shown.words.why(part) in shown.text()
            if not reasons.value:
                break
            shown.join(reasons.value[0])


def test_a_best_order_is_shown_with_its_reasons_and_can_be_played() -> None:
    one = lab()
    press(one, "Show a best order")
    why = engage(one.bench.state.by_player, "red", one.bench.heist)
    for reason in (why, *why.parts):
        assert one.words.why(reason) in one.panel().text()
    assert "whole gang of Red is engaged then" in one.said
    press(one, "Engage them in this order")
    assert tuple(one.joined) == why.value
    press(one, "Show a best order")
    assert "Engage them in this order" not in one.panel().text()


def test_of_a_heist_out_of_reach_that_is_said_and_there_is_no_order_to_play() -> None:
    one = lab({**WORKED, "heist": {"needs": "IIII"}}, best=True)
    assert "Red cannot commit this heist." in one.panel().text()
    assert "play" not in controls(one)
    assert one.joined == []


def test_others_join_co_operative_heists_only_and_never_first() -> None:
    alone = lab(OTHERS, player="red")
    alone.clicked(pieces.gangster("X"))
    assert "join only co-operative heists" in alone.said
    both = lab(TOGETHER, player="red")
    both.clicked(pieces.gangster("X"))
    assert "the first one engaged must be a gangster of Red" in both.said
    both.join("A")
    both.join("X")
    assert both.joined == ["A", "X"]


def test_high_tech_leaves_out_one_skill_and_a_best_order_says_which() -> None:
    one = lab(TECH)
    assert "without" in controls(one)
    one.used("without", "M")
    for name in "AC":
        one.join(name)
    assert "heist is committed" in one.said
    one.play_best()
    assert "heist is committed" in one.said
    assert "without" not in controls(lab())
    with pytest.raises(TraitError, match="cannot be left out"):
        lab().without = "M"


def test_another_heist_on_display_is_taken_by_a_click_or_chosen_and_nobody_has_joined_it() -> None:
    one = lab(DISPLAY)
    one.join("A")
    one.clicked(pieces.heist(1))
    assert (one.heist, one.joined) == (1, [])
    one.join("B")
    assert "heist is committed" in one.said
    one.used("heist", "0")
    assert (one.heist, one.joined) == (0, [])
    assert "0" in str(one.panel().data())


def test_it_begins_at_a_puzzle_by_its_id_with_those_engaged_so_far() -> None:
    asked = next(one for one in generated() if one.kind == "may-join" and one.ask.engaged)
    one = CombinationLab(asked.id)
    assert one.puzzle == asked.id
    assert one.player == asked.ask.player
    assert one.joined == list(asked.ask.engaged)


def test_an_example_is_the_same_for_a_seed_and_another_one_is_another() -> None:
    one, same = CombinationLab(seed=7), CombinationLab(seed=7)
    assert one.puzzle == same.puzzle
    assert puzzle(one.puzzle).state == one.bench.state
    before = one.puzzle
    one.another()
    assert one.puzzle != before
    assert one.joined == []


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ({"players": ["red", "blue"], "gangs": {"red": ABC}}, "needs a heist"),
        ({"players": ["red", "blue"], "heist": {"needs": "LM"}}, "needs gangsters"),
    ],
)
def test_a_position_without_heist_or_gangsters_is_refused(position: Any, says: str) -> None:
    with pytest.raises(SaidError, match=says):
        CombinationLab(position)


def test_a_game_without_a_lab_is_refused() -> None:
    with pytest.raises(SaidError, match="no combination lab"):
        CombinationLab(game="the_boss")


def test_traits_take_only_what_can_be_and_are_heard() -> None:
    one = lab(DISPLAY)
    changes = heard(one, "joined")
    one.joined = ["A", "B"]
    assert changes == [("joined", ["A", "B"])]
    for name, value in (("joined", ["B", "A"]), ("joined", ["Q"]), ("player", "blue"), ("heist", 3)):
        with pytest.raises(TraitError):
            setattr(one, name, value)
    assert one.joined == ["A", "B"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_hears_a_gangster_hears_whether_he_may_join_or_why_not(lang: str) -> None:
    one = lab(joined=["B"], lang=lang)
    labels = {spot.of: one.spoken(spot) for spot in one.scene.spots()}
    told = may_join(one.bench.state.by_player, "red", one.bench.heist, ("B",))
    for part in told.parts[1:]:
        assert one.words.why(part) in labels[pieces.gangster(str(part.value))]
    assert "lab-" not in one.panel().text()


@pytest.mark.parametrize("width", [320, 390, 820, 1366, 1920])
def test_on_every_width_everybody_can_be_hit_and_the_heist_too(width: float) -> None:
    one = lab(TOGETHER)
    page(one, width=width)
    for name in "AX":
        spot = one.scene.spot(pieces.gangster(name))
        assert spot is not None
        assert min(spot.w, spot.h) >= 44
        assert spot.x + spot.w <= one.scene.width
    assert one.scene.width <= width


def test_beside_each_skill_that_was_brought_stands_the_number_of_who_brought_it() -> None:
    one = lab({**WORKED, "heist": {"needs": "LMMSH"}}, joined=["B", "C"])
    heist = one.scene.spot(pieces.heist())
    assert heist is not None
    drawn = [
        (shape.x, shape.text) for part in one.scene.parts for shape in part.shapes
        if isinstance(shape, Text) and shape.text.isdecimal() and heist.y <= shape.y <= heist.y + heist.h
    ]  # fmt: skip
    assert [text for _, text in sorted(drawn)] == ["1", "1", "1", "2"]


def test_who_may_join_goes_onto_the_heist_who_has_joined_back_to_his_gang_and_nobody_else_anywhere() -> None:
    one = lab(OTHERS, joined=["A"])
    assert one._frame.takers == {"gangster:A:0": ["gang:red:0"], "gangster:X:0": []}
    two = lab(joined=["B"])
    assert two._frame.takers == {
        "C": ["heist::0"], "gangster:A:0": [], "gangster:B:0": ["gang:red:0"], "gangster:C:0": ["heist::0"],
    }  # fmt: skip
