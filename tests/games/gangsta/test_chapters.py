"""What comes between turns: the occasional income, the gang war, and snitches."""

import pytest

from gangster_widgets.games.gangsta.income import income
from gangster_widgets.games.gangsta.person import Gangs
from gangster_widgets.games.gangsta.resource import POLICE_STATION, Resource
from gangster_widgets.games.gangsta.snitched import snitched
from gangster_widgets.games.gangsta.war import chooser, war
from gangster_widgets.kernel.words import words
from tests.games.gangsta.people import FOLDER, active, gang


@pytest.mark.clause("gangsta.income")
def test_the_occasional_income_of_the_rulebook() -> None:
    people: Gangs = {"red": gang("A:LB* B:LMS C:MSB"), "blue": gang("D:LI* E:HH F:M+I"), "green": gang("G:LM* K:SBH")}
    assert income(people).value == (("blue", 2), ("green", 3))
    assert income({"red": people["red"], "blue": gang("D:LI* E:HHHH F:M+I")}).value == ()


@pytest.mark.clause("gangsta.symbols")
def test_bosses_learnt_skills_and_engaged_gangsters_count() -> None:
    people: Gangs = {"red": gang("A:LM* B:S+M C:M-"), "blue": gang("D:LM* E:M")}
    assert war(people).value == ("blue",)
    assert income(people).value == (("blue", 2),)
    without: Gangs = {"red": gang("A:LB* B:S C:B-"), "blue": people["blue"]}
    assert war(without).value == ("red",)


@pytest.mark.clause("gangsta.war")
def test_only_a_single_winner_of_the_war_is_spared() -> None:
    people: Gangs = {"red": gang("A:LM* B:MM"), "blue": gang("C:LB* D:M"), "green": gang("E:LS* F:M")}
    assert war(people).value == ("blue", "green")
    tied: Gangs = {**people, "blue": gang("C:LM* D:MM")}
    assert war(tied).value == ("red", "blue", "green")
    nothing: Gangs = {"red": gang("A:L* B:S"), "blue": gang("C:L* D:S")}
    assert war(nothing).value == ("red", "blue"), "none is as many as none"


@pytest.mark.clause("gangsta.boss-safe")
def test_a_boss_alone_is_neither_discarded_nor_arrested() -> None:
    people: Gangs = {"red": gang("A:LM* B:M"), "blue": gang("C:LB*"), "green": gang("D:LS* E:H")}
    assert war(people).value == ("green",)
    assert [why.told()["who"] for why in war(people).find("only-a-boss")] == ["blue"]
    say = words("en", FOLDER / "words")
    told = {part.told()["who"]: say.why(part) for part in war(people).parts}
    assert told["green"].endswith("and loses a gangster.")
    assert told["blue"] == "Blue has 0, fewer than the highest number (2)."
    assert snitched(people, {"blue": 1}, 3).value == (("red", 0, 1), ("blue", 1, 0), ("green", 0, 1))


@pytest.mark.clause("gangsta.two-players")
def test_of_two_players_the_winner_with_twice_as_many_chooses() -> None:
    def won(red: str, blue: str) -> str | None:
        who: str | None = chooser({"red": gang(red), "blue": gang(blue)}).value
        return who

    assert won("A:MMM* B:M", "C:MM*") == "red"
    assert won("A:M*", "C:MM*") == "blue"
    assert won("A:MMM*", "C:MM*") is None
    assert won("A:L*", "C:M*") == "blue"
    assert won("A:L*", "C:L*") is None
    three: Gangs = {"red": gang("A:MM*"), "blue": gang("C:M*"), "green": gang("E:L*")}
    assert chooser(three).value is None


@pytest.mark.clause("gangsta.snitch")
def test_too_few_informants_cost_the_difference() -> None:
    people: Gangs = {"red": gang("A:LI* B:II-"), "blue": gang("C:LB* D:I+I"), "green": gang("E:L* F:H")}
    assert snitched(people, {"blue": 5, "green": 3}, 3).value == (("blue", 1, 0), ("green", 3, 0))
    assert snitched(people, {"blue": 5, "green": 3}, 2).value == (("green", 2, 0),)


@pytest.mark.clause("gangsta.snitch-unpaid")
def test_who_cannot_pay_loses_all_his_money_and_a_gangster() -> None:
    people: Gangs = {"red": gang("A:L* B:S"), "blue": gang("C:LI* D:II")}
    assert snitched(people, {"red": 2}, 3).value == (("red", 2, 1),)
    assert snitched(people, {"red": 3}, 3).value == (("red", 3, 0),)
    assert snitched(people, {}, 3).value == (("red", 0, 1),)


@pytest.mark.clause("gangsta.police-station")
def test_with_the_police_station_a_snitch_costs_one_at_most() -> None:
    people: Gangs = {"red": gang("A:L* B:S"), "blue": gang("C:L* D:S")}
    assert snitched(people, {"red": 1, "blue": 1}, 3, active(POLICE_STATION)).value == (("red", 1, 0), ("blue", 1, 1))
    assert snitched(people, {"blue": 3}, 3, active(POLICE_STATION)).value == (("red", 0, 1), ("blue", 3, 0))
    assert snitched(people, {"red": 1, "blue": 3}, 3, {"red": Resource(POLICE_STATION)}).value[0] == ("red", 1, 1)
