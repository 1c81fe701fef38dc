"""The terms of a game in four languages side by side, each with the clauses that say what it means."""

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from gangster_widgets.kernel.rulebook import Clause, rulebook
from gangster_widgets.kernel.words import LANGUAGES, words

ENDING = r"\w{0,3}"
"""What a word may have more where it stands in a sentence; a longer one would be another word."""


class Headword(NamedTuple):
    """A term: what it is called by language, all of `LANGUAGES`, and the clauses where its meaning stands."""

    said: Mapping[str, str]
    clauses: tuple[str, ...]

    def form(self, lang: str) -> re.Pattern[str]:
        """What the term looks like in a text of that language: each of its words as it is or with an ending."""
        parts = (re.escape(word) + ENDING for word in self.said[lang].split())
        return re.compile(r"\b" + r"\s+".join(parts) + r"\b", re.IGNORECASE)

    def named_in(self, clause: Clause, lang: str) -> bool:
        """Whether title or sentence of that clause name the term."""
        return bool(self.form(lang).search(f"{clause.title[lang]}\n{clause.sentence[lang]}"))

    def place(self, lang: str) -> str:
        """By what it stands among the others of that language: letters with accents like those without."""
        letters = unicodedata.normalize("NFKD", self.said[lang].casefold())
        return "".join(letter for letter in letters if not unicodedata.combining(letter))


@cache
def glossary(folder: Path) -> tuple[Headword, ...]:
    """The terms of the game in that folder, as its `glossary.yaml` has them; none where there is no such file.

    Like the clauses they are the package's own: what is wrong with them is raised as an error of the package.
    """
    file = folder / "glossary.yaml"
    if not file.is_file():
        return ()
    found = tuple(
        Headword(_said(entry, folder), tuple(entry["clauses"]))
        for entry in yaml.load(file.read_text(encoding="utf-8"), yaml.CSafeLoader)
    )
    for term in found:
        for id_ in term.clauses:
            missing = [lang for lang in LANGUAGES if not term.named_in(rulebook(folder)[id_], lang)]
            if missing:
                raise ValueError(f"clause {id_} does not name {term.said[missing[0]]!r}")
    return found


def columns(lang: str) -> tuple[str, ...]:
    """The languages side by side, that one first."""
    return (lang, *(one for one in LANGUAGES if one != lang))


def by_letters(folder: Path, lang: str) -> tuple[Headword, ...]:
    """The terms of the game in that folder, in the order of the letters of that language."""
    return tuple(sorted(glossary(folder), key=lambda term: term.place(lang)))


def _said(entry: Mapping[str, Any], folder: Path) -> dict[str, str]:
    """The four words of an entry; what has a name among the messages is called by it."""
    if "name" in entry:
        return {lang: words(lang, folder / "words").say(f"name-{entry['name']}") for lang in LANGUAGES}
    return {lang: entry[lang] for lang in LANGUAGES}
