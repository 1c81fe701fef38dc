"""What a playthrough of The Boss begins with, asks and looks at.

pile:   start:                         beside the position, which is then played as a whole game: the police cards
                                       still to come, and who starts
turn:   money:   profit:               which of the five turns it is, and the money of each player
? takeover red Boston                  how many it takes; ? hidden red Boston: what may lie there
? chicago   ? payout   ? last-turn   ? police
= table                                everything that everybody sees
= hidden   = hands                     what lies face down, and what everybody holds

All other lines are those of every game.
"""

from collections.abc import Iterator
from typing import Any

from gangster_widgets.games.the_boss.chicago import chicago
from gangster_widgets.games.the_boss.hidden import hidden
from gangster_widgets.games.the_boss.last_turn import last_turn
from gangster_widgets.games.the_boss.lines import lines
from gangster_widgets.games.the_boss.payout import payout
from gangster_widgets.games.the_boss.police import police
from gangster_widgets.games.the_boss.position import position
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.games.the_boss.takeover import takeover
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Why
from gangster_widgets.kernel.words import Words


def started(head: dict[str, Any]) -> State:
    """The position of that head; a whole game where its piles are named."""
    state = position(head["position"])
    if "pile" not in head:
        return state
    colours = state.table.colours
    start = colours.index(head.get("start", colours[0]))
    money, profit = (tuple(head.get(what, {}).get(who, 0) for who in colours) for what in ("money", "profit"))
    return replace(
        state, whole=True, pile=tuple(head["pile"]), start=start, beat=head.get("turn", 1), money=money, profit=profit,
        queue=tuple(colours.index(who) for who in head["queue"]) if "queue" in head else state.table.clockwise(start),
        chance=head.get("chance", 7),
    )  # fmt: skip


def asked(state: State, text: str) -> Why:
    """The answer to a question, with its reasons."""
    question, *rest = text.split()
    whole = {"chicago": chicago, "payout": payout, "last-turn": last_turn, "police": police}
    if question in whole:
        return whole[question](state)
    ask = {"takeover": takeover, "hidden": hidden}[question]
    return ask(state, rest[0], " ".join(rest[1:]))


def seen(state: State, what: str, say: Words) -> Iterator[str]:
    """What lies there."""
    if what == "table":
        yield from lines(state, say)
    elif what == "hidden":
        yield ", ".join(f"{city.name} {city.hidden}" for city in state.cities if city.hidden is not None)
    elif what == "hands":
        for who, cards in zip(state.table.colours, state.hands, strict=True):
            yield f"{who}: " + (", ".join(f"{card.city} {card.face}" for card in cards or ()) or "nothing")
    else:
        raise ValueError(f"nothing of that name is looked at: {what}")
