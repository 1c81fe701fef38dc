"""Play: a whole game, alone or together."""

DOOR: int | None = 3
