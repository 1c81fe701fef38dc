"""Wrong ideas about mobilising and about the rest of a turn.

Those that change no answer belong to no kind of question: they are met in lessons and in play.
"""

from collections.abc import Sequence

from gangster_widgets.games.gangsta.mobilising import all_engaged, leaders, while_available
from gangster_widgets.games.gangsta.person import Gang, Person
from gangster_widgets.games.gangsta.thought import Thought
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.record import replace


def _engaged_leaders(thought: Thought) -> Thought:
    """Engaged leaders are thought to give orders too."""
    return replace(thought, mobilising=replace(thought.mobilising, frees=leaders))


def _freed_leaders(thought: Thought) -> Thought:
    """A leader who has just been freed is thought to give orders at once."""
    return replace(thought, mobilising=replace(thought.mobilising, then=leaders))


def _all_but_one(gang: Gang) -> bool:
    """A gang is thought to be synchronised although one, not the boss, stands available."""
    available = [person for person in gang if not person.engaged]
    return all_engaged(gang) or (len(available) == 1 and not available[0].boss)


def _with_one_available(thought: Thought) -> Thought:
    return replace(thought, mobilising=replace(thought.mobilising, synchronised=_all_but_one))


def _never(gang: Gang) -> bool:
    """No gang is thought to be freed for nothing as a whole."""
    return False


def _synchronised_forgotten(thought: Thought) -> Thought:
    return replace(thought, mobilising=replace(thought.mobilising, synchronised=_never))


def _only_available_leaders_pay(thought: Thought) -> Thought:
    """Only available leaders are thought to pay who passes."""
    return replace(thought, course=replace(thought.course, pays=while_available))


def _anybody(person: Person) -> bool:
    """Murder is thought to take any gangster."""
    return not person.boss


def _murder_takes_anybody(thought: Thought) -> Thought:
    return replace(thought, course=replace(thought.course, victim=_anybody))


def _all_of_it(amount: int, has: int) -> int:
    """The bank is thought to add what the victim lacks."""
    return amount


def _filled_up(thought: Thought) -> Thought:
    return replace(thought, course=replace(thought.course, stolen=_all_of_it))


def _any_skill(person: Person, skill: str) -> bool:
    """A leader is thought to learn to lead twice."""
    return not person.learnt


def _second_leader(thought: Thought) -> Thought:
    return replace(thought, course=replace(thought.course, learns=_any_skill))


def _everybody_after(later: Sequence[str]) -> tuple[str, ...]:
    """The round is thought to be played to its end."""
    return tuple(later)


def _played_out(thought: Thought) -> Thought:
    return replace(thought, course=replace(thought.course, round=_everybody_after))


MOBILISE, ORDERS, SYNCHRONISED = ("mobilise",), "gangsta.leaders-engaged", "synchronised"
WHOLE = "gangsta.synchronised"

TURNS = (
    Mistake("engaged-leader-frees", MOBILISE, ORDERS, _engaged_leaders, "leaders"),
    Mistake("freed-leader-frees", MOBILISE, ORDERS, _freed_leaders, "leaders"),
    Mistake("hiring-keeps-synchronised", MOBILISE, "gangsta.newcomer", _with_one_available, SYNCHRONISED, (WHOLE,)),
    Mistake("synchronised-forgotten", MOBILISE, WHOLE, _synchronised_forgotten, SYNCHRONISED),
    Mistake("passing-pays-available-only", (), "gangsta.pass", _only_available_leaders_pay),
    Mistake("murder-takes-anybody", (), "gangsta.murder", _murder_takes_anybody),
    Mistake("theft-filled-up", (), "gangsta.theft", _filled_up),
    Mistake("second-leader-learnt", (), "gangsta.train", _second_leader),
    Mistake("round-played-out", (), "gangsta.chapter-3", _played_out),
)
