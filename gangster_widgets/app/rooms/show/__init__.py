"""Show: a reckoning step by step before a class."""

DOOR: int | None = None
UNDER = "teach"
