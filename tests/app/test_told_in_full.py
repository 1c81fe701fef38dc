"""Whatever one needs for a puzzle is told, in the reader's language: on the page, on paper, in Moodle."""

import pytest

from gangster_widgets.app.exercise import packed, titled, unpacked
from gangster_widgets.app.moodle.quiz import quiz
from gangster_widgets.app.paper.seen import drawn, in_words
from gangster_widgets.app.rooms.sheet.paper import made
from gangster_widgets.app.setting import Setting
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.bank import composed, puzzle
from gangster_widgets.puzzles.called import Saying, written
from gangster_widgets.puzzles.loader import read_puzzle
from gangster_widgets.widgets.puzzle.panel import panel

from .pages import Page

RING = {
    "en": ("Bumper: changes places", "Cicero with three: may be driven through"),
    "de": ("Stoßstange: tauscht die Plätze", "Cicero zu dritt: darf durchfahren werden"),
}
"""The house rules of the western ring."""
UNTITLED = """
id: nameless
game: gangster
kind: points
ask: {district: North Side}
position:
  casino: 5
  districts:
    North Side: {tablet: {places: [5, 4, 2, "?"], rows: 4, columns: 4}, gangsters: "YYYG NN", doubled: true}
"""


@pytest.mark.parametrize("lang", RING)
def test_house_rules_stand_beside_the_question_wherever_it_is_asked(lang: str) -> None:
    ring = puzzle("ring-through-cicero")
    say = ring.words(lang)
    page = Page(Setting(), f"?page=solve&puzzle={ring.id}&lang={lang}")
    shown = panel(page.puzzle)[0].text()
    paper = " ".join(node.text() for node in made(ring, say).asked)
    for rule in RING[lang]:
        assert rule in shown
        assert rule in paper
        assert rule in in_words(ring, drawn(ring, say), say)
        assert rule in quiz([ring], "x", lang)
    assert "bumper: swap" not in in_words(ring, drawn(ring, say), say)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_cannot_see_the_picture_on_paper_or_in_moodle_hears_every_field_and_no_notation(lang: str) -> None:
    one = puzzle("north-side")
    say = one.words(lang)
    told = in_words(one, drawn(one, say), say)
    assert say.say("seen-casino", casino=5) in told
    for field, who in ((1, "E"), (9, "G")):
        assert say.say("look-field-taken", field=field, gang=who) in told
    assert "@4x4" not in told
    assert "EBNY" not in told


def test_a_table_that_plays_by_the_rulebook_has_no_house_rules() -> None:
    plain = puzzle("north-side")
    assert "otherwise" not in " ".join(node.text() for node in made(plain, plain.words("en")).asked)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_tell_actions_in_a_sentence_and_never_as_they_are_written(lang: str) -> None:
    for one in (found for found in composed() if found.kind in ("best", "legal")):
        saying = Saying(one, one.words(lang))
        told = [saying(why) for why in one.solved.why.walk()]
        actions = written(one.asks.shape(one.state, one.ask), one)
        assert actions
        assert not [(line, action) for line in told for action in actions if f" {action} " in f" {line} "]


def test_composing_tells_the_actions_of_its_reasons_in_the_readers_language(tmp_path: object) -> None:
    page = Page(Setting(data=str(tmp_path)), "?page=compose&puzzle=twelve-hats&lang=de")
    words = " ".join(node.text() for node in page.nodes())
    assert "Nach „Gelb lädt aus: Blau“" in words
    assert "yellow unloads" not in words.partition("read_puzzle")[0]


@pytest.mark.parametrize(("lang", "title"), [("en", "Points of a reckoning"), ("de", "Punkte einer Abrechnung")])
def test_an_exercise_without_a_title_is_called_what_it_asks_for(lang: str, title: str) -> None:
    sent = packed(read_puzzle(UNTITLED))
    assert titled(unpacked(sent)).named(lang) == title
    page = Page(Setting(), f"?page=solve&exercise={sent}&lang={lang}")
    assert page.puzzle.puzzle.named(lang) == title
    page.puzzle.another()
    assert page.puzzle.puzzle.named(lang) == title
    assert title in Page(Setting(), f"?page=show&exercise={sent}&lang={lang}").words()


def test_a_title_that_somebody_gave_stays(tmp_path: object) -> None:
    given = read_puzzle(UNTITLED + "title: {en: Mine}\n")
    assert titled(given).named("en") == "Mine"
