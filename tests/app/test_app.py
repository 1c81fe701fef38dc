"""The app without a browser: who comes, where one is led, and what is there again."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gangster_widgets.app.room import doors, rooms
from gangster_widgets.app.setting import Setting
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.bank import composed

from .pages import Page


@pytest.fixture
def shared(tmp_path: Path) -> Setting:
    """A server for several learners."""
    return Setting(data=str(tmp_path), shared=True)


def test_a_newcomer_is_led_from_home_to_a_first_puzzle_and_on(alone: Setting) -> None:
    page = Page(alone)
    assert page.query == "?"
    page.use("first")
    assert page.query == "?page=solve&puzzle=first-count"
    assert page.app._shell.pushing
    page.solve()
    assert page.puzzle.verdict == "right"
    page.press("onward")
    assert page.puzzle.puzzle.id != "first-count"
    assert f"puzzle={page.puzzle.puzzle.id}" in page.query


def test_the_next_puzzle_is_a_page_of_its_own_for_the_back_button(alone: Setting) -> None:
    page = Page(alone, "?page=solve&puzzle=first-count")
    told: list[tuple[bool, str]] = []
    shell = page.app._shell
    shell.observe(lambda change: told.append((shell.pushing, change["new"])), "address")
    page.press("onward")
    assert told == [(True, page.query)]
    assert "puzzle=" in page.query


def test_who_comes_again_is_led_on(alone: Setting) -> None:
    page = Page(alone, "?page=solve&puzzle=north-side")
    page.solve(right=False)
    home = Page(alone)
    assert "first" not in home.controls()
    assert "The North Side" in home.words()
    home.use("on")
    assert home.query == "?page=solve&puzzle=north-side"
    assert home.puzzle.verdict == "wrong"


def test_every_room_is_reached_by_its_address_in_every_language(alone: Setting) -> None:
    for name in rooms():
        for lang in LANGUAGES:
            page = Page(alone, f"?page={name}&lang={lang}")
            assert page.app._shell.look["lang"] == lang
            assert len([node for node in page.nodes() if node.tag == "h1"]) == 1
            assert not re.search(r"\w+-\w+-\w+ ?=|\{ ?\$", page.words())


def test_doors_stand_for_rooms_that_are_there(alone: Setting) -> None:
    assert "solve" in doors()
    lead = {do for do in Page(alone).controls() if do.startswith("go:")}
    assert lead == {"go:home", "go:data", "go:count", "go:rules", *(f"go:{name}" for name in doors())}


def test_the_language_is_that_of_the_address_then_what_was_chosen_then_the_browsers(alone: Setting) -> None:
    assert Page(alone, languages=["xx", "fr-CH", "de"]).app._shell.look["lang"] == "fr"
    assert Page(alone, languages=["xx"]).app._shell.look["lang"] == "en"
    page = Page(alone, languages=["fr"])
    page.use("lang", "nl")
    assert page.query == "?lang=nl"
    assert Page(alone, languages=["fr"]).app._shell.look["lang"] == "nl"
    assert Page(alone, "?lang=de", languages=["fr"]).app._shell.look["lang"] == "de"
    assert Page(alone, languages=["fr"]).app._shell.look["lang"] == "nl"


def test_another_language_in_the_middle_of_a_puzzle_loses_nothing(alone: Setting) -> None:
    page = Page(alone, "?page=solve&puzzle=north-side")
    one = page.puzzle
    page.press("answer:yellow", "5")
    page.press("hint")
    page.use("lang", "de")
    assert page.puzzle is one
    assert (one.lang, one.answer, one.rung) == ("de", {"yellow": 5}, 1)
    assert page.query == "?page=solve&puzzle=north-side&lang=de"
    assert not page.app._shell.pushing


def test_colours_and_size_hold_everywhere_and_come_again(alone: Setting) -> None:
    page = Page(alone, "?page=solve&puzzle=north-side")
    page.use("theme", "dark")
    page.use("size", "largest")
    assert page.app._shell.dark
    assert page.puzzle.theme == "dark"
    assert all(pane.dark for pane in page.panes())
    again = Page(alone)
    assert again.app._shell.look["dark"]
    assert again.app._shell.look["size"] == 1.5


def test_the_system_turning_dark_turns_the_page_unless_it_was_chosen(alone: Setting) -> None:
    page = Page(alone)
    page.tell(kind="dark", dark=True)
    assert page.app._shell.dark
    page.use("theme", "light")
    assert not page.app._shell.dark


def test_back_and_forward_lead_where_the_browser_says(alone: Setting) -> None:
    page = Page(alone)
    page.use("go:solve")
    there = page.query
    page.tell(kind="went", address="")
    assert page.query == "?"
    page.tell(kind="went", address=there)
    assert page.query == there
    assert not page.app._shell.pushing


@pytest.mark.parametrize("name", ["compose", "sheet", "solve", "show", "play"])
def test_back_from_one_game_to_another_in_the_same_room_shows_that_games_page(name: str, alone: Setting) -> None:
    page = Page(alone, f"?page={name}&game=the_boss")
    page.tell(kind="went", address=f"page={name}")
    fresh = Page(alone, f"?page={name}")
    assert {do for do in page.controls() if do.startswith(("kind", "level"))} == {
        do for do in fresh.controls() if do.startswith(("kind", "level"))
    }
    assert page.app._room is not None
    assert page.app._room.about == "gangster"
    assert page.words() == fresh.words()


def test_a_page_that_is_none_is_said_and_home_is_shown(alone: Setting) -> None:
    page = Page(alone, "?page=treasury&game=chess")
    assert "“treasury”" in page.words()
    assert page.query == "?"
    page.use("heard")
    assert "“treasury”" not in page.words()


def test_a_game_without_questions_is_neither_offered_nor_opened(
    alone: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    for asked in (("gangster",), ("gangster", "the_boss")):
        monkeypatch.setattr("gangster_widgets.app.rooms.home.room.asking", lambda asked=asked: asked)
        monkeypatch.setattr("gangster_widgets.app.main.asking", lambda asked=asked: asked)
        assert ("the_boss" in Page(alone, "?page=rules&game=the_boss").query) == ("the_boss" in asked)
        assert ("The Boss" in Page(alone, "?").words()) == ("the_boss" in asked)


def test_a_puzzle_that_is_none_is_said_with_a_way_on(alone: Setting) -> None:
    page = Page(alone, "?page=solve&puzzle=nothing-like-it")
    assert "“nothing-like-it”" in page.words()
    page.use("any")
    assert page.puzzle


def test_a_reload_in_the_middle_finds_everything(alone: Setting) -> None:
    page = Page(alone, "?page=solve&puzzle=north-side")
    page.press("answer:yellow", "5")
    page.press("answer:grey", "ten")
    page.press("hint")
    again = Page(alone, page.query)
    assert again.puzzle.draft == page.puzzle.draft
    assert again.puzzle.rung == 1


def test_another_one_like_it_has_an_address_and_comes_again(alone: Setting) -> None:
    page = Page(alone, "?page=solve&puzzle=north-side")
    page.solve(right=False)
    page.press("another")
    assert "variant=1" in page.query
    other = Page(Setting(data=alone.data + "-elsewhere"), page.query)  # type: ignore[operator]
    assert other.puzzle.puzzle.state == page.puzzle.puzzle.state


def test_answers_are_kept_with_all_that_is_known_of_them(alone: Setting) -> None:
    page = Page(alone, "?page=solve&puzzle=north-side")
    page.press("hint")
    page.puzzle.answer = {"yellow": 5, "grey": 4, "brown": 2, "blue": 5}
    page.press("check")
    page.solve()
    first, second = page.app._visit.learner.answers()
    assert (first.verdict, first.rung, first.attempt, first.ideas) == ("wrong", 1, 1, ("doubler-forgotten",))
    assert first.blamed
    assert (second.verdict, second.attempt, second.sitting) == ("right", 2, first.sitting)


def test_two_pages_at_once_see_each_others_answers(alone: Setting) -> None:
    one, other = Page(alone, "?page=solve&puzzle=north-side"), Page(alone, "?page=solve&puzzle=tie-of-two")
    one.solve()
    other.solve()
    assert {answer.puzzle for answer in one.app._visit.learner.answers()} == {"north-side", "tie-of-two"}


def test_what_cannot_be_kept_is_said_and_the_verdict_is_shown(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    page = Page(Setting(data=str(tmp_path / "file" / "folder")), "?page=solve&puzzle=north-side")
    page.solve()
    assert page.puzzle.verdict == "right"
    assert [node for node in page.nodes() if dict(node.attributes).get("role") == "alert"]


# Who.


def test_each_learner_of_a_shared_server_gets_a_secret_and_sees_only_what_is_his(shared: Setting) -> None:
    one, other = Page(shared, "?page=solve&puzzle=north-side"), Page(shared)
    assert one.kept
    assert other.kept
    assert one.kept != other.kept
    one.solve()
    assert not other.app._visit.learner.answers()
    assert len(Page(shared, me=one.kept).app._visit.learner.answers()) == 1


def test_a_private_link_makes_a_fresh_browser_its_learner(shared: Setting) -> None:
    one = Page(shared, "?page=solve&puzzle=north-side")
    one.solve()
    elsewhere = Page(shared, link=one.kept)
    assert elsewhere.kept == one.kept
    assert len(elsewhere.app._visit.learner.answers()) == 1


def test_a_private_link_of_another_one_asks_before_it_takes_over(shared: Setting) -> None:
    one, other = Page(shared, "?page=solve&puzzle=north-side"), Page(shared, "?page=solve&puzzle=tie-of-two")
    one.solve()
    other.solve()
    asked = Page(shared, me=other.kept, link=one.kept)
    assert asked.kept == other.kept
    asked.use("mine")
    assert "other" not in asked.controls()
    asked = Page(shared, me=other.kept, link=one.kept)
    asked.use("other")
    assert asked.kept == one.kept
    assert [answer.puzzle for answer in asked.app._visit.learner.answers()] == ["north-side"]


@pytest.mark.parametrize("secret", ["", "short", "../../etc/passwd", "x" * 65, "a' OR 1=1 --aaaaaaaaaaaaaaaaa"])
def test_a_secret_that_is_none_gets_a_new_one(shared: Setting, secret: str) -> None:
    page = Page(shared, me=secret)
    assert page.kept != secret
    assert re.fullmatch(r"[\w-]{40,64}", page.kept or "")


def test_alone_nobody_has_a_secret(alone: Setting) -> None:
    page = Page(alone, link="s" * 43)
    assert page.kept is None
    assert not [message for message in page.sent if message["kind"] == "keep"]


def test_no_address_and_no_link_to_a_puzzle_names_the_learner(shared: Setting) -> None:
    page = Page(shared, "?page=solve&puzzle=north-side")
    page.solve()
    assert page.kept
    assert page.kept not in page.query
    links = [dict(node.attributes).get("copy") for node in page.nodes()]
    assert "http://here/?page=solve&puzzle=north-side&lang=en" in links
    assert page.kept not in page.words() + str(links)


# What a page may not do.

junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20), lambda inner: st.lists(inner, max_size=3)
)
messages = st.dictionaries(
    st.sampled_from(["kind", "do", "value", "address", "name", "size", "at", "last", "me", "link", "origin", "dark"]),
    junk | st.sampled_from(["opened", "went", "do", "part", "dark", "go:solve", "lang", "file"]),
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(messages)
def test_no_message_brings_a_page_down(alone: Setting, message: dict[str, Any]) -> None:
    page = PAGE.setdefault(str(alone.data), None) or Page(alone)
    PAGE[str(alone.data)] = page
    for pane in page.panes():
        pane._told(message, [b"x"])
    assert page.query.startswith("?")


PAGE: dict[str, Any] = {}


def test_a_control_that_is_not_there_does_nothing(alone: Setting) -> None:
    page = Page(alone)
    before = page.query
    for do in ("go:treasury", "stop", "drop:x", "yes", "lang"):
        page.tell(kind="do", do=do, value="zz")
    assert page.query == before
    assert page.app._shell.look["lang"] == "en"


def test_every_puzzle_opens_by_its_address(alone: Setting) -> None:
    page = Page(alone)
    for puzzle in composed():
        page.tell(kind="went", address=f"?page=solve&puzzle={puzzle.id}")
        assert page.puzzle.puzzle.id == puzzle.id


def test_a_page_that_is_opened_again_on_the_same_kernel_begins_where_its_address_says(alone: Setting) -> None:
    page = Page(alone, "?page=solve&puzzle=north-side")
    page.press("answer:yellow", "5")
    page.tell(kind="opened", address="?page=solve&puzzle=north-side", origin="http://here/", languages=["de"])
    assert page.puzzle.answer == {"yellow": 5}
    assert page.app._shell.look["lang"] == "de"


def test_a_puzzle_goes_by_its_title_too_in_any_language_and_case(alone: Setting) -> None:
    page = Page(alone, "?page=solve&lang=nl")
    for name in ("the north side", "NORTH-SIDE", "Die North Side"):
        page.use("id", name)
        assert page.puzzle.puzzle.id == "north-side"
    page.use("id", "x" * 5000)
    assert len(page.query) < 200


def test_an_address_names_the_same_puzzle_for_everybody(alone: Setting) -> None:
    page = Page(alone, "?page=solve&puzzle=north-side")
    page.press("answer:yellow", "5")
    page.press("another")
    page.press("answer:yellow", "7")
    here = page.query
    first = Page(alone, "?page=solve&puzzle=north-side")
    assert (first.puzzle.number, first.puzzle.answer) == (0, {"yellow": 5})
    other = Page(alone, here)
    assert (other.puzzle.number, other.puzzle.answer) == (1, {"yellow": 7})


def test_a_puzzle_that_was_solved_and_comes_again_is_empty(alone: Setting) -> None:
    page = Page(alone, "?page=solve&about=two persons")
    shown: set[str] = set()
    while page.puzzle.puzzle.id not in shown:
        assert page.puzzle.verdict == ""
        shown.add(page.puzzle.puzzle.id)
        page.solve()
        again = Page(alone, page.query)
        assert again.puzzle.verdict == "right"
        page.press("onward")
    assert page.puzzle.verdict == ""


@pytest.mark.parametrize(
    "kept",
    [3, [], {}, {"variant": "x"}, {"sitting": [], "attempt": "many"}, {"sitting": "s", "attempt": 1, "variant": [1]},
     {"sitting": "s", "attempt": 1, "rung": "all", "draft": {"yellow": [1]}, "checked": 1, "like": 7}],
)  # fmt: skip
def test_what_a_strangers_file_says_of_a_puzzle_brings_no_page_down(alone: Setting, kept: Any) -> None:
    Page(alone).app._visit.learner.keep("puzzle:0::north-side", kept)
    page = Page(alone, "?page=solve&puzzle=north-side")
    assert page.puzzle.puzzle.id == "north-side"
    page.solve()
    assert len(page.app._visit.learner.answers()) == 1
