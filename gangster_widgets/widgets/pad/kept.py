"""A scoring pad put down and taken up again: everything that is entered, as JSON data."""

from typing import TYPE_CHECKING, Any, get_type_hints

import msgspec

from gangster_widgets.games.gangster.sheet import Sheet

if TYPE_CHECKING:
    from gangster_widgets.widgets.pad.widget import ScoringPadWidget

BOX = "box"
"""The figures of the box are not kept: whoever takes the pad up has them."""


def kept(pad: "ScoringPadWidget") -> dict[str, Any]:
    """What is entered, without what can be taken back."""
    names = [name for name in Sheet.__struct_fields__ if name != BOX]
    return {name: msgspec.to_builtins(getattr(pad.sheet, name)) for name in names}


def take_up(pad: "ScoringPadWidget", data: Any) -> bool:
    """Goes on with what was entered; False where it is none, or of a box with other districts."""
    types = get_type_hints(Sheet)
    try:
        parts = {name: msgspec.convert(_frozen(value), types[name]) for name, value in dict(data).items()}
        sheet = Sheet(**parts, box=pad.sheet.box)
    except (KeyError, TypeError, ValueError):
        return False
    if [entry.place for entry in sheet.entries] != [entry.place for entry in pad.sheet.entries]:
        return False
    pad.change(sheet)
    return True


def _frozen(value: Any) -> Any:
    """The same with tuples for lists, as a sheet has them."""
    if isinstance(value, list):
        return tuple(_frozen(one) for one in value)
    return {name: _frozen(one) for name, one in value.items()} if isinstance(value, dict) else value
