"""What ends when: a turn, a round, the game; police cards, the order of the last turn, who has won."""

from collections.abc import Callable

from gangster_widgets.games.the_boss import chicago
from gangster_widgets.games.the_boss.last_turn import last_turn
from gangster_widgets.games.the_boss.payout import payout
from gangster_widgets.games.the_boss.police import third_mark
from gangster_widgets.games.the_boss.returning import returning
from gangster_widgets.games.the_boss.setup import CHICAGO_MOVED, deal
from gangster_widgets.games.the_boss.state import NOBODY, State, hand, police_card
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Tell, Why

WITH_CARDS = 2
"""A police card is turned when everybody has so many cards left."""

POLICE_TURNED = Rule("police-turned", "boss.police", ("card", "round"))
LAST_ROUND = Rule("last-round", "boss.police", ("colour", "round"))
START_PASSES = Rule("start-passes", "boss.start-stone", ("who",))
CHICAGO_STAYS = Rule("chicago-stays", "boss.chicago-move", ("round",))
EXTRA_ROUND = Rule("extra-round", "boss.end", ("players",))
WINS = Rule("wins", "boss.end", ("players", "money"))
WINS_BY_PROFIT = Rule("wins-by-profit", "boss.end", ("players", "money", "profit"))
WINS_BY_GANGSTERS = Rule("wins-by-gangsters", "boss.end", ("players", "money", "profit", "number"))


def acted(state: State, tell: Tell) -> State:
    """The position after a turn: the next player, the next of the five turns, or the end of the round."""
    if not state.whole:
        return _goes_by(state)
    queue = state.queue[1:]
    if queue:
        return replace(state, queue=queue, placed=False)
    number, beat = state.table.components.hand, state.beat + 1
    state = replace(state, queue=state.table.clockwise(state.start), beat=beat, placed=False)
    if beat > number:
        return end_round(replace(state, beat=number), tell)
    if beat == number - WITH_CARDS + 1 and not state.extra:
        state = _police(state, tell)
    if beat == number:
        why = last_turn(state)
        tell(why)
        state = replace(state, queue=tuple([state.table.seat[who] for who in why.value]))
    return state


def _goes_by(state: State) -> State:
    """The next player of a position that is not a whole game: nothing ends there and nothing is drawn."""
    queue = state.queue[1:] or (state.table.clockwise(state.queue[0])[1],)
    return replace(state, queue=queue, placed=False)


def _police(state: State, tell: Tell) -> State:
    """The police card of this round (boss.police)."""
    card, *pile = state.pile
    state = replace(state, police=(*state.police, card), pile=tuple(pile))
    where = (police_card(len(state.police)),)
    tell(Why(POLICE_TURNED, card, where, (card, state.round)))
    there = third_mark(state.police)
    if there is not None:
        tell(Why(LAST_ROUND, state.round, where, (there[1], state.round)))
    return state


def is_last(state: State) -> bool:
    """Whether the game ends with this round, unless it ends in a tie."""
    return state.extra or third_mark(state.police) is not None


def end_round(state: State, tell: Tell) -> State:
    """What the round brings, who comes back, and then the next round or the end of the game."""
    why = payout(state)
    tell(why)
    brought = dict(why.value)
    profit = tuple([brought[who].money for who in state.table.colours])
    back = returning(state, brought)
    tell(back)
    money = tuple([had + more for had, more in zip(state.money, profit, strict=True)])
    state = replace(state, money=money, profit=profit, crews=back.value)
    if not is_last(state):
        return _next_round(state, tell)
    best = leading(state)
    if len(best) > 1 and not state.extra:
        players = tuple([state.table.colours[seat] for seat in best])
        tell(Why(EXTRA_ROUND, players, tuple(map(hand, players)), (players,)))
        return _next_round(replace(state, extra=True), tell)
    tell(_won(state, best))
    nobody = (NOBODY,) * len(state.crews)
    cities = tuple([replace(city, men=nobody) for city in state.cities])
    return replace(state, cities=cities, over=True)


def _next_round(state: State, tell: Tell) -> State:
    """The next round: the start stone passes, Chicago moves, cards are dealt anew."""
    start, number = state.table.clockwise(state.start)[1], state.round + 1
    was = chicago.left(state)
    state = replace(state, round=number, start=start)
    who, name = state.table.colours[start], state.table.chicago
    tell(Why(START_PASSES, who, (hand(who),), (who,)))
    now = chicago.left(state)
    if now > was:
        tell(Why(CHICAGO_MOVED, now, (name,), (number, now, state.table.cities[:now])))
    else:
        tell(Why(CHICAGO_STAYS, now, (name,), (number,)))
    return deal(state, tell)


def gangsters_left(state: State, seat: int) -> int:
    """How many gangsters a player has left: available professionals and unused occasionals."""
    men = state.crews[seat].available
    return men.number if men is not None else 0


def leading(state: State) -> tuple[int, ...]:
    """Who has the most money after a round; of equals who made more in it, then who has more gangsters left."""
    return _best(state, lambda seat: (state.money[seat], state.profit[seat], gangsters_left(state, seat)))


def leaders(state: State) -> tuple[int, ...]:
    """Who is ahead: by money alone while the game goes on."""
    return leading(state) if state.over else _best(state, lambda seat: (state.money[seat],))


def _best(state: State, key: Callable[[int], tuple[int, ...]]) -> tuple[int, ...]:
    """Everybody for whom that is the largest."""
    seats = range(len(state.money))
    most = max(map(key, seats))
    return tuple([seat for seat in seats if key(seat) == most])


def _won(state: State, best: tuple[int, ...]) -> Why:
    """Who has won, and by what: money, else the profit of the last round, else gangsters left."""
    players = tuple([state.table.colours[seat] for seat in best])
    money, profit = state.money[best[0]], state.profit[best[0]]
    rich = [seat for seat, had in enumerate(state.money) if had == money]
    busy = [seat for seat in rich if state.profit[seat] == profit]
    where = tuple(map(hand, players))
    if len(rich) == len(best):
        return Why(WINS, players, where, (players, money))
    if len(busy) == len(best):
        return Why(WINS_BY_PROFIT, players, where, (players, money, profit))
    return Why(WINS_BY_GANGSTERS, players, where, (players, money, profit, gangsters_left(state, best[0])))
