"""A reckoning in the order in which one counts aloud: numbers, ties, order, then each gang's place and points."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from gangster_widgets.games.gangster.actions import Action
from gangster_widgets.games.gangster.notation import read_tablet
from gangster_widgets.games.gangster.reckoning import AT_PLACE, ORDER, reckon, reckon_district
from gangster_widgets.games.gangster.stage import CASINO_DRAWN, gained
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import COLOURS
from gangster_widgets.games.gangster.tablet import District
from gangster_widgets.games.gangster.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.beat import Beat
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Why

NUMBER, TIE, ORDERED, PLACE, CASINO, DOUBLER, POINTS = (
    "number", "tie", "order", "place", "casino", "doubler", "points",
)  # fmt: skip
RESULT = POINTS
"""The step that says what somebody gets."""
KINDS = ("points",)
"""The kinds of questions whose answers can be told step by step; the first where nothing is said."""
ABOUT = "district"
"""The key under which a question says of what alone it is told."""
OF_ANY = True
"""Whether positions that questions of other kinds are about can be told so as well."""
STEPS = ("district", NUMBER, TIE, ORDERED, PLACE, CASINO, DOUBLER, POINTS, "influence")
ASKED = (TIE, ORDERED, POINTS, "influence")
"""The kinds of steps that are asked before they show, where a lesson asks and names none."""
PHASES = {
    "tie.highest-rank": TIE,
    "majority.number": TIE,
    "places.left-to-right": PLACE,
    "casino.all": CASINO,
    "doubler.doubles": DOUBLER,
}
"""What a reason below a gang's is about, by the clause it rests on; a wrong idea rests on the clause that it breaks."""


class Case(Record, frozen=True):
    """What is reckoned: one district by itself, or the districts of a position."""

    districts: tuple[District, ...]
    casino: int | None = None
    state: State | None = None
    """The whole position, where all of its districts are reckoned."""
    kind: str = KINDS[0]

    @property
    def places(self) -> tuple[str, ...]:
        """The districts that are told of."""
        return tuple(one.name for one in self.districts)

    @property
    def asks_card(self) -> bool:
        """Whether a "?" counts what a card says."""
        return any("?" in one.tablet.places for one in self.districts)

    def why(self, thought: Thought = BY_THE_RULES) -> Why:
        """The reckoning."""
        if self.state is not None:
            return reckon(self.state, self.casino, thought.steps)
        return reckon_district(self.districts[0], self.casino, thought.steps)


def reckoned(before: State, action: Action, told: Why) -> State | None:
    """The position that was reckoned in what an action brought about, None where no stage ended with it."""
    return next((why.value for why in told.parts if why.rule == CASINO_DRAWN), None)


def foreseen(state: State) -> bool:
    """Whether everybody could reckon now: all but the casino card, which is assumed, lies open."""
    return True


def casino_cards(state: State) -> tuple[int, ...]:
    """What "?" may come to count: the casino cards that have not been drawn, each once."""
    return tuple(sorted(set(state.decks.casino)))


def places(state: State) -> tuple[str, ...]:
    """Where a reckoning can be told alone: the districts whose tablets are known."""
    return tuple(one.name for one in state.districts if one.fields)


def points(case: Case) -> dict[str, int]:
    """The points of the reckoning by colour."""
    return {COLOURS[gang]: points for gang, points in case.why().value}


def begun(state: State, ask: Mapping[str, Any]) -> State:
    """The position as it stands: nothing is asked about one in which more has been done."""
    return state


def case(state: State, district: str | None = None, casino: int | None = None, kind: str = KINDS[0]) -> Case:
    """All districts of that position that are known, or one of them."""
    there = tuple(one for one in state.districts if one.fields and district in (None, one.name))
    value = state.casino if casino is None else casino
    return Case(there, value, state if district is None and len(there) != 1 else None, kind)


def beats(case: Case, thought: Thought = BY_THE_RULES) -> tuple[Beat, ...]:
    """All steps of the reckoning, read off its reasons. By the rules the gangs are counted in the order of their signs.

    A step in which nothing happens is left out: no tie, no step about ties.
    """
    why = case.why(thought)
    if case.state is None:
        return tuple(_district(why))
    found = [beat for part in why.parts if part.name in ("district", "nobody") for beat in _district(part)]
    for total in gained(case.state, why):
        found.append(Beat("influence", total, "", str(total.facts[0][0]), _all_of(total.facts[0])))
    return tuple(found)


def _all_of(gangs: tuple[str, ...]) -> tuple[tuple[str, Any], ...]:
    """What a question about the gangs of one person needs to know."""
    return ("gangs", gangs), ("gang", gangs[0])


def _district(why: Why) -> Iterator[Beat]:
    name = str(why.facts[0])
    yield Beat("district", why, name, "", (("district", name),))
    if not why.parts:
        return
    by_sign = sorted(why.parts, key=lambda part: list(COLOURS).index(part.value[0]))
    for part in by_sign:
        for number in part.find("number"):
            yield _beat(NUMBER, number, name, part)
    yield from _ties(name, why.parts)
    gangs = tuple(part.value[0] for part in why.parts)
    order = _order(name, why.parts, gangs)
    yield Beat(ORDERED, order, name, "", (("district", name),), ledger=order.value)
    for part in why.parts:
        yield from _gang(name, part)


def _beat(phase: str, why: Why, name: str, part: Why) -> Beat:
    """A step about one gang."""
    facts = (("gang", part.value[0]), ("district", name), ("nth", part.facts[2]))
    return Beat(phase, why, name, part.value[0], facts)


def _ties(name: str, parts: Sequence[Why]) -> list[Beat]:
    """What decides between gangs with as many gangsters, once for all of them; or what is thought to decide."""
    told: set[str] = set()
    found = []
    for part in parts:
        for why in part.parts:
            if _phase(why) == TIE and part.value[0] not in told:
                gangs = (part.value[0], *why.told().get("rivals", ()))
                told.update(gangs)
                found.append(Beat(TIE, why, name, part.value[0], (("gangs", _by_sign(gangs)), ("district", name))))
    return sorted(found, key=lambda beat: list(COLOURS).index(dict(beat.facts)["gangs"][0]))


def _by_sign(gangs: Iterable[str]) -> tuple[str, ...]:
    """The gangs in the order of their signs."""
    return tuple(gang for gang in COLOURS if gang in set(gangs))


def _order(name: str, parts: Sequence[Why], gangs: tuple[str, ...]) -> Why:
    """The order that has come out, as a reason of its own; it rests on what each gang's place rests on."""
    placed = []
    for part in parts:
        deciding = tuple(why for why in part.parts if why.name == "number" or _phase(why) == TIE)
        gang, nth = part.value[0], part.facts[2]
        placed.append(Why(AT_PLACE, (gang, nth), part.where, (gang, name, nth), deciding))
    return Why(ORDER, gangs, (name,), (name, gangs), tuple(placed))


def _phase(why: Why) -> str:
    return NUMBER if why.name == "number" else PHASES[why.clause]


def _gang(name: str, part: Why) -> Iterator[Beat]:
    """Place, "?" and doubler of one gang, and the points that come out."""
    for why in part.parts:
        if _phase(why) in (PLACE, DOUBLER):
            yield _beat(_phase(why), why, name, part)
        for below in why.parts:
            if _phase(below) == CASINO:
                yield _beat(CASINO, below, name, part)
    yield _beat(POINTS, part, name, part)


Slot = tuple[int, int, int, int]


def slots(told: Sequence[Beat]) -> tuple[Slot, ...]:
    """Where each step stands in the course of counting, so that two ways of counting can go side by side.

    Numbers and ties go by the gangs' signs, the rest by the place in the order: at the same slot one way may tell of
    one gang and the other of another.
    """
    places = list(dict.fromkeys(beat.place for beat in told))
    order = {
        (beat.place, gang): nth for beat in told if beat.phase == ORDERED for nth, gang in enumerate(beat.why.value)
    }
    signs = list(COLOURS)
    found = []
    for beat in told:
        nth = signs.index((dict(beat.facts).get("gangs") or beat.gang or signs)[0])
        step = STEPS.index(beat.phase)
        if beat.phase in STEPS[4:]:
            found.append((places.index(beat.place), 4, order.get((beat.place, beat.gang), nth), step))
        else:
            found.append((places.index(beat.place), step, nth, 0))
    return tuple(found)


def case_of(line: str, name: str, casino: int | None = None) -> Case:
    """One tablet written in a line, under that name."""
    tablet, fields, doubled = read_tablet(line)
    return Case((District(name, tablet, fields, doubled),), casino)
