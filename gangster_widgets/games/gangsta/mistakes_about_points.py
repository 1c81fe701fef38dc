"""Wrong ideas about the points at the end of the game."""

from gangster_widgets.games.gangsta.count import FIRST
from gangster_widgets.games.gangsta.mistakes_about_chapters import FAMILY, LARGEST
from gangster_widgets.games.gangsta.resource import Resource
from gangster_widgets.games.gangsta.thought import Thought
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.record import replace


def _two_for_each(several: bool) -> int:
    """Equal ones are thought to get as much as one alone."""
    return FIRST


def _equal_two_each(thought: Thought) -> Thought:
    return replace(thought, count=replace(thought.count, bonus=_two_for_each))


def _active_or_not(card: Resource) -> bool:
    """A resource is thought to score whether it is active or not."""
    return True


def _inactive_counts(thought: Thought) -> Thought:
    return replace(thought, count=replace(thought.count, scores=_active_or_not))


def _always(families: bool) -> bool:
    """The largest gang is thought to score with families too."""
    return True


def _largest_kept(thought: Thought) -> Thought:
    return replace(thought, count=replace(thought.count, largest=_always))


COUNT = ("count",)
RICHEST = "gangsta.richest"

POINTS = (
    Mistake("equal-two-each", COUNT, RICHEST, _equal_two_each, also=(LARGEST, FAMILY)),
    Mistake("inactive-resource-counts", COUNT, "gangsta.resource-points", _inactive_counts),
    Mistake("largest-gang-kept", COUNT, FAMILY, _largest_kept),
)
