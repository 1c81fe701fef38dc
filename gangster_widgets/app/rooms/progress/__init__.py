"""Progress: what is mastered, and what to do next."""

DOOR: int | None = 5
