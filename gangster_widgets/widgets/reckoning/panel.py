"""The panel of the scrubber: the sentence or the question, its clause, the wrong way beside it, the way through."""

from typing import TYPE_CHECKING

from gangster_widgets.kernel.beat import Beat
from gangster_widgets.kernel.words import OWN_NAMES, Words
from gangster_widgets.views.page import Node, button, node
from gangster_widgets.widgets.sentences import clause, says

if TYPE_CHECKING:
    from gangster_widgets.widgets.reckoning.widget import ReckoningWidget

CASINO = range(1, 7)


def panel(book: "ReckoningWidget") -> Node:
    """All of it. What is said stands first and keeps its place."""
    say = book.words
    settings: tuple[Node | None, ...] = (_class(book, say), _beside(book, say), _casino(book, say))
    if book.full:
        folded = node("summary", say.say("reckoning-class"))
        settings = (node("details", folded, *settings, class_="gw-clause", key="settings"),)
    return node(
        "section", _heading(book, say), _way(book, say), _told(book, say), _other(book, say), *settings,
        None if book.large or book.full else book.legend(),
        aria_label=say.say("reckoning-panel"),
    )  # fmt: skip


def _heading(book: "ReckoningWidget", say: Words) -> Node:
    """Where the step is, and what kind of step it is."""
    parts = [book.now.place, say.say(f"phase-{book.now.phase}")]
    return node("h2", " · ".join(part for part in parts if part), key="heading")


def _told(book: "ReckoningWidget", say: Words) -> Node:
    """The question, or the sentence with its clause."""
    if not book.revealed:
        return says(node("p", book.told(), class_="gw-question"))
    return says(node("p", book.told()), clause(book.now.why.clause, say, book._game.folder))


def _other(book: "ReckoningWidget", say: Words) -> Node | None:
    """What the wrong way says at the same step."""
    if not book.beside:
        return None
    found = book.others_now() if book.revealed else []
    lines = [node("p", line) for line in dict.fromkeys(say.why(why) for why in found)]
    title, parting = node("h3", book.wrong_way()), book.parting()
    if int(book.at) == parting:
        lines += [node("p", say.say("reckoning-part-here"), class_="gw-question")] if book.revealed else []
    elif parting is not None:
        lines.append(button(say.say("reckoning-parting"), "parting", key="parting"))
    belief = node("p", say.say(f"belief-{book.beside}"), class_="gw-belief")
    return node("div", title, belief, *lines, class_="gw-says gw-no", key="other")


def _way(book: "ReckoningWidget", say: Words) -> Node:
    """Back and on, the slider, and a list of where one can go at once."""
    most, at = len(book.beats) - 1, int(book.at)
    label = say.say("reckoning-step-of", at=at + 1, most=most + 1)
    first, last = at == 0 and not (book.asks(at) and book.revealed), at == most and book.revealed
    slider = node(
        "input", type="range", min="0", max=str(most), value=str(at), do="at", aria_label=say.say("reckoning-steps"),
        aria_valuetext=label,
    )  # fmt: skip
    on = say.say("reckoning-next" if book.revealed else "reckoning-reveal")
    return node(
        "div",
        button(say.say("reckoning-previous"), "previous", disabled=first, aria_keyshortcuts="ArrowLeft"),
        button(on, "next", "gw-main", disabled=last, aria_keyshortcuts="ArrowRight"),
        node("span", label, class_="gw-label"), slider, _goto(book, say),
        _full(book, say) if book.full else None,
        class_="gw-group", role="group", aria_label=say.say("reckoning-steps"), key="way",
    )  # fmt: skip


def _goto(book: "ReckoningWidget", say: Words) -> Node:
    """The places one can go to at once: districts, or of one district the kinds of steps."""
    several = len({beat.place for beat in book.beats if beat.place}) > 1
    found: dict[str, int] = {}
    for nth, beat in enumerate(book.beats):
        found.setdefault(_named(beat, several, say), nth)
    here = str(found[_named(book.now, several, say)])
    options = [node("option", name, value=str(nth), selected=str(nth) == here) for name, nth in found.items()]
    return node("label", say.say("reckoning-goto"), " ", node("select", *options, do="go", value=here))


def _named(beat: Beat, several: bool, say: Words) -> str:
    """Under which name a step is gone to."""
    return beat.place if several and beat.place else say.say(f"phase-{beat.phase}")


def _full(book: "ReckoningWidget", say: Words) -> Node:
    """The button that fills the screen, and the way back; the page does it."""
    label = say.say("reckoning-not-full" if book.full else "reckoning-full")
    return node("button", label, type="button", class_="gw-button", full=True, key="full")


def _class(book: "ReckoningWidget", say: Words) -> Node:
    """What a teacher needs before a class."""
    return node(
        "div",
        button(say.say("reckoning-asking"), "asking", pressed=book.asking),
        button(say.say("reckoning-large"), "large", pressed=book.large),
        None if book.full else _full(book, say),
        node("button", say.say("reckoning-link"), type="button", class_="gw-button", link=book.link(),
             done=say.say("reckoning-linked"), key="link"),
        _language(book, say),
        class_="gw-group", role="group", aria_label=say.say("reckoning-class"), key="class",
    )  # fmt: skip


def _language(book: "ReckoningWidget", say: Words) -> Node:
    """The language of all words, by the names that languages have for themselves."""
    options = [
        node("option", name, value=lang, lang=lang, selected=lang == book.lang) for lang, name in OWN_NAMES.items()
    ]
    return node("label", say.say("language-choice"), " ", node("select", *options, do="lang", value=book.lang))


def _beside(book: "ReckoningWidget", say: Words) -> Node:
    """Which wrong way is shown beside the right one; those that come out otherwise here."""
    options = [node("option", say.say("reckoning-beside-nothing"), value="", selected=not book.beside)]
    ids = [mistake.id for mistake in book.ways()]
    ids += [book.beside] if book.beside and book.beside not in ids else []
    options += [node("option", say.say(f"mistake-{id_}"), value=id_, selected=id_ == book.beside) for id_ in ids]
    select = node("select", *options, do="beside", value=book.beside)
    label = node("label", say.say("reckoning-beside-it"), " ", select)
    return node("div", label, class_="gw-group", key="beside")


def _casino(book: "ReckoningWidget", say: Words) -> Node | None:
    """What "?" counts, where there is one."""
    if not book._case.asks_card:
        return None
    value = book._case.casino
    values = sorted({*CASINO, *([value] if value is not None else [])})
    options = [node("option", str(one), value=str(one), selected=one == value) for one in values]
    select = node("select", *options, do="casino", value=str(value or ""))
    return node("div", node("label", say.say("tablet-casino-card"), " ", select), class_="gw-group", key="casino")
