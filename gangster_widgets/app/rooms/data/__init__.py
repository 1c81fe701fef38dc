"""Your data: out, in, away."""

DOOR: int | None = None
