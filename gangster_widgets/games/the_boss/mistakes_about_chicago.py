"""Wrong ideas about Chicago: which cities pay, which of their cards count, who gets how much, and whom it strikes."""

from collections.abc import Callable

from gangster_widgets.games.the_boss import chicago, payout
from gangster_widgets.games.the_boss.chicago import Counted, to_the_left
from gangster_widgets.games.the_boss.components import Face
from gangster_widgets.games.the_boss.majority import holder
from gangster_widgets.games.the_boss.state import City, State, hidden_card, open_cards
from gangster_widgets.games.the_boss.thought import Thought
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Where, Why

Cards = tuple[tuple[Face, ...], tuple[Where, ...]]


def _counting(wrong: Callable[[Counted], Counted]) -> Callable[[Thought], Thought]:
    """A mistake about which cards count."""
    return lambda thought: replace(thought, chicago=replace(thought.chicago, counted=wrong(thought.chicago.counted)))


def _hidden_cards(true: Counted) -> Counted:
    """The hidden cards are thought to count. Where a position says nothing of any, nothing follows from that."""

    def wrong(state: State, city: City) -> Cards:
        if all(one.hidden is None for one in state.cities):
            return true(state, city)
        return (() if city.hidden is None else (city.hidden,)), (hidden_card(city.name), city.name)

    return wrong


def _all_open(_: Counted) -> Counted:
    """All open cards are thought to count."""
    return lambda state, city: (city.open, open_cards(city))


def _last_money(_: Counted) -> Counted:
    """A penalty is thought to be passed over: the last money card below it counts."""

    def wrong(state: State, city: City) -> Cards:
        for nth in range(len(city.open), 0, -1):
            if isinstance(city.open[nth - 1], int):
                return (city.open[nth - 1],), ((city.name, nth),)
        return city.open[-1:], open_cards(city, 1)

    return wrong


def _right_side(thought: Thought) -> Thought:
    """The cities to the right of Chicago are thought to pay."""
    true = thought.chicago.cities

    def wrong(state: State) -> tuple[City, ...]:
        here = [city.name for city in true(state)]
        return tuple([city for city in state.cities[:-1] if city.name not in here])

    return replace(thought, chicago=replace(thought.chicago, cities=wrong))


def _moves_left(thought: Thought) -> Thought:
    """Chicago is thought to move to the left: from the second round on nothing lies left of it."""

    def wrong(state: State) -> tuple[City, ...]:
        return to_the_left(state) if state.left is not None else state.cities[: max(0, 2 - state.round)]

    return replace(thought, chicago=replace(thought.chicago, cities=wrong))


def _sharing(share: Callable[[int], int]) -> Callable[[Thought], Thought]:
    """A mistake about how much the winner gets."""
    return lambda thought: replace(thought, chicago=replace(thought.chicago, share=share))


def _larger_half(total: int) -> int:
    return total - total // 2


def _everything(total: int) -> int:
    return total


def _paying(wrong: Callable[[payout.Paid], payout.Paid]) -> Callable[[Thought], Thought]:
    """A mistake about what Chicago does at the end of a round."""
    return lambda thought: replace(thought, payout=replace(thought.payout, chicago=wrong(thought.payout.chicago)))


def _strikes(true: payout.Paid) -> payout.Paid:
    """The last open penalties of the cities that pay are thought to strike who wins Chicago."""

    def wrong(state: State, steps: chicago.Steps) -> tuple[Why, ...]:
        won, found = holder(state.chicago), list(true(state, steps))
        for city in steps.cities(state) if won is not None else ():
            if isinstance(city.last_open, str) and won is not None:
                who = state.table.colours[won]
                found.append(payout.strike(who, city.name, city.last_open, open_cards(city, 1)))
        return tuple(found)

    return wrong


def _nobody_paid(_: payout.Paid) -> payout.Paid:
    """Chicago is thought to pay nobody."""
    return lambda state, steps: ()


BOTH, PAYOUT, PAYS = ("chicago", "payout"), ("payout",), "boss.chicago-pay"

CHICAGO = (
    Mistake("chicago-hidden-cards", BOTH, PAYS, _counting(_hidden_cards), "cards"),
    Mistake("chicago-all-open", BOTH, PAYS, _counting(_all_open), "cards"),
    Mistake("chicago-penalty-skipped", BOTH, PAYS, _counting(_last_money), "cards"),
    Mistake("chicago-right-side", BOTH, PAYS, _right_side, "side"),
    Mistake("chicago-moves-left", BOTH, "boss.chicago-move", _moves_left, "side"),
    Mistake("chicago-rounds-up", BOTH, "boss.alcapo", _sharing(_larger_half), "share"),
    Mistake("alcapo-forgotten", BOTH, "boss.alcapo", _sharing(_everything), "share"),
    Mistake("chicago-penalties-strike", PAYOUT, PAYS, _paying(_strikes), "paying"),
    Mistake("chicago-forgotten", PAYOUT, PAYS, _paying(_nobody_paid), "paying"),
)
