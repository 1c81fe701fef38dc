"""Questions for Moodle: the file keeps the format's rules, and its answers are the engine's, in every language."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gangster_widgets.app.moodle import quiz as writing
from gangster_widgets.app.moodle.cloze import dropdown, numerical
from gangster_widgets.app.moodle.html import html
from gangster_widgets.app.moodle.quiz import quiz
from gangster_widgets.app.moodle.shares import against, shares
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.words import LANGUAGES, Words
from gangster_widgets.puzzles.answers import Names, Numbers, Order
from gangster_widgets.puzzles.answers_in_fields import Fields, Spots
from gangster_widgets.puzzles.answers_in_parts import Each, One, Parts
from gangster_widgets.puzzles.bank import composed, puzzle
from gangster_widgets.puzzles.checker import RIGHT
from gangster_widgets.puzzles.loader import load_texts
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.views.scene import Scene
from gangster_widgets.views.svg import png
from tests.puzzles.test_broken import GOOD

from . import moodle_rules as rules
from .moodle_rules import Gap, Question, words

DOT = png(Scene(2, 2, (), ""), "light", 1)


@cache
def questions(lang: str) -> dict[str, Question]:
    """The whole bank as Moodle reads it; each picture is drawn in a test of its own."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(writing, "png", lambda *_: DOT)
        found = rules.read(quiz(list(composed()), "Gangster: puzzles", lang))
    return {one.id: one for one in found}


def asked(one: Puzzle, lang: str = "en") -> Question:
    """One puzzle as Moodle reads it."""
    (found,) = rules.read(quiz([one], "Gangster", lang))
    return found


def loaded(text: str) -> Puzzle:
    (found,) = load_texts({"file.yaml": text})
    return found


# What Moodle would take for an answer, as the engine reads it.


def in_numbers(gaps: list[str], shape: Any) -> Any:
    numbers = [int(gap) for gap in gaps]
    if isinstance(shape, Fields):
        return numbers[: numbers.index(0)] if 0 in numbers else numbers
    return dict(zip(shape.names, numbers, strict=True))


def in_order(gaps: list[str], shape: Any, say: Words) -> list[str]:
    named = {shape.called(name, say): name for name in shape.names}
    return [named[gap] for gap in gaps if gap in named]


def meant(gap: str, shape: Any, say: Words) -> Any:
    """One number, one name or some names, as that part is said."""
    if isinstance(shape, One):
        possible = [*([None] if shape.null else []), *(shape.names or range(40))]
    else:
        possible = [list(some) for number in range(3) for some in combinations(shape.names, number)]
    (found,) = [each for each in possible if shape.told(shape.read(each), say) == gap]
    return found


def in_parts(gaps: list[str], shape: Any, say: Words) -> Any:
    if isinstance(shape, One):
        return meant(gaps[0], shape, say)
    if isinstance(shape, Each):
        of = sum(not part.idle for part in shape.of.shapes)
        return {name: in_parts(gaps[nth * of :][:of], shape.of, say) for nth, name in enumerate(shape.names)}
    there = [(name, part) for name, part in zip(shape.names, shape.shapes, strict=True) if not part.idle]
    return {name: meant(gap, part, say) for (name, part), gap in zip(there, gaps, strict=True)}


def from_gaps(gaps: list[str], one: Puzzle, say: Words) -> Any:
    shape = one.asks.shape(one.state, one.ask)
    if isinstance(shape, One | Parts | Each):
        return in_parts(gaps, shape, say)
    return in_numbers(gaps, shape) if isinstance(shape, Numbers | Fields) else in_order(gaps, shape, say)


def from_choices(texts: list[str], one: Puzzle, say: Words) -> Any:
    """Names, or spots as the question calls them; what says that there is none adds nothing."""
    shape = one.asks.shape(one.state, one.ask)
    if isinstance(shape, Names):
        named = {shape.called(name, say): name for name in shape.names}
        return [named[text] for text in texts if text in named]
    assert isinstance(shape, Spots)
    found = [text.rsplit(":", 1)[0].split(", ") for text in texts if ", " in text]
    return [[place, int("".join(filter(str.isdigit, field)))] for place, field in found]


def rights(question: Question, one: Puzzle, say: Words) -> Iterator[Any]:
    """Every answer that Moodle would call right."""
    if question.gaps:
        yield from_gaps([gap.right for gap in question.gaps], one, say)
    elif question.single:
        yield from (written(each.text, one, say) for each in question.answers if each.fraction == 100)
    else:
        yield from_choices([each.text for each in question.answers if each.fraction > 0], one, say)


def wrongs(question: Question, one: Puzzle, say: Words) -> Iterator[Any]:
    """Answers that Moodle would not call right: one thing otherwise than it has to be."""
    right = [gap.right for gap in question.gaps]
    for nth, gap in enumerate(question.gaps):
        for each in gap.wrong:
            yield from_gaps([*right[:nth], each.text, *right[nth + 1 :]], one, say)
    if question.single:
        yield from (written(each.text, one, say) for each in question.answers if each.fraction == 0)
    elif question.answers:
        good = [each.text for each in question.answers if each.fraction > 0]
        bad = [each.text for each in question.answers if each.fraction < 0]
        given_ = [from_choices(good, one, say), *(from_choices([*good, each], one, say) for each in bad)]
        yield from (each for each in given_[1:] if sorted(each) != sorted(given_[0]))
        yield from (from_choices([each for each in good if each != left_out], one, say) for left_out in good[1:])


def written(text: str, one: Puzzle, say: Words) -> Any:
    """The action that is called so, or the answer whose only part is an order that is."""
    shape: Any = one.asks.shape(one.state, one.ask)
    if isinstance(shape, Parts):
        named = {shape.shapes[0].called(name, say): name for name in shape.shapes[0].names}
        return {
            shape.names[0]: [] if text == say.say(shape.shapes[0].none) else [named[each] for each in text.split(" → ")]
        }
    actions = [game(one.game).write(action) for action in shape.choices()]
    (found,) = [action for action in actions if shape.called(action, say) == text]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_puzzle_of_the_bank_becomes_a_question_that_keeps_all_rules(lang: str) -> None:
    found = questions(lang)
    assert set(found) == {one.id for one in composed()}
    assert {one.kind for one in found.values()} == {"cloze", "multichoice"}
    for one in composed():
        question = found[one.id]
        assert question.name.partition(" ")[2] == one.named(lang)
        (picture,) = rules.Words(question.text).pictures
        assert picture["alt"]
        assert picture["src"] == f"@@PLUGINFILE@@/{one.id}.png"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_moodle_calls_right_is_right_for_the_engine_and_everything_else_is_not(lang: str) -> None:
    tried = 0
    for one in composed():
        question, say = questions(lang)[one.id], one.words(lang)
        given_ = list(rights(question, one, say))
        assert given_
        assert all(one.check(each).verdict == RIGHT for each in given_), one.id
        for each in wrongs(question, one, say):
            assert one.check(each).verdict != RIGHT, (one.id, each)
            tried += 1
    assert tried > 400


def test_the_pictures_are_drawn_and_belong_to_their_questions() -> None:
    text = quiz([puzzle("north-side"), puzzle("trunk-for-two")], "Gangster", "en")
    assert len(rules.read(text)) == 2
    assert text.count('encoding="base64">iVBOR') == 2


def test_the_engines_answer_is_said_in_the_general_feedback_with_its_reasons_and_rules() -> None:
    said = words(asked(puzzle("north-side")).feedback)
    assert "Yellow 10, Grey 8, Brown 4, Blue 10" in said
    assert "Yellow takes the first place on the North Side and gets 10 points." in said
    assert "Rules: Numbers from left to right" in said


def gap_of(question: Question, nth: int) -> Gap:
    return question.gaps[nth]


def test_a_wrong_number_is_met_by_the_idea_that_leads_to_it() -> None:
    yellow = gap_of(asked(puzzle("north-side")), 0)
    said = {each.text: words(each.feedback) for each in yellow.wrong}
    assert "The doubler forgotten" in said["5"]
    assert "A doubler doubles the numbers" in said["5"]
    assert set(said) == {"5", "8"}


def test_a_gang_at_a_wrong_place_is_met_by_the_ideas_that_put_it_there() -> None:
    first = gap_of(asked(puzzle("tie-of-two"), "de"), 0)
    assert first.right == "Grau"
    said = {each.text: words(each.feedback) for each in first.wrong}
    assert "Gleichstand: niedrigerer Rang vorn" in said["Gelb"]
    assert said["Braun"] == ""
    assert list(said)[-1] == "niemand"


def test_where_nobody_can_be_set_down_the_answer_is_0() -> None:
    question = asked(puzzle("one-more-guest"))
    assert {gap.right for gap in question.gaps} == {"0"}


def test_where_nothing_belongs_to_the_answer_none_at_all_is_right() -> None:
    question = asked(puzzle("gun-at-gold-coast"))
    assert [each.text for each in question.answers if each.fraction > 0] == ["none at all"]
    assert {each.fraction for each in question.answers if each.fraction < 0} == {-100}


def test_a_wrong_choice_says_why_it_is_wrong_and_which_idea_leads_there() -> None:
    question = asked(puzzle("trunk-for-two"))
    shielded = next(each for each in question.answers if each.text == "Chinatown, field 1: Blue")
    assert "no other boss may load the gangster of Blue from field 1" in words(shielded.feedback)
    assert "Bodyguard" in words(shielded.feedback)


def test_a_place_is_told_by_the_way_that_ends_there_and_by_none_that_passes_it() -> None:
    question = asked(puzzle("three-steps-from-gold-coast"))
    for each in question.answers:
        told = words(each.feedback)
        assert (f"→ {each.text}." in told) == (each.fraction > 0)
        assert told.count("steps lead to") == (each.fraction > 0)


def test_a_worse_action_says_what_lead_it_leads_to() -> None:
    question = asked(puzzle("twelve-hats"))
    assert question.single
    wrong = [words(each.feedback) for each in question.answers if each.fraction == 0]
    assert all("lead of" in said or "the lead stays" in said for said in wrong)


# Texts that mean something to Moodle.

HOSTILE = '{1:SHORTANSWER:=x} @@PLUGINFILE@@/x.png ]]> </text><b>"~#}\\ $$x$$ =%50%'


def test_a_strangers_story_is_text_whatever_it_says() -> None:
    text = GOOD.replace("kind: order", "title: {en: 'A & B }~#'}\nstory: {en: '" + HOSTILE + "'}\nkind: order")
    question = asked(loaded(text))
    assert HOSTILE in words(question.text)
    assert question.name == "01 A & B }~#"
    assert len(question.gaps) == 4


def test_a_story_keeps_its_lines() -> None:
    text = quiz([loaded(GOOD.replace("kind: order", 'story: {en: "One.\\nTwo."}\nkind: order'))], "Gangster", "en")
    assert "One.&lt;br&gt;Two." in text


@given(st.lists(st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs", "Co", "Cn", "Zs", "Zl", "Zp")),
                        min_size=1), min_size=2, max_size=4, unique=True))  # fmt: skip
def test_whatever_can_be_chosen_is_read_again_as_it_was_written(offered: list[str]) -> None:
    said = f"<p>{html(offered[1])}</p>"
    around, (gap,) = rules.embedded(f"<p>{html(offered[0])} {dropdown(offered, 0, {1: said})}</p>")
    assert words(around) == f"{offered[0]} "
    assert [each.text for each in gap.alternatives] == offered
    assert words(gap.wrong[0].feedback) == offered[1]


def test_a_number_is_never_its_own_wrong_answer() -> None:
    _, (gap,) = rules.embedded(numerical(0, {0: "<p>never</p>", 5: "<p>five</p>", -3: ""}))
    assert gap.right == "0"
    assert [each.text for each in gap.wrong] == ["5", "-3"]


def test_control_characters_never_come_into_the_file() -> None:
    assert html("a\x00b\x0bc\ufffed") == "a\ufffdb\ufffdc\ufffdd"


def test_a_slash_in_the_category_makes_no_second_one() -> None:
    assert "$course$/top/7a // 7b</text>" in quiz([], "7a / 7b", "en")


# What a choice counts.


@pytest.mark.parametrize("right", range(1, 21))
def test_right_choices_share_a_hundred_percent_in_grades_that_moodle_has(right: int) -> None:
    found = [float(each) for each in shares(right)]
    assert len(found) == right
    assert sum(found) == pytest.approx(100, abs=0.001)
    assert all(each in rules.GRADES for each in found)
    assert -float(against(right)) in rules.GRADES


@pytest.mark.parametrize("right", [0, 21])
def test_no_or_too_many_right_choices_cannot_share(right: int) -> None:
    with pytest.raises(ValueError, match="cannot share"):
        shares(right)


def test_a_question_with_more_right_choices_than_moodle_can_count_is_typed() -> None:
    many = loaded("""\
id: full-house
game: gangster
kind: load
ask: {car: yellow}
position:
  districts:
    Cicero: {tablet: {places: [5, 3], rows: 5, columns: 5}, gangsters: YGYGY YGYGY YGYGY YGYGY YGYGY}
  cars:
    yellow: {at: Cicero, aboard: 0, trunk: []}
""")
    question = asked(many)
    assert question.kind == "shortanswer"
    assert many.check(many.reads_text(question.answers[0].text)).verdict == RIGHT


def test_orders_and_names_are_told_apart_though_one_is_made_from_the_other() -> None:
    shapes = {one.id: type(one.asks.shape(one.state, one.ask)) for one in composed()}
    for id_, shape in shapes.items():
        kind = questions("en")[id_].kind
        if issubclass(shape, Names | Spots):
            assert kind == "multichoice"
        elif issubclass(shape, Order | Numbers | Fields):
            assert kind == "cloze"
