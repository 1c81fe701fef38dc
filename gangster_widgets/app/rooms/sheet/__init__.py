"""Sheet: chosen puzzles on paper, and for Moodle."""

DOOR: int | None = None
UNDER = "teach"
