"""The scrubber: steps, asking first, the wrong way beside the right one, links, and what is refused."""

from collections import Counter
from re import escape
from typing import Any

import pytest
from traitlets import TraitError

from gangster_widgets import Reckoning, Tablet
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.why import Piece
from gangster_widgets.views.scene import Text
from gangster_widgets.widgets.reckoning.widget import ReckoningWidget

from .hands import controls, heard, page, told

NORTH = "5 4 2 ? @4x4 x2 : EBNY GYNY G..."
TWO = {
    "players": 3,
    "casino": 4,
    "districts": {
        "North Side": {"tablet": {"places": [3, 1], "rows": 2, "columns": 3}, "gangsters": "YGY"},
        "The Loop": {"tablet": {"places": ["?"], "rows": 2, "columns": 2}, "gangsters": "NG.G"},
    },
}


@pytest.fixture
def book() -> ReckoningWidget:
    found = Reckoning(NORTH, casino=5)
    page(found, width=1366)
    return found


def ledger(book: ReckoningWidget, kind: str = "ledger") -> list[str]:
    """The lines of a ledger as they are read out."""
    return [spot.label for spot in book.scene.spots() if isinstance(spot.of, Piece) and spot.of.kind == kind]


def key(book: ReckoningWidget, name: str) -> None:
    told(book, kind="key", key=name)


def test_a_demonstration_of_a_tie_takes_three_lines() -> None:
    lesson = Reckoning("5 4 2 ? @4x4 x2 : EBNY GYNY G...", casino=5, at="tie", beside="tie-lower-rank")
    assert "the highest rank decides" in lesson.told()
    assert "Tie: the lower rank first" in lesson.panel().text()


def test_arrows_buttons_and_slider_move_picture_sentence_and_clause_together(book: ReckoningWidget) -> None:
    key(book, "ArrowRight")
    assert (book.at, book.step) == (1, "number/Y")
    assert "Yellow has 3 gangsters here." in book.panel().text()
    assert ledger(book)[0] == "Yellow: gangsters 3"
    told(book, kind="do", do="next", value=None)
    assert ledger(book)[1] == "Grey: gangsters 2"
    told(book, kind="do", do="at", value="6")
    assert book.step == "tie/G"
    assert "Ties go to the higher rank" in book.panel().text()
    assert book.said == book.told()
    key(book, "ArrowLeft")
    assert book.at == 5


def test_the_ends_stop_and_their_buttons_say_so(book: ReckoningWidget) -> None:
    assert "previous" not in controls(book)
    key(book, "ArrowLeft")
    assert book.at == 0
    key(book, "End")
    assert book.at == len(book.beats) - 1
    assert "next" not in controls(book)
    key(book, "PageDown")
    assert book.at == len(book.beats) - 1
    key(book, "Home")
    assert book.at == 0


def test_the_marks_are_those_of_the_step(book: ReckoningWidget) -> None:
    book.go("tie")
    edges = {shape.of for shape in book.scene.shapes if shape.plane == 10 and shape.colour in ("red", "brass")}
    assert edges == {("Tablet", 9), ("Tablet", 7)}
    book.go("number/N")
    edges = {shape.of for shape in book.scene.shapes if shape.plane == 10 and shape.colour == "brass"}
    assert edges == {("Tablet", 3), ("Tablet", 7)}


def test_asking_first_hides_each_answer_until_it_is_wanted(book: ReckoningWidget) -> None:
    told(book, kind="do", do="asking", value=None)
    assert not book.revealed
    book.go("number/Y")
    assert book.told() == "How many gangsters does Yellow have in Tablet?"
    assert "Yellow has 3" not in str(book.panel().data())
    assert ledger(book)[0] == "Yellow: nothing told yet"
    key(book, "ArrowRight")
    assert (book.at, book.revealed) == (1, True)
    assert ledger(book)[0] == "Yellow: gangsters 3"
    key(book, "ArrowRight")
    assert (book.at, book.revealed) == (2, False)
    key(book, "ArrowLeft")
    assert (book.at, book.revealed) == (1, True)
    key(book, "ArrowLeft")
    assert (book.at, book.revealed) == (1, False)
    told(book, kind="do", do="asking", value=None)
    assert book.revealed


def test_only_the_kinds_of_steps_that_are_named_are_asked(book: ReckoningWidget) -> None:
    book.ask_at = ("order", "points")
    book.asking = True
    assert (book.now.phase, book.revealed) == ("district", True)
    assert "previous" not in controls(book)
    asked = []
    for _ in range(2 * len(book.beats)):
        if not book.revealed:
            asked.append(book.now.phase)
        book.next()
    assert asked == ["order", *["points"] * 5]
    book.go("tie")
    assert book.revealed
    book.go("order")
    assert not book.revealed
    book.previous()
    assert (book.now.phase, book.revealed) == ("tie", True)


def test_while_asking_nothing_that_comes_later_is_on_the_page(book: ReckoningWidget) -> None:
    book.asking = True
    book.go("points/Y")
    assert "10 points" not in str(book._frame.panel) + str(book._frame.grid)


def test_the_wrong_way_stands_beside_at_the_same_step_and_differences_have_an_edge(book: ReckoningWidget) -> None:
    book.beside = "tie-lower-rank"
    book.go("points/G")
    assert "Brown" in " ".join(book.words.why(why) for why in book.others_now())
    assert [line.split(":")[0] for line in ledger(book, "other")] == ["Yellow", "Brown", "Grey", "Green", "Blue"]
    book.go(len(book.beats) - 1)
    dashed = [shape for shape in book.scene.shapes if shape.plane == 10 and getattr(shape, "dash", ())]
    assert {shape.of for shape in dashed} == {Piece("other", gang) for gang in "GNBE"}
    told(book, kind="do", do="beside", value="")
    assert ledger(book, "other") == []


def test_only_wrong_ways_that_come_out_otherwise_here_are_offered(book: ReckoningWidget) -> None:
    ids = {way.id for way in book.ways()}
    assert {"tie-lower-rank", "doubler-forgotten", "winner-takes-all"} <= ids
    assert "doubler-forgotten" not in {way.id for way in Reckoning("3 1 @2x3 : YYG").ways()}
    assert "gap-never" not in ids


def test_where_both_ways_part_can_be_gone_to_and_is_said(book: ReckoningWidget) -> None:
    book.beside = "tie-lower-rank"
    assert "Here both ways part." not in book.panel().text()
    told(book, kind="do", do="parting", value=None)
    assert book.step == "tie/G"
    assert "Here both ways part." in book.panel().text()
    book.beside = ""
    assert book.parting() is None


def test_the_list_of_steps_shows_where_one_is(book: ReckoningWidget) -> None:
    for nth, beat in enumerate(book.beats):
        book.go(nth)
        chosen = [node.text() for node in book.panel().walk() if ("selected", True) in node.attributes]
        assert book.words.say(f"phase-{beat.phase}") in chosen


def test_a_link_leads_to_its_step_and_an_unknown_one_says_so(book: ReckoningWidget) -> None:
    book.casino, book.beside = 3, "tie-shared"
    assert ("link", "district;tie-shared;casino=3") in [pair for one in book.panel().walk() for pair in one.attributes]
    told(book, kind="link", to="points/B;asking;tie-lower-rank;casino=2")
    assert (book.step, book.asking, book.beside, book.casino) == ("points/B", True, "tie-lower-rank", 2)
    told(book, kind="link", to="points/B;nonsense;casino=x")
    assert (book.step, book.asking, book.beside, book.casino) == ("points/B", False, "", 2)
    told(book, kind="link", to="Nowhere/tie")
    assert "“Nowhere/tie” is no step of this reckoning" in book.said
    assert book.step == "points/B"


def test_a_whole_board_goes_district_by_district_to_the_influence() -> None:
    book = Reckoning(TWO, lang="en")
    page(book, width=1366)
    book.clicked("The Loop")
    assert book.step == "The Loop/district"
    assert "The Loop" in [node.text() for node in book.panel().walk() if node.tag == "option"]
    book.go("influence/Y")
    assert "Yellow: 3 more, now 3 influence." in book.panel().text()
    totals = [spot.label for spot in book.scene.spots() if getattr(spot.of, "kind", "") == "total"]
    assert totals == ["Yellow: 0 + 3 = 3", "Grey: 0 + 5", "Brown: 0 + 0"]
    assert Reckoning(TWO, district="The Loop").beats[-1].phase == "points"


def test_a_click_on_a_line_of_the_ledger_leads_to_the_points_of_that_gang(book: ReckoningWidget) -> None:
    book.clicked(Piece("ledger", "N"))
    assert book.step == "points/N"
    before = book.at
    book.clicked(("Tablet", 3))
    assert book.at == before


def test_a_tablet_that_is_shown_is_followed() -> None:
    tablet = Tablet("3 1 @2x3 : YYG", name="The Loop")
    book = Reckoning(tablet, at="order")
    assert "Yellow and Grey" in book.told()
    tablet.line = "3 1 @2x3 : YGG"
    assert book.at == 3
    book.go("order")
    assert "Grey and Yellow" in book.told()


def test_the_casino_card_can_be_changed_and_the_step_stays(book: ReckoningWidget) -> None:
    book.go("points/B")
    assert "gets 10 points" in book.told()
    told(book, kind="do", do="casino", value="2")
    assert "gets 4 points" in book.told()


def test_a_puzzle_is_told_as_far_as_it_asks() -> None:
    assert {beat.place for beat in Reckoning("north-side").beats} == {"North Side"}


def test_who_may_join_a_heist_is_told_from_those_who_take_part_on() -> None:
    shown = Reckoning("ask-the-neighbours", asking=True, beside="engaged-may-join")
    page(shown, width=1366)
    assert shown.told() == "Lena takes part. Needed: mercenary, sniper and brawler. Which skills does that use?"
    assert ledger(shown) == []
    shown.go("may")
    shown.next()
    assert shown.points == {"red": 2}
    assert ledger(shown)[0] == "1. Lena: mercenary; still missing: sniper and brawler"
    assert ledger(shown)[-2:] == ["Sven: is engaged", "May join: 2"]
    assert ledger(shown, "other")[-2:] == ["Sven: may join: sniper", "May join: 3"]
    parting = shown.parting()
    assert parting is not None
    assert shown.beats[parting].id == "already/Sven"


@pytest.mark.parametrize("lang", ["en", "de", "nl", "fr"])
@pytest.mark.parametrize("width", [320, 820, 1366])
def test_of_who_may_join_every_step_is_within_the_picture(width: int, lang: str) -> None:
    shown = Reckoning("ask-the-neighbours", lang=lang, beside="engaged-may-join", at="may")
    page(shown, width=width)
    assert all(spot.x >= 0 and spot.x + spot.w <= shown.scene.width for spot in shown.scene.spots())
    assert shown.text().count("gangsta.") == len(shown.beats) == 6


def test_what_can_be_observed_is_told(book: ReckoningWidget) -> None:
    found = heard(book, "at", "step", "revealed")
    book.next()
    assert sorted(found) == [("at", 1), ("step", "number/Y")]


def test_large_type_puts_the_sentence_below_and_everything_larger_as_far_as_the_window_is_high() -> None:
    book = Reckoning(NORTH, casino=5)
    page(book, width=1366, height=768)

    def side() -> float:
        return next(spot.h for spot in book.scene.spots() if spot.of == Piece("ledger", "Y"))

    had = side()
    book.large = True
    assert book.scene.width == pytest.approx(1366)
    assert side() > 1.1 * had
    assert book.scene.height <= 0.6 * 768 + 1
    assert {"gw-large"} <= set(book._dom_classes)
    assert "gw-wide" not in book._dom_classes
    book.beside = "tie-lower-rank"
    assert book.scene.height <= 0.6 * 768 + 1
    page(book, width=1920, height=1080, full=True)
    assert book.scene.height <= 0.66 * 1080 + 1
    assert "gw-full" in book._dom_classes


def test_large_type_is_there_from_the_first_step() -> None:
    assert "gw-large" in Reckoning(NORTH, casino=5, large=True)._dom_classes
    assert "gw-large" not in Reckoning(NORTH, casino=5)._dom_classes


@pytest.mark.parametrize("lang", ["en", "de", "nl", "fr"])
@pytest.mark.parametrize(("width", "height"), [(820, 1180), (1366, 768)])
def test_beside_another_way_both_ledgers_keep_their_words_in_large_type(width: int, height: int, lang: str) -> None:
    book = Reckoning(NORTH, casino=5, beside="tie-shared", large=True, lang=lang)
    page(book, width=width, height=height)
    written = Counter(shape.text for shape in book.scene.shapes if isinstance(shape, Text))
    words = [book.words.name("Y"), *(book.words.say(f"ledger-{name}") for name in ("number", "rank", "points"))]
    assert {word: written[word] for word in words} == dict.fromkeys(words, 2)


@pytest.mark.parametrize("width", [320, 390, 620, 820, 1366])
@pytest.mark.parametrize("large", [False, True])
def test_at_every_width_all_of_it_is_within_the_picture(width: int, large: bool) -> None:
    book = Reckoning(TWO, beside="winner-takes-all", large=large)
    page(book, width=width, height=700)
    for _ in book.beats:
        assert all(spot.x >= -1 and spot.x + spot.w <= book.scene.width + 1 for spot in book.scene.spots())
        book.next()


def test_the_text_has_every_step() -> None:
    text = Reckoning("3 1 @2x3 : YYG", name="north").text()
    assert "1. Tablet: 2 gangs are there." in text
    assert "gets one point." in text


def test_while_asking_the_text_that_is_saved_gives_nothing_away() -> None:
    text = Reckoning("3 1 @2x3 : YYG", asking=True, at="order").text()
    assert "4. " not in text
    assert "point" not in text.split("\n\n")[1]


@pytest.mark.parametrize(
    ("given", "more", "sentence"),
    [
        (NORTH, {}, "must say what it counts"),
        ("5 4 @2x2 : YQ", {}, "“Q” stands for no gang"),
        ("no-such-puzzle", {}, "There is no puzzle “no-such-puzzle”"),
        (TWO, {"district": "Cicero"}, "This position says nothing of Cicero"),
        (TWO, {"at": "ties"}, "“ties” is no step of this reckoning"),
        (TWO, {"at": 99}, "“99” is no step of this reckoning"),
        (TWO, {"beside": "gap-never"}, "“gap-never” is not a wrong idea about counting"),
        (TWO, {"casino": 0}, "The casino card is a whole number from 1"),
        (TWO, {"colour": "red"}, "There is no trait “colour” here"),
    ],
)
def test_what_cannot_be_told_is_refused_in_a_sentence(given: Any, more: dict[str, Any], sentence: str) -> None:
    with pytest.raises((ValueError, TraitError), match=escape(sentence)):
        Reckoning(given, **more)


def test_nothing_is_changed_by_a_refused_step(book: ReckoningWidget) -> None:
    with pytest.raises(Unreadable):
        book.go("nowhere")
    assert book.at == 0


def test_the_language_can_be_changed_before_the_class_and_the_step_stays(book: ReckoningWidget) -> None:
    book.go("tie")
    told(book, kind="do", do="lang", value="de")
    assert book.lang == "de"
    assert book.step == "tie/G"
    assert "Grau" in book.panel().text()
    assert [node.text() for node in book.panel().walk() if ("lang", "fr") in node.attributes] == ["Français"]


def test_a_step_is_drawn_once_and_the_wrong_ways_are_reckoned_once(monkeypatch: pytest.MonkeyPatch) -> None:
    one = Reckoning("north-side")
    page(one)
    drawn: list[int] = []
    monkeypatch.setattr(one, "redraw", lambda *_, **__: drawn.append(int(one.at)))
    for at in range(1, len(one.beats)):
        one.go(at)
    assert drawn == list(range(1, len(one.beats)))
    assert one.ways() is one.ways()
