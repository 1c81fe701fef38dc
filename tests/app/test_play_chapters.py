"""A game whose turns are chains of decisions: others answer in between, and chapters end as days of reckoning do."""

import asyncio
import re
from pathlib import Path

import pytest

from gangster_widgets.app.match import turns
from gangster_widgets.app.match.match import Seat, Terms, begin
from gangster_widgets.app.match.match_file import read, written
from gangster_widgets.app.rooms.play.views import DayOfReckoning
from gangster_widgets.games.gangsta.steps import WAR
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Piece
from gangster_widgets.kernel.words import LANGUAGES, words

from .matches import act, at_table, beside, bots_act, press, room, table, until
from .pages import Page

ALONE = Terms("gangsta", (Seat("Anna"), Seat(bot="random"), Seat(bot="careful")), 7)
TOGETHER = Terms("gangsta", (Seat("Anna"), Seat("Ben"), Seat(bot="random")), 7)
OF_OTHERS = re.compile(r"reckoning|Abrechnung|Durchgang|Runde zu|afrekening|etappe|décompte|manche", re.I)
BOTH = (("families", "played"), ("resources", "played"))


def test_each_chapter_ends_with_what_is_reckoned_then(tmp_path: Path) -> None:
    match = until(ALONE, 3)
    assert [day.state.chapter for day in match.days] == [1, 2, 3]
    assert match.over
    assert match.days[-1].at == len(match.actions)
    first, second, last = (match.played.scores(day.state) for day in match.days)
    assert sum(first) < sum(second) < sum(last)
    assert all(max(map(len, day.state.gangs)) >= most for day, most in zip(match.days[:2], (4, 7), strict=True))


@pytest.mark.parametrize("days", [1, 2])
def test_at_the_end_of_a_chapter_the_board_shows_who_was_counted_until_one_goes_on(tmp_path: Path, days: int) -> None:
    page = at_table(tmp_path, until(ALONE, days))
    assert table(page).day == days
    assert f"End of chapter {days}" in beside(page)
    assert table(page).pictured(table(page).match.state) == table(page).match.days[-1].state
    assert not list(table(page).board._choosing.open())
    press(page, "on")
    assert table(page).day == 0
    assert table(page).pictured(table(page).match.state) == table(page).match.state


def test_it_is_said_what_the_end_of_chapter_1_is_about_and_that_its_points_are_not_the_last(tmp_path: Path) -> None:
    said = beside(at_table(tmp_path, until(ALONE, 1)))
    assert "End of chapter 1: occasional income" in said
    assert "Points if the game ended now after chapter 1" in said
    assert "if the game ended now" not in beside(at_table(tmp_path, until(ALONE, 3)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("days", [1, 2, 3])
def test_what_a_chapter_ends_with_is_gone_through_step_by_step(tmp_path: Path, days: int, language: str) -> None:
    page = at_table(tmp_path, until(ALONE, days), lang=language)
    press(page, "count")
    view = room(page).view
    assert isinstance(view, DayOfReckoning)
    assert view.picture._case.kind == ("income", "war", "count")[days - 1]
    assert len(view.picture.beats) > 4
    assert view.picture.panel().text()
    assert not OF_OTHERS.findall(page.words())


def test_taken_back_a_chapter_has_not_ended(tmp_path: Path) -> None:
    page = at_table(tmp_path, until(ALONE, 1))
    press(page, "undo")
    assert table(page).day == 0
    assert table(page).match.days == ()
    assert "End of chapter" not in beside(page)


def test_a_game_is_saved_and_opened_at_the_end_of_its_chapter(tmp_path: Path) -> None:
    match = until(TOGETHER, 2)
    assert read(written(match).encode(), words("en", match.played.folder / "words")) == match
    page = at_table(tmp_path, match)
    again = Page(page.app._setting, page.query, me=page.kept)
    assert table(again).match == match
    assert table(again).day == 2


# Who is asked, and what is seen.


def test_whoever_loses_somebody_is_asked_though_it_is_not_his_turn(tmp_path: Path) -> None:
    page = at_table(tmp_path, until(TOGETHER, 2))
    losers = [step.seat for step in table(page).match.state.agenda if step.kind == WAR]
    assert losers
    press(page, "on")
    while table(page).match.state.chapter == 2:
        seat, gangs = table(page).match.player, table(page).match.state.gangs
        assert seat == losers.pop(0)
        if table(page).match.bots_turn:
            bots_act(page)
        else:
            assert f"{TOGETHER.seats[seat].name} to move" in beside(page)
            act(page)
        assert len(table(page).match.state.gangs[seat]) == len(gangs[seat]) - 1


def test_nothing_is_handed_over_where_all_lies_open(tmp_path: Path) -> None:
    page = at_table(tmp_path, begin(TOGETHER))
    assert not table(page).match.concealed
    act(page, -1)
    assert not table(page).handed_over


def test_resource_cards_to_choose_from_are_seen_by_nobody_else(tmp_path: Path) -> None:
    page = at_table(tmp_path, begin(replace(TOGETHER, rulings=BOTH)))
    assert offered(page) == set()
    press(page, "take")
    assert offered(page) == {*table(page).match.state.offers[0]}
    act(page)
    assert table(page).handed_over
    assert offered(page) == set()
    press(page, "take")
    assert offered(page) == {*table(page).match.state.offers[1]}
    alone = at_table(tmp_path / "alone", begin(replace(ALONE, rulings=BOTH)))
    act(alone)
    assert offered(alone) == set()


def offered(page: Page) -> set[str]:
    """The resource cards on the board that somebody may choose from."""
    spots = table(page).board.scene.spots()
    return {spot.of.of for spot in spots if isinstance(spot.of, Piece) and spot.of.kind == "offer" and spot.of.of}


def test_hints_point_first_and_then_say_what_a_strong_player_would_do(tmp_path: Path) -> None:
    page = at_table(tmp_path, begin(ALONE))

    async def asked() -> None:
        for rung in (1, 2):
            press(page, "hint")
            while table(page).advice.found is None:
                await asyncio.sleep(0.001)
            assert table(page).advice.rung == rung

    asyncio.run(asked())
    assert "A strong player would do this" in beside(page)


def test_a_snitch_is_told_in_the_log_beside_the_action_it_came_with_also_when_others_act(tmp_path: Path) -> None:
    match, first = until(ALONE, 2), "A snitch is drawn, the first of this chapter"
    came = next(
        nth
        for nth, action in enumerate(match.actions)
        if any(match.played.tell(match.states[nth], action).find("snitch-drawn"))
    )
    page = at_table(tmp_path, match.back(len(match.actions) - came))
    assert first not in beside(page)
    table(page)._becomes(table(page).match.act(match.actions[came]))
    assert first in table(page).board.said
    assert first in table(page).board.panel().text()
    for _ in range(6):
        now = table(page).match
        table(page)._becomes(now.act(now.played.legal(now.state)[0]))
    assert first not in table(page).board.said
    assert page.words().count(first) == 1


def test_what_a_person_answers_in_the_turn_of_a_bot_is_told_with_that_turn(tmp_path: Path) -> None:
    seats = (Seat(bot="random"), Seat("Anna"), Seat(bot="random"))
    page = at_table(tmp_path, until(replace(ALONE, seats=seats, seed=10), 2))
    assert table(page).match.state.turn != 1
    press(page, "on")
    bots_act(page)
    asked = table(page).match
    assert (asked.player, asked.state.step.kind) == (1, WAR)
    act(page)
    after = table(page).match
    assert turns.own(after) == turns.own(asked)
    assert after.actions[len(asked.actions)] in [action for turn in turns.since(after) for _, action in turn.steps]
