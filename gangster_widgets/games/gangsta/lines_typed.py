"""What is typed where a position is composed: a gangster in a line, skills by their letters, numbers."""

import re
from collections.abc import Sequence
from string import ascii_uppercase

from gangster_widgets.games.gangsta.component_file import MOST_SYMBOLS
from gangster_widgets.games.gangsta.person import SKILLS, Person
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.schema import NAME_PATTERN

LONGEST, LONGEST_NAME, MOST = 60, 40, 100
"""So long are a line and a name at most, and so large a number."""


def person_line(one: Person) -> str:
    """His name and his skills.

    >>> person_line(Person("Lena", "LH"))
    'Lena LH'
    """
    return f"{one.name} {one.skills}"


def read_person(text: str, had: str, names: Sequence[str]) -> tuple[str, str]:
    """Name and skills out of such a line; skills alone leave the name, or find one that none of these names is.

    >>> read_person("Lena LH", "", []), read_person("LMS", "", ["A"])
    (('Lena', 'LH'), ('B', 'LMS'))
    """
    *parts, skills = text.split()
    name = " ".join(parts) or had or next((one for one in ascii_uppercase if one not in names), "")
    if not 0 < len(skills) <= MOST_SYMBOLS or set(skills) - set(SKILLS):
        raise Unreadable("compose-line-unread", found=text)
    if len(name) > LONGEST_NAME or not re.fullmatch(NAME_PATTERN, name):
        raise Unreadable("compose-line-unread", found=text)
    return name, skills


def read_skills(text: str) -> str:
    """Skills by their letters, large or small, with or without blanks."""
    skills = "".join(text.upper().split())
    if len(skills) > MOST_SYMBOLS or set(skills) - set(SKILLS):
        raise Unreadable("skills-letters", found=text[:LONGEST_NAME], most=MOST_SYMBOLS)
    return skills


def number(text: str) -> int:
    """A whole number, 0 where nothing is typed."""
    if not text:
        return 0
    if not text.isdecimal() or int(text) > MOST:
        raise Unreadable("compose-number", found=text[:LONGEST_NAME], most=MOST)
    return int(text)


def numbers(text: str) -> list[int]:
    """Several of them, with blanks between them."""
    return [number(one) for one in text.replace(",", " ").split()]
