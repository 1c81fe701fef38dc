"""The scrubber for moves: steps, notes, marks, and what is said."""

from typing import Any

import pytest

from gangster_widgets import Walk
from gangster_widgets.games.gangster import look_district
from gangster_widgets.games.gangster.game import GAME
from gangster_widgets.kernel.game import Game, game
from gangster_widgets.kernel.why import Piece
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.players.random import Bot

from .hands import controls, heard, page, told
from .walked import MOVES, SAID, edged, key, shown

# Through the moves.


def test_it_opens_before_the_first_move_and_shows_how_things_stand() -> None:
    walk = shown(district="The Loop")
    assert (walk.at, walk.log) == (0, MOVES)
    assert "Before the first move" in walk.panel().text()
    assert "The Loop: numbers 5 and 3; no doubler; 5 of 6 fields taken" in walk.panel().text()


def test_each_move_is_told_with_its_reasons_in_order_and_their_clauses() -> None:
    walk = shown(district="The Loop")
    for at, said in enumerate(SAID, start=1):
        walk.next()
        assert (walk.at, walk.said) == (at, said)
    panel = walk.panel().text()
    assert panel.index("Blue unloads Blue") < panel.index("the first gap") < panel.index("When gaps are filled")
    assert panel.count("When gaps are filled") == 1
    assert "Move by Blue" in panel
    assert "Step 4 of 4" in panel


def test_keys_buttons_and_slider_step_and_the_ends_stop() -> None:
    walk = shown()
    assert "previous" not in controls(walk)
    for name, at in [("ArrowLeft", 0), ("ArrowRight", 1), ("PageDown", 2), ("PageUp", 1), ("End", 4), ("PageDown", 4)]:
        key(walk, name)
        assert walk.at == at
    assert "next" not in controls(walk)
    key(walk, "Home")
    told(walk, kind="do", do="next", value=None)
    assert walk.at == 1
    told(walk, kind="do", do="at", value="3")
    assert (walk.at, walk.said) == (3, SAID[2])
    told(walk, kind="do", do="previous", value=None)
    assert walk.at == 2
    assert dict(controls(walk)["at"].attributes)["aria-valuetext"] == "Step 2 of 4"


def test_nothing_can_be_played_and_the_panel_offers_nothing_but_the_way_through() -> None:
    walk = shown()
    walk.next()
    assert set(controls(walk)) == {"next", "previous", "at"}
    assert not hasattr(walk, "play")
    assert not hasattr(walk, "undo")


def test_whoever_hears_of_a_step_finds_all_of_it_done() -> None:
    walk, found = shown(), []

    def hear(change: Any) -> None:
        in_step = walk.state == walk._states[walk.at] and walk.panel().data() == walk._frame.panel
        found.append((change["new"], in_step, walk.said))

    walk.observe(hear, "at")
    walk.next()
    walk.go(3)
    walk.at = 1
    assert found == [(1, True, SAID[0]), (3, True, SAID[2]), (1, True, SAID[2])]


def test_the_moves_can_be_set_while_it_stands_there() -> None:
    walk = shown()
    walk.go(2)
    changes = heard(walk, "at")
    walk.log = [*MOVES, "yellow drives 1 to North Side"]
    assert (walk.at, changes) == (2, [])
    assert "Step 2 of 5" in walk.panel().text()
    walk.log = MOVES[:1]
    assert (walk.at, changes) == (1, [("at", 1)])


# What is seen.


def test_a_district_alone_shows_its_tablet_and_its_cars_only() -> None:
    walk = shown(district="The Loop")
    seen = {spot.of for spot in walk.scene.spots()}
    fields = {("The Loop", field) for field in range(1, 7)}
    assert seen == {"The Loop", *fields, *(Piece("car", gang) for gang in "YGB")}
    walk.go(3)
    assert Piece("car", "N") in {spot.of for spot in walk.scene.spots()}
    for width in (250, 390, 1000, 2600):
        scene = walk.look(width)
        assert all(spot.x >= 0 and spot.x + spot.w <= width for spot in scene.spots())


def test_a_district_of_which_nothing_is_known_has_no_picture_of_its_own() -> None:
    walk = shown()
    with pytest.raises(KeyError):
        look_district.look(walk.state, "Gold Coast", walk.words)


def test_the_field_that_comes_next_and_what_the_reasons_point_at_are_marked() -> None:
    walk = shown(district="The Loop")
    assert edged(walk, "red") == {("The Loop", 6)}
    walk.go(2)
    assert edged(walk, "red") == {("The Loop", 1)}
    assert edged(walk, "brass") == {("The Loop", 5), ("The Loop", 6)}
    walk.following = False
    assert not edged(walk, "red")
    assert not edged(shown(), "red")
    assert ("The Loop", 6) in edged(shown(following=True), "red")


def test_a_drive_is_marked_by_its_way_and_where_it_ended() -> None:
    walk = shown()
    walk.go(3)
    assert walk.marks().ways == (("North Side", "The Loop"),)
    assert "The Loop" in edged(walk, "soft")
    assert not edged(walk, "brass")


@pytest.mark.parametrize("at", range(1, 5))
def test_on_a_small_board_the_place_of_the_move_is_shown_large(at: int) -> None:
    walk = shown(width=390)
    assert walk.scene.small
    walk.go(at)
    large = [spot for spot in walk.scene.spots() if spot.of == ("The Loop", 1)]
    assert large


def test_a_place_that_is_clicked_is_shown_large_until_the_next_step() -> None:
    walk = shown(width=390)
    walk.next()
    walk.clicked("North Side")
    assert ("North Side", 1) in {spot.of for spot in walk.scene.spots()}
    assert walk.said == "North Side: numbers 4; no doubler; 0 of 2 fields taken"
    assert walk.said in walk.panel().text()
    walk.next()
    assert ("The Loop", 1) in {spot.of for spot in walk.scene.spots()}
    assert SAID[1].split(". ")[0] in walk.panel().text()


def test_one_step_on_what_moved_is_seen_to_move_and_back_it_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    walk, ways = shown(), []
    monkeypatch.setattr(walk, "_move", lambda frames: ways.append(len(frames)))
    page(walk, calm=False)
    for at in (1, 2, 3, 4):
        walk.next()
        assert len(ways) == at
    walk.previous()
    walk.go(4)
    walk.go(0)
    walk.go(3)
    assert len(ways) == 5


def test_alone_a_gangster_comes_out_of_the_car(monkeypatch: pytest.MonkeyPatch) -> None:
    walk, ways = shown(district="The Loop"), []
    monkeypatch.setattr(walk, "_move", lambda frames: ways.append(len(frames)))
    page(walk, calm=False)
    walk.go(1)
    walk.next()
    assert ways == [9]


# What the author notes.


def test_notes_stand_beside_their_steps_in_the_readers_language() -> None:
    walk = shown(notes={0: {"en": "Look.", "de": "Hinsehen."}, 2: "Now field 6."})
    assert "Look." in walk.panel().text()
    walk.go(2)
    assert "Now field 6." in walk.panel().text()
    assert walk.said == f"Now field 6. {SAID[1]}"
    walk.go(0)
    walk.lang = "de"
    assert "Hinsehen." in walk.panel().text()
    assert "Look." not in walk.panel().text()
    walk.go(1)
    assert walk.note() == ""


def test_notes_can_be_asked_for_step_by_step() -> None:
    walk = shown(notes=lambda at: f"Step {at}." if at % 2 else "")
    assert walk.note() == ""
    walk.next()
    assert walk.note() == "Step 1."


# In words.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_is_said_in_every_language(lang: str) -> None:
    walk = shown(lang=lang)
    for at in range(5):
        walk.go(at)
        assert walk.said
        assert walk.said in walk.panel().text()


def test_as_text_it_tells_all_moves_with_their_clauses() -> None:
    lines = shown().text().splitlines()[-4:]
    assert lines[0] == f"1. {SAID[0]} [cargo.load]"
    assert lines[3].startswith("4. Blue unloads Blue in the Loop, to field 1. [cargo.unload] The last field is taken")


# A whole game.


def test_a_whole_game_is_walked_through_to_its_end() -> None:
    played: Game[Any, Any] = game("gangster")
    state, bot, log = GAME.new(3, 5), Bot(5), []
    while not GAME.over(state):
        action = bot.choose(played, state)
        log.append(GAME.write(action))
        state = GAME.play(state, action)
    walk = Walk(moves=log, players=3, seed=5)
    page(walk, width=390)
    for at in range(1, len(log) + 1):
        walk.next()
        assert (walk.at, bool(walk.said)) == (at, True)
    assert walk.state == state
    assert "The game is over. Most influence:" in walk.panel().text()
