"""Things worked out once and looked up ever after, as fast as a dictionary is."""

from collections.abc import Callable
from typing import Any, TypeVar

Value = TypeVar("Value")


class Memo(dict[Any, Value]):
    """A dictionary that makes what it lacks: `memo[key]` is `make(*key)`, made once. For keys that are tuples.

    It forgets nothing, so it belongs to something with a bounded number of keys that goes away with it.

    >>> squares = Memo(lambda number: number * number)
    >>> squares[7,], len(squares)
    (49, 1)
    """

    def __init__(self, make: Callable[..., Value]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: tuple[Any, ...]) -> Value:
        value = self[key] = self._make(*key)
        return value
