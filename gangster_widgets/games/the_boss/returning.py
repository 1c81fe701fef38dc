"""Who comes back after a round: placed professionals at once, those who were away in their time, occasionals never."""

from collections.abc import Iterator, Mapping

from gangster_widgets.games.the_boss.payout import Brought
from gangster_widgets.games.the_boss.state import Crew, Men, State, hand
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Rule, Why

RETURNING = Rule("returning", "boss.round-end", ("round",))
COME_BACK = Rule("come-back", "boss.round-end", ("who", "number"))
OCCASIONALS_GO = Rule("occasionals-go", "boss.occasional", ("who", "number"))
HEALED = Rule("back-from-hospital", "boss.hospital", ("who", "number"))
FREED = Rule("back-from-prison", "boss.prison", ("who", "number"))


class Steps(Record, frozen=True, gc=False):
    """How one thinks: do placed professionals and occasionals come back, how many rounds a prisoner misses."""

    professionals: bool = True
    occasionals: bool = False
    prison: int = 2


BY_THE_RULES = Steps()


def returning(state: State, brought: Mapping[str, Brought], steps: Steps = BY_THE_RULES) -> Why:
    """What becomes of everybody's gangsters after this round; the value is what each player then has, by seat."""
    parts: list[Why] = []
    crews = []
    for seat, who in enumerate(state.table.colours):
        crew, one = state.crews[seat], brought[who]
        placed = [city.men[seat] for city in state.cities]
        professionals = sum([men.professionals for men in placed]) - one.dead - one.prison - one.hospital
        occasionals = sum([men.occasionals for men in placed])
        parts += _told(who, crew, professionals * steps.professionals, occasionals * (not steps.occasionals))
        crews.append(_crew(crew, one, professionals * steps.professionals, occasionals, steps))
    hands = tuple([hand(who) for who in state.table.colours])
    return Why(RETURNING, tuple(crews), hands, (state.round,), tuple(parts))


def _told(who: str, crew: Crew, professionals: int, gone: int) -> Iterator[Why]:
    """What happens to one player's gangsters."""
    counts = (COME_BACK, professionals), (HEALED, crew.hospital), (FREED, crew.prison[0]), (OCCASIONALS_GO, gone)
    return (Why(rule, number, (hand(who),), (who, number)) for rule, number in counts if number)


def _crew(crew: Crew, one: Brought, professionals: int, occasionals: int, steps: Steps) -> Crew:
    """One player's gangsters after the round: nobody of his is in a city any more."""
    had = crew.available or Men()
    soon, later = crew.prison[1], 0
    if steps.prison == 1:
        soon += one.prison
    else:
        later = one.prison
    back = professionals + crew.hospital + crew.prison[0]
    kept = occasionals if steps.occasionals else 0
    return Crew(
        Men(had.professionals + back, had.occasionals + kept),
        one.hospital,
        (soon, later),
        crew.dead + one.dead,
        crew.gone + occasionals - kept,
        tuple(dict.fromkeys((*crew.banished, *one.banished))),
    )
