"""Placement: a few questions that say where to begin."""

DOOR: int | None = None
UNDER = "learn"
