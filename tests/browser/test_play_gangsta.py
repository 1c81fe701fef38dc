"""Gangsta! as people play it: turns by mouse, keys and touch, a chapter's end, and who answers out of turn."""

import re

import pytest
from playwright.sync_api import Page, expect

from gangster_widgets.app.match.match import begin
from gangster_widgets.kernel.record import replace
from tests.app.matches import until
from tests.app.test_play_chapters import ALONE, BOTH, TOGETHER

from .accessibility import axe
from .pictures import cell, click, settled, tap
from .test_play import Come, come, heading, hear, loaded
from .test_play_boss import SCREENS, begun, used

__all__ = ["come"]

GANGSTA = "?page=play&game=gangsta"
ACTS = ".gw-picture [data-key=ready] button, .gw-picture [data-key^=choice] button"
LOG = ".gw-picture [data-key=latest]"


def pointed(page: Page, spot: str, how: str) -> None:
    """Points at that spot of the board, by mouse, by keys or by touch."""
    if how == "keys":
        cell(page, spot).focus()
        page.keyboard.press("Enter")
    else:
        (tap if how == "touch" else click)(page, spot)


def choices(page: Page, group: str) -> list[str]:
    """What can be chosen in that group."""
    return page.get_by_role("group", name=group, exact=True).get_by_role("button").all_text_contents()


@pytest.mark.parametrize(
    ("screen", "how", "language"),
    [("wide", "mouse", "en"), ("tablet", "keys", "en"), ("phone", "touch", "de")],
)
def test_some_turns_against_bots_on_the_board_itself(come: Come, screen: str, how: str, language: str) -> None:
    page, english = loaded(come(GANGSTA, **SCREENS[screen]), begin(ALONE)), language == "en"
    page.get_by_role("combobox", name="Language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    settled(page)
    page.get_by_role("combobox", name="Bots act" if english else "Bots spielen").select_option(index=2)
    turn = "Anna to move" if english else "Am Zug: Anna"
    expect(heading(page)).to_have_text(turn)
    pointed(page, "heist::1", how)
    hear(page, "not enough skills" if english else "reichen")
    pointed(page, "heist::5", how)
    expect(page.locator(LOG)).to_contain_text("Red starts heist 5" if english else "Rot beginnt Überfall 5")
    pointed(page, "gangster:Boss LH:0", how)
    expect(page.locator(LOG)).to_contain_text("Red engages Boss LH" if english else "Rot setzt Boss LH ein")
    expect(heading(page)).to_have_text(turn)
    group, everybody = ("Free everybody", "the whole gang · for nothing")
    if not english:
        group, everybody = ("Alle frei machen", "die ganze Bande · umsonst")
    expect(page.get_by_role("group", name=group, exact=True)).to_contain_text(everybody)
    pointed(page, "gangster:Boss LH:0", how)
    expect(page.get_by_role("group", name=group, exact=True)).to_have_count(0)
    for _ in range(3):
        expect(heading(page)).to_have_text(turn)
        used(page, ACTS, how)
    width = SCREENS[screen]["viewport"][0]  # type: ignore[index]
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    axe(page)


def test_on_a_phone_what_stands_against_an_action_is_in_view_where_it_was_tapped(come: Come) -> None:
    page = loaded(come(GANGSTA, **SCREENS["phone"]), begin(ALONE))
    tap(page, "heist::1")
    said = page.locator(".gw-picture .gw-says")
    expect(said).to_contain_text("not enough skills")
    expect(said).to_be_in_viewport()
    expect(heading(page)).to_be_in_viewport()


def test_everything_has_a_role_and_a_name_and_the_focus_stays_where_something_is(come: Come) -> None:
    page = come(GANGSTA)
    axe(page)
    begun(page, 3)
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(cell(page, "gangster:Boss LH:0")).to_have_attribute("aria-label", re.compile("leader and hacker.+boss"))
    expect(cell(page, "heist::5")).to_have_attribute("aria-label", re.compile("takes hacker"))
    expect(page.get_by_text("To be decided: whom to free, and which action to take.")).to_be_visible()
    assert choices(page, "Commit a heist") == ["5 Offshore investments (H)"]
    assert len(choices(page, "Hire")) == 5
    page.get_by_role("button", name="5 Offshore investments (H)").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("To be decided: whom to engage next for the heist.")).to_be_visible()
    expect(page.locator(".gw-picture .gw-says")).to_be_focused()
    axe(page)
    page.get_by_role("button", name="Undo").press("Enter")
    hear(page, "The last decision is taken back")
    page.get_by_role("button", name="What would a strong player do?").click()
    expect(heading(page)).to_have_text("Player 1 to move · hint 1 of 2")
    axe(page)


def test_who_loses_a_gangster_in_the_war_is_asked_at_the_same_screen_though_it_is_not_his_turn(come: Come) -> None:
    page = loaded(come(GANGSTA), until(TOGETHER, 2))
    expect(heading(page)).to_have_text("End of chapter 2: gang war")
    axe(page)
    page.get_by_role("button", name="Count it step by step").click()
    settled(page)
    page.get_by_role("button", name="Next →").press("End")
    hear(page, "These discard one gangster each: Blue and Green.")
    page.get_by_role("button", name="Go on: the fallen, then chapter 3").click()
    settled(page)
    page.get_by_role("combobox", name="Bots act").select_option("at once")
    expect(heading(page)).to_have_text("Ben to move")
    expect(page.get_by_text("To be decided: whom the gang war takes.")).to_be_visible()
    assert "Triads H" in choices(page, "Discard")
    assert "Boss LB" not in choices(page, "Discard")
    axe(page)
    click(page, "gangster:Boss LB:0")
    hear(page, "a boss is never lost")
    click(page, "gangster:Triads H:0")
    expect(page.locator(LOG)).to_contain_text("Blue discards Triads H")
    expect(page.locator(LOG)).to_contain_text(re.compile("Green discards"))
    expect(heading(page)).to_have_text("Anna to move")
    expect(page.get_by_role("img", name=re.compile("Chapter 3"))).to_be_visible()


def test_two_people_choose_their_resource_cards_without_seeing_each_others(come: Come) -> None:
    page = loaded(come(GANGSTA), begin(replace(TOGETHER, rulings=BOTH)))
    offered = page.locator('.gw-cell[data-id^="offer:"]')
    expect(page.get_by_role("button", name=re.compile("I am Anna"))).to_be_visible()
    expect(offered).to_have_count(0)
    expect(page.locator(ACTS)).to_have_count(0)
    axe(page)
    page.get_by_role("button", name=re.compile("I am Anna")).click()
    expect(offered).to_have_count(2)
    expect(page.get_by_text("To be decided: which resource card to keep.")).to_be_visible()
    assert choices(page, "Keep") == ["bank", "private jet"]
    used(page, ACTS, "keys")
    expect(page.get_by_role("button", name=re.compile("I am Ben"))).to_be_visible()
    expect(offered).to_have_count(0)
    page.reload()
    settled(page)
    expect(offered).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_end_of_a_game_is_counted_step_by_step_in_both_themes(come: Come, scheme: str) -> None:
    page = loaded(come(GANGSTA, color_scheme=scheme, **SCREENS["phone"]), until(ALONE, 3))
    expect(heading(page)).to_contain_text("The game is over.")
    expect(page.get_by_role("table")).to_contain_text(re.compile("Points.*after chapter 3"))
    axe(page)
    page.get_by_role("button", name="Count it step by step").tap()
    settled(page)
    page.get_by_role("button", name="Next →").tap()
    expect(page.get_by_text("Step 2 of")).to_be_visible()
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("button", name="Back to the game").tap()
    expect(heading(page)).to_contain_text("The game is over.")
