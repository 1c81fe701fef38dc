"""What each player can expect of a position, in influence: what bots weigh. Everything is read off `reckon_district`.

What others cannot know is not asked here either: of hidden piles only what is in them, never the order.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache

from gangster_widgets.games.gangster import cargo, reckoning
from gangster_widgets.games.gangster.actions import Action, Drive
from gangster_widgets.games.gangster.reckoning import reckon_district
from gangster_widgets.games.gangster.stage import LAST_STAGE, doublers
from gangster_widgets.games.gangster.state import POLICE, Car, Decks, State
from gangster_widgets.games.gangster.tablet import CASINO, District
from gangster_widgets.games.gangster.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.record import replace

LATER = (0.5, 0.3, 0.0)
"""By stage: how much of what a gangster would bring at a later reckoning still counts, as others may come before."""
ABOARD = (0.5, 0.4, 0.2)
"""By stage: what a gangster is worth who can still be unloaded."""
IN_TRUNK = -0.1
"""What a gangster in the trunk is worth: he takes up the room of another."""
EQUIPMENT = {"door": 3.0, "engine": 1.2, "tommy gun": 1.5, "trunk": 0.8, "bodyguard": 0.8, "bumper": 0.5}
"""What a piece of equipment is worth while all three stages lie ahead."""
DRIVES = 0.45
"""How likely somebody who can end a stage by driving does so in his next turn."""

Weigh = Callable[[District], tuple[float, ...]]


def outlook(state: State, thought: Thought = BY_THE_RULES, now: bool = False) -> tuple[float, ...]:
    """The influence that each person can expect: what there is, and the coming reckoning as the tablets stand.

    A "?" counts the mean of the casino cards that may come. With `now` the reckoning comes at once; otherwise an
    undoubled district may still be doubled, and later reckonings, gangsters aboard and equipment count a little.
    """
    table, box = state.table, state.table.components
    lie, places, stage = doublers(state), len(table.districts), state.stage - 1
    cards = state.decks.casino or box.casino if state.casino is None else (state.casino,)
    coming = 0.0 if now or lie >= places else max(0.0, (box.doublers - lie) / (places - lie))
    later = 0.0 if now else LATER[stage]
    weigh = _weigh(table.gangs, tuple(sorted(cards)), thought.steps, coming, later, box.doublers / places)
    points: list[float] = list(map(sum, zip(*map(weigh, state.districts), strict=True)))
    if not now:
        points = [more + _carried(car, stage) for more, car in zip(points, state.cars, strict=True)]
    seat, had = table.seat, state.influence
    return tuple([sum([had[seat[gang]] + points[seat[gang]] for gang in gangs]) for gangs in table.persons])


@lru_cache(maxsize=64)
def _weigh(
    gangs: tuple[str, ...],
    cards: tuple[int, ...],
    steps: reckoning.Steps,
    coming: float,
    later: float,
    often: float,
) -> Weigh:
    """What a district brings each gang, by seat. `coming` is how likely an undoubled one is doubled in this stage,
    `often` how likely any is in a later one, and `later` how much that counts.
    """

    def weigh(district: District) -> tuple[float, ...]:
        if not district.fields.strip("."):
            return (0.0,) * len(gangs)
        plain = _mean(replace(district, doubled=False))
        twice = _mean(replace(district, doubled=True))
        sure = 1.0 if district.doubled else coming
        share = sure + later * often
        whole = 1 + later
        return tuple([whole * once + share * (both - once) for once, both in zip(plain, twice, strict=True)])

    def _mean(district: District) -> list[float]:
        drawn = cards if CASINO in district.tablet.places else cards[:1]
        found = [dict(reckon_district(district, card, steps).value) for card in drawn]
        return [sum([one.get(gang, 0) for one in found]) / len(found) for gang in gangs]

    return lru_cache(maxsize=2**13)(weigh)


def _carried(car: Car, stage: int) -> float:
    """What a car may still bring: gangsters aboard, a free trunk, equipment."""
    return ABOARD[stage] * (car.aboard or 0) + IN_TRUNK * len(car.trunk) + _equipped(car.equipment, stage)


@lru_cache(maxsize=2**10)
def _equipped(kinds: tuple[str, ...], stage: int) -> float:
    """What these pieces of equipment may still bring: the less, the fewer stages are left."""
    return (LAST_STAGE - stage) / LAST_STAGE * sum([EQUIPMENT.get(kind, 0.0) for kind in kinds])


def at_turn(state: State, player: int) -> State:
    """The position as if it were that person's turn, with nothing in it that nobody knows: nothing is drawn there.

    So the others let their turns go by, and no stage ends.
    """
    decks = state.decks
    if not (decks.districts or decks.equipment or state.chance):
        return state if state.turn == player else replace(state, turn=player)
    known = Decks(casino=tuple(sorted(decks.casino)), untold=("districts", "equipment"))
    return replace(state, turn=player, decks=known, chance=0)


def price(state: State, action: Action) -> float:
    """Nothing is used up here that the outlook does not count."""
    return 0.0


def guesses(state: State, player: int) -> tuple[State, ...]:
    """The position itself: nobody knows more of it than anybody else."""
    return (at_turn(state, player),)


def between(state: State, after: State) -> tuple[int, ...]:
    """Everybody else, in the order of seats."""
    persons = len(state.table.persons)
    return tuple([(state.turn + nth) % persons for nth in range(1, persons)])


def weighty(state: State) -> list[Action]:
    """The loads and unloads that are allowed: they change tablets, drives only prepare for them."""
    found: list[Action] = []
    for gang in state.table.persons[state.turn]:
        car = state.car(gang)
        here = state.district(car.at)
        found += [*cargo.unloads(state.table, car, here), *cargo.loads(state, car, here)]
    return found


def closing(state: State, action: Action) -> float:
    """How likely that action brings about the day of reckoning, as far as anybody can know."""
    if not isinstance(action, Drive) or len(state.car(action.gang).cards) > 1:
        return 0.0
    return _eighth(state)


def lasting(state: State, player: int) -> float:
    """How likely the stage lasts until that person's next turn, when he has just acted."""
    risk, last = DRIVES * _eighth(state), 1.0
    for person, gangs in enumerate(state.table.persons):
        if risk and person != player and any(len(state.car(gang).cards) == 1 for gang in gangs):
            last *= 1 - risk
    return last


def _eighth(state: State) -> float:
    """How likely the next district card ends the stage."""
    pile = state.decks.districts
    if not pile or doublers(state) < state.table.components.doublers - 1:
        return 0.0
    return 1 - pile.count(POLICE) / len(pile)


def misleading(mistakes: Sequence[Mistake]) -> tuple[Mistake, ...]:
    """Those of the mistakes with which a reckoning comes out otherwise."""
    return tuple(one for one in mistakes if one.change(BY_THE_RULES).steps != BY_THE_RULES.steps)
