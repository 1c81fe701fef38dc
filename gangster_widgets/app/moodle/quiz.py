"""The file for Moodle's question bank: a category, then a question for each puzzle, with its picture in it."""

from base64 import b64encode
from collections.abc import Iterable, Sequence
from xml.etree import ElementTree as Xml

from gangster_widgets.app.moodle.forms import Choices, Embedded, Form, Typed, form
from gangster_widgets.app.moodle.html import html, listed, plain, within
from gangster_widgets.app.moodle.shares import against, shares
from gangster_widgets.app.paper.seen import drawn, in_words
from gangster_widgets.app.paper.way import Step, rules, way
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.puzzle import Puzzle, in_language
from gangster_widgets.views.scene import Scene
from gangster_widgets.views.svg import png
from gangster_widgets.widgets.puzzle.said import question

SCALE = 1.5
"""How many pixels a picture has to each of the drawing's."""
TYPES = {Embedded: "cloze", Choices: "multichoice", Typed: "shortanswer"}
PENALTY = "0.3333333"
LONGEST_NAME = 250


def quiz(puzzles: Sequence[Puzzle], category: str, lang: str) -> str:
    """The whole file, in that language. The numbers before the names keep the order."""
    root = Xml.Element("quiz")
    head = Xml.SubElement(root, "question", type="category")
    _text(Xml.SubElement(head, "category"), f"$course$/top/{category.replace('/', '//')}")
    for number, puzzle in enumerate(puzzles, start=1):
        _question(root, puzzle, number, puzzle.words(lang))
    Xml.indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{Xml.tostring(root, encoding="unicode")}\n'


def _question(root: Xml.Element, puzzle: Puzzle, number: int, say: Words) -> None:
    """A question: what all have in common, then what its form needs, then its tags."""
    seen = drawn(puzzle, say)
    asked = form(puzzle, say, seen)
    one = Xml.SubElement(root, "question", type=TYPES[type(asked)])
    _text(Xml.SubElement(one, "name"), f"{number:02} {puzzle.named(say.language)}"[:LONGEST_NAME])
    _asked(one, puzzle, asked, seen, say)
    _html(one, "generalfeedback", _explained(puzzle, say))
    if not isinstance(asked, Embedded):
        _value(one, "defaultgrade", "1")
    _value(one, "penalty", PENALTY)
    _value(one, "hidden", "0")
    _value(one, "idnumber", puzzle.id)
    if isinstance(asked, Choices):
        _choices(one, asked, say)
    elif isinstance(asked, Typed):
        _typed(one, asked)
    tags = Xml.SubElement(one, "tags")
    for tag in (say.say(f"kind-{puzzle.kind}"), *rules(puzzle, say)[: len(puzzle.rules)]):
        _text(Xml.SubElement(tags, "tag"), tag)


def _asked(one: Xml.Element, puzzle: Puzzle, asked: Form, seen: Scene, say: Words) -> None:
    """Story, picture and question; the answers where they stand within the text. The picture's file comes after."""
    name = f"{puzzle.id}.png"
    width, height = round(seen.width), round(seen.height)
    picture = (
        f'<img src="@@PLUGINFILE@@/{name}" alt="{html(in_words(puzzle, seen, say))}" width="{width}" height="{height}" '
        'class="img-fluid">'
    )
    shape = puzzle.asks.shape(puzzle.state, puzzle.ask)
    written = [
        within("<br>".join(map(html, in_language(puzzle.story, say.language).splitlines()))),
        within(picture),
        *(within(html(line)) for line in game(puzzle.game).otherwise(puzzle.state, say)),
        within(within(html(question(puzzle, shape, say)), "strong")),
        asked.body if isinstance(asked, Embedded) else "",
        within(html(say.say(f"how-{puzzle.kind}"))) if isinstance(asked, Typed) else "",
    ]
    text = _html(one, "questiontext", "".join(written))
    file = Xml.SubElement(text, "file", name=name, path="/", encoding="base64")
    file.text = b64encode(png(seen, "light", SCALE)).decode()


def _explained(puzzle: Puzzle, say: Words) -> str:
    """The right answer, the way to it, and the rules that it rests on."""
    right = puzzle.expected(say)
    clauses = say.say("paper-rules", rules=" · ".join(rules(puzzle, say)))
    return within(within(html(right), "strong")) + _steps([way(puzzle, say)]) + within(html(clauses))


def _steps(steps: Iterable[Step]) -> str:
    return listed(html(" ".join((step.text, *step.because))) + _steps(step.steps) for step in steps)


def _choices(one: Xml.Element, asked: Choices, say: Words) -> None:
    """How one chooses, what is said of the whole, and every choice with what it counts."""
    _value(one, "single", str(asked.single).lower())
    _value(one, "shuffleanswers", "false")
    _value(one, "answernumbering", "none")
    _value(one, "showstandardinstruction", "1")
    for name, said in (
        ("correct", "verdict-right"),
        ("partiallycorrect", "moodle-partly"),
        ("incorrect", "verdict-wrong"),
    ):
        _html(one, f"{name}feedback", within(html(say.say(said))))
    right = sum(choice.right for choice in asked.choices)
    counts = iter(shares(right)) if not asked.single else iter(["100"] * right)
    wrong = "0" if asked.single else against(right)
    for choice in asked.choices:
        answer = _html(one, "answer", choice.text, fraction=next(counts) if choice.right else wrong)
        _html(answer, "feedback", choice.said)


def _typed(one: Xml.Element, asked: Typed) -> None:
    """Whatever is right as it is typed, in capitals or not; a star would stand for anything."""
    _value(one, "usecase", "0")
    for text in asked.answers:
        answer = Xml.SubElement(one, "answer", fraction="100", format="moodle_auto_format")
        _text(answer, text.replace("*", "\\*"))
        _html(answer, "feedback", "")


def _html(above: Xml.Element, tag: str, inside: str, **attributes: str) -> Xml.Element:
    one = Xml.SubElement(above, tag, {**attributes, "format": "html"})
    _text(one, inside)
    return one


def _text(above: Xml.Element, text: str) -> None:
    _value(above, "text", text)


def _value(above: Xml.Element, tag: str, value: str) -> None:
    Xml.SubElement(above, tag).text = plain(value)
