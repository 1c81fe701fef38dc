"""The panel beside a tablet: whose gangster is set down, what can be done, what the casino card says, and why."""

from typing import TYPE_CHECKING

from gangster_widgets.games.gangster.table import LETTERS
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.page import Node, button, group, node
from gangster_widgets.widgets.sentences import says, sentences

if TYPE_CHECKING:
    from gangster_widgets.widgets.tablet.widget import TabletWidget

CASINO = range(1, 7)


def panel(tablet: "TabletWidget") -> Node:
    """All of it. The reasons stand first and keep their place."""
    say = tablet.words
    return node(
        "section", _told(tablet, say), _gangs(tablet, say), _actions(tablet, say), _casino(tablet, say),
        _view(tablet, say), aria_label=say.say("tablet-panel"),
    )  # fmt: skip


def _told(tablet: "TabletWidget", say: Words) -> Node:
    if tablet._why:
        return sentences(tablet._why, say, game("gangster").folder, tablet._refused)
    return says(node("p", say.say("tablet-how-editing" if tablet.editing else "tablet-how")))


def _gangs(tablet: "TabletWidget", say: Words) -> Node:
    return group(
        say.say("tablet-gang"), *(_gang(tablet, colour, letter, say) for colour, letter in LETTERS.items()), key="gangs"
    )


def _gang(tablet: "TabletWidget", colour: str, letter: str, say: Words) -> Node:
    """A gang with the letter that takes it up."""
    held = colour == tablet.gang
    label = f"{say.name(letter)} ({letter})"
    return button(label, f"gang:{colour}", pressed=held, gangs=letter, aria_keyshortcuts=letter)


def _actions(tablet: "TabletWidget", say: Words) -> Node:
    editing = button(say.say("tablet-editing"), "editing", pressed=tablet.editing)
    undo = button(say.say("board-undo"), "undo", disabled=not tablet._past, key="undo")
    if tablet.editing:
        doubler = button(say.say("tablet-doubled"), "doubled", pressed=tablet.doubled)
        clear = button(say.say("tablet-clear"), "clear")
        return group(say.say("tablet-do"), editing, doubler, clear, undo, key="actions")
    unload = button(say.say("tablet-unload", gang=LETTERS[tablet.gang]), "unload", "gw-main")
    return group(say.say("tablet-do"), unload, button(say.say("tablet-next"), "next"), editing, undo, key="actions")


def _casino(tablet: "TabletWidget", say: Words) -> Node | None:
    """What "?" counts, where there is one."""
    if "?" not in tablet.places:
        return None
    values = sorted({*CASINO, *([tablet.casino] if tablet.casino is not None else [])})
    choices = [node("option", say.say("tablet-casino-none"), value="", selected=tablet.casino is None)]
    choices += [node("option", str(value), value=str(value), selected=value == tablet.casino) for value in values]
    shown = "" if tablet.casino is None else str(tablet.casino)
    return node(
        "div",
        node("label", say.say("tablet-casino-card"), " ", node("select", *choices, do="casino", value=shown)),
        class_="gw-group",
    )


def _view(tablet: "TabletWidget", say: Words) -> Node:
    return group(
        say.say("board-view"),
        button(say.say("board-ranks"), "ranks", pressed=tablet.ranks),
        button(say.say("board-following"), "following", pressed=tablet.following),
        key="view",
    )
