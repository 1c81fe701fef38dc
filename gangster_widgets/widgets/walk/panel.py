"""The panel of the scrubber for moves: the way through, what the author notes, what the move did and why."""

from typing import TYPE_CHECKING

from gangster_widgets.kernel.words import Words
from gangster_widgets.views.page import Node, button, node, signs
from gangster_widgets.widgets.sentences import clause, says, sentences

if TYPE_CHECKING:
    from gangster_widgets.widgets.walk.widget import WalkWidget


def panel(walk: "WalkWidget") -> Node:
    """All of it. What is said keeps its place below the buttons."""
    say = walk.words
    note = walk.note()
    return node(
        "section", _heading(walk, say), _way(walk, say),
        node("p", note, class_="gw-lines-kept", key="note") if note else None,
        _told(walk, say), walk.legend(), aria_label=say.say("walk-panel"),
    )  # fmt: skip


def _heading(walk: "WalkWidget", say: Words) -> Node:
    """Whose move it was, or how the game has ended."""
    state = walk.state
    if walk._game.over(state):
        winners = tuple(walk._game.seat(state, player) for player in walk._game.winners(state))
        return node("h2", say.say("board-over", winners=winners), key="heading")
    if not walk.at:
        return node("h2", say.say("walk-begin"), key="heading")
    who = walk._choose.bits(walk._states[walk.at - 1], walk._actions[walk.at - 1])[0]
    return node("h2", *signs(walk._choose.gangs(who)), say.say("walk-move", gang=who.value), key="heading")


def _way(walk: "WalkWidget", say: Words) -> Node:
    """Back and on, and the slider."""
    most, at = len(walk._actions), walk.at
    label = say.say("walk-step-of", at=at, most=most)
    slider = node(
        "input", type="range", min="0", max=str(most), value=str(at), do="at", aria_label=say.say("walk-steps"),
        aria_valuetext=label, disabled=most == 0,
    )  # fmt: skip
    return node(
        "div",
        button(say.say("reckoning-previous"), "previous", disabled=at == 0, aria_keyshortcuts="ArrowLeft"),
        button(say.say("reckoning-next"), "next", "gw-main", disabled=at == most, aria_keyshortcuts="ArrowRight"),
        node("span", label, class_="gw-label"), slider,
        class_="gw-group", role="group", aria_label=say.say("walk-steps"), key="way",
    )  # fmt: skip


def _told(walk: "WalkWidget", say: Words) -> Node | None:
    """What was clicked, else what the move did, else how things stand."""
    folder = walk._game.folder
    if walk.asked is not None:
        named = walk._choose.clause_of(walk.state, walk.asked.of)
        return says(node("p", walk.asked.label), clause(named, say, folder) if named else None)
    found = walk.reasons()
    return sentences(found, say, folder) if found else says(node("p", walk.scene.label))
