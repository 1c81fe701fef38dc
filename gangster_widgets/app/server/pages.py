"""The few pages that the server itself writes, in the visitor's language: no token, full, not found, gone wrong."""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from jinja2 import Environment, FileSystemLoader, Template, select_autoescape

from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.views.theme import DARK, FALLBACK, LIGHT

FOLDER = Path(__file__).parent


class Notice(NamedTuple):
    """One such page: its messages begin with `server-page-<name>`; it reloads itself after some seconds, or never."""

    name: str
    reload: int = 0


TOKEN, WRONG_TOKEN = Notice("token"), Notice("wrong-token")
FULL = Notice("full", reload=30)
MISSING, REFUSED, FAULT = Notice("missing"), Notice("refused"), Notice("fault")


def notice(status: int) -> Notice:
    """The page for a status that nothing more is known about."""
    if status == 404:
        return MISSING
    return REFUSED if status < 500 else FAULT


def language(asked: str, accepted: str) -> str:
    """The language that is asked for in the address, else the one that the browser prefers among those there are."""
    if asked in LANGUAGES:
        return asked
    known = [(weight, code) for code, weight in _preferences(accepted) if code in LANGUAGES and weight > 0]
    return max(known, key=lambda one: one[0])[1] if known else LANGUAGES[0]


def _preferences(accepted: str) -> Iterable[tuple[str, float]]:
    """Each language of an `Accept-Language` header with its weight; what cannot be read weighs nothing."""
    for part in accepted.split(","):
        tag, _, weight = part.partition(";q=")
        try:
            yield tag.strip().lower().partition("-")[0], float(weight or 1)
        except ValueError:
            yield tag, 0.0


def page(which: Notice, lang: str, asked: Iterable[tuple[str, str]] = ()) -> str:
    """The page in that language; `asked` is what its address asked for, which the form for the token keeps."""
    said = words(lang)
    facts: Mapping[str, Any] = {
        "lang": lang,
        "title": said.say(f"server-page-{which.name}-title"),
        "text": said.say(f"server-page-{which.name}"),
        "reload": which.reload,
        "form": which in (TOKEN, WRONG_TOKEN),
        "wrong": which == WRONG_TOKEN,
        "asked": list(asked),
        "say": said.say,
        "light": LIGHT,
        "dark": DARK,
        "serif": FALLBACK,
    }
    return _template().render(facts)


@cache
def _template() -> Template:
    return Environment(loader=FileSystemLoader(FOLDER), autoescape=select_autoescape()).get_template("notice.html")
