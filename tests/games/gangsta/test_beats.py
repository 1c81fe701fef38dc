"""What is told step by step: a turn as it is thought through, and what comes between turns."""

from typing import Any

import pytest

from gangster_widgets.games.gangsta import beats as room
from gangster_widgets.games.gangsta.beats import KINDS, STEPS, beats, begun, case, points, slots, so_far, usual
from gangster_widgets.games.gangsta.game import GAME
from gangster_widgets.games.gangsta.look_turn import row
from gangster_widgets.games.gangsta.mistakes import MISTAKES
from gangster_widgets.games.gangsta.position import position
from gangster_widgets.games.gangsta.thought import BY_THE_RULES
from gangster_widgets.games.gangsta.turn_beats import ENGAGES, NEXT, STARTS, as_far
from gangster_widgets.kernel.beat import Beat
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.words import LANGUAGES, words
from tests.games.gangsta.people import thinking

LEW = {"name": "Lew", "boss": True, "skills": "LS"}
MIA, HAL = {"name": "Mia", "skills": "MS"}, {"name": "Hal", "skills": "MH"}
LOU = {"name": "Lou", "skills": "LM", "engaged": True}
BEN = {"name": "Ben", "skills": "B", "engaged": True, "learnt": "I"}
INA = {"name": "Ina", "skills": "I", "points": 2}
WHOLE: dict[str, Any] = {
    "players": ["red", "blue"],
    "variants": ["families"],
    "money": {"red": 1, "blue": 4},
    "gangs": {
        "red": [LEW | {"family": "mafia"}, MIA, HAL, BEN],
        "blue": [{"name": "Leo", "boss": True, "skills": "LB"}, INA],
    },
    "heist": {"needs": "MSH"},
    "display": [{"needs": "MSH"}, {"needs": "LL"}, {"needs": "HHHH"}],
    "snitch": 3,
    "heists_done": {"red": [2, 1]},
    "resources": {"red": {"name": "media", "active": True}, "blue": {"name": "bank"}},
}


def told(kind: str, who: str | None = None, thought: str = "", **changed: Any) -> list[Beat]:
    """The steps of that question about the position above, or about one that differs in this."""
    state = position({key: value for key, value in {**WHOLE, **changed}.items() if value is not None})
    how = thinking(thought) if thought else BY_THE_RULES
    return [*beats(case(state, who, kind=kind), how)]


def ids(found: list[Beat]) -> list[str]:
    return [beat.id for beat in found]


# A turn.


def test_engaging_is_told_one_after_another_then_what_others_would_come_to_then_the_number() -> None:
    found = told("engage")
    assert ids(found) == ["next/Lew", "next/Mia", "next/Hal", "starts/Mia", "starts/Hal", "engages"]
    assert [beat.why.value for beat in found if beat.phase == NEXT] == ["MH", "H", ""]
    assert [beat.why.value for beat in found if beat.phase == STARTS] == [2, 2]


def test_what_is_still_missing_is_asked_with_and_who_goes_next_is_not_told() -> None:
    asked = [dict(beat.facts)["missing"] for beat in told("engage") if beat.phase == NEXT]
    assert asked == [("mercenary", "sniper", "hacker"), ("mercenary", "hacker"), ("hacker",)]
    assert {beat.asked for beat in told("engage") if beat.phase == NEXT} == {""}


def test_the_picture_follows_who_has_joined_so_far() -> None:
    state = position(WHOLE)
    found = told("engage")
    assert as_far(state, found[:2]).joined == ("Lew", "Mia")
    assert [one.name for one in as_far(state, found[:2]).gangs[0] if one.engaged] == ["Lew", "Mia", "Ben"]
    assert as_far(state, ()) == state


def test_what_is_left_out_by_high_tech_is_told_first_and_missing_no_more() -> None:
    cards = {"red": {"name": "high_tech", "active": True}}
    found = told("engage", heist={"needs": "MSHI", "tech": True}, resources=cards)
    assert ids(found)[:2] == ["without", "next/Lew"]
    assert dict(found[1].facts)["missing"] == ("mercenary", "sniper", "hacker")


@pytest.mark.parametrize(
    ("who", "needs"), [("red", "HHHH"), ("blue", "MM")], ids=["out of reach for everybody", "nobody can begin"]
)
def test_a_heist_that_cannot_be_committed_says_what_hinders_and_that_nobody_is_engaged(who: str, needs: str) -> None:
    found = told("engage", who, heist={"needs": needs})
    assert ids(found) == ["hinders", "engages"]
    assert found[-1].phase == ENGAGES
    assert points(case(position(WHOLE | {"heist": {"needs": needs}}), who, kind="engage")) == {}


def test_mobilising_is_told_from_who_is_available_to_how_many_there_are() -> None:
    found = told("mobilise", gangs={"red": [LEW, LOU, BEN, HAL | {"engaged": True}]})
    assert ids(found) == ["available", "orders", "freed", "paid", "left", "mobilised"]
    assert [beat.why.value for beat in found] == [1, 1, 1, 1, 1, 3]


def test_a_gang_that_is_wholly_engaged_is_told_at_once_and_one_without_money_pays_nothing() -> None:
    assert ids(told("mobilise", gangs={"red": [LOU, BEN]})) == ["synchronised", "mobilised"]
    poor = told("mobilise", gangs={"red": [MIA, LOU, BEN]}, money={})
    assert ids(poor) == ["available", "orders", "left", "mobilised"]


def test_of_the_heists_on_display_each_is_tried_and_the_numbers_come_last() -> None:
    found = told("best-heist")
    assert ids(found) == ["heist/1", "heist/2", "heist/3", "heists"]
    assert found[-1].why.value == (1,)


def test_the_turn_of_the_player_named_is_told_else_of_whose_it_is() -> None:
    state = position(WHOLE)
    assert case(state, kind="mobilise").who == "red"
    assert points(case(state, "blue", kind="mobilise")) == {"blue": 2}
    assert points(case(state, "red", kind="engage")) == {"red": 3}
    with pytest.raises(Unreadable):
        case(state, "green", kind="mobilise")


def begun_by(*names: str, **changed: Any) -> list[Beat]:
    """The steps of who may join next in red's heist, after those have joined."""
    state = position(WHOLE | {"heist": {"needs": "MSH"}} | changed)
    return [*beats(case(begun(state, {"engaged": [*names]}), "red", kind="may-join"))]


def test_who_may_join_is_told_from_those_who_take_part_to_everybody_else_one_by_one() -> None:
    found = begun_by("Lew")
    assert ids(found) == [
        "brought/Lew", "brings/Mia", "brings/Hal", "already/Ben", "brings/Ben", "belongs/Leo", "brings/Leo",
        "belongs/Ina", "brings/Ina", "may",
    ]  # fmt: skip
    assert found[0].why.facts == ("Lew", ("sniper",), ("mercenary", "hacker"))
    assert found[-1].why.value == ("Mia", "Hal")


def test_what_stands_against_somebody_is_told_of_him_alone_and_who_may_has_one_step() -> None:
    rules = {beat.id: beat.why.rule.name for beat in begun_by("Lew")}
    assert (rules["already/Ben"], rules["brings/Ben"]) == ("already-engaged", "brings-nothing")
    assert (rules["belongs/Ina"], rules["brings/Mia"]) == ("not-cooperative", "can-join")
    assert "belongs/Ina" not in ids(begun_by("Lew", heist={"needs": "MSHI", "coop": 1}))


def test_where_nobody_takes_part_yet_it_is_told_who_may_begin_and_others_gangsters_may_not() -> None:
    found = begun_by(heist={"needs": "MSHI", "coop": 1})
    assert {beat.phase for beat in found} == {"already", "belongs", "brings", "may"}
    assert next(beat.why.rule.name for beat in found if beat.id == "belongs/Ina") == "first-is-own"
    assert points(case(position(WHOLE), "red", kind="may-join")) == {"red": 3}


def test_nothing_is_missing_any_more_where_everybody_has_joined() -> None:
    found = begun_by("Mia", "Hal")
    assert [beat.why.value for beat in found[:2]] == ["H", ""]
    assert {beat.why.rule.name for beat in found if beat.phase == "brings"} == {"nothing-missing"}
    assert found[-1].why.value == ()


def test_what_is_asked_of_those_who_take_part_is_what_was_missing_before_them() -> None:
    facts = [dict(beat.facts)["missing"] for beat in begun_by("Lew", "Mia") if beat.phase == "brought"]
    assert facts == [("mercenary", "sniper", "hacker"), ("mercenary", "hacker")]
    assert {dict(beat.facts)["missing"] for beat in begun_by("Lew", "Mia") if beat.phase == "brings"} == {("hacker",)}


def test_the_picture_of_a_heist_that_was_begun_follows_what_has_been_told_of_it() -> None:
    state = begun(position(WHOLE), {"engaged": ["Lew", "Mia"]})
    told_of = beats(case(state, "red", kind="may-join"))
    assert [as_far(state, told_of[:nth]).joined for nth in (0, 1, 2, 9)] == [
        (), ("Lew",), ("Lew", "Mia"), ("Lew", "Mia"),
    ]  # fmt: skip


def test_who_may_join_only_in_a_wrong_way_stands_there_among_those_who_do_not() -> None:
    state = begun(position(WHOLE | {"heist": {"needs": "MSB"}}), {"engaged": ["Lew"]})
    about = case(state, "red", kind="may-join")
    right, wrong = beats(about), beats(about, thinking("engaged-may-join"))
    rules = [{one.id: one.why.rule.name for one in way} for way in (right, wrong)]
    assert "brings/Ben" not in rules[0]
    assert rules[1]["brings/Ben"] == "can-join"
    assert "already/Ben" not in rules[1]
    at = dict(zip(ids([*right]), slots(right), strict=True)) | dict(zip(ids([*wrong]), slots(wrong), strict=True))
    assert at["brings/Hal"] < at["already/Ben"] < at["brings/Ben"] < at["belongs/Leo"]


@pytest.mark.parametrize("kind", ["engage", "may-join", "best-heist"])
def test_without_a_heist_none_can_be_told_of(kind: str) -> None:
    with pytest.raises(Unreadable):
        case(position(WHOLE | {"heist": None, "display": []}), kind=kind)


def test_where_nothing_is_said_the_position_says_what_is_told() -> None:
    assert usual(position(WHOLE)) == "snitched"
    assert usual(position(WHOLE | {"snitch": None})) == "engage"
    plain = WHOLE | {"snitch": None, "heist": None}
    assert [usual(position(plain | {"chapter": nth})) for nth in (1, 2, 3)] == ["income", "war", "count"]


# Between turns.


def test_what_everybody_has_is_counted_before_what_follows_from_it() -> None:
    assert ids(told("income")) == ["skills/red", "skills/blue", "most", "receives/red", "receives/blue"]
    assert ids(told("war"))[-1] == "discard"
    assert ids(told("snitched")) == ["informants/red", "informants/blue", "owes/red", "owes/blue"]


def test_the_ledger_of_the_last_count_comes_to_what_the_engine_counts() -> None:
    one = case(position(WHOLE), kind="count")
    found = so_far(one, beats(one))
    assert {who: line.result for who, line in found.items()} == dict(one.why().value)
    assert all(line.counted == line.result for line in found.values())
    assert {line.counted for line in so_far(one, ()).values()} == {None}


def test_nothing_is_gone_over_again_while_a_game_is_played() -> None:
    state = GAME.new(3, 7)
    action = GAME.legal(state)[0]
    assert room.reckoned(state, action, GAME.tell(state, action)) is None
    assert not room.foreseen(state)
    assert room.casino_cards(state) == ()


# Whatever is told.


@pytest.mark.parametrize("kind", KINDS)
def test_every_step_has_its_question_its_name_and_its_sentence_in_every_language(kind: str) -> None:
    found = told(kind)
    assert len(set(ids(found))) == len(found) or kind == "count"
    for language in LANGUAGES:
        say = words(language, GAME.folder / "words")
        for beat in found:
            assert say.say(f"asks-{beat.phase}", **dict(beat.facts)).endswith("?")
            assert say.say(f"phase-{beat.phase}")
            assert say.why(beat.why)


@pytest.mark.parametrize("kind", KINDS)
def test_a_wrong_way_of_any_kind_goes_side_by_side_with_the_right_one(kind: str) -> None:
    right = told(kind)
    assert list(slots(right)) == sorted(set(slots(right)))
    for mistake in [one for one in MISTAKES if kind in one.kinds]:
        astray = told(kind, thought=mistake.id)
        assert list(slots(astray)) == sorted(set(slots(astray)))
        assert {beat.phase for beat in astray} <= set(STEPS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_ledger_of_a_turn_is_read_out(language: str) -> None:
    say = words(language, GAME.folder / "words")
    for kind in ("engage", "mobilise", "may-join", "best-heist"):
        found = [row(beat, say) for beat in told(kind)]
        assert all(line.label for line in found)
        assert any(line.text or line.missing is not None for line in found)
    assert row(told("engage")[0], say).used == "S"
    assert row(told("engage")[2], say).missing == ""
    assert (row(begun_by("Lew")[0], say).used, row(begun_by("Lew")[0], say).missing) == ("S", "MH")
    assert row(begun_by("Lew")[1], say).used == "M"
    assert len({row(one, say).text for one in begun_by("Lew")[1:5]}) == 3
