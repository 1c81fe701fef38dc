"""Play without a browser: who plays and by which rules, persons and bots in turn, undo, bots at work."""

import asyncio
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from gangster_widgets.app.match.match import Seat, Terms, begin, seated
from gangster_widgets.app.rooms.play.bots import Bots
from gangster_widgets.app.setting import Setting
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.why import Piece
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.views.page import Node

from .matches import TWO_AND_A_BOT, act, at_table, beside, bots_act, played, press, room, table, thought, until
from .pages import Page

GANGSTA = game("gangsta").folder / "words"
BEFORE_A_DAY = until(TWO_AND_A_BOT, 2).back(1)


def opened(page: Page, query: str | None = None, **more: Any) -> Page:
    """The page once more, as after a reload."""
    return Page(page.app._setting, page.query if query is None else query, **more)


def struck(page: Page) -> list[Node]:
    """What is struck through below the board."""
    return [one for one in page.nodes() if one.tag == "s"]


# Before a game.


def test_one_click_begins_against_two_bots(tmp_path: Path) -> None:
    page = at_table(tmp_path)
    assert page.query.startswith("?page=play&saved=")
    assert [bool(seat.bot) for seat in table(page).match.terms.seats] == [False, True, True]
    assert "Player 1 to move" in beside(page)


def test_who_plays_and_by_which_rules_is_chosen_and_there_again_the_next_time(tmp_path: Path) -> None:
    page = Page(Setting(data=str(tmp_path)), "?page=play")
    page.use("number:4")
    page.use("name:0", "  Anna\n")
    page.use("who:1", "")
    page.use("name:1", "Ben")
    page.use("ruling:gap", "same-gang-on-last-field")
    page.use("deal", "12")
    page.use("begin")
    terms = table(page).match.terms
    assert terms.seats == (Seat("Anna"), Seat("Ben"), Seat(bot="careful"), Seat(bot="beginner"))
    assert (terms.rulings, terms.seed) == ((("gap", "same-gang-on-last-field"),), 12)
    again = opened(page, "?page=play")
    again.use("begin")
    assert table(again).match.terms.seats == terms.seats
    assert table(again).match.terms.rulings == terms.rulings


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_variant_says_what_it_is_and_that_it_is_not_played_at_first(tmp_path: Path, lang: str) -> None:
    page, say = Page(Setting(data=str(tmp_path)), f"?page=play&game=gangsta&lang={lang}"), words(lang, GANGSTA)
    for name, ways in game("gangsta").rulings.items():
        chosen = next(one for one in page.nodes() if dict(one.attributes).get("do") == f"ruling:{name}")
        labels = [one.text() for one in chosen.inside if isinstance(one, Node)]
        variant = name in ("families", "resources")
        assert labels[0] == say.say(f"editor-ruling-{name}-at-first")
        assert labels[1:] == [say.say(f"editor-ruling-{way}") for way in ways]
        assert not variant or say.say(f"editor-ruling-{name}-what") in page.words()


def test_a_seat_that_is_turned_over_takes_no_name_along(tmp_path: Path) -> None:
    page = Page(Setting(data=str(tmp_path)), "?page=play")
    page.use("who:1", "")
    page.use("name:1", "Ben")
    page.use("who:1", "random")
    page.use("begin")
    assert room(page).title() == "Player 1, Random bot 2 and Practised player 3"
    again = opened(page, "?page=play")
    again.use("name:1", "Robbie")
    again.use("begin")
    assert table(again).match.terms.seats[1] == Seat("Robbie", "random")


def test_only_bots_are_refused(tmp_path: Path) -> None:
    page = Page(Setting(data=str(tmp_path)), "?page=play")
    page.use("who:0", "random")
    page.use("begin")
    assert page.query == "?page=play"
    assert "at least one seat needs a person" in page.words()
    page.use("who:0", "")
    assert "at least one seat" not in page.words()


def test_a_deal_that_is_no_number_is_refused(tmp_path: Path) -> None:
    page = Page(Setting(data=str(tmp_path)), "?page=play")
    page.use("deal", "seven")
    page.use("begin")
    assert "is a whole number from 0, not “seven”" in page.words()


@pytest.mark.parametrize("spoiled", [3, {"number": 9, "seats": [], "rulings": {"x": "y"}}, {"seats": "x"}, []])
def test_what_was_kept_of_the_last_choice_and_is_none_changes_nothing(tmp_path: Path, spoiled: Any) -> None:
    page = Page(Setting(data=str(tmp_path)), "?page=play")
    page.app._visit.learner.keep("play", spoiled)  # type: ignore[union-attr]
    again = opened(page)
    again.use("begin")
    assert len(room(again).match.terms.seats) == 3  # type: ignore[union-attr]


def test_the_box_of_the_server_is_played_with_and_comes_along(tmp_path: Path) -> None:
    from .test_app_count import BOX

    own = tmp_path / "box.yaml"
    own.write_text(BOX.read_text(encoding="utf-8").replace("North Side", "Nordstadt"), encoding="utf-8")
    page = Page(Setting(data=str(tmp_path / "data"), components=str(own)), "?page=play")
    page.use("begin")
    assert "Nordstadt" in table(page).match.state.table.districts
    without = Page(Setting(data=str(tmp_path / "data")), page.query)
    assert table(without).match == table(page).match


def test_a_game_that_the_servers_box_is_not_of_is_played_with_its_usual_one(tmp_path: Path) -> None:
    from .test_app_count import BOX

    page = Page(Setting(data=str(tmp_path), components=str(BOX)), "?page=play&game=the_boss")
    page.use("begin")
    assert table(page).match.terms.box is None


# Playing.


def test_bots_answer_one_after_the_other_and_then_it_is_the_persons_turn(tmp_path: Path) -> None:
    page = at_table(tmp_path)
    board = table(page).board
    board.play(table(page).match.played.legal(table(page).match.state)[0])
    assert "Beginner 2 is thinking" in beside(page)
    bots_act(page)
    assert len(table(page).match.actions) == 3
    assert board.said.endswith("Player 1 to move")
    assert board.log == [table(page).match.played.write(action) for action in table(page).match.actions]


def test_while_a_bot_has_the_turn_a_click_is_answered_with_who_acts_first(tmp_path: Path) -> None:
    page = at_table(tmp_path)
    board, match = table(page).board, table(page).match
    board.play(match.played.legal(match.state)[0])
    now = table(page).match
    for where in ("The Loop", ("The Loop", 1)):
        board.clicked(where)
        assert "It is Beginner 2’s turn first." in beside(page)
    board.clicked("The Loop", small=True)
    board.play(now.played.legal(now.state)[0])
    assert table(page).match is now
    assert not any("bit:" in str(dict(one.attributes).get("do")) for one in board.panel().walk())


def test_what_the_rules_do_not_allow_is_refused_with_the_reason(tmp_path: Path) -> None:
    page = at_table(tmp_path, begin(TWO_AND_A_BOT))
    table(page).board.clicked(Piece("card", "G", 1))
    assert not table(page).match.actions
    assert "It is not the turn of Grey" in beside(page)


def test_two_persons_on_one_screen_are_called_by_name(tmp_path: Path) -> None:
    page = at_table(tmp_path, begin(TWO_AND_A_BOT))
    assert "Anna to move" in beside(page)
    act(page)
    assert "Ben to move" in beside(page)
    assert table(page).board.said.endswith("Ben to move")
    act(page)
    assert "Anna to move" in beside(page)


def test_undo_goes_back_to_the_last_decision_of_a_person_and_stays_in_the_log(tmp_path: Path) -> None:
    page = at_table(tmp_path)
    act(page)
    first = table(page).match
    act(page)
    press(page, "undo")
    assert table(page).match.state == first.state
    assert "(taken back)" in beside(page)
    assert len(struck(page)) == 3
    assert "The last decision is taken back" in table(page).board.said
    press(page, "undo")
    assert len(struck(page)) == 6
    before = table(page).match
    press(page, "undo")
    assert table(page).match is before
    assert len(struck(opened(page))) == 6


def test_every_language_says_whose_turn_it_is_and_names_the_bots(tmp_path: Path) -> None:
    page = at_table(tmp_path)
    act(page)
    said = set()
    for lang in LANGUAGES:
        page.use("lang", lang)
        assert table(page).board.lang == lang
        said.add((beside(page), page.words()))
    assert len(said) == len(LANGUAGES)
    assert len(table(page).match.actions) == 3


def test_bots_can_be_stopped_and_let_go_on(tmp_path: Path) -> None:
    page = at_table(tmp_path)
    assert "Stop the bots" not in beside(page)
    match = table(page).match
    table(page).board.play(match.played.legal(match.state)[0])
    press(page, "stop")
    assert "Let the bots go on" in beside(page)
    assert "Beginner 2 to move (stopped)" in beside(page)
    press(page, "stop")
    assert "Beginner 2 is thinking" in beside(page)


def test_how_fast_bots_act_is_kept(tmp_path: Path) -> None:
    page = at_table(tmp_path)
    page.use("pace", "once")
    assert table(page).bots.pause == 0
    assert table(opened(page)).bots.pause == 0


# Bots at work.


def test_a_bot_thinks_beside_the_loop_and_a_thought_that_comes_late_is_dropped() -> None:
    match = played(Terms("gangster", (Seat(), Seat(bot="random")), 3), [0])
    heard: list[Any] = []

    async def think() -> None:
        bots = Bots(lambda of, action: heard.append((of, action)), lambda: heard.append("failed"))
        bots.pause = 0
        bots.think(match)
        bots.drop()
        bots.think(match)
        bots.think(match)
        while not heard:
            await asyncio.sleep(0)
        await asyncio.sleep(0.05)

    asyncio.run(think())
    assert heard == [(match, seated(match.terms, 1).choose(match.played, match.state))]


def test_who_is_stopped_while_thinking_is_told_so_and_comes_to_the_table_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(Terms("gangster", (Seat(), Seat(bot="random")), 3), [0])
    began, ended, done = Event(), Event(), Event()

    def choose(*_: Any) -> None:
        began.set()
        ended.wait(20)
        done.set()

    monkeypatch.setattr("gangster_widgets.players.random.Bot.choose", choose)
    monkeypatch.setattr("gangster_widgets.players.random.Bot.stop", lambda _: ended.set())
    heard: list[Any] = []

    async def think() -> None:
        bots = Bots(lambda of, action: heard.append(action), lambda: heard.append("failed"))
        bots.pause = 0
        bots.think(match)
        await asyncio.to_thread(began.wait, 20)
        (first,) = bots._seated.values()
        bots.drop()
        await asyncio.to_thread(done.wait, 20)
        bots.think(match)
        while not heard:
            await asyncio.sleep(0)
        assert first not in bots._seated.values()

    asyncio.run(think())
    assert done.is_set()
    assert heard == [None]


def test_a_bot_remembers_what_it_chose_as_long_as_the_game_is_open() -> None:
    match = played(Terms("gangster", (Seat(), Seat(bot="careful")), 3), [0])
    heard: list[Any] = []

    async def think() -> None:
        bots = Bots(lambda of, action: heard.append(action), lambda: heard.append("failed"))
        bots.pause = 0
        for number in (1, 2):
            bots.think(match)
            while len(heard) < number:
                await asyncio.sleep(0)

    asyncio.run(think())
    assert len(set(heard)) == 2


def test_a_bot_that_fails_stops_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Any] = []

    def fail(*_: Any) -> None:
        raise RuntimeError

    async def think() -> None:
        bots = Bots(lambda of, action: heard.append(action), lambda: heard.append("failed"))
        bots.pause = 0
        bots.think(played(TWO_AND_A_BOT, [0, 0]))
        while not heard:
            await asyncio.sleep(0)

    monkeypatch.setattr("gangster_widgets.players.random.Bot.choose", fail)
    asyncio.run(think())
    assert heard == ["failed"]
    page = at_table(tmp_path)
    match = table(page).match
    table(page).board.play(match.played.legal(match.state)[0])
    table(page)._bot_acted(table(page).match, match.played.legal(match.state)[0])
    assert "could not decide on an action that is allowed" in page.words()
    assert "Let the bots go on" in beside(page)


def test_what_a_bot_thought_of_another_position_is_not_done(tmp_path: Path) -> None:
    page = at_table(tmp_path)
    match = table(page).match
    table(page).board.play(match.played.legal(match.state)[0])
    of, late = table(page).match, thought(table(page).match)
    press(page, "undo")
    table(page)._bot_acted(of, late)
    assert not table(page).match.actions
