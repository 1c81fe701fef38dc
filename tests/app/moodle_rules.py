"""The rules of Moodle's XML format, written from what its importer and exporter do, and a reader of such files.

Nothing here knows the package: what is read here is what Moodle would read.
"""

import re
from base64 import b64decode
from dataclasses import dataclass, field
from html import unescape
from html.parser import HTMLParser
from io import BytesIO
from xml.etree import ElementTree as Xml

from PIL import Image

HEAD = ["name", "questiontext", "generalfeedback"]
COMMON = ["penalty", "hidden", "idnumber"]
CHOOSING = ["single", "shuffleanswers", "answernumbering", "showstandardinstruction"]
FEEDBACK = ["correctfeedback", "partiallycorrectfeedback", "incorrectfeedback"]
ORDER = {
    "cloze": [*HEAD, *COMMON, "tags"],
    "multichoice": [*HEAD, "defaultgrade", *COMMON, *CHOOSING, *FEEDBACK, "answer", "tags"],
    "shortanswer": [*HEAD, "defaultgrade", *COMMON, "usecase", "answer", "tags"],
}
"""Which elements a question of each type has, in the order in which Moodle writes them; only answers come often."""
NUMBERINGS = {"none", "abc", "ABCD", "123", "iii", "IIII"}
FORMATS = {"html", "moodle_auto_format", "plain_text", "markdown"}
GRADES = [
    100, 90, 83.33333, 80, 75, 70, 66.66667, 60, 50, 40, 33.33333, 30, 25, 20, 16.66667, 14.28571, 12.5, 11.11111,
    10, 5, 0,
]  # fmt: skip
"""What an answer may count; each but 0 may be negative as well. Others are refused."""
TAGS = {"p", "strong", "ul", "ol", "li", "img"}
KINDS = {"NUMERICAL", "MULTICHOICE", "SHORTANSWER"}
NUMBER = re.compile(r"-?\d+(\.\d+)?(:\d+(\.\d+)?)?")
BEGIN = re.compile(r"\{(\d*):([A-Z_]+):")
PLACEHOLDER = "@@PLUGINFILE@@/"


@dataclass
class Alternative:
    """Something that can be answered, what it counts, and what is said then."""

    fraction: float
    text: str
    feedback: str


@dataclass
class Gap:
    """An answer within a text."""

    kind: str
    alternatives: list[Alternative]

    @property
    def right(self) -> str:
        """The one right answer."""
        (found,) = [one.text for one in self.alternatives if one.fraction == 100]
        return found

    @property
    def wrong(self) -> list[Alternative]:
        """All others."""
        return [one for one in self.alternatives if one.fraction < 100]


@dataclass
class Question:
    """A question as Moodle would have it."""

    kind: str
    id: str
    name: str
    text: str
    feedback: str
    single: bool = False
    gaps: list[Gap] = field(default_factory=list)
    answers: list[Alternative] = field(default_factory=list)


class Words(HTMLParser):
    """The words of a piece of HTML, and its pictures. Unknown or unclosed elements are faults."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.said: list[str] = []
        self.pictures: list[dict[str, str | None]] = []
        self.feed(text)
        self.close()
        assert not self.open, f"not closed: {self.open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in TAGS, tag
        if tag == "img":
            self.pictures.append(dict(attrs))
        else:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, tag

    def handle_data(self, data: str) -> None:
        self.said.append(data)


def words(text: str) -> str:
    """The words of a piece of HTML."""
    return "".join(Words(text).said)


def read(file: str) -> list[Question]:
    """The questions of a file that keeps all rules; an `AssertionError` says which one it breaks."""
    assert file.startswith('<?xml version="1.0" encoding="UTF-8"?>\n<quiz>')
    root = Xml.fromstring(file.encode("utf-8"))
    assert root.tag == "quiz"
    assert {child.tag for child in root} == {"question"}
    category, *questions = root
    assert category.attrib == {"type": "category"}
    assert value(category, "category/text").startswith("$course$/top/")
    return [question(one) for one in questions]


def value(one: Xml.Element, path: str) -> str:
    """The text of the one element there."""
    (found,) = one.findall(path)
    assert not len(found), f"{path} holds elements"
    return found.text or ""


def question(one: Xml.Element) -> Question:
    """A question, with everything in its place."""
    kind = one.attrib["type"]
    assert set(one.attrib) == {"type"}
    tags = [child.tag for child in one]
    assert list(dict.fromkeys(tags)) == ORDER[kind], tags
    assert [tag for tag in tags if tag != "answer"] == [tag for tag in ORDER[kind] if tag != "answer"]
    for child in one.iter():
        if child.find("text") is not None and child.tag not in ("name", "tag"):
            formatted(child)
    assert 0 <= float(value(one, "penalty")) <= 1
    assert value(one, "hidden") == "0"
    name = value(one, "name/text")
    assert 0 < len(name) <= 255
    text = value(one, "questiontext/text")
    found = Question(kind, value(one, "idnumber"), name, text, value(one, "generalfeedback/text"))
    if kind == "cloze":
        found.text, found.gaps = embedded(text)
    else:
        assert float(value(one, "defaultgrade")) > 0
        found.answers = [answer(each) for each in one.findall("answer")]
        (choosing if kind == "multichoice" else typing)(one, found)
    assert words(found.text)
    assert words(found.feedback)
    return found


def formatted(one: Xml.Element) -> None:
    """A text with its format and its files: every file is shown, and every one that is shown is there."""
    assert one.attrib.get("format") in FORMATS, one.tag
    text = value(one, "text")
    shown = set(re.findall(PLACEHOLDER + r"([^\"]+)", text))
    files = {file.attrib["name"]: file for file in one.findall("file")}
    assert shown == set(files), (shown, set(files))
    for file in files.values():
        assert set(file.attrib) == {"name", "path", "encoding"}
        assert (file.attrib["path"], file.attrib["encoding"]) == ("/", "base64")
        data = b64decode(file.text or "", validate=True)
        picture = Image.open(BytesIO(data))
        assert picture.format == "PNG"
        picture.verify()


def answer(one: Xml.Element) -> Alternative:
    """An answer and what it counts, one of Moodle's own grades."""
    fraction = float(one.attrib["fraction"])
    assert any(abs(abs(fraction) - grade) < 0.001 for grade in GRADES), fraction
    assert [child.tag for child in one] == ["text", "feedback"]
    return Alternative(fraction, value(one, "text"), value(one, "feedback/text"))


def choosing(one: Xml.Element, found: Question) -> None:
    """Choices: what is right shares a hundred percent, or each has all of it where only one can be chosen."""
    assert value(one, "single") in ("true", "false")
    assert value(one, "shuffleanswers") in ("true", "false")
    assert value(one, "answernumbering") in NUMBERINGS
    assert value(one, "showstandardinstruction") in ("0", "1")
    found.single = value(one, "single") == "true"
    fractions = [each.fraction for each in found.answers]
    assert len(fractions) >= 2
    assert len({each.text for each in found.answers}) == len(fractions)
    if found.single:
        assert max(fractions) == 100
        assert set(fractions) <= {100, 0}
    else:
        assert round(sum(each for each in fractions if each > 0) / 100, 2) == 1
        assert all(fractions)
    for each in found.answers:
        each.text = words(each.text)


def typing(one: Xml.Element, found: Question) -> None:
    """A line to be typed: at least one answer has all of it, and a star stands for itself."""
    assert value(one, "usecase") in ("0", "1")
    assert max(each.fraction for each in found.answers) == 100
    for each in found.answers:
        assert not re.search(r"(?<!\\)\*", each.text)
        each.text = each.text.replace("\\*", "*")


def embedded(text: str) -> tuple[str, list[Gap]]:
    """A text with answers in it: the text around them, and each of them."""
    around, gaps, at = "", [], 0
    while begin := BEGIN.search(text, at):
        around += text[at : begin.start()]
        assert int(begin[1] or 1) > 0
        assert begin[2] in KINDS, begin[2]
        inside, at = until_closed(text, begin.end())
        gaps.append(gap(begin[2], inside))
    around += text[at:]
    assert gaps
    assert "{" not in around
    assert "}" not in around
    return around, gaps


def until_closed(text: str, at: int) -> tuple[str, int]:
    """What stands up to the brace that closes, one that no backslash makes harmless."""
    for place in range(at, len(text)):
        if text[place] == "}" and text[place - 1] != "\\":
            return text[at:place], place + 1
    raise AssertionError("an embedded answer is not closed")


def gap(kind: str, inside: str) -> Gap:
    """The alternatives of an embedded answer. A number sign of an entity begins no feedback."""
    found = []
    for part in re.split(r"(?<!\\)~", inside):
        fraction, rest = 0.0, part
        if part.startswith("="):
            fraction, rest = 100.0, part[1:]
        elif counted := re.match(r"%(-?\d+(?:\.\d+)?)%", part):
            fraction, rest = float(counted[1]), part[counted.end() :]
        text, _, feedback = re.sub(r"(?<!&)(?<!&amp;)(?<!\\)#", "\0", rest, count=1).partition("\0")
        assert text.strip(), inside
        said = unescape(feedback)
        words(said)
        found.append(Alternative(fraction, plain(kind, text), said))
    assert any(one.fraction == 100 for one in found), inside
    assert len({one.text for one in found}) == len(found), inside
    assert kind != "MULTICHOICE" or len(found) > 1
    return Gap(kind, found)


def plain(kind: str, text: str) -> str:
    """What is answered: a number, or words, which are HTML once their entities are read."""
    if kind == "NUMERICAL":
        assert NUMBER.fullmatch(text), text
        return text
    return words(unescape(text))
