"""What the app's shell tells beyond the controls that are used, read strictly: it comes from outside."""

from typing import Annotated, Any

import msgspec

from gangster_widgets.kernel.record import Record

Short = Annotated[str, msgspec.Meta(max_length=8000)]


class Opened(Record, frozen=True, gc=False, tag_field="kind", tag="opened"):
    """A page was opened: its address and where it lies, the browser's languages, whether its world is dark, how far its
    clock is from UTC in minutes, the secret that the browser keeps, and that of a private link that was followed.
    """

    address: Short
    origin: Short
    languages: tuple[Short, ...] = ()
    dark: bool = False
    offset: Annotated[int, msgspec.Meta(ge=-1000, le=1000)] = 0
    me: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    link: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class Went(Record, frozen=True, gc=False, tag_field="kind", tag="went"):
    """The browser went back or forward to that address."""

    address: Short


class Dark(Record, frozen=True, gc=False, tag_field="kind", tag="dark"):
    """The world around the page became dark, or light."""

    dark: bool


def heard(message: Any) -> Opened | Went | Dark | None:
    """What that message says, None where it is none of these."""
    try:
        found: Opened | Went | Dark = msgspec.convert(message, Opened | Went | Dark)
    except msgspec.ValidationError:
        return None
    return found
