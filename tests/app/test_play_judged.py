"""Looking back: the dearest mistakes of each person, thought through once, kept with the game, told with reasons."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from gangster_widgets.app.match.judging import DEAREST, LEAST, dearest, judge, judged, unjudged, with_judgement
from gangster_widgets.app.match.match import Judged, Match, Seat, Terms, begin
from gangster_widgets.app.rooms.play.looking_back import LookingBack
from gangster_widgets.app.rooms.play.views import Replay
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.words import LANGUAGES

from .matches import TWO_AND_A_BOT, act, at_table, beside, press, room, table, until
from .pages import Page
from .test_play_advice import idle

DAY = until(TWO_AND_A_BOT, 1)


def whole(match: Match) -> Match:
    """The match with every action of a person judged."""
    for at in unjudged(match):
        match = with_judgement(match, judged(match, at, judge()))
    return match


JUDGED = whole(DAY)


def view(page: Page) -> LookingBack:
    """The page that looks back."""
    found = room(page).view
    assert isinstance(found, LookingBack)
    return found


def looked_back(page: Page, stop_after: int | None = None) -> None:
    """Goes there and lets it be thought to the end, or until so many actions are left."""

    async def go() -> None:
        press(page, "judge") if table(page).match.over else page.use("judge")
        found = view(page)
        while found._left and len(found._left) != stop_after:
            await asyncio.sleep(0.001)
        if stop_after is not None:
            page.use("game")

    asyncio.run(go())


# What is thought.


def test_only_what_persons_did_is_judged_and_each_action_once() -> None:
    seats, actor = DAY.terms.seats, DAY.played.actor
    own = [at for at, state in enumerate(DAY.states[:-1]) if not seats[actor(state)].bot]
    assert unjudged(DAY) == tuple(own)
    assert [one.at for one in JUDGED.judged] == own
    assert not unjudged(JUDGED)
    assert (JUDGED.log, JUDGED.actions) == (DAY.log, DAY.actions)


def test_what_a_strong_player_would_do_costs_nothing_and_anything_else_what_it_is_behind() -> None:
    at = JUDGED.judged[0].at
    thinking = judge().think(DAY.played, DAY.states[at])
    before = DAY.back(len(DAY.actions) - at)
    assert judged(before.act(thinking.action), at, judge()).cost == 0
    worst = thinking.looked[-1]
    assert judged(before.act(worst.action), at, judge()).cost == round(thinking.looked[0].worth - worst.worth, 3) > 0


def test_the_dearest_mistakes_come_first_and_no_more_than_are_read() -> None:
    for player in (0, 1):
        found = dearest(JUDGED, player)
        costs = [one.cost for one in found]
        assert 0 < len(found) <= DEAREST
        assert costs == sorted(costs, reverse=True)
        assert min(costs) >= LEAST
        for one in found:
            state = JUDGED.states[one.at]
            assert JUDGED.played.actor(state) == player
            assert one.done == JUDGED.actions[one.at] != one.action
            assert not JUDGED.played.refusals(state, one.action)
            assert one.why_done.rule == one.why.rule
    assert not dearest(DAY, 0)
    assert not dearest(JUDGED, 2)


def test_what_is_taken_back_loses_its_judgement_and_nothing_else_does() -> None:
    left = JUDGED.back(5)
    assert left.judged == tuple(one for one in JUDGED.judged if one.at < len(left.actions))
    again = left.act(JUDGED.actions[len(left.actions)])
    assert again.judged == left.judged


@pytest.mark.parametrize("plan", [(), ("fly me to the moon",), ("grey unloads grey",) * 3])
def test_a_judgement_that_cannot_be_is_not_told(plan: tuple[str, ...]) -> None:
    at = unjudged(DAY)[0]
    assert not dearest(replace(DAY, judged=(Judged(at, plan, 9.0),)), DAY.played.actor(DAY.states[at]))


# The page.


def test_looking_back_tells_for_each_person_what_was_done_what_was_better_and_why(tmp_path: Path) -> None:
    page = at_table(tmp_path, DAY)
    looked_back(page)
    words, say = page.words(), table_words(page)
    for player in (0, 1):
        for one in dearest(JUDGED, player):
            assert f"Action {one.at + 1}, stage 1: about " in words
            for motive in (one.why_done, one.why):
                assert say.why(motive) in words
                assert all(say.why(part) in words for part in motive.parts)
    assert "Random bot 3" not in words.partition("as that player expects.")[2]
    assert "kind=judged" in page.query


def table_words(page: Page) -> Any:
    """The words of the page."""
    return view(page).visit.words


def test_each_mistake_leads_to_its_position_and_the_way_back_leads_to_the_game(tmp_path: Path) -> None:
    page = at_table(tmp_path, DAY)
    looked_back(page)
    first = dearest(JUDGED, 0)[0]
    page.use(f"show:{first.at}")
    replayed = room(page).view
    assert isinstance(replayed, Replay)
    assert replayed.picture.at == first.at
    assert replayed.picture.state == DAY.states[first.at]
    page.use("judged")
    assert not view(page)._left
    page.use("game")
    assert table(page).match.log == DAY.log


def test_what_was_thought_is_kept_with_the_game_and_not_thought_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = at_table(tmp_path, DAY)
    looked_back(page)
    told = page.words()
    monkeypatch.delattr("gangster_widgets.players.strong.Bot.think")
    again = Page(page.app._setting, page.query)
    assert not view(again)._left
    assert again.words() == told


def test_leaving_cuts_it_short_and_keeps_what_was_found_until_then(tmp_path: Path) -> None:
    page = at_table(tmp_path, DAY)
    most = len(unjudged(DAY))
    looked_back(page, stop_after=most - 3)
    assert len(table(page).match.judged) == 3
    assert len(unjudged(table(page).match)) == most - 3
    again = Page(page.app._setting, page.query)
    assert len(table(again).match.judged) == 3


def test_while_it_thinks_it_says_how_much_is_left_and_no_mistakes_yet(tmp_path: Path) -> None:
    page = at_table(tmp_path, DAY)
    page.use("judge")
    number = len(unjudged(DAY))
    assert f"{number} more actions to look at" in page.words()
    (bar,) = [one for one in page.nodes() if one.tag == "progress"]
    assert (dict(bar.attributes)["value"], dict(bar.attributes)["max"]) == ("0", str(number))
    assert "Better:" not in page.words()


def test_a_game_that_went_on_in_another_window_is_not_put_back(tmp_path: Path) -> None:
    page = at_table(tmp_path, DAY)
    other = Page(page.app._setting, page.query)
    press(other, "on")
    act(other)
    looked_back(page)
    assert table(Page(page.app._setting, other.query)).match.log == table(other).match.log


def test_where_nothing_cost_a_point_that_is_said(tmp_path: Path) -> None:
    match = begin(TWO_AND_A_BOT)
    match = match.act(judge().think(match.played, match.state).action)
    page = at_table(tmp_path, match)
    looked_back(page)
    assert page.words().count("Well played: no action cost a whole point.") == 2


def test_a_judge_that_fails_is_told_and_the_page_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise RuntimeError

    monkeypatch.setattr("gangster_widgets.players.strong.Bot.think", fail)
    page = at_table(tmp_path, DAY)

    async def go() -> None:
        page.use("judge")
        await idle(lambda: view(page)._aside.busy)

    asyncio.run(go())
    assert "Not all actions could be looked at." in page.words()
    page.use("game")
    assert table(page).match.log == DAY.log


def test_every_language_tells_it(tmp_path: Path) -> None:
    page = at_table(tmp_path, DAY)
    looked_back(page)
    told = set()
    for lang in LANGUAGES:
        page.use("lang", lang)
        told.add(page.words())
    assert len(told) == len(LANGUAGES)


# After the game.


def test_after_the_game_and_only_then_it_is_told_what_a_beginner_had_wrong(tmp_path: Path) -> None:
    terms = Terms("gangster", (Seat("Anna"), Seat(bot="beginner"), Seat(bot="careful")), 7)
    over = until(terms, 3)
    page = at_table(tmp_path, over.back(1))
    assert "played all the time as if" not in beside(page)
    page = at_table(tmp_path, over)
    assert beside(page).count("played all the time as if") == 1
    assert "Beginner 2 played all the time as if this were so: “" in beside(page)
