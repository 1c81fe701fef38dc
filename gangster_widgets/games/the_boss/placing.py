"""Placing gangsters: which places there are to enter with how many, what stands against it, and what it does."""

from collections.abc import Callable, Iterator
from functools import lru_cache

from gangster_widgets.games.the_boss.actions import Place
from gangster_widgets.games.the_boss.state import City, Men, State, hand, put, rivals, with_crew
from gangster_widgets.games.the_boss.takeover import NO_PROFESSIONAL, banishment, entry
from gangster_widgets.kernel.record import Record, replace
from gangster_widgets.kernel.why import Rule, Tell, Why

PLACED = Rule("placed", "boss.turn", ("who", "city", "professionals", "occasionals", "number"))
TAKES_OVER = Rule("takes-over", "boss.overtake", ("who", "city", "number", "rival", "had"))

NO_SUCH_CITY = Rule("no-such-city", "boss.line-up", ("city", "cities"))
NOBODY_NAMED = Rule("nobody-named", "boss.turn", ("who",))
PLACED_ALREADY = Rule("placed-already", "boss.turn", ("who",))
NOT_AVAILABLE = Rule("not-available", "boss.stay", ("who", "professionals", "occasionals"))
GANGSTERS_UNKNOWN = Rule("gangsters-unknown", "boss.turn", ("who",))
NOT_ENOUGH = Rule("not-enough", "boss.overtake", ("who", "city", "number", "rival", "has"))

Against = Callable[[State, Place, int], Why | None]


def banished(state: State, action: Place, seat: int) -> Why | None:
    """Who is banished from the city."""
    return banishment(state, state.city(action.city), seat)


def stranger(state: State, action: Place, seat: int) -> Why | None:
    """Who enters Chicago from nowhere."""
    return entry(state, state.city(action.city), seat)


def unaccompanied(state: State, action: Place, seat: int) -> Why | None:
    """Occasionals without a professional placed along or already there."""
    there = state.city(action.city).men[seat].professionals
    if action.occasionals and not action.professionals and not there:
        return Why(NO_PROFESSIONAL, action.who, (action.city,), (action.who, action.city))
    return None


def outnumbered(state: State, action: Place, seat: int) -> Why | None:
    """Who would not have more there than anybody else."""
    city = state.city(action.city)
    has, most = city.men[seat].number + action.professionals + action.occasionals, rivals(city, seat)
    if has > most:
        return None
    rival = next(who for who, men in zip(state.table.colours, city.men, strict=True) if men.number == most)
    return Why(NOT_ENOUGH, most + 1, (city.name,), (action.who, city.name, has, rival, most))


def twice(state: State, action: Place, seat: int) -> Why | None:
    """Who has placed gangsters in this turn already: gangsters enter one city a turn."""
    return Why(PLACED_ALREADY, action.who, (action.city,), (action.who,)) if state.placed else None


class Steps(Record, frozen=True, gc=False):
    """What stands against placing gangsters, thing by thing."""

    against: tuple[Against, ...]


BY_THE_RULES = Steps((twice, banished, stranger, unaccompanied, outnumbered))


def refusals(state: State, action: Place, steps: Steps = BY_THE_RULES) -> Iterator[Why]:
    """What stands against it, or is thought to, as if it were that player's turn."""
    table, seat = state.table, state.table.seat[action.who]
    if action.city not in table.index:
        yield Why(NO_SUCH_CITY, action.city, table.places, (action.city, table.places))
        return
    if action.professionals < 0 or action.occasionals < 0 or not action.professionals + action.occasionals:
        yield Why(NOBODY_NAMED, 0, (hand(action.who),), (action.who,))
        return
    men = state.crews[seat].available
    if men is None:
        yield Why(GANGSTERS_UNKNOWN, None, (hand(action.who),), (action.who,))
    elif action.professionals > men.professionals or action.occasionals > men.occasionals:
        facts = (action.who, men.professionals, men.occasionals)
        yield Why(NOT_AVAILABLE, men, (hand(action.who),), facts)
    for against in steps.against:
        why = against(state, action, seat)
        if why is not None:
            yield why


def places(state: State, seat: int) -> list[Place]:
    """Every way in which that player may place gangsters now, city by city."""
    men, found = state.crews[seat].available, []
    if men is not None and men.number:
        who = state.table.colours[seat]
        for city, least in _enterable(state, seat):
            found += _ways(who, city.name, men, max(least, 1), city.men[seat].professionals > 0)
    return found


def takeovers(state: State, seat: int) -> list[Place]:
    """For each city that he does not hold the way that takes the fewest gangsters, professionals first."""
    men, found = state.crews[seat].available or Men(), []
    for city, least in _enterable(state, seat):
        professionals = min(least, men.professionals)
        accompanied = professionals > 0 or city.men[seat].professionals > 0
        if least > 0 and accompanied and least - professionals <= men.occasionals:
            found.append(Place(state.table.colours[seat], city.name, professionals, least - professionals))
    return found


def _enterable(state: State, seat: int) -> Iterator[tuple[City, int]]:
    """The cities that the player may enter, each with how many more he needs to hold it: not above 0 where he does."""
    banned, elsewhere, chicago = state.crews[seat].banished, state.elsewhere(seat), state.table.chicago
    for city in state.cities:
        if city.name not in banned and (elsewhere or city.name != chicago):
            yield city, rivals(city, seat) - city.men[seat].number + 1


@lru_cache(maxsize=2**14)
def _ways(who: str, city: str, men: Men, least: int, accompanied: bool) -> list[Place]:
    """The ways to place at least that many of these gangsters there; `accompanied`: a professional is there already."""
    return [
        Place(who, city, professionals, occasionals)
        for professionals in range(0 if accompanied else 1, men.professionals + 1)
        for occasionals in range(men.occasionals + 1)
        if professionals + occasionals >= least
    ]


def place(state: State, action: Place, tell: Tell) -> State:
    """The position with these gangsters there."""
    seat, city = state.table.seat[action.who], state.city(action.city)
    had = city.men[seat]
    men = Men(had.professionals + action.professionals, had.occasionals + action.occasionals)
    _tell(state, action, city, men, tell)
    crew = state.crews[seat]
    if crew.available is not None:
        left = Men(crew.available.professionals - action.professionals, crew.available.occasionals - action.occasionals)
        crew = replace(crew, available=left)
    state = state.with_city(replace(city, men=put(city.men, seat, men)))
    return replace(with_crew(state, seat, crew), placed=True)


def _tell(state: State, action: Place, city: City, men: Men, tell: Tell) -> None:
    seat, where = state.table.seat[action.who], (city.name,)
    facts = (action.who, city.name, action.professionals, action.occasionals, men.number)
    tell(Why(PLACED, men, where, facts))
    most = rivals(city, seat)
    if city.men[seat].number <= most and most:
        rival = next(who for who, some in zip(state.table.colours, city.men, strict=True) if some.number == most)
        tell(Why(TAKES_OVER, action.who, where, (action.who, city.name, men.number, rival, most)))
