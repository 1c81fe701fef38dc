"""The app's shell: the head of every page, its doors and choices, and what holds for the page as a whole."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from traitlets import Bool, Dict, Unicode

from gangster_widgets.app.address import HOME, Address
from gangster_widgets.app.room import door_of
from gangster_widgets.kernel.words import OWN_NAMES, Words
from gangster_widgets.views.page import Node, node
from gangster_widgets.widgets.pane import Pane
from gangster_widgets.widgets.view import script, style

PAGE = Path(__file__).parent / "page"
THEMES = ("auto", "light", "dark")
SIZES = {"normal": 1.0, "large": 1.25, "largest": 1.5}


@cache
def sheet() -> str:
    """The style sheet of everything an app's page holds."""
    return style() + "\n".join(path.read_text(encoding="utf-8") for path in sorted(PAGE.glob("*.css")))


class Shell(Pane):
    """Keeps the browser's address and the page in step with the app, and tells when somebody comes or goes."""

    _esm = script("pane") + (PAGE / "shell.js").read_text(encoding="utf-8")
    _css = sheet()

    address = Unicode(help="the address of the page that is shown, as it stands behind the ?").tag(sync=True)
    pushing = Bool(False, help="whether the browser's back button leads back to the page before").tag(sync=True)
    look = Dict(help="language, title, theme and size of the page, and what is said when the kernel is gone").tag(
        sync=True
    )


def head(doors: Iterable[tuple[str, str]], here: Address, say: Words, chosen: dict[str, Any], notice: str = "") -> Node:
    """The head of a page: the name that leads home, the doors, language and look; below it what has to be said now."""
    links = [
        node(
            "li",
            node(
                "a",
                label,
                href=Address(page=name, game=here.game, lang=here.lang).query(),
                do=f"go:{name}",
                aria_current=_current(here, name),
            ),
            key=name,
        )
        for name, label in doors
    ]
    home = node(
        "a",
        say.say("app-name"),
        href=Address(game=here.game, lang=here.lang).query(),
        do=f"go:{HOME}",
        class_="gw-brand",
        aria_current="page" if here.page == HOME else None,
    )
    return node(
        "section",
        node("a", say.say("app-skip"), href="#gw-here", class_="gw-skip"),
        home,
        node("nav", node("ul", *links), aria_label=say.say("app-doors")) if links else None,
        _choices(say, chosen),
        _notice(notice, say),
        role="banner",
        aria_label=say.say("app-head"),
    )


def _current(here: Address, name: str) -> str | None:
    """Whether that door leads here, or to what lies behind it."""
    return "page" if here.page == name else "true" if door_of(here.page) == name else None


def _choices(say: Words, chosen: dict[str, Any]) -> Node:
    """Language, theme and text size."""
    languages = [(one, name) for one, name in OWN_NAMES.items()]
    look = [
        _select("theme", say.say("app-theme"), [(one, say.say(f"theme-{one}")) for one in THEMES], chosen["theme"]),
        _select("size", say.say("app-size"), [(one, say.say(f"size-{one}")) for one in SIZES], chosen["size"]),
    ]
    return node(
        "div",
        _select("lang", say.say("app-language"), languages, say.language, named=False),
        node("details", node("summary", say.say("app-look")), node("div", *look), class_="gw-look", key="look"),
        class_="gw-choices",
    )


def _select(do: str, label: str, offered: list[tuple[str, str]], chosen: str, named: bool = True) -> Node:
    options = [node("option", text, value=value, selected=value == chosen) for value, text in offered]
    select = node("select", *options, do=do, value=chosen, aria_label=None if named else label)
    return node("label", label, " ", select) if named else select


def _notice(notice: str, say: Words) -> Node | None:
    if not notice:
        return None
    close = node(
        "button", "×", type="button", do="heard", class_="gw-button gw-small-button", aria_label=say.say("app-heard")
    )
    return node("p", node("span", notice), close, class_="gw-notice", role="alert", key="notice")
