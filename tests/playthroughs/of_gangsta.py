"""What a playthrough of Gangsta! begins with, asks and looks at.

market:   gangsters:   heists:         beside the position, which is then played as a whole game: the gangsters on
                                       display, and both piles from the top on; a snitch is its number
turn:     snitches:                    whose turn begins, and how many snitches have been dealt with in this chapter
? engage red   ? may-join red B C      in which order to engage; who may join next, after those have joined
? mobilise red   ? best-heist red      how many can be available; after which heists the whole gang can be engaged
? income   ? war   ? count             what the ends of the chapters would bring now
? snitched 3                           what a snitch with that number would bring about
= table                                everything that everybody sees

All other lines are those of every game.
"""

from collections.abc import Iterator
from typing import Any

from gangster_widgets.games.gangsta import steps
from gangster_widgets.games.gangsta.best_heist import best_heist
from gangster_widgets.games.gangsta.chapters import counted
from gangster_widgets.games.gangsta.engaging import engage
from gangster_widgets.games.gangsta.income import income
from gangster_widgets.games.gangsta.joining import may_join
from gangster_widgets.games.gangsta.lines import lines
from gangster_widgets.games.gangsta.mobilising import mobilise
from gangster_widgets.games.gangsta.position import decode, position
from gangster_widgets.games.gangsta.snitched import snitched
from gangster_widgets.games.gangsta.state import State, Step
from gangster_widgets.games.gangsta.turn import onward
from gangster_widgets.games.gangsta.war import war
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Why, silent
from gangster_widgets.kernel.words import Words

PILES = {"market": "market", "gangsters": "gangster_pile", "heists": "heist_pile"}


def started(head: dict[str, Any]) -> State:
    """The position of that head; a whole game, in which a turn begins, where its piles are named."""
    state = position(head["position"])
    if not PILES.keys() & head:
        return state
    seat = state.table.seat[head.get("turn", state.table.colours[0])]
    piles = {beside: head.get(pile, []) for pile, beside in PILES.items()}
    beside = {"agenda": [{"kind": steps.TURN, "seat": seat}], "snitches": head.get("snitches", 0), "whole": True}
    whole = decode({"game": "gangsta", "position": head["position"], "beside": beside | piles | {"chance": 7}})
    return onward(replace(whole, agenda=(Step(steps.BEGIN, seat),)), silent)


def asked(state: State, text: str) -> Why:
    """The answer to a question, with its reasons."""
    question, *rest = text.split()
    gangs, cards = state.by_player, state.resources
    if question == "may-join":
        assert state.heist is not None
        return may_join(gangs, rest[0], state.heist, rest[1:])
    if question == "engage":
        assert state.heist is not None
        return engage(gangs, rest[0], state.heist, cards)
    if question == "mobilise":
        return mobilise(gangs[rest[0]], rest[0], state.purses[rest[0]], cards)
    if question == "best-heist":
        return best_heist(gangs, rest[0], state.display, cards)
    if question == "snitched":
        return snitched(gangs, state.purses, int(rest[0]), cards)
    return {"income": lambda: income(gangs), "war": lambda: war(gangs), "count": lambda: counted(state)}[question]()


def seen(state: State, what: str, say: Words) -> Iterator[str]:
    """What lies there."""
    if what != "table":
        raise ValueError(f"nothing of that name is looked at: {what}")
    yield from lines(state, say)
