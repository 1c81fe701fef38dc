"""A heist: the skills it takes, and what it brings."""

from gangster_widgets.kernel.record import Record


class Heist(Record, frozen=True, gc=False):
    """A heist. `needs` are symbols, one letter each; `coop` is the shared money of a co-operative one, None otherwise.

    `tech` marks hacking and art theft. `train` is the skill that may be learnt, or nothing.
    """

    needs: str
    name: str = ""
    coop: int | None = None
    tech: bool = False
    money: int = 0
    points: int = 0
    hire: bool = False
    train: str = ""
    extra_turn: bool = False
    steal: int = 0
    divert: int = 0
    murder: bool = False
    mobilise: bool = False

    @property
    def cooperative(self) -> bool:
        """Whether others' gangsters may take part."""
        return self.coop is not None
