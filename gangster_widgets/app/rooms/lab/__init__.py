"""The combination lab of a game that has one."""

DOOR: int | None = None
UNDER = "learn"
