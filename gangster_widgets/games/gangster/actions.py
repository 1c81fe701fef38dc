"""What a person can do in a turn: one action that names every choice made in it."""

from gangster_widgets.kernel.record import Record


class Drive(Record, frozen=True, gc=False):
    """Drive with a movement card, one step longer with the engine, and all that happens where the drive ends.

    `pushed` is the gang whose car the bumper moves and `pushed_to` where; under the ruling `bumper: swap` that is the
    place where the drive ended. `dumped` has a letter for each gangster left at Gold Coast, sorted.
    """

    gang: str
    card: int
    engine: bool
    to: str
    pushed: str | None = None
    pushed_to: str | None = None
    dumped: str = ""
    taken: str | None = None


class Load(Record, frozen=True, gc=False):
    """Load the gangster who stands on that field of that district."""

    gang: str
    place: str
    field: int


class Unload(Record, frozen=True, gc=False):
    """Unload these gangsters, a letter each, one after another, in the district where the car stands."""

    gang: str
    gangsters: str


class Lose(Record, frozen=True, gc=False):
    """Lose the turn, because nothing else can be done (turn.stuck)."""

    gang: str


Action = Drive | Load | Unload | Lose
