"""Gangs and heists for tests, written as short as they can be."""

from pathlib import Path

import gangster_widgets.games.gangsta as package
from gangster_widgets.games.gangsta.mistakes import MISTAKES
from gangster_widgets.games.gangsta.person import Gang, Person
from gangster_widgets.games.gangsta.resource import Resource
from gangster_widgets.games.gangsta.thought import BY_THE_RULES, Thought

FOLDER = Path(package.__path__[0])
"""Where the game has its clauses and words."""


def gang(text: str) -> Gang:
    """Gangsters as `A:LB* B:LMS C:LH- D:M+I`: name and skills; a boss has a star, an engaged one a dash, a learnt skill
    a plus.
    """
    return tuple([_person(*one.split(":")) for one in text.split()])


def _person(name: str, text: str) -> Person:
    skills, _, learnt = text.strip("*-").partition("+")
    return Person(name, skills, "*" in text, learnt=learnt, engaged="-" in text)


def active(name: str, points: int = 0, **more: int) -> dict[str, Resource]:
    """Red has that resource, and it is active."""
    return {"red": Resource(name, "", points, active=True, **more)}


def thinking(id_: str) -> Thought:
    """How somebody thinks who has that wrong."""
    thought: Thought = next(one for one in MISTAKES if one.id == id_).change(BY_THE_RULES)
    return thought
