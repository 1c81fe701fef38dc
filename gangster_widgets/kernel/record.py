"""Frozen records: what states, actions and reasons are made of.

Made in 0.05 us, changed by `replace` in 0.06 us and read in 3 ns, where named tuples take three to ten times that.
"""

import msgspec
from msgspec.structs import asdict, replace


class Record(msgspec.Struct, frozen=True, gc=False):
    """A record that cannot be changed, equal and hashable by what is in it.

    Fields hold numbers, texts, tuples and other records. Nothing in a record may lead back to it: it is not seen by
    the collector of cycles.
    """


__all__ = ["Record", "asdict", "replace"]
