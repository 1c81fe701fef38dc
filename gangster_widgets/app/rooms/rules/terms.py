"""The terms in four languages side by side, each with the clauses that say what it means."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gangster_widgets.app.rooms.rules.ways import above, printing, to
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.glossary import Headword, by_letters, columns
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.words import OWN_NAMES
from gangster_widgets.views.page import Node, node

if TYPE_CHECKING:
    from gangster_widgets.app.rooms.rules.room import Rules


def terms(room: "Rules") -> Node:
    """The table, and what prints it."""
    say, lang = room.visit.words, room.visit.lang
    heads = [node("th", OWN_NAMES[one], lang=one, scope="col", role="columnheader") for one in columns(lang)]
    heads.append(node("th", say.say("rules-rule"), scope="col", role="columnheader"))
    rows = [_row(room, term) for term in by_letters(game(room.visit.here.game).folder, lang)]
    table = node(
        "table",
        node("thead", node("tr", *heads, role="row"), role="rowgroup"),
        node("tbody", *rows, role="rowgroup"),
        role="table",
        aria_label=say.say("rules-terms", game=room.visit.played),
    )
    sheet = node(
        "article",
        node("h2", say.say("rules-terms", game=room.visit.played)),
        table,
        class_="gw-paper gw-terms",
        key="sheet",
    )
    return node("section", above(room, printing(room)), sheet, aria_label=room.title())


def _row(room: "Rules", term: Headword) -> Node:
    """A term: the reader's own word heads its row. Roles are told, for a phone shows the table as a list."""
    first, *others = columns(room.visit.lang)
    head = node("th", term.said[first], scope="row", role="rowheader")
    cells = [node("td", *_said(term, lang), role="cell", lang=lang) for lang in others]
    return node("tr", head, *cells, node("td", *_clauses(room, term), role="cell"), role="row")


def _said(term: Headword, lang: str) -> tuple[Node | str, ...]:
    """The word; where there are no columns, its language before it."""
    return node("span", f"{lang} ", class_="gw-terms-lang", aria_hidden="true"), term.said[lang]


def _clauses(room: "Rules", term: Headword) -> Iterator[Node | str]:
    clauses = rulebook(game(room.visit.here.game).folder)
    for nth, id_ in enumerate(term.clauses):
        yield from (" · ",) if nth else ()
        yield to(room, clauses[id_].title[room.visit.lang], about=id_)
