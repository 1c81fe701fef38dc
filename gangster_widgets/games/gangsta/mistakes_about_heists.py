"""Wrong ideas about heists: who may join, and which of his skills he uses."""

from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.joining import some_of_use, with_nothing_too
from gangster_widgets.games.gangsta.person import Person
from gangster_widgets.games.gangsta.thought import Thought
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.record import replace


def _held_back(thought: Thought) -> Thought:
    """Somebody is thought to use of his missing skills whichever he likes."""
    return replace(thought, joining=replace(thought.joining, ways=some_of_use))


def _without_missing_skill(thought: Thought) -> Thought:
    """Somebody who brings nothing is thought to be allowed to join."""
    return replace(thought, joining=replace(thought.joining, ways=with_nothing_too))


def _whether_engaged_or_not(person: Person) -> bool:
    """Whoever is engaged is thought to take part as well."""
    return True


def _engaged_too(thought: Thought) -> Thought:
    return replace(thought, joining=replace(thought.joining, ready=_whether_engaged_or_not))


def _in_no_heist(heist: Heist) -> bool:
    """Others' gangsters are thought to follow in no heist at all."""
    return False


def _own_only(thought: Thought) -> Thought:
    return replace(thought, joining=replace(thought.joining, shared=_in_no_heist))


KINDS = ("engage", "may-join", "best-heist")

HEISTS = (
    Mistake("skill-held-back", KINDS, "gangsta.use-all", _held_back, "ways"),
    Mistake("joins-without-missing-skill", KINDS, "gangsta.missing-skill", _without_missing_skill, "ways"),
    Mistake("engaged-may-join", KINDS, "gangsta.only-available", _engaged_too),
    Mistake("coop-own-only", KINDS, "gangsta.coop", _own_only),
)
