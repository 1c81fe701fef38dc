"""A reckoning told one thing after another: what a teacher points at while she counts aloud."""

from typing import Any

from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Why


class Beat(Record, frozen=True, gc=False):
    """One step: the reason it tells, what kind of step it is (`phase`), where, and of whom (`gang`, where of one).

    `facts` are what the question about it needs to know: the sentence `asks-<phase>` puts it before the answer shows.
    `ledger` is whose lines of the ledger go to other places when the answer shows, in their new order.
    """

    phase: str
    why: Why
    place: str = ""
    gang: str = ""
    facts: tuple[tuple[str, Any], ...] = ()
    ledger: tuple[str, ...] = ()

    @property
    def asked(self) -> str:
        """Of whom the question is, where it says so; else that is part of the answer."""
        return self.gang if self.gang in [fact for _, fact in self.facts] else ""

    @property
    def id(self) -> str:
        """A name of the step that stays the same: it can be linked to.

        >>> from gangster_widgets.kernel.why import Rule
        >>> Beat("tie", Why(Rule("tie", "tie.highest-rank"), 8), "The Loop", "Y").id
        'The Loop/tie/Y'
        """
        return "/".join(part for part in (self.place, self.phase, self.gang) if part)


class Telling(Record, frozen=True):
    """How far the beats of a case have been told: the steps so far, the present one as far as it shows, and another way
    of counting beside it with its title. `asked` is who is asked about while the answer does not show.
    """

    case: Any
    told: tuple[Beat, ...]
    now: Beat | None = None
    others: tuple[Beat, ...] | None = None
    titles: tuple[str, str] = ("", "")
    place: str = ""
    asked: str = ""
