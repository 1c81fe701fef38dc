"""What a page tells, read strictly: it comes from outside. Whatever is none of these is not heard."""

from typing import Annotated, Any

import msgspec

from gangster_widgets.kernel.record import Record

Number = Annotated[float, msgspec.Meta(ge=-1e6, le=1e6)]
Size = Annotated[float, msgspec.Meta(ge=0, le=1e6)]


class Page(Record, frozen=True, gc=False, tag_field="kind", tag="page"):
    """How the page is: the picture's width, how many pixels it has to one of CSS, whether it is dark, whether it keeps
    calm, whether the picture fills the screen, and how high the window is.
    """

    width: Size
    ratio: Size
    dark: bool
    calm: bool
    full: bool = False
    height: Size = 768


class Click(Record, frozen=True, gc=False, tag_field="kind", tag="click"):
    """A point of the scene was clicked, or touched."""

    x: Number
    y: Number
    touch: bool = False


class Press(Record, frozen=True, gc=False, tag_field="kind", tag="press"):
    """A cell of the grid was entered."""

    id: str


class Key(Record, frozen=True, gc=False, tag_field="kind", tag="key"):
    """A key was pressed, in that cell."""

    key: str
    id: str | None = None


class Look(Record, frozen=True, gc=False, tag_field="kind", tag="look"):
    """A cell came under the pointer or got the focus; None where the pointer left."""

    id: str | None = None


class Do(Record, frozen=True, gc=False, tag_field="kind", tag="do"):
    """A control of the panel was used, and says this now."""

    do: str
    value: str | bool | int | None = None


class Drop(Record, frozen=True, gc=False, tag_field="kind", tag="drop"):
    """Something of the panel was dragged to that point of the scene."""

    what: str
    x: Number
    y: Number


class Put(Record, frozen=True, gc=False, tag_field="kind", tag="put"):
    """Something of the panel was dragged onto something else there."""

    what: str
    on: str


class Drag(Record, frozen=True, gc=False, tag_field="kind", tag="drag"):
    """Something was dragged from one point of the scene to another."""

    x: Number
    y: Number
    to_x: Number
    to_y: Number


class Link(Record, frozen=True, gc=False, tag_field="kind", tag="link"):
    """The address says that the picture is to stand there."""

    to: str


class Part(Record, frozen=True, gc=False, tag_field="kind", tag="part"):
    """A part of a file that was handed over; its bytes come along. `size` is that of the whole file, `at` where the
    part begins in it. Of a file that is too large there is one part without bytes.
    """

    do: str
    name: str
    size: Annotated[int, msgspec.Meta(ge=0)]
    at: Annotated[int, msgspec.Meta(ge=0)]
    last: bool


Told = Page | Click | Press | Key | Look | Do | Drop | Put | Drag | Link | Part


def heard(message: Any) -> Told | None:
    """What that message says, None where it is none that a page sends."""
    try:
        found: Told = msgspec.convert(message, Told)
    except msgspec.ValidationError:
        return None
    return found
