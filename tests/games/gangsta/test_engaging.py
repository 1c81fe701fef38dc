"""Engaging: one after another, each with all that is missing and he has, so the order decides."""

import pytest

from gangster_widgets.games.gangsta.best_heist import best_heist
from gangster_widgets.games.gangsta.engaging import engage, ordered, out_of_reach
from gangster_widgets.games.gangsta.game import GAME
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.joining import against, may_join, still_missing
from gangster_widgets.games.gangsta.person import Gangs
from gangster_widgets.games.gangsta.resource import HIGH_TECH, Resource
from gangster_widgets.kernel.why import Why
from tests.games.gangsta.people import active, gang

PIETER: Gangs = {"red": gang("A:LB* B:LMS C:LH")}
"""The gang of the rulebook's example, and its heist."""
OFFER = Heist("LMSH")
OTHERS: Gangs = {"red": gang("A:LB* B:M-"), "blue": gang("E:LI* F:MS G:H-")}


def names(reasons: tuple[Why, ...]) -> set[str]:
    """The names of these reasons."""
    return {why.name for why in reasons}


@pytest.mark.clause("gangsta.engage")
def test_only_beginning_with_the_boss_engages_all_three() -> None:
    assert engage(PIETER, "red", OFFER).value[0] == "A"
    assert ordered(PIETER, "red", OFFER, ["A", "B", "C"]).value == 3
    assert ordered(PIETER, "red", OFFER, ["A", "C", "B"]).value == 3
    assert ordered(PIETER, "red", OFFER, ["B", "C"]).value == 2
    assert ordered(PIETER, "red", OFFER, ["C", "B"]).value == 2
    starts = {why.told()["who"]: why.value for why in engage(PIETER, "red", OFFER).find("if-he-starts")}
    assert starts == {"B": 2, "C": 2}


@pytest.mark.clause("gangsta.use-all")
def test_no_skill_that_is_missing_is_held_back() -> None:
    assert still_missing(PIETER, OFFER, ["B"]) == "H"
    assert ordered(PIETER, "red", OFFER, ["B", "A", "C"]).value is None
    twice: Gangs = {"red": gang("A:MM* B:M")}
    assert still_missing(twice, Heist("MMM"), ["A"]) == "M"
    assert still_missing(twice, Heist("M"), ["A"]) == ""
    assert engage(twice, "red", Heist("MM")).value == ("B", "A")


@pytest.mark.clause("gangsta.missing-skill")
def test_who_joins_brings_something_that_is_missing_whatever_else_he_can() -> None:
    assert may_join(PIETER, "red", OFFER).value == ("A", "B", "C")
    assert may_join(PIETER, "red", OFFER, ["B"]).value == ("C",)
    assert names(against(PIETER, "red", OFFER, ["B"], "A")) == {"brings-nothing"}
    assert not against(PIETER, "red", OFFER, ["B"], "C")


@pytest.mark.clause("gangsta.only-available")
def test_engaged_gangsters_take_no_part() -> None:
    alone = {"red": OTHERS["red"]}
    assert names(against(alone, "red", Heist("LM"), [], "B")) == {"already-engaged"}
    assert engage(alone, "red", Heist("LM")).value == ()
    freed: Gangs = {"red": gang("A:LB* B:M")}
    assert set(engage(freed, "red", Heist("LM")).value) == {"A", "B"}
    nobody = engage({"red": gang("A:LB*-")}, "red", Heist("L"))
    assert [why.name for why in nobody.walk()] == ["cannot-commit", "nobody-available"]


@pytest.mark.clause("gangsta.needs")
def test_exactly_the_needs_are_met() -> None:
    assert names(against(PIETER, "red", Heist("L"), ["A"], "C")) == {"nothing-missing"}
    assert ordered(PIETER, "red", OFFER, ["A", "B"]).value is None
    assert "leaves-missing" in names(tuple(ordered(PIETER, "red", OFFER, ["A", "B"]).walk()))
    lacking = out_of_reach(PIETER, "red", Heist("LI"))
    assert lacking is not None
    assert lacking.told() == {"skills": ("informant",)}
    assert out_of_reach(PIETER, "red", OFFER) is None
    assert ordered(PIETER, "red", OFFER, []).value is None


@pytest.mark.clause("gangsta.coop")
def test_others_follow_in_co_operative_heists_only_and_never_begin() -> None:
    together, alone = Heist("LMS", coop=2), Heist("LMS")
    assert engage(OTHERS, "red", together).value == ("A", "F")
    assert engage(OTHERS, "red", alone).value == ()
    assert ordered(OTHERS, "red", together, ["A", "F"]).value == 1
    assert ordered(OTHERS, "red", together, ["F", "A"]).value is None
    assert names(against(OTHERS, "red", together, [], "F")) == {"first-is-own"}
    assert names(against(OTHERS, "red", alone, ["A"], "F")) == {"not-cooperative"}
    assert names(against(OTHERS, "red", together, ["A"], "G")) == {"already-engaged", "brings-nothing"}
    assert may_join(OTHERS, "red", together, ["A"]).value == ("F",)


def test_where_nobody_of_ones_own_brings_anything_nobody_can_begin() -> None:
    found = engage(OTHERS, "red", Heist("MS", coop=2))
    assert [why.name for why in found.walk()] == ["cannot-commit", "nobody-starts"]


@pytest.mark.clause("gangsta.high-tech")
def test_high_tech_leaves_out_one_skill_of_hacking_and_art_theft() -> None:
    people: Gangs = {"red": gang("A:LB* B:S")}
    cards = active(HIGH_TECH)
    assert engage(people, "red", Heist("LSH", tech=True)).value == ()
    assert set(engage(people, "red", Heist("LSH", tech=True), cards).value) == {"A", "B"}
    assert engage(people, "red", Heist("LSH"), cards).value == ()
    assert engage(people, "red", Heist("LSH", tech=True), {"red": Resource(HIGH_TECH)}).value == ()
    assert engage(people, "red", Heist("LSHH", tech=True), cards).value == ()
    assert ordered(people, "red", Heist("LS", tech=True), ["B"], cards).value == 1, "allowed, but not the best"
    assert len(engage(people, "red", Heist("LS", tech=True), cards).value) == 2
    assert engage(people, "red", Heist("H", tech=True), cards).value == (), "somebody must take part"
    assert may_join(people, "red", Heist("LSH", tech=True), ["A", "B"]).value == (), "asked as printed"
    assert out_of_reach(people, "red", Heist("LSH", tech=True), "H") is None
    lacking = out_of_reach(people, "red", Heist("LSH", tech=True), "L")
    assert lacking is not None
    assert lacking.told() == {"skills": ("hacker",)}


@pytest.mark.clause("gangsta.synchronised")
def test_the_best_heists_are_those_after_which_the_whole_gang_stands_engaged() -> None:
    display = [OFFER, Heist("LMS"), Heist("BMSH"), Heist("LLL"), Heist("II")]
    assert best_heist(PIETER, "red", display).value == (1, 3, 4)
    part: Gangs = {"red": gang("A:LB* B:LMS- C:LH-")}
    assert best_heist(part, "red", [*display, Heist("B")]).value == (6,)
    all_engaged: Gangs = {"red": gang("A:LB*-")}
    assert best_heist(all_engaged, "red", [Heist("L")]).value == ()


@pytest.mark.parametrize("needs", ["LMSHIB", "LMSHIBLM", "LLMMSS", "HHII"])
def test_gangs_of_ten_with_everybody_elses_are_worked_out(needs: str) -> None:
    text = "{0}a:LB {0}b:MS {0}c:SB {0}d:SH {0}e:IH {0}f:LMH {0}g:MMB {0}h:LMS {0}i:IS {0}j:SBH"
    people: Gangs = {who: gang(text.format(who[0])) for who in ("red", "blue", "green", "yellow")}
    why = engage(people, "red", Heist(needs, coop=2))
    assert ordered(people, "red", Heist(needs, coop=2), why.value).value == why.told()["number"] > 0


def test_an_order_that_is_right_by_a_wrong_rule_is_told_so_that_everybody_brings_something() -> None:
    held_back = next(one for one in GAME.mistakes if one.id == "skill-held-back").change(GAME.thought).joining
    why = ordered(PIETER, "red", OFFER, ["B", "A", "C"], steps=held_back)
    assert why.value == 3
    assert [part.told()["uses"] for part in why.parts] == [("mercenary", "sniper"), ("leader",), ("hacker",)]
