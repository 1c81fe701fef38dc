"""Wrong ideas about what comes between turns: the end of chapter I, the gang war, and snitches."""

from collections.abc import Callable, Sequence

from gangster_widgets.games.gangsta.income import gangsters
from gangster_widgets.games.gangsta.person import Person
from gangster_widgets.games.gangsta.thought import Thought
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.record import replace


def without(left_out: Callable[[Person], bool]) -> Callable[[Thought], Thought]:
    """Skills of some gangsters are thought not to count."""

    def change(thought: Thought) -> Thought:
        who = thought.skills.who
        return replace(thought, skills=replace(thought.skills, who=lambda one: who(one) and not left_out(one)))

    return change


def _boss_not_counted(thought: Thought) -> Thought:
    """The boss is thought not to count, with his skills or with his family."""
    member = thought.count.member
    count = replace(thought.count, member=lambda one, family: member(one, family) and not one.boss)
    return replace(without(lambda one: one.boss)(thought), count=count)


def _printed(person: Person) -> str:
    """Learnt skills are thought not to count."""
    return person.skills


def _learnt_not_counted(thought: Thought) -> Thought:
    return replace(thought, skills=replace(thought.skills, symbols=_printed))


def _gangsters(thought: Thought) -> Thought:
    return replace(thought, income=replace(thought.income, compared=gangsters))


def _fewer_than_most(numbers: Sequence[int]) -> tuple[bool, ...]:
    """Those who have most together are thought to be spared."""
    return tuple([number < max(numbers) for number in numbers])


def _fewest(numbers: Sequence[int]) -> tuple[bool, ...]:
    """Only who has fewest is thought to lose somebody."""
    return tuple([number == min(numbers) for number in numbers])


def _losing(losing: Callable[[Sequence[int]], tuple[bool, ...]]) -> Callable[[Thought], Thought]:
    """A mistake about which numbers lose the war."""
    return lambda thought: replace(thought, war=replace(thought.war, losing=losing))


def _anybody(person: Person) -> bool:
    """The boss is thought to go like anybody else."""
    return True


def _boss_discarded(thought: Thought) -> Thought:
    return replace(thought, war=replace(thought.war, discarded=_anybody))


def _boss_arrested(thought: Thought) -> Thought:
    return replace(thought, snitched=replace(thought.snitched, arrested=_anybody))


def _nothing(money: int) -> int:
    """Who loses a gangster is thought to keep his money."""
    return 0


def _money_kept(thought: Thought) -> Thought:
    return replace(thought, snitched=replace(thought.snitched, lost=_nothing))


def _whole_number(number: int, has: int) -> int:
    """Who has too few informants is thought to owe the whole number."""
    return number if has < number else 0


def _whole_number_paid(thought: Thought) -> Thought:
    return replace(thought, snitched=replace(thought.snitched, owed=_whole_number))


WAR, SNITCHED = ("war",), ("snitched",)
COUNTED, EVENTS = "gangsta.symbols", ("income", "war", "snitched")
LARGEST, FAMILY = "gangsta.largest-gang", "gangsta.family-points"

CHAPTERS = (
    Mistake("boss-not-counted", (*EVENTS, "count"), COUNTED, _boss_not_counted, also=(LARGEST, FAMILY)),
    Mistake("learnt-not-counted", EVENTS, "gangsta.train", _learnt_not_counted),
    Mistake("gangsters-not-skills", ("income",), "gangsta.income", _gangsters),
    Mistake("engaged-not-counted", (*WAR, *SNITCHED), COUNTED, without(lambda one: one.engaged)),
    Mistake("war-tie-spares", WAR, "gangsta.war", _losing(_fewer_than_most), "losing"),
    Mistake("only-the-weakest", WAR, "gangsta.war", _losing(_fewest), "losing"),
    Mistake("boss-discarded", WAR, "gangsta.boss-safe", _boss_discarded),
    Mistake("boss-arrested", SNITCHED, "gangsta.boss-safe", _boss_arrested),
    Mistake("money-kept", SNITCHED, "gangsta.snitch-unpaid", _money_kept),
    Mistake("whole-number-paid", SNITCHED, "gangsta.snitch", _whole_number_paid),
)
