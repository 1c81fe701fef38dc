"""What the end of a round brings: first all majorities are fixed, Chicago's too, then cards are won and strike."""

from collections.abc import Callable

from gangster_widgets.games.the_boss import chicago as chicagos
from gangster_widgets.games.the_boss.components import BANISHED, HOSPITAL, PRISON, REVOLVER, Face
from gangster_widgets.games.the_boss.majority import held, holder
from gangster_widgets.games.the_boss.state import City, State, hand, hidden_card
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.record import Record, replace
from gangster_widgets.kernel.why import Rule, Where, Why

PAYOUT = Rule("payout", "boss.payout", ("round",))
MAJORITIES = Rule("majorities", "boss.payout", ("number",))
NOBODY_ANYWHERE = Rule("nobody-anywhere", "boss.empty-city")
WINS_MONEY = Rule("wins-money", "boss.money", ("who", "city", "money"))
WINS_PENALTY = Rule("wins-penalty", "boss.majority", ("who", "city", "penalty"))
WINS_NOTHING = Rule("wins-nothing", "boss.majority", ("who", "city"))
LEFT_LYING = Rule("left-lying", "boss.empty-city", ("city",))
SHOT = Rule("shot", "boss.revolver", ("who",))
JAILED = Rule("jailed", "boss.prison", ("who",))
WOUNDED = Rule("wounded", "boss.hospital", ("who",))
IS_BANISHED = Rule("is-banished", "boss.banished", ("who", "city"))
TOTAL = Rule("total", "boss.payout", ("who", "money", "penalties"))

STRIKES = {REVOLVER: SHOT, PRISON: JAILED, HOSPITAL: WOUNDED}


class Brought(Record, frozen=True, gc=False):
    """What a round brings one player: money, and gangsters or cities that he loses."""

    money: int = 0
    dead: int = 0
    prison: int = 0
    hospital: int = 0
    banished: tuple[str, ...] = ()

    def struck(self, penalty: Face, city: str) -> "Brought":
        """The same with a penalty more, of that city's card."""
        if penalty == BANISHED:
            return replace(self, banished=(*self.banished, city))
        if penalty == REVOLVER:
            return replace(self, dead=self.dead + 1)
        return replace(self, **{str(penalty): getattr(self, str(penalty)) + 1})


NOTHING = Brought()

Paid = Callable[[State, chicagos.Steps], tuple[Why, ...]]


def lying_hidden(city: City) -> Face | None:
    """The card that lies face down (boss.majority); `SaidError` where a position does not say which."""
    if city.hidden is None:
        raise SaidError("ask-hidden", city=city.name)
    return city.hidden


def the_winner(city: City, winner: int) -> tuple[int, ...]:
    """A penalty strikes who wins the card."""
    return (winner,)


def chicago_pays(state: State, steps: chicagos.Steps) -> tuple[Why, ...]:
    """Chicago pays its winner (boss.chicago-pay)."""
    return (chicagos.chicago(state, steps),)


class Steps(Record, frozen=True, gc=False):
    """How one thinks: which card is won, whom a penalty strikes, and what Chicago does."""

    won: Callable[[City], Face | None]
    struck: Callable[[City, int], tuple[int, ...]]
    chicago: Paid


BY_THE_RULES = Steps(lying_hidden, the_winner, chicago_pays)


def payout(state: State, steps: Steps = BY_THE_RULES, chicago_steps: chicagos.Steps = chicagos.BY_THE_RULES) -> Why:
    """What this round brings; the value is what each player gets, in the order of seats."""
    majorities = tuple([held(state, city) for city in state.cities if city.number])
    where = tuple([part.where[0] for part in majorities])
    fixed = Why(MAJORITIES, len(majorities), where, (len(majorities),), majorities)
    if not majorities:
        fixed = Why(NOBODY_ANYWHERE, 0, state.table.places)
    cards = tuple([_won(state, city, steps) for city in state.cities[:-1]])
    paid = steps.chicago(state, chicago_steps)
    brought = dict.fromkeys(state.table.colours, NOTHING)
    for why in (*cards, *paid):
        for part in why.walk():
            add(brought, part)
    totals = tuple([_total(who, one) for who, one in brought.items() if one != NOTHING])
    value = tuple(brought.items())
    return Why(PAYOUT, value, state.table.places, (state.round,), (fixed, *cards, *paid, *totals))


def _won(state: State, city: City, steps: Steps) -> Why:
    """What one city brings, and whom its card strikes."""
    winner, here = holder(city), (hidden_card(city.name), city.name)
    if winner is None:
        return Why(LEFT_LYING, None, (city.name,), (city.name,))
    who, face = state.table.colours[winner], steps.won(city)
    if face is None:
        return Why(WINS_NOTHING, None, (city.name,), (who, city.name))
    if isinstance(face, int):
        return Why(WINS_MONEY, (who, face), here, (who, city.name, face))
    struck = tuple([strike(state.table.colours[one], city.name, face, here) for one in steps.struck(city, winner)])
    return Why(WINS_PENALTY, (who, face), here, (who, city.name, face), struck)


def strike(who: str, city: str, penalty: Face, where: tuple[Where, ...]) -> Why:
    """The penalty of that city's card strikes that player; its value says so."""
    if penalty == BANISHED:
        return Why(IS_BANISHED, (who, penalty, city), where, (who, city))
    return Why(STRIKES[str(penalty)], (who, penalty, city), where, (who,))


def add(brought: dict[str, Brought], why: Why) -> None:
    """What a single reason brings whom."""
    if why.rule in (SHOT, JAILED, WOUNDED, IS_BANISHED):
        who, penalty, city = why.value
        brought[who] = brought[who].struck(penalty, city)
    elif why.rule in (WINS_MONEY, chicagos.CHICAGO):
        who, money = why.value[:2]
        brought[who] = replace(brought[who], money=brought[who].money + money)


def _total(who: str, one: Brought) -> Why:
    """All of what the round brings one player."""
    counts = ((REVOLVER, one.dead), (PRISON, one.prison), (HOSPITAL, one.hospital), (BANISHED, len(one.banished)))
    penalties = tuple([penalty for penalty, number in counts for _ in range(number)])
    return Why(TOTAL, one, (hand(who),), (who, one.money, penalties))
