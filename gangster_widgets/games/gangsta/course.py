"""What a turn brings beside heists, as one can think of it wrongly: passing, murder, theft, and the chapter's end."""

from collections.abc import Callable, Sequence

from gangster_widgets.games.gangsta import pieces
from gangster_widgets.games.gangsta.mobilising import leaders
from gangster_widgets.games.gangsta.person import LEADER, Gang, Person, spoken
from gangster_widgets.games.gangsta.resource import BLACK_MARKET, NO_RESOURCES, Resources, helps
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Rule, Why

PASSES = Rule("passes-for", "gangsta.pass", ("who", "money", "names"))
ON_THE_BLACK_MARKET = Rule("on-the-black-market", "gangsta.black-market", ("who", "money"))
VICTIMS = Rule("murder-victims", "gangsta.murder", ("who", "names"))
STOLEN = Rule("stolen", "gangsta.theft", ("thief", "victim", "money"))
STOLEN_LESS = Rule("stolen-less", "gangsta.theft", ("thief", "victim", "money", "amount"))
LEARNERS = Rule("learners", "gangsta.train", ("skill", "names"))
AT_ONCE = Rule("ends-at-once", "gangsta.chapter-3", ())
STILL_TO_PLAY = Rule("still-to-play", "gangsta.chapter-3", ("players",))

MARKET, VICTIM_SKILLS = 2, 2


def any_leader(person: Person) -> int:
    """Leaders pay whether available or engaged (gangsta.pass)."""
    return leaders(person)


def exactly_two(person: Person) -> bool:
    """Murder takes a gangster with two skills, the learnt one counted, and never the boss (gangsta.murder)."""
    return not person.boss and len(person.symbols) == VICTIM_SKILLS


def what_there_is(amount: int, has: int) -> int:
    """No more is stolen than the victim has (gangsta.theft)."""
    return min(amount, has)


def may_learn(person: Person, skill: str) -> bool:
    """One learnt skill each, and never a second leader symbol (gangsta.train)."""
    return not person.learnt and not (skill == LEADER and leaders(person))


def nobody(after: Sequence[str]) -> tuple[str, ...]:
    """The round is not played to its end (gangsta.chapter-3)."""
    return ()


class Steps(Record, frozen=True, gc=False):
    """How one thinks: which leader symbols pay, whom murder takes, what is stolen, who may learn, and who of those
    later in the round still plays when the game ends.
    """

    pays: Callable[[Person], int]
    victim: Callable[[Person], bool]
    stolen: Callable[[int, int], int]
    learns: Callable[[Person, str], bool]
    round: Callable[[Sequence[str]], tuple[str, ...]]


BY_THE_RULES = Steps(any_leader, exactly_two, what_there_is, may_learn, nobody)


def passing(gang: Gang, player: str, resources: Resources = NO_RESOURCES, steps: Steps = BY_THE_RULES) -> Why:
    """What passing brings; the value is the money."""
    paying = tuple([person.name for person in gang if steps.pays(person)])
    money = sum([steps.pays(person) for person in gang])
    parts: tuple[Why, ...] = ()
    if helps(resources, player, BLACK_MARKET):
        parts = (Why(ON_THE_BLACK_MARKET, MARKET, (pieces.resource(player),), (player, MARKET)),)
        money += MARKET
    where = tuple(map(pieces.gangster, paying)) or (pieces.gang(player),)
    return Why(PASSES, money, where, (player, money, paying), parts)


def victims(gang: Gang, player: str, steps: Steps = BY_THE_RULES) -> Why:
    """Whom of that gang murder can take; the value is their names."""
    names = tuple([person.name for person in gang if steps.victim(person)])
    return Why(VICTIMS, names, tuple(map(pieces.gangster, names)) or (pieces.gang(player),), (player, names))


def stolen(thief: str, victim: str, amount: int, has: int, steps: Steps = BY_THE_RULES) -> Why:
    """What a theft of that amount brings where the victim has so much; the value is the money."""
    money, where = steps.stolen(amount, has), (pieces.money(victim), pieces.money(thief))
    if money < amount:
        return Why(STOLEN_LESS, money, where, (thief, victim, money, amount))
    return Why(STOLEN, money, where, (thief, victim, money))


def learners(gang: Gang, engaged: Sequence[str], skill: str, steps: Steps = BY_THE_RULES) -> Why:
    """Who of that gang may learn the skill, of those who took part; the value is their names."""
    names = tuple([person.name for person in gang if person.name in engaged and steps.learns(person, skill)])
    where = tuple(map(pieces.gangster, names or [person.name for person in gang]))
    return Why(LEARNERS, names, where, (spoken(skill)[0], names))


def still_to_play(later: Sequence[str], everybody: Sequence[str], steps: Steps = BY_THE_RULES) -> Why:
    """Who of the players later in the round still has a turn when the game ends; the value is these players."""
    players, where = steps.round(later), tuple(map(pieces.gang, everybody))
    return Why(STILL_TO_PLAY, players, where, (players,)) if players else Why(AT_ONCE, (), where)
