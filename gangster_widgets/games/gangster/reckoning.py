"""The day of reckoning: majority, ties, places from the left, casino and doubler. How a tie is broken is told here.

Every function returns reasons; points are the value of a reason and are worked out nowhere else.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from math import prod
from typing import NamedTuple

from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import COLOURS
from gangster_widgets.games.gangster.tablet import CASINO, EMPTY, District
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Piece, Rule, Why

BOARD = Rule("board", "reckoning.order", ("districts",))
DISTRICT = Rule("district", "majority.number", ("district", "number"))
NOBODY = Rule("nobody", "majority.number", ("district",))
GANG = Rule("gang", "majority.number", ("gang", "district", "nth", "points"))
ORDER = Rule("order", "majority.number", ("district", "gangs"))
AT_PLACE = Rule("at-place", "majority.number", ("gang", "district", "nth"))
LEFT_OUT = Rule("left-out", "places.left-to-right", ("gang", "district", "nth"))
NUMBER = Rule("number", "majority.number", ("gang", "number"))
TIE = Rule("tie", "tie.highest-rank", ("gang", "rank", "rivals", "ranks"))
PLACE = Rule("place", "places.left-to-right", ("nth", "printed"))
PLACE_CASINO = Rule("place-casino", "places.left-to-right", ("nth",))
NO_PLACE_LEFT = Rule("no-place-left", "places.left-to-right", ("nth", "places"))
CASINO_CARD = Rule("casino", "casino.all", ("casino",))
DOUBLER = Rule("doubler", "doubler.doubles", ("district",))
TOGETHER = Rule("together", "two.persons", ("gangs", "points"))


GANGS = tuple(COLOURS)


class Standing(NamedTuple):
    """How a gang stands on a tablet, in the order in which it decides: number first, then the highest rank."""

    number: int
    highest: int
    gang: str


class CasinoNeededError(SaidError):
    """A "?" is to be reckoned and nothing says what it counts."""

    def __init__(self, district: str) -> None:
        super().__init__("ask-casino", district=district)


def standings(fields: str) -> list[Standing]:
    """The gangs on these fields, the first place first.

    The larger number goes first; of equal numbers the gang whose highest gangster has the higher rank (majority.number,
    tie.highest-rank). No two gangs can share a field, so the order is never in doubt.

    >>> [standing.gang for standing in standings("EBNYGYNYG")]
    ['Y', 'G', 'N', 'B', 'E']
    """
    return sorted(
        [Standing(fields.count(gang), fields.rfind(gang) + 1, gang) for gang in GANGS if gang in fields], reverse=True
    )


class Coin(Record, frozen=True, gc=False):
    """What a place on a tablet is worth: the points, and the reasons whose values they are the product of."""

    points: int | None
    reasons: tuple[Why, ...]


class Steps(Record, frozen=True, gc=False):
    """The steps of a reckoning: who goes first, why, which place that is, and what each place is worth.

    A mistaken idea changes one of them (`mistakes`); the rest of the reckoning stays what it is.
    """

    standings: Callable[[str], list[Standing]]
    reasons: Callable[[District, Standing, Sequence[Standing], tuple[tuple[str, int], ...]], tuple[Why, ...]]
    place: Callable[[Sequence[Standing], int], int]
    coins: Callable[[str, tuple[int | str, ...], int | None, bool], tuple[Coin, ...]]


def reckon_district(district: District, casino: int | None, steps: Steps | None = None) -> Why:
    """The reckoning of one district: points by gang, the first place first, each with all it rests on.

    `casino` is what "?" counts; `CasinoNeededError` is raised where a gang gets a "?" and it is None.
    """
    steps = steps or BY_THE_RULES
    order = steps.standings(district.fields)
    if not order:
        return Why(NOBODY, (), (district.name,), (district.name,))
    spots = _spots_by_gang(district.name, district.fields, order)
    coins = steps.coins(district.name, district.tablet.places, casino, district.doubled)
    gangs = tuple(
        [_gang(district, index, order, tuple(spots[one.gang]), coins, steps) for index, one in enumerate(order)]
    )
    return Why(DISTRICT, tuple([why.value for why in gangs]), (district.name,), (district.name, len(gangs)), gangs)


def _gang(
    district: District,
    index: int,
    order: Sequence[Standing],
    spots: tuple[tuple[str, int], ...],
    coins: Sequence[Coin],
    steps: Steps,
) -> Why:
    """One gang's part of the reckoning: why it stands where it does, its place, and the points that this gives."""
    gang, nth = order[index].gang, steps.place(order, index)
    parts = steps.reasons(district, order[index], order, spots)
    if nth > len(coins):
        parts += (_no_place_left(district.name, nth, len(coins)),)
        return Why(LEFT_OUT, (gang, 0), spots, (gang, district.name, nth), parts)
    coin = coins[nth - 1]
    if coin.points is None:
        raise CasinoNeededError(district.name)
    return Why(GANG, (gang, coin.points), spots, (gang, district.name, nth, coin.points), parts + coin.reasons)


def standing_reasons(
    district: District, standing: Standing, order: Sequence[Standing], spots: tuple[tuple[str, int], ...]
) -> tuple[Why, ...]:
    """Why a gang stands where it does: its number, and its highest rank where others have as many."""
    number = Why(NUMBER, standing.number, spots, (standing.gang, standing.number))
    others = [other for other in order if other.number == standing.number and other is not standing]
    return (number, _tie(district.name, standing, others)) if others else (number,)


def place_in_order(order: Sequence[Standing], index: int) -> int:
    """The place of the gang that stands there in the order: each the next one."""
    return index + 1


def order_of(district: District, steps: Steps | None = None) -> Why:
    """The order of the gangs there, the first place first, and why; what the places pay does not matter."""
    steps = steps or BY_THE_RULES
    order = steps.standings(district.fields)
    if not order:
        return Why(NOBODY, (), (district.name,), (district.name,))
    spots = _spots_by_gang(district.name, district.fields, order)
    parts = []
    for nth, standing in enumerate(order, start=1):
        mine = tuple(spots[standing.gang])
        reasons = steps.reasons(district, standing, order, mine)
        parts.append(Why(AT_PLACE, (standing.gang, nth), mine, (standing.gang, district.name, nth), reasons))
    gangs = tuple(standing.gang for standing in order)
    return Why(ORDER, gangs, (district.name,), (district.name, gangs), tuple(parts))


def _spots_by_gang(district: str, fields: str, order: Sequence[Standing]) -> dict[str, list[tuple[str, int]]]:
    """The fields that each of these gangs stands on."""
    spots: dict[str, list[tuple[str, int]]] = {standing.gang: [] for standing in order}
    for spot, gang in zip(_spots(district, len(fields)), fields, strict=True):
        if gang != EMPTY:
            spots[gang].append(spot)
    return spots


@lru_cache(maxsize=2**12)
def _spots(district: str, size: int) -> tuple[tuple[str, int], ...]:
    return tuple((district, field) for field in range(1, size + 1))


def _tie(district: str, standing: Standing, others: Sequence[Standing]) -> Why:
    """Why a gang stands where it does among those of equal number: by its highest gangster's rank."""
    ranks = tuple([other.highest for other in others])
    facts = (standing.gang, standing.highest, tuple([other.gang for other in others]), ranks)
    return Why(TIE, standing.highest, tuple([(district, rank) for rank in (standing.highest, *ranks)]), facts)


@lru_cache(maxsize=2**12)
def coins(district: str, places: tuple[int | str, ...], casino: int | None, doubled: bool) -> tuple[Coin, ...]:
    """For each place from the left what it is worth: the printed number or the casino card's, times the doubler."""
    doubler = (Why(DOUBLER, 2, (Piece("doubler", district),), (district,)),) if doubled else ()
    found = []
    for nth, printed in enumerate(places, start=1):
        place = _place(district, nth, printed, casino)
        points = None if place.value is None else prod(why.value for why in (place, *doubler))
        found.append(Coin(points, (place, *doubler)))
    return tuple(found)


def _place(district: str, nth: int, printed: int | str, casino: int | None) -> Why:
    where = (Piece("place", district, nth),)
    if printed != CASINO:
        return Why(PLACE, printed, where, (nth, printed))
    return Why(PLACE_CASINO, casino, where, (nth,), (Why(CASINO_CARD, casino, where, (casino,)),))


BY_THE_RULES = Steps(standings, standing_reasons, place_in_order, coins)


@lru_cache(maxsize=2**12)
def _no_place_left(district: str, nth: int, places: int) -> Why:
    return Why(NO_PLACE_LEFT, 0, (district,), (nth, places))


def reckon(state: State, casino: int | None = None, steps: Steps | None = None) -> Why:
    """The reckoning of the whole board as it stands; the value is what each gang gets, in the order of seats.

    `casino` is what "?" counts, by default what the position says. Districts come one after another, each with its
    reasons; with two persons the sums of their two gangs follow.
    """
    value = state.casino if casino is None else casino
    districts = [reckon_district(district, value, steps) for district in state.districts if district.fields]
    scores = dict.fromkeys(state.table.gangs, 0)
    for why in districts:
        for gang, points in why.value:
            scores[gang] += points
    together = tuple(_together(state, scores)) if len(state.table.persons) < len(state.table.gangs) else ()
    names = tuple([district.name for district in state.districts if district.fields])
    return Why(BOARD, tuple(scores.items()), names, (len(districts),), (*districts, *together))


def _together(state: State, scores: dict[str, int]) -> Iterator[Why]:
    """What each of two persons gets for both gangs (two.persons)."""
    for gangs in state.table.persons:
        points = sum(scores[gang] for gang in gangs)
        where = tuple(district.name for district in state.districts if district.fields)
        yield Why(TOGETHER, points, where, (tuple(gangs), points))
