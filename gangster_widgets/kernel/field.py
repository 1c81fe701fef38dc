"""What a position under the pen offers to be changed: fields, each one of several, in parts under a heading."""

from collections.abc import Sequence

from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.words import Words

Options = tuple[tuple[str, str], ...]
"""Values, each with what it says."""


class Field(Record, frozen=True):
    """One of several: its name, what it says, its value, and what can be chosen.

    Where it has a `longest`, it is a line to type in that takes so many characters.
    """

    name: str
    label: str
    value: str
    options: Options = ()
    longest: int = 0


class Fields(Record, frozen=True):
    """Fields that belong together. `quiet` ones are opened when they are wanted."""

    name: str
    title: str
    fields: tuple[Field, ...]
    quiet: bool = False


def of_ruling(name: str, ways: Sequence[str], say: Words) -> Options:
    """How that ruling can be played: as it is at first, nothing, and each other way.

    At first it is played by the rules, unless there is a message of its own for that, as a variant has it.
    """
    own = f"editor-ruling-{name}-at-first"
    first = say.say(own if say.has(own) else "editor-by-the-rules")
    return ("", first), *((way, say.say(f"editor-ruling-{way}")) for way in ways)
