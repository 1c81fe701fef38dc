"""Games in which players hold cards: nobody sees what is not his, and the screen is handed from one to the other."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gangster_widgets.app.match.judging import dearest
from gangster_widgets.app.match.match import Match, Seat, Terms, begin
from gangster_widgets.app.match.match_file import read, written
from gangster_widgets.app.rooms.play.looking_back import LookingBack
from gangster_widgets.app.rooms.play.table import Table
from gangster_widgets.app.rooms.play.views import DayOfReckoning, Replay
from gangster_widgets.app.setting import Setting
from gangster_widgets.kernel.why import Piece
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.views.scene import Scene

from .matches import act, at_table, beside, bots_act, press, room, table, until
from .pages import Page
from .test_play_judged import view, whole

ALONE = Terms("the_boss", (Seat("Anna"), Seat(bot="random"), Seat(bot="careful")), 7)
TOGETHER = Terms("the_boss", (Seat("Anna"), Seat("Ben"), Seat(bot="random")), 7)
OF_GANGSTER = re.compile(
    r"influence|reckoning|stage|Einfluss|Abrechnung|Durchgang|invloed|afrekening|etappe|décompte|plaquette", re.I
)


def together(folder: Path) -> Page:
    """A game of two persons and a bot, begun on the page."""
    page = Page(Setting(data=str(folder)), "?page=play&game=the_boss")
    for player, name in enumerate(("Anna", "Ben")):
        page.use(f"who:{player}", "")
        page.use(f"name:{player}", name)
    page.use("begin")
    return page


def open_hands(scene: Scene) -> set[str]:
    """Whose cards are seen there, not only their backs."""
    cards = [spot for spot in scene.spots() if isinstance(spot.of, Piece) and spot.of.kind == "card"]
    return {spot.of.of for spot in cards if isinstance(spot.of, Piece) and not spot.mark.endswith("#")}


def seen(page: Page) -> set[str]:
    """Whose cards are seen on the board."""
    return open_hands(table(page).board.scene)


def turns(page: Page, number: int) -> Iterator[Table]:
    """The table before so many turns of persons; each takes the first card he can lay."""
    for _ in range(number):
        yield table(page)
        match = table(page).match
        act(page, len(match.played.legal(match.state)) - 1)


def to_the_end(page: Page) -> None:
    """Plays on to the end of the game."""
    while not table(page).match.over:
        bots_act(page)
        if table(page).day:
            press(page, "on")
        elif table(page).handed_over:
            press(page, "take")
        elif not table(page).match.over and not table(page).match.bots_turn:
            act(page)


# What is seen.


def test_a_person_alone_sees_the_own_hand_also_while_bots_act(tmp_path: Path) -> None:
    page = at_table(tmp_path, begin(ALONE))
    acting = set()
    for _ in turns(page, 2):
        assert seen(page) == {"red"}
    page = at_table(tmp_path / "other", begin(ALONE))
    board = table(page).board
    board.play(table(page).match.played.legal(table(page).match.state)[-1])
    while table(page).match.bots_turn:
        acting.add(table(page).match.player)
        assert seen(page) == {"red"}
        bot = table(page).match.played.legal(table(page).match.state)[-1]
        table(page)._bot_acted(table(page).match, bot)
    assert acting == {1, 2}


def turned_up(page: Page) -> set[str]:
    """The cities whose hidden card is seen on the board."""
    hidden = [spot for spot in table(page).board.scene.spots() if getattr(spot.of, "kind", "") == "hidden"]
    return {spot.of.of for spot in hidden if spot.mark != "#" and isinstance(spot.of, Piece)}


def test_after_a_round_what_lay_hidden_is_seen_until_one_goes_on_and_no_hand_of_others(tmp_path: Path) -> None:
    page = at_table(tmp_path, begin(ALONE))
    assert not turned_up(page)
    while not table(page).day:
        act(page)
    assert turned_up(page) == {"New York", "Boston", "Detroit", "Kansas City", "Cincinnati"}
    assert seen(page) <= {"red"}
    press(page, "on")
    assert not turned_up(page)


def test_of_two_persons_each_sees_the_own_hand_and_only_when_the_screen_was_handed_over(tmp_path: Path) -> None:
    page = together(tmp_path)
    assert seen(page) == {"red"}
    act(page, -1)
    assert seen(page) == set()
    assert "Ben to move" in beside(page)
    assert "I am Ben: show my cards" in beside(page)
    assert "What would a strong player do?" not in beside(page)
    assert not list(table(page).board._choosing.open())
    before = table(page).match
    table(page).board.play(before.played.legal(before.state)[0])
    assert table(page).match == before
    table(page).board.clicked("Boston")
    assert "Hand the screen to Ben" in beside(page)
    press(page, "take")
    assert seen(page) == {"blue"}
    assert list(table(page).board._choosing.open())
    assert "show my cards" not in beside(page)


def test_while_a_bot_acts_whoever_acted_last_still_sees_the_own_hand(tmp_path: Path) -> None:
    page = together(tmp_path)
    act(page, -1)
    press(page, "take")
    match = table(page).match
    table(page).board.play(match.played.legal(match.state)[-1])
    assert table(page).match.bots_turn
    assert seen(page) == {"blue"}
    bots_act(page)
    assert seen(page) == set()


def test_after_a_reload_the_screen_is_handed_over_first(tmp_path: Path) -> None:
    page = together(tmp_path)
    again = Page(page.app._setting, page.query, me=page.kept)
    assert seen(again) == set()
    press(again, "take")
    assert seen(again) == {"red"}


def test_taken_back_it_is_the_others_turn_and_his_hand_is_covered_first(tmp_path: Path) -> None:
    page = together(tmp_path)
    act(page, -1)
    press(page, "take")
    press(page, "undo")
    assert "Anna to move" in beside(page)
    assert seen(page) == set()
    press(page, "take")
    assert seen(page) == {"red"}


def test_in_a_game_without_hands_nothing_is_handed_over(tmp_path: Path) -> None:
    page = at_table(tmp_path, begin(Terms("gangster", (Seat("Anna"), Seat("Ben")), 7)))
    act(page)
    assert not table(page).handed_over
    assert list(table(page).board._choosing.open())
    assert not table(page).match.concealed


@pytest.mark.parametrize("terms", [ALONE, TOGETHER], ids=["alone", "together"])
def test_step_by_step_a_game_that_goes_on_shows_no_other_hand_and_one_that_is_over_all(
    tmp_path: Path, terms: Terms
) -> None:
    match = until(terms, 1)
    page = at_table(tmp_path, match)
    page.use("replay")
    assert seen_in_replay(page, len(match.actions)) == ({"red"} if terms is ALONE else set())
    page = at_table(tmp_path / "over", finished(terms))
    press(page, "replay")
    assert seen_in_replay(page, 30) == {"red", "blue", "green"}


def seen_in_replay(page: Page, most: int) -> set[str]:
    """Whose cards are seen at any of the first steps."""
    walk = room(page).view
    assert isinstance(walk, Replay)
    walk.picture._told({"kind": "page", "width": 1200, "ratio": 1, "dark": False, "calm": True})
    found: set[str] = set()
    for step in range(most):
        walk.picture.at = step
        found |= open_hands(walk.picture.scene)
    return found


def finished(terms: Terms) -> Match:
    """A whole game by these terms, everybody doing the first that is allowed."""
    match = begin(terms)
    while not match.over:
        legal = match.played.legal(match.state)
        match = match.act(legal[len(legal) // 2])
    return match


# What is offered.


def test_nothing_is_reckoned_before_the_cards_are_turned(tmp_path: Path) -> None:
    page = at_table(tmp_path, begin(ALONE))
    assert "now" not in page.controls()
    query = page.query + "&kind=now"
    assert isinstance(room(Page(page.app._setting, query, me=page.kept)).view, Table)
    gangster = at_table(tmp_path / "other", begin(Terms("gangster", ALONE.seats, 7)))
    assert "now" in gangster.controls()


def test_what_one_would_have_done_better_is_told_to_one_person_at_once_and_to_several_after_the_game(
    tmp_path: Path,
) -> None:
    alone = at_table(tmp_path / "alone", until(ALONE, 1))
    assert "judge" in alone.controls()
    page = at_table(tmp_path / "two", until(TOGETHER, 1))
    assert "judge" not in page.controls()
    assert isinstance(room(Page(page.app._setting, page.query + "&kind=judged", me=page.kept)).view, Table)
    over = at_table(tmp_path / "over", finished(TOGETHER))
    press(over, "judge")
    assert isinstance(view(over), LookingBack)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_played_from_the_first_click_to_its_end_in_words_of_its_own(
    tmp_path: Path, language: str, players: int
) -> None:
    page = Page(Setting(data=str(tmp_path)), f"?page=play&game=the_boss&lang={language}")
    page.use(f"number:{players}")
    page.use("begin")
    said = [page.words(), beside(page)]
    while not table(page).match.over:
        if table(page).day:
            said += [page.words(), beside(page)]
            press(page, "on")
        act(page)
    said += [page.words(), beside(page)]
    assert len(table(page).match.terms.seats) == players
    assert not OF_GANGSTER.findall(" ".join(said))
    scores = table(page).match.played.scores(table(page).match.state)
    assert all(str(score) in said[-1] for score in scores)
    assert table(page).match.terms.seats[1].bot == "beginner"
    say = table(page).board.words
    assert any(say.say(f"belief-{one.id}") in said[-1] for one in table(page).match.played.mistakes)
    press(page, "count")
    assert isinstance(room(page).view, DayOfReckoning)
    assert not OF_GANGSTER.findall(page.words())


def test_at_the_end_of_a_round_it_is_said_what_everybody_gets(tmp_path: Path) -> None:
    page = at_table(tmp_path, until(ALONE, 1))
    match = table(page).match
    assert "End of round 1" in beside(page)
    assert "Money after round" in beside(page)
    for name, money in zip(("Red", "Blue", "Green"), match.played.scores(match.state), strict=True):
        assert not money or f"For {name} this round brings {money} million" in beside(page)


# What is kept, and thought.


def test_a_game_is_saved_and_gone_on_with(tmp_path: Path) -> None:
    match = until(TOGETHER, 2)
    assert read(written(match).encode(), words("en", match.played.folder / "words")) == match
    page = at_table(tmp_path, match)
    press(page, "on")
    again = Page(page.app._setting, page.query, me=page.kept)
    assert table(again).match == match
    to_the_end(again)
    assert table(again).match.over


def test_hints_point_first_and_then_say_what_may_lie_there(tmp_path: Path) -> None:
    page = at_table(tmp_path, begin(ALONE))

    async def asked() -> None:
        for rung in (1, 2):
            press(page, "hint")
            while table(page).advice.found is None:
                await asyncio.sleep(0.001)
            assert table(page).advice.rung == rung
            assert table(page).advice.where()
            assert ("Have a look at this first" if rung == 1 else "A strong player would do this") in beside(page)

    asyncio.run(asked())
    assert "As far as Red can know, there may lie:" in beside(page)
    assert "What this does" not in beside(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cost_most_is_told_in_rounds_and_millions(tmp_path: Path, language: str) -> None:
    match = whole(until(ALONE, 1))
    costly = [one for one in match.judged if one.cost >= 1]
    assert costly
    assert dearest(match, 0)
    page = at_table(tmp_path, match, lang=language)
    room(page).match = match
    room(page).view = LookingBack(room(page), match)
    shown = room(page).view.widgets[0]._shown.text()
    assert not OF_GANGSTER.findall(shown)
