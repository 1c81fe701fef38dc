"""Texts of a question as HTML, in which nothing that Moodle reads as its own signs is left standing."""

import re
from collections.abc import Iterable

SIGNS = re.compile(r"""[&<>"{}#~\\/=%@$]""")
"""Signs that mean something in HTML, in embedded answers, in Moodle's links to files or in its formulas."""
NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What must not stand in an XML file, however it is written."""


def plain(text: str) -> str:
    """The text without signs that no XML file can hold."""
    return NOT_IN_XML.sub("\ufffd", text)


def html(text: str) -> str:
    """The text as HTML. Signs that mean something are written by their numbers."""
    return SIGNS.sub(lambda sign: f"&#{ord(sign[0])};", plain(text))


def within(inside: str, tag: str = "p") -> str:
    """HTML in an element; nothing where there is nothing."""
    return f"<{tag}>{inside}</{tag}>" if inside else ""


def listed(items: Iterable[str]) -> str:
    """A list of HTML items; nothing where there are none."""
    return within("".join(within(item, "li") for item in items), "ul")
