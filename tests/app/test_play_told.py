"""What the pages of Play tell somebody who does not know the game, and where they say what is wrong."""

from pathlib import Path

import pytest

from gangster_widgets.app.match.match import Match, Seat, Terms, begin
from gangster_widgets.app.rooms.play.views import DayOfReckoning, IfNow
from gangster_widgets.app.setting import Setting
from gangster_widgets.kernel.game import game, games
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.views.page import Node

from .matches import TWO_AND_A_BOT, act, at_table, beside, press, room, table, until
from .pages import Page


def opened(page: Page, query: str | None = None) -> Page:
    """The page once more, as after a reload."""
    return Page(page.app._setting, page.query if query is None else query)


def keyed(page: Page, key: str) -> list[Node]:
    """What goes by that key on the page."""
    return [one for one in page.nodes() if dict(one.attributes).get("key") == key]


# Before a game.


def test_whoever_has_not_played_yet_reads_what_the_game_is_about_and_finds_the_lessons(tmp_path: Path) -> None:
    page = Page(Setting(data=str(tmp_path)), "?page=play")
    (aim,) = keyed(page, "aim")
    assert dict(aim.attributes)["open"]
    assert "Whoever has the most influence at the end of the game wins." in aim.text()
    page.use("learn")
    assert page.query == "?page=learn"


def test_whoever_has_played_already_finds_it_folded(tmp_path: Path) -> None:
    (aim,) = keyed(opened(at_table(tmp_path), "?page=play"), "aim")
    assert "open" not in dict(aim.attributes)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_game_is_about_is_told_in_every_language(tmp_path: Path, lang: str) -> None:
    (aim,) = keyed(Page(Setting(data=str(tmp_path)), f"?page=play&lang={lang}"), "aim")
    assert len(aim.text()) > 200


def test_what_is_wrong_with_a_file_is_said_beside_the_file_until_something_else_is_done(tmp_path: Path) -> None:
    page = Page(Setting(data=str(tmp_path)), "?page=play")
    page.hand("file", "x.json", b"no game")
    assert [one.text() for one in keyed(page, "spoiled")] == [
        "This is not a file with a game: it is not complete JSON in UTF-8."
    ]
    assert not keyed(page, "fault")
    page.use("number:4")
    assert not keyed(page, "spoiled")


def test_what_is_wrong_with_who_plays_is_said_beside_the_button_that_begins(tmp_path: Path) -> None:
    page = Page(Setting(data=str(tmp_path)), "?page=play")
    page.use("who:0", "random")
    page.use("begin")
    assert keyed(page, "fault")
    assert not keyed(page, "spoiled")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_house_rules_kept_from_the_last_game_are_named_before_one_begins_and_in_the_game(
    tmp_path: Path, lang: str
) -> None:
    page = Page(Setting(data=str(tmp_path)), f"?page=play&game=gangsta&lang={lang}")
    assert not keyed(page, "agreed")
    page.use("ruling:families", "played")
    page.use("ruling:private-jet", "cooperative-only")
    again = opened(page)
    say = words(lang, game("gangsta").folder / "words")
    jet = f"{say.say('editor-ruling-private-jet')} – {say.say('editor-ruling-cooperative-only')}"
    named = say.say("play-house-agreed", agreed=say.apart([say.say("editor-ruling-families-agreed"), jet]))
    assert [one.text() for one in keyed(again, "agreed")] == [named]
    (house,) = keyed(again, "house")
    assert named in [one.text() for one in house.walk() if one.tag == "summary"]
    again.use("begin")
    assert [one.text() for one in keyed(again, "agreed")] == [named]


def test_how_it_is_by_the_rules_is_said_where_it_could_be_agreed_otherwise(tmp_path: Path) -> None:
    (house,) = keyed(Page(Setting(data=str(tmp_path)), "?page=play&game=gangsta"), "house")
    assert "by the rules" not in house.text()
    assert "after every heist one took part in" in house.text()
    assert "does not pay the shared money" in house.text()


# Playing.


def test_a_line_of_the_log_keeps_who_and_what_apart(tmp_path: Path) -> None:
    page = at_table(tmp_path, begin(TWO_AND_A_BOT))
    act(page)
    assert "Anna  · Yellow" in beside(page)


def told(page: Page) -> Node:
    """The box of what is said beside the board."""
    return next(one for one in table(page).board.panel().walk() if dict(one.attributes).get("key") == "told")


def texts(inside: Node, tag: str) -> list[str]:
    """What elements of that kind say in there."""
    return [one.text() for one in inside.walk() if one.tag == tag]


def sentences(page: Page, *numbers: int, past: bool = False) -> list[str]:
    """What is said of these actions, counted from 1, each sentence once."""
    board, match = table(page).board, table(page).match
    said = board._shown.afterwards if past else board._shown.said
    events = [why for nth in numbers for why in match.played.tell(match.states[nth - 1], match.actions[nth - 1]).parts]
    return [*dict.fromkeys(board.words.why(why) for why in said(events))]


def last_of_anna(match: Match) -> int:
    """The number of the last action that she took, from 1."""
    return max(nth for nth, state in enumerate(match.states[:-1], start=1) if match.played.actor(state) == 0)


def against_two(page_folder: Path, game: str) -> Page:
    """A game against two bots that act at random."""
    return at_table(page_folder, begin(Terms(game, (Seat("Anna"), Seat(bot="random"), Seat(bot="random")), 7)))


@pytest.mark.parametrize("game", games())
def test_ones_own_move_and_the_turn_of_every_bot_after_it_are_told_until_ones_next_move(
    tmp_path: Path, game: str
) -> None:
    page = against_two(tmp_path, game)
    act(page)
    while last_of_anna(table(page).match) == len(table(page).match.actions):
        assert "li" not in [one.tag for one in told(page).walk()]
        act(page)
    match = table(page).match
    mine = last_of_anna(match)
    then = range(mine + 1, len(match.actions) + 1)
    turns = [[nth for nth in then if match.played.actor(match.states[nth - 1]) == bot] for bot in (1, 2)]
    own = [one.text() for one in told(page).inside if isinstance(one, Node) and one.tag == "p"]
    assert own == sentences(page, mine, past=True)
    assert all(turns)
    assert texts(told(page), "li") == [" ".join(sentences(page, *turn, past=True)) for turn in turns]
    assert texts(told(page), "h3") == ["Since your last turn"]


@pytest.mark.parametrize("game", games())
def test_what_bots_did_is_read_out_once_when_a_person_is_to_move_again(tmp_path: Path, game: str) -> None:
    page = against_two(tmp_path, game)
    heard: list[str] = []
    table(page).board.observe(lambda change: heard.append(change["new"]), "said")
    for _ in range(6):
        act(page)
    among = [one for one in heard if "is thinking" in one]
    at_turn = [one for one in heard if "Since your last turn:" in one]
    assert at_turn
    assert all("Anna to move" in one for one in at_turn)
    assert not any("Since your last turn" in one for one in among)


def test_the_turns_of_several_persons_are_not_called_ones_own(tmp_path: Path) -> None:
    page = at_table(tmp_path, begin(TWO_AND_A_BOT))
    act(page)
    act(page)
    assert texts(told(page), "h3") == ["Since the last turn of a person"]


def test_undo_speaks_of_bots_only_where_one_has_acted(tmp_path: Path) -> None:
    page = at_table(tmp_path, begin(TWO_AND_A_BOT))
    act(page)
    press(page, "undo")
    assert "The last decision is taken back. Anna to move" in table(page).board.said
    act(page)
    act(page)
    press(page, "undo")
    assert "taken back, and what bots did after it. Ben to move" in table(page).board.said


# Reckonings, and the end.


def test_a_day_of_reckoning_shows_what_everybody_has_before_all_reasons(tmp_path: Path) -> None:
    match = until(TWO_AND_A_BOT, 2)
    page = at_table(tmp_path, match)
    words = beside(page)
    after = [match.played.scores(match.states[day.at]) for day in match.days]
    for name, *scores in zip(("Anna", "Ben", "Random bot 3"), *after, strict=True):
        assert f"{name} {scores[0]} {scores[1]}" in words
    assert words.index("Influence after stage 1 2") < words.index("Count it step by step")
    press(page, "on")
    assert "Influence after stage" not in beside(page)


def test_what_if_tells_at_a_glance_what_everybody_would_have_with_that_card(tmp_path: Path) -> None:
    page = at_table(tmp_path, until(TWO_AND_A_BOT, 2).back(1))
    match = table(page).match
    page.use("now")
    view = room(page).view
    assert isinstance(view, IfNow)
    for card in match.cards():
        page.use(f"card:{card}")
        (outcome,) = keyed(page, "outcome")
        gained, gangs = view.picture.points, ("yellow", "grey", "brown")
        for gang, scored in zip(gangs, match.played.scores(match.state), strict=True):
            said = f"{gang.title()}: {gained[gang]} more, now {scored + gained[gang]} influence."
            assert said in outcome.text()


def test_what_if_begins_where_gangsters_are_and_an_address_where_it_says(tmp_path: Path) -> None:
    page = at_table(tmp_path, begin(replace(TWO_AND_A_BOT, seed=1)))
    page.use("now")
    view = room(page).view
    assert isinstance(view, IfNow)
    beats = view.picture.beats
    assert not beats[0].why.parts
    assert view.picture.at == next(nth for nth, beat in enumerate(beats) if beat.gang) - 1
    first = room(opened(page, page.query + "&step=1")).view
    assert isinstance(first, IfNow)
    assert first.picture.at == 0


def test_a_reload_keeps_the_card_and_the_step_of_what_if(tmp_path: Path) -> None:
    page = at_table(tmp_path, until(TWO_AND_A_BOT, 2).back(1))
    page.use("now")
    card = table_cards(page)[0]
    page.use(f"card:{card}")
    room(page).view.picture.go(5)  # type: ignore[union-attr]
    again = room(opened(page)).view
    assert isinstance(again, IfNow)
    assert (again.picture.casino, again.picture.at) == (card, 5)


def table_cards(page: Page) -> tuple[int, ...]:
    """The casino cards that have not been drawn."""
    match = room(page).match
    assert match is not None
    return match.cards()


def test_a_reload_keeps_the_step_of_a_day(tmp_path: Path) -> None:
    page = at_table(tmp_path, until(TWO_AND_A_BOT, 1))
    press(page, "count")
    room(page).view.picture.go(7)  # type: ignore[union-attr]
    again = room(opened(page)).view
    assert isinstance(again, DayOfReckoning)
    assert again.picture.at == 7
    beyond = room(opened(page, page.query.replace("step=8", "step=9999"))).view
    assert isinstance(beyond, DayOfReckoning)
    assert beyond.picture.at == len(beyond.picture.beats) - 1


@pytest.mark.parametrize(("level", "known"), [(1, True), (2, False), (9, False)])
def test_the_address_of_a_day_that_has_not_been_is_answered(tmp_path: Path, level: int, known: bool) -> None:
    page = at_table(tmp_path, until(TWO_AND_A_BOT, 1))
    again = opened(page, f"{page.query}&kind=reckoning&level={level}")
    assert ("There has been no such day of reckoning" not in again.words()) == known
    assert isinstance(room(again).view, DayOfReckoning) == known


def test_at_the_end_nothing_is_offered_that_has_no_effect(tmp_path: Path) -> None:
    page = at_table(tmp_path, until(TWO_AND_A_BOT, 2))
    assert {"pace", "replay"} <= set(page.controls())
    over = at_table(tmp_path, until(TWO_AND_A_BOT, 3))
    assert "save" in over.controls()
    assert not {"pace", "replay"} & set(over.controls())
    assert "Replay" in beside(over)
