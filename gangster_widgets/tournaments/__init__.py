"""Bots against each other: who sits where in which game, how good they are, and how sure that is."""
