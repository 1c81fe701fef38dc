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
    """The position with nothing but these districts and the cars of these gangs, when that was: no more is named."""
    table, nobody = state.table, (0,) * len(state.table.gangs)
    districts = tuple(
        one if one.name in places else District(one.name, NO_TABLET, "", doubled=False) for one in state.districts
    )
    cars = tuple(car if car.gang in gangs else Car(car.gang, NOWHERE, (), None) for car in state.cars)
    return State(table, state.turn, state.stage, districts, cars, (), nobody, nobody, nobody, None, Decks(), 0)


def board_of(state: State) -> State:
    """The whole board of a moment: all districts and cars, what lies on display, the influence that there is."""
    position = bare(state, state.table.districts, state.table.gangs)
    return replace(position, display=state.display, influence=state.influence)


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
    position = bare(day, [one.name for one in chosen])
    return replace(position, influence=state.influence)


def reckonable(state: State, of: State, chance: random.Random) -> State:
    """The position with what "?" counts where a tablet shows one: a casino card that is still there in that game."""
    shown = any(CASINO in one.tablet.places for one in state.districts)
    return replace(state, casino=chance.choice(of.decks.casino)) if shown else state


def around(state: State, car: Car) -> list[str]:
    """The district where a car stands, and what its tommy gun reaches or would reach if it were not in the harbour."""
    if car.at == state.table.harbour and car.has("tommy gun"):
        return [car.at, *state.table.open_board.neighbours[car.at]]
    return [car.at, *gun_reaches(state, car)]


def armed(state: State, gangs: Collection[str]) -> State:
    """The moment with a tommy gun as the newest piece of each of these cars that stands at the harbour: seldom does
    one just have it there.
    """
    for car in [state.car(gang) for gang in gangs]:
        if car.at == state.table.harbour and not car.has("tommy gun"):
            state = state.with_car(replace(car, equipment=("tommy gun", *car.equipment)[:AT_MOST]))
    return state


def meeting(state: State, car: Car) -> tuple[list[str], list[str]]:
    """The districts within that car's reach, and the gangs whose cars stand there."""
    near = around(state, car)
    return near, [one.gang for one in state.cars if one.at in near]
