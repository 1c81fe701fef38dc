"""A reckoning step by step: everything told once, in the order in which one counts, as the engine has it."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from gangster_widgets.games.gangster.beats import Case, beats, case, case_of, slots
from gangster_widgets.games.gangster.ledger import after_all, lines, so_far
from gangster_widgets.games.gangster.mistakes_in_reckoning import RECKONING
from gangster_widgets.games.gangster.position import position
from gangster_widgets.games.gangster.thought import BY_THE_RULES
from gangster_widgets.kernel.beat import Beat
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.words import LANGUAGES, words

NORTH = "5 4 2 ? @4x4 x2 : EBNY GYNY G..."
TWO = {
    "players": 3,
    "casino": 4,
    "influence": {"grey": 7},
    "districts": {
        "North Side": {"tablet": {"places": [3, 1], "rows": 2, "columns": 3}, "gangsters": "YGY"},
        "The Loop": {"tablet": {"places": ["?"], "rows": 2, "columns": 2}, "gangsters": "NG.G"},
    },
}
tablets = some.tuples(
    some.lists(some.sampled_from([1, 2, 5, "?"]), min_size=1, max_size=4),
    some.text("YGNBE.", min_size=0, max_size=12),
    some.booleans(),
)


def north() -> Case:
    return case_of(NORTH, "North Side", 5)


def names(found: tuple[Beat, ...]) -> list[str]:
    return [beat.id for beat in found]


def test_one_counts_then_breaks_ties_then_orders_then_pays() -> None:
    phases = list(dict.fromkeys(beat.phase for beat in beats(north())))
    assert phases == ["district", "number", "tie", "order", "place", "doubler", "points", "casino"]
    assert names(beats(north()))[6:9] == ["North Side/tie/G", "North Side/tie/B", "North Side/order"]


def test_every_step_has_a_name_of_its_own() -> None:
    found = names(beats(case(position(TWO))))
    assert len(set(found)) == len(found)


def test_without_a_tie_nothing_is_said_of_ties_and_without_a_doubler_nothing_of_doublers() -> None:
    phases = {beat.phase for beat in beats(case_of("3 1 @2x3 : YYG", "The Loop"))}
    assert phases == {"district", "number", "order", "place", "points"}


def test_where_nobody_stands_that_is_all() -> None:
    assert names(beats(case_of("3 1 @2x3", "The Loop"))) == ["The Loop/district"]


def test_of_three_equal_gangs_there_is_one_tie() -> None:
    found = [beat for beat in beats(case_of("3 1 @2x3 : YGN", "The Loop")) if beat.phase == "tie"]
    assert [dict(beat.facts)["gangs"] for beat in found] == [("Y", "G", "N")]
    assert found[0].gang == "N"


def test_a_whole_board_ends_with_the_influence_of_everybody() -> None:
    found = beats(case(position(TWO)))
    assert names(found)[-3:] == ["influence/Y", "influence/G", "influence/N"]
    before = after_all(case(position(TWO)), found[:-3])
    assert [(one.gangs, one.before, one.points, one.now) for one in before] == [
        (("Y",), 0, 3, None), (("G",), 7, 5, None), (("N",), 0, 0, None),
    ]  # fmt: skip
    assert [one.now for one in after_all(case(position(TWO)), found)] == [3, 12, 0]
    assert after_all(case(position(TWO)), found[:2]) == []
    assert so_far(case(position(TWO)), found) == {"Y": 3, "G": 5, "N": 0}


def test_one_district_of_a_board_is_told_without_influence() -> None:
    one = case(position(TWO), "The Loop")
    assert {beat.place for beat in beats(one)} == {"The Loop"}
    assert [line.points for line in lines(one.districts[0].fields, beats(one))] == ["4", "0"]


def test_the_ledger_fills_up_step_by_step_and_never_ahead() -> None:
    told = beats(north())
    fields = north().districts[0].fields
    assert all(line.cells() == {} for line in lines(fields, told[:1]))
    assert [line.number for line in lines(fields, told[:3])] == ["3", "2", "", "", ""]
    ordered = lines(fields, told[:9])
    assert [line.gang for line in ordered] == ["Y", "G", "N", "B", "E"]
    assert [line.points for line in ordered] == [""] * 5
    last = lines(fields, told)
    assert [line.points for line in last] == ["10", "8", "4", "10", "0"]
    assert last[3].worth == "?5 × 2"


@given(tablets, some.sampled_from([None, *RECKONING]))
def test_the_ledger_ends_with_what_the_engine_pays_by_the_rules_and_by_every_wrong_way(
    tablet: tuple[list[int | str], str, bool], mistake: object
) -> None:
    places, fields, doubled = tablet
    one = case_of(f"{' '.join(map(str, places))} @3x4{' x2' if doubled else ''} : {fields}", "The Loop", 3)
    thought = mistake.change(BY_THE_RULES) if mistake else BY_THE_RULES  # type: ignore[attr-defined]
    told = beats(one, thought)
    paid = {line.gang: int(line.points) for line in lines(one.districts[0].fields, told)}
    assert paid == dict(one.why(thought).value)
    assert list(slots(told)) == sorted(slots(told))
    assert len(set(slots(told))) == len(told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_and_every_question_can_be_said_in_every_language(lang: str) -> None:
    say = words(lang, game("gangster").folder / "words")
    for one in (north(), case(position(TWO)), case_of("3 1 @2x3", "The Loop")):
        for beat in beats(one):
            assert say.why(beat.why)
            assert say.say(f"asks-{beat.phase}", **dict(beat.facts))
            assert say.say(f"phase-{beat.phase}")


def test_side_by_side_both_ways_stand_at_the_same_place_though_at_different_gangs() -> None:
    wrong = next(one for one in RECKONING if one.id == "tie-lower-rank")
    true, other = beats(north()), beats(north(), wrong.change(BY_THE_RULES))
    at = dict(zip(slots(other), other, strict=True))
    second = next(nth for nth, beat in enumerate(true) if beat.id == "North Side/place/G")
    assert at[slots(true)[second]].id == "North Side/place/N"
