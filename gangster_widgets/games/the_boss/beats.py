"""The end of a round told one thing after another: majorities, cards won, Chicago's worth, what everybody gets."""

from collections.abc import Iterator, Sequence

from gangster_widgets.games.the_boss import chicago, laying, payout
from gangster_widgets.games.the_boss.actions import Action, Lay
from gangster_widgets.games.the_boss.chicago import left
from gangster_widgets.games.the_boss.majority import held
from gangster_widgets.games.the_boss.payout import Brought
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.games.the_boss.table import COLOURS
from gangster_widgets.games.the_boss.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.beat import Beat
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Why, silent

MAJORITY, CARD, LIES, COUNTS, SUM, SHARE, TOTAL = "majority", "card", "lies", "counts", "sum", "share", "total"
STEPS = (MAJORITY, CARD, LIES, COUNTS, SUM, SHARE, TOTAL)
RESULT, KIND = TOTAL, "payout"
"""The step that says what somebody gets, and the kind of question it answers."""


class Case(Record, frozen=True):
    """A round that ends."""

    state: State

    @property
    def places(self) -> tuple[str, ...]:
        """Everywhere that something is told of."""
        return self.state.table.places

    @property
    def asks_card(self) -> bool:
        """Whether a card of which a position says nothing would have to be told: it is refused before."""
        return False

    def why(self, thought: Thought = BY_THE_RULES) -> Why:
        """What the round brings."""
        return payout.payout(self.state, thought.payout, thought.chicago)


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


def case(state: State, place: str | None = None, casino: int | None = None) -> Case:
    """The end of the round of that position; `SaidError` where it does not tell a hidden card that is won."""
    found = Case(state)
    found.why()
    return found


def places(state: State) -> tuple[str, ...]:
    """Where a reckoning can be told alone: nowhere, a round ends everywhere at once."""
    return ()


def points(case: Case) -> dict[str, int]:
    """The money that the round brings, by colour."""
    return {who: brought.money for who, brought in case.why().value if brought.money}


def beats(case: Case, thought: Thought = BY_THE_RULES) -> tuple[Beat, ...]:
    """All steps, read off the reasons."""
    return tuple(_beats(case, case.why(thought)))


def _beats(case: Case, why: Why) -> Iterator[Beat]:
    state = case.state
    for city in state.cities:
        found = held(state, city)
        yield Beat(MAJORITY, found, city.name, found.value or "", (("city", city.name),))
    paid = [part for part in why.parts if part.rule in (chicago.CHICAGO, chicago.CHICAGO_EMPTY)]
    for part in why.parts:
        if part.rule in (payout.WINS_MONEY, payout.WINS_PENALTY, payout.WINS_NOTHING, payout.LEFT_LYING):
            who = str(part.facts[0]) if part.rule != payout.LEFT_LYING else ""
            name = str(part.facts[1] if who else part.facts[0])
            yield Beat(CARD, part, name, who, (("city", name),))
    for part in paid:
        yield from _chicago(state, part)
    for part in why.parts:
        if part.rule in (*payout.STRIKES.values(), payout.IS_BANISHED):
            yield Beat(SHARE, part, state.table.chicago, str(part.facts[0]), (("total", 0),))
    for part in why.parts:
        if part.rule == payout.TOTAL:
            yield Beat(TOTAL, part, "", str(part.facts[0]), (("who", part.facts[0]),))


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
            yield Beat(COUNTS, part, city, "", (("city", city),))
    yield Beat(SUM, total, name)
    who = str(why.value[0] or "")
    yield Beat(SHARE, why, name, who, (("total", total.value),))


Slot = tuple[int, int, int]


def slots(told: Sequence[Beat]) -> tuple[Slot, ...]:
    """Where each step stands in the course of the payout, so that two ways can go side by side."""
    row = {place: nth for nth, place in enumerate(dict.fromkeys(beat.place for beat in told))}
    return tuple(
        (STEPS.index(beat.phase), row[beat.place], COLOURS.index(beat.gang) if beat.phase == TOTAL else 0)
        for beat in told
    )


def so_far(case: Case, told: Sequence[Beat]) -> dict[str, Brought]:
    """What everybody has got of what has been told."""
    found = dict.fromkeys(case.state.table.colours, payout.NOTHING)
    for beat in told:
        if beat.phase in (CARD, SHARE):
            for why in beat.why.walk():
                payout.add(found, why)
    return found
