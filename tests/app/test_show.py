"""Showing a reckoning to a class, and the front page of Teach, without a browser."""

import pytest

from gangster_widgets.app.exercise import packed
from gangster_widgets.app.rooms.show.reckoned import reckoned
from gangster_widgets.app.setting import Setting
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.bank import composed, puzzle
from gangster_widgets.widgets.reckoning.widget import ReckoningWidget

from .pages import Page


class Class(Page):
    """A page on which a reckoning is shown."""

    @property
    def book(self) -> ReckoningWidget:
        """The scrubber."""
        (found,) = [one for one in self.app._place.children if isinstance(one, ReckoningWidget)]
        if found._scene is None:
            found._told({"kind": "page", "width": 1000, "ratio": 1, "dark": False, "calm": True})
        return found

    def press(self, do: str, value: object = None) -> None:
        """Uses a control of the scrubber, as its page tells it."""
        assert self.book
        self.book._frame._handle_custom_msg({"kind": "do", "do": do, "value": value}, [])


def test_without_a_name_an_easy_reckoning_is_shown_large_and_asked_first(alone: Setting) -> None:
    page = Class(alone, "?page=show")
    assert page.query == "?page=show&puzzle=first-count"
    assert (page.book.large, page.book.asking, page.book.revealed) == (True, True, False)


def test_the_address_names_what_is_shown_and_the_step(alone: Setting) -> None:
    page = Class(alone, "?page=show&puzzle=north-side")
    for _ in range(5):
        page.press("next")
    assert page.query == f"?page=show&puzzle=north-side&step={page.book.at}"
    again = Class(alone, page.query)
    assert again.book.at == page.book.at > 0
    assert again.book.points == {"yellow": 10, "grey": 8, "brown": 4, "blue": 10, "green": 0}


def test_the_way_of_showing_is_kept_for_the_next_time(alone: Setting) -> None:
    page = Class(alone, "?page=show&puzzle=north-side")
    page.press("asking")
    page.press("beside", "tie-shared")
    again = Class(alone, "?page=show")
    assert again.query == "?page=show&puzzle=north-side"
    assert (again.book.asking, again.book.beside, again.book.large) == (False, "tie-shared", True)


def test_only_what_has_something_to_reckon_is_offered(alone: Setting) -> None:
    page = Class(alone, "?page=show")
    _, select = page.controls()["choose"]
    offered = {dict(one.attributes).get("value") for one in select.walk() if one.tag == "option"}
    assert {one.id for one in composed() if one.game == "gangster" and reckoned(one)} == offered - {""}
    assert "north-side" in offered
    assert "cicero-closed" not in offered
    page.use("choose", "north-side")
    assert page.query == "?page=show&puzzle=north-side"


def test_every_question_of_gangsta_is_shown_step_by_step() -> None:
    kinds = {one.kind for one in composed() if one.game == "gangsta" and reckoned(one)}
    assert kinds == {"income", "war", "snitched", "count", "engage", "may-join", "mobilise", "best-heist"}


@pytest.mark.parametrize("one", [one for one in composed() if reckoned(one)], ids=lambda one: one.id)
def test_every_puzzle_that_is_offered_can_be_shown(alone: Setting, one: object) -> None:
    page = Class(alone, f"?page=show&puzzle={getattr(one, 'id', '')}")
    assert len(page.book.beats) > 1


def test_the_exercise_being_composed_is_offered_and_shown(alone: Setting) -> None:
    composing = Page(alone, "?page=compose")
    composing.use("title", "Mine")
    page = Class(alone, "?page=show")
    page.use("choose", "exercise")
    assert page.query.startswith("?page=show&exercise=")
    assert "Mine" in page.words()
    assert Class(alone, page.query).book.points["yellow"] == 10
    composing.use("show")
    assert composing.query == page.query


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("puzzle=nothing", "There is no puzzle “nothing” here."),
        ("puzzle=cicero-closed", "There is nothing to reckon in “Road signs”."),
        ("exercise=axyz", "the link was cut off"),
        ("exercise=bxyz", "another version"),
    ],
)
def test_what_cannot_be_shown_is_said_with_a_way_on(alone: Setting, query: str, said: str) -> None:
    page = Class(alone, f"?page=show&{query}")
    assert said in page.words()
    page.use("choose", "north-side")
    assert page.book.beats


def test_a_step_that_is_none_is_the_first_one(alone: Setting) -> None:
    assert Class(alone, "?page=show&puzzle=north-side&step=999").book.at == 0


def test_an_exercise_is_shown_by_its_link_in_every_language(alone: Setting) -> None:
    for lang in LANGUAGES:
        page = Class(alone, f"?page=show&exercise={packed(puzzle('north-side'))}&lang={lang}")
        assert page.book.lang == lang
        assert puzzle("north-side").title[lang] in page.words()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_of_teach_lead_to_its_rooms(alone: Setting, lang: str) -> None:
    page = Page(alone, f"?page=teach&lang={lang}")
    cards = [name for name in page.controls() if name in ("go:compose", "go:show", "go:sheet", "go:results")]
    assert len(cards) == 4
    page.use("go:compose")
    assert page.query == f"?page=compose&lang={lang}"
