"""Home: what this is, and the way in."""

DOOR: int | None = None
