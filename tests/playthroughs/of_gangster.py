"""What a playthrough of Gangster begins with, asks and looks at.

decks:   reserve:   chance:            beside the position: the piles in their order, gangsters in reserve
? reckon 5                             the reckoning as it stands, "?" counting 5 (or what the position says)
? next North Side grey                 which field comes next for that gang
? reach yellow   ? load yellow         where a drive may end; who may be loaded
= cars   = display   = influence   = North Side     what lies there now

All other lines are those of every game.
"""

from collections.abc import Iterator
from typing import Any

from gangster_widgets.games.gangster import notation
from gangster_widgets.games.gangster.drive import reach
from gangster_widgets.games.gangster.loadable import loadable
from gangster_widgets.games.gangster.position import position
from gangster_widgets.games.gangster.reckoning import reckon
from gangster_widgets.games.gangster.state import Decks, State
from gangster_widgets.games.gangster.table import COLOURS, LETTERS
from gangster_widgets.games.gangster.tablet import next_field
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Why
from gangster_widgets.kernel.words import Words


def started(head: dict[str, Any]) -> State:
    """The position of that head."""
    state = position(head["position"])
    decks = {pile: tuple(cards) for pile, cards in head.get("decks", {}).items()}
    reserve = tuple(head.get("reserve", {}).get(COLOURS[gang], 0) for gang in state.table.gangs)
    return replace(state, decks=Decks(**decks), reserve=reserve, chance=head.get("chance", 0))


def asked(state: State, text: str) -> Why:
    """The answer to a question, with its reasons."""
    question, *rest = text.split()
    if question == "reckon":
        return reckon(state, int(rest[0]) if rest else None)
    if question == "next":
        district = state.district(" ".join(rest[:-1]))
        assert district is not None
        return next_field(district.name, district.fields, LETTERS[rest[-1]], state.table.gap)
    if question == "reach":
        return reach(state, LETTERS[rest[0]])
    if question == "load":
        return loadable(state, LETTERS[rest[0]])
    raise ValueError(f"no such question: {text}")


def seen(state: State, what: str, _: Words) -> Iterator[str]:
    """What lies there."""
    if what == "cars":
        for car in (car for car in state.cars if car.at):
            trunk = " ".join(notation.colours(car.trunk)) or "empty"
            cards = " ".join(str(card) for card in car.cards)
            carries = ", ".join(car.equipment) or "none"
            aboard = "unknown" if car.aboard is None else car.aboard
            where = f"{COLOURS[car.gang]} at {car.at}, aboard {aboard}"
            yield f"{where}, trunk {trunk}, cards {cards}, equipment {carries}"
    elif what == "display":
        yield ", ".join(state.display) or "nothing"
    elif what == "influence":
        yield ", ".join(f"{COLOURS[gang]} {had}" for gang, had in zip(state.table.gangs, state.influence, strict=True))
    else:
        district = state.district(what)
        assert district is not None
        yield notation.write_tablet(district.tablet, district.fields, district.doubled)
