"""What a bot thinks of a position, as data: hints, reasons and judgements of played games are read off it."""

from typing import Any

from gangster_widgets.kernel.record import Record


class Looked(Record, frozen=True):
    """An action that was looked at, and what it is worth: how many points it puts its player ahead of the others.

    Worths compare actions of one position, not positions.
    """

    action: Any
    worth: float


class Thinking(Record, frozen=True):
    """The action that is chosen, all that were looked at with their worths, the best first, and what is to follow.

    `plan` is the choice and the own next actions it has in mind, when the others have answered as it expects: they need
    not be possible if they do not. `nodes` is how many positions were weighed.
    A bot that chooses without looking has looked at nothing.
    """

    action: Any
    looked: tuple[Looked, ...] = ()
    plan: tuple[Any, ...] = ()
    nodes: int = 0

    def worth(self, action: Any) -> float | None:
        """What that action is worth; None where it was not looked at."""
        return next((one.worth for one in self.looked if one.action == action), None)

    def lost(self, action: Any) -> float | None:
        """How much less that action is worth than the best that was looked at."""
        worth = self.worth(action)
        return None if worth is None else self.looked[0].worth - worth
