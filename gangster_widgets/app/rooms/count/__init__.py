"""The scoring pad, for a real table."""

DOOR: int | None = None
