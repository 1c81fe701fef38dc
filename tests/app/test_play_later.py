"""Play without a browser: games gone on with later, as files, counted day by day, stepped through again."""

from pathlib import Path
from typing import Any

import pytest

from gangster_widgets.app.match.match_file import MOST_BYTES
from gangster_widgets.app.rooms.play.table import Table
from gangster_widgets.app.rooms.play.views import DayOfReckoning, IfNow, Replay
from gangster_widgets.app.setting import Setting
from gangster_widgets.widgets.reckoning.widget import ReckoningWidget
from gangster_widgets.widgets.walk.widget import WalkWidget

from .matches import TWO_AND_A_BOT, act, at_table, beside, bots_act, press, room, table, until
from .pages import Page

BEFORE_A_DAY = until(TWO_AND_A_BOT, 2).back(1)


def opened(page: Page, query: str | None = None, **more: Any) -> Page:
    """The page once more, as after a reload."""
    return Page(page.app._setting, page.query if query is None else query, **more)


# Later.


def test_a_reload_goes_on_where_it_was_also_while_a_bot_thinks(tmp_path: Path) -> None:
    page = at_table(tmp_path)
    match = table(page).match
    table(page).board.play(match.played.legal(match.state)[0])
    again = opened(page)
    assert table(again).match == table(page).match
    bots_act(again)
    assert len(table(again).match.actions) == 3


def test_a_window_that_was_left_behind_takes_up_the_game_as_it_went_on_elsewhere(tmp_path: Path) -> None:
    one = at_table(tmp_path)
    other = opened(one)
    act(one)
    act(one)
    further = table(one).match
    table(other).board.play(table(other).match.played.legal(table(other).match.state)[1])
    assert table(other).match == further
    assert "This game has gone on in another window" in other.words()
    assert table(opened(one)).match == further
    act(other)
    assert len(table(other).match.actions) == len(further.actions) + 3
    press(one, "undo")
    assert table(one).match == table(other).match
    assert "taken back" not in table(one).board.said


def test_two_windows_that_come_to_the_same_disturb_nobody(tmp_path: Path) -> None:
    one = at_table(tmp_path)
    match = table(one).match
    table(one).board.play(match.played.legal(match.state)[0])
    other = opened(one)
    bots_act(one)
    bots_act(other)
    assert table(other).match == table(one).match
    assert "another window" not in other.words()


def test_a_game_that_was_deleted_in_another_window_is_kept_again_by_going_on(tmp_path: Path) -> None:
    page = at_table(tmp_path)
    room(page).visit.learner.drop_game(room(page)._name)
    act(page)
    assert table(opened(page)).match == table(page).match


def test_the_games_that_are_kept_are_listed_gone_on_with_and_deleted(tmp_path: Path) -> None:
    page = at_table(tmp_path)
    act(page)
    name = room(page)._name
    page.use("games")
    assert page.query == "?page=play"
    assert "Player 1, Beginner 2 and Practised player 3" in page.words()
    assert "Player 1 to move · 3 actions" in page.words()
    page.use(f"replay:{name}")
    assert isinstance(room(page).view, Replay)
    page.tell(kind="went", address="?page=play")
    page.use(f"on:{name}")
    assert len(table(page).match.actions) == 3
    page.use("games")
    page.use(f"away:{name}")
    page.use("no")
    page.use(f"away:{name}")
    page.use(f"yes:{name}")
    assert f"on:{name}" not in page.controls()
    assert "There is no game" in opened(page, f"?page=play&saved={name}").words()


def test_a_game_that_cannot_be_read_is_said_and_can_be_deleted(tmp_path: Path) -> None:
    page = at_table(tmp_path)
    name = room(page)._name
    room(page).visit.learner.save_game(name, "Anna", {"match": 3})
    again = opened(page)
    assert "This game is kept in a form that cannot be read here." in again.words()
    assert f"on:{name}" not in again.controls()
    again.use(f"away:{name}")


def test_more_than_thirty_games_are_not_kept(tmp_path: Path) -> None:
    page = Page(Setting(data=str(tmp_path)), "?page=play")
    for number in range(30):
        page.app._visit.learner.save_game(str(number), "Anna", 1)  # type: ignore[union-attr]
    page.use("begin")
    assert page.query == "?page=play"
    assert "30 games are kept" in page.words()


def test_home_leads_back_to_the_game(tmp_path: Path) -> None:
    page = at_table(tmp_path)
    home = opened(page, "?")
    assert "Player 1, Beginner 2 and Practised player 3" in home.words()
    home.use("on")
    assert table(home).match == table(page).match


def test_where_nothing_can_be_kept_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from gangster_widgets.app.keeping.trouble import NotKept

    page = at_table(tmp_path)

    def full(*_: Any) -> None:
        raise NotKept("keeping-full", folder="here")

    monkeypatch.setattr("gangster_widgets.app.keeping.learner.Learner.save_game", full)
    act(page)
    assert "The disk that holds here is full." in page.words()
    page.use("now")
    page.use("game")
    assert len(table(page).match.actions) == 3


# Files.


def test_a_game_goes_out_as_a_file_and_comes_in_again(tmp_path: Path) -> None:
    page = at_table(tmp_path / "one")
    act(page)
    page.use("save")
    (file,) = [one for one in page.sent if one["kind"] == "save"]
    assert file["name"].startswith("gangster-")
    other = Page(Setting(data=str(tmp_path / "other")), "?page=play")
    other.hand("file", "mine.json", file["text"].encode())
    assert table(other).match == table(page).match


def test_a_file_that_comes_in_twice_leads_to_the_game_that_is_there(tmp_path: Path) -> None:
    page = at_table(tmp_path)
    act(page)
    page.use("save")
    (file,) = [one for one in page.sent if one["kind"] == "save"]
    there = page.query
    again = opened(page, "?page=play")
    again.hand("file", "mine.json", file["text"].encode())
    assert again.query == there
    act(again)
    other = opened(again, "?page=play")
    other.hand("file", "mine.json", file["text"].encode())
    assert other.query != there


@pytest.mark.parametrize(
    ("data", "size", "said"),
    [
        (b"no game", None, "it is not complete JSON"),
        (b"", 9_000_000, "The file is larger than 1 MB"),
        (b" " * (MOST_BYTES + 1), None, "The file is larger than 1 MB"),
    ],
)
def test_a_bad_file_is_said_and_nothing_is_kept(tmp_path: Path, data: bytes, size: int | None, said: str) -> None:
    page = Page(Setting(data=str(tmp_path)), "?page=play")
    page.hand("file", "x.json", data, size, part=500_000)
    assert page.query == "?page=play"
    assert said in page.words()
    assert not page.app._visit.learner.games()  # type: ignore[union-attr]


# Reckonings.


def test_a_stage_ends_with_its_day_which_is_counted_as_the_engine_counted_it(tmp_path: Path) -> None:
    page = at_table(tmp_path, BEFORE_A_DAY)
    match = until(TWO_AND_A_BOT, 2)
    if table(page).match.bots_turn:
        table(page)._bot_acted(table(page).match, match.actions[-1])
    else:
        table(page).board.play(match.actions[-1])
    assert "Day of reckoning: stage 2" in beside(page)
    assert table(page).wait() == "The day of reckoning has come: the next stage has to be begun first."
    press(page, "count")
    assert "kind=reckoning&level=2" in page.query
    view = room(page).view
    assert isinstance(view, DayOfReckoning)
    scrubber = view.picture
    assert isinstance(scrubber, ReckoningWidget)
    (told,) = [why for why in match.played.tell(match.states[-2], match.actions[-1]).parts if why.name == "board"]
    assert scrubber._case.why() == told
    assert not any(dict(one.attributes).get("do") == "casino" for one in scrubber.panel().walk())
    page.use("on")
    assert not table(page).day
    assert " to move" in beside(page) or "is thinking" in beside(page)


def test_a_day_can_be_passed_over_and_comes_again_with_its_action(tmp_path: Path) -> None:
    match = until(TWO_AND_A_BOT, 1)
    page = at_table(tmp_path, match)
    assert table(page).day == 1
    press(page, "on")
    assert not table(page).day
    press(page, "undo")
    for action in match.actions[len(table(page).match.actions) :]:
        table(page)._becomes(table(page).match.act(action))
    assert table(page).day == 1


def test_what_if_it_were_reckoned_now_leaves_the_game_as_it_is(tmp_path: Path) -> None:
    page = at_table(tmp_path, BEFORE_A_DAY)
    match = table(page).match
    page.use("now")
    view = room(page).view
    assert isinstance(view, IfNow)
    assert view.picture._case.state == match.state
    assert "this one is assumed" in page.words()
    for card in match.cards():
        page.use(f"card:{card}")
        assert view.picture.casino == card
        assert dict(page.controls()[f"card:{card}"][1].attributes)["aria-pressed"] == "true"
    page.use("game")
    assert table(page).match == match


def test_the_end_names_the_winner_shows_all_days_and_leads_on(tmp_path: Path) -> None:
    match = until(TWO_AND_A_BOT, 3)
    page = at_table(tmp_path, match)
    words = beside(page)
    assert "The game is over. Winner" in words
    assert "Influence after stage 1 2 3" in words
    for score in match.played.scores(match.state):
        assert str(score) in words
    assert "now" not in page.controls()
    press(page, "count")
    assert "level=3" in page.query
    page.use("on") if "on" in page.controls() else page.use("game")
    press(page, "again")
    assert table(page).match.terms.seats == match.terms.seats
    assert not table(page).match.actions


# Looking back.


def test_the_whole_game_is_stepped_through_and_every_day_is_at_hand(tmp_path: Path) -> None:
    match = until(TWO_AND_A_BOT, 2)
    page = at_table(tmp_path, match)
    page.use("replay")
    assert "step=1" in page.query
    walk = room(page).view.picture  # type: ignore[union-attr]
    assert isinstance(walk, WalkWidget)
    assert len(walk.log) == len(match.actions)
    walk.go(7)
    assert "step=8" in page.query
    assert walk.note() == ("Anna", "Ben", "Random bot 3")[match.played.actor(match.states[6])]
    again = opened(page)
    assert room(again).view.picture.at == 7  # type: ignore[union-attr]
    again.use("day:1")
    assert isinstance(room(again).view, DayOfReckoning)
    again.use("here")
    assert room(again).view.picture.at == match.days[0].at  # type: ignore[union-attr]
    again.use("game")
    assert isinstance(room(again).view, Table)


@pytest.mark.parametrize(
    "query",
    ["?page=play&saved=none", "?page=play&saved=" + "x" * 5000, "?page=play&step=3", "?page=play&kind=now"],
)
def test_addresses_that_name_no_game_lead_to_where_games_begin(tmp_path: Path, query: str) -> None:
    page = Page(Setting(data=str(tmp_path)), query)
    assert "begin" in page.controls()
    assert ("There is no game" in page.words()) == ("saved" in query)


@pytest.mark.parametrize("more", ["&step=99999", "&kind=reckoning&level=9", "&kind=now", "&kind=reckoning", "&kind=x"])
def test_addresses_that_name_more_than_there_is_show_the_game(tmp_path: Path, more: str) -> None:
    page = at_table(tmp_path)
    again = opened(page, page.query + more)
    assert room(again).match == room(page).match
