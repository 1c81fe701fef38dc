"""How many gangsters ride in each gang's own car: those it has been given, less all who are somewhere else."""

from collections.abc import Callable, Iterator

from gangster_widgets.games.gangster.state import CARS, State
from gangster_widgets.games.gangster.table import COLOURS
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Rule, Why

CREWS = Rule("crews", "cargo.where")
CREW = Rule("crew", "setup.afterwards", ("gang", "number"))
CREW_LATER = Rule("crew-later", "stage.leftover", ("gang", "number"))
GIVEN = Rule("crew-given", "setup.gang", ("gang", "number"))
JOINED = Rule("crew-joined", "stage.next", ("gang", "stage", "number"))
ON_TABLETS = Rule("crew-on-tablets", "setup.start-positions", ("gang", "number"))
ON_TABLETS_LATER = Rule("crew-on-tablets-later", "cargo.unload", ("gang", "number"))
IN_TRUNKS = Rule("crew-in-trunks", "cargo.where", ("gang", "number", "others"))
AT_THE_BOTTOM = Rule("crew-dumped", "harbour.dumped", ("gang", "number"))


class MoreOutError(SaidError):
    """More gangsters of a gang are out of its car than it has been given."""

    def __init__(self, gang: str, there: int, out: int) -> None:
        super().__init__("crew-more-out", colour=COLOURS[gang], there=there, out=out)


def given(state: State, gang: str) -> Iterator[Why]:
    """The gangsters that the gang has been given so far, stage by stage; the value is how many."""
    first, *later = state.table.components.gangsters[: state.stage]
    yield Why(GIVEN, first, (CARS[gang],), (gang, first))
    for stage, number in enumerate(later, start=2):
        yield Why(JOINED, number, (CARS[gang],), (gang, stage, number))


def out(state: State, gang: str) -> Iterator[Why]:
    """Where gangsters of that gang are if not in its car; the value is how many."""
    spots = tuple(
        (one.name, field) for one in state.districts for field, who in enumerate(one.fields, 1) if who == gang
    )
    if spots:
        rule = ON_TABLETS if state.stage == 1 else ON_TABLETS_LATER
        yield Why(rule, len(spots), spots, (gang, len(spots)))
    others = tuple(car.gang for car in state.cars for who in car.trunk if who == gang)
    if others:
        where = tuple(CARS[other] for other in dict.fromkeys(others))
        yield Why(IN_TRUNKS, len(others), where, (gang, len(others), tuple(dict.fromkeys(others))))
    dumped = state.dumped[state.table.seat[gang]]
    if dumped:
        yield Why(AT_THE_BOTTOM, dumped, (state.table.harbour,), (gang, dumped))


Told = Callable[[State, str], Iterator[Why]]


class Steps(Record, frozen=True, gc=False):
    """The two steps of working it out: what the gang has been given, and who of it is somewhere else."""

    given: Told = given
    out: Told = out


BY_THE_RULES = Steps()


def crews(state: State, steps: Steps = BY_THE_RULES) -> Why:
    """How many ride in each gang's own car, in the order of seats; `MoreOutError` where that cannot be."""
    found = tuple(_crew(state, gang, steps) for gang in state.table.gangs)
    cars = tuple(CARS[gang] for gang in state.table.gangs)
    return Why(CREWS, tuple(why.value for why in found), cars, (), found)


def _crew(state: State, gang: str, steps: Steps) -> Why:
    had, gone = tuple(steps.given(state, gang)), tuple(steps.out(state, gang))
    there, away = sum(why.value for why in had), sum(why.value for why in gone)
    if away > there:
        raise MoreOutError(gang, there, away)
    rule = CREW if state.stage == 1 else CREW_LATER
    return Why(rule, there - away, (CARS[gang],), (gang, there - away), (*had, *gone))
