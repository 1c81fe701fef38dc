"""What the kinds of Gangster share where puzzles are drawn: moments of games, cut down to what a question needs."""

import random
from collections.abc import Collection, Iterator

from gangster_widgets.games.gangster.equipment import gun_reaches
from gangster_widgets.games.gangster.harbour import AT_MOST
from gangster_widgets.games.gangster.moments import moments
from gangster_widgets.games.gangster.position import NO_TABLET
from gangster_widgets.games.gangster.stage import doublers
from gangster_widgets.games.gangster.state import NOWHERE, Car, Decks, State
from gangster_widgets.games.gangster.tablet import CASINO, EMPTY, District
from gangster_widgets.kernel.record import replace

EARLY = (0.1, 0.2, 0.3, 0.4, 0.5)
"""Which part of a game is too early for a level: later moments are busier."""
CROWD = (7, 10, 13, 18, 26)
"""How many gangsters a question of each level names at most, so that a person is done in a few minutes."""
FEWEST = 4
"""So many gangsters a reckoning is about at least, lest it is over at a glance."""


def drawn(chance: random.Random, level: int, players: int | None = None) -> Iterator[State]:
    """Moments of games that suit that level, of tables of that size or of every size."""
    return moments(chance, EARLY[level - 1], players)


def bare(state: State, places: Collection[str] = (), gangs: Collection[str] = ()) -> State:
    """The position with nothing but these districts and the cars of these gangs; no more is named, nor the stage."""
    table, nobody = state.table, (0,) * len(state.table.gangs)
    districts = tuple(
        one if one.name in places else District(one.name, NO_TABLET, "", doubled=False) for one in state.districts
    )
    cars = tuple(car if car.gang in gangs else Car(car.gang, NOWHERE, (), None) for car in state.cars)
    return State(table, state.turn, 1, districts, cars, (), nobody, nobody, nobody, None, Decks(), 0)


def dated(position: State, state: State) -> State:
    """The position in the stage of that moment, with the influence that there was: one tells of the other."""
    return replace(position, stage=state.stage, influence=state.influence)


def board_of(state: State) -> State:
    """The whole board of a moment: all districts and cars, what lies on display, stage and influence."""
    position = bare(state, state.table.districts, state.table.gangs)
    return dated(replace(position, display=state.display), state)


def told(state: State, places: Collection[str]) -> list[District]:
    """Those of these districts that have a tablet which may be shown."""
    return [one for one in state.districts if one.name in places and one.fields]


def standing(districts: Collection[District]) -> int:
    """How many gangsters stand there."""
    return sum(len(one.fields) - one.fields.count(EMPTY) for one in districts)


def whole(state: State) -> bool:
    """Whether all of its tablets may be shown."""
    return all(one.fields for one in state.districts)


def on_the_day(state: State, chance: random.Random) -> State:
    """The moment with so many doublers more that all lie, for a reckoning comes with the last of them."""
    lacking = state.table.components.doublers - doublers(state)
    free = [one.name for one in state.districts if not one.doubled and one.name in state.table.open_board.places]
    laid = chance.sample(free, lacking)
    return replace(
        state, districts=tuple(replace(one, doubled=one.doubled or one.name in laid) for one in state.districts)
    )


def reckoned(state: State, chance: random.Random, level: int, fewest: int = 1) -> State | None:
    """Some tablets on which gangs meet, so many at least and more at higher levels, with the influence there was.

    It is a day of reckoning: all doublers lie.
    """
    day = on_the_day(state, chance)
    crowded = [one for one in told(day, day.table.districts) if len(set(one.fields)) > 2]
    chosen = chance.sample(crowded, min(len(crowded), chance.randint(fewest, 1 + level)))
    if len(chosen) < fewest or standing(chosen) > CROWD[level - 1]:
        return None
    return dated(bare(day, [one.name for one in chosen]), state)


def reckonable(state: State, of: State, chance: random.Random) -> State:
    """The position with what "?" counts where a tablet shows one: a casino card that is still there in that game."""
    shown = any(CASINO in one.tablet.places for one in state.districts)
    return replace(state, casino=chance.choice(of.decks.casino)) if shown else state


def around(state: State, car: Car) -> list[str]:
    """The district where a car stands, and what its tommy gun reaches or would reach if it were not in the harbour."""
    if car.at == state.table.harbour and car.has("tommy gun"):
        return [car.at, *state.table.open_board.neighbours[car.at]]
    return [car.at, *gun_reaches(state, car)]


def equipped(state: State, gang: str, kind: str) -> State:
    """The moment with that kind on that car, as its newest piece where it has not been there."""
    car = state.car(gang)
    return state if car.has(kind) else state.with_car(replace(car, equipment=(kind, *car.equipment)[:AT_MOST]))


def armed(state: State, gang: str) -> State:
    """The moment with that car at the harbour and a tommy gun on it: seldom does one just stay there."""
    return equipped(state.with_car(replace(state.car(gang), at=state.table.harbour)), gang, "tommy gun")


def guarded(state: State, chance: random.Random) -> State | None:
    """The moment with a bodyguard on somebody else's car that stands where one to move does; None where none does."""
    mover = state.table.persons[state.turn]
    at = {state.car(gang).at for gang in mover}
    beside = [car.gang for car in state.cars if car.at in at and car.gang not in mover]
    return equipped(state, chance.choice(beside), "bodyguard") if beside else None


def meeting(state: State, car: Car) -> tuple[list[str], list[str]]:
    """The districts within that car's reach, and the gangs whose cars stand there."""
    near = around(state, car)
    return near, [one.gang for one in state.cars if one.at in near]
