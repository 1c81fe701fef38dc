"""Cards that somebody names: the pile of district cards, the next casino card, and the supply of equipment.

A written position says nothing of piles, so nothing is drawn there. Where they are named, actions draw from them as in
a whole game, through the end of a stage into the next one. How later piles are shuffled cannot be said.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any

from pydantic import Field

from gangster_widgets.games.gangster.component_file import Kind, Name
from gangster_widgets.games.gangster.stage import doublers
from gangster_widgets.games.gangster.state import POLICE, State
from gangster_widgets.kernel.files import Data, Fault, Path_
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.schema import Strict, validated


class PilesPart(Strict):
    """District cards and equipment, the next one first, and the casino card of the next reckoning.

    What is left out stays as it is; a pile or a supply with nothing in it is used up.
    """

    pile: Annotated[list[Name], Field(max_length=40)] | None = None
    casino: Annotated[int, Field(ge=1, le=100)] | None = None
    supply: Annotated[list[Kind], Field(max_length=100)] | None = None


def laid(state: State, data: Mapping[str, Any], source: Data, path: Path_) -> tuple[State | None, list[Fault]]:
    """The position with these piles, or everything that is wrong with them; `path` is where they stand in `source`."""
    part, faults = validated(PilesPart, source, data, path)
    if part is None:
        return None, faults
    faults = [*_faults(state, part, source, path)]
    return (None, faults) if faults else (_laid(state, part), [])


def _faults(state: State, part: PilesPart, source: Data, path: Path_) -> Iterator[Fault]:
    """Cards and equipment that cannot lie there, and an end of the stage without its casino card."""
    box, pile = state.table.components, part.pile or []
    wrong = [*card_faults(state, pile, source, (*path, "pile"))]
    yield from wrong
    if part.casino is not None and part.casino not in box.casino:
        yield source.fault((*path, "casino"), "ask-casino-card", card=part.casino, cards=tuple(sorted(box.casino)))
    named = part.casino is not None or state.decks.casino
    if pile and not wrong and not named and doublers(state) + sum(card != POLICE for card in pile) >= box.doublers:
        yield source.fault((*path, "pile"), "piles-casino", doublers=box.doublers)
    lie, most = _in_sight(state) + Counter(part.supply), dict(box.equipment)
    for kind in dict.fromkeys(part.supply or ()):
        if lie[kind] > most.get(kind, 0):
            facts = {"kind": kind, "number": lie[kind], "most": most.get(kind, 0)}
            yield source.fault((*path, "supply"), "position-equipment", **facts)


def card_faults(state: State, cards: Sequence[str], source: Data, path: Path_) -> Iterator[Fault]:
    """Cards that there are, each once, of districts without a doubler; no more policemen than are in play."""
    police = state.table.components.police_in_play(len(state.table.persons))
    for index, card in enumerate(cards):
        here, before = (*path, index), cards[:index]
        if card == POLICE:
            if before.count(POLICE) == police:
                yield source.fault(here, "cards-police", police=police)
        elif card not in state.table.index:
            yield source.fault(here, "cards-unknown", card=card, cards=(*state.table.districts, POLICE))
        elif card in before:
            yield source.fault(here, "cards-twice", card=card)
        elif state.districts[state.table.index[card]].doubled:
            yield source.fault(here, "cards-doubled", card=card)


def with_pile(state: State, pile: Sequence[str]) -> State:
    """The position with these district cards on the pile, the top one first; all others have been drawn."""
    drawn = tuple(card for card in state.table.districts if card not in pile)
    return replace(state, decks=replace(state.decks, districts=tuple(pile), discarded=drawn))


def _laid(state: State, part: PilesPart) -> State:
    """The named casino card before the others of the box; equipment that is nowhere to be seen has left the game."""
    box, named = state.table.components, {"districts": part.pile, "equipment": part.supply}
    untold = tuple(pile for pile, cards in named.items() if cards is None and not state.decks.knows(pile))
    decks = replace(state.decks if part.pile is None else with_pile(state, part.pile).decks, untold=untold)
    if part.casino is not None:
        others = list(box.casino)
        others.remove(part.casino)
        decks = replace(decks, casino=(part.casino, *others))
    if part.supply is not None:
        gone = Counter(dict(box.equipment)) - _in_sight(state) - Counter(part.supply)
        decks = replace(decks, equipment=tuple(part.supply), gone=tuple(sorted(gone.elements())))
    later = (sum(box.gangsters[state.stage :]),) * len(state.table.gangs)
    return replace(state, decks=decks, reserve=later)


def _in_sight(state: State) -> Counter[str]:
    """The equipment on display and on the cars."""
    return Counter([*state.display, *(kind for car in state.cars for kind in car.equipment)])
