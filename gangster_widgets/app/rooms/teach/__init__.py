"""Teach: what there is for a teacher."""

DOOR: int | None = 4
