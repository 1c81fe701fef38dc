"""Learn, solve and teach gangster board games: one rules engine that says why, and everything built on it."""

__version__ = "0.1.0"
