"""What is marked on a picture beside what lies there: what is chosen, possible, pointed at, refused, moved last."""

from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Where


class Marks(Record, frozen=True, gc=False):
    """Marks by the names of things. A picture is a function of what lies there and of these.

    `ways` are drives to be drawn, place by place; `notes` are short texts at a place: the card that leads there.
    `enlarged` is the place that is shown large where there is no room for all; with an empty one none is. `gaps` says
    whether they are told from other empty fields. `scores` says whose score is seen: of everybody who takes part where
    it is true, only once somebody has some where it is false, else as the game has it. `holders` says whether who is
    ahead in a place stands out there.
    """

    chosen: tuple[Where, ...] = ()
    open: tuple[Where, ...] = ()
    pointed: tuple[Where, ...] = ()
    refused: tuple[Where, ...] = ()
    last: tuple[Where, ...] = ()
    ways: tuple[tuple[str, ...], ...] = ()
    notes: tuple[tuple[str, str], ...] = ()
    ranks: bool = False
    following: bool = False
    gaps: bool = True
    enlarged: str | None = None
    scores: bool | None = None
    holders: bool = True

    def at(self, *places: str) -> "Marks":
        """Only what concerns that place, or goes by another of these names: two pictures are equal when these are."""

        def here(spots: tuple[Where, ...]) -> tuple[Where, ...]:
            return tuple(spot for spot in spots if _place(spot) in places)

        large = self.enlarged if self.enlarged in places else None
        return Marks(
            here(self.chosen), here(self.open), here(self.pointed), here(self.refused), here(self.last),
            (), tuple(note for note in self.notes if note[0] in places), self.ranks, self.following,
            self.gaps, large,
        )  # fmt: skip


def shade_of(of: Where, marks: Marks) -> str:
    """The colour of the outline of that thing, nothing where it has none."""
    if of in marks.refused or of in marks.chosen:
        return "red"
    return "brass" if of in marks.open or of in marks.pointed or of in marks.last else ""


def _place(spot: Where) -> str:
    if isinstance(spot, str):
        return spot
    return spot[0] if isinstance(spot, tuple) else spot.of


NO_MARKS = Marks()
