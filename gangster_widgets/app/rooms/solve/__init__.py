"""Solve: puzzles that fit the learner."""

DOOR: int | None = 2
