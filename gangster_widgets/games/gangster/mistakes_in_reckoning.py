"""Wrong ideas about the reckoning: numbers, ties, places, casino and doubler."""

from collections.abc import Callable, Mapping, Sequence

from gangster_widgets.games.gangster.reckoning import GANGS, NUMBER, Coin, Standing, Steps
from gangster_widgets.games.gangster.tablet import District
from gangster_widgets.games.gangster.thought import Thought
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Why

LOWER_RANK = Rule("wrong-tie-lower-rank", "tie.highest-rank", ("gang", "rank", "rivals", "ranks"))
FIRST_COME = Rule("wrong-tie-first-come", "tie.highest-rank", ("gang", "rank", "rivals", "ranks"))
SUM_OF_RANKS = Rule("wrong-tie-sum-of-ranks", "tie.highest-rank", ("gang", "rank", "rivals", "ranks"))
PLACED_LATER = Rule("wrong-tie-placed-later", "tie.highest-rank", ("gang", "nth", "tied", "set"))
SHARED = Rule("wrong-tie-shared", "tie.highest-rank", ("gang", "rank", "rivals", "ranks"))
RANK_FIRST = Rule("wrong-rank-before-number", "majority.number", ("gang", "rank"))
BY_SIZE = Rule("wrong-biggest-number-first", "places.left-to-right", ("nth", "printed"))
BY_SIZE_CASINO = Rule("wrong-biggest-number-first-casino", "places.left-to-right", ("nth",))
WINNER_ONLY = Rule("wrong-winner-takes-all", "places.left-to-right", ("district",))
CASINO_ZERO = Rule("wrong-casino-forgotten", "casino.all", ("casino",))

Places = tuple[int | str, ...]
Coins = Callable[[str, Places, int | None, bool], tuple[Coin, ...]]
Deciding = Callable[[str, str], int]
"""What a gang has on the fields that is thought to decide."""


def _steps(thought: Thought, **changed: object) -> Thought:
    return replace(thought, steps=replace(thought.steps, **changed))


def _coins(change: Callable[[Coins], Coins]) -> Callable[[Thought], Thought]:
    """A mistake about what a place is worth."""
    return lambda thought: _steps(thought, coins=change(thought.steps.coins))


def _doubler_forgotten(coins: Coins) -> Coins:
    return lambda name, places, casino, doubled: coins(name, places, casino, False)


def _casino_forgotten(coins: Coins) -> Coins:
    def wrong(name: str, places: Places, casino: int | None, doubled: bool) -> tuple[Coin, ...]:
        return tuple(_retold(coin, {"casino": CASINO_ZERO}) for coin in coins(name, places, 0, doubled))

    return wrong


def _casino_not_doubled(coins: Coins) -> Coins:
    def wrong(name: str, places: Places, casino: int | None, doubled: bool) -> tuple[Coin, ...]:
        both = zip(coins(name, places, casino, doubled), coins(name, places, casino, False), strict=True)
        return tuple(plain if _of_casino(coin) else coin for coin, plain in both)

    return wrong


def _of_casino(coin: Coin) -> bool:
    """Whether the coin is a "?": its first reason rests on the casino card."""
    return any(part.clause == "casino.all" for part in coin.reasons[0].parts)


def _biggest_number_first(coins: Coins) -> Coins:
    def wrong(name: str, places: Places, casino: int | None, doubled: bool) -> tuple[Coin, ...]:
        by_size = sorted(coins(name, places, casino, doubled), key=lambda coin: coin.points or 0, reverse=True)
        return tuple(_by_size(coin, nth) for nth, coin in enumerate(by_size, start=1))

    return wrong


def _by_size(coin: Coin, nth: int) -> Coin:
    """The coin as the one that is handed out at that place, because of its size."""
    place = coin.reasons[0]
    rule, facts = (BY_SIZE_CASINO, (nth,)) if _of_casino(coin) else (BY_SIZE, (nth, place.value))
    return replace(coin, reasons=(replace(place, rule=rule, facts=facts), *coin.reasons[1:]))


def _winner_takes_all(coins: Coins) -> Coins:
    def wrong(name: str, places: Places, casino: int | None, doubled: bool) -> tuple[Coin, ...]:
        nothing = Coin(0, (Why(WINNER_ONLY, 0, (name,), (name,)),))
        return coins(name, places, casino, doubled)[:1] + (nothing,) * len(GANGS)

    return wrong


def _retold(coin: Coin, told: Mapping[str, Rule]) -> Coin:
    """The coin with reasons of these names told as the mistake has them; what it is worth stays."""

    def again(why: Why) -> Why:
        parts = tuple(again(part) for part in why.parts)
        return replace(why, rule=told.get(why.name, why.rule), parts=parts)

    return replace(coin, reasons=tuple(again(why) for why in coin.reasons))


def _tie_break(rule: Rule, decides: Deciding, shown: Deciding) -> Callable[[Thought], Thought]:
    """A mistake about what decides between gangs with as many gangsters."""

    def standings(fields: str) -> list[Standing]:
        found = [Standing(fields.count(gang), fields.rfind(gang) + 1, gang) for gang in GANGS if gang in fields]
        return sorted(found, key=lambda one: (one.number, decides(fields, one.gang), one.highest), reverse=True)

    def reasons(
        district: District, standing: Standing, order: Sequence[Standing], spots: tuple[tuple[str, int], ...]
    ) -> tuple[Why, ...]:
        number = Why(NUMBER, standing.number, spots, (standing.gang, standing.number))
        others = tuple(one.gang for one in order if one.number == standing.number and one is not standing)
        if not others:
            return (number,)
        values = tuple(shown(district.fields, gang) for gang in (standing.gang, *others))
        return (number, Why(rule, values[0], spots, (standing.gang, values[0], others, values[1:])))

    return lambda thought: _steps(thought, standings=standings, reasons=reasons)


def _lowest(fields: str, gang: str) -> int:
    return fields.find(gang) + 1


def _highest(fields: str, gang: str) -> int:
    return fields.rfind(gang) + 1


def sum_of_ranks(fields: str, gang: str) -> int:
    """All the ranks of a gang added up, which decides nothing."""
    return sum(rank for rank, who in enumerate(fields, start=1) if who == gang)


def _shared(thought: Thought) -> Thought:
    """Equals all get the first of the places they take up; the next gang gets the place after all of those."""

    def place(order: Sequence[Standing], index: int) -> int:
        return next(nth for nth, one in enumerate(order, start=1) if one.number == order[index].number)

    def reasons(
        district: District, standing: Standing, order: Sequence[Standing], spots: tuple[tuple[str, int], ...]
    ) -> tuple[Why, ...]:
        told = thought.steps.reasons(district, standing, order, spots)
        return tuple(replace(why, rule=SHARED) if why.clause == "tie.highest-rank" else why for why in told)

    return _steps(thought, place=place, reasons=reasons)


def _placed_later(thought: Thought) -> Thought:
    """Of equals, whoever was set down last goes first; of those who were not set down, the true rule."""

    def after(steps: Steps, set_down: Sequence[str]) -> Steps:
        came = {gang: nth for nth, gang in enumerate(set_down, start=1)}

        def standings(fields: str) -> list[Standing]:
            found = steps.standings(fields)
            return sorted(found, key=lambda one: (one.number, came.get(one.gang, 0), one.highest), reverse=True)

        def reasons(
            district: District, standing: Standing, order: Sequence[Standing], spots: tuple[tuple[str, int], ...]
        ) -> tuple[Why, ...]:
            tied = tuple(one.gang for one in order if one.number == standing.number)
            if not came.keys() & set(tied) or len(tied) == 1:
                return steps.reasons(district, standing, order, spots)
            facts = (standing.gang, tied.index(standing.gang) + 1, tied, tuple(set_down))
            number = Why(NUMBER, standing.number, spots, (standing.gang, standing.number))
            return (number, Why(PLACED_LATER, None, spots, facts))

        return replace(steps, standings=standings, reasons=reasons)

    return replace(thought, after=after)


def _rank_before_number(thought: Thought) -> Thought:
    """The highest gangster decides, whatever the numbers."""

    def standings(fields: str) -> list[Standing]:
        return sorted(thought.steps.standings(fields), key=lambda one: one.highest, reverse=True)

    def reasons(
        district: District, standing: Standing, order: Sequence[Standing], spots: tuple[tuple[str, int], ...]
    ) -> tuple[Why, ...]:
        return (Why(RANK_FIRST, standing.highest, spots, (standing.gang, standing.highest)),)

    return _steps(thought, standings=standings, reasons=reasons)


POINTS = ("points", "count", "casino", "best")
BOTH = (*POINTS, "order")
_LOWER = _tie_break(LOWER_RANK, lambda fields, gang: -_highest(fields, gang), _highest)
_FIRST = _tie_break(FIRST_COME, lambda fields, gang: -_lowest(fields, gang), _lowest)
_LARGER_SUM = _tie_break(SUM_OF_RANKS, sum_of_ranks, sum_of_ranks)

RECKONING = (
    Mistake("doubler-forgotten", POINTS, "doubler.doubles", _coins(_doubler_forgotten), "doubler"),
    Mistake("casino-forgotten", POINTS, "casino.all", _coins(_casino_forgotten), "casino"),
    Mistake("casino-not-doubled", POINTS, "casino.all", _coins(_casino_not_doubled), "casino"),
    Mistake("tie-lower-rank", BOTH, "tie.highest-rank", _LOWER, "order"),
    Mistake("tie-first-come", BOTH, "tie.highest-rank", _FIRST, "order"),
    Mistake("tie-sum-of-ranks", BOTH, "tie.highest-rank", _LARGER_SUM, "order"),
    Mistake("tie-placed-later", ("order",), "tie.highest-rank", _placed_later, "order"),
    Mistake("tie-shared", POINTS, "tie.highest-rank", _shared, "order"),
    Mistake("rank-before-number", BOTH, "majority.number", _rank_before_number, "order"),
    Mistake("biggest-number-first", POINTS, "places.left-to-right", _coins(_biggest_number_first)),
    Mistake("winner-takes-all", POINTS, "places.left-to-right", _coins(_winner_takes_all)),
)
"""Each with the clause it breaks; what it changes is one step of the reckoning."""
