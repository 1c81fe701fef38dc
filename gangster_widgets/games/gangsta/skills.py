"""Counting skills in gangs: what the end of chapter I, the gang war and a snitch have in common."""

from collections.abc import Callable

from gangster_widgets.games.gangsta import pieces
from gangster_widgets.games.gangsta.person import Gang, Person, spoken
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Rule, Why

HAS_SYMBOLS = Rule("has-symbols", "gangsta.symbols", ("who", "skill", "number", "names"))
HAS_SKILLS = Rule("has-skills", "gangsta.symbols", ("who", "number", "names"))


def anybody(person: Person) -> bool:
    """The whole gang counts: the boss too, engaged or not (gangsta.symbols)."""
    return True


def learnt_too(person: Person) -> str:
    """Learnt skills count like printed ones (gangsta.symbols)."""
    return person.symbols


class Steps(Record, frozen=True, gc=False):
    """How one thinks: who counts, and which of his symbols do."""

    who: Callable[[Person], bool]
    symbols: Callable[[Person], str]


BY_THE_RULES = Steps(anybody, learnt_too)


def skills(gang: Gang, player: str, steps: Steps = BY_THE_RULES) -> Why:
    """How many skills that gang has in all; the value is that number."""
    each = [(person.name, len(steps.symbols(person))) for person in gang if steps.who(person)]
    return _counted(HAS_SKILLS, player, (), each)


def symbols(gang: Gang, player: str, skill: str, steps: Steps = BY_THE_RULES) -> Why:
    """How many symbols of that skill the gang has; the value is that number."""
    each = [(person.name, steps.symbols(person).count(skill)) for person in gang if steps.who(person)]
    return _counted(HAS_SYMBOLS, player, (spoken(skill)[0],), each)


def _counted(rule: Rule, player: str, skill: tuple[str, ...], each: list[tuple[str, int]]) -> Why:
    """The sum, with those who add something to it."""
    adding = [(name, count) for name, count in each if count]
    number = sum([count for _, count in adding])
    where = tuple([pieces.gangster(name) for name, _ in adding]) or (pieces.gang(player),)
    return Why(rule, number, where, (player, *skill, number, tuple([name for name, _ in adding])))
