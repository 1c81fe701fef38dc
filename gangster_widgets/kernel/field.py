"""What a position under the pen offers to be changed: fields, each one of several, in parts under a heading."""

from gangster_widgets.kernel.record import Record

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
