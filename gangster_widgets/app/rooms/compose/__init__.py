"""Compose: a position with a question, as a file, a link or a notebook's cell."""

DOOR: int | None = None
UNDER = "teach"
