"""The board of Gangsta! as it is seen and heard: on every width, in every language, and no more than a player knows."""

from functools import partial
from itertools import combinations

import pytest

from gangster_widgets.games.gangsta import pieces
from gangster_widgets.games.gangsta.game import GAME
from gangster_widgets.games.gangsta.lines import lines
from gangster_widgets.games.gangsta.look import look
from gangster_widgets.games.gangsta.look_heist import question, screen
from gangster_widgets.games.gangsta.look_position import look_position, under_pen
from gangster_widgets.games.gangsta.look_signs import signs
from gangster_widgets.games.gangsta.look_skill import family, skill, together
from gangster_widgets.games.gangsta.person import SKILLS, Person
from gangster_widgets.games.gangsta.position import position
from gangster_widgets.games.gangsta.seats import offers, shown_to
from gangster_widgets.games.gangsta.state import Step
from gangster_widgets.games.gangsta.steps import TURN
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Piece
from gangster_widgets.views.letters import width as wide
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.scene import MARK, SIGN, Area, Disc, Line, Rect, Scene, Text
from gangster_widgets.views.sketch import Sketch
from gangster_widgets.views.svg import svg
from gangster_widgets.views.theme import THEMES, colour

from .gangsta import (
    POSITION,
    RADII,
    SAYS,
    WRITTEN,
    covering,
    deciding,
    halfway,
    is_coin,
    learnt_by_all,
    played,
    signs_of,
    some_states,
)
from .samples import bounds, labels, overlap, texts
from .test_theme import TEXT, contrast

WIDTHS = (320.0, 390.0, 820.0, 1016.0, 1600.0)
READABLE, MARKED = 11.0, 3.0
PLAYERS = (2, 3, 4)


@pytest.mark.parametrize("needs", ["LMSH", "IISS", "LLMMIISS"])
@pytest.mark.parametrize("width", [390.0, 820.0])
def test_who_has_brought_a_skill_is_told_beside_its_sign_and_covers_none(width: float, needs: str) -> None:
    people = [{"name": f"{letter}{nth}", "skills": letter} for nth, letter in enumerate(needs)]
    state = position({"players": ["red", "blue"], "gangs": {"red": people}, "heist": {"needs": needs}})
    joined = replace(state, joined=tuple(one["name"] for one in people[:-1]))
    part, _ = question(joined, SAYS["en"], Marks(), 8.0, 40.0, width - 16)
    numbers = [bounds(one, wide) for one in part.shapes if isinstance(one, Text) and one.text.isdecimal()]
    ticks = [bounds(one, wide) for one in part.shapes if isinstance(one, Line)]
    drawn = [bounds(one, wide) for one in part.shapes if isinstance(one, Area | Disc | Rect) and one.plane == SIGN]
    sizes = [box for box in drawn if box[2] < 40]
    assert len(numbers) == len(ticks) == len(needs) - 1 < len(sizes)
    assert not [box for box in (*numbers, *ticks) for sign in sizes if overlap(box, sign)]


def test_who_has_nothing_at_all_is_left_out_of_a_position_but_not_while_it_is_composed() -> None:
    part = {"players": ["red", "blue", "green"], "gangs": {"red": [{"name": "A", "skills": "LB"}]}}
    say, marks = SAYS["en"], Marks()

    def shown(scene: Scene) -> set[str]:
        return {spot.of.of for spot in scene.spots() if isinstance(spot.of, Piece) and spot.of.kind == "gang"}

    for more, seen in (
        ({}, {"red"}),
        ({"money": {"green": 2}}, {"red", "green"}),
        ({"gangs": {}}, set(part["players"])),
    ):
        state = position({**part, **more})
        assert shown(look_position(state, say)) == shown(look_position(state, say, trimmed=True)) == seen
        assert shown(under_pen(state, say, 820.0, marks)) == set(part["players"])


@pytest.mark.parametrize("width", [320.0, 390.0, 820.0, 936.0])
@pytest.mark.parametrize("players", PLAYERS)
def test_no_sign_of_a_gangster_is_left_out_and_none_covers_another(players: int, width: float) -> None:
    for state in (*some_states(players), learnt_by_all(played(players)[-1])):
        scene = look(state, SAYS["de"], width)
        for one in (*state.market, *(one for gang in state.gangs for one in gang)):
            of = pieces.gangster(one.name)
            found = [box for letter in SKILLS for box in signs_of(scene, of, partial(skill, letter=letter), RADII)]
            assert len(found) == len(one.symbols)
            if one.family:
                own = partial(family, name=one.family, shade="")
                found += signs_of(scene, of, own, (6.5,))
                assert len(found) == len(one.symbols) + 1
            coins = [bounds(shape, wide) for shape in scene.shapes if shape.of == of and is_coin(shape)]
            assert len(coins) == bool(one.points)
            assert any(shape.of == of and shape.colour == "glow" for shape in scene.shapes) == bool(one.learnt)
            names = [
                bounds(text, wide) for text in texts(scene) if text.of == of and text.text.startswith(one.name[:2])
            ]
            assert covering([*found, *coins, *names]) == []


@pytest.mark.parametrize("width", [320.0, 390.0, 820.0, 936.0])
def test_no_sign_of_a_heist_is_left_out_and_none_covers_a_text(width: float) -> None:
    components = played(3)[0].table.components
    for heists in components.heists:
        for start in range(0, len(heists), 5):
            shown = heists[start : start + 5]
            for say in SAYS.values():
                scene = look(replace(played(3)[-1], display=shown), say, width)
                for nth, one in enumerate(shown, start=1):
                    of = pieces.heist(nth)
                    both = signs_of(scene, of, partial(together, shade=""), (8.0,))
                    screens = signs_of(scene, of, lambda sketch, x, y, r: screen(sketch, x, y, ""), (8.0,))
                    assert (len(both), len(screens)) == (bool(one.cooperative), bool(one.tech))
                    said = [bounds(text, wide) for text in texts(scene) if text.of == of]
                    assert covering([*both, *screens, *said]) == []


@pytest.mark.parametrize("width", WIDTHS)
def test_no_two_gangsters_and_no_two_heists_cover_each_other(width: float) -> None:
    scene = look(deciding(4, "engage"), SAYS["en"], width)
    apart = [one for one in scene.spots() if isinstance(one.of, Piece) and one.of.kind in ("gangster", "heist")]
    assert len(apart) > 20
    for one, other in combinations(apart, 2):
        beside = one.x + one.w <= other.x or other.x + other.w <= one.x
        assert beside or one.y + one.h <= other.y or other.y + other.h <= one.y


@pytest.mark.parametrize(("width", "high"), [(390.0, 844.0), (820.0, 1180.0), (1016.0, 768.0)])
def test_the_heist_under_way_and_the_gang_that_decides_are_in_view_at_once(width: float, high: float) -> None:
    for players in PLAYERS:
        state = deciding(players, "engage")
        scene, own = look(state, SAYS["de"], width), state.gangs[state.step.seat]
        seen = [scene.spot(pieces.heist()), *(scene.spot(pieces.gangster(one.name)) for one in own)]
        assert max(spot.y + spot.h for spot in seen if spot is not None) <= high
        assert None not in seen


def test_who_is_engaged_lies_lower_with_a_dashed_edge_and_who_is_available_stands_and_has_none() -> None:
    scene = look(POSITION, SAYS["en"])
    ready, engaged = scene.spot(pieces.gangster("A")), scene.spot(pieces.gangster("B"))
    assert ready is not None
    assert engaged is not None
    assert engaged.y > ready.y
    dashed = {shape.of for shape in scene.shapes if getattr(shape, "dash", ())}
    assert pieces.gangster("B") in dashed
    assert pieces.gangster("A") not in dashed
    assert ready.label.endswith("available; boss")
    assert engaged.label == "B: mercenary, sniper and brawler; learnt: informant; points: 2; engaged"


def test_a_heist_says_what_it_takes_and_brings_and_a_resource_card_whether_it_is_active() -> None:
    said = labels(look(POSITION, SAYS["en"]))
    assert "co-operative, $2 for everybody who takes part" in said[pieces.heist()]
    assert said[pieces.heist(1)] == "1, takes leader and hacker, steals $2, high-tech"
    worth = "points for each heist with points: 1, at most 7"
    assert said[pieces.resource("red")] == f"Red: resource media ({worth}), active"
    assert said[pieces.resource("blue")] == "Blue: resource bank (hacker and hacker; points: 4), not active"
    assert said[pieces.money("green")] == "Green has $7"


@pytest.mark.parametrize("width", WIDTHS)
def test_what_a_resource_card_is_worth_is_seen_and_told_while_it_is_active_and_while_it_is_not(width: float) -> None:
    bank, media = pieces.resource("blue"), pieces.resource("red")
    for active in (True, False):
        cards = {"red": {"name": "media", "active": active}, "blue": {"name": "bank", "active": active}}
        state = position({**WRITTEN, "resources": cards})
        for language, say in SAYS.items():
            scene, told = look(state, say, width), "\n".join(lines(state, say))
            assert [one.text for one in texts(scene) if one.of == bank][1:] == ["4"]
            most = say.say("look-resource-each", most=7)
            assert [one.text for one in texts(scene) if one.of == media][1:] == ["1", most]
            assert say.say("seen-points", points=4) in labels(scene)[bank]
            for of in (bank, media):
                assert labels(scene)[of].split(":", 1)[1].strip() in told, language
                discs = [one.colour for one in scene.shapes if isinstance(one, Disc) and one.of == of]
                assert discs == (["on brass", "brass"] if active else ["brass", "card"])


def test_the_signs_tell_of_points_where_nothing_but_a_resource_card_has_any() -> None:
    bare = {"players": ["red", "blue"], "variants": ["resources"], "gangs": {"red": [{"name": "A", "skills": "L"}]}}
    told = [one.said for one in signs(position({**bare, "resources": {"red": {"name": "media"}}}), SAYS["en"])]
    assert "influence points" in told
    assert "influence points that count once the card is active" in told


def test_of_a_heist_under_way_it_is_said_who_is_engaged_and_what_is_missing() -> None:
    state = replace(POSITION, joined=("A",))
    said = labels(look(state, SAYS["en"]))[pieces.heist()]
    assert said.endswith("Engaged for it: A. Still missing: mercenary and brawler")
    bare = labels(look(POSITION, SAYS["en"]))[pieces.heist()]
    assert "Still missing" not in bare


def test_a_snitch_is_shown_where_one_is_asked_about_and_nowhere_else() -> None:
    asked = position({**WRITTEN, "snitch": 3})
    assert labels(look(asked, SAYS["en"]))[pieces.snitch()] == "Snitch: 3"
    assert pieces.snitch() not in labels(look(POSITION, SAYS["en"]))


def test_what_is_decided_and_by_whom_stands_above() -> None:
    state = deciding(3, "engage")
    who = SAYS["en"].name(GAME.seat(state, GAME.actor(state)))
    assert look(state, SAYS["en"]).label.endswith(f"{who} decides: whom to engage next for the heist")
    assert "decides" not in look(played(3)[-1], SAYS["en"]).label


@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_is_seen_that_whoever_decides_cannot_know(players: int) -> None:
    for nth, state in enumerate(some_states(players)[:-1]):
        drawn = GAME.resample(state, GAME.actor(state), nth)
        assert svg(look(state, SAYS["en"])) == svg(look(drawn, SAYS["en"]))


def test_resource_cards_to_choose_from_are_seen_by_whoever_got_them_and_by_nobody_else() -> None:
    state = played(3)[0]
    assert offers(state) == state.offers[0]
    assert offers(shown_to(state, 1)) == state.offers[1]
    assert offers(shown_to(state, None)) == ()
    assert Piece("offer", state.offers[0][0]) in labels(look(state, SAYS["en"]))
    assert shown_to(played(3)[-1], None) is played(3)[-1]


def test_what_is_marked_has_an_edge_and_what_is_not_has_none() -> None:
    marks = Marks(open=(pieces.heist(1),), chosen=(pieces.gangster("A"),), refused=(pieces.gang("blue"),))
    scene = look(POSITION, SAYS["en"], 1000.0, marks)
    edged = {(shape.of, shape.colour) for shape in scene.shapes if shape.plane == 10}
    assert edged == {(pieces.heist(1), "brass"), (pieces.gangster("A"), "red"), (pieces.gang("blue"), "red")}


def test_what_is_told_of_has_four_corners_and_no_whole_edge_and_what_can_be_chosen_the_reverse() -> None:
    told, both = pieces.gangster("A"), pieces.heist(1)
    marks = Marks(open=(both, pieces.gang("blue")), pointed=(told,), last=(both,))
    scene = look(POSITION, SAYS["en"], 1000.0, marks)

    def corners(of: Piece) -> list[int]:
        return sorted(len(one.points) // 2 for one in scene.shapes if one.plane == MARK and one.of == of)

    assert corners(told) == [3, 3, 3, 3]
    assert corners(pieces.gang("blue")) == [5]
    assert corners(both) == [3, 3, 3, 3, 5]


def test_what_is_refused_has_a_whole_edge_even_if_it_is_told_of() -> None:
    refused = pieces.gangster("A")
    scene = look(POSITION, SAYS["en"], 1000.0, Marks(refused=(refused,), pointed=(refused,)))
    assert [(one.colour, len(one.points)) for one in scene.shapes if one.plane == MARK] == [("red", 10)]


@pytest.mark.parametrize("theme", THEMES)
def test_skills_stand_out_from_the_card_that_they_are_on_and_their_letters_from_them(theme: str) -> None:
    for letter in SKILLS:
        sketch = Sketch()
        skill(sketch, letter, 0, 0)
        (shape,) = {one.colour for one in sketch.shapes if not isinstance(one, Text)}
        (written,) = {one.colour for one in sketch.shapes if isinstance(one, Text)}
        for ground in ("card", "shut", "glow"):
            assert contrast(colour(shape, theme), colour(ground, theme)) >= MARKED
        assert contrast(colour(written, theme), colour(shape, theme)) >= TEXT


def test_while_the_last_count_is_told_only_those_have_points_of_whom_it_has_been_told() -> None:
    said = labels(halfway(1000.0))
    assert said[Piece("ledger", "red")] == "Red: 9; 9"
    assert said[Piece("ledger", "green")] == "Green: 5"


def hires(*variants: str) -> Scene:
    """The board of somebody of the Mafia who may hire one of his family for 4, and one of another for 3."""
    own = {"name": "A", "boss": True, "family": "mafia", "skills": "LH"}
    gangs = {"red": [own], "blue": [{"name": "X", "boss": True, "skills": "L"}]}
    state = position({"players": ["red", "blue"], "gangs": gangs, "money": {"red": 5}, "variants": list(variants)})
    market = (Person("M", "S", family="mafia", cost=4), Person("T", "B", family="triads", cost=3))
    return look(replace(state, whole=True, market=market, agenda=(Step(TURN, 0),)), SAYS["en"], 1000.0)


def test_a_price_lower_than_printed_stands_beside_the_printed_one_struck_through_and_is_told_so() -> None:
    plain, cheaper = hires(), hires("families")
    assert {"$4", "$3"} <= {text.text for text in texts(plain)}
    assert not [one for one in shapes(plain, "M") if isinstance(one, Line)]
    struck = [one for one in shapes(cheaper, "M") if isinstance(one, Line)]
    printed = next(one for one in shapes(cheaper, "M") if isinstance(one, Text) and one.text == "$4")
    assert len(struck) == 1
    left, _, right, _ = struck[0].points
    assert left < printed.x < right
    assert struck[0].plane == printed.plane
    assert "$3 instead of $4" in cheaper.spot(pieces.gangster("M")).label  # type: ignore[union-attr]
    assert "instead" not in cheaper.spot(pieces.gangster("T")).label  # type: ignore[union-attr]
    assert not [one for one in shapes(cheaper, "T") if isinstance(one, Line)]


def shapes(scene: Scene, name: str) -> list[object]:
    """What the card of that gangster consists of."""
    return [shape for part in scene.parts for shape in part.shapes if shape.of == pieces.gangster(name)]


@pytest.mark.parametrize(("chapter", "active"), [(2, True), (2, False), (3, True), (3, False)])
def test_counterfeiting_is_seen_among_the_heists_after_the_war_and_before_it_as_active_or_not(
    chapter: int, active: bool
) -> None:
    card = {"name": "counterfeiting", "active": active}
    gangs = {"red": [{"name": "A", "boss": True, "skills": "LH"}], "blue": []}
    state = position({"players": ["red", "blue"], "chapter": chapter, "gangs": gangs, "resources": {"red": card}})
    said = look(state, SAYS["en"], 1000.0).spot(pieces.resource("red")).label  # type: ignore[union-attr]
    assert ("laid to the heists" in said) == (chapter == 3)
    assert ("active" in said) == (chapter == 2)
    assert chapter == 2 or f"points: {3 if active else 0}" in said
