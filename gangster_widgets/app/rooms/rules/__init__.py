"""Rules: to be looked up and printed; learning them is behind the door of the course."""

DOOR: int | None = None
UNDER = "learn"
