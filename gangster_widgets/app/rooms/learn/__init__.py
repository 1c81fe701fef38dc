"""Learn: the course, lesson by lesson."""

DOOR: int | None = 1
