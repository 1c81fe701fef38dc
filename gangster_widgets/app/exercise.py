"""An exercise: a whole puzzle in so few letters that an address can hold it, and out of them again.

What comes out of an address is a stranger's. It is bounded before anything is made of it, and read as a file would be.
"""

import base64
import hashlib
import json
import re
import unicodedata
import zlib
from typing import Any

from gangster_widgets.app.address import Address
from gangster_widgets.app.practice.filters import kind_said
from gangster_widgets.kernel.document import documents_in
from gangster_widgets.kernel.files import Data, Faulty
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles import lines
from gangster_widgets.puzzles.loader import read
from gangster_widgets.puzzles.puzzle import Puzzle

VERSION = "a"
"""The first letter says how the others are to be read."""
LONGEST = 7_900
"""So many letters an address may have behind its path."""
MOST_BYTES = 100_000
"""What an exercise may come to when it is unpacked; the longest that fits an address honestly has a tenth of it."""
LONGEST_SLUG, LETTERS_OF_CONTENT = 40, 10

_LETTERS = re.compile(r"[A-Za-z0-9_-]+")
_ASIDE = re.compile(r"\s+|[^A-Za-z0-9_-]+\Z")
"""What comes between the letters, or behind them, when a link is written into a sentence or a line is broken."""
_NOT_PLAIN = re.compile("[\x7f-\xa0\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]")


def plain(puzzle: Puzzle) -> dict[str, Any]:
    """The puzzle as plain data, without its id and without a claim: what it is, whoever calls it what."""
    about = lines.plain(puzzle)
    found = {
        "game": puzzle.game,
        "kind": puzzle.kind,
        "rules": list(puzzle.rules),
        "level": puzzle.level,
        "title": _by_language(puzzle.title),
        "story": _by_language(puzzle.story),
        "ask": about.get("ask", {}),
        "position": about["position"],
    }
    return {name: part for name, part in found.items() if part or name == "position"}


def _by_language(texts: Any) -> dict[str, str]:
    return {lang: texts[lang] for lang in LANGUAGES if texts.get(lang)}


def identity(data: dict[str, Any]) -> str:
    """The id of an exercise: what it is called, and letters made of its content. The same content has the same id."""
    title = next(iter(data.get("title", {}).values()), "")
    letters = unicodedata.normalize("NFKD", title.replace("ß", "ss")).encode("ascii", "ignore").decode().lower()
    slug = "-".join(re.findall("[a-z0-9]+", letters))[:LONGEST_SLUG].strip("-") or data["kind"]
    return f"{slug}-{hashlib.sha256(_written(data).encode()).hexdigest()[:LETTERS_OF_CONTENT]}"


def _written(data: dict[str, Any]) -> str:
    """Plain data as JSON that is YAML too, always in the same way."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return _NOT_PLAIN.sub(_escaped, text)


def _escaped(found: re.Match[str]) -> str:
    """A letter that YAML does not take as it is; half a letter, which is none, as a question mark."""
    return "?" if "\ud800" <= found[0] <= "\udfff" else f"\\u{ord(found[0]):04x}"


def packed(puzzle: Puzzle) -> str:
    """The puzzle in letters that an address can hold."""
    return VERSION + base64.urlsafe_b64encode(zlib.compress(_written(plain(puzzle)).encode(), 9)).decode().rstrip("=")


def address_of(puzzle: Puzzle, page: str = "solve", lang: str = "") -> Address | None:
    """The address of a page with that exercise; None where an address cannot be so long."""
    found = Address(page=page, game=puzzle.game, exercise=packed(puzzle), lang=lang)
    return found if len(found.query()) <= LONGEST else None


def titled(puzzle: Puzzle) -> Puzzle:
    """The puzzle with a title to be shown; where nobody gave it one, that is what it asks for."""
    if puzzle.title:
        return puzzle
    asked = {lang: kind_said(puzzle.game, puzzle.kind, lang) for lang in LANGUAGES}
    return puzzle.with_title({lang: said[:1].upper() + said[1:] for lang, said in asked.items()})


def unpacked(letters: str) -> Puzzle:
    """The puzzle that these letters hold, under the id of its content, whatever they say themselves.

    `Unreadable` says that they hold none, `Faulty` has everything that is wrong with the one they hold.
    """
    letters = _ASIDE.sub("", letters)
    if letters[:1].isalpha() and letters[:1] != VERSION:
        raise Unreadable("exercise-newer")
    found = list(documents_in(_text(letters[1:]), "exercise", 1))
    if len(found) != 1 or not isinstance(found[0].data, dict):
        raise Unreadable("exercise-damaged")
    if found[0].faults:
        raise Faulty(found[0].faults)
    named = identity(plain(_read(found[0].data, "exercise")))
    return _read(found[0].data, named)


def _read(data: dict[Any, Any], named: str) -> Puzzle:
    puzzle, faults = read(Data(named, data | {"id": named}))
    if puzzle is None:
        raise Faulty(faults)
    return puzzle


def _text(letters: str) -> str:
    """What was packed, as a text; never more than there may be."""
    if len(letters) > LONGEST or not _LETTERS.fullmatch(letters):
        raise Unreadable("exercise-damaged")
    unpacking = zlib.decompressobj()
    try:
        whole = unpacking.decompress(base64.b64decode(letters + "=" * (-len(letters) % 4), b"-_", True), MOST_BYTES)
        text = whole.decode()
    except (ValueError, zlib.error):
        raise Unreadable("exercise-damaged") from None
    if not unpacking.eof or unpacking.unused_data:
        raise Unreadable("exercise-large" if unpacking.unconsumed_tail else "exercise-damaged")
    return text
