"""Results: what learners have answered, as a table."""

DOOR: int | None = None
UNDER = "teach"
