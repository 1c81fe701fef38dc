"""The panel of the combination lab: what has come of it so far, who may join, who may not and why, a best order."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gangster_widgets.kernel.words import Words
from gangster_widgets.views.page import Node, button, group, listed, node
from gangster_widgets.widgets.editor.fields import choice
from gangster_widgets.widgets.sentences import clause, reasons, says, sentences

if TYPE_CHECKING:
    from gangster_widgets.widgets.lab.widget import CombinationLabWidget

HEIST = "heist"
"""Where somebody of the panel can be dropped."""


def panel(lab: "CombinationLabWidget") -> Node:
    """All of it. What is said keeps its place."""
    say, told = lab.words, lab.may()
    return node(
        "section", node("h2", say.say("lab-heading", who=lab.player), key="heading"), _about(lab, say),
        _told(lab, say), _so_far(lab, say), _joined(lab, say), _offered(lab, say), _steps(lab, say), *_best(lab, say),
        _hindered(lab, say) if lab._lab.hindered(told) else None, lab.legend(),
        aria_label=say.say("lab-panel"),
    )  # fmt: skip


def _about(lab: "CombinationLabWidget", say: Words) -> Node | None:
    """Whose turn it is, which heist and what is left out, as far as there is anything to choose."""
    rules, bench = lab._lab, lab.bench
    players = [(who, say.name(who)) for who in rules.players(bench.state)]
    heists = [(str(nth), say.say("lab-heist-named", **rules.named(bench, nth))) for nth in rules.heists(bench.state)]
    skills = [(one, say.say("lab-left-out", skill=rules.left_out_said(one))) for one in rules.left_out(bench)]
    given = (("player", players, lab.player), ("heist", heists, str(lab.heist)), ("without", skills, lab.without))
    found = [choice(say.say(f"lab-{do}"), do, options, value) for do, options, value in given if len(options) > 1]
    return node("div", *found, class_="gw-group", key="about") if found else None


def _told(lab: "CombinationLabWidget", say: Words) -> Node:
    """What was clicked, else what stands against somebody, else what came last; at first what to do."""
    folder, whys = lab._game.folder, lab.reasons()
    if lab._asked is not None:
        return says(node("p", lab._asked.label))
    if lab._refused or lab.joined:
        return sentences(whys, say, folder, refused=bool(lab._refused))
    return says(node("p", say.say("lab-how")), *(node("p", say.why(why)) for why in whys))


def _so_far(lab: "CombinationLabWidget", say: Words) -> Node | None:
    """What has come of it so far, where something else is told: a refusal takes nothing of it back."""
    if lab._asked is None and not lab._refused:
        return None
    return node("div", *reasons(lab.so_far(), say, lab._game.folder), class_="gw-says", key="so-far")


def _joined(lab: "CombinationLabWidget", say: Words) -> Node:
    """Those who have joined, one after another, each with what he brought; the place of the next one."""
    told = lab.may()
    lines = [node("li", node("b", f"{nth}."), node("span", say.why(why), class_="gw-held"), key=f"joined-{nth}")
             for nth, why in enumerate(lab._lab.joins(told), start=1)]  # fmt: skip
    end = node("li", say.say("lab-drop"), class_="gw-empty", key="end") if told.value else None
    return node("ol", *lines, end, class_="gw-order", aria_label=say.say("lab-joined"), drop=HEIST, key="joined")


def _offered(lab: "CombinationLabWidget", say: Words) -> Node | None:
    """A button for everybody who may join next, with what he would use."""
    offers = lab._lab.offers(lab.may())
    if not offers:
        return None
    buttons = []
    for why in offers:
        facts = why.told()
        label = say.say("lab-offer", **facts)
        buttons.append(button(label, f"join:{facts['who']}", drag=facts["who"], key=f"join-{facts['who']}"))
    return group(say.say("lab-may"), *buttons, kind="gw-tray", key="may")


def _steps(lab: "CombinationLabWidget", say: Words) -> Node:
    """The last one taken back, all anew, another example."""
    last = lab.joined[-1] if lab.joined else None
    return node(
        "div",
        button(say.say("lab-back", who=last), "back", disabled=not last, aria_keyshortcuts="Backspace", key="back"),
        button(say.say("lab-anew"), "anew", disabled=not last, key="anew"),
        button(say.say("lab-best"), "best", pressed=lab.best, key="best"),
        button(say.say("lab-another"), "another", key="another"),
        class_="gw-group", role="group", aria_label=say.say("lab-steps"), key="steps",
    )  # fmt: skip


def _best(lab: "CombinationLabWidget", say: Words) -> Iterator[Node]:
    """A best order with its reasons, and a button that engages everybody so."""
    if not lab.best:
        return
    whys = lab.best_order()
    yield node("div", *(node("p", line) for line in dict.fromkeys(map(say.why, whys))), class_="gw-says", key="order")
    if whys[0].value:
        yield node("div", button(say.say("lab-play"), "play"), class_="gw-group", key="play")


def _hindered(lab: "CombinationLabWidget", say: Words) -> Node:
    """Who may not join now and why, with the clauses that say so."""
    whys = lab._lab.hindered(lab.may())
    clauses = [clause(one, say, lab._game.folder) for one in dict.fromkeys(why.clause for why in whys)]
    lines = listed(dict.fromkeys(map(say.why, whys)))
    return node("div", node("h3", say.say("lab-may-not")), lines, *clauses, key="may-not")
