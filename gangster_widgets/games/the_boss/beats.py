"""What a round comes to, told one thing after another: what it brings, Chicago's worth, the last turn, the police."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from gangster_widgets.games.the_boss import chicago, last_turn, laying, payout, police
from gangster_widgets.games.the_boss.actions import Action, Lay
from gangster_widgets.games.the_boss.chicago import left
from gangster_widgets.games.the_boss.majority import held
from gangster_widgets.games.the_boss.payout import Brought
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.games.the_boss.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.beat import Beat
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Why, silent

MAJORITY, CARD, LIES, COUNTS, SUM, SHARE, TOTAL = "majority", "card", "lies", "counts", "sum", "share", "total"
NTH, TURNS, DRAWN, COMING, ROUNDS = "nth", "turns", "drawn", "coming", "rounds"
STEPS = (MAJORITY, CARD, LIES, COUNTS, SUM, SHARE, TOTAL, NTH, TURNS, DRAWN, COMING, ROUNDS)
RESULT = TOTAL
"""The step that says what somebody gets."""
ASKED = (CARD, COUNTS, SHARE, TOTAL, NTH, ROUNDS)
"""The kinds of steps that are asked before they show, where a lesson asks and names none."""

WAYS: Mapping[str, Callable[[State, Thought], Why]] = {
    "payout": lambda state, thought: payout.payout(state, thought.payout, thought.chicago),
    "chicago": lambda state, thought: chicago.chicago(state, thought.chicago),
    "last-turn": lambda state, thought: last_turn.last_turn(state, thought.last_turn),
    "police": lambda state, thought: police.police(state, thought.police),
}
KINDS = tuple(WAYS)
"""The kinds of questions whose answers can be told step by step; the first where nothing is said."""
ABOUT = ""
"""No question is told of a part of the row alone."""
OF_ANY = True
"""Whether positions that questions of other kinds are about can be told so as well."""


class Case(Record, frozen=True):
    """A position, and which question about its round is told."""

    state: State
    kind: str = KINDS[0]

    @property
    def places(self) -> tuple[str, ...]:
        """Everywhere that something is told of."""
        return self.state.table.places

    @property
    def asks_card(self) -> bool:
        """Whether a card of which a position says nothing would have to be told: it is refused before."""
        return False

    def why(self, thought: Thought = BY_THE_RULES) -> Why:
        """The answer to that question, with its reasons."""
        return WAYS[self.kind](self.state, thought)


def reckoned(before: State, action: Action, told: Why) -> State | None:
    """The position in which the round ended with that action, None where none did."""
    if not isinstance(action, Lay) or all(why.rule != payout.PAYOUT for why in told.parts):
        return None
    return laying.lay(before, action, silent)


def foreseen(state: State) -> bool:
    """Whether everybody could tell what the round would bring now: nobody can, the cards lie face down."""
    return False


def casino_cards(state: State) -> tuple[int, ...]:
    """No card is drawn for the end of a round."""
    return ()


def begun(state: State, ask: Mapping[str, Any]) -> State:
    """The position as it stands: nothing is asked about one in which more has been done."""
    return state


def case(state: State, place: str | None = None, casino: int | None = None, kind: str = KINDS[0]) -> Case:
    """What is told of that position; `SaidError` where it does not tell all of it, such as a card that is won."""
    found = Case(state, kind)
    found.why()
    return found


def places(state: State) -> tuple[str, ...]:
    """Where a reckoning can be told alone: nowhere, a round ends everywhere at once."""
    return ()


def points(case: Case) -> dict[str, int]:
    """The money that is told of, by colour."""
    return {who: brought.money for who, brought in so_far(case, beats(case)).items() if brought.money}


def beats(case: Case, thought: Thought = BY_THE_RULES) -> tuple[Beat, ...]:
    """All steps, read off the reasons."""
    return tuple(TOLD[case.kind](case.state, case.why(thought)))


def _payout(state: State, why: Why) -> Iterator[Beat]:
    """Majorities where somebody stands, the cards that are won, Chicago, and what everybody gets."""
    for city in (one for one in state.cities if one.number):
        found = held(state, city)
        yield Beat(MAJORITY, found, city.name, found.value or "", _city(state, city.name))
    paid = [part for part in why.parts if part.rule in (chicago.CHICAGO, chicago.CHICAGO_EMPTY)]
    for part in why.parts:
        if part.rule in (payout.WINS_MONEY, payout.WINS_PENALTY, payout.WINS_NOTHING, payout.LEFT_LYING):
            who = str(part.facts[0]) if part.rule != payout.LEFT_LYING else ""
            name = str(part.facts[1] if who else part.facts[0])
            yield Beat(CARD, part, name, who, _city(state, name))
    for part in paid:
        yield from _chicago(state, part)
    for part in why.parts:
        if part.rule in (*payout.STRIKES.values(), payout.IS_BANISHED):
            yield Beat(SHARE, part, state.table.chicago, str(part.facts[0]), (("total", 0),))
    for part in why.parts:
        if part.rule == payout.TOTAL:
            who = str(part.facts[0])
            yield Beat(TOTAL, part, "", who, (("who", who), ("nth", state.table.seat[who])))


def _city(state: State, name: str) -> tuple[tuple[str, Any], ...]:
    """What a question about a city needs to know, and where in the row it is."""
    return ("city", name), ("nth", state.table.index[name])


def _only_chicago(state: State, why: Why) -> Iterator[Beat]:
    """Chicago alone: who holds it, and what it is worth."""
    found = held(state, state.chicago)
    yield Beat(MAJORITY, found, state.table.chicago, found.value or "", _city(state, state.table.chicago))
    yield from _chicago(state, why)


def _last_turn(state: State, why: Why) -> Iterator[Beat]:
    """Who plays first, who next, and so the order of all."""
    for part in why.parts:
        yield Beat(NTH, part, "", str(part.value[0]), (("nth", part.value[1]),))
    yield Beat(TURNS, why)


def _police(state: State, why: Why) -> Iterator[Beat]:
    """Each card with the marks that there are after it, what may still come, and which rounds can be the last."""
    for nth, part in enumerate(why.parts):
        known = part.rule in (police.DRAWN, police.DRAWN_BOTH, police.NONE_DRAWN)
        yield Beat(DRAWN if known else COMING, part, "", "", (("round", part.told().get("round", 0)), ("nth", nth)))
    yield Beat(ROUNDS, why)


TOLD: Mapping[str, Callable[[State, Why], Iterator[Beat]]] = {
    "payout": _payout, "chicago": _only_chicago, "last-turn": _last_turn, "police": _police,
}  # fmt: skip


def _chicago(state: State, why: Why) -> Iterator[Beat]:
    """What Chicago is worth, city by city, and who gets how much."""
    name = state.table.chicago
    (total,) = why.find("chicago-sum")
    for part in total.parts:
        if part.rule in (chicago.LIES, chicago.LIES_HERE, chicago.NOTHING_LEFT):
            if part.rule != chicago.NOTHING_LEFT:
                yield Beat(LIES, part, name, "", (("left", left(state)),))
        else:
            city = str(part.facts[0])
            yield Beat(COUNTS, part, city, "", _city(state, city))
    yield Beat(SUM, total, name)
    who = str(why.value[0] or "")
    yield Beat(SHARE, why, name, who, (("total", total.value),))


Slot = tuple[int, int]


def slots(told: Sequence[Beat]) -> tuple[Slot, ...]:
    """Where each step stands in the course of what is told, so that two ways can go side by side."""
    return tuple((STEPS.index(beat.phase), int(dict(beat.facts).get("nth", 0))) for beat in told)


def so_far(case: Case, told: Sequence[Beat]) -> dict[str, Brought]:
    """What everybody has got of what has been told."""
    found = dict.fromkeys(case.state.table.colours, payout.NOTHING)
    for beat in told:
        if beat.phase in (CARD, SHARE):
            for why in beat.why.walk():
                payout.add(found, why)
    return found
